"""The box of 1893: what we know of it."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from bruxelles.components import b1893
from bruxelles.components.box import Plain, differences

LINES = {
    "two": "2-2/3-3 2-3/3-2 2-2/2-3 3-2/3-3 2-2/3-2 2-3/3-3 2-2/3-3 2-3/3-2 2-2/2-3 3-4/4-3 1-2/2-1 3-2/3-3",
    "three": "1-3/4-2 2-4/3-1 3-4/4-3 1-2/2-1 1-3/3-1 2-4/4-2 3-2/3-3 2-2/3-2 2-3/3-3 2-1/3-4 1-2/4-3 2-2/3-3",
    "four": "1-1/4-4 1-4/4-1 1-1/1-4 3-4/4-3 1-2/2-1 1-3/3-1 2-4/4-2 2-1/3-4 1-2/4-3 4-1/4-4 1-3/4-2 2-4/3-1",
    "five": "1-1/1-4 4-1/4-4 1-1/4-1 1-4/4-4 1-1/4-4 1-4/4-1 1-1/1-4 4-1/4-4 2-1/3-4 1-1/4-1 1-4/4-4 1-2/4-3",
}
SIZES = {
    "two": [9, 9, 9, 9, 9, 9, 9, 9, 9, 12, 12, 9],
    "three": [12, 12, 12, 12, 12, 12, 9, 9, 9, 12, 12, 9],
    "four": [16, 16, 16, 12, 12, 12, 12, 12, 12, 16, 12, 12],
    "five": [16, 16, 16, 16, 16, 16, 16, 16, 12, 16, 16, 12],
}
PRESTIGE = """
crown 0 2, crown 1 1, crown 2 1, iris 0 2, iris 1 1, iris 2 1,
architect 0 2, architect 1 1, architect 2 1, meeple 0 2, meeple 1 1, meeple 2 1,
crown/iris 1 1, crown/architect 0 1, crown/meeple 1 1, iris/architect 1 1, iris/meeple 0 1, architect/meeple 0 1,
crown+crown 1 0, iris+iris 1 0, architect+architect 0 0, meeple+meeple 1 0, architect+crown 0 0, iris+crown 1 0,
iris+architect 0 0, crown+meeple 1 0, iris+meeple 0 0, architect+meeple 0 0,
crown/iris/architect 1 1, crown/iris/architect/meeple 0 1
"""
CARDS = [card.split() for card in PRESTIGE.split(",")]


def numbers_in(line: str) -> list[Plain]:
    return [int(sign) for sign in line if sign.isdigit()]


def spaces(row: int, column: int) -> int:
    """The larger part of a board of 5 by 5 on either side of an iris."""
    return max(row, 5 - row) * max(column, 5 - column)


def test_our_box_holds_the_numbers_of_the_ledger() -> None:
    box = b1893.load()
    assert {name: box[name] for name in box} == {
        "rounds": 5,
        "money.start": [5, 6, 7, 8, 9],
        "meeples.each": 7,
        "meeples.courthouse": 2,
        "meeples.neutral": 1,
        "artworks.copies": [6, 6, 6, 6, 6],
        "cubes.copies": [10, 10, 10, 15],
        "cubes.glass": 10,
        "nobles.copies": [3, 3, 3, 3, 3, 3, 3],
        "nobles.costs": [0, 2, 3, 4, 4, 4, 5, 5],
        "nobles.display": [3, 2, 1, 0],
        "stock.income": [5, 6, 7, 5, 6, 7, 6, 7, 7, 5, 5, 6],
        **{f"stock.pairs.{players}": [numbers_in(row) for row in line.split()] for players, line in LINES.items()},
        "prestige.bonuses": [bonus for bonus, _, _ in CARDS],
        "prestige.manneken": [int(manneken) for _, manneken, _ in CARDS],
        "prestige.symbols": [int(symbols) for _, _, symbols in CARDS],
        "strips.compass": ["WSNMC", "SWMCN", "NMCWS", "MCSNW", "CNWSM"],
        "strips.other": ["WCMSN", "WCNMS", "SNMCW", "SNCWM", "MWCNS"],
        "tracks.iris": [1, 2, 3, 4, 5, 6],
        "tracks.crown": [1, 2, 3, 4, 5, 6],
        "tracks.architect": [2, 3, 4, 6, 8, 10],
        "houses.costs": [2, 2, 3, 3, 4, 4],
        "houses.top": 2,
        "compass.order": ["iron", "wood", "stone", "money", "any", "empty", "glass"],
        "compass.needles": ["wood", "stone"],
        "market.money": [6, 4, 2, 0, 2, 4, 6],
        "market.points": [6, 4, 2, 0, 2, 4, 6],
        "market.corners": ["yellow", "blue", "green", "brown"],
        "brussels.uses_per_meeple.few": 1,
        "brussels.uses_per_meeple.many": 2,
        "amounts.brugmann": 5,
        "amounts.empain": 2,
        "amounts.solvay": 1,
        "amounts.solvay_exchange": 2,
        "amounts.materials": 2,
        "amounts.market_jokers": 3,
        "amounts.unit": 3,
        "amounts.free_meeples": 2,
        "amounts.money_set": 4,
        "amounts.pass_colour": 1,
        "amounts.first_pass": 1,
        "amounts.first_pass_manneken": 2,
        "points.maeterlinck": 5,
        "points.no_joker": 5,
        "points.top_house": 5,
        "points.unpaid_noble": 5,
        "points.first_player": 5,
        "points.cube": 1,
        "points.free_artwork": 1,
        "points.free_house": 1,
        "rows.multiplier": 1,
    }


def test_what_nobody_has_read_off_the_components_is_called_reconstructed_or_inferred() -> None:
    names: dict[str, list[str]] = {}
    for value in b1893.ours().values():
        names.setdefault(value.confidence, []).append(value.name)
    assert names["reconstructed"] == [
        "stock.income",
        *(f"stock.pairs.{players}" for players in LINES),
        "prestige.bonuses",
        "prestige.manneken",
        "prestige.symbols",
        "strips.compass",
        "strips.other",
        "tracks.iris",
        "tracks.crown",
        "tracks.architect",
        "compass.order",
        "market.corners",
    ]
    assert names["inferred"] == ["nobles.costs", "market.money", "market.points"]
    assert names["likely"] == ["nobles.copies"]


@pytest.mark.parametrize("players", LINES)
def test_both_areas_of_a_stock_exchange_card_are_equally_large(players: str) -> None:
    rows = b1893.ours().rows(f"stock.pairs.{players}")
    assert [spaces(row, column) for row, column, _, _ in rows] == SIZES[players]
    assert [spaces(row, column) for _, _, row, column in rows] == SIZES[players]


def test_prestige_cards_have_as_many_symbols_as_we_meant_them_to() -> None:
    box = b1893.ours()
    assert Counter(box.numbers("prestige.manneken")) == {0: 13, 1: 13, 2: 4}
    assert Counter(box.numbers("prestige.symbols")) == {0: 10, 1: 16, 2: 4}
    assert len(set(box.words("prestige.bonuses"))) == 22


def test_each_action_stands_once_in_each_column_of_the_compass_sides() -> None:
    strips = b1893.ours().words("strips.compass")
    assert all(sorted(column) == sorted("WSNMC") for column in zip(*strips, strict=True))


def test_the_sales_of_the_rulebooks_examples_are_possible() -> None:
    box = b1893.ours()
    money, points = box.numbers("market.money"), box.numbers("market.points")
    row, column = divmod(box.words("market.corners").index("green"), 2)
    indicator = [(top, left) for top in range(5) for left in range(5)]
    assert (2, 6) in [(money[top + 2 * row], points[left + 2 * column]) for top, left in indicator]
    assert (2, 4) in [(money[top + 1], points[left + 1]) for top, left in indicator]


def test_the_nobles_of_the_rulebooks_examples_are_possible() -> None:
    brugmann, *others = b1893.ours().numbers("nobles.costs")
    second = [costs for costs in combinations(others, 3) if brugmann + sum(costs) == 13]
    first = [costs for costs in combinations(others, 4) if brugmann + sum(costs) == 15]
    assert any(5 in costs for costs in second)
    assert any(4 in costs for costs in first)


def test_a_file_with_only_what_differs_corrects_our_box(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("tracks.architect.value = [1, 2, 4, 6, 8, 10]\n", "utf-8")
    assert differences(b1893.ours(), b1893.load(path)) == [
        ("tracks.architect", [2, 3, 4, 6, 8, 10], [1, 2, 4, 6, 8, 10]),
    ]
