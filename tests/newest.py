"""Finds the newest Python on the path or in pyenv, and prints it if it is newer than the one that runs this."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

Version = tuple[int, ...]
ASK = "import sys, venv; print(sys.executable, *sys.version_info[:3], sep='\\n')"


def on_the_path() -> Iterator[str]:
    for folder in os.get_exec_path():
        if Path(folder).is_dir():
            yield from (
                str(file) for file in Path(folder).iterdir() if re.fullmatch(r"python3(\.\d+)?(\.exe)?", file.name)
            )


def by_pyenv() -> Iterator[str]:
    if pyenv := shutil.which("pyenv"):
        for version in answer(pyenv, "versions", "--bare").split():
            yield answer(pyenv, "prefix", version).strip() + "/bin/python3"


def answer(*command: str) -> str:
    """What a command prints; nothing if it fails, as pyenv's stand-ins for versions not in use do."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def version_of(python: str) -> tuple[Version, str]:
    """The version of a Python that can make environments, and its program."""
    if not (said := answer(python, "-c", ASK).splitlines()):
        return (), ""
    program, *version = said
    return tuple(map(int, version)), program


def newest() -> str:
    version, program = max(map(version_of, {*on_the_path(), *by_pyenv()}), default=((), ""))
    return program if version[:2] > sys.version_info[:2] else ""


if __name__ == "__main__":
    sys.stdout.write(newest())
