"""A build that others see, and that ends in the middle."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.build.conftest import Checkout

# Says its number when it has a piece to compile, and works until it is ended.
NEVER_DONE = """#!/bin/sh
case "$*" in *-fsyntax-only*|*-dM*) exec cc "$@" ;; esac
echo $$ >"{pipe}"
exec sleep 600
"""


class Build:
    """A build whose compilers never come to an end."""

    def __init__(self, checkout: Checkout, place: Path) -> None:
        self.checkout = checkout
        self.pipe = place / "compilers"
        os.mkfifo(self.pipe)
        self.compiler = place / "cc"
        self.compiler.write_text(NEVER_DONE.format(pipe=self.pipe))
        self.compiler.chmod(0o755)
        self.compilers: list[int] = []

    def start(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "setup.py", "--quiet", "build_engine", *arguments],
            cwd=self.checkout.root,
            env={**os.environ, "CC": str(self.compiler)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,
        )

    def wait_for_compilers(self, count: int) -> None:
        while len(self.compilers) < count:
            self.compilers += map(int, self.pipe.read_text().split())

    def kill(self) -> None:
        """The build alone: its compilers are left to themselves."""
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.kill()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture
def build(checkout: Checkout, tmp_path: Path) -> Iterator[Build]:
    build = Build(checkout, tmp_path)
    yield build
    build.end()


@pytest.mark.slow
def test_a_build_that_is_killed_leaves_the_engine_that_was_there(checkout: Checkout, build: Build) -> None:
    earlier = checkout.stamp.parent / "earlier" / "number.so"
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    checkout.stamp.write_text("of other sources\nbruxelles.kernel.number earlier/number.so\n")
    build.start()
    build.wait_for_compilers(min(2, len(os.sched_getaffinity(0))))
    with (checkout.root / "build" / "compiling").open() as held, pytest.raises(BlockingIOError):
        fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
    build.kill()
    assert checkout.stamp.read_text().startswith("of other sources\n")
    assert earlier.exists()
    with (checkout.root / "build" / "compiling").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


@pytest.mark.slow
def test_a_build_behind_a_game_ends_with_it_and_so_do_its_compilers(build: Build) -> None:
    game = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    build.start(f"--game={game.pid}")
    build.wait_for_compilers(1)
    game.communicate(b"\n")
    assert build.process.wait(60) == 0
    assert not any(map(is_running, build.compilers))
    assert not build.checkout.stamp.exists()
