"""Chapters BE-END and BE-TILE: what claimed tiles bring at the end of the game."""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.belle.builder import TURN, belle, belle_seen
from tests.games.b1893.builder import play
from tests.games.b1893.looking import (
    answered,
    money,
    points_from,
    refused,
    row_seen,
    seat_seen,
    seen,
    squares,
    story,
    told,
)


def ending(*tiles: int, lines: str = "", seats: int = 4, claimer: int = 1) -> Match:
    """Final scoring with these tiles claimed; the others on offer are nobody's."""
    claimed = " ".join(f"tile:{tile}" for tile in tiles)
    claims = f"seat:{claimer} claims {claimed}\n" if tiles else ""
    return belle(f"phase scoring\nround 5\n{claims}{lines}", seats)


def difference(*tiles: int, lines: str, seats: int = 4) -> int:
    """What a tile is worth to its claimer in this position, in VP at the very end."""
    with_it, without = ending(*tiles, lines=lines, seats=seats), ending(lines=lines, seats=seats)
    assert with_it.over
    return with_it.sheet().totals[0] - without.sheet().totals[0]


@pytest.mark.rule("93-BE-TILE-01", "93-BE-END-03")
@pytest.mark.parametrize(("points", "gain"), [(6, 0), (7, 1), (20, 2), (21, 3)])
def test_tile_1_scores_for_every_full_seven_points_of_the_game(points: int, gain: int) -> None:
    match = ending(1, lines=f"seat:1 points {points}\nseat:1 nobles noble:maeterlinck")
    assert points_from(match, "tiles") == [gain, 0, 0, 0]


@pytest.mark.rule("93-BE-TILE-01", "93-BE-END-03")
def test_tile_1_comes_before_anything_else() -> None:
    match = ending(1, 5, lines="seat:1 points 13\nseat:1 tracks 1 6 1")
    assert points_from(match, "tiles") == [1 + 12, 0, 0, 0]
    assert story(match)[0] == "tile_counted seat:1 tile:1"


@pytest.mark.rule("93-BE-TILE-02")
def test_tile_2_adds_two_to_a_row_chosen_before_nobles_are_paid() -> None:
    match = ending(2, lines="seat:1 nobles noble:buls noble:albert\nseat:1 money 4\nseat:1 artworks artwork:green")
    assert (match.decision, match.seat) == ("tileRow", 0)
    assert told(match, "noble_paid") == []
    assert refused(match, "strategic:artworks") is None
    play(match, "strategic:artworks")
    assert row_seen(match, 1, "artworks").multiplier == 3
    while not match.over:
        play(match, match.options[0])
    assert points_from(match, "artworks-row") == [3, 0, 0, 0]


@pytest.mark.rule("93-BE-TILE-02")
def test_tile_2_strengthens_no_other_row_and_nobody_else() -> None:
    match = play(ending(2), "strategic:money")
    assert [row_seen(match, 1, row).multiplier for row in ("meeples", "nobles", "artworks")] == [1, 1, 1]
    assert row_seen(match, 2, "money").multiplier == 1


@pytest.mark.rule("93-BE-TILE-03", "93-BE-END-04")
@pytest.mark.parametrize(("square", "gain"), [(1, 3), (3, 9), (6, 18)])
def test_tile_3_pays_three_francs_times_the_iris_position_before_nobles_are_paid(square: int, gain: int) -> None:
    match = ending(3, lines=f"seat:1 tracks {square} 1 1\nseat:1 nobles noble:empain")
    assert told(match, "money_moved")[0] == f"seat:1 bf:{gain} for:tile"
    assert money(match)[0] == gain - 2


@pytest.mark.rule("93-BE-TILE-03")
def test_tile_3_uses_the_position_not_the_level_and_only_its_claimer() -> None:
    assert money(ending(3, lines="seat:2 tracks 6 1 1")) == [3, 0, 0, 0]


@pytest.mark.rule("93-BE-TILE-04", "93-BE-WHITE-08")
def test_tile_4_counts_four_more_artworks_in_their_row() -> None:
    lines = "seat:1 artworks artwork:green white:blue\nseat:1 slid strategic:artworks prestige:1"
    assert difference(4, lines=lines) == 4 * 3
    assert row_seen(belle(f"{TURN}round 2\nseat:1 claims tile:4\n{lines}"), 1, "artworks").count == 5


@pytest.mark.rule("93-BE-TILE-04")
def test_tile_4_counts_nowhere_else() -> None:
    match = play(belle(f"{TURN}tiles tile:4\nseat:1 claims tile:5\nseat:1 money 1"), "pass")
    lines = f"{TURN}seat:1 claims tile:4\nseat:2 passed yes"
    assert money(play(belle(lines), "pass"))[0] == 0
    assert row_seen(match, 1, "artworks").count == 0


