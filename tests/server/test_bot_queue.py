"""Bots wait fairly: guest after guest, quick ones beside those that think for long, all in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import ClassVar

import httpx
import pytest
from tests.server.playing import Client, HereAndNow, serving

from bruxelles.server import bot_queue
from bruxelles.server import table as tables
from bruxelles.server.addresses import network_of
from bruxelles.server.bot_queue import BotQueue
from bruxelles.server.bots import Turn, Workers
from bruxelles.server.config import Config

FIRST = {"options": {"firstPlayer": "1"}, "seed": "1"}


class Clock:
    """Time passes when a thought takes it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (bot_queue, tables):
        monkeypatch.setattr(module, "monotonic", clock)
    return clock


class Served:
    """Who had a place, in which order; everybody leaves it when told."""

    def __init__(self, queue: BotQueue) -> None:
        self.queue = queue
        self.order: list[str] = []
        self.places: dict[str, bot_queue.Place] = {}
        self.leaving: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, long: bool = True, knows: Sequence[int] = ()) -> None:
        """The guest is named before the dot."""

        async def wait() -> None:
            async with self.queue.place(name.partition(".")[0], long, lambda place: place in knows) as place:
                self.order.append(name)
                self.places[name] = place
                await self.leaving[name].wait()

        self.leaving[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(wait())
        await settled()

    async def leave(self, name: str) -> None:
        self.leaving[name].set()
        await settled()

    async def empty(self) -> None:
        """Everybody has a turn and leaves."""
        for event in self.leaving.values():
            event.set()
        await asyncio.gather(*self.tasks.values())


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def with_line(places: int, run: Callable[[Served], Awaitable[None]]) -> None:
    async def begin() -> None:
        served = Served(BotQueue(places, 1.0, 3.0))
        await run(served)
        await served.empty()
        assert sorted(served.queue.free) == list(range(places))
        assert not any(rotation.guests for rotation in served.queue.waiting.values())

    asyncio.run(begin())


def test_a_guest_with_a_hundred_tables_has_one_turn_before_another_guest() -> None:
    async def run(served: Served) -> None:
        for number in range(100):
            await served.ask(f"many.{number}")
        await served.ask("other.0")
        await served.ask("third.0")
        await served.empty()
        assert served.order[:4] == ["many.0", "many.1", "other.0", "third.0"]

    with_line(2, run)


def test_a_quick_bot_never_waits_for_searches() -> None:
    async def run(served: Served) -> None:
        for number in range(9):
            await served.ask(f"many.{number}")
        await served.ask("other.0", long=False)
        assert served.order == ["many.0", "many.1", "other.0"]

    with_line(3, run)


def test_searches_and_quick_bots_take_turns_at_a_single_place() -> None:
    async def run(served: Served) -> None:
        for number in range(3):
            await served.ask(f"many.{number}")
        for number in range(3):
            await served.ask(f"other.{number}", long=False)
        await served.empty()
        assert served.order == ["many.0", "other.0", "many.1", "other.1", "many.2", "other.2"]

    with_line(1, run)


def test_a_bot_thinks_where_its_table_is_known() -> None:
    async def run(served: Served) -> None:
        await served.ask("a", knows=[3])
        await served.ask("b", knows=[3])
        assert (served.places["a"].number, served.places["b"].number) == (3, 1)

    with_line(4, run)


def test_who_goes_away_leaves_the_line_and_its_place() -> None:
    async def run(served: Served) -> None:
        for name in "abc":
            await served.ask(name)
        served.tasks.pop("b").cancel()
        # Its turn comes before it could say that it is gone.
        await served.leave("a")
        assert served.order == ["a", "c"]
        served.tasks.pop("c").cancel()
        await settled()

    with_line(2, run)


def test_what_a_search_may_take_is_its_share_of_the_deadline(clock: Clock) -> None:
    async def run(served: Served) -> None:
        await served.ask("many.0")
        assert served.places["many.0"].seconds == 3.0
        for number in range(1, 31):
            await served.ask(f"many.{number}")
        await served.ask("other.0")
        await served.leave("many.0")
        assert served.places["many.1"].seconds == 3.0 / 2 / 30
        clock.now = 1.8
        await served.leave("many.1")
        # Its share is half of the time, but so much is no longer left.
        assert served.places["other.0"].seconds == pytest.approx(1.2)

    with_line(2, run)


@pytest.mark.parametrize(
    ("bot", "left", "asked"),
    [
        ("search", 3.0, ("search", None)),
        ("search", 0.5, ("search", 0.5)),
        ("search", 0.05, ("greedy", None)),
        ("greedy", 0.5, ("greedy", None)),
        ("greedy", -0.1, ("random", None)),
        ("random", -0.1, ("random", None)),
    ],
)
def test_a_bot_that_is_late_answers_with_less(
    bot: str, left: float, asked: tuple[str, float | None], tmp_path: Path
) -> None:
    hurried: list[str] = []
    workers = Workers(Config(tmp_path, bot_seconds=1.0), on_hurry=lambda: hurried.append(bot))
    turn, seconds = workers.in_time(Turn("table", "", (), bot), left)
    assert (turn.bot, seconds) == asked
    assert hurried == [bot] * (left < (1.0 if bot == "search" else 0.0))


def test_a_guest_with_many_searches_delays_nobody_elses_bot(tmp_path: Path) -> None:
    class Noting(Workers):
        answered = 0
        waited: ClassVar[dict[str, int]] = {}  # for so many answers of others

        async def answer(self, turn: Turn) -> int:
            before = self.answered
            option = await super().answer(turn)
            self.waited.setdefault(turn.table, self.answered - before)
            self.answered += 1
            return option

    async def run() -> None:
        bots = Noting(Config(tmp_path, bot_workers=1, bot_seconds=0.01))
        async with serving(tmp_path, bots) as client:
            for _ in range(20):
                await (await client.open("search", "search")).frame()  # whoever looks lets bots think
            transport = httpx.ASGITransport(client.app, client=("192.0.2.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url=client.http.base_url) as http:
                table = await Client(client.app, http).open("random", "me", **FIRST)
                async with table.page(table.view) as page:
                    await page.until(1)
            assert bots.waited[table.name] <= 2

    asyncio.run(run())


def test_bots_pause_where_nobody_looks_and_go_on_when_somebody_does(tmp_path: Path, clock: Clock) -> None:
    class Counting(HereAndNow):
        turns = 0

        async def answer(self, turn: Turn) -> int:
            self.turns += 1
            if self.turns % 5 == 0:
                clock.now += 61
            return await super().answer(turn)

    async def run() -> None:
        bots = Counting()
        async with serving(tmp_path, bots) as client:
            table = await client.open("random", "random", **FIRST)
            live = client.app.state.table_registry.tables[table.name]
            await live.bot_turns.thinking
            assert (bots.turns, live.in_use) == (5, False)
            # Who holds no link doesn't look.
            assert (await table.get(by="nobody's")).status_code == 401
            await asyncio.sleep(0)
            assert bots.turns == 5
            await table.frame()
            await live.bot_turns.thinking
            assert bots.turns == 10
            async with table.page(table.view) as page:
                while not (await page.hear())["over"]:
                    pass

    asyncio.run(run())


def test_a_table_that_is_loaded_again_waits_for_somebody_to_look(tmp_path: Path) -> None:
    class Refusing(HereAndNow):
        async def answer(self, turn: Turn) -> int:
            raise AssertionError(turn)

    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("link", "random", **FIRST)
            await table.post("/seats/1/bot", table.host, {"bot": "random"})
        async with serving(tmp_path, Refusing()) as client:
            table.client = client
            found = await client.app.state.table_registry.find(table.name)
            assert found.seated.bot is not None
            assert found.bot_turns.thinking is None

    asyncio.run(run())


def test_a_bot_thinks_for_the_guest_who_looked_last(tmp_path: Path) -> None:
    guests = []

    class Noticing(HereAndNow):
        async def answer(self, turn: Turn) -> int:
            guests.append(turn.guest)
            return await super().answer(turn)

    async def run() -> None:
        async with serving(tmp_path, Noticing()) as client:
            table = await client.open("random", "random", **FIRST)
            async with table.page(table.view) as page:
                while not (await page.hear())["over"]:
                    pass
        assert set(guests) == {"127.0.0.1", "192.0.2.9"}
        assert guests[-1] == "192.0.2.9"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_addresses_of_one_household_are_one_guest(address: str, network: str) -> None:
    assert network_of(address) == network
