"""Connections that only hold places: heads without an end, silence, answers that nobody reads."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from tests.server.playing import PATIENCE
from websockets.asyncio.client import connect

from bruxelles.server import connections, running
from bruxelles.server.connections import HttpConnection, LimitedServer, WebSocketConnection

LARGE = b"x" * 3_000_000  # more than the system itself takes in for somebody who doesn't read
ASKING = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
UPGRADE = b"connection: upgrade\r\nupgrade: websocket\r\n"


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers shortly, or at length, once it has the whole body; a page is told what it says."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    while (await receive()).get("more_body"):
        pass
    body = LARGE if scope["path"] == "/large" else b"here"
    headers = [(b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def listening(most: int = 100) -> AsyncIterator[LimitedServer]:
    settings = uvicorn.Config(
        app, http=HttpConnection, ws=WebSocketConnection, log_config=None, lifespan="off", timeout_keep_alive=60
    )
    server = LimitedServer(settings, most)
    with running.listen("127.0.0.1", 0) as listener:
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0)
        try:
            yield server
        finally:
            server.should_exit = server.force_exit = True
            await serving


class Somebody:
    """A connection from an address of this computer."""

    def __init__(self, server: LimitedServer, source: str = "127.0.0.2") -> None:
        self.port = server.servers[0].sockets[0].getsockname()[1]
        self.source = source

    async def __aenter__(self) -> Somebody:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.bind((self.source, 0))
        self.socket.setblocking(False)
        await asyncio.get_running_loop().sock_connect(self.socket, ("127.0.0.1", self.port))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.socket.close()

    async def say(self, *what: bytes) -> None:
        for each in what:
            await asyncio.get_running_loop().sock_sendall(self.socket, each)

    async def hear(self) -> bytes:
        """What comes next; nothing at the end."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().sock_recv(self.socket, 65536)
        except ConnectionResetError:
            return b""

    async def goes_on(self, begins: bytes, more: bytes, seconds: float = PATIENCE, most: int = 20_000_000) -> int:
        """Say ever more until nobody takes it any longer; how much that was."""
        said = 0
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(seconds):
                await self.say(begins)
                while said < most:
                    await self.say(more)
                    said += len(more)
        return said

    async def asks(self) -> bool:
        await self.say(ASKING)
        return await self.is_answered()

    async def is_answered(self) -> bool:
        heard = b""
        while not heard.endswith(b"here"):
            more = await self.hear()
            if not more:
                return False
            heard += more
        return True


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "PATIENCE", seconds)
        patch.setattr(connections, "UNREAD_PATIENCE", seconds)
        yield


