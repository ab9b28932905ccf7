"""Corrections of the box of 1893: what is refused, with the reason, and what is accepted."""

import pytest
from tests.components.complaints import complaint

from bruxelles.components import b1893
from bruxelles.components.box import Box, Plain, amended


def changed(name: str, value: Plain) -> Box:
    return amended(b1893.ours(), {name: value}, "mine.toml")


def with_entry(name: str, number: int, entry: Plain) -> list[Plain]:
    """Our list with another entry, counted from 1 as people do."""
    entries = b1893.ours()[name]
    assert isinstance(entries, list)
    return [*entries[: number - 1], entry, *entries[number:]]


FIXED = "which can't be changed: the rulebook"
SANE = "other amounts make no sense"
PLACES = "expected each of iron, wood, stone, money, any, empty, glass once: the compass has these seven places"
NEEDLES = (
    "expected two of iron, wood, stone, money, any, empty: a needle points to any place on the compass except the Arrow"
)
BONUSES = "expected crown, iris, architect, meeple, joined by / or by +: a card has no other bonuses"
IRISES = "expected row, column, row and column of two irises, each from 1 to 4: the board has four rows of four irises"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        (
            "money.start",
            [5, 6, 7, 8],
            "expected 5 numbers, not 4: for the first player, the second player, the third",
        ),
        ("money.start", [5, 6, 7, 8, -1], f"expected the fifth player from 0 to 99: {SANE}"),
        ("meeples.each", 6, f"expected 7, {FIXED} lists 7 meeples in each colour"),
        ("meeples.courthouse", 8, "expected a number from 0 to 7: a colour has 7 meeples"),
        ("meeples.courthouse", -1, "expected a number from 0 to 7: a colour has 7 meeples"),
        ("meeples.neutral", 2, f"expected 1, {FIXED} gives each of two players one"),
        ("artworks.copies", [6, 6, 6, 6], f"expected [6, 6, 6, 6, 6], {FIXED} lists 6 Artworks in each colour"),
        ("artworks.copies", [7, 5, 6, 6, 6], "expected [6, 6, 6, 6, 6]"),
        ("artworks.copies", 30, "expected a list of whole numbers: each entry counts one thing"),
        ("cubes.copies", [10, 10, 10, 10], f"expected [10, 10, 10, 15], {FIXED} lists 10 cubes of each refined"),
        ("cubes.glass", 0, f"expected 10, {FIXED} lists 10 cubes of glass"),
        ("cubes.glass", [10], "expected a whole number: it counts one thing"),
        ("nobles.copies", [3] * 8, "expected 7 numbers, not 8: for Empain, Solvay, Buls, Albert, Van de Velde, Vand"),
        (
            "nobles.copies",
            [3, 3, 3, 3, 3, 3, 4],
            "expected 21 in total, not 22: the rulebook lists 21 Nobles, not counting",
        ),
        (
            "nobles.copies",
            [-1, 7, 3, 3, 3, 3, 3],
            "expected no negative numbers: a deck can't have fewer than 0 copies",
        ),
        ("nobles.costs", [0, 2, 3, 4, 4, 4, 5], "expected 8 numbers, not 7: for Brugmann, Empain, Solvay, Buls"),
        ("nobles.costs", [0, 2, -3, 4, 4, 4, 5, 5], f"expected Solvay from 0 to 99: {SANE}"),
        ("nobles.display", [2, 1, 0], "expected 4 numbers, not 3: for the leftmost place, the second place, the th"),
        ("nobles.display", [0, 1, 2, 3], "expected prices that never increase: Nobles get cheaper as they slide"),
        ("nobles.display", [4, 3, 2, 1], "expected 0 for the rightmost place: a Noble there can always be taken"),
        ("nobles.display", [3, 2, 1, -1], f"expected the rightmost place from 0 to 99: {SANE}"),
        ("stock.income", [6] * 11, "expected 12 numbers, not 11: the rulebook lists 12 Stock Exchange cards"),
        ("stock.income", with_entry("stock.income", 12, -1), f"expected numbers from 0 to 99: {SANE}"),
        ("stock.pairs.two", [2, 2, 3, 3], "expected a list of lists of whole numbers: each entry has several numbers"),
        ("stock.pairs.two", [[2, 2, 3, 3]] * 13, "expected 12 rows, not 13: the rulebook lists 12 Stock Exchange"),
        ("stock.pairs.three", with_entry("stock.pairs.three", 7, [2, 2, 3]), f", card 7 is [2, 2, 3], {IRISES}"),
        ("stock.pairs.four", with_entry("stock.pairs.four", 1, [0, 1, 4, 4]), f", card 1 is [0, 1, 4, 4], {IRISES}"),
        ("stock.pairs.five", with_entry("stock.pairs.five", 12, [1, 1, 4, 5]), f", card 12 is [1, 1, 4, 5], {IRISES}"),
        ("prestige.bonuses", ["crown"] * 25, "expected 30 words, not 25: the rulebook lists 30 Prestige cards"),
        ("prestige.bonuses", with_entry("prestige.bonuses", 4, "lily"), f", card 4 is 'lily', {BONUSES}"),
        ("prestige.bonuses", with_entry("prestige.bonuses", 4, ""), f", card 4 is '', {BONUSES}"),
        ("prestige.bonuses", with_entry("prestige.bonuses", 4, "iris+"), f", card 4 is 'iris+', {BONUSES}"),
        ("prestige.bonuses", with_entry("prestige.bonuses", 4, "iris / crown"), BONUSES),
        ("prestige.bonuses", with_entry("prestige.bonuses", 4, "iris+crown/meeple"), BONUSES),
        ("prestige.bonuses", with_entry("prestige.bonuses", 4, "iris/crown+meeple"), BONUSES),
        (
            "prestige.bonuses",
            with_entry("prestige.bonuses", 30, "iris+iris+iris"),
            ", card 30 is 'iris+iris+iris', expected at most one +: a card gives at most two bonuses",
        ),
        (
            "prestige.bonuses",
            with_entry("prestige.bonuses", 30, "iris/crown/iris"),
            "expected different bonuses around the /: two of the same leave no choice",
        ),
        ("prestige.bonuses", with_entry("prestige.bonuses", 30, 1), "expected a list of words"),
        ("prestige.manneken", [0] * 29, "expected 30 numbers, not 29: the rulebook lists 30 Prestige cards"),
        (
            "prestige.manneken",
            with_entry("prestige.manneken", 1, 3),
            "expected numbers from 0 to 2: a card has at most two",
        ),
        ("prestige.symbols", [1] * 31, "expected 30 numbers, not 31: the rulebook lists 30 Prestige cards"),
        ("prestige.symbols", with_entry("prestige.symbols", 30, -1), f"expected numbers from 0 to 9: {SANE}"),
        ("strips.compass", ["WSNMC"] * 4, "expected 5 words, not 4: the rulebook lists 5 Action strips"),
        (
            "strips.compass",
            with_entry("strips.compass", 2, "WSNM"),
            ", strip 2 is 'WSNM', expected 5 letters from WSNMC: a strip has 5 spaces for Workshop, Sales, Nobles",
        ),
        ("strips.compass", with_entry("strips.compass", 5, "WSNMX"), ", strip 5 is 'WSNMX', expected 5 letters from"),
        (
            "strips.compass",
            with_entry("strips.compass", 1, "WWNMC"),
            ", strip 1 is 'WWNMC', expected each letter of WSNMC once: this is how players describe this side",
        ),
        ("strips.other", with_entry("strips.other", 3, "wsnmc"), ", strip 3 is 'wsnmc', expected 5 letters from"),
        ("tracks.iris", [1, 2, 3, 4, 5], "expected 6 numbers, not 5: the rulebook gives the track 6 spaces"),
        ("tracks.iris", [-1, 2, 3, 4, 5, 6], f"expected numbers from 0 to 99: {SANE}"),
        ("tracks.crown", [1, 2, 3, 4, 6, 5], "expected values that never decrease: advancing never loses points"),
        ("tracks.architect", [2, 3, 4, 6, 8, 12], "expected 10 on the last space: the rulebook states it"),
        ("houses.costs", [2, 2, 3, 3, 4], "expected 6 numbers, not 5: the rulebook lists 6 Houses in each colour"),
        ("houses.costs", [1, 2, 3, 3, 4, 4], "expected numbers from 2 to 4: a House takes one unit for each needle"),
        ("houses.costs", [2, 2, 3, 3, 4, 5], "expected numbers from 2 to 4: a House takes one unit for each needle"),
        (
            "houses.costs",
            [4, 4, 3, 3, 2, 2],
            "expected values that never decrease: Houses are built from the bottom row",
        ),
        ("houses.top", 3, f"expected 2, {FIXED} shows three rows of two Houses"),
        ("compass.order", ["iron", "wood", "stone", "money", "any", "glass"], PLACES),
        ("compass.order", ["iron", "wood", "wood", "money", "any", "empty", "glass"], PLACES),
        ("compass.order", [], PLACES),
        (
            "compass.order",
            ["wood", "iron", "stone", "money", "any", "empty", "glass"],
            "expected iron directly after glass: a needle that reaches the Arrow, on glass, moves on to iron",
        ),
        ("compass.needles", ["wood"], "expected 2 words, not 1: the rulebook lists 2 compass needles"),
        ("compass.needles", ["wood", "wood"], "expected two different places: the needles never point to the same"),
        ("compass.needles", ["wood", "glass"], NEEDLES),
        ("compass.needles", ["gold", "wood"], NEEDLES),
        ("market.money", [4, 2, 0, 2, 4], "expected 7 numbers, not 5: the Art Market grid is 7 by 7"),
        (
            "market.money",
            [6, 5, 2, 0, 2, 4, 6],
            "expected at most 4, except at the two ends: black, in the centre of the indicator, never gets more",
        ),
        ("market.points", [6, 4, 2, 0, 2, 6, 6], "expected at most 4, except at the two ends"),
        ("market.points", [6, 4, 2, -2, 2, 4, 6], f"expected numbers from 0 to 99: {SANE}"),
        ("market.corners", ["yellow", "blue", "green"], "expected each of yellow, blue, green, brown once: the indica"),
        ("market.corners", ["yellow", "blue", "green", "black"], "has a corner for each colour except black"),
        ("brussels.uses_per_meeple.few", 0, f"expected a number from 1 to 99: {SANE}"),
        ("brussels.uses_per_meeple.many", 0, f"expected a number from 1 to 99: {SANE}"),
        ("amounts.brugmann", -5, f"expected a number from 0 to 99: {SANE}"),
        ("amounts.empain", "two", "is 'two', expected a whole number: it counts one thing"),
        ("amounts.materials", 0, f"expected a number from 1 to 99: {SANE}"),
        ("amounts.unit", 0, f"expected a number from 1 to 99: {SANE}"),
        ("amounts.free_meeples", 8, "expected a number from 0 to 7: a colour has 7 meeples"),
        ("amounts.money_set", 0, f"expected a number from 1 to 99: {SANE}"),
        ("amounts.first_pass_manneken", 0, f"expected a number from 1 to 99: {SANE}"),
        ("points.cube", 100, f"expected a number from 0 to 99: {SANE}"),
        ("rows.multiplier", [1, 1, 1, 1], "expected a whole number: it counts one thing"),
    ],
)
def test_what_cannot_be_right_is_refused_by_name_with_the_reason(name: str, value: Plain, message: str) -> None:
    line = complaint(lambda: b1893.validate(changed(name, value)))
    assert line.startswith(f"mine.toml: {name}")
    assert message in line
    assert line.isprintable()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("meeples.courthouse", 0),
        ("nobles.copies", [4, 2, 3, 3, 3, 3, 3]),
        ("nobles.costs", [1, 2, 2, 3, 4, 4, 5, 5]),
        ("nobles.display", [3, 3, 1, 0]),
        ("stock.income", [4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9]),
        ("stock.pairs.two", [[2, 2, 2, 2], *[[1, 1, 3, 3]] * 11]),
        ("prestige.bonuses", with_entry("prestige.bonuses", 1, "meeple/iris/crown")),
        ("prestige.symbols", with_entry("prestige.symbols", 1, 3)),
        ("strips.compass", ["WSNMC"] * 5),
        ("strips.other", ["WWWWW", "SSNNM", "SNMCW", "SNCWM", "MWCNS"]),
        ("tracks.iris", [0, 1, 1, 2, 3, 5]),
        ("tracks.crown", [1, 2, 3, 3, 4, 4]),
        ("tracks.architect", [1, 3, 5, 7, 8, 10]),
        ("houses.costs", [2, 2, 2, 3, 3, 3]),
        ("compass.order", ["any", "glass", "iron", "empty", "stone", "wood", "money"]),
        ("compass.needles", ["any", "empty"]),
        ("market.money", [8, 4, 3, 2, 1, 0, 5]),
        ("market.corners", ["brown", "green", "blue", "yellow"]),
        ("points.unpaid_noble", 0),
    ],
)
def test_what_a_reader_of_the_box_may_find_is_accepted(name: str, value: Plain) -> None:
    b1893.validate(changed(name, value))
