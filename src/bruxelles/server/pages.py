"""Everything but the API: the built client, a page that documents the API, health and metrics."""

from __future__ import annotations

import logging
from html import escape
from mimetypes import add_type, guess_type
from operator import attrgetter
from pathlib import Path
from typing import Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

import bruxelles
from bruxelles.server import wire
from bruxelles.server.disk import DiskError
from bruxelles.server.languages import with_languages
from bruxelles.server.monitoring import Metrics, note
from bruxelles.server.refusals import Refused
from bruxelles.server.shapes import Shown
from bruxelles.server.table_registry import TableRegistry

STATIC = Path(__file__).with_name("static")
UNBUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bruxelles</title></head><body>
<h1>The server is running, but its pages have not been built</h1>
<p>In a checkout, <code>make build</code> builds them. An installed wheel contains them.</p>
<p>The API is described at <a href="/api/docs">/api/docs</a>.</p></body></html>
"""

add_type("font/woff2", ".woff2")  # which not every system tells Python

router = APIRouter(generate_unique_id_function=attrgetter("name"))


class Health(Shown):
    status: Literal["ok"]
    version: str
    engine: str


@router.get("/health", responses={503: {"model": wire.Refusal, "description": "Answers can't be saved"}})
async def health(request: Request) -> Health:
    """Writes and reads the disk as an answer does, and fails if that fails."""
    try:
        await request.app.state.ready()
    except DiskError as error:
        note("disk failed", logging.ERROR, path="/health", reason=str(error.reason))
        raise Refused(503, "answers can't be saved: {reason}", reason=error.reason) from None
    return Health(status="ok", version=bruxelles.__version__, engine=bruxelles.engine)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    return PlainTextResponse(await request.app.state.measured(), media_type="text/plain; version=0.0.4")


async def measured(metrics: Metrics, table_registry: TableRegistry) -> bytes:
    metrics.live_tables.set(len(table_registry.tables))
    metrics.tables.set(table_registry.count)
    return metrics.text()


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """The API on one page. It is made here, because our security policy forbids scripts from other servers."""
    return HTMLResponse(described(request.app.openapi()))


def described(schema: dict[str, Any]) -> str:
    rows = []
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            codes = ", ".join(operation["responses"])
            text = operation.get("description") or operation.get("summary") or ""
            cells = (f"<code>{method.upper()} {escape(path)}</code>", escape(text), codes)
            rows.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    title = escape(schema["info"]["title"])
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title></head><body>'
        f'<h1>{title}</h1><p>All types: <a href="/api/openapi.json">/api/openapi.json</a></p>'
        f"<table><tr><th>Route</th><th>What it does</th><th>Codes</th></tr>{''.join(rows)}</table></body></html>\n"
    )


def built_file(path: str) -> Path | None:
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


@router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def client(path: str, request: Request) -> Response:
    """The built client. Any path that is not one of its files is one of its pages."""
    if path == "api" or path.startswith("api/"):
        raise Refused(404, "there is nothing here; see /api/docs")
    file = built_file(path)
    if file is not None and path != "index.html":
        # Vite puts a hash into the name of each asset, so an asset never changes.
        lasting = path.startswith("assets/")
        headers = {"cache-control": "max-age=31536000, immutable" if lasting else "no-cache"}
        compressed = built_file(f"{path}.br")
        if compressed is not None and "br" in request.headers.get("accept-encoding", ""):
            headers |= {"content-encoding": "br", "vary": "Accept-Encoding"}
            return FileResponse(compressed, headers=headers, media_type=guess_type(path)[0])
        return FileResponse(file, headers=headers)
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(UNBUILT)
    return HTMLResponse(with_languages(index.read_text("utf-8")), headers={"cache-control": "no-cache"})
