"""python -m benchmarks.bots: how long bots take to answer at one table while another guest has a hundred tables.

It starts a server, opens tables with only bots from one address, and plays at tables of two from another address, one
against each bot. With --watched, the first guest keeps a page open at every table. Nothing else should run at the same
time.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter

from websockets.asyncio.client import ClientConnection, connect

import bruxelles
from benchmarks.load import MEGABYTE, say, verdict
from benchmarks.playing import GONE, PATIENCE, Json, Wire, offered
from benchmarks.serving import ServerProcess, serving
from bruxelles.bots.registry import OURS, is_quick, names
from bruxelles.games import NAMES

GREEDY_GUEST, OTHER_GUEST = "10.9.0.1", "10.1.0.1"
PAUSE = 0.06  # seconds before an answer: a guest may send 1,200 requests a minute
WANTED = {True: 1.0, False: 3.0}  # seconds for an answer of a quick bot (True), and of any other


async def page_at(port: int, address: str, opened: Json, token: str) -> ClientConnection:
    url = f"ws://127.0.0.1:{port}/api/tables/{opened['table']}/live"
    page = await connect(url, additional_headers={"x-forwarded-for": address}, max_size=None, proxy=None)
    await page.send(json.dumps({"token": token, "since": 0}))
    return page


async def forget(page: ClientConnection) -> None:
    async for _ in page:
        pass


class Player:
    """A person who plays against one bot and takes the time."""

    def __init__(self, port: int, game: str, bot: str) -> None:
        self.port, self.game, self.bot = port, game, bot
        self.wire = Wire(port, OTHER_GUEST)
        self.dice = random.Random(bot)
        self.waits: list[float] = []
        self.games = 0

    async def play(self, end: float) -> None:
        while perf_counter() < end:
            self.games += 1
            seats = [{"kind": "me"}, {"kind": "bot", "bot": self.bot}]
            asked = {"game": self.game, "seats": seats, "seed": f"game {self.games}"}
            await self.wire.close()
            opened = await self.wire.ask("POST", "/api/tables", None, asked)
            page = await page_at(self.port, OTHER_GUEST, opened, opened["seats"][0]["token"])
            async with page:
                await self.look(page, opened, end)

    async def look(self, page: ClientConnection, opened: Json, end: float) -> None:
        asked_at: float | None = None  # when the bot began to think
        number = -1
        while perf_counter() < end or asked_at is not None:
            frame = json.loads(await asyncio.wait_for(page.recv(), 2 * PATIENCE))
            now = perf_counter()
            if frame["number"] == number:
                continue
            number = frame["number"]
            if asked_at is not None:
                self.waits.append(now - asked_at)
            decision = frame["decision"]
            asked_at = now if decision and decision["seat"] == 2 else None
            if frame["over"]:
                return
            if asked_at is None:
                await self.answer(opened, frame)

    async def answer(self, opened: Json, frame: Json) -> None:
        body: Json = {"expected": frame["number"], "key": str(frame["number"])}
        if frame["waits"]["confirmation_of"]:
            what, body = "confirm", {**body, "seat": 1}
        else:
            token = self.dice.choice(offered(frame["decision"]))
            what = "answers"
            body["answers"] = [{"seat": 1, "decision": frame["decision"]["name"], "token": token}]
        path = f"/api/tables/{opened['table']}/{what}"
        await asyncio.sleep(PAUSE)
        try:
            await self.wire.ask("POST", path, opened["seats"][0]["token"], body)
        except GONE:  # the connection was idle while the bot thought
            await self.wire.ask("POST", path, opened["seats"][0]["token"], body)


async def measure(server: ServerProcess, asked: argparse.Namespace) -> bool:
    good = True
    async with AsyncExitStack() as pages:
        wire = Wire(server.port, GREEDY_GUEST)
        seats = [{"kind": "bot", "bot": asked.bot}] * asked.seats
        for _ in range(asked.tables):
            opened = await wire.ask("POST", "/api/tables", None, {"game": asked.game, "seats": seats})
            if asked.watched:
                page = await page_at(server.port, GREEDY_GUEST, opened, opened["view"])
                looking = asyncio.create_task(forget(page))
                pages.callback(looking.cancel)
                pages.push_async_callback(page.close)
        for bot in OURS:
            player = Player(server.port, asked.game, bot)
            began, used = perf_counter(), server.seconds()
            await player.play(began + asked.seconds)
            share = (server.seconds() - used) / (perf_counter() - began)
            worst = max(player.waits, default=asked.seconds)
            middle = statistics.median(player.waits or [asked.seconds])
            wanted = WANTED[is_quick(bot)]
            good &= worst <= wanted
            told = f"{middle:.3f} / {worst:.2f} s of {len(player.waits)}"
            say(f"{bot} answers, median / worst", told)
            say("the server itself during that time", f"{share:.0%} of a core")
            say(f"wanted: all within {wanted:.0f} s", verdict(worst <= wanted))
        bots = [f"{memory / MEGABYTE:.0f}" for memory in server.memories_of_children()]
        say("memory of the server, and of its bots", f"{server.memory() / MEGABYTE:.0f}, {'  '.join(bots)} MB")
    return good


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description=__doc__)
    parser.add_argument("--game", choices=NAMES, default="1893")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--bot", choices=names(), default="search", help="the bot at those tables")
    parser.add_argument("--watched", action="store_true", help="keep a page open at each of those tables")
    parser.add_argument("--seconds", type=float, default=20, help="time for each line")
    asked = parser.parse_args(arguments)
    looked_at = "watched by their guest" if asked.watched else "that nobody watches"
    print(f"{asked.tables} tables of {asked.seats} {asked.bot} bots {looked_at}; engine {bruxelles.engine}")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        return 0 if asyncio.run(measure(server, asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
