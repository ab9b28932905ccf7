"""Everything that anybody can ask of a table, asked by everybody who may not know what one seat has drawn there in
secret; every answer is written down byte by byte.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import httpx
from fastapi import FastAPI
from starlette.routing import Route, WebSocketRoute
from tests.server.playing import Client, Json, Opened

import bruxelles.server
from bruxelles.games import find_rulebook
from bruxelles.server.monitoring import LOGGER, JsonLines

GAME = "1893-1st"
KEEP = "keepArtwork"
SEATS = [{"kind": "link", "name": "Anna"}, {"kind": "me", "name": "Bert"}, {"kind": "here", "name": "Cleo"}]
LINKS = [{"kind": "link", "name": name} for name in ("Dora", "Emil", "Fia")]
TABLE = "/api/tables/{id}"
OF_THE_BODY = ("content-length", "etag")  # headers that follow from it, digests of seeds included
LIVE = "WS /api/tables/{name}/live"
Chain = Sequence[tuple[str, str]]  # decisions with their answers, one after the other


class Question(NamedTuple):
    """A request to one route: what its path, its query and its body say."""

    route: str
    path: Json
    query: Json | None = None
    body: Json | None = None


class Numbers:
    """Names, links and seeds are counted, so that they are the same in every world; seeds may have a salt."""

    def __init__(self) -> None:
        self.begin()

    def begin(self, salt: str = "") -> None:
        self.numbers = count(1)
        self.salt = salt

    def text(self, length: int = 32) -> str:
        return f"{next(self.numbers):0{length}}"

    def seed(self, length: int = 32) -> str:
        return self.salt + self.text(length)


class Log(logging.Handler):
    """The lines that would go to stderr, times aside."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(self.format(record))
        self.lines.append(json.dumps({name: value for name, value in line.items() if name not in ("at", "ms")}))

    @contextmanager
    def listening(self) -> Iterator[None]:
        level = LOGGER.level
        LOGGER.addHandler(self)
        LOGGER.setLevel(logging.INFO)
        try:
            yield
        finally:
            LOGGER.removeHandler(self)
            LOGGER.setLevel(level)


class Work:
    """Counts calls of the server's functions while it is told to: what it does for one secret only takes its time."""

    def __init__(self) -> None:
        self.calls = 0
        self.folder = str(Path(bruxelles.server.__file__).parent)

    def done(self) -> int:
        calls, self.calls = self.calls, 0
        return calls

    def look(self, frame: FrameType, event: str, _: object) -> None:
        self.calls += event == "call" and frame.f_code.co_filename.startswith(self.folder)

    @contextmanager
    def counting(self) -> Iterator[None]:
        sys.setprofile(self.look)
        try:
            yield
        finally:
            sys.setprofile(None)


def routes_of(app: FastAPI) -> set[str]:
    """Every route with its method, as questions name it."""
    found = set()
    for route in app.routes:
        assert isinstance(route, Route | WebSocketRoute), f"nobody knows how to ask {route}"
        methods = ["WS"] if isinstance(route, WebSocketRoute) else sorted(route.methods or ())
        found |= {f"{method} {route.path}" for method in methods}
    return found


def tokens_of(decision: str) -> list[str]:
    """What a decision may be answered with, or the first few of many."""
    kind = find_rulebook(GAME).contents.by_name[decision]
    return [kind.token(option) for option in kind.options()[:6]]


def every_answer() -> list[Chain]:
    return [[(name, token)] for name in find_rulebook(GAME).contents.by_name for token in tokens_of(name)]


def secret_answers() -> list[Chain]:
    """Answers to what one seat decides in secret, also several at once."""
    single = [[(KEEP, token)] for token in tokens_of(KEEP)]
    return [*single, [*single[0], *single[1]], [("turn", "pass"), *single[0]]]


def beside_tables() -> Iterator[Question]:
    """What has nothing to do with one table."""
    for path in (
        "/api/openapi.json",
        "/api/docs",
        "/api/games",
        "/api/engine",
        "/api/keeping",
        "/api/languages",
        "/health",
    ):
        yield Question(f"GET {path}", {})
    yield Question("HEAD /api/openapi.json", {})
    for path in ("/api/words/{lang}", "/api/rules/{lang}"):
        yield Question(f"GET {path}", {"lang": "fr"})
    yield Question("GET /api/components/{game}", {"game": GAME})
    yield Question("GET /api/help/{edition}", {"edition": GAME})
    for method in ("GET", "HEAD"):
        yield Question(f"{method} /{{path:path}}", {"path": "t/1"})
    yield Question("POST /api/tables", {}, body={"game": GAME, "seats": LINKS})


def looking(table: str, number: int, entry: int) -> Iterator[Question]:
    """What shows a table and changes nothing."""
    here = {"id": table}
    for path in ("", "/brief", "/course", "/deals", "/record"):
        yield Question(f"GET {TABLE}{path}", here)
    for since in {0, max(number - 1, 0), number}:
        yield Question(f"GET {TABLE}/since/{{number}}", {**here, "number": since})
    for query in ({}, {"since": entry - 1}, {"since": max(entry - 3, -1), "until": entry - 1}):
        yield Question(f"GET {TABLE}/scenes", here, query)


def trying(table: str, chains: Sequence[Chain]) -> Iterator[Question]:
    """What would come of these answers, and why not."""
    for chain in chains:
        asked = {"decision": [name for name, _ in chain], "token": [token for _, token in chain]}
        yield Question(f"GET {TABLE}/why", {"id": table}, asked)
        for seat in (1, 2):
            yield Question(f"GET {TABLE}/preview", {"id": table}, {"seat": seat, **asked})


