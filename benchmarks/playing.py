"""People who play over the network like a browser: one page for each seat, answers over HTTP, frames pushed to
pages.
"""

import asyncio
import gzip
import json
import random
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
NUMBER = re.compile(r'"number":(\d+)')  # near the beginning of every frame
GONE = (OSError, EOFError, asyncio.IncompleteReadError, WebSocketException)
PATIENCE = 30.0


class Wire:
    """One persistent HTTP connection, without a library, which would add to the time that we measure."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        # Each table comes through the proxy from its own address, so that no limit applies.
        self.head = f"host: localhost:{port}\r\nx-forwarded-for: {address}\r\naccept-encoding: gzip\r\n"
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, method: str, path: str, token: str | None, body: Json | None) -> tuple[int, bytes]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        reader, writer = self.streams
        content = b"" if body is None else json.dumps(body).encode()
        bearer = "" if token is None else f"authorization: Bearer {token}\r\n"
        lengths = f"content-type: application/json\r\ncontent-length: {len(content)}\r\n"
        writer.write(f"{method} {path} HTTP/1.1\r\n{self.head}{bearer}{lengths}\r\n".encode() + content)
        try:
            head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode("latin-1").lower()
            found = re.search(r"content-length: (\d+)", head)
            answer = await reader.readexactly(int(found.group(1)) if found else 0)
        except GONE:
            await self.close()
            raise
        return int(head.split(" ", 2)[1]), gzip.decompress(answer) if "content-encoding: gzip" in head else answer

    async def ask(self, method: str, path: str, token: str | None = None, body: Json | None = None) -> Json:
        status, answer = await self.send(method, path, token, body)
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path}: {status} {answer[:200]!r}")
        content: Json = json.loads(answer)
        return content

    async def close(self) -> None:
        if self.streams is not None:
            (_, writer), self.streams = self.streams, None
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def offered(decision: Json) -> list[str]:
    """The tokens of all possible answers."""
    amount = decision["amount"]
    numbers = range(amount["min"], amount["max"] + 1) if amount else ()
    return [
        *(amount["token"].replace("{amount}", str(number)) for number in numbers),
        *(option["token"] for option in decision["options"]),
    ]


class Page:
    """A page that receives frames. It reads only their numbers; a careful page also keeps the facts."""

    def __init__(self, table: "Table", seat: int, careful: bool) -> None:
        self.table = table
        self.seat = seat
        self.careful = careful
        self.facts: list[Json] = []
        self.number = 0
        self.task: asyncio.Task[None] | None = None
        self.here = asyncio.Event()

    async def open(self) -> None:
        self.task = asyncio.create_task(self.stay())
        await asyncio.wait_for(self.here.wait(), PATIENCE)

    async def stay(self) -> None:
        """Stay connected, and reconnect whenever the server was gone."""
        while True:
            with suppress(*GONE):
                url = f"ws://127.0.0.1:{self.table.wire.port}/api/tables/{self.table.name}/live"
                headers = {"x-forwarded-for": self.table.address}
                async with connect(url, additional_headers=headers, max_size=None, proxy=None) as socket:
                    await socket.send(json.dumps({"token": self.table.tokens[self.seat], "since": self.number}))
                    await self.look(socket)
            await asyncio.sleep(0.1)

    async def look(self, socket: ClientConnection) -> None:
        async for text in socket:
            arrived = perf_counter()
            assert isinstance(text, str)
            found = NUMBER.search(text)
            assert found is not None
            # Frames about people who come and go repeat the previous number.
            fresh, self.number = int(found.group(1)) != self.number, int(found.group(1))
            if self.careful:
                frame = json.loads(text)
                self.facts = [*self.facts[: frame["kept"]], *frame["facts"]]
            self.here.set()
            if fresh:
                self.table.heard(self, arrived)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task


class Counts:
    """What was counted at all tables together."""

    def __init__(self) -> None:
        self.answers = 0
        self.games = 0
        self.pushes: list[float] = []  # seconds from sending an answer to its push to another page
        self.replies: list[float] = []
        self.acknowledged: dict[str, dict[str, int]] = {}  # keys and numbers by table
        self.sent: dict[str, set[str]] = {}
        self.wrong: list[str] = []


class Table:
    """One table with people at all seats."""

    def __init__(self, port: int, place: int, game: str, seats: int, counts: Counts) -> None:
        self.address = f"10.{place >> 16 & 255}.{place >> 8 & 255}.{place & 255}"
        self.careful = place % 10 == 0
        self.wire = Wire(port, self.address)
        self.second = Wire(port, self.address)
        self.place = place
        self.dice = random.Random(place)
        self.game = game
        self.seats = seats
        self.counts = counts
        self.name = ""
        self.view = ""
        self.tokens: list[str] = []
        self.pages: list[Page] = []
        self.frame: Json = {}
        self.awaited: dict[int, tuple[float, int]] = {}  # by number: when it was sent, and from which page
        self.keys = 0
        self.opened = 0

    async def open(self) -> None:
        """Open a new game; every run opens the same ones in the same order."""
        await self.leave()
        self.opened += 1
        seats = [{"kind": "link", "name": f"seat {seat}"} for seat in range(self.seats)]
        asked = {"game": self.game, "seats": seats, "seed": f"table {self.place}, game {self.opened}"}
        opened = await self.wire.ask("POST", "/api/tables", None, asked)
        self.name, self.view = opened["table"], opened["view"]
        self.tokens = [seat["token"] for seat in opened["seats"]]
        self.counts.acknowledged[self.name] = {}
        self.counts.sent[self.name] = set()
        self.pages = [Page(self, seat, self.careful) for seat in range(self.seats)]
        await asyncio.gather(*(page.open() for page in self.pages))
        await self.look()

    async def leave(self) -> None:
        for page in self.pages:
            await page.close()

    async def close(self) -> None:
        await self.leave()
        await self.wire.close()
        await self.second.close()

    async def look(self) -> None:
        self.frame = await self.wire.ask("GET", f"/api/tables/{self.name}", self.tokens[0])

    def heard(self, page: Page, arrived: float) -> None:
        waiting = self.awaited.get(page.number)
        if waiting is not None and waiting[1] != page.seat:
            self.counts.pushes.append(arrived - waiting[0])

    async def play(self, pace: float, until: Callable[[], bool], going_on: bool) -> None:
        """Answer once every `pace` seconds on average; after the end of a game open another table."""
        await asyncio.sleep(self.dice.random() * pace)
        due = perf_counter()
        while not until():
            if self.frame["over"]:
                self.counts.games += 1
                if not going_on:
                    return
                await self.again()
            await self.answer()
            due += pace * (0.5 + self.dice.random())
            await asyncio.sleep(max(0.0, due - perf_counter()))

    async def again(self) -> None:
        await self.check()
        await self.insist(self.open)

    async def insist(self, request: Callable[[], Awaitable[None]]) -> None:
        """Try again until the server answers, as a page does."""
        while True:
            try:
                return await request()
            except GONE:
                await asyncio.sleep(0.05)

    async def answer(self) -> None:
        frame = self.frame
        if frame["over"]:
            raise RuntimeError(f"the game at {self.name} is over at {frame['number']}; nothing is left to answer")
        if seat := frame["waits"]["confirmation_of"]:
            what, body = "confirm", {"seat": seat}
        else:
            decision = frame["decision"]
            seat = decision["seat"]
            token = self.dice.choice(offered(decision))
            what, body = "answers", {"answers": [{"seat": seat, "decision": decision["name"], "token": token}]}
        self.keys += 1
        key = f"{self.keys}"
        self.counts.sent[self.name].add(key)
        await self.insist(lambda: self.send(what, seat - 1, {"expected": frame["number"], "key": key, **body}, key))

    async def send(self, what: str, seat: int, body: Json, key: str) -> None:
        path = f"/api/tables/{self.name}/{what}"
        began = perf_counter()
        self.awaited = {body["expected"] + 1: (began, seat)}
        sending = [self.wire.ask("POST", path, self.tokens[seat], body)]
        if self.dice.random() < 0.02:  # a double click
            sending.append(self.second.ask("POST", path, self.tokens[seat], body))
        frames = [told for told in await asyncio.gather(*sending, return_exceptions=True) if not isinstance(told, GONE)]
        if not frames:
            raise ConnectionError("the server is gone")
        self.counts.replies.append(perf_counter() - began)
        self.counts.answers += 1
        for frame in frames:
            if isinstance(frame, BaseException):
                raise frame
            if frame["number"] != body["expected"] + 1:
                self.counts.wrong.append(f"{self.name}: {what} led from {body['expected']} to {frame['number']}")
            self.frame = frame
        self.counts.acknowledged[self.name][key] = body["expected"] + 1

    async def check(self) -> None:
        """Check that careful pages have all facts, each once."""
        await self.insist(self.look)
        for page in self.pages:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    while page.number < self.frame["number"]:
                        await asyncio.sleep(0.02)
            if page.number != self.frame["number"]:
                self.counts.wrong.append(f"{self.name}: a page is at {page.number}, not {self.frame['number']}")
            if page.careful and page.facts != self.frame["facts"]:
                self.counts.wrong.append(f"{self.name}: a page has other facts than the table")
