"""The box of 1897: what we know of it, and what a correction can't claim."""

from pathlib import Path

import pytest
from tests.components.complaints import complaint

from bruxelles.components import b1897
from bruxelles.components.box import Box, Plain, amended, differences, text_of


def changed(name: str, value: Plain) -> Box:
    return amended(b1897.ours(), {name: value}, "mine.toml")


def test_our_box_holds_the_numbers_of_the_ledger() -> None:
    box = b1897.load()
    assert {name: box[name] for name in box} == {
        "rounds": 4,
        "grid.columns": 4,
        "grid.rows.two_or_three": 3,
        "grid.rows.four": 4,
        "grid.taken.two_or_three": 3,
        "grid.taken.four": 4,
        "cards.artwork": [3, 3, 3, 3],
        "cards.material": [2, 2, 2, 2, 2, 2],
        "cards.house": [4, 4, 4, 4],
        "cards.noble": [3, 3, 3, 3, 3, 4],
        "cards.money": 23,
        "cards.expo": 1,
        "money.faces": [1, 3],
        "money.start": [4, 5, 6, 7],
        "architects.values": [[1, 3], [2, 4], [2, 5]],
        "architects.copies": [4, 2, 1],
        "architects.prison.two": [0, 0, 1],
        "architects.prison.more": [0, 1, 1],
        "neutral.value": 2,
        "tracks.architecture": [1, 2, 3, 4, 5],
        "tracks.nobility": [1, 2, 3, 4, 5],
        "tracks.prestige": [1, 2, 3, 4, 5],
        "bonuses.lower": ["houses", "nobles", "artworks", "money"],
        "amounts.sale": 3,
        "amounts.exchange": 5,
        "amounts.brugmann": 4,
        "amounts.first_pass": 3,
        "amounts.later_pass": 1,
        "amounts.noble_cost": 2,
        "points.exhibit": 2,
        "points.per_material_type": 1,
        "points.unpaid_noble": 3,
        "points.material_card": 1,
        "points.expo": 2,
        "points.money_bonus": [3, 2, 5],
        "points.artwork_bonus": 2,
        "points.house_bonus": 2,
        "points.noble_bonus": 2,
    }


def test_the_action_cards_are_83_together() -> None:
    box = b1897.load()
    decks = [sum(box.numbers(f"cards.{deck}")) for deck in ("artwork", "material", "house", "noble")]
    assert sum(decks) + box.number("cards.money") + box.number("cards.expo") == 83


def test_what_nobody_has_read_off_the_components_is_called_reconstructed() -> None:
    doubtful = [value.name for value in b1897.ours().values() if value.confidence == "reconstructed"]
    assert doubtful == ["tracks.architecture", "tracks.prestige", "bonuses.lower"]


