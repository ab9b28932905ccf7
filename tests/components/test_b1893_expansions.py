"""What Belle Époque and the B-sides add to the box of 1893, and what a correction of them can't claim."""

from pathlib import Path

import pytest
from tests.components.complaints import complaint

from bruxelles.components import b1893
from bruxelles.components.box import Box, ComponentError, Plain, amended, differences, fingerprint
from bruxelles.components.listing import rows

BELLE_EPOQUE = {
    "nobles.copies": [3, 3],
    "nobles.costs": [4, 3],
    "travelers": 4,
    "white.divisor": 2,
    "pavilions.surcharges": [0, 1, 2, 1, 0],
    "pavilions.visit": 1,
    "tiles.count": 12,
    "tiles.offered": [3, 4, 5, 6],
    "tiles.marked": [[2, 3], [3, 2], [3, 3], [3, 4], [4, 3]],
    "tiles.1": [1, 7],
    "tiles.2": 2,
    "tiles.3": 3,
    "tiles.4": 4,
    "tiles.5": 2,
    "tiles.6": 1,
    "tiles.7": [3, 3, 5, 5],
    "tiles.8": 2,
    "tiles.9": [4, 5, 6, 7],
    "tiles.10": 15,
    "tiles.11": 3,
    "cards.count": 32,
    "cards.offered": 5,
    "cards.1": 1,
    "cards.3": 2,
    "cards.5": 3,
    "cards.7": 2,
    "cards.10": 1,
    "cards.11": 1,
    "cards.12": [1, 5],
    "cards.13": 1,
    "cards.16": 1,
    "cards.17": 2,
    "cards.19": 1,
    "cards.21": 3,
    "cards.23": 2,
    "cards.24": 1,
    "cards.26": 2,
    "cards.27": 2,
    "cards.28": 2,
    "cards.30": 1,
    "cards.31": 2,
    "cards.32": 3,
}
ASYMMETRIC = {
    "hankar.iris": [2, 3, 4, 5, 6, 7],
    "cauchie.crown": [2, 3, 4, 5, 6, 7],
    "cauchie.cubes": ["glass", "wood", "stone", "iron"],
    "horta.architect": [3, 4, 6, 8, 9, 10],
    "horta.money": 2,
    "saintenoy.symbols": 1,
    "strauven.costs": [2, 2, 2, 3, 3, 3],
    "strauven.sale": [1, 1],
}


def whole() -> Box:
    return b1893.ours(*b1893.EXPANSIONS)


def changed(name: str, value: Plain) -> Box:
    return amended(whole(), {name: value}, "mine.toml")


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_our_box_holds_the_numbers_of_the_ledger() -> None:
    base = b1893.load().plain()
    belle_epoque = {f"belle_epoque.{name}": value for name, value in BELLE_EPOQUE.items()}
    asymmetric = {f"asymmetric.{name}": value for name, value in ASYMMETRIC.items()}
    assert b1893.load(None, "belle-epoque").plain() == {**base, **belle_epoque}
    assert b1893.load(None, "asymmetric").plain() == {**base, **asymmetric}
    assert b1893.load(None, "belle-epoque", "asymmetric").plain() == {**base, **belle_epoque, **asymmetric}


def test_what_nobody_has_read_off_the_components_is_called_reconstructed() -> None:
    added = whole().values()[len(b1893.ours()) :]
    assert [value.name for value in added if value.confidence == "reconstructed"] == [
        "belle_epoque.nobles.costs",
        "belle_epoque.pavilions.surcharges",
        "asymmetric.hankar.iris",
        "asymmetric.cauchie.crown",
        "asymmetric.horta.architect",
        "asymmetric.strauven.costs",
    ]
    assert [value.name for value in added if value.confidence in ("likely", "inferred")] == [
        "belle_epoque.nobles.copies",
        "belle_epoque.tiles.marked",
    ]


def test_games_without_an_expansion_do_not_depend_on_its_values(tmp_path: Path) -> None:
    path = written(tmp_path, "belle_epoque.pavilions.surcharges.value = [1, 0, 2, 0, 1]\n")
    assert fingerprint(b1893.load(path)) == fingerprint(b1893.ours())
    assert fingerprint(b1893.load(path, "asymmetric")) == fingerprint(b1893.ours("asymmetric"))
    assert differences(b1893.ours("belle-epoque"), b1893.load(path, "belle-epoque")) == [
        ("belle_epoque.pavilions.surcharges", [0, 1, 2, 1, 0], [1, 0, 2, 0, 1]),
    ]
    prints = {fingerprint(b1893.ours(*names)) for names in [(), ("belle-epoque",), ("asymmetric",)]}
    assert len({fingerprint(whole()), *prints}) == 4


