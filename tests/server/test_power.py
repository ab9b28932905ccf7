"""A disk that fails, a torn log, a loss of power: what was acknowledged is there, the rest is cut cleanly."""

from __future__ import annotations

import asyncio
import os
import shutil
from bisect import bisect_right
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.failing import FULL, READ_FAILED, SYNC_FAILED, WRITE_FAILED, Disk, disk
from tests.server.playing import Json, Opened, serving

from bruxelles.server import sqlite
from bruxelles.server.config import DATABASE
from bruxelles.server.sqlite import with_log
from bruxelles.server.store import Store

FIRST = {"options": {"firstPlayer": "1"}, "seed": "1"}
LOG_HEAD, FRAME_HEAD, PAGE = 32, 24, 4096  # bytes


async def attempt(table: Opened, frame: Json, choice: int) -> httpx.Response:
    """Do what comes next, whatever becomes of it."""
    if seat := frame["waits"]["confirmation_of"]:
        return await table.turn("confirm", frame, seat)
    decision = frame["decision"]
    option = decision["options"][choice % len(decision["options"])]["token"]
    return await table.send(frame, (decision["seat"], decision["name"], option))


def fails(failing: Disk, what: str, code: int, at: int, lasting: bool) -> None:
    """Let an operation of this kind fail, and perhaps all after it."""
    done = 0

    def answer(which: str) -> int:
        nonlocal done
        done += which == what
        return code if which == what and (done == at or (lasting and done > at)) else 0

    failing.answer = answer


@pytest.mark.parametrize("lasting", [False, True], ids=["once", "lasting"])
@pytest.mark.parametrize(
    ("what", "code"), [("write", FULL), ("write", WRITE_FAILED), ("sync", SYNC_FAILED), ("read", READ_FAILED)]
)
def test_an_operation_that_fails_loses_nothing_and_invents_nothing(
    what: str, code: int, lasting: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The log moves into the file often, so that this fails too.
    monkeypatch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS, "wal_autocheckpoint=10"])

    async def run(failing: Disk) -> None:
        codes = set()
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", **FIRST)
            client.app.state.ready.seconds = 0.0
            frame = await table.frame()
            for at in range(1, 15):
                fails(failing, what, code, at, lasting)
                found = await attempt(table, frame, at)
                codes |= {found.status_code, (await client.http.get("/health")).status_code}
                failing.answer = lambda _: 0
                number = frame["number"] + (found.status_code == 200)
                frame = await table.frame()
                assert (frame["number"], frame["error"]) == (number, None)
                assert (await client.http.get("/health")).status_code == 200
        assert codes == {200, 503}
        async with serving(tmp_path) as client:
            table.client = client
            assert (await table.frame())["facts"] == frame["facts"]

    with disk() as failing:
        asyncio.run(run(failing))


async def plays_on(table: Opened, data: Path, least: int, most: int, facts: list[Json]) -> None:
    """A server that finds this folder has all answers up to the least, none after the most, and takes another one."""
    async with serving(data) as client:
        table.client = client
        frame = await table.frame()
        assert least <= frame["number"] <= most
        assert frame["error"] is None
        assert frame["facts"] == [fact for fact in facts if fact["number"] <= frame["number"]]
        found = await attempt(table, frame, 0)
        assert (found.status_code, found.json()["number"]) == (200, frame["number"] + 1)


