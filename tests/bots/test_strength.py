"""Bots are worth their names: who looks ahead beats who doesn't."""

from __future__ import annotations

import pytest

from bruxelles.arena.simulation import Plan, simulate
from bruxelles.arena.tally import Standing
from bruxelles.games import NAMES, find_rulebook

GAMES = 20


def played(game: str, bot: str, seats: int = 2) -> tuple[Standing, Standing]:
    settings = find_rulebook(game).settings(seats)
    tally, _ = simulate(Plan(settings, GAMES, (bot, "random"), "strength"))
    return tally.by_bot[bot], tally.by_bot["random"]


@pytest.mark.fast
@pytest.mark.parametrize("game", NAMES)
def test_greedy_beats_random_clearly(game: str) -> None:
    greedy, random = played(game, "greedy")
    assert greedy.won >= GAMES * 3 / 4
    assert greedy.average() > 2 * random.average()


@pytest.mark.fast
@pytest.mark.parametrize("game", NAMES)
def test_search_is_not_worse_than_random(game: str) -> None:
    searcher, random = played(game, "search:200")
    assert searcher.won >= GAMES / 2
    assert searcher.average() > random.average()
