"""What only pictures show is data with its source, and a better value changes the game. (section 14 of the ledger)"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from bruxelles.components.b1893 import ours
from bruxelles.components.box import ComponentError, Value
from tests.games.b1893.builder import bids, new_match, play, position
from tests.games.b1893.looking import (
    active_spaces,
    answered,
    corrected,
    money,
    needles,
    points_from,
    seat_seen,
    seen,
    space_seen,
    squares,
    told,
)

CARDS = range(12)
COUNTS = ("two", "three", "four", "five")


def value(name: str) -> Value:
    return next(value for value in ours().values() if value.name == name)


@pytest.mark.parametrize(
    ("name", "confidence"),
    [
        ("strips.compass", "reconstructed"),
        ("stock.income", "reconstructed"),
        *((f"stock.pairs.{count}", "reconstructed") for count in COUNTS),
        ("nobles.costs", "inferred"),
        ("nobles.copies", "likely"),
        ("market.money", "inferred"),
        ("market.points", "inferred"),
        ("market.corners", "reconstructed"),
        ("compass.order", "reconstructed"),
        ("tracks.iris", "reconstructed"),
        ("tracks.crown", "reconstructed"),
        ("tracks.architect", "reconstructed"),
        ("prestige.bonuses", "reconstructed"),
        ("prestige.manneken", "reconstructed"),
        ("prestige.symbols", "reconstructed"),
    ],
)
def test_what_the_text_does_not_tell_is_data_that_says_how_far_it_can_be_trusted(name: str, confidence: str) -> None:
    """U-01, U-03, U-04, U-05, U-06, U-07, U-08, U-10"""
    assert (value(name).confidence, bool(value(name).source)) == (confidence, True)


def test_every_strip_has_every_action_once_and_a_corrected_strip_is_played(tmp_path: Path) -> None:
    """U-01"""
    strips = ours().words("strips.compass")
    assert [sorted(strip) for strip in strips] == [sorted("WSNMC")] * 5
    path = corrected(tmp_path, 'strips.compass.value = ["MWSNC", "SWMCN", "NMCWS", "MCSNW", "CNWSM"]\n')
    match = position("phase turn seat:1\nseat:1 money 1", components=path)
    assert space_seen(match, "1,1").action == "action:materials"
    assert play(match, "space:1,1").decision == "cube"


@pytest.mark.rule("93-GEN-03")
@pytest.mark.parametrize(
    ("iris", "rows", "columns"), [("1,4", (2, 3, 4, 5), (1, 2, 3, 4)), ("4,2", (1, 2, 3, 4), (3, 4, 5))]
)
def test_the_row_comes_first_and_both_begin_at_the_top_left(
    iris: str, rows: tuple[int, ...], columns: tuple[int, ...]
) -> None:
    """U-02"""
    match = position(f"phase turn seat:1\nsquare iris:{iris}")
    assert active_spaces(match) == [f"space:{row},{column}" for row in rows for column in columns]


def test_stock_exchange_cards_fit_what_the_texts_tell_of_them() -> None:
    """U-03"""
    pairs = {count: ours().rows(f"stock.pairs.{count}") for count in COUNTS}
    assert all(len(rows) == 12 for rows in pairs.values())
    assert any([1, 1, 4, 4] in rows for rows in pairs.values())
    assert any([2, 2] in (row[:2], row[2:]) for row in pairs["three"])
    assert any([3, 4, 4, 3] in rows for rows in pairs.values())


def test_corrected_stock_exchange_cards_are_played(tmp_path: Path) -> None:
    """U-03"""
    numbers = ", ".join("11" for _ in CARDS)
    pairs = ", ".join("[2, 4, 3, 1]" for _ in CARDS)
    path = corrected(tmp_path, f"stock.income.value = [{numbers}]\nstock.pairs.four.value = [{pairs}]\n")
    match = position("phase planning", components=path)
    assert match.options == ["iris:2,4", "iris:3,1"]
    play(match, "iris:2,4 place:stock")
    assert money(match)[0] == 11


def test_amounts_of_nobles_fit_the_examples_of_both_editions() -> None:
    """U-04"""
    costs = ours().numbers("nobles.costs")
    assert any(sum(four) == 13 and 5 in four for four in combinations(costs, 4))
    assert any(sum(five) == 15 and 4 in five for five in combinations(costs, 5))
    assert len(set(costs)) > 1


def test_corrected_amounts_are_paid(tmp_path: Path) -> None:
    """U-04"""
    path = corrected(tmp_path, "nobles.costs.value = [0, 2, 3, 7, 4, 4, 5, 5]\n")
    lines = "phase scoring\nround 5\nseat:1 money 6\nseat:1 nobles noble:buls"
    assert told(position(lines), "noble_unpaid") == []
    assert told(position(lines, components=path), "noble_unpaid") == ["seat:1 noble:buls"]


def test_copies_of_nobles_are_twenty_one_in_all_and_can_be_corrected(tmp_path: Path) -> None:
    """U-05"""
    assert ours().numbers("nobles.copies") == [3] * 7
    path = corrected(tmp_path, "nobles.copies.value = [1, 3, 5, 3, 3, 3, 3]\n")
    unseen = seen(position("phase turn seat:1", components=path)).nobles.unseen
    assert (unseen["noble:empain"], unseen["noble:buls"], sum(unseen.values())) == (1, 5, 21)
    with pytest.raises(ComponentError, match=r"nobles\.copies"):
        new_match(components=corrected(tmp_path, "nobles.copies.value = [3, 3, 3, 3, 3, 3, 4]\n"))


def worth(colour: str) -> set[tuple[int, int]]:
    """What this colour can earn at all positions of the indicator, BF and VP."""
    rows, columns = ours().numbers("market.money"), ours().numbers("market.points")
    corners = ours().words("market.corners")
    down, across = (1, 1) if colour == "black" else (2 * (corners.index(colour) // 2), 2 * (corners.index(colour) % 2))
    return {(rows[row + down], columns[column + across]) for row in range(5) for column in range(5)}


@pytest.mark.rule("93-SALES-11")
def test_the_market_fits_the_examples() -> None:
    """U-06"""
    assert (2, 6) in worth("green")
    assert (2, 4) in worth("black")
    assert max(bf for bf, _ in worth("black")) == 4
    assert max(vp for _, vp in worth("black")) == 4


def test_a_corrected_market_pays(tmp_path: Path) -> None:
    """U-06"""
    text = "market.money.value = [6, 4, 3, 2, 1, 4, 5]\nmarket.points.value = [6, 4, 1, 0, 2, 3, 6]\n"
    text += 'market.corners.value = ["green", "blue", "yellow", "brown"]\n'
    path = corrected(tmp_path, text)
    lines = "phase turn seat:1\nseat:1 money 1\nseat:1 artworks artwork:green"
    match = play(position(lines, components=path), "space:1,2 indicator:3,3")
    assert (money(match)[0], match.score()[0]) == (3, 1)
    match = play(position(lines), "space:1,2 indicator:3,3")
    assert (money(match)[0], match.score()[0]) == (2, 2)


def test_after_glass_comes_iron_and_a_corrected_compass_turns(tmp_path: Path) -> None:
    """U-07"""
    order = ours().words("compass.order")
    assert order[(order.index("glass") + 1) % 7] == "iron"
    path = corrected(tmp_path, 'compass.order.value = ["iron", "any", "stone", "wood", "money", "empty", "glass"]\n')
    lines = "phase turn seat:1\nseat:1 money 1\nneedles wood empty\nseat:1 cubes cube:wood cube:wood"
    match = play(position(lines, components=path), "space:2,4 needle:wood")
    assert needles(match) == ["money", "empty"]
    assert needles(play(position(lines), "space:2,4 needle:wood")) == ["stone", "empty"]


def test_tracks_fit_what_the_examples_tell() -> None:
    """U-08"""
    iris, crown, architect = (ours().numbers(f"tracks.{name}") for name in ("iris", "crown", "architect"))
    assert len(iris) == len(crown) == len(architect) == 6
    assert {2, 3} <= set(iris)
    assert 2 in crown
    assert (8 in architect, architect[-1]) == (True, 10)


@pytest.mark.rule("93-GEN-10")
def test_corrected_levels_are_played(tmp_path: Path) -> None:
    """U-08"""
    text = "tracks.iris.value = [2, 5, 6, 7, 8, 9]\ntracks.crown.value = [0, 1, 2, 3, 4, 5]\n"
    path = corrected(tmp_path, text + "tracks.architect.value = [1, 2, 4, 6, 8, 10]\n")
    irises = position("phase irises\nseat:1 tracks 2 1 1\n" + bids("1:1 1:1", "1:1 1:1"), components=path)
    assert irises.score()[0] == 5
    crown = play(position("phase turn seat:1", components=path), "place:grand-place")
    assert answered(crown, "grandPlace") == []
    assert crown.seat == 1
    houses = position("phase scoring\nround 5\nseat:1 houses space:1,1", components=path)
    assert points_from(houses, "houses")[0] == 1


def test_prestige_cards_fit_what_the_texts_tell_of_them() -> None:
    """U-10"""
    bonuses = ours().words("prestige.bonuses")
    symbols, manneken = ours().numbers("prestige.symbols"), ours().numbers("prestige.manneken")
    assert len(bonuses) == len(symbols) == len(manneken) == 30
    assert {0, 1, 2} <= set(symbols)
    assert {0, 1, 2} == set(manneken)
    assert "architect+crown" in bonuses
    assert any("/" in words for words in bonuses)


def test_corrected_prestige_cards_are_played(tmp_path: Path) -> None:
    """U-10"""
    box = {name: list(ours().numbers(f"prestige.{name}")) for name in ("symbols", "manneken")}
    bonuses = list(ours().words("prestige.bonuses"))
    box["symbols"][0], box["manneken"][0], bonuses[0] = 3, 1, "iris/meeple"
    text = f"prestige.symbols.value = {box['symbols']}\nprestige.manneken.value = {box['manneken']}\n"
    path = corrected(tmp_path, text + f"prestige.bonuses.value = {bonuses}\n".replace("'", '"'))
    lines = "phase first\ncolumn 1 prestige:1 seat:2"
    match = position(lines, components=path)
    assert told(match, "first_player_chosen") == ["seat:2 count:1"]
    assert [row.multiplier for row in seat_seen(play(match.copy(), "strategic:nobles"), 2).rows] == [1, 4, 1, 1]
    assert play(match, "bonus").options == ["bonus:iris", "bonus:meeple"]
    play(match, "bonus:iris")
    assert squares(match, 2) == [2, 1, 1]
