"""A cache of the histories of tables that somebody has looked back at lately."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from time import perf_counter

from bruxelles.server.history import History
from bruxelles.server.table import LiveTable
from bruxelles.server.viewer import Viewer

SLICE = 0.002  # seconds of work, during which everybody else waits
LARGEST = 64_000_000  # bytes in the cache, roughly


class HistoryCache:
    """Makes histories in slices of time, one slice at a time. This runs in the event loop, because a thread would make
    everybody else wait much longer for the interpreter.
    """

    def __init__(self) -> None:
        self.cached: OrderedDict[str, History] = OrderedDict()
        self.turn = asyncio.Lock()

    async def course(self, table: LiveTable) -> bytes:
        return (await self.history(table)).course()

    async def scenes(
        self, table: LiveTable, viewer: Viewer, since: int, until: int | None, pay: Callable[[int], None]
    ) -> bytes:
        """The scenes as JSON. Those that nobody has asked for yet cost something."""
        history = await self.history(table)
        knowing = history.knowing(viewer)
        places, more = history.places(since, until)
        async with history.making:
            pay(len(history.missing(knowing, places)))
            await self.in_slices(history.shown(knowing, places))
        self.make_room()
        return history.json(knowing, places, since, more)

    async def history(self, table: LiveTable) -> History:
        async with table.at_rest():
            seated = table.readable()
            history = self.cached.get(table.id)
            if history is None or not history.is_of(seated):
                history = self.cached[table.id] = History(seated)
        self.cached.move_to_end(table.id)
        async with history.making:
            await self.in_slices(history.replaying)
        return history

    async def in_slices(self, work: Iterator[None]) -> None:
        """Do all the work, with pauses for others who watch a replay and for everything else."""
        unfinished = True
        while unfinished:
            async with self.turn:
                unfinished = work_for_a_slice(work)
                # As long as the slice, because the thread that writes to disk needs the interpreter too.
                await asyncio.sleep(SLICE)

    def make_room(self) -> None:
        """Drop the histories that were used longest ago; anybody who is using one still has it."""
        while len(self.cached) > 1 and sum(history.size for history in self.cached.values()) > LARGEST:
            self.cached.popitem(last=False)


def work_for_a_slice(work: Iterator[None]) -> bool:
    """Work for one slice of time; False if nothing is left to do."""
    until = perf_counter() + SLICE
    for _ in work:
        if perf_counter() > until:
            return True
    return False
