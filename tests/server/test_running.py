"""The database from nothing, the description of the API, and how a server is started."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import uvicorn
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

import bruxelles
from bruxelles.server import running
from bruxelles.server.config import Config, data_folder
from bruxelles.server.connections import LimitedServer, WebSocketConnection
from bruxelles.server.folder import Holding
from bruxelles.server.openapi import described
from bruxelles.server.schema import Base
from bruxelles.server.store import Store


def test_migrations_lead_from_nothing_to_what_the_program_knows(tmp_path: Path) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    async def run() -> None:
        for _ in range(2):
            store = Store(tmp_path / "tables.sqlite3")
            await store.open()
            async with store.engine.connect() as connection:
                assert await connection.run_sync(differences) == []
                pragmas = [await connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]
                assert pragmas == ["wal", 2]
            await store.close()

    asyncio.run(run())


def test_the_description_is_complete_and_always_the_same() -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(bruxelles.__file__).parents[1]), "PYTHONHASHSEED": "7"}
    environment["BRUXELLES_ENGINE"] = bruxelles.engine
    command = [sys.executable, "-m", "bruxelles.server.openapi"]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert printed == described()
    schema = json.loads(printed)
    known = set(schema["components"]["schemas"])
    assert {"Frame", "Decision", "TableView", "Hello", "Stale"} <= known
    named = {part.rpartition("/")[2].rstrip('"') for part in printed.split() if part.startswith('"#/components')}
    assert named <= known


def test_play_announces_where_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[tuple[Config, list[str], str | None]] = []

    def run(
        config: Config, _: Holding, listener: socket.socket, here: str, lines: list[str], browser: bool, level: int
    ) -> int:
        with listener:
            started.append((config, lines, here if browser else None))
        return 0

    monkeypatch.setattr(running, "run", run)
    monkeypatch.setattr(running, "lan_address", lambda: "192.0.2.7")
    assert running.play("en", False, None, tmp_path, True) == 0
    assert running.play("fr", True, 0, tmp_path, False) == 0
    (here, lines, page), (lan, shown, none) = started
    assert (here.data, here.hosts) == (tmp_path, ("localhost",))
    assert page is not None
    assert lines[0] == f"Bruxelles is running at {page}"
    assert none is None
    assert shown[0].startswith("Sur votre réseau, tout le monde peut jouer à l’adresse http://192.0.2.7:")
    assert lan.hosts[0] == "localhost"
    assert {len(line) for line in shown[1:-1]} == {len(shown[1])}


def test_a_port_that_is_taken_is_said_or_another_found() -> None:
    with running.listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(running.ServerError, match=f"can't listen on 127.0.0.1 port {port}"):
            running.listen("127.0.0.1", port)
        with running.listen("127.0.0.1", port, or_any=True) as other:
            assert other.getsockname()[1] != port
    with pytest.raises(running.ServerError):
        running.listen("127.0.0.1", 99_999)


def test_tables_lie_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "bruxelles"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert data_folder() == Path.home() / ".local" / "share" / "bruxelles"


def test_this_computer_has_an_address() -> None:
    assert socket.inet_aton(running.lan_address())


def test_frames_are_compressed_with_a_window_that_holds_the_one_before() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "frame " * 1000})

    async def run() -> None:
        server = LimitedServer(uvicorn.Config(app, ws=WebSocketConnection, log_config=None, lifespan="off"), 100)
        with running.listen("127.0.0.1", 0) as listener:
            serving = asyncio.create_task(server.serve([listener]))
            url = f"ws://127.0.0.1:{listener.getsockname()[1]}/"
            while not server.started:
                await asyncio.sleep(0)
            async with connect(url, proxy=None) as page:
                assert await page.recv() == "frame " * 1000
                assert page.response is not None
                assert "server_max_window_bits=14" in page.response.headers["Sec-WebSocket-Extensions"]
            server.should_exit = True
            await serving

    asyncio.run(run())
