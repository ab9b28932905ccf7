"""Who wins, and by what. (chapter WIN)"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.b1897.builder import position

LOW, MIDDLE, HIGH = "architect:1/3", "architect:2/4", "architect:2/5"


def ranks(lines: str, components: Path | None = None) -> tuple[int, ...]:
    match = position(f"phase scoring\nround 4\n{lines}", components=components)
    assert match.over
    return match.sheet().ranks


@pytest.mark.rule("97-WIN-01")
def test_most_points_win_whatever_else() -> None:
    everybody = f"seat:3 prison {LOW} {LOW} {LOW} {LOW} {MIDDLE} {MIDDLE} {HIGH}"
    lines = f"seat:1 points 30\nseat:2 points 29\nseat:3 points 31\nseat:1 tracks 5 5 5\n{everybody}"
    assert ranks(lines) == (2, 3, 1, 4)


@pytest.mark.rule("97-WIN-02")
def test_of_those_tied_the_one_with_fewest_own_architects_in_prison_wins() -> None:
    lines = (
        f"seat:1 points 60\nseat:2 points 60\nseat:1 prison {LOW}\nseat:2 prison {LOW} {MIDDLE}\nseat:2 tracks 5 5 5"
    )
    assert ranks(lines)[:2] == (1, 2)


@pytest.mark.rule("97-WIN-03")
def test_still_tied_the_highest_sum_of_track_values_wins() -> None:
    assert ranks("seat:1 points 60\nseat:2 points 60\nseat:1 tracks 3 2 4\nseat:2 tracks 2 2 4")[:2] == (1, 2)


@pytest.mark.rule("97-WIN-03")
def test_values_count_and_not_squares(tmp_path: Path) -> None:
    corrected = tmp_path / "box.toml"
    corrected.write_text("tracks.architecture.value = [1, 1, 1, 1, 1]\ntracks.prestige.value = [1, 6]\n")
    lines = "seat:1 points 60\nseat:2 points 60\nseat:1 tracks 5 1 1\nseat:2 tracks 1 1 2"
    assert ranks(lines, corrected)[:2] == (2, 1)


@pytest.mark.rule("97-WIN-04")
def test_still_tied_the_victory_is_shared() -> None:
    assert ranks("seat:2 points 60\nseat:4 points 60\nseat:2 tracks 3 1 1\nseat:4 tracks 1 3 1") == (3, 1, 3, 1)


@pytest.mark.rule("97-WIN-04")
def test_lower_ranks_follow_the_same_criteria() -> None:
    lines = f"seat:1 points 9\nseat:2 prison {LOW}\nseat:3 tracks 1 1 2\nseat:4 points 0"
    assert ranks(lines) == (1, 2, 3, 4)
