"""Clients that mean no good, against a real server: they are refused, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import httpx
import pytest
from benchmarks.playing import Counts, Table
from benchmarks.serving import ServerProcess, serving
from tests.server.playing import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ANOTHER = {"x-forwarded-for": "198.51.100.7"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process
        assert process.failures() == []


@asynccontextmanager
async def opened(server: ServerProcess, place: int, seats: int = 2) -> AsyncIterator[Table]:
    """A table that is left whatever happens: a connection that stays open is found in the middle of another test."""
    table = Table(server.port, place, "1897", seats, Counts())
    try:
        await table.open()
        yield table
    finally:
        await table.close()


async def plays_on(table: Table, answers: int = 6) -> None:
    """People at this table notice nothing."""
    for _ in range(answers):
        async with asyncio.timeout(PATIENCE):
            await table.answer()
    await table.check()
    assert table.counts.wrong == []


def page_of(server: ServerProcess, table: str) -> connect:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    return connect(url, proxy=None, additional_headers=ANOTHER, max_size=None, open_timeout=PATIENCE)


async def code_of(page: ClientConnection) -> int:
    """How the server closes it."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await page.recv()
    assert page.close_code is not None
    return page.close_code


def test_a_thousand_connections_from_one_address_are_refused_and_others_play_on(server: ServerProcess) -> None:
    async def one(stack: AsyncExitStack, table: Table, places: asyncio.Semaphore) -> int:
        async with places:
            page = await stack.enter_async_context(page_of(server, table.name))
            await page.send(json.dumps({"token": table.view, "since": 0}))
            with suppress(ConnectionClosed):
                await asyncio.wait_for(page.recv(), PATIENCE)
            return page.close_code or 0

    async def run() -> None:
        places = asyncio.Semaphore(50)
        async with opened(server, 1) as table, opened(server, 2) as other:
            async with AsyncExitStack() as stack:
                codes = await asyncio.gather(*(one(stack, table, places) for _ in range(1000)))
                assert codes.count(0) <= 64
                assert set(codes) <= {0, 4429}
                await plays_on(other)
            await plays_on(table)

    asyncio.run(run())


def test_a_head_without_an_end_stalls_nobody(server: ServerProcess) -> None:
    async def run() -> None:
        async with opened(server, 7) as table:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET / HTTP/1.1\r\nx: " + b"y" * 1_000_000)
            async with asyncio.timeout(PATIENCE):
                with suppress(ConnectionResetError):
                    assert (await reader.readline()).startswith(b"HTTP/1.1 431 ")
            writer.transport.abort()
            await plays_on(table, 2)

    asyncio.run(run())


def test_a_page_that_goes_on_talking_is_sent_away(server: ServerProcess) -> None:
    async def run() -> None:
        async with opened(server, 3) as table:
            async with page_of(server, table.name) as page:
                await page.send(json.dumps({"token": table.tokens[0], "since": 0}))
                await page.recv()
                with suppress(ConnectionClosed):
                    for _ in range(1000):
                        await page.send("and another thing")
                assert await code_of(page) == 4400
            await plays_on(table)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        (b"\x00\xff", 4400),
        ("{", 4400),
        ('{"token": "x", "since": -1}', 4400),
        ('{"token": "x", "since": 1' + "0" * 400 + "}", 4400),
        ('{"token": "\\ud800", "since": 0}', 4400),
        ('{"token": "x", "since": 0}', 4401),
        ("x" * 5000, 1009),
    ],
)
def test_what_is_no_hello_is_sent_away(hello: str | bytes, code: int, server: ServerProcess) -> None:
    async def run() -> None:
        async with opened(server, 4) as table:
            async with page_of(server, table.name) as page:
                await page.send(hello)
                assert await code_of(page) == code
            await plays_on(table, 2)

    asyncio.run(run())


def test_bytes_that_are_no_websocket_are_cut_off(server: ServerProcess) -> None:
    async def run() -> None:
        async with opened(server, 5) as table:
            async with page_of(server, table.name) as page:
                page.transport.write(b"\xff" * 64)
                assert await code_of(page) in (1002, 1006)
            await plays_on(table, 2)

    asyncio.run(run())


@asynccontextmanager
async def deaf_page(server: ServerProcess, table: Table) -> AsyncIterator[None]:
    """A page that says hello and reads nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
    try:
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        writer.write(upgrade(table.name))
        await reader.read(1)
        writer.write(masked(json.dumps({"token": table.view, "since": 0})))
        yield
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()


async def connected(table: Table, pages: int) -> None:
    """Until the server counts so many."""
    async with asyncio.timeout(PATIENCE):
        while True:
            _, told = await table.wire.send("GET", "/metrics", None, None)
            found = re.search(rb"^bruxelles_connections (\d+)", told, re.MULTILINE)
            assert found is not None
            if int(found.group(1)) >= pages:
                return
            await asyncio.sleep(0.5)  # asked more often, it would refuse


def test_pages_that_never_read_cost_neither_memory_nor_time(server: ServerProcess) -> None:
    async def run() -> None:
        async with opened(server, 6, seats=4) as table:
            async with AsyncExitStack() as stack:
                for _ in range(40):
                    await stack.enter_async_context(deaf_page(server, table))
                await connected(table, 40 + 4)
                before = server.memory()
                for _ in range(60):
                    async with asyncio.timeout(PATIENCE):
                        await table.answer()
                assert server.memory() - before < 20_000_000
            await plays_on(table)

    asyncio.run(run())


def upgrade(table: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        "host: localhost",
        "x-forwarded-for: 198.51.100.8",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def masked(text: str) -> bytes:
    """A text message as a client has to send it, with a mask of zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def test_a_foreign_token_and_anothers_seat_are_refused(server: ServerProcess) -> None:
    async def run() -> None:
        async with (
            opened(server, 8) as mine,
            opened(server, 9) as theirs,
            httpx.AsyncClient(base_url=server.address, headers=ANOTHER, timeout=PATIENCE) as http,
        ):
            decision = theirs.frame["decision"]
            token = decision["options"][0]["token"]
            answer = {"seat": decision["seat"], "decision": decision["name"], "token": token}
            body = {"expected": 0, "key": "k", "answers": [answer]}
            for link, code in ((mine.tokens[0], 401), (theirs.tokens[2 - decision["seat"]], 403), ("x", 401)):
                headers = {"authorization": f"Bearer {link}"}
                found = await http.post(f"/api/tables/{theirs.name}/answers", json=body, headers=headers)
                assert found.status_code == code
            found = await http.post("/api/tables", content=b"x" * 1_000_000)
            assert found.status_code == 413
            await plays_on(mine, 3)
            await plays_on(theirs, 3)

    asyncio.run(run())
