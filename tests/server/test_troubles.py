"""Whatever the database complains of, nobody reads in an answer or in the log what was to be written or read."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from tests.server.playing import Client, Opened, serving

from bruxelles.server.config import DATABASE
from bruxelles.server.links import digest
from bruxelles.server.monitoring import log_to_stderr

UNREAD = "the server can't read from its disk right now; try again later"
UNWRITTEN = "the server can't write to its disk right now; nothing has changed, so try again later"
SEED, KEY = "planted-seed", "planted-key"
LOGGERS = ("bruxelles.server", "uvicorn.error", None)


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What a server writes to stderr."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(each.handlers, each.level, each.propagate) for each in loggers]
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    log_to_stderr()
    yield written
    for each, (handlers, level, propagate) in zip(loggers, before, strict=True):
        each.handlers, each.propagate = handlers, propagate
        each.setLevel(level)


def complaining(kind: type[Exception]) -> Any:
    """A driver that fails, and quotes all that it was given."""

    async def execute(_: object, sql: str, parameters: Any = ()) -> None:
        told = f"{sql} {parameters!r}"
        raise UnicodeEncodeError("utf-8", told, 0, 1, told) if kind is UnicodeEncodeError else kind(told)

    return execute


def secrets_of(table: Opened, data: Path) -> list[str]:
    tokens = [table.host, table.view, *filter(None, table.tokens)]
    with closing(sqlite3.connect(data / DATABASE)) as database:
        lines = [json.loads(lines) for (lines,) in database.execute("select opening from tables")]
    return [SEED, KEY, "pass", *tokens, *map(digest, tokens), *(line for each in lines for line in each)]


async def everything(client: Client, table: Opened, away: Opened) -> list[str]:
    """What is told to whoever answers, comes, looks on, opens a table."""
    frame = await table.frame()
    table_registry = client.app.state.table_registry
    table_registry.put_away(table_registry.tables[away.name])
    answered = await table.send(frame, (1, "turn", "pass"), key=KEY)
    loaded = await away.get()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    opened = await client.http.post("/api/tables", json={"game": "1897", "seats": seats, "seed": SEED})
    async with away.page(away.view) as page:
        assert await page.hear() == {"closed": 1012}
    told = [(found.status_code, found.json()["error"]["message"]) for found in (answered, loaded, opened)]
    assert told == [(503, UNWRITTEN), (503, UNREAD), (503, UNWRITTEN)]
    return [answered.text, loaded.text, opened.text]


KINDS = [
    sqlite3.OperationalError,
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
    sqlite3.InternalError,
    sqlite3.NotSupportedError,
    sqlite3.DatabaseError,
    sqlite3.Error,
    UnicodeEncodeError,
    OverflowError,
    TypeError,
    ValueError,
    OSError,
]


def test_an_error_of_the_database_tells_nothing_of_what_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    async def run() -> None:
        told: list[str] = []
        async with serving(tmp_path) as client:
            table, away = [await client.open("me", "here", options={"firstPlayer": "1"}, seed=SEED) for _ in range(2)]
            planted = secrets_of(table, tmp_path) + secrets_of(away, tmp_path)
            for kind in KINDS:
                await table.frame()
                await away.frame()
                with monkeypatch.context() as patch:
                    for name in ("execute", "executemany"):
                        patch.setattr(aiosqlite.Cursor, name, complaining(kind))
                    told += await everything(client, table, away)
        told += log.getvalue().splitlines()
        assert [(line, secret) for line in told for secret in planted if secret in line] == []
        failed = [line for line in map(json.loads, log.getvalue().splitlines()) if line["event"] == "disk failed"]
        assert {line["reason"] for line in failed} == {f"the database failed: {kind.__name__}" for kind in KINDS}

    asyncio.run(run())


SPOILT = {
    "no text": "update tables set base = cast(x'ff' || base as text)",
    "no letters in the log": "update log set lines = cast(x'ff' || lines as text)",
    "no JSON": "update tables set opening = 'x' || opening",
    "another shape": """update tables set seats = '[{"planted-key": 1}]'""",
    "no table": "drop table log",
}


@pytest.mark.parametrize("how", SPOILT)
def test_what_cannot_be_read_is_not_quoted(how: str, tmp_path: Path, log: io.StringIO) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", options={"firstPlayer": "1"}, seed=SEED)
            await table.send(await table.frame(), (1, "turn", "pass"), key=KEY)
            planted = secrets_of(table, tmp_path)
            with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
                database.execute(SPOILT[how])
            table_registry = client.app.state.table_registry
            table_registry.put_away(table_registry.tables[table.name])
            found = await table.get()
            assert (found.status_code, found.json()["error"]["message"]) == (503, UNREAD)
        told = [found.text, *log.getvalue().splitlines()]
        assert [(line, secret) for line in told for secret in planted if secret in line] == []

    asyncio.run(run())


def test_an_error_that_nobody_foresaw_tells_where_it_happened_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    async def fails(*_: object) -> None:
        try:
            raise KeyError(SEED)
        except KeyError as error:
            raise AssertionError(KEY) from error

    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here")
            monkeypatch.setattr(client.app.state.table_registry, "find", fails)
            assert (await table.get()).status_code == 500

    asyncio.run(run())
    (line,) = [line for line in map(json.loads, log.getvalue().splitlines()) if line["event"] == "failed"]
    assert line["trace"].startswith("AssertionError\n")
    assert "in fails" in line["trace"]
    assert "KeyError" in line["trace"]
    assert SEED not in log.getvalue()
    assert KEY not in log.getvalue()
