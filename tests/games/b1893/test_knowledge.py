"""What everybody knows, and the one thing nobody knows. (93-GEN-15, and chapter 12 of the ledger)"""

from __future__ import annotations

from dataclasses import asdict
from itertools import chain

import pytest

from bruxelles.kernel.dealer import Dealer
from tests.conformance.walk import dump
from tests.games.b1893.builder import RULEBOOK, bids, new_match, play, position
from tests.games.b1893.looking import (
    everywhere,
    seat_seen,
    seen,
)
from tests.games.b1893.test_view import TABLE


@pytest.mark.rule("93-GEN-15")
def test_games_that_will_be_dealt_differently_look_and_are_the_same_until_then() -> None:
    lines = "phase turn seat:1\nseat:1 money 9\ndisplay noble:buls noble:albert noble:maeterlinck noble:empain"
    matches = [position(lines, seed=str(seed)) for seed in range(20)]
    assert len({repr(match.view()) for match in matches}) == 1
    assert all(dump(match.state) == dump(matches[0].state) for match in matches)
    drawn = {seen(play(match, "space:1,3 bid:1 display:3 discard")).display[0].noble for match in matches}
    assert len(drawn) > 3


@pytest.mark.rule("93-GEN-15", "93-PASS-02")
def test_a_card_taken_face_down_stays_among_the_unseen_ones() -> None:
    match = position("phase turn seat:1", 3)
    before = seen(match).prestige
    play(match, "pass")
    after = seen(match).prestige
    assert (before.pile, after.pile) == (25, 24)
    assert before.unseen == after.unseen
    assert seat_seen(match, 1).first_pass_cards == 1


@pytest.mark.rule("93-GEN-15")
@pytest.mark.parametrize("seats", [2, 5])
def test_players_and_spectators_see_the_same_and_every_piece_is_somewhere_at_every_moment(seats: int) -> None:
    match, player = new_match(seats, "3"), Dealer("3", "player")
    box = everywhere(match)
    assert sum(box.values()) == 21 + 30 + 12 + 30 + 45
    looks = 0
    while not match.over:
        spectator = match.view()
        assert all(match.view(viewer) == spectator for viewer in range(seats))
        assert everywhere(match) == box
        assert seen(match).prestige.pile + sum(seat.first_pass_cards for seat in seen(match).seats) == len(
            seen(match).prestige.unseen
        )
        match.play(match.numbers[player.below(len(match.numbers))])
        looks += 1
    assert looks > 100
    assert (seen(match).stock.pile, seen(match).prestige.pile) == (0, 0)


def test_before_the_strips_lie_there_spaces_have_no_action() -> None:
    state = RULEBOOK.new_state(RULEBOOK.settings(3))
    view = RULEBOOK.view(state, None)
    assert {space.action for row in view.spaces for space in row} == {None}
    assert {column.prestige for column in view.columns} == {None}
    assert (view.square, {place.noble for place in view.display}) == (None, {None})
    assert "no Try Square" in RULEBOOK.picture(state)


def test_a_view_is_made_of_plain_values() -> None:
    def plain(value: object) -> bool:
        if isinstance(value, dict):
            return all(map(plain, chain(value.keys(), value.values())))
        if isinstance(value, tuple | list):
            return all(map(plain, value))
        return value is None or type(value) in (int, str, bool)

    assert plain(asdict(seen(position(TABLE + bids("", "", "- - 1:3 2:1"), 3))))
