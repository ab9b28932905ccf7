"""The shapes of tables on the wire. The types of the browser client are generated from these."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, get_type_hints

from pydantic import Field as Limits

from bruxelles.games import NAMES, find_rulebook
from bruxelles.server.shapes import MOST_ROWS, MOST_SEATS, Asked, BotName, Colour, SeatKind, Shown, Text
from bruxelles.server.shuffle_wire import CommitmentShown, GatheringShown

if TYPE_CHECKING:
    View: TypeAlias = Any
else:
    # Each game declares the shape of its view, so the server can describe them all without knowing any.
    View = reduce(or_, [get_type_hints(type(find_rulebook(name)).view)["return"] for name in NAMES])

Key = Annotated[
    str,
    Limits(min_length=1, max_length=80, description="Chosen by the sender; a request sent twice with it counts once."),
]
Expected = Annotated[int, Limits(ge=0, le=MOST_ROWS, description="The number of the last frame that the sender saw.")]
SeatNumber = Annotated[int, Limits(ge=1, le=MOST_SEATS)]
Printed = Annotated[
    dict[str, dict[str, int | str]],
    Limits(description="The numbers printed on pieces: further fields of a message, by its key. A text is a token."),
]


class TokenField(Shown):
    """A word of the notation, such as noble:horta, which each language names in its own way."""

    token: str


class Message(Shown):
    """A sentence in no language yet: a key of the catalogue and its fields."""

    key: str
    fields: dict[str, int | str | TokenField | Message | list[TokenField | Message]]


class Problem(Shown):
    """What went wrong: in English, as a message for any language, and the rule that forbids it, if one does."""

    message: str
    say: Message
    rule: str | None = None


class Refusal(Shown):
    error: Problem


class Option(Shown):
    """An option. `then` is the decision that the same seat would have to make next, if no chance event comes first."""

    token: str
    action: int | None
    label: Message
    then: Decision | None


class Amount(Shown):
    """Every whole number from `min` to `max` can be chosen. The token of an answer is `token` with the number in place
    of `{amount}`. Its action number is `action` for `min`, and one more for each further number. `notable` are a few
    numbers worth pointing out.
    """

    token: str
    min: int
    max: int
    action: int | None
    notable: list[int]


class Decision(Shown):
    """What a seat (counted from 1) has to decide, and all its possible answers: an amount, options, or both. A private
    decision shows its options only to its own seat.
    """

    seat: int
    name: str
    private: bool
    of: Annotated[str | None, Limits(description="The token of the card, tile or board that asks.")]
    at: Annotated[str | None, Limits(description="The part of the table where it is answered, such as market.")]
    question: Message
    phase: Message
    matters: Annotated[
        Message | None, Limits(description="What to consider now, for people; null for decisions further ahead.")
    ]
    amount: Amount | None
    options: list[Option]


class Fact(Shown):
    """Something that happened, with the row of the log that caused it and the entry of the record where it happened.
    The sentences of a row are in `log` of its last fact; if the row has parts in which nobody was asked (`forced`),
    each part has its own.
    """

    number: int
    entry: int
    kind: Annotated[str, Limits(description="Its name in the contents of the game, such as money_moved.")]
    reason: Annotated[str | None, Limits(description="What distinguishes facts of the same kind, such as sale.")]
    seat: int | None
    tokens: Annotated[dict[str, str], Limits(description='Its other details, by name: {"amount": "bf:-3"}.')]
    log: list[Message]
    forced: bool = False


class SeatShown(Shown):
    """A seat: who sits there, whether they have a page open, and whether the token of this request may play it."""

    seat: int
    name: str
    kind: SeatKind
    colour: Colour
    bot: BotName | None
    present: bool
    mine: bool


class SettingsShown(Shown):
    edition: str
    options: dict[str, str]
    components_corrected: bool
    printed: Annotated[Printed, Limits(description="The printed numbers of a corrected box that differ from ours.")]


class Waits(Shown):
    confirmation_of: int | None


class Sheet(Shown):
    """The points of every seat, by source."""

    sources: list[str]
    points: list[list[int]]
    totals: list[int]
    ranks: list[int]


class Frame(Shown):
    """A table as the holder of a token may see it, and what has happened since the number in the request. A page that
    kept the facts up to that number keeps the first `kept` of them, drops the rest, and appends `facts`.
    """

    table: str
    game: str
    number: int
    entry: Annotated[int, Limits(description="How many entries the record has.")]
    settings: SettingsShown
    seats: list[SeatShown]
    host: bool
    view: View | None
    decision: Decision | None
    waits: Waits
    may_undo: bool
    may_redo: bool
    kept: int
    facts: list[Fact]
    over: bool
    sheet: Sheet | None
    commitments: list[CommitmentShown]
    gathering: GatheringShown | None
    seeds: Annotated[list[str | None], Limits(description="The secrets that were committed to, once the game is over.")]
    error: Problem | None


class Stale(Shown):
    """The request came too late. `frame` is the table as it is now."""

    error: Problem
    frame: Frame


class Brief(Shown):
    """A table in a list of tables. `waiting` is the seat that has to answer or confirm."""

    table: str
    game: str
    number: int
    seats: list[SeatShown]
    waiting: int | None
    gathers: bool
    over: bool
    error: Problem | None


class Scene(Shown):
    """A position in which somebody was asked, or the last one: the answer that led to it, and what has happened since
    the previous scene. It is numbered by how many entries the record had at that point.
    """

    entry: int
    seat: int | None
    answer: Message | None
    view: View | None
    facts: list[Fact]
    points: list[int]


class Scenes(Shown):
    scenes: list[Scene]
    more: bool


class Moment(Shown):
    """A scene without its view, for an outline of the whole game."""

    entry: int
    seat: int | None
    round: int | None
    points: list[int]


class Course(Shown):
    moments: list[Moment]


class Answer(Asked):
    seat: SeatNumber
    decision: Text
    token: Text


class AnswersAsked(Asked):
    expected: Expected
    key: Key
    answers: Annotated[list[Answer], Limits(min_length=1, max_length=32)]


class TurnAsked(Asked):
    expected: Expected
    key: Key
    seat: SeatNumber


class BotAsked(Asked):
    bot: BotName | None


class LinkOpened(Shown):
    token: str


class Hello(Asked):
    """A page's first message over the WebSocket. Every message from the server is a Frame."""

    token: Annotated[str, Limits(max_length=100)]
    since: Annotated[int, Limits(ge=0, le=MOST_ROWS)] = 0


class Keeping(Shown):
    """How many seconds after its last visit a table is deleted; null means never."""

    unbegun: int | None  # while nobody has answered
    over: int | None
    idle: int | None  # in any state
