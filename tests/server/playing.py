"""Tables to play at in tests: an application without a network, its pages, and people who answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from bruxelles.kernel.record import Entry
from bruxelles.server.app import create_app
from bruxelles.server.bot_process import Question, think
from bruxelles.server.bots import BotRunner, Turn
from bruxelles.server.config import Config

Json = dict[str, Any]
HOST = "table.test"
PATIENCE = 60.0


class HereAndNow:
    """Bots that think in this process, told only what is new."""

    def __init__(self) -> None:
        self.known: dict[str, list[Entry]] = {}

    async def answer(self, turn: Turn) -> int:
        table, entries, known = turn.table, turn.entries, self.known.get(turn.table, [])
        start = len(known) if entries[: len(known)] == known else 0
        plain = tuple(
            (entry.seat, entry.kind, entry.numbers, entry.forced, entry.audience) for entry in entries[start:]
        )
        base = None if start else turn.base
        option = think(Question(table, turn.bot, str(len(entries)), 0.01, False, base, start, plain))
        assert option is not None
        self.known[table] = list(entries)
        return option

    async def close(self) -> None: ...


class Client:
    """A script at the API."""

    keys = count(1)  # also at the next server no key is used twice

    def __init__(self, app: FastAPI, http: httpx.AsyncClient) -> None:
        self.app = app
        self.http = http

    def key(self) -> str:
        return f"key {next(self.keys)}"

    async def open(self, *seats: Json | str, **more: Any) -> Opened:
        asked = [seat if isinstance(seat, dict) else seat_of(seat) for seat in seats]
        found = await self.http.post("/api/tables", json={"game": "1897", "seats": asked, "seed": "1", **more})
        assert found.status_code == 201, found.text
        return Opened(self, found.json())


def seat_of(text: str) -> Json:
    """`me`, `here`, `link`, or a bot by its name."""
    return {"kind": text, "name": text} if text in ("me", "here", "link") else {"kind": "bot", "name": "", "bot": text}


def offered(decision: Json) -> list[str]:
    """Everything that may be answered, as anybody can tell who knows no game."""
    amount = decision["amount"]
    numbers = range(amount["min"], amount["max"] + 1) if amount else ()
    return [
        *(amount["token"].replace("{amount}", str(number)) for number in numbers),
        *(option["token"] for option in decision["options"]),
    ]


class Opened:
    """A table and its links."""

    def __init__(self, client: Client, opened: Json) -> None:
        self.client = client
        self.name: str = opened["table"]
        self.host: str = opened["host"]
        self.view: str = opened["view"]
        self.tokens: list[str | None] = [seat["token"] for seat in opened["seats"]]

    def token(self, seat: int) -> str:
        token = self.tokens[seat - 1]
        assert token is not None
        return token

    async def get(self, path: str = "", by: str | None = None, **query: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {by or self.view}"}
        await asyncio.sleep(0)  # over a network, others would have their turn
        return await self.client.http.get(f"/api/tables/{self.name}{path}", headers=headers, params=query)

    async def post(self, path: str, token: str | None, body: Json | None = None) -> httpx.Response:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return await self.client.http.post(f"/api/tables/{self.name}{path}", headers=headers, json=body)

    async def frame(self, token: str | None = None, since: int | None = None) -> Json:
        found = await self.get("" if since is None else f"/since/{since}", token)
        assert found.status_code == 200, found.text
        frame: Json = found.json()
        return frame

    async def send(self, frame: Json, *answers: tuple[int, str, str], **more: Any) -> httpx.Response:
        """Answer what a frame asks, by default with the link of the first seat that answers."""
        body = {
            "expected": more.get("expected", frame["number"]),
            "key": more.get("key") or self.client.key(),
            "answers": [{"seat": seat, "decision": name, "token": token} for seat, name, token in answers],
        }
        return await self.post("/answers", more.get("by") or self.token(answers[0][0]), body)

    async def turn(self, what: str, frame: Json, seat: int, by: str | None = None) -> httpx.Response:
        body = {"expected": frame["number"], "key": self.client.key(), "seat": seat}
        return await self.post(f"/{what}", by or self.token(seat), body)

    async def step(self, choice: int = 0, frame: Json | None = None) -> Json:
        """Let the next thing happen: a confirmation, an answer, or a bot's turn."""
        frame = frame or await self.frame()
        if seat := frame["waits"]["confirmation_of"]:
            found = await self.turn("confirm", frame, seat)
        elif (decision := frame["decision"]) and not frame["seats"][decision["seat"] - 1]["bot"]:
            # What it may choose from is told to nobody else where it has drawn something.
            own = await self.frame(self.token(decision["seat"])) if not offered(decision) else frame
            tokens = offered(own["decision"])
            found = await self.send(frame, (decision["seat"], decision["name"], tokens[choice % len(tokens)]))
        else:
            return await self.frame(since=frame["number"])
        assert found.status_code == 200, found.text
        after: Json = found.json()
        return after

    async def play(self, most: int = 10_000) -> Json:
        """Play on with varied answers, to the end or for so many steps."""
        frame = await self.frame()
        for number in range(most):
            if frame["over"]:
                return frame
            frame = await self.step(number * 7, frame)
        return frame

    def page(self, token: str, since: int = 0, **more: Any) -> Page:
        return Page(self.client.app, self.name, json.dumps({"token": token, "since": since}), **more)


