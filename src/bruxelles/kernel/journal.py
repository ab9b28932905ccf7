"""The journal of a game: what was answered and drawn, and the facts that followed."""

from __future__ import annotations

from typing import Any, NamedTuple

from mypy_extensions import i64

from bruxelles.kernel.record import Entry
from bruxelles.kernel.steps import Decision, Observer


class Fact(NamedTuple):
    """Something that happened, and the number of the entry that caused it."""

    entry: int
    kind: int
    seat: int
    numbers: tuple[int, int, int]


class Journal(Observer):
    """Keeps the answers and facts of the state that it observes."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.facts: list[Fact] = []

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.facts.append(Fact(len(self.entries), fact, seat, (a, b, c)))

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        self.entries.append(Entry(decision.seat, decision.kind(), (option,), forced))

    def copy(self) -> Journal:
        new = Journal()
        new.entries = self.entries[:]
        new.facts = self.facts[:]
        return new
