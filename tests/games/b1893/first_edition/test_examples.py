"""The worked examples of the first edition's rulebook, EX-1E-01 to EX-1E-14, each with its own numbers."""

from __future__ import annotations

import pytest

from tests.games.b1893.builder import bids, play
from tests.games.b1893.first_edition.playing import position, scripted, shown
from tests.games.b1893.looking import (
    active_spaces,
    money,
    place_seen,
    points_from,
    refused,
    row_seen,
    seat_seen,
    squares,
    told,
    turned,
)

TURN = "phase turn seat:1\n"
BUILD = "phase turn seat:1\nseat:1 money 20\n"
ALL_COLOURS = "artwork:green artwork:pink artwork:blue artwork:yellow artwork:black"
PASSED = "seat:1 passed yes\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes\n"


@pytest.mark.rule("EX-1E-01", "93-PLAN-05")
@pytest.mark.parametrize(("iris", "lines"), [("1,1", (2, 3, 4, 5)), ("4,4", (1, 2, 3, 4))])
def test_the_larger_part_of_the_board_is_active(iris: str, lines: tuple[int, ...]) -> None:
    match = scripted("phase planning", "chance revealStock stock:1")
    assert match.options == ["iris:1,1", "iris:4,4"]
    match.play(f"iris:{iris}")
    assert active_spaces(match) == [f"space:{row},{column}" for row in lines for column in lines]


@pytest.mark.rule("EX-1E-02", "93E1-SALE-01", "93E1-SALE-02", "93E1-SALE-03")
def test_green_is_sold_over_yellow_for_2_bf_and_6_vp() -> None:
    match = position(
        f"{TURN}seat:1 money 2\nseat:1 artworks artwork:green artwork:blue\nseat:2 money 1\n"
        "seat:2 artworks artwork:black artwork:green artwork:yellow\n"
        "market artwork:yellow artwork:black\nindicator 2,2"
    )
    play(match, "space:1,2 bid:1 perform")
    assert refused(match, "indicator:4,1") == "93-SALES-04"
    play(match, "indicator:3,1 artwork:green artwork:yellow")
    assert (money(match)[0], seat_seen(match, 1).points) == (3, 6)
    assert shown(match) == ("artwork:green", "artwork:black")
    play(match, "place:park action:sales indicator:3,1")
    assert told(match, "artwork_sold")[-1] == "seat:2 artwork:yellow"  # neither black nor green


def payments(lines: str) -> list[str]:
    """What seat 1 may pay for a building on space:2,4, by an action that it carries out."""
    return play(position(BUILD + lines), "space:2,4 bid:1 perform").options


@pytest.mark.rule("EX-1E-03", "93-CONS-06")
def test_three_units_of_wood_and_money() -> None:
    options = payments(
        "needles wood money\nseat:1 houses space:5,1 space:5,2\nseat:1 cubes cube:wood cube:wood cube:wood cube:iron"
    )
    assert options == ["pay:2wood+1money", "pay:1wood+2money"]


@pytest.mark.rule("EX-1E-04", "93-CONS-09")
def test_four_units_of_wood_beside_the_empty_place() -> None:
    options = payments(
        "needles wood empty\nseat:1 houses space:5,1 space:5,2 space:5,3 space:5,4\n"
        "seat:1 cubes cube:wood cube:wood cube:wood cube:wood cube:wood cube:iron cube:joker"
    )
    assert options == ["pay:4wood", "pay:3wood+1joker"]


@pytest.mark.rule("EX-1E-05", "93-CONS-11")
def test_a_joker_pays_a_unit_of_money() -> None:
    options = payments("needles wood money\nseat:1 cubes cube:wood cube:joker")
    assert options == ["pay:1wood+1money", "pay:1wood+1joker", "pay:1money+1joker"]


@pytest.mark.rule("EX-1E-06", "93E1-BXL-03")
def test_three_figures_act_at_the_grand_plaza_from_space_3() -> None:
    match = position(
        f"{TURN}seat:1 tracks 1 3 1\nseat:1 nobles noble:empain noble:buls noble:maeterlinck noble:van-de-velde"
    )
    play(match, "place:grand-place noble:empain noble:buls noble:maeterlinck")
    assert match.seat == 1
    assert turned(match, 1) == ["noble:empain", "noble:buls", "noble:maeterlinck"]
    assert place_seen(match, "grand-place").meeples == (1, 0, 0, 0)


@pytest.mark.rule("EX-1E-07", "93-COL-02")
def test_three_bf_win_against_two() -> None:
    match = position(f"phase columns\n{PASSED}column 1 prestige:13\n" + bids("1:3", "2:2"))
    assert told(match, "column_won") == ["seat:1 column:1 prestige:13 face:iris/crown,1,1"]