def test_a_loss_of_power_leaves_all_that_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS, "wal_autocheckpoint=20"])
    chance = Random(1893)
    left: list[tuple[int, list[bytes]]] = []
    acknowledged = 0
    files = [str(file) for file in with_log(tmp_path / "tables" / DATABASE)[:2]]

    async def run(found: Disk) -> tuple[Opened, list[Json]]:
        def lose_power_perhaps(_: str = "") -> int:
            if chance.random() < 0.06:
                left.append((acknowledged, [found.files[file].after_power_loss(chance) for file in files]))
            return 0

        nonlocal acknowledged
        async with serving(tmp_path / "tables") as client:
            table = await client.open("me", "here", **FIRST)
            frame = await table.frame()
            found.answer = lose_power_perhaps
            for number in range(50):
                frame = await table.step(number * 7, frame)
                acknowledged = frame["number"]
                lose_power_perhaps()
            found.answer = lambda _: 0
            return table, (await table.frame())["facts"]

    async def look(table: Opened, facts: list[Json]) -> None:
        for place, (least, contents) in enumerate(left):
            folder = tmp_path / str(place)
            folder.mkdir()
            for file, content in zip(with_log(folder / DATABASE)[:2], contents, strict=True):
                file.write_bytes(content)
            await plays_on(table, folder, least, least + 1, facts)

    with disk() as found:
        told = asyncio.run(run(found))
    assert len(left) > 10
    asyncio.run(look(*told))


def test_a_server_that_was_killed_at_its_first_start_can_be_started(tmp_path: Path) -> None:
    path = tmp_path / "tables" / DATABASE
    journal = path.with_name(f"{DATABASE}-journal")
    left: list[dict[str, bytes]] = []

    async def opened(path: Path) -> int:
        found = Store(path)
        await found.open()
        try:
            return await found.count()
        finally:
            await found.close()

    with disk() as found:

        def kill_now(_: str) -> int:
            there = [file for file in (*with_log(path)[:2], journal) if str(file) in found.files and file.exists()]
            left.append({file.name: found.files[str(file)].now() for file in there})
            return 0

        found.answer = kill_now
        asyncio.run(opened(path))
    for place, files in enumerate(left[::5]):
        folder = tmp_path / str(place)
        folder.mkdir()
        for name, content in files.items():
            (folder / name).write_bytes(content)
        assert asyncio.run(opened(folder / DATABASE)) == 0


def cut(log: Path, place: int) -> None:
    os.truncate(log, place)


def emptied(log: Path, place: int) -> None:
    """The system knew how long the file was, and no more."""
    size = log.stat().st_size
    os.truncate(log, place)
    os.truncate(log, size)


def garbled(log: Path, place: int) -> None:
    with log.open("r+b") as file:
        file.seek(place)
        file.write(Random(place).randbytes(16))


@pytest.mark.parametrize("tear", [cut, emptied, garbled])
def test_a_torn_log_is_cut_cleanly_where_it_is_torn(tear: Callable[[Path, int], None], tmp_path: Path) -> None:
    data, copies = tmp_path / "tables", with_log(tmp_path / DATABASE)[:2]
    log = with_log(data / DATABASE)[1]

    async def run() -> tuple[Opened, list[Json], list[int]]:
        async with serving(data) as client:
            table = await client.open("me", "here", **FIRST)
        async with serving(data) as client:
            table.client = client
            frame, ends = await table.frame(), []
            while frame["number"] < 12:
                frame = await table.step(frame["number"], frame)
                ends.append(log.stat().st_size)
            for file, copy in zip(with_log(data / DATABASE), copies, strict=False):
                shutil.copy(file, copy)
            return table, (await table.frame())["facts"], ends

    async def look(table: Opened, facts: list[Json], ends: list[int]) -> None:
        last, middle = ends[-2], ends[5]
        within_a_head, within_a_page = FRAME_HEAD // 2, FRAME_HEAD + PAGE // 2
        places = [0, LOG_HEAD, middle, middle + within_a_head, middle + within_a_page, last, last + within_a_page]
        for place in [*places, ends[-1] - 20]:
            folder = tmp_path / f"torn at {place}"
            folder.mkdir()
            for file, copy in zip(with_log(folder / DATABASE), copies, strict=False):
                shutil.copy(copy, file)
            tear(with_log(folder / DATABASE)[1], place)
            there = bisect_right(ends, place)
            await plays_on(table, folder, there, there, facts)

    asyncio.run(look(*asyncio.run(run())))
