"""The archive: histories of tables that somebody has looked back at lately, so that asking again costs little."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from time import perf_counter

from bruxelles.server.frames import Viewer
from bruxelles.server.history import History
from bruxelles.server.table import LiveTable

TURN = 0.002  # seconds that looking back may take from everybody else at once
LARGEST = 64_000_000  # bytes that are kept, about


class HistoryCache:
    """Makes histories turn by turn, one turn of one history at a time: on the loop itself, because a thread that
    computes keeps everybody else waiting for the interpreter much longer.
    """

    def __init__(self) -> None:
        self.kept: OrderedDict[str, History] = OrderedDict()
        self.turn = asyncio.Lock()

    async def course(self, table: LiveTable) -> bytes:
        return (await self.history(table)).course()

    async def scenes(
        self, table: LiveTable, viewer: Viewer, since: int, until: int | None, pay: Callable[[int], None]
    ) -> bytes:
        """The scenes as JSON; those that nobody has asked for yet have to be paid for."""
        history = await self.history(table)
        knowing = history.knowing(viewer)
        places, more = history.places(since, until)
        async with history.making:
            pay(len(history.missing(knowing, places)))
            await self.turn_by_turn(history.shown(knowing, places))
        self.make_room()
        return history.json(knowing, places, since, more)

    async def history(self, table: LiveTable) -> History:
        async with table.at_rest():
            seated = table.readable()
            history = self.kept.get(table.id)
            if history is None or not history.is_of(seated):
                history = self.kept[table.id] = History(seated)
        self.kept.move_to_end(table.id)
        async with history.making:
            await self.turn_by_turn(history.replaying)
        return history

    async def turn_by_turn(self, work: Iterator[None]) -> None:
        """Whoever else looks back has a turn in between, and so has everything else."""
        going_on = True
        while going_on:
            async with self.turn:
                going_on = worked(work)
                # As long as that took: the thread that writes to the disk needs the interpreter too.
                await asyncio.sleep(TURN)

    def make_room(self) -> None:
        """Forget what was longest ago; whoever is at it still has it."""
        while len(self.kept) > 1 and sum(history.size for history in self.kept.values()) > LARGEST:
            self.kept.popitem(last=False)


def worked(work: Iterator[None]) -> bool:
    """One turn; False if nothing is left to do."""
    until = perf_counter() + TURN
    for _ in work:
        if perf_counter() > until:
            return True
    return False
