"""python -m benchmarks.hostile attacks a real server on this computer and measures how long other people wait.

The others play at four tables and request /health. The attacks, in this order: a request with an endless header;
10,000 silent connections from many addresses; 13 requests a second for scenes with a single spectator's link. Nothing
else should run at the same time.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import bruxelles
from benchmarks.load import say, shares
from benchmarks.playing import Counts, Table, Wire
from benchmarks.serving import ServerProcess, serving

MEGABYTE = 1_000_000
HEAD = 100 * MEGABYTE
SILENT = 10_000
SCENES = 13  # a second
PIECE = 64 * 1024
Attack = Callable[[ServerProcess, float, asyncio.Event], Coroutine[None, None, str]]  # sets the event when it begins


class Others:
    """People who play during an attack."""

    def __init__(self, server: ServerProcess) -> None:
        self.counts = Counts()
        self.tables = [Table(server.port, place, "1897", 3, self.counts) for place in range(1, 5)]
        self.wire = Wire(server.port, "10.9.9.9")
        self.healths: list[float] = []
        self.lags: list[float] = []
        self.refused = 0

    async def open(self) -> None:
        for table in self.tables:
            await table.open()

    async def play(self, seconds: float) -> None:
        end = perf_counter() + seconds
        playing = [table.play(0.2, lambda: perf_counter() > end, True) for table in self.tables]
        await asyncio.gather(*playing, self.ask_for_health(end))

    async def ask_for_health(self, end: float) -> None:
        while perf_counter() < end:
            due = perf_counter() + 0.25
            await asyncio.sleep(0.25)
            self.lags.append(perf_counter() - due)
            began = perf_counter()
            try:
                status, _ = await self.wire.send("GET", "/health", None, None)
                self.refused += status != 200
            except (OSError, EOFError, TimeoutError):
                self.refused += 1
            self.healths.append(perf_counter() - began)

    async def close(self) -> None:
        for table in self.tables:
            await table.close()
        await self.wire.close()


async def nothing(server: ServerProcess, seconds: float, begins: asyncio.Event) -> str:
    begins.set()
    await asyncio.sleep(seconds)
    return ""


async def endless_head(server: ServerProcess, seconds: float, begins: asyncio.Event) -> str:
    begins.set()
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ")
    sent, end = 0, perf_counter() + seconds
    with suppress(OSError, TimeoutError):
        while sent < HEAD and perf_counter() < end:
            writer.write(b"x" * PIECE)
            async with asyncio.timeout(max(0.1, end - perf_counter())):
                await writer.drain()
            sent += PIECE
    writer.transport.abort()
    await asyncio.sleep(max(0.0, end - perf_counter()))
    return f"{sent / MEGABYTE:.1f} MB taken"


class Silent(asyncio.Protocol):
    """A connection that sends nothing."""

    def __init__(self, held: set[asyncio.BaseTransport]) -> None:
        self.held = held

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.held.add(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.held.discard(self.transport)


async def silent_connections(server: ServerProcess, seconds: float, begins: asyncio.Event) -> str:
    """Keep as many as possible open, with a new one for each that the server closes."""
    loop, held, dice = asyncio.get_running_loop(), set[asyncio.BaseTransport](), random.Random(1)
    begins.set()
    end, made, most = perf_counter() + seconds, 0, 0
    while perf_counter() < end:
        if len(held) >= SILENT:
            await asyncio.sleep(0.05)
            continue
        source = f"127.{dice.randrange(1, 255)}.{dice.randrange(256)}.{dice.randrange(1, 255)}"
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(2):
                await loop.create_connection(lambda: Silent(held), "127.0.0.1", server.port, local_addr=(source, 0))
        made += 1
        most = max(most, len(held))
    for transport in list(held):
        transport.close()
    return f"{made:,} made, {most:,} at once"


async def scenes(server: ServerProcess, seconds: float, begins: asyncio.Event) -> str:
    """Request scenes of a game of 1893 with five seats, each time from another entry."""
    table = Table(server.port, 77, "1893", 5, Counts())
    await table.open()
    for _ in range(120):
        await table.answer()
    begins.set()
    statuses: list[int] = []

    async def one(number: int) -> None:
        wire = Wire(server.port, table.address)
        with suppress(OSError, EOFError, TimeoutError):
            path = f"/api/tables/{table.name}/scenes?since={number % 40 - 1}"
            statuses.append((await wire.send("GET", path, table.view, None))[0])
        await wire.close()

    asked = []
    for number in range(int(seconds * SCENES)):
        asked.append(asyncio.create_task(one(number)))
        await asyncio.sleep(1 / SCENES)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    await table.close()
    return f"{statuses.count(200)} answered, {statuses.count(429)} refused, of {len(asked)}"


ATTACKS: dict[str, Attack] = {"none": nothing, "head": endless_head, "silent": silent_connections, "scenes": scenes}


async def measure(server: ServerProcess, attack: Attack, seconds: float) -> bool:
    others = Others(server)
    await others.open()
    try:
        begins = asyncio.Event()
        attacking = asyncio.create_task(attack(server, seconds, begins))
        await begins.wait()
        await others.play(seconds)
        found = await attacking
    finally:
        await others.close()
    say("  the attack", found)
    say("  others' answers to reply, p50 / p99 / worst", shares(others.counts.replies))
    say("  /health, p50 / p99 / worst", shares([*others.healths, others.healths[-1]]))
    say("  how late this program was itself", shares([*others.lags, others.lags[-1]]))
    say("  memory of the server", f"{server.memory() / MEGABYTE:.0f} MB")
    good = not others.counts.wrong and not others.refused
    say("  wanted: everybody served, nothing wrong", "met" if good else "not met")
    for line in others.counts.wrong[:5]:
        print(line)
    return good


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hostile", description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], help="the attacks to run (default: all)")
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args(arguments)
    good = True
    for name in asked.attacks or ATTACKS:
        print(f"{name}, {asked.seconds:g} s; {bruxelles.engine} engine")
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
            good &= asyncio.run(measure(server, ATTACKS[name], asked.seconds))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
