"""Chapters MAT and CONS."""

from __future__ import annotations

from itertools import product

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.builder import bids, play, position, table_of
from tests.games.b1893.looking import needles, points_from, refused, seat_seen, seen, space_seen, told

PLACES = ("wood", "iron", "stone", "glass", "money", "any", "empty")
BUILD = "phase turn seat:1\n"
HOUSES = ("space:5,1", "space:5,2", "space:5,3", "space:5,4", "space:5,5")


def construct(lines: str, bid: str = "bid:1") -> Match:
    """A match in which seat 1 has placed a meeple on space 2,4, a Construction."""
    match = play(position(BUILD + lines), "space:2,4")
    return play(match, bid) if match.decision == "bid" else match


def cubes(wood: int = 0, iron: int = 0, stone: int = 0, joker: int = 0) -> str:
    names = ["cube:wood"] * wood + ["cube:iron"] * iron + ["cube:stone"] * stone + ["cube:joker"] * joker
    return "seat:1 cubes " + " ".join(names) + "\n"


def houses(count: int) -> str:
    return "seat:1 houses " + " ".join(HOUSES[:count]) + "\n" if count else ""


@pytest.mark.rule("93-MAT-01")
def test_two_refined_cubes_of_choice_and_never_jokers() -> None:
    match = play(position("phase turn seat:1\nseat:1 money 1"), "space:1,4")
    assert (match.decision, match.options) == ("cube", ["cube:wood", "cube:iron", "cube:stone"])
    assert refused(match, "cube:joker") == "93-MAT-01"
    play(match, "cube:stone cube:stone")
    assert seat_seen(match, 1).cubes == {"cube:stone": 2}
    assert seen(match).cubes["cube:stone"] == 8
    assert match.seat == 1


@pytest.mark.rule("93-MAT-02")
def test_what_is_not_left_cannot_be_taken() -> None:
    gone = "gone " + " ".join(["cube:wood"] * 10 + ["cube:iron"] * 9)
    match = play(position(f"phase turn seat:1\nseat:1 money 1\n{gone}"), "space:1,4")
    assert refused(match, "cube:wood") == "93-MAT-02"
    assert refused(match, "cube:glass") == "93-MAT-02"
    play(match, "cube:iron")
    assert seat_seen(match, 1).cubes == {"cube:iron": 1, "cube:stone": 1}


@pytest.mark.rule("93-MAT-02")
def test_without_any_cube_the_action_cannot_be_carried_out() -> None:
    gone = "gone " + " ".join(["cube:wood"] * 10 + ["cube:iron"] * 10 + ["cube:stone"] * 10)
    match = play(position(f"phase turn seat:1\nseat:1 money 1\n{gone}"), "space:1,4")
    assert told(match, "action_void") == ["seat:1 action:materials"]


@pytest.mark.rule("93-CONS-01")
def test_pay_score_move_a_needle_place_the_house() -> None:
    match = construct("seat:1 money 2\nneedles wood any\n" + cubes(2, 0, 2, 1))
    assert match.decision == "pay"
    play(match, "pay:1wood+1stone")
    assert (match.decision, match.score()[0]) == ("needle", 5)
    play(match, "needle:any")
    assert match.decision == "houseSpace"
    play(match, "space:1,1")
    order = [fact.partition(" ")[0] for fact in told_order(match)]
    assert order == ["units_paid", "units_paid", "points_scored", "needle_moved", "house_built"]


def told_order(match: Match) -> list[str]:
    wanted = {"units_paid", "points_scored", "needle_moved", "house_built"}
    names = [match.rulebook.contents.facts[fact.kind].name for fact in match.facts]
    return [name for name in names if name in wanted]


@pytest.mark.rule("93-CONS-02")
@pytest.mark.parametrize(("built", "cost"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4)])
def test_houses_cost_by_their_row_from_the_bottom(built: int, cost: int) -> None:
    match = construct("seat:1 money 1\nneedles wood empty\n" + cubes(8) + houses(built))
    assert told(match, "units_paid") == [f"seat:1 unit:wood count:{cost}"]
    assert seat_seen(match, 1).houses == built
    assert seat_seen(play(match, "needle:wood space:1,1"), 1).houses == built + 1


@pytest.mark.rule("93-CONS-03")
def test_with_six_houses_nothing_more_is_built() -> None:
    lines = "seat:1 money 1\n" + cubes(5, 5, 5, 5) + "seat:1 houses " + " ".join((*HOUSES, "space:1,5"))
    assert told(construct(lines), "action_void") == ["seat:1 action:construction"]


@pytest.mark.rule("93-CONS-15")
def test_what_is_paid_returns_to_its_supply_at_once() -> None:
    match = construct("seat:1 money 1\nneedles wood iron\n" + cubes(1, 0, 0, 1))
    assert (seen(match).cubes["cube:wood"], seen(match).cubes["cube:joker"]) == (10, 15)
    assert seat_seen(match, 1).cubes == {}


