"""What every request passes through: limits, origins, security headers and metrics. It also hides internal errors."""

from __future__ import annotations

import asyncio
import logging
from ipaddress import ip_address
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bruxelles.server.config import Config
from bruxelles.server.limits import MONITORING, Limits
from bruxelles.server.monitoring import Metrics, note
from bruxelles.server.refusals import Refused

HEADERS = Headers(
    {
        "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }
).raw
READING = {"GET", "HEAD", "OPTIONS"}


def refusal(error: Refused) -> Response:
    return Response(error.json(), error.status, media_type="application/json")


class RequestGuard:
    """Checks every request before the application sees it."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics, limits: Limits) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not self.is_ours(headers) or not self.is_host(headers):
            await send({"type": "websocket.close", "code": 4403})
            return
        try:
            self.limits.admit(scope)
        except Refused:
            await send({"type": "websocket.close", "code": 4429})
            return
        await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers.raw.extend(HEADERS)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            receive = await self.admit(scope, receive)
            await self.app(scope, receive, answer)
        except Refused as error:
            await refusal(error)(scope, receive, answer)
        except Exception:
            note("failed", logging.ERROR, exc_info=True, method=scope["method"], path=scope["path"])
            if status == 0:
                await refusal(Refused(500, "something went wrong on the server"))(scope, receive, answer)
        finally:
            self.measure(scope, status, perf_counter() - began)

    def measure(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", None) or "other"
        self.metrics.requests.labels(scope["method"], route, status).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        if scope["path"] not in MONITORING:
            note("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    async def admit(self, scope: Scope, receive: Receive) -> Receive:
        """Refuse a request, or read its body, which then is known to be small."""
        headers = Headers(scope=scope)
        if not self.is_host(headers):
            raise Refused(400, "this server doesn't answer to that name")
        if scope["method"] not in READING and not self.is_ours(headers):
            raise Refused(403, "this page comes from another site and may not write here")
        self.limits.admit(scope)
        if scope["method"] in READING:
            return receive
        try:
            async with asyncio.timeout(self.config.body_seconds):
                return await self.whole_body(headers, receive)
        except TimeoutError as error:
            raise Refused(408, "the request's body didn't arrive in time") from error

    async def whole_body(self, headers: Headers, receive: Receive) -> Receive:
        most = self.config.largest_body
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length[:12]) > most:
            raise Refused(413, "a request's body can have at most {most} bytes", most=most)
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                break
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise Refused(413, "a request's body can have at most {most} bytes", most=most)
        told = False

        async def again() -> Message:
            nonlocal told
            if told:
                return await receive()
            told = True
            return {"type": "http.request", "body": body, "more_body": False}

        return again

    def is_host(self, headers: Headers) -> bool:
        """True if the host name is ours. Another site may let its own name point to us, but not a bare address."""
        if not self.config.hosts:
            return True
        name = host_name(headers.get("host", ""))
        return name in self.config.hosts or is_address(name)

    def is_ours(self, headers: Headers) -> bool:
        """True if our own page sent the request. Browsers always send the origin of a page that writes."""
        origin = headers.get("origin")
        if origin is None or origin in self.config.origins:
            return True
        return origin.partition("://")[2] == headers.get("host", "")


def host_name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
