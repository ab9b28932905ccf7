"""Tables leave by the rules of whoever runs the server."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import create_engine
from tests.server.playing import Client, Opened, serving

from bruxelles.server import expiry, store
from bruxelles.server.config import DATABASE
from bruxelles.server.expiry import delete_expired
from bruxelles.server.keeping import Keeping, PeriodError, read_period
from bruxelles.server.table_registry import TableRegistry

FIRST = {"options": {"firstPlayer": "1"}, "seed": "1"}
HOUR, DAY = 3_600, 86_400
RULES = Keeping(unbegun=7 * DAY, over=90 * DAY, idle=365 * DAY)


class Clock:
    """What the server takes for the time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real = time.time
        for module in ("expiry", "store", "table"):
            monkeypatch.setattr(f"bruxelles.server.{module}.time", lambda: real() + self.ahead)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def registry_of(client: Client) -> TableRegistry:
    table_registry: TableRegistry = client.app.state.table_registry
    return table_registry


def put_away_all(client: Client) -> None:
    """As if nobody had come for a while."""
    for table in [*registry_of(client).tables.values()]:
        registry_of(client).put_away(table)


def rows_on_disk(data: Path) -> dict[str, int]:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        names = ("tables", "links", "log", "visits")
        return {name: database.execute(f"select count(*) from {name}").fetchone()[0] for name in names}


