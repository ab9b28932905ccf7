"""Tables leave by the rules of whoever runs the server: a few at a time, so that no answer waits for it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING

from bruxelles.server.keeping import Keeping
from bruxelles.server.measures import note
from bruxelles.server.store import Store

if TYPE_CHECKING:
    from bruxelles.server.hall import Hall

PIECE = 5  # tables that leave in one commit
MANY = 100  # where nobody waits
REST = 4.0  # how many times as long as that took the disk is left to answers


async def part_with_tables(hall: Hall) -> None:
    """From time to time, as long as the server runs."""
    while True:
        await asyncio.sleep(hall.config.leaving_seconds)
        try:
            gone = await part_now(hall)
        except Exception as error:
            # The next time may do better; what the database says of its rows is for nobody's log.
            note("leaving failed", logging.ERROR, reason=type(error).__name__)
        else:
            if gone:
                note("tables left", count=gone)


async def part_now(hall: Hall) -> int:
    """All that is overdue; says how many tables that was."""
    await hall.note_visits()
    gone = 0
    for state, seconds in hall.config.keeping.limits().items():
        while names := await hall.store.overdue(state, time() - seconds, PIECE):
            began = monotonic()
            free = [name for name in names if not in_use(hall, name)]
            if not free:
                break
            await hall.let_go(free)
            gone += len(free)
            await asyncio.sleep(REST * (monotonic() - began))
    return gone


def prune_now(database: Path, keeping: Keeping) -> int:
    """The same without a server: nobody waits, and nobody is at a table. Whoever calls this holds the folder."""

    async def prune() -> int:
        store, gone = Store(database), 0
        await store.open()
        try:
            for state, seconds in keeping.limits().items():
                while names := await store.overdue(state, time() - seconds, MANY):
                    await store.delete(names)
                    gone += len(names)
        finally:
            await store.close()
        return gone

    return asyncio.run(prune())


def in_use(hall: Hall, name: str) -> bool:
    table = hall.tables.get(name)
    return name in hall.loading or (table is not None and (table.in_use or table.visited > table.noted))
