"""Bots begin with the plain engine, and take the compiled one over as soon as it is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from unittest.mock import Mock

import pytest
from tests.server.playing import PATIENCE, Client, Json, Opened, sentences, serving

import bruxelles
from bruxelles import switch
from bruxelles.server.bots import Workers
from bruxelles.server.config import Config
from bruxelles.server.engine import Engine

MODULE = "bruxelles.kernel.steps"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one module and no compiled engine, in which a server runs plain Python."""
    monkeypatch.setattr(bruxelles, "engine", "pure")
    monkeypatch.setenv("BRUXELLES_ENGINE", "auto")
    source = tmp_path / "src" / "bruxelles" / "kernel" / "steps.py"
    source.parent.mkdir(parents=True)
    source.write_text("steps = 1\n")
    (tmp_path / "build" / "engine").mkdir(parents=True)
    return tmp_path


def stamp(checkout: Path) -> None:
    made_of = switch.fingerprint(str(checkout), [MODULE])
    (checkout / "build" / "engine" / "stamp").write_text(f"{made_of}\n{MODULE} steps.so\n")


def test_an_engine_is_there_when_its_stamp_is_true(checkout: Path) -> None:
    engine = Engine(checkout)
    assert not engine.is_compiled()
    stamp(checkout)
    assert engine.is_compiled()


def test_an_engine_of_other_sources_is_none_until_it_is_made_anew(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Engine(checkout)
    stamp(checkout)
    (checkout / "src" / "bruxelles" / "kernel" / "steps.py").write_text("steps = 2\n")
    reading = Mock(wraps=switch.fingerprint)
    monkeypatch.setattr(switch, "fingerprint", reading)
    assert [engine.is_compiled() for _ in range(5)] == [False] * 5
    assert reading.call_count == 1
    (checkout / "build" / "engine" / "stamp").unlink()
    assert not engine.is_compiled()
    stamp(checkout)
    assert engine.is_compiled()


def test_an_engine_that_was_chosen_stays(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRUXELLES_ENGINE", "pure")
    stamp(checkout)
    assert not Engine(checkout).is_compiled()


def test_a_page_is_told_that_the_engine_is_being_compiled(checkout: Path, tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")

    async def told(client: Client) -> tuple[str, bool]:
        found = (await client.http.get("/api/engine")).json()
        return found["engine"], found["compiling"]

    async def run() -> None:
        async with serving(tmp_path / "tables") as client:
            client.app.state.engine = Engine(checkout)
            assert await told(client) == ("pure", False)
            with (checkout / "build" / "compiling").open("w") as held:
                fcntl.flock(held, fcntl.LOCK_EX)
                assert await told(client) == ("pure", True)
            assert await told(client) == ("pure", False)
            stamp(checkout)
            assert await told(client) == ("compiled", False)

    asyncio.run(run())


class Coming(Engine):
    """An engine that is there from some moment on."""

    there = False

    def is_compiled(self) -> bool:
        return self.there


async def play(table: Opened, number: int) -> None:
    """Up to this row, and on until the person has to decide: bots rest there."""
    async with table.page(table.token(3)) as page:
        frame = await page.hear()
        while frame["number"] < number or not mine(frame):
            if mine(frame):
                await table.step(frame=frame)
            frame = await page.hear()


def mine(frame: Json) -> bool:
    return frame["waits"]["confirmation_of"] == 3 or (frame["decision"] or {}).get("seat") == 3


class Process(NamedTuple):
    pid: int
    engine: str


async def game(data: Path, engine: Engine, midway: Callable[[], None]) -> tuple[str, list[Process]]:
    """The beginning of a game with bots: its record, and the processes that thought before and after its tenth row."""
    config = Config(data, seeds_allowed=True, bot_workers=1, bot_patience=PATIENCE, quick_deadline=PATIENCE)
    workers = Workers(config, engine)
    processes = []
    async with serving(data, workers) as client:
        table = await client.open("greedy", "random", "me", options={"firstPlayer": "1"}, seed="1")
        for wait in (10, 20):
            await play(table, wait)
            while workers.renewing and not workers.renewing.done():
                await asyncio.wait([workers.renewing])
            processes.append(Process(workers.workers[0].pid, workers.workers[0].engine))
            midway()
        await play(table, 40)
        assert "server.bot_failed" not in {line["key"] for line in sentences(await table.frame())}
        return (await table.get("/record")).text, processes


def test_bots_take_a_new_engine_over_in_the_middle_of_a_game_that_stays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = bruxelles.engine  # compiled, where tests have one
    monkeypatch.setenv("BRUXELLES_ENGINE", "pure")
    engine = Coming()

    def compiled() -> None:
        monkeypatch.setenv("BRUXELLES_ENGINE", later)
        engine.there = True

    without, (before, after) = asyncio.run(game(tmp_path / "without", engine, lambda: None))
    assert before == after
    taken_over, (before, after) = asyncio.run(game(tmp_path / "taken over", engine, compiled))
    assert (before.engine, after.engine) == ("pure", later)
    assert before.pid != after.pid
    assert taken_over == without
