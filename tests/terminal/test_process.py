"""A real process: killed, hung up on, without colour, on a real terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import bruxelles
from bruxelles.facade import read_record

PROGRAM = "import json, sys; from bruxelles.terminal import run; sys.exit(run(**json.loads(sys.argv[1])))"
PATIENCE = 60.0


class OnTerminal:
    """The program on a terminal of its own."""

    def __init__(self, arguments: dict[str, object], environment: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        os.set_inheritable(slave, True)
        path = str(Path(bruxelles.__file__).parents[1])
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, json.dumps(arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "PYTHONPATH": path, "TERM": "xterm-256color", "LINES": "24", "COLUMNS": "80"}
            | environment,
            start_new_session=True,
        )
        os.close(slave)
        self.written = ""

    def read(self) -> bool:
        """Read what there is; False when the other side is gone."""
        if not select.select([self.master], [], [], 0.1)[0]:
            return self.process.poll() is None
        try:
            self.written += os.read(self.master, 65536).decode(errors="replace")
        except OSError:
            return False
        return True

    def until(self, text: str) -> None:
        """Wait for a text that was not there yet; then forget what came before."""
        end = time.monotonic() + PATIENCE
        while text not in self.written:
            assert self.read(), f"gone before {text!r}; at last there was {self.written[-2000:]!r}"
            assert time.monotonic() < end, f"no {text!r} in {self.written[-2000:]!r}"
        self.written = self.written[self.written.index(text) + len(text) :]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def programs() -> Iterator[list[OnTerminal]]:
    running: list[OnTerminal] = []
    yield running
    for program in running:
        program.close()


def lines_of(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line[:1].isdigit()]


def test_a_killed_game_goes_on_with_nothing_lost(tmp_path: Path, programs: list[OnTerminal]) -> None:
    file = tmp_path / "game.txt"
    arguments: dict[str, object] = {"seats": ["human", "random"], "seed": 7, "save": str(file), "plain": True}
    first = OnTerminal(arguments, {})
    programs.append(first)
    for line in ("1", "1", "", "1", "1"):
        first.until("> ")
        first.type(f"{line}\n")
    first.until("> ")
    first.process.send_signal(signal.SIGKILL)
    assert first.end() == -signal.SIGKILL
    answered = lines_of(file)
    assert sum(" seat:1 " in line and "forced" not in line for line in answered) >= 3
    second = OnTerminal({"resume": str(file), "plain": True}, {})
    programs.append(second)
    second.until("> ")
    second.type("quit\n")
    second.until("--resume")
    assert second.end() == 0
    assert lines_of(file)[: len(answered)] == answered
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize("plain", [True, False])
def test_a_signal_ends_the_game_kindly(
    number: signal.Signals, plain: bool, tmp_path: Path, programs: list[OnTerminal]
) -> None:
    file = tmp_path / "game.txt"
    program = OnTerminal({"seats": ["human", "human:Bea"], "seed": 7, "save": str(file), "plain": plain}, {})
    programs.append(program)
    program.until("turn?")
    if number == signal.SIGINT and not plain:
        program.type("\x03")
    else:
        program.process.send_signal(number)
    program.until("--resume")
    assert program.end() == 0
    assert read_record(file.read_text()).players == ("human", "human:Bea")


def test_without_colour_no_colour_is_sent(tmp_path: Path, programs: list[OnTerminal]) -> None:
    file = tmp_path / "game.txt"
    arguments: dict[str, object] = {"seats": ["human", "human:Bea"], "seed": 7, "save": str(file)}
    program = OnTerminal(arguments, {"NO_COLOR": "1"})
    programs.append(program)
    while "turn?" not in program.written or "quit" not in program.written:
        assert program.read()
    program.type("q")
    written = program.written
    while program.read():
        written += program.written
    codes = {code for sequence in re.findall(r"\x1b\[([0-9;]*)m", written) for code in sequence.split(";")}
    assert codes <= {"", "0", "1", "2", "4", "7", "39", "49"}


def test_a_dumb_terminal_gets_lines(tmp_path: Path, programs: list[OnTerminal]) -> None:
    arguments: dict[str, object] = {"seats": ["human", "human:Bea"], "save": str(tmp_path / "game.txt")}
    program = OnTerminal(arguments, {"TERM": "dumb"})
    programs.append(program)
    program.until("1. ")
    program.until("> ")
    assert "\x1b" not in program.written
    program.type("quit\n")
    assert program.end() == 0


def test_a_pipe_gets_lines_and_its_closing_is_no_error(tmp_path: Path) -> None:
    path = str(Path(bruxelles.__file__).parents[1])
    arguments = {"seats": ["human", "random"], "seed": 7, "save": str(tmp_path / "game.txt")}
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, json.dumps(arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write("1\n" * 50)
    process.stdin.close()
    assert process.wait(PATIENCE) == 0
    assert process.stderr.read() == ""
    process.stderr.close()
    assert read_record((tmp_path / "game.txt").read_text()).players == ("human", "random")
