"""Finds out whether answers can be saved, by writing a row that belongs to no table. Every connection here must be new,
because a used one remembers what it has read and would not read the disk again.
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Select, Text, cast, desc, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bruxelles.server.schema import HealthRow, LinkRow, LogRow, TableRow, VisitRow
from bruxelles.server.sqlite import MovedError

FILLING = "-" * 6000  # more than a page, to notice a database that can't grow
AT_ONCE = 20  # tables


def new_row() -> dict[str, Any]:
    return {"mark": secrets.token_hex(16), "filling": FILLING}


async def read_tables(engine: AsyncEngine, checked: str) -> str:
    """Read everything about some tables: those with the latest answers, because the next will probably be there too,
    and the next ones after `checked`, so that damage anywhere is found in time. Return the last of these. This comes
    before any writing, because a write replaces the first page of the file from memory and would hide its damage.
    """
    async with engine.connect() as connection:
        following = select(TableRow.id).where(TableRow.id > checked).order_by(TableRow.id).limit(AT_ONCE)
        tables = [*await connection.scalars(following)]
        lately = select(LogRow.table).order_by(desc(text("rowid"))).limit(AT_ONCE)
        for reading in all_of(sorted({*tables, *await connection.scalars(lately)})):
            await connection.execute(reading)
        return tables[-1] if len(tables) == AT_ONCE else ""


async def read_row(engine: AsyncEngine, row: dict[str, Any]) -> None:
    """Read the row that was just written, or fail."""
    async with engine.connect() as connection:
        if await connection.scalar(select(HealthRow.filling).where(HealthRow.mark == row["mark"])) != FILLING:
            raise MovedError("the database was moved or deleted while it was open")


def all_of(tables: list[str]) -> list[Select[Any]]:
    """Queries that make the database read everything about these tables, without returning it."""
    log = func.length(cast(LogRow.what, Text)) + func.length(cast(LogRow.lines, Text))
    return [
        select(func.sum(func.length(TableRow.base))).where(TableRow.id.in_(tables)),
        select(func.sum(func.length(LinkRow.digest))).where(LinkRow.table.in_(tables)),
        select(func.sum(func.length(VisitRow.last))).where(VisitRow.table.in_(tables)),
        select(func.sum(log)).where(LogRow.table.in_(tables)),
        select(func.max(LogRow.number)).where(LogRow.table.in_(tables)).group_by(LogRow.table),
    ]
