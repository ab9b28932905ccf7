"""Chapters WORK and SALES."""

from __future__ import annotations

import pytest

from bruxelles.games.b1893.actions.sales import distance
from tests.games.b1893.builder import play, position, table_of
from tests.games.b1893.looking import money, points_from, refused, seat_seen, seen, told

WORKSHOP = "phase turn seat:1\nseat:1 money 1\n"
SALE = "phase turn seat:1\nseat:1 money 1\n"
COLOURS = ("green", "brown", "blue", "yellow")


def gone(colour: str, count: int) -> str:
    return "gone " + " ".join([f"artwork:{colour}"] * count)


@pytest.mark.rule("93-WORK-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_artwork_of_a_chosen_colour_comes_from_its_stack(colour: str) -> None:
    match = play(position(WORKSHOP), "space:1,1")
    assert (match.decision, match.options) == ("artColour", [f"artwork:{each}" for each in COLOURS])
    assert refused(match, "artwork:black") == "93-WORK-01"
    play(match, f"artwork:{colour}")
    assert seat_seen(match, 1).artworks == {f"artwork:{colour}": 1}
    assert seen(match).artworks[f"artwork:{colour}"] == 5


@pytest.mark.rule("93-WORK-02")
def test_an_empty_stack_cannot_be_chosen() -> None:
    match = play(position(WORKSHOP + gone("green", 6)), "space:1,1")
    assert match.options == ["artwork:brown", "artwork:blue", "artwork:yellow"]
    assert refused(match, "artwork:green") == "93-WORK-02"


@pytest.mark.rule("93-WORK-02")
def test_with_the_four_stacks_empty_nothing_happens_whatever_black_ones_are_left() -> None:
    match = play(position(WORKSHOP + "\n".join(gone(colour, 6) for colour in COLOURS)), "space:1,1")
    assert told(match, "action_void") == ["seat:1 action:workshop"]
    assert match.seat == 1


@pytest.mark.rule("93-WORK-03")
def test_there_is_no_limit_to_the_artworks_of_a_player() -> None:
    many = " ".join(f"artwork:{colour}" for colour in COLOURS for _ in range(5))
    match = play(position(WORKSHOP + f"seat:1 artworks {many}"), "space:1,1 artwork:green")
    assert sum(seat_seen(match, 1).artworks.values()) == 21


@pytest.mark.rule("93-SALES-01")
@pytest.mark.rule("93-SALES-08")
def test_a_colour_on_display_cannot_be_sold_not_even_by_making_room_for_it() -> None:
    lines = SALE + "market artwork:green artwork:brown\nseat:1 artworks artwork:green artwork:brown artwork:black"
    match = play(position(lines), "space:1,2")
    assert told(match, "action_void") == []
    assert match.decision == "saleMove"
    lines = SALE + "market artwork:green artwork:brown\nseat:1 artworks artwork:green artwork:blue artwork:black"
    match = play(position(lines), "space:1,2")
    assert match.options == ["artwork:blue", "artwork:black"]
    assert refused(match, "artwork:green") == "93-SALES-01"
    assert refused(match, "artwork:yellow") == "93-SALES-03"


@pytest.mark.rule("93-SALES-02")
def test_a_sale_is_artwork_indicator_room_income() -> None:
    lines = SALE + "market artwork:green artwork:brown\nseat:1 artworks artwork:blue artwork:black"
    match = position(lines)
    decisions = []
    for answer in ("space:1,2", "artwork:blue", "indicator:3,3", "artwork:green"):
        decisions.append(match.decision)
        assert money(match)[0] == (1 if answer == "space:1,2" else 0)
        play(match, answer)
    assert decisions == ["turn", "saleTile", "saleMove", "saleSlot"]
    assert told(match, "artwork_sold") == ["seat:1 artwork:blue"]


@pytest.mark.rule("93-SALES-03")
@pytest.mark.rule("93-SALES-04")
@pytest.mark.rule("93-SALES-05")
@pytest.mark.parametrize("owned", [1, 2, 3, 8])
def test_the_indicator_moves_by_up_to_as_many_steps_as_artworks_are_owned(owned: int) -> None:
    artworks = ["artwork:green", "artwork:green", "artwork:blue", *["artwork:black"] * 5][:owned]
    match = play(position(SALE + f"seat:1 artworks {' '.join(artworks)}\nindicator 2,2"), "space:1,2")
    if match.decision == "saleTile":
        play(match, "artwork:green")
    reachable = [
        f"indicator:{row},{column}"
        for row in range(1, 6)
        for column in range(1, 6)
        if abs(row - 2) + abs(column - 2) <= owned
    ]
    assert match.options == reachable
    assert "indicator:2,2" in reachable
    if owned < 6:
        assert refused(match, "indicator:5,5") == "93-SALES-04"


@pytest.mark.rule("93-SALES-05")
def test_positions_keep_the_whole_indicator_inside_the_grid() -> None:
    market = seen(position(SALE)).market
    assert (len(market.money), len(market.points)) == (7, 7)
    assert [distance(0, other) for other in (0, 1, 5, 6, 24)] == [0, 1, 1, 2, 8]


@pytest.mark.rule("93-SALES-06")
@pytest.mark.rule("93-SALES-12")
@pytest.mark.parametrize("shown", ["", "artwork:brown"])
def test_into_an_empty_slot_nothing_is_removed(shown: str) -> None:
    lines = SALE + "seat:1 artworks artwork:green" + (f"\nmarket {shown}" if shown else "")
    match = play(position(lines), "space:1,2 indicator:3,3")
    assert sorted(seen(match).market.shown) == sorted([*shown.split(), "artwork:green"])
    assert told(match, "artwork_returned") == []
    assert match.seat == 1


@pytest.mark.rule("93-SALES-07")
@pytest.mark.rule("93-SALES-12")
@pytest.mark.parametrize(("removed", "stays"), [("brown", "blue"), ("blue", "brown")])
def test_a_full_market_makes_room_and_the_tile_returns_to_its_stack(removed: str, stays: str) -> None:
    lines = SALE + "market artwork:brown artwork:blue\nseat:1 artworks artwork:green"
    match = play(position(lines), "space:1,2 indicator:3,3")
    assert (match.decision, match.options) == ("saleSlot", ["artwork:brown", "artwork:blue"])
    assert refused(match, "artwork:green") == "93-SALES-07"
    play(match, f"artwork:{removed}")
    assert seen(match).artworks[f"artwork:{removed}"] == 6
    assert set(seen(match).market.shown) == {f"artwork:{stays}", "artwork:green"}


@pytest.mark.rule("93-SALES-09")
@pytest.mark.rule("93-SALES-10")
@pytest.mark.parametrize(
    ("colour", "position_", "paid", "scored"),
    [
        ("yellow", "1,2", 6, 4),
        ("blue", "1,2", 6, 0),
        ("green", "2,1", 0, 6),
        ("green", "3,1", 2, 6),
        ("brown", "5,5", 6, 6),
        ("black", "1,1", 4, 4),
        ("black", "3,3", 0, 0),
        ("black", "2,1", 2, 4),
    ],
)
def test_the_square_of_the_colour_gives_money_by_row_and_points_by_column(
    colour: str, position_: str, paid: int, scored: int
) -> None:
    match = position(SALE + f"seat:1 artworks artwork:{colour}\nindicator {position_}")
    play(match, f"space:1,2 indicator:{position_}")
    assert (money(match)[0], points_from(match, "sales")[0]) == (paid, scored)


@pytest.mark.rule("93-SALES-11")
def test_black_never_earns_more_than_four_each_way() -> None:
    edition = table_of(position(SALE)).edition
    black = 4 * 25
    assert max(edition.money_at[black + place] for place in range(25)) == 4
    assert max(edition.points_at[black + place] for place in range(25)) == 4


@pytest.mark.rule("93-SALES-12")
def test_the_slots_never_show_a_colour_twice() -> None:
    lines = SALE + "market artwork:green\nseat:1 artworks artwork:green artwork:green"
    match = play(position(lines), "space:1,2")
    assert told(match, "action_void") == ["seat:1 action:sales"]


@pytest.mark.rule("93-SALES-13")
def test_without_a_sellable_artwork_the_indicator_stays() -> None:
    lines = SALE + "market artwork:green artwork:brown\nseat:1 artworks artwork:green artwork:brown\nindicator 2,4"
    match = play(position(lines), "space:1,2")
    assert (match.seat, seen(match).market.indicator) == (1, "indicator:2,4")
    assert told(match, "indicator_moved") == []