def downgrade(data: Path, form: str) -> None:
    """As an older program would have left it."""
    engine = create_engine(f"sqlite:///{data / DATABASE}")
    with engine.begin() as connection:
        config = AlembicConfig()
        config.set_main_option("script_location", str(store.MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, form)
    engine.dispose()


async def is_here(table: Opened) -> bool:
    found = (await table.get("/brief")).status_code
    assert found in (200, 404)
    return found == 200


def test_tables_leave_by_their_state_and_their_last_visit(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with serving(tmp_path, keeping=RULES) as client:
            table_registry = registry_of(client)
            _, going, over = [await client.open("me", "here", **FIRST) for _ in range(3)]
            await going.play(3)
            await over.play()
            put_away_all(client)
            left = []
            for days in (6, 8, 89, 91, 364, 366):
                clock.ahead = days * DAY
                left.append(await delete_expired(table_registry))
            assert left == [0, 1, 0, 1, 0, 1]
            assert table_registry.count == 0
        assert set(rows_on_disk(tmp_path).values()) == {0}

    asyncio.run(run())


def test_whoever_looks_in_keeps_a_table_and_a_page_that_stays_does_too(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with serving(tmp_path, keeping=RULES) as client:
            table_registry = registry_of(client)
            looked_at, open_page, guessed = [await client.open("me", "link", **FIRST) for _ in range(3)]
            async with open_page.page(open_page.view) as page:
                await page.hear()
                clock.ahead = 6 * DAY
                assert await is_here(looked_at)
                assert (await guessed.get(by="no link of it")).status_code == 401
                put = [table_registry.tables[looked_at.name], table_registry.tables[guessed.name]]
                for table in put:
                    table_registry.put_away(table)
                clock.ahead = 8 * DAY
                assert await delete_expired(table_registry) == 1
                clock.ahead = 400 * DAY
                assert await delete_expired(table_registry) == 1
                assert [await is_here(table) for table in (looked_at, open_page, guessed)] == [False, True, False]

    asyncio.run(run())


def test_visits_and_the_state_of_a_game_outlive_the_server(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            looked_at, begun = [await client.open("me", "here", **FIRST) for _ in range(2)]
            await begun.play(1)
            clock.ahead = 6 * DAY
            assert await is_here(looked_at)
        async with serving(tmp_path, keeping=RULES) as client:
            looked_at.client = begun.client = client
            clock.ahead = 12 * DAY
            assert await delete_expired(registry_of(client)) == 0
            clock.ahead = 14 * DAY
            assert await delete_expired(registry_of(client)) == 1
            assert [await is_here(looked_at), await is_here(begun)] == [False, True]

    asyncio.run(run())


def test_a_bot_that_answers_has_not_begun_the_game_for_anybody(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with serving(tmp_path, keeping=RULES) as client:
            table = await client.open("greedy", "me", **FIRST)
            while (await table.frame())["decision"]["seat"] == 1:
                pass
            put_away_all(client)
            clock.ahead = 8 * DAY
            assert await delete_expired(registry_of(client)) == 1

    asyncio.run(run())


def test_nobody_finds_a_table_while_it_leaves_and_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table_registry, deleting, go_on = registry_of(client), asyncio.Event(), asyncio.Event()
            really = table_registry.store.delete

            async def slowly(tables: Any) -> None:
                deleting.set()
                await go_on.wait()
                await really(tables)

            monkeypatch.setattr(table_registry.store, "delete", slowly)
            leaves, stays = [await client.open("me", "here", **FIRST) for _ in range(2)]
            going = asyncio.create_task(table_registry.delete_tables([leaves.name]))
            await deleting.wait()
            assert not await is_here(leaves)
            assert (await stays.play(3))["number"] == 3
            go_on.set()
            await going
            assert not await is_here(leaves)
            assert table_registry.count == 1

    asyncio.run(run())


def test_many_tables_leave_in_pieces_between_which_answers_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    monkeypatch.setattr(expiry, "REST", 0.0)

    async def run() -> None:
        async with serving(tmp_path, keeping=RULES) as client:
            table_registry, written = registry_of(client), []
            for _ in range(23):
                await client.open("me", "here", **FIRST)
            put_away_all(client)
            clock.ahead = 8 * DAY
            played = await client.open("me", "here", **FIRST)
            commit = table_registry.store.commit

            async def watched(batch: Any) -> None:
                written.append((sum(len(each.deleted) for each in batch), sum(len(each.rows) for each in batch)))
                if len(written) == 2:
                    answering.append(asyncio.create_task(played.step()))
                await commit(batch)

            answering: list[asyncio.Task[Any]] = []
            monkeypatch.setattr(table_registry.store, "commit", watched)
            assert await delete_expired(table_registry) == 23
            await answering[0]
            assert max(leaves for leaves, _ in written) <= expiry.PIECE
            answered = next(place for place, (_, rows) in enumerate(written) if rows)
            assert sum(leaves for leaves, _ in written[answered + 1 :]) > 0
            assert table_registry.count == 1

    asyncio.run(run())


def test_tables_from_before_visits_were_noted_count_as_visited_now(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            _, going, over = [await client.open("me", "here", **FIRST) for _ in range(3)]
            await going.play(3)
            await over.play()
        downgrade(tmp_path, "0002")
        clock.ahead = 400 * DAY
        async with serving(tmp_path, keeping=RULES) as client:
            over.client = client
            assert await delete_expired(registry_of(client)) == 0
            assert await is_here(over)
            put_away_all(client)
            clock.ahead = 408 * DAY
            assert await delete_expired(registry_of(client)) == 1
            clock.ahead = 491 * DAY
            assert await delete_expired(registry_of(client)) == 1
            with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
                assert database.execute("select id from tables").fetchall() == [(going.name,)]

    asyncio.run(run())


def test_the_page_can_tell_how_long_tables_are_kept(tmp_path: Path) -> None:
    async def run() -> None:
        for keeping, told in ((RULES, (7 * DAY, 90 * DAY, 365 * DAY)), (Keeping(), (None, None, None))):
            async with serving(tmp_path, keeping=keeping) as client:
                found = (await client.http.get("/api/keeping")).json()
                assert (found["unbegun"], found["over"], found["idle"]) == told

    asyncio.run(run())


def test_a_time_to_keep_tables_for_is_read_or_refused() -> None:
    assert [read_period(text) for text in ("12h", "90d", "never")] == [12 * HOUR, 90 * DAY, None]
    for wrong in ("", "7", "d", "0d", "-1d", "7 d", "7w", "²d", "99999d", "7d\n"):
        with pytest.raises(PeriodError, match="is not a length of time"):
            read_period(wrong)
