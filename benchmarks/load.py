"""python -m benchmarks.load plays many tables over HTTP and WebSockets against a real server on this computer.

It measures how long an answer takes to reach the other pages, what an answer costs and how much memory a table takes,
and checks that the store has every answer exactly once. With --kills, the server is killed (-9) that often at random
moments and restarted; with --soak, the growth of memory is checked. Nothing else should run at the same time.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Sequence
from pathlib import Path
from time import perf_counter

import bruxelles
from benchmarks.playing import Counts, Table
from benchmarks.serving import ServerProcess, serving
from bruxelles.games import NAMES

MEGABYTE = 1_000_000
TARGET = 0.100  # seconds, p99 from sending an answer to its push to another page
GROWTH = 1.10  # how much more memory the last third of a soak may take than the second
AT_ONCE = 20


class Load:
    """One run."""

    def __init__(self, server: ServerProcess, asked: argparse.Namespace) -> None:
        self.server = server
        self.asked = asked
        self.counts = Counts()
        self.tables = [Table(server.port, place, asked.game, asked.seats, self.counts) for place in range(asked.tables)]
        self.lags: list[float] = []
        self.memories: list[int] = []
        self.kills = 0

    async def run(self) -> None:
        empty = self.server.memory()
        began = perf_counter()
        await in_turn([table.open() for table in self.tables])
        took = perf_counter() - began
        held = self.server.memory() - empty
        say("tables opened, with their pages, per second", f"{len(self.tables) / took:,.0f}")
        say("memory of the server with no table", f"{empty / MEGABYTE:.0f} MB")
        say(f"memory per table with {self.asked.seats} pages, new", f"{held / len(self.tables) / 1000:,.0f} kB")
        await self.play()
        held = self.server.memory() - empty
        say(f"memory per table with {self.asked.seats} pages, played", f"{held / len(self.tables) / 1000:,.0f} kB")
        await in_turn([table.check() for table in self.tables])
        await in_turn([table.close() for table in self.tables])

    async def play(self) -> None:
        asked = self.asked
        end = perf_counter() + asked.seconds
        watching = asyncio.create_task(self.watch_ourselves())
        killing = asyncio.create_task(self.kill_at_random())
        soaking = asyncio.create_task(self.weigh())
        began, used = perf_counter(), self.server.seconds()

        def enough() -> bool:
            return perf_counter() >= end and killing.done()

        playing = [table.play(asked.pace, enough, asked.soak or asked.kills > 0) for table in self.tables]
        try:
            await asyncio.gather(*playing)
        finally:
            for task in (watching, soaking):
                task.cancel()
        await killing
        took = perf_counter() - began
        if not self.kills:
            used = self.server.seconds() - used
            answers = max(1, self.counts.answers)
            say(
                "processor time of the server per answer",
                f"{used / answers * 1000:.2f} ms ({used / took:.0%} of a core)",
            )
        say("answers per second", f"{self.counts.answers / took:,.0f}")

    async def watch_ourselves(self) -> None:
        """Measure how late this program is itself: no measurement can be more precise."""
        while True:
            due = perf_counter() + 0.01
            await asyncio.sleep(0.01)
            self.lags.append(perf_counter() - due)

    async def weigh(self) -> None:
        while True:
            await asyncio.sleep(self.asked.seconds / 30)
            self.memories.append(self.server.memory())

    async def kill_at_random(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(self.asked.kills):
            await asyncio.sleep(random.uniform(0.1, 1.9) * self.asked.seconds / (self.asked.kills + 1))
            await loop.run_in_executor(None, self.server.kill)
            await loop.run_in_executor(None, self.server.start)
            self.kills += 1

    def missing(self) -> list[str]:
        """Answers that were acknowledged but aren't in the store, are in it twice, or were never given."""
        rows = self.server.log_rows()
        wrong = list(self.counts.wrong)
        for name, acknowledged in self.counts.acknowledged.items():
            stored = [(number, (key or "").rpartition(":")[2]) for number, key in rows.get(name, [])]
            if [number for number, _ in stored] != list(range(1, len(stored) + 1)):
                wrong.append(f"{name}: the numbers of its rows are {[number for number, _ in stored]}")
            numbers = {key: number for number, key in stored}
            if len(numbers) != len(stored):
                wrong.append(f"{name}: a key stands twice")
            wrong += [f"{name}: answer {k} is lost" for k, number in acknowledged.items() if numbers.get(k) != number]
            wrong += [f"{name}: nobody gave {key}" for key in numbers if key not in self.counts.sent[name]]
        return wrong


async def in_turn(work: Sequence[Awaitable[None]]) -> None:
    places = asyncio.Semaphore(AT_ONCE)

    async def one(each: Awaitable[None]) -> None:
        async with places:
            await each

    await asyncio.gather(*map(one, work))


def say(what: str, found: str) -> None:
    print(f"{what:<58}{found:>26}", flush=True)


def shares(seconds: Sequence[float]) -> str:
    cuts = statistics.quantiles(seconds, n=100)
    return f"{cuts[49] * 1000:.1f} / {cuts[98] * 1000:.1f} / {max(seconds) * 1000:.0f} ms"


def verdict(met: bool) -> str:
    return "met" if met else "not met"


def report(load: Load) -> bool:
    """Print the results; return True if everything is in order."""
    counts = load.counts
    good = True
    say("answer to push at another page, p50 / p99 / worst", shares(counts.pushes))
    say("answer to reply, p50 / p99 / worst", shares(counts.replies))
    say("how late this program was itself, p50 / p99 / worst", shares(load.lags))
    p99 = statistics.quantiles(counts.pushes, n=100)[98]
    if not load.kills:
        say(f"wanted: p99 below {TARGET * 1000:.0f} ms", verdict(p99 < TARGET))
    if load.asked.soak and not load.kills:
        third = len(load.memories) // 3
        early, late = max(load.memories[third : 2 * third]), max(load.memories[2 * third :])
        good &= late < early * GROWTH
        say("most memory in the second third, and in the last", f"{early / MEGABYTE:.0f} / {late / MEGABYTE:.0f} MB")
        say("games played to their end", str(counts.games))
        say(f"wanted: growth below {GROWTH - 1:.0%}", verdict(late < early * GROWTH))
    wrong, failures = load.missing(), load.server.failures()
    if load.kills:
        say("killed and started again", f"{load.kills} times")
    say("answers acknowledged", f"{sum(map(len, counts.acknowledged.values())):,}")
    say("wanted: none lost, none doubled, none invented", verdict(not wrong))
    say("wanted: no failure in the server's log", verdict(not failures))
    for line in [*wrong, *failures][:20]:
        print(line)
    return good and not wrong and not failures


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--game", choices=NAMES, default=NAMES[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3, help="seats at a table, each with its own page")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two answers at a table; 0 for none")
    parser.add_argument("--kills", type=int, default=0, help="how often to kill and restart the server")
    parser.add_argument("--soak", action="store_true", help="open a new table after each game, and check memory")
    asked = parser.parse_args(arguments)
    pace = f"an answer every {asked.pace:g} s at each, for {asked.seconds:g} s"
    print(f"{asked.tables} tables of {asked.game}, {pace}; {bruxelles.engine} engine")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        load = Load(server, asked)
        asyncio.run(load.run())
        stopped = server.stop()
        good = report(load)
        say("wanted: the server stops when asked", verdict(stopped))
    return 0 if good and stopped else 1


if __name__ == "__main__":
    sys.exit(main())
