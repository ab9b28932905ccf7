"""The box of the first edition of 1893: what we know of it, and what a correction can't claim."""

from collections import Counter

import pytest
from tests.components.complaints import complaint

from bruxelles.components import b1893, b1893_first_edition
from bruxelles.components.box import Box, Plain, amended

OWN = {
    "exhibitions.years": [1893, 1894, 1897, 1905, 1910],
    "strips.basic": ["WSNMC", "SWMCN", "NMCWS", "MCSNW", "CNWSM"],
    "strips.expert": ["WCMSN", "WCNMS", "SNMCW", "SNCWM", "MWCNS"],
    "compass.tiles": ["wood", "stone", "iron", "any", "money", "empty"],
    "compass.needles": [1, 4],
    "market.corners": ["yellow", "blue", "green", "pink"],
    "amounts.workshop_draw": 1,
    "amounts.exhibition_draw": 1,
}
CARDS = ("prestige.bonuses", "prestige.manneken", "prestige.symbols")
ONLY_SECOND = {"cubes.glass", "strips.compass", "strips.other", "compass.order"}


def changed(name: str, value: Plain) -> Box:
    return amended(b1893_first_edition.ours(), {name: value}, "mine.toml")


def with_entry(name: str, number: int, entry: Plain) -> list[Plain]:
    """Our list with another entry, counted from 1 as people do."""
    entries = b1893_first_edition.ours()[name]
    assert isinstance(entries, list)
    return [*entries[: number - 1], entry, *entries[number:]]


def test_our_box_holds_the_numbers_of_the_ledger() -> None:
    """What the rulebooks and our guesses have in common has the same name and value in both editions."""
    second = b1893.ours().plain()
    cards = {name: value[:25] for name, value in second.items() if name in CARDS and isinstance(value, list)}
    shared = {name: value for name, value in second.items() if name not in ONLY_SECOND}
    assert b1893_first_edition.load().plain() == {**shared, **cards, **OWN}


def test_what_nobody_has_read_off_the_components_is_called_reconstructed_or_inferred() -> None:
    names: dict[str, list[str]] = {}
    for value in b1893_first_edition.ours().values():
        names.setdefault(value.confidence, []).append(value.name)
    assert names["reconstructed"] == [
        "exhibitions.years",
        "stock.income",
        *(f"stock.pairs.{players}" for players in ("two", "three", "four", "five")),
        *CARDS,
        "strips.basic",
        "strips.expert",
        "tracks.iris",
        "tracks.crown",
        "tracks.architect",
        "compass.needles",
        "market.corners",
    ]
    assert names["inferred"] == ["nobles.costs", "market.money", "market.points"]
    assert names["likely"] == ["artworks.copies", "nobles.copies"]


def test_bonus_cards_have_as_many_symbols_as_we_meant_them_to() -> None:
    box = b1893_first_edition.ours()
    assert Counter(box.numbers("prestige.manneken")) == {0: 10, 1: 11, 2: 4}
    assert Counter(box.numbers("prestige.symbols")) == {0: 7, 1: 14, 2: 4}
    assert "crown+crown" in box.words("prestige.bonuses")


