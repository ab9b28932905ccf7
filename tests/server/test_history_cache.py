"""Looking back costs once, and lets everybody else in between."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Client, Json, Opened, serving

from bruxelles.games import find_rulebook
from bruxelles.kernel.rulebook import Rulebook
from bruxelles.server import history_cache
from bruxelles.server.history_cache import HistoryCache


async def played(client: Client, game: str = "1897", steps: int = 40) -> Opened:
    table = await client.open("link", "link", game=game)
    await table.play(steps)
    return table


async def scenes(table: Opened, by: str | None = None, **query: int) -> list[Json]:
    found = await table.get("/scenes", by, **query)
    assert found.status_code == 200, found.text
    shown: list[Json] = found.json()["scenes"]
    return shown


@pytest.fixture
def views(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A list that grows with every view that is made of a table."""
    made: list[object] = []
    for name in ("1897", "1893-1st"):
        book = type(find_rulebook(name))
        original = book.view

        def counted(self: Rulebook, state: Any, viewer: int | None, original: Any = original) -> Any:
            made.append(state)
            return original(self, state, viewer)

        monkeypatch.setattr(book, "view", counted)
    return made


def test_a_scene_is_made_once_for_all_who_see_the_same(tmp_path: Path, views: list[object]) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await played(client)
            views.clear()
            first = await scenes(table)
            assert len(views) == len(first)
            assert await scenes(table, table.token(1)) == first
            assert await scenes(table, since=first[3]["entry"]) == first[4:]
            assert len(views) == len(first)
            await table.step()
            views.clear()
            assert (await scenes(table))[: len(first) - 1] == first[:-1]
            assert views

    asyncio.run(run())


def test_whoever_knows_more_has_scenes_of_their_own(tmp_path: Path, views: list[object]) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await played(client, "1893-1st", 10)
            await scenes(table)
            views.clear()
            await scenes(table, table.token(1))
            await scenes(table, table.token(2))
            assert len(views) == 2 * len(await scenes(table))

    asyncio.run(run())


def test_histories_are_forgotten_when_they_are_too_many(
    tmp_path: Path, views: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_cache, "LARGEST", 2_500_000)

    async def run() -> None:
        async with serving(tmp_path) as client:
            tables = [await played(client, steps=5) for _ in range(6)]
            for table in tables:
                await scenes(table)
            views.clear()
            await scenes(tables[-1])
            assert not views
            await scenes(tables[0])
            assert views
            assert len(client.app.state.history_cache.cached) < 5

    asyncio.run(run())


def test_those_who_look_back_take_turns_and_everybody_else_has_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_cache, "SLICE", 0.0)
    happened: list[str] = []

    def looks_back(who: str) -> Iterator[None]:
        for _ in range(3):
            happened.append(who)
            yield

    async def plays() -> None:
        while len(happened) < 40:
            happened.append("player")
            await asyncio.sleep(0)

    async def run() -> None:
        cache = HistoryCache()
        await asyncio.gather(cache.in_slices(looks_back("a")), cache.in_slices(looks_back("b")), plays())

    asyncio.run(run())
    for a, b in pairwise(happened):
        assert "player" in (a, b), happened
    assert [who for who in happened if who != "player"] == ["a", "b"] * 3
