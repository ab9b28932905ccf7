"""Chapters MAT and CONS."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.games.b1893.actions.construction import PayHouse, can_pay
from bruxelles.games.b1893.actions.payments import SECOND_EDITION_PAYMENTS, place_in_list
from bruxelles.games.b1893.vocabulary import PAYMENTS, WAYS
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.match import Match
from bruxelles.kernel.options import Options
from tests.games.b1893.builder import bids, play, position, table_of
from tests.games.b1893.looking import money, needles, points_from, refused, seat_seen, seen, space_seen, told

UNITS = ("wood", "iron", "stone", "glass", "money", "joker")
PLACES = ("wood", "iron", "stone", "glass", "money", "any", "empty")
NEEDLES = [place for place in PLACES if place != "glass"]  # nobody stops where the Arrow tile lies
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


def legal(one: str, other: str, cost: int) -> set[tuple[int, ...]]:
    """All payments by trying out: give every unit to a needle, each needle at least one, and pay it with what the
    needle asks for or with a joker. (93-CONS-13 word for word)
    """
    asked = [place for place in (one, other) if place != "empty"]
    accepts = {place: ([*UNITS] if place == "any" else [place, "joker"]) for place in asked}
    found = set()
    for shares in product(asked, repeat=cost):
        if set(shares) == set(asked):
            for paid in product(*(accepts[place] for place in shares)):
                found.add(tuple(paid.count(unit) for unit in UNITS))
    return found


@pytest.mark.rule("93-CONS-13")
@pytest.mark.rule("93-CONS-14")
@pytest.mark.parametrize("cost", [2, 3, 4, 5])
@pytest.mark.parametrize("one", PLACES)
@pytest.mark.parametrize("other", PLACES)
def test_the_legal_payments_are_exactly_those_of_the_ledger(one: str, other: str, cost: int) -> None:
    listed = SECOND_EDITION_PAYMENTS[place_in_list(PLACES.index(one), PLACES.index(other), cost)]
    found = {tuple(WAYS[payment]) for payment in listed}
    assert len(found) == len(listed)
    assert found == (set() if one == other else legal(one, other, cost))


@pytest.mark.rule("93-CONS-13")
@pytest.mark.parametrize(("cost", "patterns"), [(2, 4), (3, 8), (4, 13)])
def test_two_real_kinds_have_so_many_patterns(cost: int, patterns: int) -> None:
    listed = SECOND_EDITION_PAYMENTS[place_in_list(PLACES.index("wood"), PLACES.index("stone"), cost)]
    assert len(listed) == patterns
    assert len(SECOND_EDITION_PAYMENTS[place_in_list(PLACES.index("iron"), PLACES.index("money"), cost)]) == patterns


def test_every_way_to_pay_two_to_five_units_has_a_number() -> None:
    ways = [
        tuple(units.count(kind) for kind in range(6))
        for cost in range(2, 6)
        for units in combinations_with_replacement(range(6), cost)
    ]
    assert len(ways) == PAYMENTS
    assert {tuple(way) for way in WAYS} == set(ways)


@pytest.mark.rule("93-CONS-13")
@pytest.mark.parametrize("needle", [("wood", "money"), ("any", "iron"), ("any", "empty"), ("money", "empty")])
@pytest.mark.parametrize(
    "stock", [(0, 0, 0, 0, 1), (1, 0, 2, 1, 4), (2, 2, 0, 0, 9), (0, 1, 0, 3, 0), (3, 1, 1, 2, 13)]
)
@pytest.mark.parametrize("built", [0, 2, 4])
def test_what_is_offered_is_legal_and_owned(
    needle: tuple[str, str], stock: tuple[int, int, int, int, int], built: int
) -> None:
    wood, iron, stone, joker, left = stock
    lines = f"seat:1 money {left + 1}\nneedles {needle[0]} {needle[1]}\n" + cubes(wood, iron, stone, joker)
    if not any(stock[:4]):
        lines = lines.replace("seat:1 cubes \n", "")
    match = construct(lines + houses(built))
    cost = (2, 0, 3, 0, 4)[built]
    payable = {
        way
        for way in legal(*needle, cost)
        if way[0] <= wood
        and way[1] <= iron
        and way[2] <= stone
        and way[3] == 0
        and 3 * way[4] <= left
        and way[5] <= joker
    }
    if not payable:
        assert told(match, "action_void") == ["seat:1 action:construction"]
    elif len(payable) == 1:
        assert match.decision in ("needle", "houseSpace")
    else:
        names = {"+".join(f"{n}{unit}" for n, unit in zip(way, UNITS, strict=True) if n) for way in payable}
        assert {option.removeprefix("pay:") for option in match.options} == names


@pytest.mark.rule("93-CONS-13")
@pytest.mark.rule("93-CONS-24")
@pytest.mark.parametrize(("built", "cost"), [(0, 2), (2, 3), pytest.param(4, 4, marks=pytest.mark.fast)])
@pytest.mark.parametrize("needle", list(combinations(NEEDLES, 2)), ids="-".join)
def test_every_stock_offers_what_trying_out_finds(needle: tuple[str, str], built: int, cost: int) -> None:
    """All stocks up to as many of each as a house costs; more can't be used. Of money, also what is nearly a unit."""
    table = table_of(position(f"{BUILD}needles {needle[0]} {needle[1]}\n{houses(built)}"))
    seat, ways, out = table.seats[0], legal(*needle, cost), Options()
    decision = PayHouse(0)
    for wood, iron, stone, joker in product(range(cost + 1), repeat=4):
        seat.cubes = Bag(0, vec[i64]([wood, iron, stone, 0, joker]))
        cubed = {way for way in ways if way[0] <= wood and way[1] <= iron and way[2] <= stone and way[5] <= joker}
        cubed = {way for way in cubed if way[3] == 0}
        for units, change in product(range(cost + 1), (0, 2)):
            seat.money = 3 * units + change
            payable = {way for way in cubed if way[4] <= units}
            out.clear()
            decision.options(table, out)
            offered = [tuple(map(int, WAYS[payment])) for payment in out.listed()]
            assert len(offered) == len(payable), (wood, iron, stone, joker, seat.money)
            assert set(offered) == payable, (wood, iron, stone, joker, seat.money)
            assert can_pay(table, 0) == bool(payable)