def acting(table: str, number: int, chains: Sequence[Chain]) -> Iterator[Question]:
    """What people do at a table, if they may."""
    for chain in chains:
        for seat in (1, 2):
            answers = [{"seat": seat, "decision": name, "token": token} for name, token in chain]
            yield Question(f"POST {TABLE}/answers", {"id": table}, body={**sent(number), "answers": answers})
    for what in ("undo", "redo", "confirm"):
        for seat in (1, 2):
            yield Question(f"POST {TABLE}/{what}", {"id": table}, body={**sent(number), "seat": seat})


def sent(number: int) -> Json:
    return {"expected": number, "key": secrets.token_urlsafe()}


def sharing(table: str) -> Iterator[Question]:
    """What comes before the first card: a share that fits no promise, and the host's impatience."""
    yield Question(f"POST {TABLE}/share", {"id": table}, body={"digest": f"sha256:{'0' * 64}"})
    yield Question(f"POST {TABLE}/reveal", {"id": table}, body={"nonce": "0" * 64})
    yield Question(f"POST {TABLE}/begin", {"id": table})


def playing_on(table: str, entry: int) -> Iterator[Question]:
    """From before the last draw up to now, and from further than that."""
    for place in range(max(entry - 2, 0), entry + 2):
        yield Question(f"POST {TABLE}/fork", {"id": table}, body={"entry": place, "seats": LINKS})


def hosting(table: str) -> Iterator[Question]:
    """What the host does, if anybody. A bot answers for whoever has drawn, so this comes last."""
    for seat in (2, 1):
        here = {"id": table, "seat": seat}
        yield Question(f"POST {TABLE}/seats/{{seat}}/link", here)
        for bot in (None, "random"):
            yield Question(f"POST {TABLE}/seats/{{seat}}/bot", here, body={"bot": bot})


def renewing(table: str) -> Iterator[Question]:
    for holder in ("view", "host"):
        yield Question(f"POST {TABLE}/links/{{holder}}", {"id": table, "holder": holder})


def deleting(table: str) -> Iterator[Question]:
    yield Question(f"DELETE {TABLE}", {"id": table})


def asked_routes() -> set[str]:
    """Every route that some question is put to."""
    questions = [*beside_tables(), *looking("", 0, 0), *trying("", [[]]), *acting("", 0, [[]])]
    questions += [*sharing(""), *playing_on("", 0), *hosting(""), *renewing(""), *deleting("")]
    return {question.route for question in questions} | {LIVE, "GET /metrics", "POST /api/tables/import"}


class World:
    """A table at which seat 1 has a secret, and all that others were told there."""

    def __init__(self, client: Client, table: Opened, data: Path) -> None:
        self.client = client
        self.table = table
        self.data = data
        self.written: list[tuple[str, object]] = []
        self.log = Log()
        self.work = Work()

    def askers(self) -> dict[str, str | None]:
        """Everybody but the seat that draws; the host, who may most, last."""
        return {"nobody": None, "wrong": "wrong", **self.links()}

    def links(self) -> dict[str, str]:
        return {"Bert": self.table.token(2), "view": self.table.view, "host": self.table.host}

    async def ask(self, who: str, token: str | None, question: Question) -> httpx.Response:
        method, path = question.route.split(" ")
        address = path.replace(":path", "").format(**question.path)
        bearer = {} if token is None else {"authorization": f"Bearer {token}"}
        found = await self.client.http.request(
            method, address, headers=bearer, params=question.query, json=question.body
        )
        assert found.status_code < 500, question
        headers = [header for header in sorted(found.headers.items()) if header[0] not in OF_THE_BODY]
        told = (found.status_code, headers, undigested(found.content), self.work.done())
        self.written.append((f"{who} asks {question}", told))
        return found

    async def ask_by_all(self, questions: Callable[[str], Iterable[Question]]) -> Json:
        """Returns what the host heard last."""
        for who, token in self.askers().items():
            for question in questions(self.table.name):
                found = await self.ask(who, token, question)
        return found.json() if found.content else {}

    async def ask_all(self, chains: Sequence[Chain]) -> None:
        """Everybody asks everything but what is for the host, and looks on for a moment."""
        frame = await self.table.frame()
        name, number, entry = self.table.name, frame["number"], frame["entry"]
        for who, token in self.askers().items():
            tried = chains if who in self.links() else chains[:1]
            answers = (*trying(name, tried), *acting(name, number, tried))
            for question in (*looking(name, number, entry), *answers, *sharing(name)):
                await self.ask(who, token, question)
            async with self.table.page(token or "", max(number - 1, 0)) as page:
                self.hear(who, await page.hear())
        await self.measure()

    def hear(self, who: str, frame: Json) -> None:
        self.written.append((f"{who} hears from {LIVE}", undigested(json.dumps(frame).encode())))

    async def play_on(self) -> None:
        """Everybody plays on from everywhere, takes all seats of the new table and looks around."""
        entry = (await self.table.frame())["entry"]
        for who, token in self.links().items():
            for question in playing_on(self.table.name, entry):
                found = await self.ask(who, token, question)
                if found.status_code == 201:
                    opened = found.json()
                    for look in looking(opened["table"], 0, entry):
                        await self.ask(f"{who}, playing on,", opened["seats"][0]["token"], look)

    async def measure(self) -> None:
        """What whoever runs the server sees, times aside."""
        text = (await self.client.http.get("/metrics")).text
        self.written.append(("metrics", [line for line in text.split("\n") if not TIMES.search(line)]))
        self.written.append(("log", self.log.lines[:]))
        self.log.lines.clear()


TIMES = re.compile(r"_bucket|_sum|_created")


def undigested(content: bytes) -> bytes:
    """Without digests of seeds: where tables have drawn by themselves, their seeds differ."""
    return re.sub(rb"sha256:[0-9a-f]{64}", b"sha256", content)
