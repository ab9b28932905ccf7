"""The contents of a data folder: every table with its age and size, and whether this version can continue it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bruxelles.kernel.complaint import Phrase
from bruxelles.server.backups import opened, problems_of, todays_form
from bruxelles.server.disk import DiskError
from bruxelles.server.keeping import Keeping, State
from bruxelles.server.loading import load, rules_now, rules_of
from bruxelles.server.store import Store, moment

# The size of a table on disk, without SQLite's own overhead.
LISTING = """
select t.id, t.game, json_array_length(t.seats), t.opened, v.last, v.state, count(l.number),
    length(t.base) + length(t.opening) + length(t.seats)
    + coalesce(sum(length(l.what) + length(l.lines) + length(l.key) + length(l.written)), 0)
from tables t join visits v on v."table" = t.id left join log l on l."table" = t.id
group by t.id order by v.last, t.id
"""


@dataclass(frozen=True)
class Listed:
    """What the operator may know about a table."""

    table: str
    game: str
    seats: int
    opened: str
    visited: str
    state: State
    rows: int
    bytes: int


@dataclass(frozen=True)
class Frozen:
    """A table that this version can't continue, and why."""

    table: str
    game: str
    reason: Phrase


@dataclass(frozen=True)
class Findings:
    """The results of a check."""

    tables: int
    older: int  # opened with older rules, but can be continued
    problems: Sequence[Phrase | str]  # with the file
    frozen: list[Frozen]


def listed(database: Path) -> list[Listed]:
    with todays_form(database) as path, opened(path) as connection:
        return [Listed(*row) for row in connection.execute(LISTING)]


def overdue(tables: list[Listed], keeping: Keeping, at: float) -> list[Listed]:
    """The tables that would be deleted."""
    limits = {state: moment(at - seconds) for state, seconds in keeping.limits().items()}
    return [table for table in tables if table.visited < limits.get(table.state, "")]


def check(database: Path) -> Findings:
    """Load every table as a server of this version would."""
    with todays_form(database) as path:
        with opened(path) as connection:
            problems = problems_of(connection)
            names = [(str(row[0]), str(row[1])) for row in connection.execute("select id, game from tables")]
        return asyncio.run(followed(path, names, problems))


async def followed(path: Path, names: list[tuple[str, str]], problems: Sequence[Phrase | str]) -> Findings:
    store, older, frozen = Store(path), 0, []
    try:
        for name, game in names:
            reason, aged = await tried(store, name)
            older += aged and reason is None
            if reason is not None:
                frozen.append(Frozen(name, game, reason))
    finally:
        await store.close()
    return Findings(len(names), older, problems, frozen)


async def tried(store: Store, name: str) -> tuple[Phrase | None, bool]:
    """Why a table can't be continued, if it can't; and whether it was opened with older rules."""
    try:
        stored = await store.fetch(name)
    except DiskError as error:
        return Phrase("its stored data can't be read: {reason}", reason=error.reason), False
    if stored is None:  # deleted in the meantime
        return None, False
    beginning = stored.beginning
    return load(beginning, stored.rows).error, rules_of(beginning) < rules_now(beginning)
