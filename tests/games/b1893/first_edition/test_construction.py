"""Construction in the first edition."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.b1893.builder import play
from tests.games.b1893.first_edition.playing import position, table_of
from tests.games.b1893.first_edition.test_actions import TURN
from tests.games.b1893.looking import (
    answered,
    needles,
    refused,
    seen,
)


def payments(lines: str) -> list[str]:
    """What the seat may pay for a house on space:2,4."""
    match = position(f"phase turn seat:1\n{lines}")
    play(match, "space:2,4 bid:1")
    if match.decision == "perform":
        match.play("perform")
    return match.options if match.decision == "pay" else answered(match, "pay")


@pytest.mark.rule("93E1-CONS-01")
def test_a_free_choice_is_any_cube_but_not_money() -> None:
    options = payments("seat:1 money 20\nneedles wood any\nseat:1 cubes cube:wood cube:wood cube:iron")
    assert options == ["pay:2wood", "pay:1wood+1iron"]


@pytest.mark.rule("93E1-CONS-01")
def test_free_choice_and_money_take_one_of_each_at_least() -> None:
    options = payments(
        "seat:1 money 20\nneedles any money\nseat:1 houses space:5,1 space:5,2\n"
        "seat:1 cubes cube:wood cube:wood cube:wood cube:iron"
    )
    assert options == ["pay:2wood+1money", "pay:1wood+1iron+1money", "pay:1wood+2money", "pay:1iron+2money"]


@pytest.mark.rule("93E1-CONS-01")
def test_free_choice_and_empty_take_cubes_and_jokers_only() -> None:
    options = payments("seat:1 money 20\nneedles any empty\nseat:1 cubes cube:wood cube:stone cube:joker")
    assert options == ["pay:1wood+1stone", "pay:1wood+1joker", "pay:1stone+1joker"]


@pytest.mark.rule("93E1-CONS-01")
def test_a_joker_replaces_any_unit_beside_a_free_choice() -> None:
    options = payments("seat:1 money 20\nneedles any money\nseat:1 cubes cube:joker cube:joker")
    assert options == ["pay:1money+1joker", "pay:2joker"]


@pytest.mark.rule("93E1-CONS-01")
@pytest.mark.parametrize(
    ("needles", "payment", "rule"),
    [
        ("wood any", "pay:1wood+1money", "93E1-CONS-01"),
        ("any money", "pay:2money", "93E1-CONS-01"),
        ("any empty", "pay:1wood+1money", "93E1-CONS-01"),
        ("wood any", "pay:2iron", "93-CONS-13"),
        ("wood iron", "pay:1wood+1money", "93-CONS-13"),
        ("wood any", "pay:1wood+1stone", "93-CONS-14"),
        ("wood iron", "pay:2joker", "93-CONS-14"),
    ],
)
def test_a_payment_is_refused_by_the_rule_that_it_breaks(needles: str, payment: str, rule: str) -> None:
    cubes = "cube:wood cube:wood cube:iron cube:iron cube:joker"
    match = position(f"phase turn seat:1\nseat:1 money 20\nneedles {needles}\nseat:1 cubes {cubes}")
    assert refused(play(match, "space:2,4 bid:1 perform"), payment) == rule


@pytest.mark.rule("93E1-CONS-02")
def test_the_compass_is_a_full_circle_of_six_without_an_arrow() -> None:
    match = position(TURN)
    table, edition = table_of(match), table_of(match).edition
    place, seen_places = table.compass[0], []
    for _ in range(6):
        seen_places.append(int(place))
        place = edition.next_place(table, place)
    assert seen_places == list(table.compass)
    assert place == table.compass[0]
    assert seen(match).compass.covered == ()
    for one, other in product(table.compass, repeat=2):
        assert one == other or edition.next_place(table, one) != other or edition.next_place(table, other) != one


@pytest.mark.rule("93E1-CONS-02")
def test_a_needle_moves_one_place_and_never_onto_the_other() -> None:
    match = position(
        TURN + "compass wood stone iron any money empty\nneedles wood stone\nseat:1 cubes cube:wood cube:stone"
    )
    play(match, "space:2,4 bid:1 perform")
    assert answered(match, "needle") == ["seat:1 needle needle:stone forced"]
    assert needles(match) == ["wood", "iron"]


@pytest.mark.rule("93E1-CONS-03")
def test_a_building_needs_a_space_without_tile_and_assistant_active_or_not() -> None:
    match = position(TURN + "needles wood stone\nseat:1 cubes cube:wood cube:stone\nseat:2 houses space:5,5")
    play(match, "space:2,4 bid:1 perform")
    assert match.decision == "houseSpace"
    assert "space:5,4" in match.options
    assert refused(match, "space:5,5") == "93E1-CONS-03"
    assert refused(match, "space:2,4") == "93E1-CONS-03"
