"""What a choice may come to is what playing on gives, in every way there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from bruxelles.facade import new_game
from bruxelles.kernel.match import Match
from bruxelles.server import outlook
from bruxelles.server.outlook import outlook_shown
from bruxelles.server.previews import played_on

Standing = Mapping[tuple[int, str], int]


def a_match(seed: str, answers: int) -> Match:
    match = new_game("1897", 3, seed)
    for number in range(answers):
        match.play(match.numbers[number % len(match.numbers)])
    return match


def ways_on(match: Match, seat: int) -> Iterator[tuple[Standing, bool]]:
    """How the table stands after every way to end the turn, and whether a card is turned up then."""
    if match.seat != seat or match.decision == "turn":
        chance = match.waits_for_confirmation and match.state.decision is None and bool(match.state.stack)
        yield match.rulebook.standing(match.state), chance
        return
    for token in match.options:
        yield from ways_on(played_on(match, token), seat)


@pytest.mark.parametrize("answers", range(0, 60, 7))
def test_the_outlook_spans_exactly_what_may_come_of_it(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "MOST_WAYS", 100_000)
    match = a_match("1", answers)
    seat, before = match.seat, match.rulebook.standing(match.state)
    assert seat is not None
    for token in match.options:
        later = played_on(match, token)
        found = outlook_shown(match, token)
        if later.seat != seat or later.decision == "turn":
            assert found is None
            continue
        assert found is not None
        ends = list(ways_on(later, seat))
        assert (found.ways, found.complete) == (len(ends), True)
        assert found.chances == sum(chance for _, chance in ends)
        spans = {
            (who + 1, what): (count, min(end[who, what] for end, _ in ends), max(end[who, what] for end, _ in ends))
            for (who, what), count in before.items()
        }
        changed = {key: span for key, span in spans.items() if set(span) != {span[0]}}
        assert {(each.seat, each.what): (each.before, each.least, each.most) for each in found.changes} == changed


def test_very_many_ways_are_not_all_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "MOST_WAYS", 2)
    match = a_match("1", 0)
    found = outlook_shown(match, "nouveau")
    assert found is not None
    assert (found.ways, found.complete) == (2, False)
