"""Chapter TRACK: the three tracks and victory points."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bruxelles.components.box import ComponentError
from tests.games.b1897.builder import new_match, play, position, seat_of
from tests.games.b1897.looking import corrected, seat_seen, squares, told

EVERYBODY_ELSE_PASSED = "seat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes"


@pytest.mark.rule("97-TRACK-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_start_on_the_first_square(seats: int) -> None:
    match = new_match(seats)
    assert [squares(match, seat) for seat in range(1, seats + 1)] == [[1, 1, 1]] * seats


@pytest.mark.rule("97-TRACK-02")
@pytest.mark.parametrize(("noble", "expected"), [("horta", [3, 2, 2]), ("albert", [2, 3, 2]), ("buls", [2, 2, 3])])
def test_an_advance_moves_one_square_whatever_the_values(noble: str, expected: list[int], tmp_path: Path) -> None:
    values = "".join(f"tracks.{name}.value = [1, 1, 7, 7]\n" for name in ("architecture", "nobility", "prestige"))
    match = position(
        f"phase turn seat:1\nseat:1 tracks 2 2 2\nseat:1 nobles noble:{noble}",
        components=corrected(tmp_path, values),
    )
    play(match, f"hall architect:1/3 noble:{noble}")
    assert squares(match, 1) == expected


@pytest.mark.rule("97-TRACK-02")
def test_markers_never_move_back() -> None:
    match, player = new_match(3, seed="back"), Random(7)
    before = [squares(match, seat) for seat in (1, 2, 3)]
    while not match.over:
        match.play(player.choice(match.options))
        after = [squares(match, seat) for seat in (1, 2, 3)]
        for old, new in zip(before, after, strict=True):
            assert all(then <= now for then, now in zip(old, new, strict=True))
        before = after
    assert sum(map(sum, before)) > 9


@pytest.mark.rule("97-TRACK-03")
@pytest.mark.parametrize(("noble", "track"), [("horta", 0), ("albert", 1), ("buls", 2)])
def test_on_the_last_square_the_advance_is_lost_and_nothing_replaces_it(noble: str, track: int) -> None:
    match = position(f"phase turn seat:1\nseat:1 tracks 5 5 5\nseat:1 nobles noble:{noble}\n{EVERYBODY_ELSE_PASSED}")
    play(match, f"hall architect:1/3 noble:{noble} stop")
    assert squares(match, 1) == [5, 5, 5]
    assert (match.score(), seat_seen(match, 1).money) == ((0, 0, 0, 0), 0)
    assert told(match, "advance_lost") == [f"seat:1 track:{('architecture', 'nobility', 'prestige')[track]}"]
    assert seat_seen(match, 1).nobles_tapped == (f"noble:{noble}",)


@pytest.mark.rule("97-TRACK-03")
def test_a_column_bonus_on_the_last_square_is_lost() -> None:
    match = position(
        """
        phase columns
        bonuses prestige nobility architecture prison
        grid cell:1,1 seat:1 architect:1/3 side:1
        seat:1 tracks 1 1 5
        """
    )
    assert (squares(match, 1), match.score()) == ([1, 1, 5], (0, 0, 0, 0))


@pytest.mark.rule("97-TRACK-04")
def test_the_value_of_the_square_is_the_limit_of_city_hall(tmp_path: Path) -> None:
    match = position(
        """
        phase turn seat:1
        seat:1 tracks 1 2 1
        seat:1 nobles noble:horta noble:buls noble:albert
        """,
        components=corrected(tmp_path, "tracks.nobility.value = [1, 3, 5]\n"),
    )
    play(match, "hall architect:1/3 noble:horta noble:buls noble:albert")
    assert (match.seat, match.decision) == (1, "turn")
    assert len(seat_seen(match, 1).nobles_tapped) == 3


@pytest.mark.rule("97-TRACK-04")
def test_coats_and_houses_count_the_value_of_the_square(tmp_path: Path) -> None:
    match = position(
        """
        phase coats
        round 4
        grid cell:1,1 seat:1 architect:1/3 side:1
        grid cell:1,2 seat:1 architect:1/3 side:1
        grid cell:2,1 seat:1 architect:1/3 side:1
        grid cell:2,2 seat:2 architect:1/3 side:1
        bonuses prison prestige architecture nobility
        seat:1 tracks 2 1 3
        seat:1 houses house:single house:single
        """,
        components=corrected(tmp_path, "tracks.architecture.value = [1, 6]\ntracks.prestige.value = [1, 1, 9]\n"),
    )
    rows = dict(zip(match.sheet().sources, match.sheet().points[0], strict=True))
    assert (rows["coats"], rows["houses"]) == (9, 2 * 6)


@pytest.mark.rule("97-TRACK-04")
def test_ties_are_broken_by_values_and_not_by_squares(tmp_path: Path) -> None:
    match = position(
        "phase scoring\nround 4\nseat:1 tracks 3 1 1\nseat:2 tracks 1 1 2",
        2,
        components=corrected(tmp_path, "tracks.architecture.value = [1, 1, 2]\ntracks.prestige.value = [1, 5]\n"),
    )
    assert match.sheet().ranks == (2, 1)


@pytest.mark.rule("97-TRACK-05")
def test_the_values_of_the_tracks_are_data(tmp_path: Path) -> None:
    match = new_match(components=corrected(tmp_path, "tracks.prestige.value = [2, 2, 8]\n"))
    marker = seat_seen(match, 1).tracks["track:prestige"]
    assert (marker.value, marker.values) == (2, (2, 2, 8))


@pytest.mark.rule("97-TRACK-05")
@pytest.mark.parametrize("values", ["[1, 3, 2]", "[0, 1]", "[]", "[1, -2]"])
def test_values_that_fall_or_are_not_positive_are_refused(values: str, tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"tracks\.architecture"):
        new_match(components=corrected(tmp_path, f"tracks.architecture.value = {values}\n"))


@pytest.mark.rule("97-TRACK-06")
def test_points_start_at_nothing_and_have_no_upper_limit() -> None:
    assert new_match().score() == (0, 0, 0, 0)
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 house:single
        seat:1 money 1
        seat:1 points 999
        seat:1 materials pair:steel+wood
        """
    )
    assert play(match, "nouveau").score() == (1000, 0, 0, 0)


@pytest.mark.rule("97-TRACK-07")
def test_points_become_negative_and_are_never_lifted_to_nothing() -> None:
    match = position(
        """
        phase scoring
        round 4
        seat:1 nobles noble:horta noble:buls
        seat:1 materials pair:wood+wood
        """
    )
    play(match, "noble:horta")
    assert match.over
    assert match.score() == (-3 - 3 + 1, 0, 0, 0)
    assert int(seat_of(match, 1).points) == -5
