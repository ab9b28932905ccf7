"""Links, hosts, bots on seats, and pages that look on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import PATIENCE, HereAndNow, Opened, Page, sentences, serving

from bruxelles.server import websocket
from bruxelles.server.bots import BotFailedError, Turn, Workers
from bruxelles.server.config import Config
from bruxelles.server.store import Store

FIRST = {"options": {"firstPlayer": "1"}, "seed": "1"}


class Failing(HereAndNow):
    """Bots of these names fail: they give no answer, or one that is not on offer."""

    def __init__(self, silent: Sequence[str], wrong: Sequence[str] = ()) -> None:
        super().__init__()
        self.silent = silent
        self.wrong = wrong

    async def answer(self, turn: Turn) -> int:
        if turn.bot in self.silent:
            raise BotFailedError(turn.bot)
        return 10**6 if turn.bot in self.wrong else await super().answer(turn)


def test_only_hashes_of_links_are_stored(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            await table.play(5)
            await client.app.state.table_registry.store.close()
            stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            for token in (table.host, table.view, *table.tokens):
                assert str(token).encode() not in stored

    asyncio.run(run())


def test_a_new_link_ends_the_old_one_and_its_pages(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            old = table.token(2)
            async with table.page(old) as page, table.page(table.view) as spectator:
                assert (await page.hear())["seats"][1]["mine"]
                assert (await table.post("/seats/2/link", old)).status_code == 403
                new = (await table.post("/seats/2/link", table.host)).json()["token"]
                heard = await page.hear()
                while "closed" not in heard:
                    heard = await page.hear()
                assert heard == {"closed": 4401}
                assert (await spectator.hear())["number"] == 0
            assert (await table.get(by=old)).status_code == 401
            assert [seat["mine"] for seat in (await table.frame(new))["seats"]] == [False, True]
            assert (await table.post("/seats/1/link", table.host)).status_code == 422
            assert (await table.post("/seats/3/link", table.host)).status_code == 404
        async with serving(tmp_path) as client:
            table.client = client
            assert (await table.get(by=old)).status_code == 401
            assert (await table.get(by=new)).status_code == 200

    asyncio.run(run())


def test_the_host_puts_a_bot_on_a_seat_and_gives_it_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("link", "link", **FIRST)
            assert (await table.post("/seats/1/bot", table.view, {"bot": "greedy"})).status_code == 403
            frame = (await table.post("/seats/1/bot", table.host, {"bot": "greedy"})).json()
            assert (frame["seats"][0]["bot"], sentences(frame)[-1]["key"]) == ("greedy", "server.bot_seated")
            while (frame := await table.frame())["decision"]["seat"] == 1:
                pass
            assert (await table.send(frame, (1, "turn", "pass"))).status_code == 403
            back = (await table.post("/seats/1/bot", table.host, {"bot": None})).json()
            assert (back["seats"][0]["bot"], sentences(back)[-1]["key"]) == (None, "server.seat_returned")
            same = (await table.post("/seats/1/bot", table.host, {"bot": None})).json()
            assert same["number"] == back["number"]
            assert (await table.play())["over"]
        async with serving(tmp_path) as client:
            table.client = client
            assert (await table.frame())["error"] is None

    asyncio.run(run())


def test_a_bot_that_takes_over_confirms_the_turn_that_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            frame = (await table.send(await table.frame(), (1, "turn", "pass"))).json()
            assert frame["waits"]["confirmation_of"] == 1
            frame = (await table.post("/seats/1/bot", table.host, {"bot": "random"})).json()
            assert (frame["waits"]["confirmation_of"], frame["decision"]["seat"]) == (None, 2)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("silent", "wrong", "instead"),
    [(["search"], [], "greedy"), (["search"], ["greedy"], "random"), (["search", "greedy", "random"], [], "random")],
)
def test_a_bot_that_fails_is_replaced_and_the_log_says_so(
    silent: list[str], wrong: list[str], instead: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with serving(tmp_path, Failing(silent, wrong)) as client:
            table = await client.open("search", "me", **FIRST)
            while (frame := await table.frame())["decision"]["seat"] == 1:
                pass
            told = [message for message in sentences(frame) if message["key"] == "server.bot_failed"]
            assert told[0]["fields"]["instead"]["key"] == f"bot.{instead}"
            assert "bruxelles_bot_failures_total" in (await client.http.get("/metrics")).text
        async with serving(tmp_path) as client:
            table.client = client
            again = await table.frame()
            assert (again["error"], sentences(again)[: len(sentences(frame))]) == (None, sentences(frame))

    asyncio.run(run())


def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    async def run() -> None:
        config = Config(tmp_path, bot_seconds=0.01, bot_patience=PATIENCE, bot_workers=1)
        async with serving(tmp_path, Workers(config)) as client:
            table = await client.open("greedy", "search", "me", **FIRST)
            frame = await table.play(12)
            while (frame := await table.frame())["decision"] is None or frame["decision"]["seat"] != 3:
                frame = await table.step()
            assert frame["number"] > 12 or any(fact["seat"] == 2 for fact in frame["facts"])
            assert "server.bot_failed" not in {message["key"] for message in sentences(frame)}

    asyncio.run(run())


def test_a_bot_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        config = Config(tmp_path, bot_patience=0.0, bot_workers=1)
        async with serving(tmp_path, Workers(config)) as client:
            table = await client.open("greedy", "me", **FIRST)
            while (frame := await table.frame())["number"] < 2:
                pass
            assert "server.bot_failed" in {message["key"] for message in sentences(frame)}

    asyncio.run(run())


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


@pytest.mark.parametrize("holder", ["view", "host"])
def test_the_host_renews_the_links_of_the_table(holder: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link")
            old = getattr(table, holder)
            for nobody in (table.view, table.token(1)):
                assert (await table.post(f"/links/{holder}", nobody)).status_code == 403
            assert (await table.post("/links/1", table.host)).status_code == 422
            async with table.page(old) as page, table.page(table.token(1)) as other:
                await page.hear()
                await other.hear()
                found = await table.post(f"/links/{holder}", table.host)
                assert found.status_code == 200
                assert await page.until_closed() == 4401
                assert (await table.get(by=old)).status_code == 401
                new = found.json()["token"]
                assert (await table.frame(new))["host"] == (holder == "host")
                assert (await table.get(by=table.token(1))).status_code == 200
        async with serving(tmp_path) as client:
            again = Opened(client, {"table": table.name, "host": "", "view": "", "seats": []})
            assert (await again.get(by=old)).status_code == 401
            assert (await again.get(by=new)).status_code == 200

    asyncio.run(run())


def test_the_folder_and_its_tables_are_for_their_owner_only(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "new" / "tables.sqlite3")
        await store.open()
        await store.close()
        assert store.path.stat().st_mode & 0o077 == 0

    asyncio.run(run())
