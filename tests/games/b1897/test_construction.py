"""Chapter CONS: Houses and the Materials that pay them, with and without halfCards."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from bruxelles.games.b1897.notations import MATERIAL
from bruxelles.games.b1897.vocabulary import FIRST_HOUSE, TYPES_USED
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.kernel.steps import adjusted
from tests.games.b1897.builder import play, position, table_of
from tests.games.b1897.looking import answered, pile_seen, seat_seen, told

PAIRS = ("wood+wood", "brick+brick", "steel+steel", "brick+wood", "steel+wood", "steel+brick")
HOUSES = ("single", "double", "solid-single") * 4 + ("solid-double",) * 3  # one of the last type is left to build


def site(owned: int, materials: tuple[str, ...], half_cards: str = "off") -> Match:
    """Seat 1 owns so many Houses and these Materials, and has taken another House."""
    match = position(
        f"""
        phase turn seat:1
        grid cell:1,1 house:solid-double
        seat:1 money 1
        {"seat:1 houses " + " ".join(f"house:{house}" for house in HOUSES[:owned]) if owned else ""}
        {"seat:1 materials " + " ".join(f"pair:{pair}" for pair in materials) if materials else ""}
        """,
        halfCards=half_cards,
    )
    return play(match, "nouveau")


def paid_in_full(match: Match) -> Match:
    """Pay with whatever is offered first, as long as anything is."""
    while match.decision == "payMaterial":
        match.play(match.options[0])
    return match


@pytest.mark.rule("97-CONS-01", "97-CONS-04")
@pytest.mark.parametrize("owned", range(16))
def test_the_next_house_costs_as_many_materials_as_houses_then_owned(owned: int) -> None:
    match = paid_in_full(site(owned, PAIRS * 2))
    cards_for = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5, 11: 6, 12: 6, 13: 7, 14: 7, 15: 8, 16: 8}
    assert sum(seat_seen(match, 1).houses.values()) == owned + 1
    assert len(answered(match, "payMaterial")) == cards_for[owned + 1]
    assert sum(seat_seen(match, 1).materials.values()) == 12 - cards_for[owned + 1]
    assert sum(pile_seen(match, "material").discards.values()) == cards_for[owned + 1]


@pytest.mark.rule("97-CONS-02")
@pytest.mark.parametrize("pair", PAIRS)
def test_any_type_pays_and_what_is_not_needed_is_lost(pair: str) -> None:
    match = site(0, (pair,))
    assert seat_seen(match, 1).houses == {"house:solid-double": 1}
    assert (seat_seen(match, 1).materials, pile_seen(match, "material").discards) == ({}, {f"pair:{pair}": 1})
    assert match.score()[0] == 1


@pytest.mark.rule("97-CONS-03")
@pytest.mark.parametrize(
    ("owned", "cards", "built"),
    [(0, 0, False), (0, 1, True), (1, 1, True), (2, 1, False), (2, 2, True), (3, 2, True), (4, 2, False), (5, 3, True)],
)
def test_a_house_is_built_exactly_if_the_materials_reach_its_cost(owned: int, cards: int, built: bool) -> None:
    match = paid_in_full(site(owned, PAIRS[:cards]))
    assert sum(seat_seen(match, 1).houses.values()) == owned + built
    assert pile_seen(match, "house").discards == ({} if built else {"house:solid-double": 1})
    if not built:
        assert sum(seat_seen(match, 1).materials.values()) == cards
        assert match.score()[0] == 0


@pytest.mark.rule("97-CONS-04")
def test_the_player_chooses_the_cards_and_no_more_than_needed() -> None:
    match = site(2, ("wood+wood", "brick+brick", "steel+steel", "steel+steel"))
    assert match.options == ["pair:wood+wood", "pair:brick+brick", "pair:steel+steel"]
    play(match, "pair:steel+steel")
    assert match.options == ["pair:wood+wood", "pair:brick+brick", "pair:steel+steel"]
    play(match, "pair:wood+wood")
    assert (match.seat, match.decision) == (1, "turn")
    assert seat_seen(match, 1).materials == {"pair:brick+brick": 1, "pair:steel+steel": 1}
    assert pile_seen(match, "material").discards == {"pair:steel+steel": 1, "pair:wood+wood": 1}


@pytest.mark.rule("97-CONS-05")
@pytest.mark.parametrize(
    ("owned", "materials", "points"),
    [
        (1, ("steel+steel",), 1),
        (1, ("steel+brick",), 2),
        (3, ("steel+brick", "wood+wood"), 3),
        (3, ("steel+brick", "brick+brick"), 2),
    ],
)
def test_points_are_gained_at_once_for_each_different_type_used(
    owned: int, materials: tuple[str, ...], points: int
) -> None:
    match = paid_in_full(site(owned, materials))
    assert told(match, "points_scored") == [f"seat:1 vp:{points} source:construction"]
    assert (match.decision, match.score()[0]) == ("turn", points)


@cache
def most_types(cards: tuple[str, ...]) -> dict[int, int]:
    """By trying every use, one or both materials of each card: the most types for each number of materials used."""
    most: dict[int, int] = {}
    for use in product(*[((a,), (b,), (a, b)) for a, b in (card.split("+") for card in cards)]):
        used = [material for of_card in use for material in of_card]
        most[len(used)] = max(most.get(len(used), 0), len(set(used)))
    return most


def payments(largest: int) -> list[tuple[str, ...]]:
    """Every set of so many Material cards that the box can give."""
    hands = [hand for n in range(1, largest + 1) for hand in combinations_with_replacement(PAIRS, n)]
    return [hand for hand in hands if all(hand.count(pair) <= 2 for pair in hand)]


@pytest.mark.rule("97-CONS-06")
def test_the_use_with_the_most_types_is_taken_without_asking() -> None:
    for hand in payments(3):
        for cost in (2 * len(hand) - 1, 2 * len(hand)):
            match = paid_in_full(site(cost - 1, hand))
            assert match.score()[0] == most_types(hand)[cost], (cost, hand)


@pytest.mark.rule("97-CONS-07")
def test_half_cards_score_the_use_with_the_most_types() -> None:
    for hand in payments(2):
        for cost in range(len(hand), 2 * len(hand) + 1):
            match = paid_in_full(site(cost - 1, hand, half_cards="on"))
            assert seat_seen(match, 1).materials == {}
            assert match.score()[0] == most_types(hand)[cost], (cost, hand)


@pytest.mark.rule("97-CONS-07")
def test_half_cards_find_the_most_types_for_every_payment_of_up_to_six_cards() -> None:
    table = table_of(position("phase turn seat:1", halfCards="on"))
    cards_of = {hand: [MATERIAL.number(f"pair:{pair}") for pair in hand] for hand in payments(6)}
    for cost in range(1, 13):
        table.seats[0].houses.add(FIRST_HOUSE)
        for hand, cards in cards_of.items():
            if len(hand) <= cost <= 2 * len(hand):
                for card in cards:
                    table.resolving.add(card)
                assert adjusted(table, 0, TYPES_USED, 0) == most_types(hand)[cost], (cost, hand)
                for card in cards:
                    table.resolving.remove(card)


@pytest.mark.rule("97-CONS-07")
def test_with_half_cards_each_card_gives_at_least_one_material() -> None:
    match = paid_in_full(site(2, ("wood+wood", "wood+wood", "steel+brick"), half_cards="on"))
    assert match.score()[0] == 2


@pytest.mark.rule("97-CONS-07")
def test_half_cards_go_on_from_the_cost_covered_to_one_card_for_each_material() -> None:
    match = site(2, ("wood+wood", "brick+brick", "steel+steel", "steel+wood"), half_cards="on")
    assert "done" not in match.options
    with pytest.raises(IllegalAnswerError, match="done is not on offer"):
        match.play("done")
    play(match, "pair:wood+wood")
    assert "done" not in match.options
    play(match, "pair:brick+brick")
    assert match.options == ["pair:steel+steel", "pair:steel+wood", "done"]
    stopped = play(match.copy(), "done")
    assert (stopped.score()[0], seat_seen(stopped, 1).materials) == (2, {"pair:steel+steel": 1, "pair:steel+wood": 1})
    play(match, "pair:steel+steel")
    assert answered(match, "payMaterial")[-1] == "seat:1 payMaterial done forced"
    assert (match.score()[0], seat_seen(match, 1).materials) == (3, {"pair:steel+wood": 1})


@pytest.mark.rule("97-CONS-04")
def test_without_half_cards_no_further_card_is_taken() -> None:
    match = site(1, ("wood+wood", "steel+brick"))
    assert match.options == ["pair:wood+wood", "pair:steel+brick"]
    play(match, "pair:wood+wood")
    assert (match.decision, seat_seen(match, 1).materials) == ("turn", {"pair:steel+brick": 1})


@pytest.mark.rule("97-CONS-07")
def test_the_first_house_takes_one_card_even_with_half_cards() -> None:
    match = site(0, ("wood+wood", "steel+brick"), half_cards="on")
    play(match, "pair:wood+wood")
    assert (match.score()[0], seat_seen(match, 1).materials) == (1, {"pair:steel+brick": 1})
