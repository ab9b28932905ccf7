"""What a choice may lead to if the same turn has further choices: all of them are tried on copies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bruxelles.kernel.amounts import amount_range
from bruxelles.kernel.match import Match
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import Decision, State, awaits_chance, choose, settle_until_chance
from bruxelles.server.shapes import Shown

MOST_WAYS = 48  # more would make people wait


class RangeShown(Shown):
    seat: int
    what: str
    before: int
    least: int
    most: int


class Outlook(Shown):
    """What an answer may lead to by the end of its turn, over `ways` ways to continue. These are all if `complete`;
    `chances` of them lead to a chance event.
    """

    ways: int
    complete: bool
    chances: int
    changes: list[RangeShown]


def goes_on(match: Match, decision: Decision[Any, Any] | None, seat: int, options: Sequence[int]) -> bool:
    """True if this seat has another decision in the same turn. An amount has too many answers to try."""
    if decision is None or decision.seat != seat or decision.opens_turn():
        return False
    return amount_range(match.kind(decision), options) is None


def ends(match: Match, state: State, seat: int) -> Iterator[State]:
    """The positions in which this seat's choices can end, before somebody else's, a chance event or its next turn."""
    waiting = [state]
    while waiting:
        here = waiting.pop()
        out = Options()
        decision = settle_until_chance(here, out)
        options = out.listed()
        if decision is None or not goes_on(match, decision, seat, options):
            yield here
            continue
        for option in reversed(options):
            later = here.copy()
            choose(later, decision, option)
            waiting.append(later)


def outlook_shown(match: Match, answer: str) -> Outlook | None:
    """The outlook of this answer; None if no further choice follows it."""
    decision = match.waiting()
    assert decision is not None
    before = match.rulebook.standing(match.state)
    first, out = match.state.copy(), Options()
    choose(first, decision, match.option_of(decision, answer))
    if not goes_on(match, settle_until_chance(first, out), int(decision.seat), out.listed()):
        return None
    counts: list[Mapping[tuple[int, str], int]] = []
    chances, complete = 0, True
    for end in ends(match, first, int(decision.seat)):
        if len(counts) == MOST_WAYS:
            complete = False
            break
        counts.append(match.rulebook.standing(end))
        chances += awaits_chance(end)
    ranges = [
        RangeShown.model_construct(
            seat=seat + 1,
            what=what,
            before=count,
            least=min(each[seat, what] for each in counts),
            most=max(each[seat, what] for each in counts),
        )
        for (seat, what), count in before.items()
        if any(each[seat, what] != count for each in counts)
    ]
    return Outlook.model_construct(ways=len(counts), complete=complete, chances=chances, changes=ranges)
