"""Counting the ways to answer so many decisions one after the other. Forced answers are no answers, and chance ends a
branch.
"""

from __future__ import annotations

from bruxelles.kernel.match import Match
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import State, choose, settle_until_chance


def counts(match: Match, depth: int) -> tuple[int, ...]:
    """At each depth from 1 on: how many different rows of so many answers there are, before chance is asked or the game
    ends.
    """
    numbers = [0] * depth
    add(match.state.copy(), numbers, 0)
    return tuple(numbers)


def add(state: State, numbers: list[int], at: int) -> None:
    out = Options()
    decision = settle_until_chance(state, out)
    if decision is None:
        return
    options = out.listed()
    numbers[at] += len(options)
    if at + 1 < len(numbers):
        for option in options:
            later = state.copy()
            choose(later, decision, option)
            add(later, numbers, at + 1)


def count_by_hand(match: Match, answers: tuple[str, ...], depth: int) -> int:
    """The same number by another way: every row of tokens is played from the beginning on a match of its own, which
    waits for a confirmation wherever chance would be asked.
    """
    again = match.copy()
    for answer in answers:
        again.play(answer)
        if again.waits_for_confirmation:
            if again.state.decision is None:
                return int(len(answers) == depth)
            again.confirm()
    if len(answers) == depth:
        return 1
    return sum(count_by_hand(match, (*answers, token), depth) for token in again.options)
