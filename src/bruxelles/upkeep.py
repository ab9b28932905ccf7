"""`bruxelles tables`: the tables of a server, for its operator. It never shows links, seeds or names."""

from __future__ import annotations

import json as writing
from collections import Counter
from dataclasses import asdict
from math import ceil
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated

import typer

from bruxelles.arguments import Data, Json, KeepIdle, KeepOver, KeepUnbegun, Lang, language, say
from bruxelles.usage import Commands

if TYPE_CHECKING:
    from bruxelles.server.inventory import Listed
    from bruxelles.words import Words

tables = typer.Typer(
    cls=Commands,
    rich_markup_mode=None,
    invoke_without_command=True,
    help="List, prune, back up, restore or check the tables of a server.",
)

STATES = ("unbegun", "going", "over")
Copy = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the copy.")]


@tables.callback()
def show_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        say(context.get_help())


def folder_of(data: Path | None) -> Path:
    from bruxelles.server.config import data_folder

    return data or data_folder()


@tables.command("list")
def list_tables(data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """List all tables, starting with those not visited for longest."""
    from bruxelles.server.config import DATABASE
    from bruxelles.server.inventory import listed
    from bruxelles.words import speak

    words, found = speak(language(lang)), listed(folder_of(data) / DATABASE)
    for line in [as_json([asdict(table) for table in found])] if json else listing(found, words):
        say(line)


def listing(found: list[Listed], words: Words) -> list[str]:
    names = ("table", "game", "seats", "opened", "visited", "state", "rows", "size")
    rows = [[words.say(f"cli.tables.{name}") for name in names]]
    for table in found:
        state, size = (
            words.say(f"cli.tables.{table.state}"),
            words.say("cli.tables.kilobytes", kilobytes=words.number(ceil(table.bytes / 1000))),
        )
        dates = (table.opened[:10], table.visited[:10])
        rows.append([table.table, table.game, str(table.seats), *dates, state, str(table.rows), size])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return [*lines, "", counted(found, words)] if found else [counted(found, words)]


def counted(found: list[Listed], words: Words) -> str:
    states = Counter[str](table.state for table in found)
    return words.say("cli.tables.count", count=len(found), **{state: states[state] for state in STATES})


def as_json(found: object) -> str:
    return writing.dumps(found, ensure_ascii=False, indent=2)


@tables.command()
def prune(
    data: Data = None,
    keep_unbegun: KeepUnbegun = "7d",
    keep_over: KeepOver = "90d",
    keep_idle: KeepIdle = "365d",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only list the tables that would be deleted.")] = False,
    lang: Lang = "",
) -> None:
    """Delete tables that nobody visits any more. The server must be stopped."""
    from bruxelles.server.backups import compact
    from bruxelles.server.config import DATABASE
    from bruxelles.server.expiry import prune_database
    from bruxelles.server.folder import holding
    from bruxelles.server.inventory import listed, overdue
    from bruxelles.server.keeping import read_keeping
    from bruxelles.words import speak

    words, folder = speak(language(lang)), folder_of(data)
    keeping, database = read_keeping(keep_unbegun, keep_over, keep_idle), folder / DATABASE
    expired = overdue(listed(database), keeping, time())
    if dry_run:
        for line in listing(expired, words):
            say(line)
        return
    with holding(folder):
        before = database.stat().st_size
        deleted = prune_database(database, keeping)
        compact(database)
        freed = max(0, before - database.stat().st_size)
    say(words.say("cli.tables.pruned", count=deleted, megabytes=words.number(freed / 1e6, 1)))


@tables.command()
def backup(file: Copy, data: Data = None, lang: Lang = "") -> None:
    """Copy all tables into a new file. The server may be running."""
    from bruxelles.server.backups import back_up
    from bruxelles.words import speak

    back_up(folder_of(data), file)
    say(speak(language(lang)).say("cli.tables.copied", path=str(file)))


@tables.command()
def restore(file: Copy, data: Data = None, lang: Lang = "") -> None:
    """Replace all tables by those of a copy. The server must be stopped."""
    from bruxelles.server.backups import restore as restore_copy
    from bruxelles.server.folder import holding
    from bruxelles.words import speak

    words, folder = speak(language(lang)), folder_of(data)
    with holding(folder):
        kept = restore_copy(folder, file)
    say(words.say("cli.tables.restored", path=str(file)))
    if kept is not None:
        say(words.say("cli.tables.aside", path=str(kept)))


@tables.command()
def check(data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Check that this version can continue every table."""
    from bruxelles.kernel.complaint import Phrase
    from bruxelles.server.config import DATABASE
    from bruxelles.server.inventory import check as check_tables
    from bruxelles.words import message_of, speak

    words, found = speak(language(lang)), check_tables(folder_of(data) / DATABASE)
    frozen = [
        {"table": each.table, "game": each.game, "reason": words.tell(message_of(each.reason))} for each in found.frozen
    ]
    if json:
        say(
            as_json(
                {
                    "tables": found.tables,
                    "older": found.older,
                    "problems": [*map(str, found.problems)],
                    "frozen": frozen,
                }
            )
        )
    else:
        for problem in found.problems:
            told = message_of(problem) if isinstance(problem, Phrase) else problem
            say(words.say("cli.tables.damaged", problem=told))
        for each in frozen:
            say(words.say("cli.tables.freezes", **each))
        say(words.say("cli.tables.checked", count=found.tables))
        if found.older:
            say(words.say("cli.tables.older", count=found.older))
        say(words.say("cli.tables.frozen", count=len(frozen)) if frozen else words.say("cli.tables.playable"))
    raise typer.Exit(1 if frozen or found.problems else 0)
