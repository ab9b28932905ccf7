"""Bots are worth their names: who looks ahead beats who doesn't."""

from __future__ import annotations

import pytest
from tests.games.b1897.builder import RULEBOOK

import bruxelles
from bruxelles.arena.simulation import Plan, simulate
from bruxelles.arena.tally import Standing

FEW = 20 if bruxelles.engine == "compiled" else 2  # search is slow in plain Python


def played(bot: str, games: int, seats: int = 2) -> tuple[Standing, Standing]:
    tally, _ = simulate(Plan(RULEBOOK.settings(seats), games, (bot, "random"), "strength"))
    return tally.by_bot[bot], tally.by_bot["random"]


@pytest.mark.slow
def test_greedy_beats_random_clearly() -> None:
    greedy, random = played("greedy", 20)
    assert greedy.won >= 15
    assert greedy.average() > 2 * random.average()


@pytest.mark.slow
def test_search_is_not_worse_than_random() -> None:
    searcher, random = played("search:200", FEW)
    assert searcher.won >= FEW / 2
    assert searcher.average() > random.average()
