"""What the comparisons share: the amounts in messages, and what comes of an option on a copy of the table.

A game declares what each amount means (`labels_…`, `matters_…`, `lines_…`, `views_…`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.journal import Fact, Journal
from bruxelles.kernel.options import Options
from bruxelles.kernel.rulebook import Rulebook
from bruxelles.kernel.steps import Decision, choose, settle, settle_until_chance
from bruxelles.words.speech import Field, Message, Token

# Tokens that are amounts; all others are names, even if some of these are numbers.
AMOUNTS = {"bef", "bf", "bid", "side", "square", "travelers", "vp"}
NAMES = {
    *(
        "action",
        "architect",
        "artwork",
        "board",
        "bonus",
        "card",
        "cell",
        "coat",
        "column",
        "cube",
        "display",
        "house",
        "indicator",
    ),
    *("iris", "lower", "needle", "noble", "pair", "pavilion", "place", "prestige", "row", "seat", "sort", "space"),
    *("stock", "strategic", "strip", "stripside", "tile", "track", "white"),
}
LONGEST = 500  # answers until a turn is over


class Amount(NamedTuple):
    """A number that somebody reads: its sentence, its field, and the sentences around it, outermost first."""

    key: str
    field: str
    unit: str  # of a token: bf, vp …; or text
    said: str
    around: tuple[Message, ...]
    path: tuple[str, ...]  # the fields that lead there

    @property
    def number(self) -> int:
        return int(self.said)

    def nearest(self, name: str) -> str:
        """The token in this field of the innermost sentence that has it; an edition may have its own word for it."""
        found = next((message.fields[name] for message in reversed(self.around) if name in message.fields), "")
        return str(found.fields["token"] if isinstance(found, Message) else found)

    def player(self) -> int | None:
        """Whom the sentence is about, by seat counted from 0."""
        player = self.nearest("player")
        return int(player.rpartition(":")[2]) - 1 if player else None


def own_key(key: str) -> str:
    """A key without its game: editions tell the same things in other words."""
    return ".".join(part for part in key.split(".") if not part.startswith("18"))


def amounts_in(message: Message, around: tuple[Message, ...] = (), path: tuple[str, ...] = ()) -> Iterator[Amount]:
    """Every amount of a sentence and of the sentences in it."""
    if message.key.startswith("name."):  # a piece by its name in an edition: its token tells the rest
        return
    for name, value in message.fields.items():
        yield from amounts_of(value, (*around, message), (*path, name))


def amounts_of(value: Field, around: tuple[Message, ...], path: tuple[str, ...]) -> Iterator[Amount]:
    key, name = own_key(around[-1].key), path[-1]
    if isinstance(value, Message):
        yield from amounts_in(value, around, path)
    elif isinstance(value, Token):
        unit, _, rest = value.partition(":")
        if unit in AMOUNTS:
            yield Amount(key, name, unit, rest, around, path)
        elif rest:
            assert unit in NAMES, f"nobody has said whether {value} is an amount or a name"
    elif isinstance(value, int):
        yield Amount(key, name, "", str(value), around, path)
    elif not isinstance(value, str):
        for part in value:
            yield from amounts_of(part, around, path)
    elif any(map(str.isdigit, value)):
        yield Amount(key, name, "text", value, around, path)


class NamedFact(NamedTuple):
    """A fact by its name, with its numbers as they are and as tokens."""

    name: str
    seat: int
    numbers: tuple[int, ...]
    tokens: tuple[str, ...]


def facts_by_name(rulebook: Rulebook, told: Sequence[Fact]) -> list[NamedFact]:
    kinds = rulebook.contents.facts
    return [
        NamedFact(
            kinds[fact.kind].name,
            fact.seat,
            fact.numbers,
            tuple(
                notation.token(number)
                for (_, notation), number in zip(kinds[fact.kind].fields, fact.numbers, strict=False)
            ),
        )
        for fact in told
    ]


@dataclass
class Outcome:
    """What came of an option: the table after it, and the facts on the way."""

    table: Any
    facts: list[NamedFact]
    asked: list[tuple[str, int, int]] = field(default_factory=list)  # decision, seat and option of what was chosen

    def of(self, name: str, seat: int | None = None, *tokens: str) -> list[NamedFact]:
        """The facts of this name about this seat, with one of these tokens if there are any."""
        return [
            fact
            for fact in self.facts
            if fact.name == name
            and seat in (None, fact.seat)
            and (not tokens or any(token in fact.tokens for token in tokens))
        ]

    def total(self, name: str, seat: int | None = None, *tokens: str) -> int:
        """Their first numbers together."""
        return sum(fact.numbers[0] for fact in self.of(name, seat, *tokens))

    def until(self, *names: str) -> Outcome:
        """What happened before the first fact of these names."""
        for at, fact in enumerate(self.facts):
            if fact.name in names:
                return Outcome(self.table, self.facts[:at], self.asked)
        return self

    def since(self, name: str) -> Outcome:
        """What happened from the first fact of this name on; nothing if there was none."""
        for at, fact in enumerate(self.facts):
            if fact.name == name:
                return Outcome(self.table, self.facts[at:], self.asked)
        return Outcome(self.table, [], self.asked)


Pick = Callable[[Any, Sequence[int]], int]  # an option out of those on offer


@dataclass
class Case:
    """An option on offer, and what it does."""

    rulebook: Rulebook
    table: Any
    decision: Decision[Any, Any]
    option: int
    offered: Sequence[int]
    played: dict[tuple[object, ...], Outcome] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        return int(self.decision.seat)

    @property
    def name(self) -> str:
        return self.rulebook.contents.decisions[self.decision.kind()].name

    @property
    def token(self) -> str:
        return self.rulebook.contents.decisions[self.decision.kind()].token(self.option)

    @property
    def own(self) -> Any:
        """The seat that is asked, before it answers."""
        return self.table.seats[self.seat]

    def __str__(self) -> str:
        return f"seat {self.seat + 1}, {self.name}={self.token}"

    @cached_property
    def done(self) -> Outcome:
        """The outcome up to the next choice."""
        table, journal = self.begun(self.option)
        settle_until_chance(table, Options())
        return Outcome(table, facts_by_name(self.rulebook, journal.facts))

    @cached_property
    def turn(self) -> Outcome:
        """The rest of the turn, with the first option wherever something is asked."""
        return self.played_on({})

    def begun(self, option: int) -> tuple[Any, Journal]:
        table, journal = self.table.copy(), Journal()
        table.observer = journal
        choose(table, self.decision, option)
        return table, journal

    def played_on(self, picks: Mapping[str, Pick], option: int | None = None) -> Outcome:
        """The rest of the turn. These picks answer their decisions, the first option all others."""
        key = (option, *picks.items())
        if key not in self.played:
            self.played[key] = self.play_on(picks, option)
        return self.played[key]

    def play_on(self, picks: Mapping[str, Pick], option: int | None) -> Outcome:
        table, journal = self.begun(self.option if option is None else option)
        dealer, out, asked = Dealer("played on", "deal"), Options(), list[tuple[str, int, int]]()
        while (decision := settle(table, dealer, out)) is not None and not decision.opens_turn():
            assert len(asked) < LONGEST
            name, offered = self.rulebook.contents.decisions[decision.kind()].name, out.listed()
            option = picks[name](table, offered) if name in picks else offered[0]
            asked.append((name, int(decision.seat), option))
            choose(table, decision, option)
        return Outcome(table, facts_by_name(self.rulebook, journal.facts), asked)


class Promise(NamedTuple):
    """Something told now that happens much later. It is remembered if the option is chosen."""

    what: str
    seat: int
    thing: str


class Later(NamedTuple):
    """The meaning of an amount that is a promise."""

    promise: Callable[[Case, Amount], Promise]


NEVER = -1  # the promise no longer holds

Meaning = Callable[[Case, Amount], "int | str | None"] | Later  # what it should be; None if nothing shows it here
