"""Arguments and options of commands, how they are read, and how commands print."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from bruxelles.usage import UsageError

Game = Annotated[str, typer.Argument(help="The game: 1897, 1893, or 1893-1st for the first edition.")]
BoxName = Annotated[str, typer.Argument(help="The box: 1897, 1893, or 1893-1st for the first edition.")]
RecordFile = Annotated[Path, typer.Argument(help="A game record.")]
RuleOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game, such as belleEpoque=on; may be repeated. 1893: belleEpoque (pavilions, cards, "
        "tiles, Travelers, white Artworks), asymmetric (a board with its own ability for each player). 1893-1st: "
        "expert (strips on their marked side). 1897: limitedMoney, declineAction, halfCards. All: firstPlayer=2.",
    ),
]
Components = Annotated[Path | None, typer.Option("--components", help="A corrected copy of the component values.")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed deals the same cards.")]
Plain = Annotated[bool, typer.Option("--plain", help="Lines of text instead of a full screen, for screen readers.")]
Lang = Annotated[str, typer.Option("--lang", help="The language, such as fr. By default that of the system.")]
Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Data = Annotated[Path | None, typer.Option("--data", help="The folder of the tables. By default your data folder.")]
KeepUnbegun = Annotated[
    str,
    typer.Option(
        "--keep-unbegun",
        metavar="TIME",
        help="How long to keep a table where nobody has played yet, after its last visit.",
    ),
]
KeepOver = Annotated[
    str, typer.Option("--keep-over", metavar="TIME", help="How long to keep a finished game after its last visit.")
]
KeepIdle = Annotated[
    str,
    typer.Option(
        "--keep-idle", metavar="TIME", help="How long to keep any table after its last visit: 12h, 90d, never."
    ),
]


def language(asked: str) -> str:
    """The language asked for, or that of the system."""
    from bruxelles.words import default_language

    return asked or default_language()


def rule_options(given: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise UsageError("write an option as name=value, not '{given}'", given=text[:60])
        if name in options:
            raise UsageError("option {option} is given twice", option=name[:60])
        options[name] = value
    return options


def read_text(path: Path) -> str:
    from bruxelles.kernel.record_reader import content_of

    try:
        return content_of(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise UsageError("{path} can't be read: it is not a text file", path=str(path)) from error


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
