"""What several commands take, and how they speak."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

Lang = Annotated[str, typer.Option("--lang", help="The language, such as fr. By default that of the system.")]
Json = Annotated[bool, typer.Option("--json", help="The result as JSON.")]
Data = Annotated[Path | None, typer.Option("--data", help="The folder of the tables; else in your data folder.")]
KeepUnbegun = Annotated[
    str,
    typer.Option(
        "--keep-unbegun", metavar="TIME", help="How long a table without an answer is kept after the last visit."
    ),
]
KeepOver = Annotated[
    str, typer.Option("--keep-over", metavar="TIME", help="How long a finished game is kept after the last visit.")
]
KeepIdle = Annotated[
    str,
    typer.Option(
        "--keep-idle", metavar="TIME", help="How long any table is kept after the last visit: 12h, 90d, never."
    ),
]


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def language(asked: str) -> str:
    """The one asked for, or that of the system."""
    from bruxelles.words import default_language

    return asked or default_language()
