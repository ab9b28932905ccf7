"""Tables leave by the rules of whoever runs the server: a few at a time, so that no answer waits for it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING

from bruxelles.server.keeping import Keeping
from bruxelles.server.monitoring import note
from bruxelles.server.store import Store

if TYPE_CHECKING:
    from bruxelles.server.table_registry import TableRegistry

PIECE = 5  # tables that leave in one commit
MANY = 100  # where nobody waits
REST = 4.0  # how many times as long as that took the disk is left to answers


async def delete_expired_tables(table_registry: TableRegistry) -> None:
    """From time to time, as long as the server runs."""
    while True:
        await asyncio.sleep(table_registry.config.expiry_seconds)
        try:
            gone = await delete_expired(table_registry)
        except Exception as error:
            # The next time may do better; what the database says of its rows is for nobody's log.
            note("leaving failed", logging.ERROR, reason=type(error).__name__)
        else:
            if gone:
                note("tables left", count=gone)


async def delete_expired(table_registry: TableRegistry) -> int:
    """All that is overdue; says how many tables that was."""
    await table_registry.note_visits()
    gone = 0
    for state, seconds in table_registry.config.keeping.limits().items():
        while names := await table_registry.store.overdue(state, time() - seconds, PIECE):
            began = monotonic()
            free = [name for name in names if not in_use(table_registry, name)]
            if not free:
                break
            await table_registry.delete_tables(free)
            gone += len(free)
            await asyncio.sleep(REST * (monotonic() - began))
    return gone


def prune_database(database: Path, keeping: Keeping) -> int:
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


def in_use(table_registry: TableRegistry, name: str) -> bool:
    table = table_registry.tables.get(name)
    return name in table_registry.loading or (table is not None and (table.in_use or table.visited > table.noted))
