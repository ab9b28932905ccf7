"""The WebSocket of a page, which gets a frame whenever something changes."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from bruxelles.server import wire
from bruxelles.server.addresses import network_of
from bruxelles.server.disk import DiskError
from bruxelles.server.limits import address_of
from bruxelles.server.monitoring import Metrics, note
from bruxelles.server.page_limits import PageLimits
from bruxelles.server.refusals import Refused
from bruxelles.server.table import LiveTable
from bruxelles.server.table_registry import TableRegistry
from bruxelles.server.watchers import AGAIN, BAD_HELLO, BAD_TOKEN, NO_TABLE, TOO_MANY, Watcher

PATIENCE = 10.0  # seconds to say hello

# What sending or receiving may raise after a page has gone.
PAGE_GONE = (WebSocketDisconnect, RuntimeError, OSError, KeyError)

router = APIRouter()


@router.websocket("/api/tables/{name}/live")
async def live(socket: WebSocket, name: str) -> None:
    state = socket.app.state
    metrics: Metrics = state.metrics
    await socket.accept()
    metrics.connections.inc()
    try:
        await serve_page(
            socket, name, state.table_registry, state.page_limits, metrics, network_of(address_of(socket.scope))
        )
    except PAGE_GONE:
        pass
    finally:
        metrics.connections.dec()


async def serve_page(
    socket: WebSocket, name: str, table_registry: TableRegistry, page_limits: PageLimits, metrics: Metrics, guest: str
) -> None:
    try:
        hello = wire.Hello.model_validate_json(await asyncio.wait_for(socket.receive_text(), PATIENCE))
    except (ValidationError, TimeoutError, KeyError, UnicodeDecodeError):
        await socket.close(BAD_HELLO)
        return
    try:
        table = await table_registry.find(name)
        holder, viewer = table.authorise(hello.token)
    except Refused as error:
        await socket.close(NO_TABLE if error.status == 404 else BAD_TOKEN)
        return
    except DiskError as error:
        note("disk failed", logging.ERROR, table=name, reason=str(error.reason))
        await socket.close(AGAIN)
        return
    watcher = Watcher(holder, viewer, hello.since)
    if not page_limits.admit(table, watcher, guest):
        await socket.close(TOO_MANY)
        return
    table.look(guest)
    table.watchers.arrive(watcher)
    listening = asyncio.create_task(listen(socket))
    telling = asyncio.create_task(tell(socket, table, watcher, metrics))
    try:
        await asyncio.wait({listening, telling}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done() and listening.result():
            await socket.close(BAD_HELLO)
    finally:
        table.leave(watcher)
        page_limits.release(watcher, guest)
        await end(listening, telling)


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Stop these tasks. Awaiting a failed one would raise its error here. The error would refer to our frame and our
    frame to the task that holds the error, and this circle would keep the table in memory.
    """
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    for task in tasks:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, PAGE_GONE):
            raise error


async def listen(socket: WebSocket) -> bool:
    """Wait until the page leaves (False), or sends a second message (True), which it must not."""
    message = await socket.receive()
    return bool(message["type"] == "websocket.receive")


async def tell(socket: WebSocket, table: LiveTable, watcher: Watcher, metrics: Metrics) -> None:
    """Send frames. A slow page gets fewer, but misses nothing: each has everything since the one before."""
    while True:
        await watcher.news.wait()
        watcher.news.clear()
        if watcher.dismissed is not None:
            await socket.close(watcher.dismissed)
            return
        try:
            frame = await table.frame(watcher.viewer, watcher.since)
        except Refused:
            await socket.close(AGAIN)
            return
        watcher.since = frame.number
        await socket.send_text(frame.json.decode())
        metrics.frames.inc()
