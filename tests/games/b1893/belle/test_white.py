"""Chapter BE-WHITE: white artworks."""

from __future__ import annotations

from pathlib import Path

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.belle.builder import TURN, belle
from tests.games.b1893.builder import play, position
from tests.games.b1893.looking import corrected, money, points_from, refused, row_seen, seat_seen, seen, told


def selling(artworks: str, lines: str = "") -> Match:
    """Seat 1 sells."""
    return play(belle(f"{TURN}seat:1 money 1\nseat:1 artworks {artworks}\n{lines}"), "space:1,2")


@pytest.mark.rule("93-BE-WHITE-02", "93-BE-CLAR-12")
def test_a_colour_not_shown_is_declared_right_after_the_tile() -> None:
    match = selling("white:green artwork:blue", "market artwork:brown artwork:black")
    assert match.options == ["artwork:blue", "white:green"]
    play(match, "white:green")
    assert (match.decision, match.options) == ("saleDeclare", ["artwork:green", "artwork:blue", "artwork:yellow"])
    assert refused(match, "artwork:black") == "93-BE-WHITE-02"


@pytest.mark.rule("93-BE-WHITE-02")
def test_black_may_be_declared() -> None:
    assert "artwork:black" in selling("white:green").options


@pytest.mark.rule("93-BE-WHITE-03", "93-GEN-09")
@pytest.mark.parametrize("spot", ["2,3", "3,3", "3,4"])
def test_a_white_sale_pays_half_of_both_rounded_down(spot: str) -> None:
    whole = play(selling("artwork:blue"), f"indicator:{spot}")
    half = play(selling("white:green"), f"artwork:blue indicator:{spot}")
    (gained, points), (some, fewer) = ((money(match)[0], points_from(match, "sales")[0]) for match in (whole, half))
    assert (some, fewer) == (gained // 2, points // 2)


@pytest.mark.rule("93-BE-WHITE-03", "93-GEN-09")
@pytest.mark.parametrize("divisor", [2, 3])
def test_the_market_tells_what_a_white_sale_would_pay_as_each_colour(divisor: int, tmp_path: Path) -> None:
    box = corrected(tmp_path, f"belle_epoque.white.divisor.value = {divisor}\n")
    lines = f"{TURN}indicator 2,3\nseat:1 money 1\nseat:1 artworks white:green"
    here = 5 + 2
    for sale in seen(position(lines, 4, components=box, belleEpoque="on")).market.white:
        match = position(lines, 4, components=box, belleEpoque="on")
        play(match, f"space:1,2 {sale.artwork} indicator:2,3")
        assert (money(match)[0], points_from(match, "sales")[0]) == (sale.money[here], sale.points[here])


@pytest.mark.rule("93-BE-WHITE-02", "93-BE-WHITE-04")
def test_the_market_tells_as_what_no_white_tile_can_be_sold() -> None:
    white = seen(belle(f"{TURN}market artwork:brown")).market.white
    assert [sale.artwork for sale in white if sale.banned] == ["artwork:brown"]
    assert all(sale.banned for sale in seen(belle(f"{TURN}market white:green")).market.white)


@pytest.mark.rule("93-BE-WHITE-04")
def test_a_white_tile_in_the_market_keeps_other_white_ones_from_being_sold() -> None:
    match = selling("white:blue artwork:blue artwork:green", "market white:green")
    assert match.options == ["artwork:green", "artwork:blue"]
    assert refused(match, "white:blue") == "93-BE-WHITE-04"
    assert refused(match, "white:brown") == "93-SALES-03"
    void = selling("white:blue", "market white:green")
    assert told(void, "action_void") == ["seat:1 action:sales"]


@pytest.mark.rule("93-BE-WHITE-04", "93-BE-WHITE-05", "93-BE-WHITE-09")
def test_it_lies_there_white_side_up_and_blocks_no_colour() -> None:
    match = play(selling("white:green artwork:green"), "white:green artwork:blue indicator:3,3")
    assert seen(match).market.shown == ("white:green",)
    again = selling("artwork:green artwork:blue", "market white:green")
    assert again.options == ["artwork:green", "artwork:blue"]


@pytest.mark.rule("93-BE-WHITE-01", "93-BE-CLAR-08")
def test_it_returns_to_the_stack_of_the_colour_under_it() -> None:
    match = selling("artwork:blue", "market white:green artwork:brown")
    play(match, "indicator:3,3")
    assert (match.decision, match.options) == ("saleSlot", ["white:green", "artwork:brown"])
    play(match, "white:green")
    assert (seen(match).artworks["artwork:green"], seen(match).market.shown) == (6, ("artwork:blue", "artwork:brown"))


@pytest.mark.rule("93-BE-CLAR-08")
def test_white_tiles_of_different_colours_are_different_options() -> None:
    assert selling("white:green white:green white:blue").options == ["white:green", "white:blue"]


@pytest.mark.rule("93-BE-WHITE-06")
@pytest.mark.parametrize(
    ("artworks", "gained"),
    [
        ("white:green", 1),
        ("white:green white:blue white:blue", 1),
        ("white:green artwork:green", 2),
        ("artwork:green artwork:brown artwork:blue artwork:yellow artwork:black white:blue", 6),
    ],
)
def test_on_passing_white_is_one_more_colour(artworks: str, gained: int) -> None:
    match = belle(f"{TURN}seat:2 passed yes\nseat:1 artworks {artworks}")
    assert seat_seen(match, 1).colours == gained
    assert money(play(match, "pass"))[0] == gained


@pytest.mark.rule("93-BE-WHITE-07")
def test_white_ones_count_for_steps_and_the_free_action_of_sales() -> None:
    near, far = selling("artwork:blue artwork:blue"), selling("artwork:blue white:green", "market white:blue")
    assert len(near.options) == len(far.options) > len(selling("artwork:blue").options)
    lines = f"{TURN}seat:1 money 1\nseat:2 houses space:1,2\nseat:2 artworks white:green artwork:blue"
    assert points_from(play(belle(lines), "space:1,2"), "free-actions") == [0, 2, 0, 0]


@pytest.mark.rule("93-BE-WHITE-08", "93-BE-END-06")
def test_white_ones_are_discarded_before_final_scoring() -> None:
    lines = "round 5\nseat:1 artworks white:green white:green artwork:blue"
    match = belle(f"phase scoring\n{lines}")
    assert told(match, "white_discarded") == ["seat:1 white:green", "seat:1 white:green"]
    assert points_from(match, "artworks-row") == [1, 0, 0, 0]
    assert (seat_seen(match, 1).artworks, seen(match).artworks["artwork:green"]) == ({"artwork:blue": 1}, 6)
    assert row_seen(belle(f"phase end\n{lines.replace('5', '4')}"), 1, "artworks").count == 1
