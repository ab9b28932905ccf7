"""A worker process: it keeps the matches of its tables up to date and lets bots think about them."""

from __future__ import annotations

import os
from collections import OrderedDict
from typing import NamedTuple, TypeAlias

import bruxelles
from bruxelles.bots import processes
from bruxelles.bots.bot import Budget
from bruxelles.bots.players import ITERATIONS
from bruxelles.bots.registry import find_bot
from bruxelles.games import find_rulebook
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Entry
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import apply_entry, replay
from bruxelles.kernel.steps import settle_until_chance

MOST = 256  # matches that a worker keeps; the longest takes 0.15 MB
PlainEntry: TypeAlias = tuple[int, int, tuple[int, ...], bool, int]


class Question(NamedTuple):
    """What a bot is asked. The entries continue what the worker already has, or start from the base, if given."""

    table: str
    bot: str
    seed: str
    seconds: float  # for a search; a compiled one that needn't hurry is limited by iterations instead
    hurried: bool
    base: str | None
    start: int
    entries: tuple[PlainEntry, ...]


class WorkerTable:
    """A table in a worker's memory."""

    def __init__(self, base: str) -> None:
        record = read_record(base, find_rulebook)
        self.match: Match = replay(record, find_rulebook(record.settings.game), "", resume=False)

    def catch_up(self, start: int, entries: tuple[PlainEntry, ...]) -> None:
        match = self.match
        while True:
            settle_until_chance(match.state, match.out)
            done = len(match.entries)
            if done >= start + len(entries):
                return
            apply_entry(match, Entry(*entries[done - start]), 0)


TABLES: OrderedDict[str, WorkerTable] = OrderedDict()


def begin(niceness: int) -> None:
    processes.begin()
    if hasattr(os, "nice"):
        os.nice(niceness)


def presence() -> tuple[int, str]:
    """The id of this process, and its engine."""
    return os.getpid(), bruxelles.engine


def think(question: Question) -> int | None:
    """The number of an option; None if the worker doesn't know the table and needs it from the beginning."""
    if question.base is not None:
        TABLES[question.table] = WorkerTable(question.base)
    table = TABLES.pop(question.table, None)
    if table is None or (question.base is None and len(table.match.entries) != question.start):
        return None
    table.catch_up(question.start, question.entries)
    TABLES[question.table] = table
    while len(TABLES) > MOST:
        TABLES.popitem(last=False)
    match = table.match
    counted = bruxelles.engine == "compiled" and not question.hurried
    budget = Budget(iterations=ITERATIONS) if counted else Budget(seconds=question.seconds)
    # The bot is a new one each time, so that any worker gives the same answer from the same seed.
    bot = find_bot(question.bot, question.seed)
    return int(bot.answer(match.state.copy(), match.numbers, budget))
