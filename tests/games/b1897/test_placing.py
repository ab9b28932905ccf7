"""Chapter NOUV: placing an Architect in the grid, and when the action of the card is performed."""

from __future__ import annotations

import pytest

from tests.games.b1897.builder import play, position
from tests.games.b1897.looking import answered, cards_in_grid, cell_seen, money, pile_seen, seat_seen, seen, told

ALONE = "seat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes"


@pytest.mark.rule("97-NOUV-01")
def test_the_player_chooses_cell_architect_and_side() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,2 artwork:red
        grid cell:3,4 pair:wood+wood
        seat:1 money 5
        seat:1 prison none
        """
    )
    assert play(match, "nouveau").options == ["cell:1,2", "cell:3,4"]
    assert play(match, "cell:3,4").options == ["architect:1/3", "architect:2/4", "architect:2/5"]
    assert play(match, "architect:2/4").options == ["side:2", "side:4"]
    play(match, "side:4")
    cell = cell_seen(match, "3,4")
    assert (cell.card, cell.owner, cell.architect, cell.value) == (None, 1, "architect:2/4", 4)
    assert seat_seen(match, 1).hand == {"architect:1/3": 4, "architect:2/4": 1, "architect:2/5": 1}


@pytest.mark.rule("97-NOUV-02")
@pytest.mark.parametrize(
    ("architect", "side", "left"),
    [("1/3", 1, 4), ("1/3", 3, 2), ("2/4", 2, 3), ("2/4", 4, 1), ("2/5", 2, 3), ("2/5", 5, 0)],
)
def test_the_value_of_the_side_is_paid_at_once(architect: str, side: int, left: int) -> None:
    match = position("phase turn seat:1\ngrid cell:1,1 artwork:red\nseat:1 money 5\nseat:1 prison none")
    play(match, f"nouveau architect:{architect} side:{side}")
    assert money(match) == [left, 0, 0, 0]


@pytest.mark.rule("97-NOUV-02")
@pytest.mark.parametrize(
    ("owned", "architects", "sides"),
    [
        (2, ["architect:1/3", "architect:2/4", "architect:2/5"], []),
        (3, ["architect:1/3", "architect:2/4", "architect:2/5"], []),
        (4, ["architect:1/3", "architect:2/4", "architect:2/5"], ["side:2", "side:4"]),
    ],
)
def test_a_side_that_cannot_be_paid_is_not_offered(owned: int, architects: list[str], sides: list[str]) -> None:
    match = position(f"phase turn seat:1\ngrid cell:1,1 artwork:red\nseat:1 money {owned}\nseat:1 prison none")
    assert play(match, "nouveau").options == architects
    play(match, "architect:2/4")
    if sides:
        assert match.options == sides
    else:
        assert answered(match, "side") == ["seat:1 side side:2 forced"]


@pytest.mark.rule("97-NOUV-02")
def test_an_architect_whose_cheaper_side_cannot_be_paid_is_not_offered() -> None:
    match = position("phase turn seat:1\ngrid cell:1,1 artwork:red\nseat:1 money 1\nseat:1 prison none")
    play(match, "nouveau")
    assert answered(match, "architect") == ["seat:1 architect architect:1/3 forced"]
    poor = position("phase turn seat:1\ngrid cell:1,1 artwork:red\nseat:1 money 0")
    assert "nouveau" not in poor.options


@pytest.mark.rule("97-NOUV-03")
def test_what_the_action_brings_cannot_pay_for_it() -> None:
    match = position("phase turn seat:1\ngrid cell:1,1 money\nseat:1 money 0\nseat:1 artworks artwork:red")
    assert match.options == ["stock", "hall", "park", "pass"]
    rich = position("phase turn seat:1\ngrid cell:1,1 money\nseat:1 money 2\nseat:1 artworks artwork:red")
    play(rich, "nouveau architect:1/3")
    assert answered(rich, "side") == ["seat:1 side side:1 forced"]
    assert told(rich, "money_moved") == ["seat:1 bef:-1 for:placement", "seat:1 bef:3 for:sale"]


@pytest.mark.rule("97-NOUV-04")
def test_a_cell_with_any_architect_or_an_empty_cell_cannot_be_chosen() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 seat:1 architect:1/3 side:1
        grid cell:1,2 seat:2 architect:1/3 side:1
        grid cell:2,3 artwork:red
        grid cell:2,4 money
        seat:1 money 5
        """,
        2,
    )
    assert cell_seen(match, "3,1").owner == 0
    assert play(match, "nouveau").options == ["cell:2,3", "cell:2,4"]


@pytest.mark.rule("97-NOUV-04")
def test_a_grid_without_cards_offers_no_art_nouveau_action() -> None:
    match = position("phase turn seat:1\ngrid cell:1,1 seat:2 architect:1/3 side:1\nseat:1 money 5")
    assert match.options == ["stock", "hall", "park", "pass"]


