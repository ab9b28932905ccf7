"""The course of a game as its script has it: setting up, the rounds, scoring."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain, groupby
from typing import Any

from bruxelles.editions.source import cited_in, class_source


@dataclass(frozen=True)
class Course:
    """All steps of a game. A round begins with the first step that comes again."""

    setup: tuple[type, ...]
    rounds: tuple[tuple[type, ...], ...]
    scoring: tuple[type, ...]

    def steps(self) -> tuple[type, ...]:
        return (*self.setup, *chain.from_iterable(self.rounds), *self.scoring)


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
