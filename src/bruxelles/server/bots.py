"""Bots think in separate processes, so that the server never waits. A process that takes too long is killed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic
from typing import NamedTuple, Protocol

from bruxelles.bots import processes, registry
from bruxelles.bots.bot import BotError
from bruxelles.kernel.record import Entry
from bruxelles.server import bot_process
from bruxelles.server.bot_process import Question
from bruxelles.server.bot_queue import QUICK, BotQueue
from bruxelles.server.config import Config
from bruxelles.server.engine import Engine
from bruxelles.server.monitoring import note
from bruxelles.server.refusals import Refused

START = 60.0  # seconds that a process may take to start
NICENESS = 5  # of processes for slow bots, so that the server and quick bots come first
LEAST = 0.1  # of a bot's usual time; with less, a simpler bot answers better


class BotFailedError(Exception):
    """A bot gave no answer."""


class Turn(NamedTuple):
    """A bot's turn to answer: its table, what has happened there since the base record, and the guest it plays for."""

    table: str
    base: str
    entries: Sequence[Entry]
    bot: str
    guest: str = ""


class BotRunner(Protocol):
    """Something that thinks for bots."""

    async def answer(self, turn: Turn) -> int:
        """The number of an option for the decision after the entries. Raises BotError if the bot no longer exists."""
        ...

    async def close(self) -> None: ...


class Worker:
    """A process, and what it knows of each table. It gets one question at a time."""

    def __init__(self, config: Config, niceness: int = 0) -> None:
        self.config = config
        self.niceness = niceness
        self.lock = asyncio.Lock()
        self.known: dict[str, list[Entry]] = {}  # the tables that the process keeps, in order of their last use
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0
        self.engine = ""

    async def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.known.clear()
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), bot_process.begin, (self.niceness,))
            try:
                with processes.undisturbed():
                    started = asyncio.get_running_loop().run_in_executor(self.pool, bot_process.presence)
                self.pid, self.engine = await asyncio.wait_for(started, START)
            except BaseException:
                self.stop()
                raise
        return self.pool

    async def answer(self, turn: Turn, seconds: float | None = None) -> int:
        """The bot's answer; if a time is given, the best it has found by then."""
        async with self.lock:
            try:
                return await self.ask(turn, list(turn.entries), seconds)
            except BotError:
                raise
            except Exception as error:
                # Whatever the reason, a process that failed once gets no further questions.
                self.stop()
                raise BotFailedError(f"{turn.bot}: {type(error).__name__}") from error

    async def ask(self, turn: Turn, entries: list[Entry], seconds: float | None) -> int:
        pool = await self.start()
        known = self.known.pop(turn.table, None)
        for start in ([len(known)] if known and entries[: len(known)] == known else []) + [0]:
            question = Question(
                turn.table,
                turn.bot,
                # Games with a chosen seed must be repeatable, so their bots need the same seeds too.
                str(len(entries)) if self.config.seeds_allowed else secrets.token_hex(16),
                self.config.bot_seconds if seconds is None else seconds,
                seconds is not None,
                turn.base if start == 0 else None,
                start,
                tuple(
                    (entry.seat, entry.kind, entry.numbers, entry.forced, entry.audience) for entry in entries[start:]
                ),
            )
            thought = asyncio.get_running_loop().run_in_executor(pool, bot_process.think, question)
            option = await asyncio.wait_for(thought, self.config.bot_patience)
            if option is not None:
                self.known[turn.table] = entries
                while len(self.known) > bot_process.MOST:
                    del self.known[next(iter(self.known))]
                return option
        raise BotFailedError("the worker lost the table")

    def stop(self) -> None:
        if self.pool is None:
            return
        with contextlib.suppress(ProcessLookupError):
            if self.pid:
                os.kill(self.pid, signal.SIGKILL)
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool, self.pid = None, 0


