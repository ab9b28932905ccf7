"""Whether an answer could be kept: tried with a row of nobody's. Every connection here has to be a new one that reads
the disk: one that was used before remembers what it has read.
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Select, Text, cast, desc, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bruxelles.server.schema import HealthRow, LinkRow, LogRow, TableRow, VisitRow
from bruxelles.server.sqlite import MovedError

FILLING = "-" * 6000  # more than a page, so that a database that can't grow is noticed
AT_ONCE = 20  # tables


def new_row() -> dict[str, Any]:
    return {"mark": secrets.token_hex(16), "filling": FILLING}


async def look(engine: AsyncEngine, seen: str) -> str:
    """Read all that belongs to the tables where the last answers were given, as the next will be, and to the ones
    after the last look, so that in time damage is found wherever it is; says up to which table. Done before anything is
    written: a write brings the file's first page along, out of memory, and would cover what is wrong with it.
    """
    async with engine.connect() as connection:
        following = select(TableRow.id).where(TableRow.id > seen).order_by(TableRow.id).limit(AT_ONCE)
        tables = [*await connection.scalars(following)]
        lately = select(LogRow.table).order_by(desc(text("rowid"))).limit(AT_ONCE)
        for reading in all_of(sorted({*tables, *await connection.scalars(lately)})):
            await connection.execute(reading)
        return tables[-1] if len(tables) == AT_ONCE else ""


async def find(engine: AsyncEngine, row: dict[str, Any]) -> None:
    """Read the row that was just written."""
    async with engine.connect() as connection:
        if await connection.scalar(select(HealthRow.filling).where(HealthRow.mark == row["mark"])) != FILLING:
            raise MovedError("the database was moved or deleted while it was open")


def all_of(tables: list[str]) -> list[Select[Any]]:
    """All that belongs to these tables is read, but nothing of it leaves the database."""
    log = func.length(cast(LogRow.what, Text)) + func.length(cast(LogRow.lines, Text))
    return [
        select(func.sum(func.length(TableRow.base))).where(TableRow.id.in_(tables)),
        select(func.sum(func.length(LinkRow.digest))).where(LinkRow.table.in_(tables)),
        select(func.sum(func.length(VisitRow.last))).where(VisitRow.table.in_(tables)),
        select(func.sum(log)).where(LogRow.table.in_(tables)),
        select(func.max(LogRow.number)).where(LogRow.table.in_(tables)).group_by(LogRow.table),
    ]