FIXED = "which can't be changed: the rulebook"
SANE = "other amounts make no sense"
BONUS_CARDS = "the rulebook lists 25 Bonus cards"
YEARS = "expected 1893 first and 1910 last: the rulebook states it"
TILES = "expected each of wood, stone, iron, any, money, empty once: the rulebook lists these six compass tiles"
EXAMPLE = "an example in the rulebook shows it"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("money.start", [5, 6, 7, 8, -1], f"expected the fifth player from 0 to 99: {SANE}"),
        ("meeples.each", 6, f"expected 7, {FIXED} lists 7 meeples in each colour"),
        ("meeples.courthouse", 8, "expected a number from 0 to 7: a colour has 7 meeples"),
        ("meeples.neutral", 2, f"expected 1, {FIXED} gives each of two players one"),
        ("artworks.copies", [6, 6, 6, 6], "expected 5 numbers, not 4: for green, pink, blue, yellow, black"),
        ("artworks.copies", [6, 6, 6, 6, 7], "expected 30 in total, not 31: the rulebook lists 30 Artworks"),
        ("cubes.copies", [10, 10, 10, 10], f"expected [10, 10, 10, 15], {FIXED} lists 10 cubes of each refined"),
        ("exhibitions.years", [1893, 1897, 1905, 1910], "expected 5 numbers, not 4: the rulebook lists 5 Exhibition"),
        ("exhibitions.years", [1892, 1894, 1897, 1905, 1910], YEARS),
        ("exhibitions.years", [1893, 1894, 1897, 1905, 1913], YEARS),
        (
            "exhibitions.years",
            [1893, 1897, 1894, 1905, 1910],
            "expected years in ascending order: the tiles are sorted by year",
        ),
        (
            "exhibitions.years",
            [1893, 1897, 1897, 1905, 1910],
            "expected years in ascending order: the tiles are sorted by year",
        ),
        ("nobles.copies", [3, 3, 3, 3, 3, 3, 4], "expected 21 in total, not 22: of 26 Public Figures, 5 are Brugmanns"),
        ("nobles.costs", [0, 2, 3, 4, 4, 4, 5], "expected 8 numbers, not 7: for Brugmann, Empain, Solvay, Buls"),
        ("nobles.display", [0, 1, 2, 3], "expected prices that never increase: Nobles get cheaper as they slide"),
        ("stock.income", [6] * 11, "expected 12 numbers, not 11: the rulebook lists 12 Stock Exchange cards"),
        ("stock.pairs.two", [[2, 2, 3, 3]] * 13, "expected 12 rows, not 13: the rulebook lists 12 Stock Exchange"),
        ("stock.pairs.five", with_entry("stock.pairs.five", 3, [1, 1, 4, 5]), ", card 3 is [1, 1, 4, 5], expected row"),
        ("prestige.bonuses", ["crown"] * 30, f"expected 25 words, not 30: {BONUS_CARDS}"),
        ("prestige.bonuses", with_entry("prestige.bonuses", 4, "lily"), ", card 4 is 'lily', expected crown, iris"),
        (
            "prestige.bonuses",
            with_entry("prestige.bonuses", 25, "crown/iris/meeple"),
            ", card 25 is 'crown/iris/meeple', expected at most one /: a card of the first edition gives a choice",
        ),
        ("prestige.manneken", [0] * 30, f"expected 25 numbers, not 30: {BONUS_CARDS}"),
        (
            "prestige.manneken",
            with_entry("prestige.manneken", 1, 3),
            "expected numbers from 0 to 2: a card has at most two",
        ),
        ("prestige.symbols", [1] * 30, f"expected 25 numbers, not 30: {BONUS_CARDS}"),
        ("strips.basic", with_entry("strips.basic", 1, "WWNMC"), ", strip 1 is 'WWNMC', expected each letter of WSNMC"),
        ("strips.expert", with_entry("strips.expert", 3, "XSNMC"), ", strip 3 is 'XSNMC', expected 5 letters from"),
        ("tracks.iris", [1, 2, 3, 4, 5], "expected 6 numbers, not 5: our rules say so, 93-GEN-11"),
        ("tracks.iris", [1, 2, 2, 4, 5, 6], f"expected 3 on one of the spaces: {EXAMPLE}"),
        ("tracks.iris", [1, 1, 3, 4, 5, 6], f"expected 2 on one of the spaces: {EXAMPLE}"),
        ("tracks.crown", [1, 2, 4, 4, 5, 6], f"expected 3 on one of the spaces: {EXAMPLE}"),
        ("tracks.architect", [2, 3, 4, 6, 7, 10], f"expected 8 on one of the spaces: {EXAMPLE}"),
        ("tracks.architect", [2, 3, 4, 8, 6, 10], "expected values that never decrease: advancing never loses points"),
        ("houses.costs", [2, 2, 3, 3, 4, 5], "expected numbers from 2 to 4: a House takes one unit for each needle"),
        ("houses.top", 3, f"expected 2, {FIXED} shows three rows of two Houses"),
        ("compass.tiles", ["wood", "stone", "iron", "any", "money"], TILES),
        ("compass.tiles", ["wood", "stone", "iron", "any", "money", "glass"], TILES),
        ("compass.needles", [1], "expected 2 numbers, not 1: the rulebook lists 2 compass needles"),
        ("compass.needles", [1, 7], "expected numbers from 1 to 6: the compass has 6 spaces"),
        ("compass.needles", [0, 4], "expected numbers from 1 to 6: the compass has 6 spaces"),
        ("compass.needles", [3, 3], "expected two different places: the needles never point to the same"),
        ("compass.needles", ["wood", "stone"], "expected a list of whole numbers"),
        ("market.money", [4, 2, 0, 2, 4], "expected 7 numbers, not 5: the Art Market grid is 7 by 7"),
        ("market.points", [6, 4, 2, 0, 2, 6, 6], "expected at most 4, except at the two ends"),
        ("market.corners", ["yellow", "blue", "green", "brown"], "expected each of yellow, blue, green, pink once"),
        ("brussels.uses_per_meeple.many", 0, f"expected a number from 1 to 99: {SANE}"),
        ("amounts.workshop_draw", 0, f"expected a number from 1 to 99: {SANE}"),
        ("amounts.exhibition_draw", -1, f"expected a number from 0 to 99: {SANE}"),
        ("amounts.free_meeples", 8, "expected a number from 0 to 7: a colour has 7 meeples"),
        ("points.first_player", 100, f"expected a number from 0 to 99: {SANE}"),
        ("rows.multiplier", [1, 1, 1, 1], "expected a whole number: it counts one thing"),
    ],
)
def test_what_cannot_be_right_is_refused_by_name_with_the_reason(name: str, value: Plain, message: str) -> None:
    line = complaint(lambda: b1893_first_edition.validate(changed(name, value)))
    assert line.startswith(f"mine.toml: {name}")
    assert message in line
    assert line.isprintable()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("artworks.copies", [5, 5, 5, 5, 10]),
        ("exhibitions.years", [1893, 1895, 1898, 1900, 1910]),
        ("prestige.bonuses", with_entry("prestige.bonuses", 1, "meeple/iris")),
        ("strips.expert", ["WWWWW", "SSNNM", "SNMCW", "SNCWM", "MWCNS"]),
        ("tracks.crown", [0, 1, 2, 3, 3, 4]),
        ("tracks.architect", [1, 3, 5, 8, 12, 15]),
        ("compass.tiles", ["empty", "money", "any", "iron", "stone", "wood"]),
        ("compass.needles", [6, 2]),
        ("market.corners", ["pink", "green", "blue", "yellow"]),
    ],
)
def test_what_a_reader_of_the_box_may_find_is_accepted(name: str, value: Plain) -> None:
    b1893_first_edition.validate(changed(name, value))
