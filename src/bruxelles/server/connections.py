"""Network connections, and their limits. Those that send nothing, never finish a request's head, or don't read our
responses are closed to make room for others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from bruxelles.server.addresses import network_of
from bruxelles.server.middleware import HEADERS
from bruxelles.server.refusals import Refused

MOST_OF_NETWORK = 256  # connections from one address, or from one network of IPv6
PATIENCE = 10.0  # seconds for the head of a request, or the hello of a page, to arrive
UNREAD_PATIENCE = 30.0  # seconds in which a client must read at least something
MOST_AT_ONCE = 200  # connections closed together; more would make everybody else wait
MOST_UNREAD = 64_000_000  # bytes that wait for slow readers
LARGEST_HEAD = 32 * 1024
PIECE = 16 * 1024  # bytes parsed at a time, so that a head is found to be too large before it is complete
MOST_AHEAD = 16  # requests that a client may send before the first one is answered


class Connections(ServerState):
    """All connections of a server. Their number is limited, in total and per network, except from a proxy."""

    def __init__(self, most: int, most_of_network: int, is_proxy: Callable[[str], bool]) -> None:
        super().__init__()
        self.most = most
        self.most_of_network = most_of_network
        self.is_proxy = is_proxy
        self.networks: dict[asyncio.Transport, str] = {}
        self.neighbours: dict[str, dict[asyncio.Transport, None]] = {}
        self.waiting: dict[asyncio.Transport, float] = {}  # since when a client is to send something; oldest first
        self.unread: dict[asyncio.Transport, tuple[float, int]] = {}  # since when, and how many bytes are unread

    def enter(self, transport: asyncio.Transport) -> None:
        """Admit a connection, if necessary in place of one that has sent nothing yet."""
        address = str((transport.get_extra_info("peername") or ("",))[0])
        network = network_of(address)
        neighbours = self.neighbours.get(network, {})
        if not self.is_proxy(address) and len(neighbours) >= self.most_of_network:
            self.drop(next((each for each in neighbours if each in self.waiting), transport))
        if len(self.networks) >= self.most:
            self.drop(next(iter(self.waiting), transport))
        if not transport.is_closing():
            self.networks[transport] = network
            self.neighbours.setdefault(network, {})[transport] = None
            self.waits(transport)

    def leave(self, transport: asyncio.Transport) -> None:
        network = self.networks.pop(transport, None)
        self.waiting.pop(transport, None)
        self.unread.pop(transport, None)
        if network is not None:
            del self.neighbours[network][transport]
            if not self.neighbours[network]:
                del self.neighbours[network]

    def drop(self, transport: asyncio.Transport) -> None:
        self.leave(transport)
        transport.abort()

    def waits(self, transport: asyncio.Transport) -> None:
        """The client is to send something now."""
        self.waiting.pop(transport, None)
        if transport in self.networks:
            self.waiting[transport] = asyncio.get_running_loop().time()

    def is_served(self, transport: asyncio.Transport) -> None:
        self.waiting.pop(transport, None)

    def reads_slowly(self, transport: asyncio.Transport) -> None:
        """The client has much left to read. If all clients together have too much, the slowest are dropped."""
        if transport in self.networks:
            now = asyncio.get_running_loop().time()
            self.unread[transport] = now, transport.get_write_buffer_size()
        while sum(size for _, size in self.unread.values()) > MOST_UNREAD:
            self.drop(next(iter(self.unread)))

    def has_read(self, transport: asyncio.Transport) -> None:
        self.unread.pop(transport, None)

    def drop_idle(self) -> None:
        """Drop clients that have sent nothing, or read nothing, for too long."""
        now = asyncio.get_running_loop().time()
        for transport in list(islice(expired(self.waiting.items(), now - PATIENCE), MOST_AT_ONCE)):
            if transport.get_write_buffer_size():
                self.waits(transport)
                self.unread.setdefault(transport, (now, transport.get_write_buffer_size()))
            else:
                self.drop(transport)
        for transport, (since, size) in list(self.unread.items()):
            left = transport.get_write_buffer_size()
            if left < size:
                self.unread[transport] = now, left
            elif since <= now - UNREAD_PATIENCE:
                self.drop(transport)


def expired(waiting: Iterable[tuple[asyncio.Transport, float]], before: float) -> Iterable[asyncio.Transport]:
    for transport, since in waiting:
        if since > before:
            return
        yield transport


class LimitedServer(uvicorn.Server):
    """A server that limits its connections."""

    def __init__(self, config: uvicorn.Config, most: int) -> None:
        super().__init__(config)
        proxies = ProxyHeadersMiddleware(cast(Any, config.app), config.forwarded_allow_ips).trusted_hosts
        self.server_state = self.connections = Connections(most, MOST_OF_NETWORK, proxies.__contains__)

    async def on_tick(self, counter: int) -> bool:
        self.connections.drop_idle()
        return await super().on_tick(counter)


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection. uvicorn's own accepts any head, however long and slow."""

    server_state: Connections

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.head_size = 0  # bytes of this request that don't belong to its body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.server_state.enter(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.server_state.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if len(self.pipeline) >= MOST_AHEAD:
                self.server_state.drop(self.transport)
                return
            if self.head_size >= LARGEST_HEAD:
                self.refuse(Refused(431, "a request's headers can have at most {most} bytes", most=LARGEST_HEAD))
                return
            piece = data[start : start + PIECE]
            self.head_size += len(piece)
            super().data_received(piece)

    def refuse(self, error: Refused) -> None:
        body = error.json()
        headers = [*HEADERS, (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        lines = [b"%s: %s\r\n" % header for header in [*headers, (b"connection", b"close")]]
        first = b"HTTP/1.1 %d Request Header Fields Too Large\r\n" % error.status
        self.transport.write(b"".join([first, *lines, b"\r\n", body]))
        self.transport.close()

    def on_message_begin(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.server_state.waits(self.transport)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.server_state.is_served(self.transport)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head_size -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.head_size = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self.server_state.waits(self.transport)
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.server_state.reads_slowly(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.server_state.has_read(self.transport)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A page's WebSocket. Each frame resembles the one before, so a compression window that holds a whole frame makes
    them a third as large as uvicorn's smaller window does, and faster, for 50 kB more per page.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.all_connections = cast(Connections, named["server_state"])
        small = {"level": 4, "memLevel": 5}
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=14, client_max_window_bits=12, compress_settings=small
            )
        ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.all_connections.waits(self.transport)

    def handle_text(self, event: Any) -> None:
        self.all_connections.is_served(self.transport)
        super().handle_text(event)

    def pause_writing(self) -> None:
        """Read no more from a client that doesn't read: it could send pings, each of which is answered."""
        super().pause_writing()
        self.transport.pause_reading()
        self.all_connections.reads_slowly(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.all_connections.has_read(self.transport)
        if not self.read_paused:
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the compression windows now: uvicorn's objects form a reference circle, which is collected late."""
        super().connection_lost(exc)
        self.conn.extensions.clear()
        self.all_connections.leave(self.transport)
