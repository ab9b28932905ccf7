"""Chapter CONS: what can be paid for a House."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.games.b1893.actions.construction import PayHouse, can_pay
from bruxelles.games.b1893.actions.payments import SECOND_EDITION_PAYMENTS, place_in_list
from bruxelles.games.b1893.vocabulary import PAYMENTS, WAYS
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.options import Options
from tests.games.b1893.builder import position, table_of
from tests.games.b1893.looking import money, refused, told
from tests.games.b1893.test_construction import BUILD, PLACES, construct, cubes, houses

UNITS = ("wood", "iron", "stone", "glass", "money", "joker")
NEEDLES = [place for place in PLACES if place != "glass"]  # nobody stops where the Arrow tile lies


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
def test_the_legal_payments_are_exactly_those_of_the_ledger(cost: int) -> None:
    wrong = []
    for one, other in product(PLACES, PLACES):
        listed = SECOND_EDITION_PAYMENTS[place_in_list(PLACES.index(one), PLACES.index(other), cost)]
        expected = set() if one == other else legal(one, other, cost)
        if sorted(tuple(WAYS[payment]) for payment in listed) != sorted(expected):
            wrong.append((one, other))
    assert wrong == []


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