@pytest.mark.rule("EX-1E-08", "93E1-RES-04", "93E1-RES-05")
def test_two_cards_are_tucked_and_the_third_is_used_for_its_power() -> None:
    match = position(
        f"phase prestige\n{PASSED}column 1 prestige:1 seat:1\ncolumn 2 prestige:2 seat:1\ncolumn 3 prestige:19 seat:1"
    )
    play(match, "strategic:money strategic:artworks")
    assert row_seen(match, 1, "money").multiplier == 3
    assert row_seen(match, 1, "artworks").multiplier == 2
    assert squares(match, 1) == [1, 3, 1]


@pytest.mark.rule("EX-1E-09", "93-IRIS-01", "93-IRIS-02", "93-IRIS-03")
def test_shields_score_the_city_hall_level_of_their_leaders() -> None:
    match = position(
        f"phase irises\n{PASSED}seat:1 tracks 2 1 1\nseat:2 tracks 3 1 1\n"
        + bids("1:1 1:1 - -", "2:1 1:1 - -", "- - 2:1 1:1", "3:1 - 1:1 2:1")
    )
    assert told(match, "iris_won") == ["seat:1 iris:1,1", "seat:1 iris:3,3", "seat:2 iris:3,3"]
    assert points_from(match, "irises") == [4, 3, 0, 0]


@pytest.mark.rule("EX-1E-10", "93E1-END-02")
def test_the_final_scoring_of_the_rulebook() -> None:
    match = position(
        "phase scoring\nround 5\nnext seat:2\nseat:1 points 80\nseat:1 money 8\nseat:1 tracks 1 1 5\n"
        "seat:1 houses space:1,1 space:1,2 space:1,3 space:1,4 space:1,5\nseat:1 artworks artwork:pink\n"
        "seat:1 nobles noble:empain\nseat:1 courthouse 2\nseat:1 cubes cube:wood cube:iron cube:stone\n"
        "seat:1 slid strategic:money prestige:1 prestige:4\nseat:1 slid strategic:artworks prestige:7\n"
        "seat:1 slid strategic:meeples prestige:2"
    )
    gained = {
        "houses": 40,
        "money-row": 5,
        "artworks-row": 3,
        "nobles-row": 2,
        "meeples-row": 6,
        "cubes": 3,
    }
    assert {source: points_from(match, source)[0] for source in gained} == gained
    assert (money(match)[0], match.score()[0]) == (6, 139)


@pytest.mark.rule("EX-1E-11", "93E1-END-01")
def test_a_figure_of_4_bf_is_given_up() -> None:
    match = position(
        "phase scoring\nround 5\nnext seat:2\nseat:1 points 30\nseat:1 money 12\n"
        "seat:1 nobles noble:empain noble:buls noble:albert noble:maeterlinck"
    )
    play(match, "noble:empain noble:buls noble:maeterlinck")
    assert told(match, "noble_unpaid") == ["seat:1 noble:albert"]
    assert money(match)[0] == 1
    assert row_seen(match, 1, "nobles").count == 4
    assert points_from(match, "unpaid-nobles")[0] == -5


@pytest.mark.rule("EX-1E-12", "93-SALES-10")
def test_black_is_sold_at_the_centre_of_the_cursor() -> None:
    match = position(f"{TURN}seat:1 money 2\nseat:1 artworks artwork:black artwork:green\nindicator 2,1")
    play(match, "space:1,2 bid:1 perform indicator:2,1 artwork:black")
    assert (money(match)[0], seat_seen(match, 1).points) == (3, 4)


@pytest.mark.rule("EX-1E-13", "93E1-PASS-01", "93E1-PASS-02")
def test_all_five_colours_bring_the_first_to_pass_6_bf_and_a_later_one_5() -> None:
    match = position(f"{TURN}seat:1 artworks {ALL_COLOURS}\nseat:2 artworks {ALL_COLOURS}")
    play(match, "pass pass")
    assert money(match)[:2] == [6, 5]


@pytest.mark.rule("EX-1E-14", "93-BXL-02", "93-BXL-03")
@pytest.mark.parametrize(("seats", "prices"), [(2, [1, 2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2, 2]), (5, [1, 1, 2, 2])])
def test_what_the_uses_of_one_action_cost(seats: int, prices: list[int]) -> None:
    found = [place_seen(position(f"{TURN}uses {uses} 0 0 0", seats), "stock").next_price for uses in range(len(prices))]
    assert found == prices
