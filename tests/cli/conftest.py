"""The command line, called in this process."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bruxelles.cli import main


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    code: object
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Cli:
    """Run `bruxelles` with these words, in an empty folder."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def run(*words: str | Path) -> Ran:
        monkeypatch.setattr(sys, "argv", ["bruxelles", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            main()
        written = capsys.readouterr()
        return Ran(end.value.code, written.out, written.err)

    return run
