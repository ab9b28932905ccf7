"""Chapters CREA, SALE and SUPP."""

from __future__ import annotations

import pytest

from tests.games.b1897.builder import play, position
from tests.games.b1897.looking import answered, cards_in_grid, money, pile_seen, seat_seen, seen, told


@pytest.mark.rule("97-CREA-01")
def test_a_created_artwork_lies_in_front_of_the_player() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 artwork:red
        seat:1 money 1
        seat:1 artworks artwork:red
        """
    )
    play(match, "nouveau")
    assert seat_seen(match, 1).artworks == {"artwork:red": 2}
    assert (cards_in_grid(match), pile_seen(match, "artwork").discards) == ([], {})
    assert (money(match)[0], match.score()[0]) == (0, 0)


@pytest.mark.rule("97-SALE-01")
def test_a_sale_brings_three_and_costs_one_artwork() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 money
        seat:1 money 1
        seat:1 artworks artwork:red artwork:red artwork:blue
        """
    )
    play(match, "nouveau artwork:red")
    assert seat_seen(match, 1).artworks == {"artwork:red": 1, "artwork:blue": 1}
    assert pile_seen(match, "artwork").discards == {"artwork:red": 1}
    assert money(match) == [3, 0, 0, 0]
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("97-SALE-02")
@pytest.mark.parametrize("colour", ["yellow", "green", "blue", "red"])
def test_the_seller_chooses_the_artwork_and_the_price_is_the_same(colour: str) -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 money
        seat:1 money 1
        seat:1 artworks artwork:yellow artwork:green artwork:blue artwork:red
        """
    )
    play(match, "nouveau")
    assert match.options == ["artwork:yellow", "artwork:green", "artwork:blue", "artwork:red"]
    play(match, f"artwork:{colour}")
    assert money(match) == [3, 0, 0, 0]
    assert pile_seen(match, "artwork").discards == {f"artwork:{colour}": 1}


@pytest.mark.rule("97-SALE-03")
@pytest.mark.parametrize(("owned", "highest"), [(1, 1), (2, 1), (3, 3)])
def test_the_price_cannot_help_to_pay_the_architect(owned: int, highest: int) -> None:
    match = position(
        f"""
        phase turn seat:1
        grid cell:1,1 money
        seat:1 money {owned}
        seat:1 artworks artwork:red
        seat:1 prison architect:2/4 architect:2/4 architect:2/5
        """
    )
    play(match, "nouveau")
    if highest == 1:
        assert answered(match, "side") == ["seat:1 side side:1 forced"]
        assert money(match)[0] == owned - 1 + 3
    else:
        assert match.options == ["side:1", "side:3"]


@pytest.mark.rule("97-SUPP-01")
def test_a_material_is_kept_and_stands_for_two_materials() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 pair:steel+brick
        grid cell:1,2 house:single
        seat:1 money 2
        seat:1 houses house:double
        seat:2 passed yes
        seat:3 passed yes
        seat:4 passed yes
        """
    )
    play(match, "nouveau cell:1,1 architect:1/3")
    assert seat_seen(match, 1).materials == {"pair:steel+brick": 1}
    assert (cards_in_grid(match), seen(match).resolving) == (["house:single"], {})
    play(match, "nouveau")
    assert told(match, "points_scored") == ["seat:1 vp:2 source:construction"]
    assert seat_seen(match, 1).houses == {"house:single": 1, "house:double": 1}
