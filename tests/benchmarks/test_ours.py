"""What `make bench` measures of our games is whole random games, counted as they should be. Speed itself is no test."""

from __future__ import annotations

import pytest
from benchmarks.__main__ import AIMS, Ours
from benchmarks.measure import Rate
from benchmarks.ours import OURS, POSITIONS, Playouts, copying, middle_of_a_game, stepping
from tests.conformance.walk import dump

from bruxelles.games import NAMES
from bruxelles.kernel.steps import is_over

GAMES = pytest.mark.parametrize("game", OURS)


def test_every_game_is_measured() -> None:
    assert sorted(OURS) == sorted(AIMS)
    assert {name for name, _ in OURS.values()} == {*NAMES}


@GAMES
def test_a_playout_is_a_whole_game_and_no_two_are_alike(game: str) -> None:
    play = Playouts(game)
    answers = [play(seed) for seed in range(5)]
    assert min(answers) > 50
    assert len(set(answers)) > 1
    assert (play.games, play.answers) == (5, sum(answers))
    assert 0 < play.asked <= play.answers


@GAMES
def test_stepping_plays_whole_games_of_about_the_same_length(game: str) -> None:
    play, step = Playouts(game), stepping(game)
    inside, outside = (sum(map(work, range(20))) for work in (play, step))
    assert 0.7 < outside / inside < 1.4


@GAMES
def test_what_is_copied_is_the_middle_of_a_game(game: str) -> None:
    table = middle_of_a_game(game, 1)
    assert not is_over(table)
    assert table.answers * 2 == pytest.approx(Playouts(game)(1), abs=12)
    assert dump(table.copy()) == dump(table)
    assert copying(game)(1) == POSITIONS


@GAMES
def test_a_target_is_met_or_not_by_what_was_measured(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.__main__.alone", lambda *asked: [1.0, 1.0, 1.0])
    ours = Ours(game, 0.01)
    slow, fast = (ours.targets(Rate(peer, peer, peer), {"decisions": Rate(peer, peer, peer)}) for peer in (1e-3, 1e12))
    assert [target.met for target in slow if " x" in target.wanted] == [True, True, True]
    assert [target.met for target in fast if " x" in target.wanted] == [False, False, False]
    assert {row.name.split()[0].rstrip(",") for row in ours.rows()} == {game}
