"""Chapters BE-GLASS and BE-PAV: glass, pavilions, and the visit to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.b1893.belle.builder import TURN, belle, belle_seen, belle_table, pavilion_seen
from tests.games.b1893.builder import bids, play, position
from tests.games.b1893.looking import (
    answered,
    corrected,
    needles,
    points_from,
    refused,
    seat_seen,
    seen,
    told,
)

BUILDER = f"{TURN}seat:1 money 1\nseat:1 cubes cube:wood cube:stone"
GLASS = " ".join(["cube:glass"] * 2)
FULL = "space:1,1 space:1,2 space:1,3 space:1,4 space:1,5"


@pytest.mark.rule("93-BE-GLASS-01", "93-BE-GLASS-03")
def test_materials_solvay_and_the_free_action_may_take_glass() -> None:
    match = play(belle(f"{TURN}seat:1 money 1"), "space:1,4")
    assert match.options == ["cube:wood", "cube:iron", "cube:stone", "cube:glass"]
    solvay = play(belle(f"{TURN}seat:1 nobles noble:solvay"), "place:grand-place noble:solvay")
    assert "cube:glass" in solvay.options
    free = play(belle(f"{TURN}seat:1 money 1\nseat:2 houses space:1,4"), "space:1,4 cube:wood cube:wood")
    assert (free.decision, "cube:glass" in free.options) == ("freeCube", True)


@pytest.mark.rule("93-BE-GLASS-02")
def test_a_needle_on_glass_asks_for_glass_and_free_choice_takes_it() -> None:
    lines = "seat:1 money 1\nseat:1 cubes cube:wood cube:glass cube:stone"
    match = play(belle(f"{TURN}needles wood glass\n{lines}"), "space:2,4 house")
    assert answered(match, "pay") == ["seat:1 pay pay:1wood+1glass forced"]
    free = play(belle(f"{TURN}needles wood any\n{lines}"), "space:2,4 house")
    assert free.options == ["pay:1wood+1stone", "pay:1wood+1glass"]


@pytest.mark.rule("93-BE-GLASS-03")
def test_glass_scores_at_the_end() -> None:
    match = belle("phase scoring\nround 5\nseat:1 cubes cube:glass cube:glass cube:wood")
    assert points_from(match, "cubes") == [3, 0, 0, 0]


@pytest.mark.rule("93-BE-GLASS-04", "93-BE-SETUP-06")
def test_needles_go_through_glass() -> None:
    lines = f"{TURN}needles empty wood\nseat:1 money 1\nseat:1 cubes cube:wood cube:wood"
    match = play(belle(lines), "space:2,4 house needle:empty")
    assert needles(match) == ["glass", "wood"]
    on = play(
        belle(lines.replace("empty", "glass").replace("cube:wood cube:wood", "cube:wood cube:glass")), "space:2,4"
    )
    play(on, "house needle:glass")
    assert needles(on) == ["iron", "wood"]


@pytest.mark.rule("93-BE-PAV-01", "93-BE-PAV-03", "93-BE-PAV-07", "93-BE-CGEN-11")
def test_a_pavilion_is_paid_like_a_house_and_brings_its_card() -> None:
    match = play(belle(f"{BUILDER}\npavilion 1 card:31"), "space:2,4")
    assert (match.decision, match.options) == ("buildKind", ["house", "pavilion:1", "pavilion:5"])
    play(match, "pavilion:1")
    view = pavilion_seen(match, 1)
    assert (view.owner, view.card, view.used) == (1, "card:31", False)
    assert points_from(match, "construction") == [5, 0, 0, 0]
    assert (seat_seen(match, 1).houses, seat_seen(match, 1).cubes) == (1, {})
    assert [space.house for row in seen(match).spaces for space in row if space.house] == []
    assert (match.decision, match.seat) == ("turn", 1)


@pytest.mark.rule("93-BE-PAV-03")
def test_the_top_row_scores_with_a_pavilion_too() -> None:
    cubes = "seat:1 cubes cube:wood cube:wood cube:stone cube:stone"
    match = play(belle(f"{TURN}seat:1 money 1\n{cubes}\nseat:1 houses {FULL}"), "space:2,4 pavilion:1")
    while match.seat == 0:
        play(match, match.options[0])
    assert points_from(match, "construction") == [10, 0, 0, 0]


@pytest.mark.rule("93-BE-PAV-02")
def test_each_pavilion_space_holds_one_tile() -> None:
    match = play(belle(f"{BUILDER}\npavilion 1 card:2 seat:2"), "space:2,4")
    assert match.options == ["house", "pavilion:5"]
    assert refused(match, "pavilion:1") == "93-BE-PAV-02"


@pytest.mark.rule("93-BE-PAV-04", "93-BE-PAV-08")
def test_the_surcharge_is_paid_on_top_once_the_space_is_chosen() -> None:
    match = play(belle(f"{BUILDER} {GLASS}"), "space:2,4")
    assert match.options == ["house", "pavilion:1", "pavilion:2", "pavilion:3", "pavilion:4", "pavilion:5"]
    play(match, "pavilion:2")
    assert answered(match, "pay") == ["seat:1 pay pay:1wood+1stone forced"]
    assert seat_seen(match, 1).cubes == {"cube:glass": 1}
    few = play(belle(BUILDER), "space:2,4")
    assert refused(few, "pavilion:2") == "93-BE-PAV-04"


@pytest.mark.rule("93-BE-PAV-05")
def test_no_joker_pays_the_surcharge_and_its_glass_pays_nothing_else() -> None:
    jokers = play(belle(f"{BUILDER} cube:joker cube:joker"), "space:2,4")
    assert jokers.options == ["house", "pavilion:1", "pavilion:5"]
    short = play(belle(f"{TURN}needles wood glass\nseat:1 money 1\nseat:1 cubes cube:wood cube:glass"), "space:2,4")
    assert short.options == ["house", "pavilion:1", "pavilion:5"]
    assert refused(short, "pavilion:2") == "93-BE-PAV-09"


@pytest.mark.rule("93-BE-PAV-09")
def test_if_only_one_of_the_two_is_possible_that_one_must_be_built() -> None:
    taken = "\n".join(f"pavilion {site} card:{site} seat:2" for site in range(1, 6))
    house = play(belle(f"{BUILDER}\n{taken}"), "space:2,4")
    assert answered(house, "buildKind") == ["seat:1 buildKind house forced"]
    free = {"1,5", "2,5", "3,5", "4,5", "5,1", "5,2", "5,3", "5,4", "5,5", "1,1", "1,2", "1,3", "1,4"}
    board = [f"space:{r},{c}" for r in range(1, 6) for c in range(1, 6)]
    spaces = [space for space in board if space.removeprefix("space:") in free]
    match = belle(
        f"{BUILDER}\nseat:2 houses {' '.join(spaces[:6])}\nseat:3 houses {' '.join(spaces[6:12])}\n"
        f"seat:4 houses {spaces[12]} space:2,1 space:2,2 space:3,1 space:4,1 space:4,2\n"
        "seat:1 houses space:4,4"
    )
    play(match, "space:2,4")
    assert match.options == ["pavilion:1", "pavilion:5"]
    assert refused(match, "house") == "93-CONS-22"


@pytest.mark.rule("93-BE-PAV-09", "93-BE-PAV-13")
def test_without_a_payment_nothing_is_built_and_the_park_builds_pavilions_too() -> None:
    void = play(belle(f"{TURN}seat:1 money 1"), "space:2,4")
    assert told(void, "action_void") == ["seat:1 action:construction"]
    park = play(belle(BUILDER), "place:park action:construction pavilion:5")
    assert told(park, "pavilion_built") == ["seat:1 pavilion:5 card:5"]
    assert pavilion_seen(park, 5).owner == 1


@pytest.mark.rule("93-CONS-03", "93-BE-PAV-10")
def test_pavilions_use_the_six_tiles_and_score_the_architect_level() -> None:
    match = belle(f"{BUILDER}\nseat:1 houses {FULL}\npavilion 5 card:1 seat:1")
    assert told(play(match, "space:2,4"), "action_void") == ["seat:1 action:construction"]
    end = belle("phase scoring\nround 5\npavilion 5 card:1 seat:1\nseat:1 houses space:1,1\nseat:1 tracks 1 1 6")
    assert points_from(end, "houses") == [20, 0, 0, 0]


@pytest.mark.rule("93-BE-END-05")
def test_pavilions_score_like_houses() -> None:
    end = belle("phase scoring\nround 5\npavilion 1 card:1 seat:2\nseat:2 tracks 1 1 6")
    assert points_from(end, "houses") == [0, 10, 0, 0]


@pytest.mark.rule("93-BE-PAV-11")
def test_the_free_action_of_construction_counts_pavilions() -> None:
    match = belle(f"{TURN}seat:1 money 1\nseat:2 houses space:2,4\npavilion 1 card:1 seat:2")
    assert points_from(play(match, "space:2,4"), "free-actions") == [0, 2, 0, 0]


@pytest.mark.rule("93-BE-PAV-12")
def test_houses_stay_off_marked_spaces() -> None:
    match = play(belle(BUILDER), "space:2,4 house")
    assert match.decision == "houseSpace"
    assert len(match.options) == 19
    assert refused(match, "space:3,3") == "93-CONS-22"


@pytest.mark.rule("93-BE-RES-02", "93-BE-RES-04")
@pytest.mark.parametrize(
    ("row", "points"), [("1:1 2:1 3:1", 3), ("1:1 1:1 1:1", 1), ("2:1 2:1 3:1", 2), ("- - -", 0), ("4:1 - -", 1)]
)
def test_a_pavilion_scores_for_every_colour_in_its_row(row: str, points: int) -> None:
    match = belle(f"phase brussels\npavilion 2 card:1 seat:1\n{bids('- - -', row)}")
    assert points_from(match, "visits") == [points, 0, 0, 0]


@pytest.mark.rule("93-BE-RES-03")
def test_neutral_meeples_are_one_further_colour() -> None:
    match = belle(f"phase brussels\npavilion 1 card:1 seat:1\n{bids('n n 1:1')}", seats=2)
    assert points_from(match, "visits") == [2, 0]


@pytest.mark.rule("93-BE-RES-02", "93-BE-RES-03")
def test_a_pavilion_tells_what_the_visit_would_bring_now(tmp_path: Path) -> None:
    box = corrected(tmp_path, "belle_epoque.pavilions.visit.value = 3\n")
    row = bids("n n 1:1")
    match = position(f"{TURN}pavilion 1 card:1 seat:1\n{row}", 2, components=box, belleEpoque="on")
    pavilions = belle_seen(match).pavilions
    assert [(pavilion.visitors, pavilion.visit) for pavilion in pavilions[:2]] == [(2, 6), (0, 0)]
    match = position(f"phase brussels\npavilion 1 card:1 seat:1\n{row}", 2, components=box, belleEpoque="on")
    assert points_from(match, "visits") == [pavilions[0].visit, 0]


@pytest.mark.rule("93-BE-RES-05")
def test_without_pavilions_nobody_is_visited() -> None:
    match = belle(f"phase brussels\n{bids('1:1 2:1')}")
    assert told(match, "pavilion_visited") == []


@pytest.mark.rule("93-BE-RES-02")
def test_each_own_pavilion_is_visited() -> None:
    match = belle(f"phase brussels\npavilion 1 card:1 seat:1\npavilion 2 card:2 seat:1\n{bids('1:1 2:1', '3:1')}")
    assert told(match, "pavilion_visited") == ["seat:1 pavilion:1 count:2", "seat:1 pavilion:2 count:1"]
    assert belle_seen(match).pavilions[0].owner == 1


def test_the_glass_of_others_is_not_touched_by_asking_what_can_be_paid() -> None:
    match = play(belle(f"{BUILDER} {GLASS}"), "space:2,4")
    table = belle_table(match)
    before = table.seats[0].cubes.listed()
    assert match.options
    assert table.seats[0].cubes.listed() == before