@pytest.mark.rule("97-NOUV-05")
def test_an_architect_keeps_cell_and_side_and_the_card_is_not_replaced() -> None:
    match = position(
        f"phase turn seat:1\ngrid cell:1,1 artwork:red\ngrid cell:1,2 artwork:blue\nseat:1 money 9\n{ALONE}"
    )
    play(match, "nouveau cell:1,1 architect:1/3 side:3")
    for turn in ("stock architect:1/3", "nouveau architect:1/3 side:1", "hall architect:1/3"):
        play(match, turn)
        cell = cell_seen(match, "1,1")
        assert (cell.card, cell.owner, cell.architect, cell.value) == (None, 1, "architect:1/3", 3)
    assert cards_in_grid(match) == []


SALE = "phase turn seat:1\ngrid cell:1,1 money\nseat:1 money 1\nseat:1 artworks artwork:red artwork:blue"
HOUSE = "phase turn seat:1\ngrid cell:1,1 house:single\nseat:1 money 1\nseat:1 materials pair:wood+wood pair:steel+wood"


@pytest.mark.rule("97-NOUV-06")
def test_an_action_that_can_be_performed_must_be_performed() -> None:
    sale = play(position(SALE), "nouveau")
    assert (sale.decision, sale.options) == ("sellArtwork", ["artwork:blue", "artwork:red"])
    house = play(position(HOUSE), "nouveau")
    assert (house.decision, house.options) == ("payMaterial", ["pair:wood+wood", "pair:steel+wood"])


@pytest.mark.rule("97-NOUV-09")
def test_with_decline_action_a_sale_may_be_declined() -> None:
    match = play(position(SALE, declineAction="on"), "nouveau")
    assert (match.decision, match.options) == ("perform", ["yes", "no"])
    yes = play(match.copy(), "yes artwork:red")
    assert (money(yes)[0], seat_seen(yes, 1).artworks) == (3, {"artwork:blue": 1})
    play(match, "no")
    assert (money(match)[0], seat_seen(match, 1).artworks) == (0, {"artwork:blue": 1, "artwork:red": 1})
    assert (cards_in_grid(match), seen(match).resolving, match.seat) == ([], {}, 1)


@pytest.mark.rule("97-NOUV-09")
def test_with_decline_action_a_construction_may_be_declined() -> None:
    match = play(position(HOUSE, declineAction="on"), "nouveau")
    assert (match.decision, match.options) == ("perform", ["yes", "no"])
    yes = play(match.copy(), "yes pair:steel+wood")
    assert (seat_seen(yes, 1).houses, yes.score()[0]) == ({"house:single": 1}, 1)
    play(match, "no")
    assert (seat_seen(match, 1).houses, match.score()[0]) == ({}, 0)
    assert seat_seen(match, 1).materials == {"pair:wood+wood": 1, "pair:steel+wood": 1}
    assert pile_seen(match, "house").discards == {"house:single": 1}


@pytest.mark.rule("97-NOUV-06", "97-NOUV-09")
@pytest.mark.parametrize("card", ["artwork:red", "pair:wood+wood", "noble:horta", "expo", "money", "house:single"])
def test_with_decline_action_nothing_else_is_asked(card: str) -> None:
    match = position(f"phase turn seat:1\ngrid cell:1,1 {card}\nseat:1 money 1", declineAction="on")
    play(match, "nouveau")
    assert match.decision in ("turn", "nobleKeep")
    assert answered(match, "perform") == []


@pytest.mark.rule("97-NOUV-09")
def test_with_decline_action_the_park_still_binds() -> None:
    match = position("phase turn seat:1\nseat:1 artworks artwork:red artwork:blue", declineAction="on")
    assert play(match, "park architect:1/3 sale").decision == "sellArtwork"


@pytest.mark.rule("97-NOUV-07")
@pytest.mark.parametrize("card", ["money", "house:single"])
def test_an_action_that_cannot_be_performed_leaves_only_the_placement(card: str) -> None:
    match = position(f"phase turn seat:1\ngrid cell:1,1 {card}\nseat:1 money 3")
    play(match, "nouveau architect:1/3 side:3")
    assert money(match) == [0, 0, 0, 0]
    assert (cell_seen(match, "1,1").owner, cell_seen(match, "1,1").value) == (1, 3)
    discards = [pile.discards for pile in seen(match).piles]
    assert discards == [{}, {}, {} if card == "money" else {"house:single": 1}, {}]
    seat = seat_seen(match, 1)
    assert (seat.houses, seat.materials, seat.artworks, seat.points) == ({}, {}, {}, 0)
    assert (seen(match).resolving, match.seat) == ({}, 1)


@pytest.mark.rule("97-NOUV-08")
@pytest.mark.parametrize("card", ["artwork:red", "pair:wood+wood", "noble:vandervelde", "noble:buls", "expo"])
def test_creation_supply_influence_and_exhibition_can_always_be_performed(card: str) -> None:
    match = position(
        f"phase turn seat:1\ngrid cell:1,1 {card}\nseat:1 money 1\nseat:1 prison none\nseat:1 tracks 5 5 5"
    )
    play(match, "nouveau")
    if match.decision == "nobleKeep":
        play(match, "keep")
    assert told(match, "action_void") == []
    seat = seat_seen(match, 1)
    owned = [*seat.artworks, *seat.materials, *seat.nobles_tapped, *(["expo"] if seen(match).expo_holder == 1 else [])]
    assert owned == [card]
    assert [pile.discards for pile in seen(match).piles] == [{}] * 4
