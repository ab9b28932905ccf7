"""The contents of a game: decisions, chance events, facts, rules and more, each declared in the module of its step."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import TypeVar

from bruxelles.kernel.notation import Declared, Notation, NotationError
from bruxelles.kernel.steps import MORE, NOBODY

REASON = "reason"


@dataclass(frozen=True)
class DecisionKind:
    """A kind of decision: its name in the ledger, and how its options are written."""

    number: int
    name: str
    notation: Notation
    rules: tuple[str, ...]
    more: Notation | None = None  # options that a widening adds; numbered from MORE on
    more_rule: str = ""  # the rule that adds these
    private: bool = False  # only the seat that is asked may see its options
    of: str = ""  # the card, tile or board that asks it, by its token
    at: str = ""  # the part of the table where it is answered; {seat} stands for the seat that is asked

    def place(self, seat: int) -> str | None:
        """Where this seat, counted from 0, answers it."""
        return self.at.format(seat=seat + 1) or None

    def rules_of(self, option: int) -> tuple[str, ...]:
        """The rules that explain an answer."""
        return (self.more_rule,) if option >= MORE else self.rules

    @property
    def size(self) -> int:
        return self.notation.size + (self.more.size if self.more else 0)

    def token(self, option: int) -> str:
        if option >= MORE and self.more is not None:
            return self.more.token(option - MORE)
        return self.notation.token(option)

    def option(self, token: str) -> int:
        if self.more is not None and token in map(self.more.token, self.more.numbers()):
            return MORE + self.more.number(token)
        return self.notation.number(token)

    def options(self) -> list[int]:
        """Every option that has an action number, in the order of those numbers."""
        more = self.more.numbers() if self.more else range(0)
        return [*self.notation.numbers(), *(MORE + number for number in more)]


@dataclass(frozen=True)
class ChanceKind:
    """A kind of chance event, and how its draws are written."""

    number: int
    name: str
    notation: Notation
    rules: tuple[str, ...]
    private: bool = False  # only the seat that draws may see the draws


@dataclass(frozen=True)
class FactKind:
    """A kind of fact, named in the past tense, with up to three named numbers. The seat it concerns, if any, comes
    before them. A number named `reason` distinguishes facts of one kind: what money was paid for, for example.
    """

    number: int
    name: str
    fields: tuple[tuple[str, Notation], ...] = ()
    private: bool = False  # only told to the seat that it concerns

    def reason(self, numbers: Sequence[int]) -> str | None:
        """The reason in one word, such as `sale`; None if facts of this kind have none."""
        return next((token.rpartition(":")[2] for name, token in self.named(numbers) if name == REASON), None)

    def tokens(self, numbers: Sequence[int]) -> dict[str, str]:
        """The other numbers of a fact by name, as tokens."""
        return {name: token for name, token in self.named(numbers) if name != REASON}

    def named(self, numbers: Sequence[int]) -> Iterator[tuple[str, str]]:
        for (name, notation), number in zip(self.fields, numbers, strict=False):
            yield name, notation.token(number)


@dataclass(frozen=True)
class WideningKind:
    """Options that a widening adds to a kind of decision."""

    decision: int
    notation: Notation
    rule: str  # the rule that adds these


@dataclass(frozen=True)
class RuleKind:
    """A rule that can forbid an option, by its id in the ledger."""

    number: int
    rule: str


@dataclass(frozen=True)
class MomentKind:
    """A moment that cards, tiles and boards may listen at."""

    number: int


@dataclass(frozen=True)
class QuantityKind:
    """A number that an adjustment may change."""

    number: int


@dataclass(frozen=True)
class SourceKind:
    """Where points come from: a row of the score sheet."""

    number: int
    name: str


@dataclass(frozen=True)
class MoneyKind:
    """A reason for money to move."""

    number: int
    name: str


Kind = (
    DecisionKind | WideningKind | ChanceKind | FactKind | RuleKind | MomentKind | QuantityKind | SourceKind | MoneyKind
)
K = TypeVar("K", bound=DecisionKind | ChanceKind | FactKind | RuleKind | SourceKind | MoneyKind)


def declared_in(edition: ModuleType, *besides: str) -> list[Kind]:
    """The kinds that an edition declares, in all modules of its package that are imported with it. `besides` names
    packages inside it that are editions themselves and don't count.
    """
    package = edition.__name__.rpartition(".")[0]
    others = tuple(f"{package}.{other}." for other in besides)
    modules = [name for name in sys.modules if name.startswith(f"{package}.") and not name.startswith(others)]
    return [kind for name in sorted(modules) for kind in getattr(sys.modules[name], "KINDS", ())]


def name_in(notation: Declared, kinds: Iterable[Kind], sort: type[SourceKind | MoneyKind]) -> None:
    """Declare the names of sources or reasons to a notation."""
    for kind in kinds:
        if isinstance(kind, sort):
            notation.declare(kind.number, kind.name)


def numbered(kinds: Iterable[Kind], sort: type[K]) -> dict[int, K]:
    """The kinds of one sort by number, in ascending order."""
    numbers: dict[int, K] = {}
    for kind in kinds:
        if isinstance(kind, sort):
            assert kind.number not in numbers, f"two have the number {kind.number}: {kind}, {numbers[kind.number]}"
            numbers[kind.number] = kind
    return dict(sorted(numbers.items()))


def contents_of(kinds: Sequence[Kind]) -> Contents:
    """The table of contents of a game with these kinds."""
    decisions = numbered(kinds, DecisionKind)
    for kind in kinds:
        if isinstance(kind, WideningKind):
            decisions[kind.decision] = replace(decisions[kind.decision], more=kind.notation, more_rule=kind.rule)
    rules = {number: kind.rule for number, kind in numbered(kinds, RuleKind).items()}
    return Contents(decisions, numbered(kinds, ChanceKind), numbered(kinds, FactKind), rules)


@dataclass(frozen=True)
class Contents:
    """The table of contents of a game, all variants included, by number. Numbers never change, because action spaces
    depend on them. There may be gaps, for numbers that only another edition uses.
    """

    decisions: Mapping[int, DecisionKind]
    chances: Mapping[int, ChanceKind]
    facts: Mapping[int, FactKind]
    rules: Mapping[int, str]  # the ids of the rules that can forbid an option
    by_name: dict[str, DecisionKind] = field(init=False)
    chance_by_name: dict[str, ChanceKind] = field(init=False)
    offsets: dict[int, int] = field(init=False)  # where the action numbers of each decision begin
    actions: int = field(init=False)  # the size of the action space

    def __post_init__(self) -> None:
        offsets, actions = {}, 0
        for number, kind in self.decisions.items():
            offsets[number] = actions
            actions += kind.size
        object.__setattr__(self, "by_name", {kind.name: kind for kind in self.decisions.values()})
        object.__setattr__(self, "chance_by_name", {kind.name: kind for kind in self.chances.values()})
        object.__setattr__(self, "offsets", offsets)
        object.__setattr__(self, "actions", actions)

    def action(self, decision: int, option: int) -> int | None:
        """The number of this answer in the game's action space; None for an amount too large to have one."""
        kind = self.decisions[decision]
        if option >= MORE:
            if kind.more is None or option - MORE not in kind.more.numbers():
                return None
            return self.offsets[decision] + kind.notation.size + option - MORE - kind.more.first
        if option not in kind.notation.numbers():
            return None
        return self.offsets[decision] + option - kind.notation.first

    def audience(self, fact: int, seat: int) -> int | None:
        """The only seat that may know this fact about a seat; None if everybody may know it."""
        return seat if seat != NOBODY and self.facts[fact].private else None

    def meaning(self, action: int) -> tuple[DecisionKind, int]:
        """The decision and option that an action number stands for."""
        for number, kind in self.decisions.items():
            offset = self.offsets[number]
            if offset <= action < offset + kind.size:
                return kind, kind.options()[action - offset]
        raise NotationError(
            "there is no action {action}; they run from 0 to {last}", action=action, last=self.actions - 1
        )
