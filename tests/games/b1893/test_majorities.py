"""Chapters IRIS and JUST: who scores for the irises, and who loses a meeple to the Courthouse."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.b1893.builder import bids, play, position, table_of
from tests.games.b1893.looking import (
    answered,
    corrected,
    iris_seen,
    points_from,
    scripted,
    seat_seen,
    seen,
    squares,
    told,
)

LEVELS = "seat:1 tracks 2 1 1\nseat:2 tracks 3 1 1\nseat:3 tracks 4 1 1\nseat:4 tracks 5 1 1\n"


@pytest.mark.rule("93-IRIS-01")
@pytest.mark.parametrize("gap", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_an_iris_scores_only_if_all_four_spaces_hold_a_meeple(gap: tuple[int, int]) -> None:
    rows = [["1:1", "1:1"], ["1:1", "2:1"]]
    full = position("phase irises\n" + LEVELS + bids(*map(" ".join, rows)))
    assert points_from(full, "irises") == [2, 0, 0, 0]
    rows[gap[0]][gap[1]] = "-"
    match = position("phase irises\n" + LEVELS + bids(*map(" ".join, rows)))
    assert points_from(match, "irises") == [0, 0, 0, 0]
    assert told(match, "iris_won") == []


@pytest.mark.rule("93-IRIS-01")
def test_a_house_does_not_stand_in_for_a_meeple() -> None:
    match = position("phase irises\nseat:1 houses space:2,2\n" + bids("1:1 1:1", "1:1 -"))
    assert told(match, "iris_won") == []


@pytest.mark.rule("93-IRIS-02")
def test_the_one_with_most_meeples_scores_the_own_iris_level() -> None:
    match = position("phase irises\n" + LEVELS + bids("- - - -", "- - 3:1 4:1", "- - 4:1 4:1"))
    assert told(match, "iris_won") == ["seat:4 iris:2,3"]
    assert told(match, "points_scored") == ["seat:4 vp:5 source:irises"]
    assert match.score() == (0, 0, 0, 5)


@pytest.mark.rule("93-IRIS-02")
def test_what_is_printed_on_the_track_scores_and_not_the_place_on_it(tmp_path: Path) -> None:
    path = corrected(tmp_path, "tracks.iris.value = [1, 3, 4, 7, 9, 12]\n")
    match = position("phase irises\n" + LEVELS + bids("3:1 3:1", "3:1 1:1"), components=path)
    assert match.score() == (0, 0, 7, 0)


@pytest.mark.rule("93-IRIS-03")
def test_all_who_tie_score_their_own_level_in_full() -> None:
    match = position("phase irises\n" + LEVELS + bids("2:1 3:1", "3:1 2:1"))
    assert match.score() == (0, 3, 4, 0)


@pytest.mark.rule("93-IRIS-04")
def test_bids_and_houses_do_not_matter() -> None:
    lines = "phase irises\nseat:2 houses space:1,1 space:1,2 space:2,1 space:2,2\n" + LEVELS
    match = position(lines + bids("1:1 1:1", "2:9 3:9"))
    assert match.score() == (2, 0, 0, 0)


@pytest.mark.rule("93-IRIS-05")
def test_every_iris_scores_by_itself_and_a_meeple_counts_for_all_it_touches() -> None:
    match = position("phase irises\n" + LEVELS + bids("2:1 1:1 3:1", "1:1 1:1 1:1", "4:1 1:1 2:1"))
    assert told(match, "iris_won") == [f"seat:1 iris:{iris}" for iris in ("1,1", "1,2", "2,1", "2,2")]
    assert match.score() == (8, 0, 0, 0)


@pytest.mark.rule("93-IRIS-05")
def test_irises_next_to_each_other_may_go_to_different_players() -> None:
    match = position("phase irises\n" + LEVELS + bids("1:1 1:1 2:1 3:1", "1:1 2:1 2:1 3:1"))
    assert told(match, "iris_won") == ["seat:1 iris:1,1", "seat:2 iris:1,2", "seat:2 iris:1,3", "seat:3 iris:1,3"]
    assert match.score() == (2, 6, 4, 0)


@pytest.mark.rule("93-IRIS-06")
@pytest.mark.parametrize(
    ("rows", "leaders"),
    [
        (("1:1 2:1", "3:1 4:1"), (1, 2, 3, 4)),
        (("1:1 2:1", "3:1 3:1"), (3,)),
        (("2:1 4:1", "4:1 2:1"), (2, 4)),
        (("1:1 4:1", "1:1 1:1"), (1,)),
        (("4:1 4:1", "4:1 4:1"), (4,)),
    ],
)
def test_four_meeples_can_fall_to_one_two_or_four_players(rows: tuple[str, str], leaders: tuple[int, ...]) -> None:
    match = position("phase irises\n" + bids(*rows))
    assert told(match, "iris_won") == [f"seat:{seat} iris:1,1" for seat in leaders]
    waiting = position("phase prestige\ncolumn 1 prestige:1 seat:1\n" + bids(*rows))
    assert iris_seen(waiting, "1,1").leaders == leaders


@pytest.mark.rule("93-IRIS-07")
def test_an_advance_from_a_prestige_card_of_this_round_counts_already() -> None:
    match = position("phase columns\ncolumn 1 prestige:20\nseat:1 tracks 2 1 1\n" + bids("1:2 1:1", "1:1 2:2"))
    play(match, "strategic:nobles")
    assert squares(match, 1)[0] == 4
    assert points_from(match, "irises") == [4, 0, 0, 0]


@pytest.mark.rule("93-JUST-01")
def test_meeples_of_all_four_places_are_added_up() -> None:
    lines = "phase brussels\nseat:1 stock 1\nseat:1 grand-place 1\nseat:1 park 1\nseat:2 market 2\nseat:3 stock 2"
    match = position(lines)
    assert [line.split()[0] for line in told(match, "meeple_jailed")] == ["seat:1"]
    assert [seat.courthouse for seat in seen(match).seats] == [3, 2, 2, 2]


@pytest.mark.rule("93-JUST-01")
@pytest.mark.parametrize("place", ["stock", "grand-place", "park", "market"])
def test_every_place_counts(place: str) -> None:
    match = position(f"phase brussels\nseat:2 {place} 2\nseat:3 stock 1")
    assert told(match, "meeple_jailed") == [f"seat:2 place:{place}"]


@pytest.mark.rule("93-JUST-02")
def test_the_highest_total_loses_one_meeple_of_those_in_brussels() -> None:
    match = scripted("phase brussels\nseat:2 park 3\nseat:4 stock 2", "")
    assert told(match, "meeple_jailed") == ["seat:2 place:park"]
    assert [(seat.courthouse, seat.meeples) for seat in seen(match).seats] == [(2, 5), (3, 4), (2, 5), (2, 5)]


@pytest.mark.rule("93-JUST-03")
def test_all_who_tie_send_one() -> None:
    match = position("phase brussels\nseat:1 stock 2\nseat:3 park 1\nseat:3 market 1\nseat:4 park 1")
    assert [seat.courthouse for seat in seen(match).seats] == [3, 2, 3, 2]


@pytest.mark.rule("93-JUST-04")
def test_nobody_loses_a_meeple_if_nobody_went_to_brussels() -> None:
    match = position("phase brussels")
    assert told(match, "meeple_jailed") == []
    assert [seat.courthouse for seat in seen(match).seats] == [2, 2, 2, 2]


@pytest.mark.rule("93-JUST-05")
def test_a_single_player_with_a_single_meeple_loses_it() -> None:
    match = position("phase brussels\nseat:3 market 1")
    assert [seat.courthouse for seat in seen(match).seats] == [2, 2, 3, 2]


@pytest.mark.rule("93-JUST-06")
def test_the_courthouse_has_room_for_all_and_who_sits_there_does_nothing() -> None:
    match = position("phase brussels\nseat:2 stock 1\nseat:2 courthouse 6\nseat:2 money 5")
    assert (seat_seen(match, 2).courthouse, seat_seen(match, 2).meeples) == (7, 0)
    while seen(match).round == 2:
        play(match, "place:stock" if "place:stock" in match.options else match.options[-1])
    assert "seat:2 turn pass forced" in answered(match, "turn")
    assert (seat_seen(match, 2).courthouse, seat_seen(match, 2).meeples) == (7, 0)


@pytest.mark.rule("93-JUST-07")
@pytest.mark.parametrize("first", ["stock", "market"])
def test_which_meeple_goes_is_no_question(first: str) -> None:
    other = "park"
    match = position(f"phase brussels\nseat:1 {first} 2\nseat:1 {other} 1\nseat:2 {other} 3")
    assert told(match, "meeple_jailed") == [f"seat:1 place:{first}", f"seat:2 place:{other}"]
    assert match.entries[0].seat == -1
    assert table_of(match).seats[0].courthouse == 3