@pytest.mark.parametrize(
    ("begins", "goes_on"),
    [
        (b"GET /", b"long"),
        (b"GET / HTTP/1.1\r\nx: ", b"long"),
        (b"GET / HTTP/1.1\r\n", b"x: y\r\n"),
        (b"GET /live HTTP/1.1\r\n" + UPGRADE, b"x: y\r\n"),
        (b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: ", b"long"),
    ],
)
def test_a_head_without_an_end_is_refused_and_others_are_served(begins: bytes, goes_on: bytes) -> None:
    async def run() -> None:
        async with listening() as server, Somebody(server) as endless, Somebody(server) as other:
            assert await endless.goes_on(begins, goes_on * 1000) < 10_000_000
            assert await other.asks()

    asyncio.run(run())


def test_a_head_that_is_too_large_is_told_so_and_a_large_body_is_not() -> None:
    async def run() -> None:
        async with listening() as server, Somebody(server) as large, Somebody(server) as other:
            await large.say(b"GET / HTTP/1.1\r\nx: " + b"y" * connections.LARGEST_HEAD)
            head, _, body = (await large.hear()).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 431 ")
            assert b"x-content-type-options: nosniff" in head
            assert json.loads(body)["error"]["message"] == "a request's headers can have at most 32768 bytes"
            await other.say(b"POST / HTTP/1.1\r\ncontent-length: 200000\r\n\r\n", b"x" * 200_000)
            assert await other.is_answered()
            assert await other.asks()

    asyncio.run(run())


@pytest.mark.parametrize(
    "begins",
    [b"", b"GET / HTT", ASKING, b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nx" + b"xxxxxxxx" + b"GET / HT"],
)
def test_who_never_ends_the_head_of_a_request_is_sent_away(begins: bytes) -> None:
    async def run() -> None:
        with patience(0.3):
            async with listening() as server, Somebody(server) as silent:
                await silent.say(begins)
                while await silent.hear():
                    pass
                async with Somebody(server) as other:
                    assert await other.asks()

    asyncio.run(run())


def test_who_sends_many_requests_before_the_first_is_answered_is_sent_away() -> None:
    async def run() -> None:
        async with listening() as server, Somebody(server) as hasty:
            await hasty.say(b"POST / HTTP/1.1\r\ncontent-length: 1\r\n\r\nx" + ASKING * 2000)
            while await hasty.hear():
                pass

    asyncio.run(run())


def test_who_is_silent_longest_gives_way_and_who_looks_at_a_table_stays() -> None:
    async def run() -> None:
        async with listening(most=20) as server:
            url = f"ws://127.0.0.1:{Somebody(server).port}/"
            async with connect(url, proxy=None) as page:
                await page.send("hello")
                assert await page.recv() == "hello"
                silent = [Somebody(server, f"127.{number}.7.1") for number in range(1, 61)]
                for each in silent:
                    await each.__aenter__()
                    async with Somebody(server, "127.77.0.1") as other:
                        assert await other.asks()
                for each in silent[:40]:
                    assert await each.hear() == b""
                assert await silent[-1].asks()
                await page.send("still here")
                assert await page.recv() == "still here"
                for each in silent:
                    await each.__aexit__()

    asyncio.run(run())


def test_one_network_takes_no_more_than_its_places() -> None:
    async def run() -> None:
        async with listening(most=10_000) as server, Somebody(server, "127.0.9.1") as first:
            assert await first.asks()
            others = [Somebody(server, "127.0.9.1") for _ in range(connections.MOST_OF_NETWORK)]
            for each in others:
                await each.__aenter__()
            assert await first.hear() == b""
            async with Somebody(server, "127.0.9.2") as neighbour:
                assert await neighbour.asks()
            assert await others[-1].asks()
            for each in others:
                await each.__aexit__()

    asyncio.run(run())


def test_networks_are_forgotten_when_everybody_has_gone() -> None:
    async def run() -> None:
        async with listening() as server:
            for number in range(30):
                async with Somebody(server, f"127.5.{number}.1") as each:
                    assert await each.asks()
            async with asyncio.timeout(PATIENCE):
                while server.connections.networks:
                    await asyncio.sleep(0)
            assert not server.connections.neighbours
            assert not server.connections.waiting

    asyncio.run(run())


@pytest.mark.parametrize("goes_on", [b"", b"GET /large HTTP/1.1\r\n\r\n"])
def test_an_answer_that_nobody_reads_is_given_up(goes_on: bytes) -> None:
    async def run() -> None:
        with patience(0.3):
            async with listening() as server, Somebody(server) as deaf:
                await deaf.say(b"GET /large HTTP/1.1\r\n\r\n" + goes_on)
                async with asyncio.timeout(PATIENCE):
                    while not server.connections.unread:
                        await asyncio.sleep(0)
                    while server.connections.networks or server.connections.tasks:
                        await asyncio.sleep(0.01)

    asyncio.run(run())


def test_whoever_reads_slowly_gets_everything() -> None:
    async def run() -> None:
        with patience(0.3):
            async with listening() as server, Somebody(server) as slow:
                await slow.say(b"GET /large HTTP/1.1\r\n\r\n")
                heard = await slow.hear()
                while len(heard) < len(LARGE):
                    more = await slow.hear()
                    assert more
                    heard += more
                assert heard.endswith(LARGE)

    asyncio.run(run())


def test_what_waits_for_those_who_read_nothing_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_UNREAD", 100_000)

    async def run() -> None:
        async with listening() as server:
            deaf = [Somebody(server) for _ in range(6)]
            for each in deaf:
                await each.__aenter__()
                await each.say(b"GET /large HTTP/1.1\r\n\r\n")
            heard = 0
            while chunk := await deaf[0].hear():
                heard += len(chunk)
            assert heard < len(LARGE)
            assert sum(size for _, size in server.connections.unread.values()) <= 100_000
            for each in deaf:
                await each.__aexit__()

    asyncio.run(run())


def test_pings_are_not_answered_to_somebody_who_does_not_read() -> None:
    async def run() -> None:
        async with listening() as server, Somebody(server) as deaf:
            key = b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            await deaf.say(b"GET / HTTP/1.1\r\nhost: localhost\r\n" + UPGRADE + key + b"\r\n")
            assert (await deaf.hear()).startswith(b"HTTP/1.1 101 ")
            ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125
            await deaf.goes_on(b"", ping * 500, seconds=1)
            (transport,) = server.connections.networks
            assert transport.get_write_buffer_size() < 1_000_000

    asyncio.run(run())


def test_places_of_a_proxy_are_not_counted_by_network() -> None:
    async def run() -> None:
        async with listening(most=10_000) as server:
            many = [Somebody(server, "127.0.0.1") for _ in range(connections.MOST_OF_NETWORK + 10)]
            for each in many:
                await each.__aenter__()
            assert await many[0].asks()
            for each in many:
                await each.__aexit__()

    asyncio.run(run())
