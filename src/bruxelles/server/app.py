"""Puts the server's application together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import bruxelles
from bruxelles.bots import registry
from bruxelles.server import engine, library, pages, routes, websocket, wire
from bruxelles.server.bots import BotRunner, Workers
from bruxelles.server.config import Config
from bruxelles.server.disk import DiskError
from bruxelles.server.history_cache import HistoryCache
from bruxelles.server.limits import Limits
from bruxelles.server.middleware import RequestGuard, refusal
from bruxelles.server.monitoring import Metrics, note
from bruxelles.server.page_limits import PageLimits
from bruxelles.server.refusals import Refused
from bruxelles.server.short_cache import ShortCache
from bruxelles.server.store import Store
from bruxelles.server.table_registry import TableRegistry

LIVE = """The page's first message is a Hello; every message from the server is a Frame. The server closes the WebSocket
with 4400 for a bad Hello, 4401 for a bad token, 4404 for an unknown table, and 4429 for too many pages."""


class TableServer(FastAPI):
    """An application that also describes its WebSocket, so that the types of its messages are generated."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schema = super().openapi()
            schema["components"]["schemas"]["Hello"] = wire.Hello.model_json_schema()
            for name in ("HTTPValidationError", "ValidationError"):
                schema["components"]["schemas"].pop(name, None)
            schema["x-websockets"] = {
                "/api/tables/{id}/live": {
                    "description": LIVE,
                    "first": {"$ref": "#/components/schemas/Hello"},
                    "pushed": {"$ref": "#/components/schemas/Frame"},
                }
            }
        return self.openapi_schema or {}


def create_app(config: Config, bot_runner: BotRunner | None = None) -> FastAPI:
    """A server for the tables in one data folder."""
    metrics = Metrics()
    watched = engine.Engine()
    table_registry = TableRegistry(
        config, Store(config.database), bot_runner or Workers(config, watched, metrics.bot_hurries.inc)
    )

    def bot_failed(reason: str) -> None:
        metrics.bot_failures.inc()
        note("bot failed", logging.WARNING, reason=reason)

    table_registry.on_bot_failure = bot_failed

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        try:
            await table_registry.open()
            for name, problem in registry.others().refused.items():
                note("bot left out", logging.WARNING, bot=name, reason=str(problem))
            yield
        finally:
            await table_registry.close()

    app = TableServer(
        title="Bruxelles",
        version=bruxelles.__version__,
        description="Tables for the board games Bruxelles 1893 and 1897.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    limits = Limits(config)
    app.state.config, app.state.metrics, app.state.engine = config, metrics, watched
    app.state.table_registry, app.state.history_cache = table_registry, HistoryCache()
    app.state.limits, app.state.page_limits = limits, PageLimits(config)
    app.state.ready = ShortCache(table_registry.store.ready)
    app.state.measured = ShortCache(partial(pages.measured, metrics, table_registry))
    for router in (routes.router, library.router, websocket.router, engine.router, pages.router):
        app.router.routes += router.routes  # include_router would search them twice per request
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(DiskError, disk_failed)
    app.add_exception_handler(RequestValidationError, wrong_shape)
    app.add_exception_handler(HTTPException, invalid)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=2)
    app.add_middleware(RequestGuard, config=config, metrics=metrics, limits=limits)
    return app


async def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(error)


async def disk_failed(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, DiskError)
    note("disk failed", logging.ERROR, path=request.scope["route"].path, reason=str(problem.reason))
    return refusal(Refused(503, problem))


async def wrong_shape(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return refusal(Refused(422, "{where}: {reason}", where=where[:100], reason=str(first["msg"])[:200]))


async def invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal(Refused(error.status_code, "invalid request: {reason}", reason=str(error.detail)[:200]))
