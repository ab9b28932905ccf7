"""A host deletes a table for everybody."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.playing import Opened, serving
from tests.server.test_disk import REFUSAL, Hesitating, held
from tests.server.test_expiry import FIRST, registry_of, rows_on_disk

from bruxelles.server import sqlite
from bruxelles.server.config import DATABASE


async def delete(table: Opened, by: str | None = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {by or table.host}"}
    return await table.client.http.delete(f"/api/tables/{table.name}", headers=headers)


def test_the_host_deletes_a_table_for_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, other = [await client.open("me", "link", **FIRST) for _ in range(2)]
            await table.play(4)
            for by, code in ((table.view, 403), (table.token(1), 403), (other.host, 401)):
                assert (await delete(table, by)).status_code == code
            async with table.page(table.view) as page, table.page(table.token(2)) as friend:
                await page.hear()
                await friend.hear()
                found = await delete(table)
                assert (found.status_code, found.content, "content-type" in found.headers) == (204, b"", False)
                assert await page.hear() == {"closed": 4410}
                while "closed" not in (heard := await friend.hear()):
                    pass
                assert heard == {"closed": 4410}
            assert (await delete(table)).status_code == 404
            async with table.page(table.view) as page:
                assert await page.hear() == {"closed": 4404}
            assert (await other.play(2))["number"] == 2
            assert registry_of(client).count == 1
        assert rows_on_disk(tmp_path) == {"tables": 1, "links": 4, "log": 2, "visits": 1}
        traces = b"".join(path.read_bytes() for path in tmp_path.glob(f"{DATABASE}*"))
        assert table.name.encode() not in traces
        assert other.name.encode() in traces

    asyncio.run(run())


def test_two_who_delete_at_once_are_told_the_truth(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", **FIRST)
            frame = await table.frame()
            sent = table.send(frame, (1, "turn", "pass"))
            codes = [found.status_code for found in await asyncio.gather(delete(table), delete(table), sent)]
            assert codes == [204, 404, 404]
            assert registry_of(client).count == 0

    asyncio.run(run())


def test_a_bot_that_thinks_does_not_keep_a_table_from_its_host(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        bots = Hesitating()
        async with serving(tmp_path, bots) as client:
            table = await client.open("greedy", "me", **FIRST)
            thinking = registry_of(client).tables[table.name].bot_turns.thinking
            assert thinking is not None
            await bots.asked.wait()
            assert (await delete(table)).status_code == 204
            bots.may_answer.set()
            await asyncio.wait([thinking])
            assert thinking.cancelled()

    asyncio.run(run())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_table_that_the_disk_can_not_forget_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", [*sqlite.PRAGMAS, "busy_timeout=50"])

    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", **FIRST)
            async with table.page(table.view) as page:
                await page.hear()
                with closing(held(tmp_path)):
                    found = await delete(table)
                assert (found.status_code, found.json()["error"]["message"]) == (503, REFUSAL)
                assert await page.hear() == {"closed": 1012}
            assert (await table.play(2))["number"] == 2
            assert registry_of(client).count == 1

    asyncio.run(run())
