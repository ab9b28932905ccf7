"""What the log tells of a stretch of facts, against what happened to the table in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tests.laws.told.telling import Amount, NamedFact


@dataclass
class Stretch:
    """What happened from one question to the next, and all amounts of the sentences about it."""

    before: Any
    after: Any
    facts: Sequence[NamedFact]
    amounts: Sequence[Amount]
    whole: bool  # False for one of its facts only

    def of(self, name: str, seat: int | None = None, *tokens: str) -> list[NamedFact]:
        return [
            fact
            for fact in self.facts
            if fact.name == name
            and seat in (None, fact.seat)
            and (not tokens or any(token in fact.tokens for token in tokens))
        ]


class Summand(NamedTuple):
    """An amount to add up: the total that the sentences tell about a seat must be what it gained and paid."""

    what: str  # empty if the unit of the token says it
    sign: int


UNITS = {"bf": "money", "bef": "money", "vp": "points"}
GAINED, PAID, SCORED, LOST, GAIN = (
    Summand("money", 1),
    Summand("money", -1),
    Summand("points", 1),
    Summand("points", -1),
    Summand("", 1),
)

Meant = Callable[[Stretch, Amount], "int | str"]
Line = Summand | Meant


def first_number(fact: NamedFact) -> int:
    return fact.numbers[0]


def fact_of(name: str, number: Callable[[NamedFact], int] = first_number) -> Meant:
    """The only fact of this name about the player."""

    def meant(stretch: Stretch, amount: Amount) -> int:
        (found,) = {number(fact) for fact in stretch.of(name, amount.player())}
        return found

    return meant


def last_of(name: str, number: Callable[[NamedFact], int] = first_number) -> Meant:
    """One of the facts of this name."""

    def meant(stretch: Stretch, amount: Amount) -> int:
        numbers = [number(fact) for fact in stretch.of(name, amount.player())]
        return amount.number if amount.number in numbers else numbers[-1]

    return meant


def sum_of(name: str, number: Callable[[NamedFact], int]) -> Meant:
    return lambda stretch, amount: sum(number(fact) for fact in stretch.of(name, amount.player()))


def number_of(name: str, thing: str, number: Callable[[NamedFact], int]) -> Meant:
    """The fact about this thing, which the sentence names."""
    return lambda stretch, amount: sum(
        number(fact) for fact in stretch.of(name, amount.player(), amount.nearest(thing))
    )


def told_in_all(amounts: Sequence[Amount], lines: Any) -> Counter[tuple[int, str]]:
    """Money and points that sentences tell, by seat."""
    told = Counter[tuple[int, str]]()
    for amount in amounts:
        summand = lines.get((amount.key, amount.field))
        if isinstance(summand, Summand):
            seat = amount.player()
            assert seat is not None, f"nobody is named in {amount.around[0].key}"
            told[seat, summand.what or UNITS[amount.unit]] += summand.sign * amount.number
    return told


def happened(before: Any, after: Any) -> Counter[tuple[int, str]]:
    """Money and points that the table moved, by seat."""
    moved = Counter[tuple[int, str]]()
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        moved[seat, "money"] = int(new.money - old.money)
        moved[seat, "points"] = int(new.points - old.points)
    return moved
