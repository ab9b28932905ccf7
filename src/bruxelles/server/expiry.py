"""Deletes tables that nobody has visited for as long as the operator keeps them: a few at a time, so that answers don't
have to wait.
"""

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

PIECE = 5  # tables deleted in one commit
MANY = 100  # the same, when no server is running
REST = 4.0  # how long the disk is then left to answers, as a multiple of the time that took


async def delete_expired_tables(table_registry: TableRegistry) -> None:
    """Delete expired tables now and then, as long as the server runs."""
    while True:
        await asyncio.sleep(table_registry.config.expiry_seconds)
        try:
            deleted = await delete_expired(table_registry)
        except Exception as error:
            # It may work next time. The text of the error may quote rows, which must not get into the server's log.
            note("deleting expired tables failed", logging.ERROR, reason=type(error).__name__)
        else:
            if deleted:
                note("expired tables deleted", count=deleted)


async def delete_expired(table_registry: TableRegistry) -> int:
    """Delete all expired tables; return how many there were."""
    await table_registry.save_visits()
    deleted = 0
    for state, seconds in table_registry.config.keeping.limits().items():
        while names := await table_registry.store.overdue(state, time() - seconds, PIECE):
            began = monotonic()
            free = [name for name in names if not in_use(table_registry, name)]
            if not free:
                break
            await table_registry.delete_tables(free)
            deleted += len(free)
            await asyncio.sleep(REST * (monotonic() - began))
    return deleted


def prune_database(database: Path, keeping: Keeping) -> int:
    """The same without a server, so that nobody waits and no table is in use. The caller must hold the folder."""

    async def prune() -> int:
        store, deleted = Store(database), 0
        await store.open()
        try:
            for state, seconds in keeping.limits().items():
                while names := await store.overdue(state, time() - seconds, MANY):
                    await store.delete(names)
                    deleted += len(names)
        finally:
            await store.close()
        return deleted

    return asyncio.run(prune())


def in_use(table_registry: TableRegistry, name: str) -> bool:
    table = table_registry.tables.get(name)
    return name in table_registry.loading or (table is not None and (table.in_use or table.visited > table.visit_saved))
