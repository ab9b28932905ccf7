"""A disk that is full, a file that another program holds, a worker that dies: clear refusals, and the table goes on."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.playing import HereAndNow, Opened, sentences, serving

from bruxelles.server import sqlite
from bruxelles.server.bots import Turn, Workers
from bruxelles.server.config import DATABASE, Config
from bruxelles.server.sqlite import with_log

FIRST = {"options": {"firstPlayer": "1"}, "seed": "1"}
REFUSAL = "the server can't write to its disk right now; nothing has changed, so try again later"


def held(data: Path) -> sqlite3.Connection:
    """Another program that writes and does not end."""
    connection = sqlite3.connect(data / DATABASE, isolation_level=None)
    connection.execute("begin immediate")
    return connection


def test_what_a_held_file_refuses_never_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS, "busy_timeout=50"])

    async def run() -> None:
        async with serving(tmp_path) as client:
            tables = [await client.open("me", "here", **FIRST) for _ in range(3)]
            before = [await table.frame(table.token(1)) for table in tables]
            async with tables[0].page(tables[0].view) as page:
                await page.hear()
                with closing(held(tmp_path)):
                    # One waits behind the other: it must not be told of what isn't on disk either.
                    sent = [t.send(f, (1, "turn", "pass"), key="once") for t, f in zip(tables, before, strict=True)]
                    behind = tables[0].get(by=tables[0].token(1))
                    *refused, waited = await asyncio.gather(*sent, behind)
                    assert [found.status_code for found in refused] == [503] * 3
                    assert [found.json()["error"]["message"] for found in refused] == [REFUSAL] * 3
                    assert waited.status_code == 503
                    found = await client.http.post("/api/tables", json={"game": "1897", "seats": [{"kind": "me"}] * 2})
                    assert (found.status_code, found.json()["error"]["message"]) == (503, REFUSAL)
                assert await page.hear() == {"closed": 1012}
            for table, frame in zip(tables, before, strict=True):
                assert await table.frame(table.token(1)) == frame
                found = await table.send(frame, (1, "turn", "pass"), key="once")
                assert (found.status_code, found.json()["number"]) == (200, 1)

    asyncio.run(run())


async def fill(table: Opened, frames: int = 400) -> int:
    """Play until the disk is full; the number that was acknowledged last."""
    frame = await table.frame()
    for choice in range(frames):
        if seat := frame["waits"]["confirmation_of"]:
            found = await table.turn("confirm", frame, seat)
        else:
            decision = frame["decision"]
            option = decision["options"][choice % len(decision["options"])]["token"]
            found = await table.send(frame, (decision["seat"], decision["name"], option))
        if found.status_code != 200:
            assert (found.status_code, found.json()["error"]["message"]) == (503, REFUSAL)
            return int(frame["number"])
        frame = found.json()
    raise AssertionError("the disk never became full")


def test_a_full_disk_keeps_what_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", **FIRST)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
            pages = database.execute("pragma page_count").fetchone()[0]
        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS, f"max_page_count={pages + 2}"])
            async with serving(tmp_path) as client:
                table.client = client
                last = await fill(table)
                frame = await table.frame(table.token(1))
                assert (frame["number"], frame["error"]) == (last, None)
        async with serving(tmp_path) as client:
            table.client = client
            assert await table.frame(table.token(1)) == frame
            assert (await table.play(last + 5))["number"] > last

    asyncio.run(run())


@pytest.mark.parametrize("which", ["database", "log", "index"])
def test_nothing_counts_while_a_file_of_the_database_is_not_in_its_place(which: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", **FIRST)
            frame = await table.frame()
            file = dict(zip(("database", "log", "index"), with_log(tmp_path / DATABASE), strict=True))[which]
            kept = file.rename(tmp_path / "kept")
            found = await table.send(frame, (1, "turn", "pass"), key="once")
            assert (found.status_code, found.json()["error"]["message"]) == (503, REFUSAL)
            client.app.state.ready.seconds = 0.0
            for replaced in (False, True):
                if replaced:
                    shutil.copy(kept, file)
                assert (await table.get()).status_code == 503
                found = await client.http.get("/health")
                assert (found.status_code, "moved or deleted" in found.text) == (503, True)
            kept.rename(file)
            assert await table.frame() == frame
            found = await table.send(frame, (1, "turn", "pass"), key="once")
            assert (found.status_code, found.json()["number"]) == (200, 1)
        async with serving(tmp_path) as client:
            table.client = client
            assert (await table.frame())["number"] == 1

    asyncio.run(run())


class Hesitating(HereAndNow):
    """Bots that answer when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.may_answer = asyncio.Event(), asyncio.Event()

    async def answer(self, turn: Turn) -> int:
        self.asked.set()
        await self.may_answer.wait()
        return await super().answer(turn)


def test_a_bot_goes_on_after_the_disk_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS, "busy_timeout=50"])

    async def run() -> None:
        bots = Hesitating()
        async with serving(tmp_path, bots) as client:
            table = await client.open("greedy", "me", **FIRST)
            live = client.app.state.table_registry.tables[table.name]
            await bots.asked.wait()
            with closing(held(tmp_path)):
                bots.may_answer.set()
                await live.bot_turns.thinking
            assert live.broken
            while (frame := await table.frame())["decision"]["seat"] == 1:
                pass
            assert (frame["number"] > 0, frame["error"]) == (True, None)

    asyncio.run(run())


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async def run() -> None:
        workers = Workers(Config(tmp_path, bot_seconds=0.01, bot_workers=1))
        async with serving(tmp_path, workers) as client:
            table = await client.open("me", "greedy", **FIRST)
            killed = {0}
            frame = await table.frame()
            while not frame["over"] and (frame["number"] < 30 or len(killed) < 3):
                frame = await table.step(frame=frame)
                pid = workers.workers[0].pid
                if pid not in killed and len(killed) < 3:
                    killed.add(pid)
                    os.kill(pid, signal.SIGKILL)
            assert len(killed) == 3
            assert "server.bot_failed" in {message["key"] for message in sentences(await table.frame())}

    asyncio.run(run())
