"""Pages at a table: who may stay, and what they hear."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Page, serving
from tests.server.test_seats import FIRST

from bruxelles.server import websocket


def test_a_page_sees_who_is_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", "greedy", **FIRST)
            async with table.page(table.token(1)) as mine:
                assert [seat["present"] for seat in (await mine.hear())["seats"]] == [True, False, True]
                async with table.page(table.token(2)):
                    assert [seat["present"] for seat in (await mine.hear())["seats"]] == [True, True, True]
                assert [seat["present"] for seat in (await mine.hear())["seats"]] == [True, False, True]

    asyncio.run(run())


def test_a_spectator_sees_everything_and_holds_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            frames = [await table.frame(token) for token in (table.view, table.host, table.token(1))]
            assert [frame["host"] for frame in frames] == [False, True, False]
            assert [any(seat["mine"] for seat in frame["seats"]) for frame in frames] == [False, False, True]
            assert frames[0]["view"] == frames[2]["view"]
            assert frames[0]["decision"] == frames[2]["decision"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"token": "nobody\'s"}', 4401),
        ("{}", 4400),
        ("no json", 4400),
        ('{"token": "x", "since": -1}', 4400),
        ('{"token": "x", "more": 1}', 4400),
    ],
)
def test_a_page_with_a_bad_hello_is_sent_away(hello: str, code: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link")
            async with Page(client.app, table.name, hello) as page:
                assert await page.hear() == {"closed": code}
            async with Page(client.app, "nowhere", '{"token": "x"}') as page:
                assert await page.hear() == {"closed": 4404}

    asyncio.run(run())


def test_a_page_that_never_says_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PATIENCE", 0.05)

    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link")
            page = table.page(table.view)
            await page.said.put({"type": "websocket.connect"})
            page.task = asyncio.create_task(page.app(page.scope, page.said.get, page.heard.put))
            assert await page.hear() == {"closed": 4400}
            await page.task

    asyncio.run(run())


def test_only_who_comes_and_goes_is_news(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            async with table.page(table.token(1)) as first:
                assert (await first.hear())["seats"][0]["present"]
                async with table.page(table.token(1)) as second, table.page(table.view) as spectator:
                    await second.hear()
                    await spectator.hear()
                async with table.page(table.token(2)) as other:
                    await other.hear()
                    assert [seat["present"] for seat in (await first.hear())["seats"]] == [True, True]
                assert [seat["present"] for seat in (await first.hear())["seats"]] == [True, False]
                assert first.heard.empty()

    asyncio.run(run())


def test_too_many_spectators_are_sent_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, most_spectators=1, most_pages_per_network=2) as client:
            table, other = await client.open("me", "link"), await client.open("me", "link")
            async with table.page(table.view) as first:
                await first.hear()
                async with table.page(table.view) as second:
                    assert await second.hear() == {"closed": 4429}
                async with other.page(other.view) as second:
                    await second.hear()
                    async with other.page(other.view) as third:
                        assert await third.hear() == {"closed": 4429}
            async with table.page(table.view) as again:
                assert (await again.hear())["number"] == 0

    asyncio.run(run())


@pytest.mark.parametrize("full", [{"most_spectators": 3}, {"most_pages_per_network": 3}, {"most_pages": 3}])
def test_spectators_never_keep_a_player_or_the_host_out(full: dict[str, Any], tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, **full) as client, AsyncExitStack() as stack:
            table = await client.open("me", "link")
            spectators = [await stack.enter_async_context(table.page(table.view)) for _ in range(5)]
            heard = [await spectator.hear() for spectator in spectators]
            assert [each.get("closed") for each in heard] == [None] * 3 + [4429] * 2
            for token in (table.token(1), table.token(2), table.host):
                page = await stack.enter_async_context(table.page(token))
                assert (await page.hear())["number"] == 0

    asyncio.run(run())


def test_the_newest_pages_of_a_seat_stay(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, most_pages_per_holder=2) as client, AsyncExitStack() as stack:
            table = await client.open("me", "link")
            async with table.page(table.token(1)) as other:
                await other.hear()
                pages = []
                for _ in range(4):
                    pages.append(await stack.enter_async_context(table.page(table.token(2))))
                    await pages[-1].hear()
                for page in pages[:2]:
                    assert await page.until_closed() == 4429
                frame = await table.frame()
                await table.step(frame=frame)
                for page in (other, *pages[2:]):
                    await page.until(frame["number"] + 1)

    asyncio.run(run())


def test_a_page_without_a_place_asks_and_hears_only_what_is_new(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link")
            path = f"/api/tables/{table.name}/since/0"
            headers = {"authorization": f"Bearer {table.view}"}
            found = await client.http.get(path, headers=headers)
            assert found.status_code == 200
            for tag in (found.headers["etag"], f"W/{found.headers['etag']}"):
                again = await client.http.get(path, headers={**headers, "if-none-match": tag})
                assert (again.status_code, again.content) == (304, b"")
            await table.step()
            after = await client.http.get(path, headers={**headers, "if-none-match": found.headers["etag"]})
            assert (after.status_code, after.json()["number"]) == (200, 1)
            async with table.page(table.token(2)) as page:
                await page.hear()
                path = f"/api/tables/{table.name}/since/1"
                tags = [(await client.http.get(path, headers=headers)).headers["etag"]]
            tags.append((await client.http.get(path, headers=headers)).headers["etag"])
            assert tags[0] != tags[1], "who is there is news too"

    asyncio.run(run())