@pytest.mark.rule("93-BE-TILE-05")
@pytest.mark.parametrize(("square", "gain"), [(1, 2), (6, 12)])
def test_tile_5_scores_two_points_times_the_crown_position(square: int, gain: int) -> None:
    match = ending(5, lines=f"seat:1 tracks 1 {square} 1\nseat:2 tracks 1 6 1")
    assert points_from(match, "tiles") == [gain, 0, 0, 0]


@pytest.mark.rule("93-BE-TILE-05")
def test_tile_5_brings_nothing_while_nobody_has_claimed_it() -> None:
    match = ending(3, lines="tiles tile:5\nseat:1 tracks 1 6 1\nseat:2 tracks 1 4 1")
    assert points_from(match, "tiles") == [0, 0, 0, 0]
    assert told(match, "tile_counted") == ["seat:1 tile:3"]


@pytest.mark.rule("93-BE-TILE-06")
def test_tile_6_is_one_building_more_with_tiles_8_and_10_too() -> None:
    houses = "seat:1 houses space:1,1 space:1,2"
    assert points_from(ending(6, lines=f"seat:1 tracks 1 1 6\n{houses}"), "houses") == [30, 0, 0, 0]
    assert points_from(ending(6, 8, lines=f"seat:1 tracks 1 1 6\n{houses}"), "houses") == [36, 0, 0, 0]
    seventh = ending(6, 10, lines=f"seat:1 tracks 1 1 7\n{houses}")
    assert points_from(seventh, "houses") == [45, 0, 0, 0]


@pytest.mark.rule("93-BE-TILE-06")
def test_the_building_of_tile_6_has_no_place_and_gives_no_free_action() -> None:
    assert points_from(ending(6, 9, lines="seat:1 houses space:1,1"), "tiles") == [0, 0, 0, 0]
    match = belle(f"{TURN}seat:1 money 1\nseat:2 houses space:2,4\nseat:2 claims tile:5\ntiles tile:6")
    assert points_from(play(match, "space:2,4"), "free-actions") == [0, 1, 0, 0]


@pytest.mark.rule("93-BE-TILE-07")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 5), (5, 5)])
def test_tile_7_scores_for_cards_taken_by_passing_first(seats: int, each: int) -> None:
    match = ending(7, lines="seat:1 first-passes 2\nseat:2 first-passes 3", seats=seats)
    assert points_from(match, "tiles") == [2 * each, *[0] * (seats - 1)]


@pytest.mark.rule("93-BE-TILE-07")
def test_tile_7_gives_nothing_without_such_a_card() -> None:
    assert points_from(ending(7, lines="seat:2 first-passes 3"), "tiles") == [0, 0, 0, 0]


@pytest.mark.rule("93-BE-TILE-08")
def test_tile_8_makes_every_building_worth_two_more() -> None:
    lines = "pavilion 1 card:1 seat:1\nseat:1 houses space:1,1\nseat:2 houses space:1,2\nseat:1 tracks 1 1 6"
    assert difference(8, lines=lines) == 4
    assert points_from(ending(8, lines=lines), "houses")[1] == points_from(ending(lines=lines), "houses")[1]


@pytest.mark.rule("93-BE-TILE-08")
def test_tile_8_gives_nothing_without_buildings() -> None:
    assert difference(8, lines="seat:2 houses space:1,1") == 0


@pytest.mark.rule("93-BE-TILE-09")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_tile_9_scores_for_every_two_houses_side_by_side(seats: int, each: int) -> None:
    line = ending(9, lines="seat:1 houses space:1,1 space:1,2 space:1,3", seats=seats)
    assert points_from(line, "tiles")[0] == 2 * each
    block = ending(9, lines="seat:1 houses space:1,1 space:1,2 space:2,1 space:2,2", seats=seats)
    assert points_from(block, "tiles")[0] == 4 * each


@pytest.mark.rule("93-BE-TILE-09")
@pytest.mark.parametrize("houses", ["space:1,1 space:2,2", "space:1,5 space:2,1", "space:1,1 space:1,3", "space:5,5"])
def test_tile_9_gives_nothing_for_houses_that_do_not_touch(houses: str) -> None:
    lines = f"pavilion 1 card:1 seat:1\nseat:1 houses {houses}\nseat:2 houses space:1,2"
    assert points_from(ending(9, lines=lines), "tiles") == [0, 0, 0, 0]


