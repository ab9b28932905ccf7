"""Real processes: what is imported, and how a command ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bruxelles

SOURCES = Path(bruxelles.__file__).parents[1]
START = "from bruxelles.cli import main; main()"
LISTING = """
import json, sys
from bruxelles.cli import main
try:
    main()
finally:
    sys.stderr.write(json.dumps(sorted(sys.modules)))
"""


def run(*words: str, code: str = START) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "BRUXELLES_ENGINE": bruxelles.engine}
    environment.pop("PYTHONUNBUFFERED", None)
    return subprocess.run(
        [sys.executable, "-c", code, *words], env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["terminal", "--help"], []], ids=" ".join)
def test_help_and_version_import_nothing_heavy(words: list[str]) -> None:
    ran = run(*words, code=LISTING)
    assert ran.returncode == 0
    assert ran.stdout
    modules = set(json.loads(ran.stderr))
    ours = {name for name in modules if name.split(".")[0] == "bruxelles"}
    light = {
        "arguments",
        "cli",
        "command_help",
        "kernel",
        "kernel.complaint",
        "switch",
        "system_language",
        "upkeep",
        "usage",
    }
    assert ours == {"bruxelles", *(f"bruxelles.{name}" for name in light)}
    assert not {"textual", "rich", "babel", "multiprocessing", "concurrent.futures"} & modules


def test_the_engine_comes_without_server_and_screen() -> None:
    game = "import sys, bruxelles; bruxelles.new_game('1897', seats=2, seed=1); print(*sys.modules)"
    assert not {"fastapi", "pydantic", "rich", "sqlalchemy", "textual", "uvicorn"} & set(run(code=game).stdout.split())


def test_a_refusal_ends_a_real_process_too() -> None:
    ran = run("simulate", "1897", "--players", "5")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "bruxelles: Bruxelles 1897 is for 2 to 4 players, not 5\n"


def test_processes_share_a_simulation() -> None:
    one, two = (run("simulate", "1897", "--games", "6", "--jobs", jobs, "--json") for jobs in ("1", "2"))
    assert (one.stderr, two.stderr) == ("", "")
    told = [json.loads(ran.stdout) for ran in (one, two)]
    assert all(each.pop("seconds") > 0 for each in told)
    assert told[0] == told[1]


@pytest.mark.parametrize("words", [["components", "1897"], ["rules", "97-SALE-02"]], ids=["long", "short"])
def test_a_reader_who_has_read_enough_is_no_error(words: list[str]) -> None:
    deaf = "import os, sys\nread, write = os.pipe()\nos.close(read)\nos.dup2(write, 1)\n"
    ran = run(*words, code=deaf + START)
    assert (ran.returncode, ran.stderr) == (1, "")