class Page:
    """A browser's page at the WebSocket of a table."""

    def __init__(self, app: FastAPI, table: str, hello: str, **headers: str) -> None:
        self.app = app
        self.scope: Json = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/api/tables/{table}/live",
            "raw_path": f"/api/tables/{table}/live".encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", HOST.encode()), *((n.encode(), v.encode()) for n, v in headers.items())],
            "client": ("192.0.2.9", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }
        self.hello = hello
        self.said: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.gone = False

    async def receive(self, message: MutableMapping[str, Any]) -> None:
        if self.gone:
            raise OSError("the page is gone")
        await self.heard.put(message)

    async def __aenter__(self) -> Page:
        await self.said.put({"type": "websocket.connect"})
        await self.said.put({"type": "websocket.receive", "text": self.hello})
        self.task = asyncio.create_task(self.app(self.scope, self.said.get, self.receive))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.said.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE)

    async def hear(self) -> Json:
        """The next frame, or how the connection was closed."""
        message = await asyncio.wait_for(self.heard.get(), PATIENCE)
        if message["type"] == "websocket.accept":
            return await self.hear()
        if message["type"] == "websocket.close":
            return {"closed": message["code"]}
        frame: Json = json.loads(message["text"])
        return frame

    async def until_closed(self) -> int:
        """How the connection is closed, whatever is told before."""
        while "closed" not in (heard := await self.hear()):
            pass
        code: int = heard["closed"]
        return code

    async def until(self, number: int) -> list[Json]:
        """Frames up to this number."""
        frames = [await self.hear()]
        while frames[-1]["number"] < number:
            frames.append(await self.hear())
        return frames


@asynccontextmanager
async def serving(data: Path, bot_runner: BotRunner | None = None, **config: Any) -> AsyncIterator[Client]:
    """A server on this data folder."""
    plenty = {"requests_per_minute": 10**6, "tables_per_hour": 10**6, "seeds_allowed": True}
    app = create_app(Config(data, **{**plenty, **config}), bot_runner or HereAndNow())
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as http,
    ):
        yield Client(app, http)


def sentences(frame: Json) -> list[Json]:
    """The log of a frame."""
    return [line for fact in frame["facts"] for line in fact["log"]]


def together(frames: Sequence[Json]) -> list[Json]:
    """The facts that a page has after these frames."""
    facts: list[Json] = []
    for frame in frames:
        facts = [*facts[: frame["kept"]], *frame["facts"]]
    return facts
