"""The shapes on the wire. Types of other programs are generated from these."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_args, get_type_hints

from pydantic import Field as Limits

from bruxelles.games import NAMES, find_rulebook
from bruxelles.server.shapes import Asked, Said
from bruxelles.server.shuffle_wire import CommitmentShown, GatheringShown

if TYPE_CHECKING:
    View: TypeAlias = Any
else:
    # Each game says what its view looks like; the server carries all of them and knows none.
    View = reduce(or_, [get_type_hints(type(find_rulebook(name)).view)["return"] for name in NAMES])

MOST_ROWS = 1_000_000  # more than any log has
Text = Annotated[str, Limits(max_length=200)]
Key = Annotated[
    str, Limits(min_length=1, max_length=80, description="Chosen by the sender: sent twice it counts once.")
]
Expected = Annotated[int, Limits(ge=0, le=MOST_ROWS, description="The number of the log that the sender has seen.")]
BotName = Annotated[str, Limits(max_length=40, description="A bot by its name, one of those that games list.")]
SeatKind = Literal["me", "here", "link", "bot"]
Colour = Literal["red", "blue", "violet", "green", "amber"]
COLOURS: tuple[Colour, ...] = get_args(Colour)


Printed = Annotated[
    dict[str, dict[str, int | str]],
    Limits(
        description="What is printed on pieces: by the key of a message, fields that it has beside those that it is "
        "given. A text is a token."
    ),
]
MOST_ENTRIES = 1_000_000  # more than any record has


class TokenField(Said):
    """A word of the notation, such as noble:horta, that each language says in its own way."""

    token: str


class Message(Said):
    """What is to be said, in no language yet: a key of the catalogue and its fields."""

    key: str
    fields: dict[str, int | str | TokenField | Message | list[TokenField | Message]]


class Option(Said):
    """One answer on offer. `then` is what the same seat would have to decide next, if no chance comes between."""

    token: str
    action: int | None
    label: Message
    then: Decision | None


class Amount(Said):
    """Every whole number from `min` to `max` is on offer. The token of an answer is `token` with the number in place of
    `{amount}`; its action number is `action` for `min` and one more for each further one. `notable` are a few that
    stand out.
    """

    token: str
    min: int
    max: int
    action: int | None
    notable: list[int]


class Decision(Said):
    """What a seat, counted from 1, has to decide, with everything it may answer: an amount, or one of the options, or
    either. What is private is for the eyes of that seat only; others see no options.
    """

    seat: int
    name: str
    private: bool
    of: Annotated[str | None, Limits(description="The card, tile or board that asks, by its token.")]
    at: Annotated[str | None, Limits(description="The part of the table where it is answered, such as market.")]
    question: Message
    phase: Message
    matters: Annotated[
        Message | None, Limits(description="What matters now, for people; null in what is looked ahead to.")
    ]
    amount: Amount | None
    options: list[Option]


class Fact(Said):
    """Something that happened: by which row of the log, and in which entry of the record. The sentences of a row stand
    in `log` of its last fact, or with the last of each part in which nobody was asked (`forced`).
    """

    number: int
    entry: int
    kind: Annotated[str, Limits(description="What it is called in the contents of the game, such as money_moved.")]
    reason: Annotated[str | None, Limits(description="What tells facts of one kind apart, such as sale.")]
    seat: int | None
    tokens: Annotated[dict[str, str], Limits(description='What else it tells, by name: {"amount": "bf:-3"}.')]
    log: list[Message]
    forced: bool = False


class SeatShown(Said):
    """A seat: who sits there, whether somebody looks at the table from it, and whether the asking token holds it."""

    seat: int
    name: str
    kind: SeatKind
    colour: Colour
    bot: BotName | None
    present: bool
    mine: bool


class SettingsShown(Said):
    edition: str
    options: dict[str, str]
    components_corrected: bool
    printed: Annotated[Printed, Limits(description="What a corrected box has otherwise than the catalogue's.")]


class Waits(Said):
    confirmation_of: int | None


class Sheet(Said):
    """Every point of every seat by its source."""

    sources: list[str]
    points: list[list[int]]
    totals: list[int]
    ranks: list[int]


class Frame(Said):
    """A table as one token may see it, and what happened since the number that was asked for. Whoever kept the facts
    up to that number drops all but the first `kept` of them and puts `facts` behind.
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
    seeds: Annotated[list[str | None], Limits(description="The secrets that were committed to; at the end only.")]
    error: Problem | None


class Brief(Said):
    """As much of a table as a list of tables shows. `waiting` is the seat that has to answer or confirm."""

    table: str
    game: str
    number: int
    seats: list[SeatShown]
    waiting: int | None
    gathers: bool
    over: bool
    error: Problem | None


class Scene(Said):
    """A position at which a question was asked, or the end: who answered what before, and what happened since the scene
    before. It is counted by the entries that the record has there.
    """

    entry: int
    seat: int | None
    answer: Message | None
    view: View | None
    facts: list[Fact]
    points: list[int]


class Scenes(Said):
    scenes: list[Scene]
    more: bool


