"""The compiled engine plays the same games as the plain one: the same answers, facts and scores from the same seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bruxelles
from bruxelles.games import NAMES

ROOT = Path(__file__).parents[2]
GAMES = "1000"


def told_by(engine: str, game: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engines.hashes", game, GAMES],
        cwd=ROOT,
        env={**os.environ, "BRUXELLES_ENGINE": engine, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    first, *hashes = run.stdout.splitlines()
    assert first == engine
    return hashes


@pytest.mark.skipif(bruxelles.engine != "compiled", reason="compared where the compiled engine runs")
@pytest.mark.parametrize("game", NAMES)
def test_both_engines_play_the_same_thousand_games(game: str) -> None:
    pure, compiled = told_by("pure", game), told_by("compiled", game)
    assert pure
    assert compiled == pure
