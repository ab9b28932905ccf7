"""Clockwise order, passing and most in Brussels, at the tables of both games."""

from __future__ import annotations

from typing import Any

import pytest

from bruxelles.concepts.circle import Circle
from bruxelles.concepts.majorities import seats_in
from bruxelles.concepts.tracks import Track
from bruxelles.games import NAMES, find_rulebook
from bruxelles.kernel.steps import NOBODY

SITTINGS = [(game, seats) for game in NAMES for seats in find_rulebook(game).seat_counts]


def table_for(game: str, seats: int) -> Circle[Any]:
    state = find_rulebook(game).new_state(find_rulebook(game).settings(seats))
    assert isinstance(state, Circle)
    return state


@pytest.mark.parametrize(("game", "seats"), SITTINGS)
def test_seats_form_a_circle(game: str, seats: int) -> None:
    table = table_for(game, seats)
    assert [table.after(seat) for seat in range(seats)] == [*range(1, seats), 0]
    assert [table.before(table.after(seat)) for seat in range(seats)] == list(range(seats))
    assert table.seat_count() == seats


@pytest.mark.parametrize(("game", "seats"), SITTINGS)
def test_whoever_has_passed_is_left_out_until_all_have(game: str, seats: int) -> None:
    table = table_for(game, seats)
    for rank, seat in enumerate(reversed(range(seats)), 1):
        assert table.next_in_play(seats - 1) == 0
        assert table.pass_for_the_round(seat) == rank == table.seats[seat].passed
    assert table.next_in_play(0) == NOBODY


@pytest.mark.parametrize(("game", "seats"), SITTINGS)
def test_the_last_one_in_play_comes_again(game: str, seats: int) -> None:
    table = table_for(game, seats)
    for seat in range(1, seats):
        table.pass_for_the_round(seat)
    assert table.next_in_play(0) == 0


@pytest.mark.parametrize(("game", "seats"), SITTINGS)
def test_nobody_has_most_in_an_empty_brussels(game: str, seats: int) -> None:
    assert seats_in(int(table_for(game, seats).most_in_brussels())) == ()


@pytest.mark.parametrize("game", NAMES)
def test_points_are_kept_by_source_and_may_drop_below_nothing(game: str) -> None:
    seat = table_for(game, 2).seats[1]
    seat.earn(3, 0)
    seat.earn(-5, 1)
    assert (seat.points, list(seat.sheet)[:2]) == (-2, [3, -5])


@pytest.mark.parametrize("game", NAMES)
def test_a_marker_moves_to_the_last_square_and_stays(game: str) -> None:
    seat = table_for(game, 2).seats[0]
    assert [seat.advance(1, Track([2, 4, 7])) for _ in range(3)] == [True, True, False]
    assert list(seat.squares) == [0, 2, 0]
