"""The store by itself: one connection writes, whatever becomes of a transaction or of whoever waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bruxelles.server import sqlite
from bruxelles.server.config import DATABASE
from bruxelles.server.disk import DiskError
from bruxelles.server.store import Store
from bruxelles.server.stored_table import Beginning, Row, StoredTable

TABLE = "a table"


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Store]:
    """A store with one table."""
    found = Store(data / DATABASE)
    await found.open()
    try:
        await found.create("1897", StoredTable(Beginning(TABLE, "", "", (), ()), {"host": "old"}))
        yield found
    finally:
        await found.close()


def row(number: int) -> Row:
    return Row(number, "confirm", 0, None)


async def numbers(found: Store) -> list[int]:
    stored = await found.fetch(TABLE)
    assert stored is not None
    return [each.number for each in stored.rows]


async def driver(found: Store) -> object:
    """What writes, below SQLAlchemy."""
    assert found.connection is not None
    return (await found.connection.get_raw_connection()).driver_connection


def test_the_connection_that_writes_survives_a_transaction_that_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS, "busy_timeout=50"])

    async def run() -> None:
        async with opened(tmp_path) as found:
            writing = await driver(found)
            await found.append(TABLE, row(1))
            with pytest.raises(DiskError):
                await found.append(TABLE, row(1))
            with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
                other.execute("begin immediate")
                with pytest.raises(DiskError) as refused:
                    await found.append(TABLE, row(2))
                assert str(refused.value.reason) == "another program has locked the database"
            await found.append(TABLE, row(2))
            assert await driver(found) is writing
            assert await numbers(found) == [1, 2]

    asyncio.run(run())


def test_a_link_may_be_renewed_while_answers_go_to_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as found:
            appended = [found.append(TABLE, row(number)) for number in range(1, 11)]
            renewed = [found.renew(TABLE, "host", digest) for digest in ("newer", "newest")]
            await asyncio.gather(*appended[:5], *renewed, *appended[5:])
            stored = await found.fetch(TABLE)
            assert stored is not None
            assert stored.links == {"host": "newest"}
            assert await numbers(found) == [*range(1, 11)]

    asyncio.run(run())


def test_what_nobody_waits_for_any_more_goes_to_disk_all_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as found:
            gone, stays = (asyncio.create_task(found.append(TABLE, row(number))) for number in (1, 2))
            await asyncio.sleep(0)
            gone.cancel()
            await stays
            with pytest.raises(asyncio.CancelledError):
                await gone
            assert await numbers(found) == [1, 2]

    asyncio.run(run())


def test_closing_writes_what_waits_and_leaves_no_thread(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as found:
            await asyncio.gather(*(found.fetch(TABLE) for _ in range(20)))
            waiting = asyncio.create_task(found.append(TABLE, row(1)))
            await asyncio.sleep(0)
        await waiting
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
            assert database.execute("select number from log").fetchall() == [(1,)]

    before = set(threading.enumerate())
    asyncio.run(run())
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive()
