"""Ctrl-C, once or impatiently, and a program that is killed: nothing is said, and no process is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
PATIENCE = 60.0
SIMULATION = ("simulate", "1897", "--games", "100000", "--bots", "search", "--jobs", "2")


class Program:
    """A command in a session of its own, as a terminal would run it."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bruxelles", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def workers(self) -> list[int]:
        """All other processes of its session that still do something."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                state, _, _, session = stat.read_text().rpartition(")")[2].split()[:4]
            except OSError:
                continue
            pid = int(stat.parent.name)
            if int(session) == self.process.pid != pid and state != "Z":
                found.append(pid)
        return found

    def await_workers(self, least: int, most: int = 99) -> None:
        end = monotonic() + PATIENCE
        while not least <= len(self.workers()) <= most:
            assert monotonic() < end, f"{len(self.workers())} processes"
            sleep(0.02)

    def interrupt(self, times: int) -> None:
        for _ in range(times):
            self.process.send_signal(signal.SIGINT)

    def end(self) -> tuple[int, str]:
        """The exit code, and what it said to the error stream."""
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said

    def clear_away(self) -> None:
        for pid in self.workers():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    started: list[Program] = []
    yield started
    for program in started:
        program.clear_away()


@pytest.mark.parametrize("times", [1, 3])
def test_an_interrupted_simulation_ends_at_once_with_all_its_processes(programs: list[Program], times: int) -> None:
    program = Program(*SIMULATION)
    programs.append(program)
    program.await_workers(2)
    program.interrupt(times)
    assert program.end() == (130, "")
    program.await_workers(0, 0)


def test_a_simulation_that_is_killed_leaves_no_process_behind(programs: list[Program]) -> None:
    program = Program(*SIMULATION)
    programs.append(program)
    program.await_workers(2)
    program.process.kill()
    program.await_workers(0, 0)


def stop(program: Program) -> None:
    """As whoever starts and stops servers does."""
    program.process.terminate()


def interrupt_twice(program: Program) -> None:
    os.killpg(program.process.pid, signal.SIGINT)
    program.interrupt(2)


@pytest.mark.parametrize("end", [stop, interrupt_twice])
def test_a_server_that_has_to_end_puts_bots_away_and_says_nothing(
    end: Callable[[Program], None], programs: list[Program], tmp_path: Path
) -> None:
    program = Program("serve", "--port", "0", "--data", str(tmp_path))
    programs.append(program)
    assert program.process.stdout is not None
    address = program.process.stdout.readline().strip()
    seats = [{"kind": "bot", "bot": "search"}] * 2
    opened = httpx.post(f"{address}api/tables", json={"game": "1897", "seats": seats}).json()
    looking = {"authorization": f"Bearer {opened['view']}"}
    assert httpx.get(f"{address}api/tables/{opened['table']}", headers=looking).is_success
    program.await_workers(2)
    end(program)
    code, said = program.end()
    assert code == 0
    assert [line for line in said.split("\n") if '"level":"info"' not in line] == [""]
    program.await_workers(0, 0)
