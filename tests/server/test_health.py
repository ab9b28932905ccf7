"""/health tells whether an answer could be kept: it writes and reads what an answer would."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select
from tests.server.playing import Client, offered, serving

from bruxelles.server import health, sqlite, store
from bruxelles.server.config import DATABASE

PAGE = 4096


async def asked(client: Client) -> tuple[int, str]:
    client.app.state.ready.seconds = 0.0  # what was found a moment ago is no answer
    found = await client.http.get("/health")
    told = found.json()
    return found.status_code, told["status"] if found.status_code == 200 else told["error"]["message"]


def pages(data: Path) -> int:
    """How large the database is, once its log has been moved into the file."""
    with closing(sqlite3.connect(data / DATABASE)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
        return int(database.execute("pragma page_count").fetchone()[0])


def test_a_healthy_server_stays_as_large_as_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            await client.open("me", "here")
            assert [await asked(client) for _ in range(2)] == [(200, "ok")] * 2
            before = pages(tmp_path)
            assert [await asked(client) for _ in range(10)] == [(200, "ok")] * 10
            assert pages(tmp_path) == before
            with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
                assert database.execute("select count(*) from health").fetchone() == (1,)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("pragma", "reason"),
    [("max_page_count=1", "the disk is full"), ("query_only=ON", "the database is read-only")],
)
def test_a_disk_that_takes_no_answer_is_told(
    pragma: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            await client.open("me", "here")
        monkeypatch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS, pragma])
        async with serving(tmp_path) as client:
            assert await asked(client) == (503, f"answers can't be saved: {reason}")

    asyncio.run(run())


def test_a_file_that_another_program_holds_is_told_until_it_lets_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS, "busy_timeout=50"])

    async def run() -> None:
        async with serving(tmp_path) as client:
            with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
                other.execute("begin immediate")
                assert await asked(client) == (503, "answers can't be saved: another program has locked the database")
            assert await asked(client) == (200, "ok")

    asyncio.run(run())


def roots(data: Path) -> dict[str, int]:
    """The first page of every table and index, and of the file."""
    with closing(sqlite3.connect(data / DATABASE)) as database:
        found = database.execute("select name, rootpage from sqlite_master where rootpage > 0")
        return {"schema": 1, **dict(found)}


INDEXES = [f"sqlite_autoindex_{name}" for name in ("tables_1", "log_1", "log_2")]


@pytest.mark.parametrize("what", ["schema", "tables", "links", "log", "visits", *INDEXES])
def test_damage_is_told_wherever_an_answer_would_meet_it(what: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            await (await client.open("me", "here")).play(10)
        page = roots(tmp_path)[what]
        # To close the file while SQLite has it open would take its locks away.
        file = os.open(tmp_path / DATABASE, os.O_RDWR)
        async with serving(tmp_path) as client:
            os.pwrite(file, b"\xff" * PAGE, (page - 1) * PAGE)
            assert await asked(client) == (503, "answers can't be saved: the database is damaged")
        os.close(file)

    asyncio.run(run())


async def garbage(_: Path) -> bytes:
    return b"\xff" * PAGE


async def another_database(folder: Path) -> bytes:
    async with serving(folder) as client:
        await client.open("me", "here")
    return (folder / DATABASE).read_bytes()


@pytest.mark.parametrize("content", [garbage, another_database])
def test_nothing_is_kept_beside_a_database_that_was_overwritten(
    content: Callable[[Path], Awaitable[bytes]], tmp_path: Path
) -> None:
    async def run() -> None:
        wrong = await content(tmp_path / "another")
        async with serving(tmp_path) as client:
            table = await client.open("me", "here")
            assert await asked(client) == (200, "ok")
            file = os.open(tmp_path / DATABASE, os.O_RDWR)
            right = os.pread(file, len(wrong), 0)
            frame = await table.frame()
            decision = frame["decision"]
            answer = (decision["seat"], decision["name"], offered(decision)[0])
            os.pwrite(file, wrong, 0)
            # Its log has the first page too, so that SQLite would notice nothing.
            assert (await table.send(frame, answer)).status_code == 503
            assert await asked(client) == (503, "answers can't be saved: the database is damaged")
            os.pwrite(file, right, 0)
            assert await asked(client) == (200, "ok")
            assert (await table.send(frame, answer)).status_code == 200
        os.close(file)

    asyncio.run(run())


def test_a_disk_that_hangs_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(*_: object) -> str:
        return await asyncio.Future()

    monkeypatch.setattr(store, "PATIENCE", 0.01)
    monkeypatch.setattr(health, "read_tables", hang)

    async def run() -> None:
        async with serving(tmp_path) as client:
            assert await asked(client) == (503, "answers can't be saved: the database failed: TimeoutError")

    asyncio.run(run())


def test_all_tables_are_looked_at_in_turn_and_always_those_that_are_played_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "AT_ONCE", 2)
    read: list[str] = []
    all_of = health.all_of

    def noting(tables: list[str]) -> list[Select[Any]]:
        read.extend(tables)
        return all_of(tables)

    monkeypatch.setattr(health, "all_of", noting)

    async def run() -> None:
        async with serving(tmp_path) as client:
            tables = sorted([await client.open("me", "here") for _ in range(5)], key=lambda table: table.name)
            names = [table.name for table in tables]
            for _ in range(4):
                assert await asked(client) == (200, "ok")
            assert read == [*names, *names[:2]]
            read.clear()
            await tables[0].play(1)
            await tables[1].play(2)
            await tables[4].play(1)
            for _ in range(2):
                assert await asked(client) == (200, "ok")
            assert read == [names[1], names[2], names[3], names[4], names[1], names[4]]

    asyncio.run(run())
