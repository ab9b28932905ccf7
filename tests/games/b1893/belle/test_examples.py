"""The worked examples of Belle Époque. (section 11.2 of the ledger)"""

from __future__ import annotations

import pytest

from tests.games.b1893.belle.builder import TURN, belle, claimers, pavilion_seen
from tests.games.b1893.builder import bids, play
from tests.games.b1893.looking import answered, money, points_from, seat_seen, seen


@pytest.mark.rule("EX-BE-01")
def test_gabriel_claims_two_points_more_for_each_building() -> None:
    """The strips lie so that a marked space is one for Nobles."""
    lines = "strips 1 2 4 3 5\ntiles tile:8\ndisplay noble:buls\nseat:1 money 1"
    match = play(belle(f"{TURN}{lines}"), "space:3,4 keep tile:8")
    assert (claimers(match)["tile:8"], seat_seen(match, 1).meeples) == (1, 3)
    houses = "pavilion 1 card:1 seat:1\nseat:1 houses space:1,1 space:5,5\nseat:1 tracks 1 1 6"
    end = belle(f"phase scoring\nround 5\nseat:1 claims tile:8\n{houses}")
    assert points_from(end, "houses") == [3 * 12, 0, 0, 0]


@pytest.mark.rule("EX-BE-02")
def test_louise_builds_on_the_third_pavilion_space() -> None:
    cubes = "cube:wood cube:stone cube:glass cube:glass"
    match = belle(f"{TURN}pavilion 3 card:10\nseat:1 money 1\nseat:1 cubes {cubes}")
    play(match, "space:2,4 pavilion:3")
    assert answered(match, "pay") == ["seat:1 pay pay:1wood+1stone forced"]
    assert (seat_seen(match, 1).cubes, seen(match).cubes["cube:glass"]) == ({}, 10)
    assert (pavilion_seen(match, 3).owner, pavilion_seen(match, 3).used) == (1, False)
    assert (match.decision, match.options) == ("cardUse", ["none", "card:10"])


@pytest.mark.rule("EX-BE-03")
def test_louise_scores_two_colours_in_the_row_of_her_pavilion() -> None:
    match = belle(f"phase brussels\npavilion 2 card:1 seat:1\n{bids('- - -', '2:1 1:1 1:1')}")
    assert points_from(match, "visits") == [2, 0, 0, 0]


@pytest.mark.rule("EX-BE-04")
@pytest.mark.parametrize(("square", "francs", "points"), [(1, 3, 2), (6, 18, 12)])
def test_tracks_are_worth_their_position(square: int, francs: int, points: int) -> None:
    match = belle(f"phase scoring\nround 5\nseat:1 claims tile:3 tile:5\nseat:1 tracks {square} {square} 1")
    assert (money(match)[0], points_from(match, "tiles")[0]) == (francs, points)


@pytest.mark.rule("EX-BE-05")
@pytest.mark.parametrize(("square", "points"), [(7, 15), (6, 10)])
def test_the_seventh_space_gives_15_points_per_building(square: int, points: int) -> None:
    lines = f"seat:1 claims tile:10\nseat:1 tracks 1 1 {square}\nseat:1 houses space:1,1"
    assert points_from(belle(f"phase scoring\nround 5\n{lines}"), "houses") == [points, 0, 0, 0]
