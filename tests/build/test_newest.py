"""Which Python make test-newest uses."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.newest import newest


def put(folder: Path, name: str, *lines: str) -> None:
    """A program that prints these lines."""
    program = folder / name
    program.write_text("\n".join(["#!/bin/sh", *(f"echo {line}" for line in lines)]))
    program.chmod(0o755)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the path."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_the_newest_python_on_the_path_is_used(folder: Path) -> None:
    put(folder, "python3.98", "/old/python", "3", "98", "0")
    put(folder, "python3.100", "/new/python", "3", "100", "0")
    put(folder, "python3.99-config", "/not/python", "3", "200", "0")
    put(folder, "python3.101")  # stands for a version that isn't in use
    assert newest() == "/new/python"


def test_a_python_that_only_pyenv_knows_is_used(folder: Path) -> None:
    (folder / "bin").mkdir()
    put(folder / "bin", "python3", "/pyenv/python", "3", "99", "1")
    put(folder, "pyenv", str(folder))
    assert newest() == "/pyenv/python"


def test_no_python_is_used_that_is_not_newer(folder: Path) -> None:
    assert newest() == ""
    put(folder, "python3", "/usr/bin/python", "3", "11", "99")
    assert newest() == ""