def test_one_file_corrects_the_base_and_the_expansions(tmp_path: Path) -> None:
    path = written(tmp_path, "tracks.iris.value = [0, 1, 2, 3, 4, 5]\nasymmetric.horta.money.value = 3\n")
    marked = {row.name: (row.value, row.ours) for row in rows("1893", path) if row.ours is not None}
    assert marked == {"tracks.iris": ("[0,1,2,3,4,5]", "[1,2,3,4,5,6]"), "asymmetric.horta.money": ("3", "2")}


def test_a_wrong_value_is_refused_also_where_it_is_not_in_play(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"mine\.toml: belle_epoque\.travelers is 5, expected 4"):
        b1893.load(written(tmp_path, "belle_epoque.travelers.value = 5\n"))


def test_a_box_has_an_expansion_whole_or_not_at_all() -> None:
    with pytest.raises(ComponentError, match=r"^x: asymmetric\.strauven\.sale is missing, expected every value of the"):
        b1893.validate(Box(whole().values()[:-1], "x"))
    b1893.validate(Box(b1893.ours().values(), "x"))


def test_the_nobles_of_both_expansion_and_base_are_those_of_the_rulebook() -> None:
    counts = whole().numbers("nobles.copies") + whole().numbers("belle_epoque.nobles.copies")
    assert sum(counts) + 5 == 32


def test_there_are_tiles_enough_for_every_number_of_players() -> None:
    box = whole()
    marked, offered = box.rows("belle_epoque.tiles.marked"), box.numbers("belle_epoque.tiles.offered")
    assert [box.number("belle_epoque.tiles.count") - len(marked) - count for count in offered] == [4, 3, 2, 1]


def test_each_board_differs_from_the_others_where_the_rulebook_says_so() -> None:
    box = whole()
    assert box["asymmetric.hankar.iris"] != box["tracks.iris"]
    assert box["asymmetric.cauchie.crown"] != box["tracks.crown"]
    assert box["asymmetric.horta.architect"] != box["tracks.architect"]
    assert box["asymmetric.strauven.costs"] != box["houses.costs"]