class Workers:
    """All workers, and the queue for them."""

    def __init__(
        self, config: Config, engine: Engine | None = None, on_hurry: Callable[[], None] = lambda: None
    ) -> None:
        self.config = config
        self.engine = engine or Engine()
        self.on_hurry = on_hurry
        self.workers = [self.worker(place) for place in range(config.bot_workers)]
        self.queue = BotQueue(len(self.workers), config.quick_deadline, config.search_deadline)
        self.usual: dict[str, float] = {}  # how many seconds a slow bot takes when it needn't hurry
        self.starting: asyncio.Task[None] | None = None
        self.renewing: asyncio.Task[None] | None = None

    def worker(self, place: int) -> Worker:
        return Worker(self.config, 0 if place == QUICK else NICENESS)

    async def answer(self, turn: Turn) -> int:
        registry.check(turn.bot)  # its package may be gone
        await self.start()
        self.take_over_engine()
        long = not registry.is_quick(turn.bot)
        async with self.queue.place(turn.guest, long, lambda place: turn.table in self.workers[place].known) as place:
            began = monotonic()
            turn, seconds = self.in_time(turn, place.seconds)
            option = await self.workers[place.number].answer(turn, seconds)
            if not registry.is_quick(turn.bot) and seconds is None:
                usual = self.usual_for(turn.bot)
                self.usual[turn.bot] = usual + ((monotonic() - began) - usual) / 8
            return option

    async def start(self) -> None:
        """Start all processes before any bot queues, so that starting them doesn't count as its time."""
        if self.starting is None:
            self.starting = asyncio.create_task(self.start_all())
        await asyncio.shield(self.starting)

    async def start_all(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self.workers), return_exceptions=True)

    def take_over_engine(self) -> None:
        """Let bots use a compiled engine as soon as there is one. The server itself uses it from its next start."""
        if self.renewing is None and self.engine.is_compiled() and any(each.engine == "pure" for each in self.workers):
            self.renewing = asyncio.create_task(self.renew())

    async def renew(self) -> None:
        """Replace the processes one by one. The old one finishes its answer while the new one starts."""
        for place, old in enumerate(self.workers):
            new = self.worker(place)
            try:
                await new.start()
            except Exception:
                note("engine not taken over", logging.ERROR, exc_info=True)
                return
            self.workers[place] = new
            async with old.lock:
                old.stop()

    def in_time(self, turn: Turn, seconds: float) -> tuple[Turn, float | None]:
        """Who answers, and in how many seconds if it has to hurry. If time is too short, a simpler bot answers."""
        quick, usual = registry.is_quick(turn.bot), self.usual_for(turn.bot)
        if seconds > 0 if quick else seconds >= usual:
            return turn, None
        self.on_hurry()
        return (turn, seconds) if not quick and seconds >= usual * LEAST else (simpler(turn), None)

    def usual_for(self, bot: str) -> float:
        return self.usual.get(bot, self.config.bot_seconds)

    async def close(self) -> None:
        for task in (self.starting, self.renewing):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
        for worker in self.workers:
            worker.stop()


def check_bot(name: str | None) -> None:
    """Refuse an unknown bot, listing the known ones."""
    if name is not None:
        try:
            registry.check(name)
        except BotError as error:
            raise Refused(422, error) from error


def simpler(turn: Turn) -> Turn:
    return turn._replace(bot=registry.simpler(turn.bot) or turn.bot)


async def answer_of(
    runner: BotRunner, turn: Turn, options: Sequence[int], on_failure: Callable[[str], None]
) -> tuple[int, str | None]:
    """The bot's answer and None; or, if the bot fails, the answer of a simpler bot and its name."""
    asked: str | None = turn.bot
    while asked is not None:
        try:
            option = await runner.answer(turn._replace(bot=asked))
            if option in options:
                return option, None if asked == turn.bot else asked
            on_failure(f"{asked} gave an answer that is not on offer")
        except (BotError, BotFailedError) as error:
            on_failure(str(error))
        asked = registry.simpler(asked)
    # The game continues even if no process can be started.
    return options[len(turn.entries) % len(options)], "random"
