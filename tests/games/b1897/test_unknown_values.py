"""What only pictures show is data with its source, and a better value changes the game. (chapter UNK)"""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from bruxelles.components.b1897 import ours
from bruxelles.components.box import ComponentError, Value
from bruxelles.kernel.match import Match
from tests.games.b1897.builder import new_match, play, position

LOW, MIDDLE, HIGH = "architect:1/3", "architect:2/4", "architect:2/5"
COAT = "\n".join(f"grid cell:{row},{column} seat:1 {LOW} side:1" for row in (1, 2) for column in (1, 2))


def value(name: str) -> Value:
    return next(value for value in ours().values() if value.name == name)


def corrections(folder: Path, text: str) -> Path:
    path = folder / "box.toml"
    path.write_text(text)
    return path


def squares(match: Match) -> list[int]:
    return [track.square for track in match.view().seats[0].tracks.values()]


@pytest.mark.rule("97-UNK-01")
def test_track_values_are_data_that_say_how_far_they_can_be_trusted() -> None:
    for name, confidence in (("architecture", "reconstructed"), ("nobility", "certain"), ("prestige", "reconstructed")):
        track = value(f"tracks.{name}")
        assert track.value == [1, 2, 3, 4, 5]
        assert (track.confidence, bool(track.source)) == (confidence, True)


@pytest.mark.rule("97-UNK-01")
def test_corrected_track_values_and_lengths_are_played(tmp_path: Path) -> None:
    lines = f"phase coats\nseat:1 tracks 1 1 2\n{COAT}"
    assert position(lines).score()[0] == 2
    box = corrections(tmp_path, "tracks.prestige.value = [1, 4, 10]\n")
    assert position(lines, components=box).score()[0] == 4
    last = position("phase turn seat:1\nseat:1 tracks 1 1 3\nseat:1 nobles noble:buls", components=box)
    assert squares(play(last, f"hall {LOW} noble:buls")) == [1, 1, 3]


@pytest.mark.rule("97-UNK-02")
def test_the_pairing_of_bonuses_is_data_and_a_correction_changes_the_end(tmp_path: Path) -> None:
    pairing = value("bonuses.lower")
    assert pairing.value == ["houses", "nobles", "artworks", "money"]
    assert pairing.confidence == "reconstructed"
    lines = f"phase scoring\nround 4\ngrid cell:1,1 seat:1 {LOW} side:1\nseat:1 artworks artwork:red artwork:blue"
    assert position(lines).score()[0] == 0
    box = corrections(tmp_path, 'bonuses.lower.value = ["artworks", "nobles", "houses", "money"]\n')
    assert position(lines, components=box).score()[0] == 4
    assert position(lines, components=box).view().columns[0].lower == "lower:artworks"


@pytest.mark.rule("97-UNK-02")
def test_a_pairing_that_is_no_bijection_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"bonuses\.lower"):
        new_match(components=corrections(tmp_path, 'bonuses.lower.value = ["money", "money", "houses", "nobles"]\n'))


@pytest.mark.rule("97-UNK-03")
def test_points_need_no_track_of_a_certain_length() -> None:
    assert not [each.name for each in ours().values() if each.name.startswith("tracks.") and "point" in each.name]
    assert new_match(3).score() == (0, 0, 0)
    match = position(f"phase coats\nround 4\nseat:1 points 999\nseat:1 prison none\n{COAT}")
    assert match.score()[0] > 999


@pytest.mark.rule("97-UNK-04")
@pytest.mark.parametrize(("seats", "rows"), [(2, 3), (3, 3), (4, 4)])
def test_the_grid_has_4_columns_and_3_or_4_rows(seats: int, rows: int) -> None:
    assert [len(row) for row in new_match(seats).view().grid] == [4] * rows
    names = ("grid.columns", "grid.rows.two_or_three", "grid.rows.four")
    assert [(value(name).value, value(name).confidence) for name in names] == [
        (4, "certain"),
        (3, "certain"),
        (4, "certain"),
    ]


@pytest.mark.rule("97-UNK-05")
def test_a_neutral_architect_has_a_value_and_no_kind() -> None:
    neutral = [cell for row in new_match(2).view().grid for cell in row if cell.owner == 0]
    assert [(cell.architect, cell.value) for cell in neutral] == [(None, 2), (None, 2)]
    sides = ours().rows("architects.values")
    assert all(value("neutral.value").value in sides[kind] for kind in (1, 2))


@pytest.mark.rule("97-UNK-05")
def test_another_neutral_value_would_be_played(tmp_path: Path) -> None:
    lines = f"phase columns\ngrid cell:1,1 seat:1 {LOW} side:3"
    assert squares(position(lines, 2))[0] == 2
    box = corrections(tmp_path, "neutral.value.value = 4\n")
    assert squares(position(lines, 2, components=box))[0] == 1


@pytest.mark.rule("97-UNK-06")
def test_only_how_many_types_and_colours_matter_and_not_which() -> None:
    leader = f"phase scoring\nround 4\ngrid cell:1,1 seat:1 {LOW} side:1"
    houses = permutations([f"house:{name}" for name in ("single", "double", "solid-single", "solid-double")], 3)
    scores = {position(f"{leader}\nseat:1 houses {' '.join(three)}").score() for three in houses}
    assert scores == {(3 + 6, 0, 0, 0)}
    bonuses = "bonuses prestige architecture nobility prison"
    artworks = permutations([f"artwork:{name}" for name in ("yellow", "green", "blue", "red")], 2)
    scores = {position(f"{leader}\n{bonuses}\nseat:1 artworks {' '.join(two)}").score() for two in artworks}
    assert scores == {(4, 0, 0, 0)}


@pytest.mark.rule("97-UNK-07")
@pytest.mark.parametrize("noble", ["horta", "buls", "albert"])
def test_the_last_square_of_a_track_brings_nothing_of_its_own(noble: str) -> None:
    match = position(f"phase turn seat:1\nseat:1 tracks 4 4 4\nseat:1 nobles noble:{noble}\nseat:1 money 3")
    before = match.view().seats[0]
    play(match, f"hall {LOW} noble:{noble} stop")
    after = match.view().seats[0]
    assert sorted(squares(match)) == [4, 4, 5]
    assert (after.money, after.points, after.prison) == (before.money, before.points, before.prison)
    assert (after.artworks, after.materials, after.houses) == ({}, {}, {})


@pytest.mark.rule("97-UNK-08")
def test_which_cells_of_a_column_the_architects_lie_in_does_not_matter() -> None:
    shown = [("1", MIDDLE, "2"), ("1", MIDDLE, "2"), ("2", MIDDLE, "4"), ("3", LOW, "3")]
    results = set()
    for order in set(permutations(shown)):
        lines = [f"grid cell:{row},1 seat:{seat} {kind} side:{side}" for row, (seat, kind, side) in enumerate(order, 1)]
        match = position("\n".join(["phase columns", "seat:1 prison none", *lines]))
        results.add(tuple(seat.tracks["track:architecture"].square for seat in match.view().seats))
    assert results == {(2, 2, 1, 1)}


@pytest.mark.rule("97-UNK-08")
def test_which_coat_it_is_does_not_matter() -> None:
    for row, column in ((1, 1), (1, 3), (3, 1), (2, 2), (3, 3)):
        corners = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
        owners = zip(corners, (1, 2, 1, 3), strict=True)
        lines = "\n".join(f"grid cell:{r},{c} seat:{seat} {LOW} side:1" for (r, c), seat in owners)
        assert position(f"phase coats\nseat:1 tracks 1 1 2\n{lines}").score() == (2, 0, 0, 0)
