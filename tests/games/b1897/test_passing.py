"""Passing: what it pays, and what it excludes from. (chapter PASS)"""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1897.builder import play, position

EVERYBODY_JAILED = " ".join(["architect:1/3"] * 4 + ["architect:2/4"] * 2 + ["architect:2/5"])
LOW = "architect:1/3"


def money(match: Match) -> list[int]:
    return [seat.money for seat in match.view().seats]


@pytest.mark.rule("97-PASS-01")
def test_the_first_of_all_to_pass_gains_3_at_once_and_every_later_one_1() -> None:
    match = play(position("phase turn seat:1\nfirst seat:1"), f"stock {LOW} stock {LOW} {LOW} pass")
    assert money(match) == [5, 5, 3, 0]
    play(match, "pass")
    assert money(match) == [5, 5, 3, 1]
    play(match, "pass pass")
    assert money(match) == [6, 6, 3, 1]


@pytest.mark.rule("97-PASS-01")
def test_a_forced_pass_pays_like_any_other() -> None:
    match = position(f"phase turn seat:4\nseat:1 prison {EVERYBODY_JAILED}\nseat:2 prison {EVERYBODY_JAILED}")
    play(match, f"stock {LOW}")
    assert money(match) == [3, 1, 0, 5]
    assert match.seat == 2


@pytest.mark.rule("97-PASS-02")
def test_who_has_passed_has_no_more_turns_this_round() -> None:
    match = play(position("phase turn seat:1"), "pass")
    turns = []
    for _ in range(4):
        turns.append(match.seat)
        play(match, "stock")
        while match.decision == "layArchitect":
            play(match, LOW)
    assert turns == [1, 2, 3, 1]


@pytest.mark.rule("97-PASS-02")
def test_who_has_passed_takes_no_part_in_a_later_exhibition() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 expo
        grid cell:1,2 money
        seat:1 artworks artwork:red
        seat:2 money 3
        """
    )
    play(match, "pass nouveau cell:1,1 architect:1/3 side:1")
    assert (match.seat, match.decision) == (2, "turn")
    assert match.score() == (0, 0, 0, 0)


@pytest.mark.rule("97-PASS-03")
def test_architects_left_in_hand_stay_there_and_count_nowhere() -> None:
    match = position("phase turn seat:1\nseat:2 stock architect:1/3\nseat:2 prison architect:2/5")
    hand = match.view().seats[0].hand
    assert hand == {"architect:1/3": 4, "architect:2/4": 1}
    play(match, "pass pass pass pass")
    view = match.view()
    assert view.round == 2
    assert view.seats[0].hand == hand
    assert match.score() == (0, 0, 0, 0)
    assert [seat.prison for seat in view.seats[:2]] == [
        {"architect:2/4": 1, "architect:2/5": 1},
        {"architect:1/3": 1, "architect:2/5": 1},
    ]
    assert all(track.square == 1 for seat in view.seats for track in seat.tracks.values())