FIXED = "which can't be changed: the rulebook"
SANE = "other amounts make no sense"
PLAYERS = "for two, three, four and five players"
FACE_DOWN = "5 of the 12 tiles lie face down on the Art Nouveau board"
CROSS = "expected the middle space and four around it: the rulebook puts them in a cross in the middle"
SPACES = "expected the row and column of each space, from 1 to 5: the board has five rows of five spaces"
SURCHARGES = "expected numbers from 0 to 2: the rulebook has surcharges of 1 or 2 glass"
CUBES = "expected each of wood, iron, stone, glass once: each of four colours gives a different material"
UNITS = "expected numbers from 2 to 5: a House takes one unit for each needle, and no payment exceeds 5 units"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("nobles.copies", [6], "expected 2 numbers, not 1: for Nagelmackers, Privat-Livemont"),
        (
            "nobles.copies",
            [3, 4],
            "expected 6 in total, not 7: of 32 Nobles, 21 are in the base game and 5 are Brugmanns, which leaves 6",
        ),
        ("nobles.copies", [7, -1], "expected no negative numbers"),
        ("nobles.costs", [4, 3, 2], "expected 2 numbers, not 3: for Nagelmackers, Privat-Livemont"),
        ("nobles.costs", [4, -1], f"expected Privat-Livemont from 0 to 99: {SANE}"),
        ("travelers", 5, f"expected 4, {FIXED} lists 4 Travelers"),
        ("white.divisor", 0, f"expected a number from 1 to 99: {SANE}"),
        ("pavilions.surcharges", [0, 1, 2, 1], "expected 5 numbers, not 4: there are 5 pavilion spaces"),
        ("pavilions.surcharges", [0, 1, 2, 3, 0], SURCHARGES),
        ("pavilions.surcharges", [0, -1, 2, 1, 0], SURCHARGES),
        (
            "pavilions.surcharges",
            [2, 1, 0, 1, 0],
            "expected 2 for the third space: an example in the rulebook shows it",
        ),
        (
            "pavilions.surcharges",
            [0, 2, 2, 2, 0],
            "expected at least one 0 and one 1: the rulebook says that some spaces",
        ),
        (
            "pavilions.surcharges",
            [1, 1, 2, 1, 1],
            "expected at least one 0 and one 1: the rulebook says that some spaces",
        ),
        ("pavilions.visit", -1, f"expected a number from 0 to 99: {SANE}"),
        ("tiles.count", 11, f"expected 12, {FIXED} lists 12 Belle Époque tiles"),
        ("tiles.offered", [3, 4, 5], f"expected 4 numbers, not 3: {PLAYERS}"),
        ("tiles.offered", [0, 4, 5, 6], f"expected numbers from 1 to 7: {FACE_DOWN}"),
        ("tiles.offered", [3, 4, 5, 8], f"expected numbers from 1 to 7: {FACE_DOWN}"),
        ("tiles.marked", [[2, 3], [3, 2], [3, 3], [3, 4]], f"expected 5 rows, not 4: {FACE_DOWN}"),
        ("tiles.marked", [[2, 3], [3, 2], [3, 3], [3, 4], [4]], SPACES),
        ("tiles.marked", [[0, 3], [3, 0], [3, 3], [3, 6], [6, 3]], SPACES),
        ("tiles.marked", [[2, 3], [3, 2], [3, 3], [3, 4], [4, 4]], CROSS),
        ("tiles.marked", [[1, 2], [2, 1], [2, 2], [2, 3], [3, 2]], CROSS),
        ("tiles.marked", [[3, 3]] * 5, "expected different spaces: a space holds one tile"),
        ("tiles.1", [1], "expected 2 numbers, not 1: for points, points counted"),
        ("tiles.1", [1, 0], f"expected points counted from 1 to 99: {SANE}"),
        ("tiles.2", -1, f"expected a number from 0 to 99: {SANE}"),
        ("tiles.7", [3, 5], f"expected 4 numbers, not 2: {PLAYERS}"),
        ("tiles.9", [4, 5, 6, -7], f"expected numbers from 0 to 99: {SANE}"),
        ("tiles.10", 9, "expected a number from 10 to 99: the space before it gives 10"),
        ("tiles.11", "three", "is 'three', expected a whole number: it counts one thing"),
        ("cards.count", 30, f"expected 32, {FIXED} lists 32 Belle Époque cards"),
        ("cards.offered", 6, f"expected 5, {FIXED} puts one at each pavilion space"),
        ("cards.5", 100, f"expected a number from 0 to 99: {SANE}"),
        ("cards.12", [1, 0], f"expected BF from 1 to 99: {SANE}"),
        ("cards.17", 11, "expected a number from 1 to 10: there are 10 cubes of each refined material"),
        ("cards.19", 5, "expected a number from 0 to 4: there are 4 Travelers"),
        ("cards.27", 0, f"expected a number from 1 to 99: {SANE}"),
    ],
)
def test_what_cannot_be_right_in_belle_epoque_is_refused(name: str, value: Plain, message: str) -> None:
    line = complaint(lambda: b1893.validate(changed(f"belle_epoque.{name}", value)))
    assert line.startswith(f"mine.toml: belle_epoque.{name} is ")
    assert message in line
    assert line.isprintable()


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("hankar.iris", [2, 3, 4, 5, 6], "expected 6 numbers, not 5: the rulebook gives the track 6 spaces"),
        ("cauchie.crown", [2, 3, 4, 5, 6, 5], "expected values that never decrease: advancing never loses points"),
        ("cauchie.cubes", ["glass", "wood", "stone"], CUBES),
        ("cauchie.cubes", ["joker", "wood", "stone", "iron"], CUBES),
        ("horta.architect", [3, 4, 6, 8, 9, 11], "expected 10 on the last space: the rulebook states it"),
        ("horta.money", -2, f"expected a number from 0 to 99: {SANE}"),
        ("saintenoy.symbols", [1, 1, 1, 1], "expected a whole number: it counts one thing"),
        ("strauven.costs", [2, 2, 3, 3], "expected 6 numbers, not 4: the rulebook lists 6 Houses in each colour"),
        ("strauven.costs", [1, 2, 2, 3, 3, 3], UNITS),
        ("strauven.costs", [2, 2, 2, 3, 3, 6], UNITS),
        (
            "strauven.costs",
            [3, 3, 3, 2, 2, 2],
            "expected values that never decrease: Houses are built from the bottom row",
        ),
        ("strauven.sale", [1], "expected 2 numbers, not 1: for BF, points"),
        ("strauven.sale", [1, -1], f"expected points from 0 to 99: {SANE}"),
    ],
)
def test_what_cannot_be_right_on_a_b_side_is_refused(name: str, value: Plain, message: str) -> None:
    line = complaint(lambda: b1893.validate(changed(f"asymmetric.{name}", value)))
    assert line.startswith(f"mine.toml: asymmetric.{name} is ")
    assert message in line
    assert line.isprintable()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("belle_epoque.nobles.copies", [2, 4]),
        ("belle_epoque.nobles.costs", [2, 5]),
        ("belle_epoque.pavilions.surcharges", [1, 2, 2, 0, 1]),
        ("belle_epoque.tiles.marked", [[2, 2], [2, 4], [3, 3], [4, 2], [4, 4]]),
        ("belle_epoque.tiles.marked", [[5, 3], [3, 5], [3, 3], [3, 1], [1, 3]]),
        ("belle_epoque.tiles.offered", [4, 5, 6, 7]),
        ("belle_epoque.tiles.7", [3, 4, 5, 6]),
        ("belle_epoque.tiles.10", 12),
        ("asymmetric.hankar.iris", [0, 1, 3, 5, 7, 9]),
        ("asymmetric.horta.architect", [1, 2, 4, 6, 8, 10]),
        ("asymmetric.strauven.costs", [2, 3, 3, 3, 3, 5]),
    ],
)
def test_what_a_reader_of_the_box_may_find_is_accepted(name: str, value: Plain) -> None:
    b1893.validate(changed(name, value))
