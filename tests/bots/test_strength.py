"""Bots are worth their names: who looks ahead beats who doesn't."""

from __future__ import annotations

import pytest

import bruxelles
from bruxelles.arena.simulation import Plan, simulate
from bruxelles.arena.tally import Standing
from bruxelles.games import NAMES, find_rulebook

FEW = 20 if bruxelles.engine == "compiled" else 2  # whoever looks ahead is slow in plain Python


def played(game: str, bot: str, games: int, seats: int = 2) -> tuple[Standing, Standing]:
    settings = find_rulebook(game).settings(seats)
    tally, _ = simulate(Plan(settings, games, (bot, "random"), "strength"))
    return tally.by_bot[bot], tally.by_bot["random"]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("1893", FEW), ("1897", 20)])
def test_greedy_beats_random_clearly(game: str, games: int) -> None:
    greedy, random = played(game, "greedy", games)
    assert greedy.won >= games * 3 / 4
    assert greedy.average() > 2 * random.average()


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_search_is_not_worse_than_random(game: str) -> None:
    searcher, random = played(game, "search:200", FEW)
    assert searcher.won >= FEW / 2
    assert searcher.average() > random.average()