@pytest.mark.rule("93-CONS-04")
@pytest.mark.rule("93-CONS-09")
def test_a_money_unit_costs_three() -> None:
    match = construct("seat:1 money 7\nneedles money empty")
    assert told(match, "money_moved")[-1] == "seat:1 bf:-6 for:construction"
    assert money(match)[0] == 0


@pytest.mark.rule("93-CONS-05")
def test_two_kinds_and_two_units_are_one_of_each() -> None:
    match = construct("seat:1 money 1\nneedles wood iron\n" + cubes(5, 5, 5))
    assert told(match, "units_paid") == ["seat:1 unit:wood count:1", "seat:1 unit:iron count:1"]


@pytest.mark.rule("93-CONS-06")
def test_more_units_are_split_with_at_least_one_of_each() -> None:
    match = construct("seat:1 money 1\nneedles wood iron\n" + cubes(5, 5, 5) + houses(4))
    assert match.options == ["pay:3wood+1iron", "pay:2wood+2iron", "pay:1wood+3iron"]
    assert refused(match, "pay:4wood") == "93-CONS-13"
    assert refused(match, "pay:3wood+1stone") == "93-CONS-13"


@pytest.mark.rule("93-CONS-07")
@pytest.mark.rule("93-CONS-08")
def test_a_free_choice_may_be_any_kind_or_money_the_other_needle_insists() -> None:
    match = construct("seat:1 money 4\nneedles wood any\n" + cubes(2, 1, 1))
    assert match.options == ["pay:2wood", "pay:1wood+1iron", "pay:1wood+1stone", "pay:1wood+1money"]
    assert refused(match, "pay:1iron+1stone") == "93-CONS-13"


@pytest.mark.rule("93-CONS-09")
def test_beside_the_empty_place_all_units_are_of_one_kind() -> None:
    match = construct("seat:1 money 1\nneedles stone empty\n" + cubes(5, 5, 4, 1) + houses(2))
    assert match.options == ["pay:3stone", "pay:2stone+1joker"]


@pytest.mark.rule("93-CONS-10")
def test_empty_and_free_choice_leave_every_unit_free() -> None:
    match = construct("seat:1 money 7\nneedles empty any\n" + cubes(1, 1))
    assert match.options == ["pay:1wood+1iron", "pay:1wood+1money", "pay:1iron+1money", "pay:2money"]


@pytest.mark.rule("93-CONS-11")
@pytest.mark.rule("93-CONS-12")
def test_a_joker_stands_in_for_any_unit_and_counts_as_its_kind() -> None:
    match = construct("seat:1 money 1\nneedles wood money\n" + cubes(2, 0, 0, 3) + houses(2))
    assert match.options == ["pay:2wood+1joker", "pay:1wood+2joker", "pay:3joker"]


@pytest.mark.rule("93-CONS-14")
def test_what_fits_but_is_not_owned_is_refused_for_that() -> None:
    match = construct("seat:1 money 1\nneedles wood any\n" + cubes(2, 1))
    assert refused(match, "pay:1wood+1stone") == "93-CONS-14"
    assert refused(match, "pay:1wood+1money") == "93-CONS-14"


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