class Moment(Said):
    """A scene without its view, for an outline of the whole game."""

    entry: int
    seat: int | None
    round: int | None
    points: list[int]


class Course(Said):
    moments: list[Moment]


class Problem(Said):
    """What went wrong: in English, and as a message that every language says; and the rule that forbids it if there is
    one.
    """

    message: str
    say: Message
    rule: str | None = None


class Refusal(Said):
    error: Problem


class Stale(Said):
    """Sent late: here is how the table stands now."""

    error: Problem
    frame: Frame


class OptionOfGame(Said):
    name: str
    values: list[str]
    rule: str


class GameShown(Said):
    name: str
    title: str
    seats: list[int]
    options: list[OptionOfGame]
    bots: list[BotName]


class LanguageShown(Said):
    """A language: its code, what it calls itself, and what a page says before it has the catalogue."""

    code: str
    name: str
    messages: dict[str, str]


class Catalogue(Said):
    """All that a program needs to make sentences of messages."""

    language: str
    messages: dict[str, str | list[str]]
    parts: dict[str, list[str]]
    printed: Printed


class ComponentShown(Said):
    """A number of the box: its value as text, where it comes from and how far it can be trusted."""

    name: str
    value: str
    source: str
    confidence: Literal["certain", "likely", "inferred", "reconstructed"]
    note: str


class RuleShown(Said):
    id: str
    sentence: str
    ruling: str
    source: str


class ChapterShown(Said):
    """A chapter of a game's rules."""

    game: str
    title: str
    rules: list[RuleShown]


class SeatAsked(Asked):
    kind: SeatKind
    name: Annotated[str, Limits(max_length=24)] = ""
    bot: BotName | None = None
    colour: Colour | None = None


class SeatsAsked(Asked):
    """Who shall sit at a table that is opened."""

    seats: Annotated[list[SeatAsked], Limits(min_length=1, max_length=8)]
    gather: Annotated[
        bool,
        Limits(description="Deal when everybody has added a share to the seed, not from the server's secret alone."),
    ] = False


class TableAsked(SeatsAsked):
    game: Text
    options: dict[Text, Text] = Limits(default_factory=dict)
    seed: Annotated[str, Limits(max_length=200)] | None = None


class RecordAsked(SeatsAsked):
    record: str


class ForkAsked(SeatsAsked):
    """Play on from here: from the position at which the record had so many entries."""

    entry: Annotated[int, Limits(ge=0, le=MOST_ENTRIES)]


class SeatOpened(Said):
    seat: int
    kind: SeatKind
    token: str | None


class TableOpened(Said):
    """The only time that the links of a table are told."""

    table: str
    host: str
    view: str
    seats: list[SeatOpened]


class Answer(Asked):
    seat: Annotated[int, Limits(ge=1, le=8)]
    decision: Text
    token: Text


class AnswersAsked(Asked):
    expected: Expected
    key: Key
    answers: Annotated[list[Answer], Limits(min_length=1, max_length=32)]


class TurnAsked(Asked):
    expected: Expected
    key: Key
    seat: Annotated[int, Limits(ge=1, le=8)]


class BotAsked(Asked):
    bot: BotName | None


class LinkOpened(Said):
    token: str


class ChangeShown(Said):
    seat: int
    what: str
    before: int
    after: int


class LeadShown(Said):
    what: str
    before: list[int]
    after: list[int]


class RangeShown(Said):
    seat: int
    what: str
    before: int
    least: int
    most: int


class Outlook(Said):
    """What an answer may come to by the end of its turn: over so many ways, all there are if `complete`, of which
    `chances` lead to a card that is turned up.
    """

    ways: int
    complete: bool
    chances: int
    changes: list[RangeShown]


class PreviewShown(Said):
    """What an answer would do until the next choice; it stops before chance, and says so. Where further choices of the
    same turn follow, `outlook` tells how far they differ.
    """

    label: Message
    changes: list[ChangeShown]
    leads: list[LeadShown]
    facts: list[Message]
    chance_follows: bool
    next_seat: int | None
    next_decision: str | None
    outlook: Outlook | None
    rules: Annotated[list[str], Limits(description="The rules of the decision that is answered.")]


class Why(Said):
    """Why it is not on offer: a rule, or the decision that must be made first. Nothing at all: it is on offer."""

    rule: str | None = None
    message: Message | None = None
    sentence: Annotated[dict[str, str] | None, Limits(description="The rule, by language.")] = None
    first: str | None = None


class Hello(Asked):
    """The first message of a page over the WebSocket; every message from the server is a Frame."""

    token: Annotated[str, Limits(max_length=100)]
    since: Annotated[int, Limits(ge=0, le=MOST_ROWS)] = 0


class Keeping(Said):
    """How many seconds after the last visit a table leaves; null is never."""

    unbegun: int | None  # nobody has answered yet
    over: int | None
    idle: int | None  # whatever its state


class EngineShown(Said):
    """What bots think with. While a compiled engine is being made they think with the plain one, more slowly."""

    engine: Literal["compiled", "pure"]
    compiling: bool


class Health(Said):
    status: Literal["ok"]
    version: str
    engine: str
