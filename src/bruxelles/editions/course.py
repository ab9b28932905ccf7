"""The course of a game as its script has it: setting up, the rounds, scoring; and the courses of two editions side by
side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby, zip_longest
from typing import Any

from bruxelles.editions.source import cited_in, class_source

BOTH, ONE, OTHER = "both", "one", "other"


@dataclass(frozen=True)
class StepTold:
    """A step of the script by its class, and the rules that it carries out."""

    step: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Run:
    """Steps that follow each other in both editions, or in one of them only."""

    where: str
    steps: tuple[StepTold, ...]


@dataclass(frozen=True)
class Stretch:
    """A part of the game in which the editions differ; of rounds, the first and the last for which it holds."""

    part: str
    first: int
    last: int
    runs: tuple[Run, ...]


@dataclass(frozen=True)
class Course:
    """All steps of a game. A round begins with the first step that comes again."""

    setup: tuple[type, ...]
    rounds: tuple[tuple[type, ...], ...]
    scoring: tuple[type, ...]


def course_of(table: Any) -> Course:
    """The script that waits on a table before its first step; the same step for each column counts once."""
    steps = [kind for kind, _ in groupby(type(step) for step in reversed(table.stack))]
    again = {kind for kind, count in Counter(steps).items() if count > 1}
    places = [place for place, kind in enumerate(steps) if kind in again]
    if not places:
        return Course(tuple(steps), (), ())
    first, last = places[0], places[-1]
    begins = [place for place in places if steps[place] == steps[first]]
    ends = [*begins[1:], last + 1]
    rounds = [tuple(steps[begin:end]) for begin, end in zip(begins, ends, strict=True)]
    return Course(tuple(steps[:first]), tuple(rounds), tuple(steps[last + 1 :]))


def rules_of(kind: type) -> tuple[str, ...]:
    """What a class cites, or else what it is derived from."""
    for each in kind.__mro__:
        node = class_source(each)
        if node is not None and (rules := cited_in(node)):
            return tuple(rules)
    return ()


def told(kinds: Sequence[type]) -> tuple[StepTold, ...]:
    return tuple(StepTold(kind.__name__, rules_of(kind)) for kind in kinds)


def aligned(one: Sequence[type], other: Sequence[type]) -> tuple[Run, ...]:
    """Two sequences of steps as runs; nothing if they are the same."""
    if one == other:
        return ()
    runs: list[Run] = []
    for tag, a, b, c, d in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if tag == "equal":
            runs.append(Run(BOTH, told(one[a:b])))
        else:
            runs += [Run(where, told(kinds)) for where, kinds in ((ONE, one[a:b]), (OTHER, other[c:d])) if kinds]
    return tuple(runs)


def stretches(one: Course, other: Course) -> list[Stretch]:
    """Where the courses differ. Rounds that differ in the same way are told once."""
    found = [Stretch("setup", 0, 0, aligned(one.setup, other.setup))]
    pairs = list(zip_longest(one.rounds, other.rounds, fillvalue=()))
    number = 0
    for (left, right), same in groupby(pairs):
        count = len(list(same))
        found.append(Stretch("rounds", number + 1, number + count, aligned(left, right)))
        number += count
    found.append(Stretch("scoring", 0, 0, aligned(one.scoring, other.scoring)))
    return [stretch for stretch in found if stretch.runs]