@pytest.mark.rule("93-CONS-16")
@pytest.mark.parametrize(
    ("payment", "points"),
    [("pay:1wood+1money", 5), ("pay:1wood+1joker", 0), ("pay:2joker", 0), ("pay:1money+1joker", 0)],
)
def test_five_points_unless_a_joker_was_paid(payment: str, points: int) -> None:
    match = play(construct("seat:1 money 4\nneedles wood money\n" + cubes(1, 0, 0, 2)), payment)
    assert points_from(match, "construction")[0] == points


@pytest.mark.rule("93-CONS-17")
@pytest.mark.parametrize(
    ("built", "joker", "points"), [(3, 0, 5), (4, 0, 10), (5, 0, 10), (3, 1, 0), (4, 1, 5), (5, 1, 5)]
)
def test_five_more_for_a_tile_of_the_top_row(built: int, joker: int, points: int) -> None:
    need = (2, 2, 3, 3, 4, 4)[built]
    match = construct("seat:1 money 1\nneedles wood empty\n" + cubes(need - joker, 0, 0, joker) + houses(built))
    assert points_from(match, "construction")[0] == points


@pytest.mark.rule("93-CONS-18")
def test_the_builder_moves_one_needle_one_place_clockwise() -> None:
    match = construct("seat:1 money 1\nneedles wood any\n" + cubes(2))
    assert match.options == ["needle:wood", "needle:any"]
    assert refused(match, "needle:iron") == "93-CONS-18"
    play(match, "needle:wood")
    assert needles(match) == ["stone", "any"]


@pytest.mark.rule("93-CONS-19")
def test_a_needle_goes_on_from_the_arrow_to_iron() -> None:
    match = play(construct("seat:1 money 1\nneedles wood empty\n" + cubes(2)), "needle:empty")
    assert needles(match) == ["wood", "iron"]


@pytest.mark.rule("93-CONS-20")
@pytest.mark.rule("93-CONS-21")
@pytest.mark.parametrize(("one", "other"), [("iron", "wood"), ("money", "any"), ("empty", "iron")])
def test_a_needle_never_moves_onto_the_other(one: str, other: str) -> None:
    match = construct(f"seat:1 money 13\nneedles {one} {other}\n" + cubes(2, 2, 2))
    if match.decision == "pay":
        play(match, match.options[0])
    assert [line.split()[1] for line in told(match, "needle_moved")] == [f"needle:{other}"]


@pytest.mark.rule("93-CONS-20")
def test_a_blocked_needle_says_why() -> None:
    match = construct("seat:1 money 1\nneedles wood stone\n" + cubes(1, 0, 1))
    assert needles(match) == ["wood", "money"]
    assert seen(match).compass.needles[0].blocked is False


@pytest.mark.rule("93-CONS-21")
def test_one_needle_at_least_can_always_move() -> None:
    table = table_of(position(BUILD))
    edition = table.edition
    places = [place for place in edition.compass if place != PLACES.index("glass")]
    for one, other in product(places, repeat=2):
        if one != other:
            assert edition.next_place(table, one) != other or edition.next_place(table, other) != one


@pytest.mark.rule("93-CONS-22")
@pytest.mark.rule("93-CONS-23")
def test_a_house_needs_a_space_without_tile_and_meeple_active_or_not() -> None:
    lines = "seat:1 money 1\nneedles wood empty\n" + cubes(2) + "seat:2 houses space:1,1\n" + bids("", "- 3:1")
    match = play(construct(lines), "needle:wood")
    taken = {"space:1,1", "space:2,2", "space:2,4"}
    assert len(match.options) == 22
    assert not taken & set(match.options)
    assert {refused(match, space) for space in taken} == {"93-CONS-22"}
    play(match, "space:5,5")
    assert space_seen(match, "5,5").house == 1


@pytest.mark.rule("93-CONS-24")
def test_without_an_eligible_space_nothing_is_built_and_nothing_paid() -> None:
    spaces = [f"space:{row},{column}" for row in range(1, 6) for column in range(1, 6) if (row, column) != (2, 4)]
    owned = "".join(f"seat:{seat + 2} houses {' '.join(spaces[seat * 6 : seat * 6 + 6])}\n" for seat in range(4))
    match = play(position(BUILD + "seat:1 money 1\nneedles wood empty\n" + cubes(2) + owned, 5), "space:2,4")
    assert told(match, "action_void") == ["seat:1 action:construction"]
    assert seat_seen(match, 1).cubes == {"cube:wood": 2}


@pytest.mark.rule("93-CONS-25")
def test_a_house_stays_and_leaves_the_action_of_its_space() -> None:
    match = play(construct("seat:1 money 1\nneedles wood empty\n" + cubes(2)), "needle:wood space:1,1")
    play(match, "pass pass pass pass")
    while seen(match).round == 1:
        play(match, match.options[0])
    assert (space_seen(match, "1,1").house, space_seen(match, "1,1").action) == (1, "action:workshop")


@pytest.mark.rule("93-CONS-26")
def test_without_a_legal_payment_nothing_is_built() -> None:
    match = construct("seat:1 money 1\nneedles wood stone\n" + cubes(5))
    assert told(match, "action_void") == ["seat:1 action:construction"]
    assert seat_seen(match, 1).cubes == {"cube:wood": 5}
