"""The compiled engine plays the same games as the plain one: the same answers, facts and scores from the same seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bruxelles

ROOT = Path(__file__).parents[2]
GAMES = "1000"


def told_by(engine: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engines.hashes", GAMES],
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
def test_both_engines_play_the_same_thousand_games() -> None:
    pure, compiled = told_by("pure"), told_by("compiled")
    assert pure
    assert compiled == pure
