"""Links, hosts, and bots on seats."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.playing import PATIENCE, HereAndNow, Opened, sentences, serving

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
