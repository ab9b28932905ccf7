"""Bots play every variant of 1893 to its end, and make use of what it adds."""

from __future__ import annotations

import pytest
from benchmarks.habits import COUNTED, watch

from bruxelles.arena.simulation import Plan
from bruxelles.bots.bot import Budget
from bruxelles.games import find_rulebook

VARIANTS = [("1893", ("asymmetric",)), ("1893", ("belleEpoque",)), ("1893", ("belleEpoque", "asymmetric"))]
VARIANTS += [("1893-1st", ()), ("1893-1st", ("expert",))]
FEW = 12


def plan(game: str, options: tuple[str, ...], bots: tuple[str, ...], games: int = FEW) -> Plan:
    settings = find_rulebook(game).settings(2, dict.fromkeys(options, "on"))
    return Plan(settings, games, bots, "variants", Budget(iterations=20, seconds=0.0))


@pytest.mark.fast
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_whoever_looks_ahead_plays_every_variant_to_its_end_and_wins(game: str, options: tuple[str, ...]) -> None:
    tally, habits = watch(plan(game, options, ("greedy", "random")))
    assert tally.by_bot["greedy"].won >= FEW * 3 / 4
    watch(plan(game, options, ("search", "greedy"), 1))
    assert {*habits["greedy"]} <= {*COUNTED[game].values(), "games with an unpaid noble"}


@pytest.mark.fast
def test_greedy_claims_tiles_builds_pavilions_and_uses_cards() -> None:
    _, habits = watch(plan("1893", ("belleEpoque",), ("greedy", "random"), 20))
    assert min(habits["greedy"][what] for what in ("claims", "pavilions", "cards")) >= 10


def test_a_bot_without_cards_uses_none_but_those_that_work_by_themselves() -> None:
    _, habits = watch(plan("1893", ("belleEpoque",), ("without:random", "random"), 30))
    assert habits["without:random"]["pavilions"] > 0
    assert 3 * habits["without:random"]["cards"] < habits["random"]["cards"]
