"""Bots think in processes of their own, so that the server never waits; one that takes too long is given up."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import zlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Protocol

from bruxelles.kernel.record import Entry
from bruxelles.server import thinking
from bruxelles.server.config import Config
from bruxelles.server.thinking import Question

SIMPLER = {"search": "greedy", "greedy": "random"}
START = 60.0  # seconds that a process may take to start


class BotFailedError(Exception):
    """A bot that gave no answer."""


class Thinkers(Protocol):
    """Whoever thinks for bots."""

    async def answer(self, table: str, base: str, entries: Sequence[Entry], seat: int, bot: str) -> int:
        """The number of an option for the decision that waits behind these entries."""
        ...

    async def close(self) -> None: ...


class Worker:
    """One process and what it knows of each table. It gets one question at a time."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.lock = asyncio.Lock()
        self.known: dict[str, list[Entry]] = {}  # as many as the process keeps, the last used ones
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.known.clear()
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), thinking.begin)
            started = asyncio.get_running_loop().run_in_executor(self.pool, os.getpid)
            self.pid = await asyncio.wait_for(started, START)
        return self.pool

    async def answer(self, table: str, base: str, entries: Sequence[Entry], seat: int, bot: str) -> int:
        async with self.lock:
            try:
                return await self.ask(table, base, list(entries), seat, bot)
            except Exception as error:
                # Whatever it was, a process that failed once isn't trusted with another question.
                self.stop()
                raise BotFailedError(f"{bot}: {type(error).__name__}") from error

    async def ask(self, table: str, base: str, entries: list[Entry], seat: int, bot: str) -> int:
        pool = await self.start()
        known = self.known.pop(table, None)
        for start in ([len(known)] if known and entries[: len(known)] == known else []) + [0]:
            question = Question(
                table,
                seat,
                bot,
                # Games whose seed is named are played again, so bots must have the same thoughts.
                str(len(entries)) if self.config.seeds_allowed else secrets.token_hex(16),
                self.config.bot_seconds,
                base if start == 0 else None,
                start,
                tuple(
                    (entry.seat, entry.kind, entry.numbers, entry.forced, entry.audience) for entry in entries[start:]
                ),
            )
            thought = asyncio.get_running_loop().run_in_executor(pool, thinking.think, question)
            option = await asyncio.wait_for(thought, self.config.bot_patience)
            if option is not None:
                self.known[table] = entries
                while len(self.known) > thinking.MOST:
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
    """All workers; a table always asks the same one, which gets only what is new."""

    def __init__(self, config: Config) -> None:
        self.workers = [Worker(config) for _ in range(config.bot_workers)]

    async def answer(self, table: str, base: str, entries: Sequence[Entry], seat: int, bot: str) -> int:
        worker = self.workers[zlib.crc32(table.encode()) % len(self.workers)]
        return await worker.answer(table, base, entries, seat, bot)

    async def close(self) -> None:
        for worker in self.workers:
            worker.stop()