def test_a_file_with_only_what_differs_corrects_our_box(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("tracks.prestige.value = [1, 2, 2, 3, 4, 6]\n", "utf-8")
    assert differences(b1897.ours(), b1897.load(path)) == [
        ("tracks.prestige", [1, 2, 3, 4, 5], [1, 2, 2, 3, 4, 6]),
    ]


CELLS = "which can't be changed: the rulebook states it, and the names of the cells depend on it"
SANE = "other amounts make no sense"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("grid.columns", 5, f"expected 4, {CELLS}"),
        ("grid.rows.two_or_three", 4, f"expected 3, {CELLS}"),
        ("grid.rows.four", 3, f"expected 4, {CELLS}"),
        ("grid.rows.four", [4], "expected a whole number: it counts one thing"),
        (
            "grid.taken.two_or_three",
            2,
            "expected enough cards to fill the grid: 5 decks and Expo give only 11 cards for 12 cells",
        ),
        (
            "grid.taken.four",
            2,
            "expected enough cards to fill the grid: 5 decks and Expo give only 11 cards for 16 cells",
        ),
        ("grid.taken.four", 13, f"expected a number from 1 to 12: {SANE}"),
        ("cards.artwork", 12, "expected a list of whole numbers: each entry counts one thing"),
        ("cards.artwork", [3, 3, 3], "expected 4 numbers, not 3: for yellow, green, blue, red"),
        ("cards.artwork", [], "expected 4 numbers, not 0: for yellow, green, blue, red"),
        ("cards.artwork", [3, 3, 3, 4], "expected 12 in total, not 13: the rulebook lists 12 Artworks among the 83"),
        (
            "cards.artwork",
            [-1, 4, 4, 5],
            "expected no negative numbers: a deck can't have fewer than 0 copies of a card",
        ),
        ("cards.material", [2, 2, 2, 2, 2, 1], "expected 12 in total, not 11: the rulebook lists 12 Materials"),
        ("cards.material", [12], "expected 6 numbers, not 1: for wood+wood, brick+brick, steel+steel, brick+wood, "),
        ("cards.house", [4, 4, 4, 5], "expected 16 in total, not 17: the rulebook lists 16 Houses"),
        ("cards.house", [16], "expected 4 numbers, not 1: for single, double, solid-single, solid-double"),
        ("cards.noble", [3, 3, 3, 3, 3, 3], "expected 19 in total, not 18: the rulebook lists 19 Nobles"),
        ("cards.noble", [19], "expected 6 numbers, not 1: for Horta, Buls, Hankar, Vandervelde, Albert, Brugmann"),
        ("cards.noble", [4, 3, 3, 3, 3, 3], "expected at least 4 Brugmanns: each of four players receives one"),
        (
            "cards.noble",
            [2, 3, 3, 3, 3, 5],
            "expected 15 Nobles besides the Brugmanns: our rules say so, 97-COMP-05",
        ),
        ("cards.money", 24, "expected 23, which can't be changed: the rulebook lists 23 Money cards"),
        ("cards.expo", 0, "expected 1, which can't be changed: the rulebook lists one Expo"),
        ("money.faces", [1], "expected 2 numbers, not 1: for a low side, a high side"),
        ("money.faces", [3, 1], "expected the lower side first: the two sides are different"),
        ("money.faces", [0, 3], f"expected a low side from 1 to 99: {SANE}"),
        (
            "money.start",
            [4, 5, 6],
            "expected 4 numbers, not 3: for the first player, the second player, the third",
        ),
        ("money.start", [4, 5, 6, -7], f"expected the fourth player from 0 to 99: {SANE}"),
        ("architects.values", [1, 3], "expected a list of lists of whole numbers: each entry has several numbers"),
        ("architects.values", [[1, 3], [2, 4]], "expected three kinds with two sides each: a colour has three kinds"),
        ("architects.values", [[1, 3], [2], [2, 5]], "expected three kinds with two sides each"),
        ("architects.values", [[3, 1], [2, 4], [2, 5]], "expected sides from 1 to 9, the lower one first: the two"),
        ("architects.values", [[0, 3], [2, 4], [2, 5]], "expected sides from 1 to 9, the lower one first"),
        ("architects.values", [[1, 3], [2, 4], [2, 10]], "expected sides from 1 to 9, the lower one first"),
        ("architects.values", [[1, 3], [2, 4], [2, 4]], "expected three different kinds: Architects are told apart by"),
        ("architects.copies", [4, 2, 2], "expected 7 in total, not 8: the rulebook lists 7 Architects in each colour"),
        ("architects.copies", [7], "expected 3 numbers, not 1: for the first kind, the second kind, the third kind"),
        (
            "architects.prison.two",
            [0, 0, 2],
            "expected at most [4, 2, 1] of the three kinds: the prison can't hold more",
        ),
        (
            "architects.prison.more",
            [5, 0, 0],
            "expected at most [4, 2, 1] of the three kinds: the prison can't hold more",
        ),
        ("architects.prison.more", [0, -1, 0], f"expected the second kind from 0 to 99: {SANE}"),
        ("neutral.value", 0, f"expected a number from 1 to 9: {SANE}"),
        (
            "neutral.value",
            6,
            "expected one of the sides [1, 2, 3, 4, 5]: a neutral Architect comes from an unused colour",
        ),
        ("tracks.architecture", [], "expected 1 to 20 squares: the marker needs a square to stand on"),
        ("tracks.architecture", [1] * 21, "expected 1 to 20 squares"),
        ("tracks.architecture", [0, 1], "expected squares worth 1 to 99 points: every square has a positive value"),
        ("tracks.prestige", [1, 3, 2], "expected values that never decrease: advancing never loses points"),
        ("tracks.nobility", [2, 3], "expected 1 on the first square: the rulebook states values from 1 to 5"),
        ("tracks.nobility", ["one"], "expected a list of whole numbers"),
        ("bonuses.lower", [1, 2, 3, 4], "expected a list of words: each entry names one thing"),
        (
            "bonuses.lower",
            ["money"],
            "expected each of houses, nobles, artworks, money once: the four Bonus cards have",
        ),
        (
            "bonuses.lower",
            ["houses", "nobles", "nobles", "money"],
            "expected each of houses, nobles, artworks, money once",
        ),
        ("amounts.sale", -1, f"expected a number from 0 to 99: {SANE}"),
        ("amounts.exchange", "five", "is 'five', expected a whole number: it counts one thing"),
        ("points.exhibit", 100, f"expected a number from 0 to 99: {SANE}"),
        ("points.money_bonus", [3, 0, 5], f"expected BEF from 1 to 99: {SANE}"),
        ("points.money_bonus", [3, 2], "expected 3 numbers, not 2: for points, BEF, times"),
    ],
)
def test_what_cannot_be_right_is_refused_by_name_with_the_reason(name: str, value: Plain, message: str) -> None:
    line = complaint(lambda: b1897.validate(changed(name, value)))
    assert line.startswith(f"mine.toml: {name} is ")
    assert message in line
    assert line.isprintable()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cards.artwork", [2, 4, 3, 3]),
        ("cards.material", [1, 1, 1, 3, 3, 3]),
        ("cards.house", [5, 3, 4, 4]),
        ("cards.noble", [2, 4, 3, 3, 3, 4]),
        ("architects.copies", [3, 3, 1]),
        ("tracks.architecture", [2, 2, 4, 7, 10, 15]),
        ("tracks.nobility", [1, 2, 2, 3, 4, 5]),
        ("tracks.prestige", [3]),
        ("bonuses.lower", ["money", "artworks", "houses", "nobles"]),
        ("grid.taken.four", 3),
        ("amounts.noble_cost", 0),
    ],
)
def test_what_a_reader_of_the_box_may_find_is_accepted(name: str, value: Plain) -> None:
    b1897.validate(changed(name, value))


def test_the_text_of_every_value_of_ours_fits_one_line() -> None:
    assert all(len(text_of(value.value)) < 100 for value in b1897.ours().values())
