"""The courses of two editions side by side: the steps that both have, and those of one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby, zip_longest

from bruxelles.editions.ledger import without
from bruxelles.editions.reading import Reading

BOTH, ONE, OTHER = "both", "one", "other"


@dataclass(frozen=True)
class StepTold:
    """A step of the script by its class, and the rules that it carries out."""

    step: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Run:
    """Steps that follow each other in both editions, or in one of them only. A step that both have stands in a run of
    each if they carry it out by rules of their own.
    """

    where: str
    steps: tuple[StepTold, ...]


@dataclass(frozen=True)
class Stretch:
    """A part of the game in which the editions differ; of rounds, the first and the last for which it holds."""

    part: str
    first: int
    last: int
    runs: tuple[Run, ...]


class Part:
    """A part of the game, written down run by run. Each edition tells a rule once."""

    def __init__(self, one: Reading, other: Reading) -> None:
        self.one = one
        self.other = other
        self.alone = alone(one, other) | alone(other, one)
        self.steps: list[tuple[str, StepTold]] = []
        self.told: dict[str, set[str]] = {BOTH: set(), ONE: set(), OTHER: set()}

    def runs(self, left: Sequence[type], right: Sequence[type]) -> tuple[Run, ...]:
        """Two sequences of steps; nothing if they are the same."""
        here, there = self.one.rules_of(left), self.other.rules_of(right)
        for tag, a, b, c, d in SequenceMatcher(None, left, right, autojunk=False).get_opcodes():
            if tag == "equal":
                for kind in left[a:b]:
                    self.share(kind)
            else:
                for kind in left[a:b]:
                    self.tell(ONE, kind, without(self.one.rules_of([kind]), there))
                for kind in right[c:d]:
                    self.tell(OTHER, kind, without(self.other.rules_of([kind]), here))
        if all(where == BOTH for where, _ in self.steps):
            return ()
        runs = groupby(self.steps, key=lambda step: step[0])
        return tuple(Run(where, tuple(step for _, step in same)) for where, same in runs)

    def share(self, kind: type) -> None:
        """A step of both editions; where one of them has replaced a rule of it, each tells its own."""
        mine, theirs = self.one.rules_of([kind]), self.other.rules_of([kind])
        left, right = self.own(self.one, mine, theirs), self.own(self.other, theirs, mine)
        if not left and not right:
            self.tell(BOTH, kind, without(mine, without(mine, theirs)))
        for where, own in ((ONE, left), (OTHER, right)):
            if without(own, self.told[where]):
                self.tell(where, kind, own)

    def own(self, reading: Reading, rules: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
        """What only this edition has, and no step of its own tells for either."""
        other = self.other if reading is self.one else self.one
        own = without(rules, others, self.alone)
        return tuple(rule for rule in own if self.alone.isdisjoint(other.replaced.get(rule, ())))

    def tell(self, where: str, kind: type, rules: Iterable[str]) -> None:
        self.steps.append((where, StepTold(kind.__name__, without(rules, self.told[where]))))
        self.told[where].update(rules)


def alone(reading: Reading, other: Reading) -> set[str]:
    """The rules of the steps that only this edition has anywhere in its course."""
    steps = set(reading.course.steps()).difference(other.course.steps())
    return set(reading.rules_of(steps))


def stretches(one: Reading, other: Reading) -> list[Stretch]:
    """Where the courses differ. Rounds that differ in the same way are told once."""
    left, right = one.course, other.course
    found = [Stretch("setup", 0, 0, Part(one, other).runs(left.setup, right.setup))]
    number = 0
    for (mine, theirs), same in groupby(zip_longest(left.rounds, right.rounds, fillvalue=())):
        count = len(list(same))
        found.append(Stretch("rounds", number + 1, number + count, Part(one, other).runs(mine, theirs)))
        number += count
    found.append(Stretch("scoring", 0, 0, Part(one, other).runs(left.scoring, right.scoring)))
    return [stretch for stretch in found if stretch.runs]