@pytest.mark.rule("93-BE-TILE-10")
def test_tile_10_opens_a_seventh_space_from_the_claim_on() -> None:
    lines = "strips 1 2 4 3 5\ntiles tile:10\ndisplay noble:van-de-velde\nseat:1 money 5\nseat:1 tracks 1 1 6"
    match = belle(f"{TURN}{lines}\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes")
    play(match, "space:3,4 bid:1 keep tile:10")
    assert told(match, "advance_lost") == ["seat:1 track:architect"]
    assert (squares(match, 1)[2], len(seat_seen(match, 1).tracks["track:architect"].values)) == (6, 7)
    again = belle(f"{TURN}seat:1 claims tile:10\nseat:1 tracks 1 1 6\nseat:1 nobles noble:van-de-velde")
    play(again, "place:grand-place noble:van-de-velde")
    assert (squares(again, 1)[2], seat_seen(again, 1).tracks["track:architect"].value) == (7, 15)


@pytest.mark.rule("93-BE-TILE-10")
def test_without_tile_10_the_track_ends_at_the_sixth_space() -> None:
    match = belle(f"{TURN}seat:2 claims tile:10\nseat:1 tracks 1 1 6\nseat:1 nobles noble:van-de-velde")
    play(match, "place:grand-place noble:van-de-velde")
    assert (squares(match, 1)[2], told(match, "advance_lost")) == (6, ["seat:1 track:architect"])


@pytest.mark.rule("93-BE-TILE-11", "93-BE-END-06")
def test_tile_11_scores_for_white_artworks_before_they_are_discarded() -> None:
    match = ending(11, lines="seat:1 artworks white:green white:blue artwork:green\nseat:2 artworks white:green")
    assert points_from(match, "tiles") == [6, 0, 0, 0]
    assert len(told(match, "white_discarded")) == 3


@pytest.mark.rule("93-BE-TILE-11")
def test_tile_11_gives_nothing_for_coloured_ones() -> None:
    assert points_from(ending(11, lines="seat:1 artworks artwork:green artwork:black"), "tiles") == [0, 0, 0, 0]


@pytest.mark.rule("93-BE-TILE-12")
def test_tile_12_makes_all_nobles_free() -> None:
    lines = "seat:1 nobles noble:maeterlinck noble:buls\nseat:1 money 4"
    match = ending(12, lines=lines)
    assert (answered(match, "payNoble"), points_from(match, "unpaid-nobles")) == ([], [0, 0, 0, 0])
    assert (len(seat_seen(match, 1).nobles), points_from(match, "money-row")) == (3, [1, 0, 0, 0])


@pytest.mark.rule("93-BE-TILE-12")
def test_tile_12_frees_nobody_elses_nobles() -> None:
    match = ending(12, lines="seat:2 nobles noble:maeterlinck")
    assert points_from(match, "unpaid-nobles") == [0, -5, 0, 0]


@pytest.mark.rule("93-BE-END-01")
def test_the_end_of_the_game_keeps_its_order() -> None:
    lines = "seat:1 cubes cube:joker\nseat:1 artworks white:green\nseat:1 nobles noble:empain\nseat:1 money 2"
    match = ending(11, lines=lines)
    names = [line.split()[0] for line in story(match)]
    order = ["tile_counted", "cube_returned", "noble_paid", "white_discarded", "game_ended"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)


@pytest.mark.rule("93-BE-END-02")
def test_only_claimed_tiles_count() -> None:
    match = ending(7, lines="tiles tile:5 tile:1\nseat:1 points 70\nseat:1 tracks 1 6 1")
    assert told(match, "tile_counted") == ["seat:1 tile:7"]
    assert points_from(match, "tiles") == [0, 0, 0, 0]


@pytest.mark.rule("93-BE-END-02", "93-BE-END-03")
def test_tiles_of_all_players_count_in_the_order_of_their_numbers() -> None:
    match = belle("phase scoring\nround 5\nseat:2 claims tile:1 tile:11\nseat:1 claims tile:5 tile:7")
    assert told(match, "tile_counted") == ["seat:2 tile:1", "seat:1 tile:5", "seat:1 tile:7", "seat:2 tile:11"]
    assert len(belle_seen(match).tiles) == 5
    assert seen(match).belle is not None


@pytest.mark.rule("93-BE-TILE-10")
def test_a_seventh_space_is_refused_in_a_position_without_the_tile() -> None:
    assert refused(belle(f"{TURN}seat:1 claims tile:10\nseat:1 tracks 1 1 7"), "pass") is None
    with pytest.raises(Exception, match="a whole number from 1 to 6"):
        belle(f"{TURN}seat:1 tracks 1 1 7")


def test_a_tile_shows_the_points_that_it_would_bring_everybody_now() -> None:
    match = belle(TURN + "\nseat:2 claims tile:5\nseat:1 tracks 1 3 1\nseat:2 tracks 1 6 1\nseat:1 claims tile:2", 3)
    tiles = {tile.tile: tile.points for tile in belle_seen(match).tiles}
    assert (tiles["tile:5"], tiles["tile:2"]) == ((6, 12, 2), ())
