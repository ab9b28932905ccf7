"""The queue in which bots wait to think. Guests take turns, so that a guest with many tables delays nobody else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

QUICK = 0  # the place reserved for quick bots, if there are several places


class Place(NamedTuple):
    """Where a bot may think, and for how many seconds if all bots in the queue are to answer in time."""

    number: int
    seconds: float


@dataclass(eq=False)
class Waiting:
    """A bot in the queue: for which guest, whether it is slow, since when, and which places know its table."""

    guest: str
    long: bool
    since: float
    knows: Callable[[int], bool]
    turn: asyncio.Future[Place] = field(default_factory=asyncio.Future)


class Rotation:
    """Guests take turns; the bots of one guest are served in the order in which they came."""

    def __init__(self) -> None:
        self.guests: OrderedDict[str, deque[Waiting]] = OrderedDict()

    def add(self, waiting: Waiting) -> None:
        self.guests.setdefault(waiting.guest, deque()).append(waiting)

    def take(self) -> Waiting:
        guest, bots = next(iter(self.guests.items()))
        self.guests.move_to_end(guest)
        waiting = bots[0]
        self.remove(waiting)
        return waiting

    def remove(self, waiting: Waiting) -> None:
        bots = self.guests.get(waiting.guest, deque())
        if waiting in bots:
            bots.remove(waiting)
            if not bots:
                del self.guests[waiting.guest]

    def share(self) -> float:
        """The next bot's fair share of the places."""
        return 1 / (len(self.guests) * len(next(iter(self.guests.values()))))


class BotQueue:
    """Hands out places. Slow bots never get the quick place, and alternate with quick bots for the others."""

    def __init__(self, places: int, quick_seconds: float, long_seconds: float) -> None:
        self.places = places
        self.free = list(range(places))
        self.deadlines = {False: quick_seconds, True: long_seconds}
        self.waiting = {False: Rotation(), True: Rotation()}
        self.served_long = False

    @asynccontextmanager
    async def place(self, guest: str, long: bool, knows: Callable[[int], bool]) -> AsyncIterator[Place]:
        """Wait for a place, and give it back at the end."""
        waiting = Waiting(guest, long, monotonic(), knows)
        self.waiting[long].add(waiting)
        self.hand_out()
        try:
            yield await waiting.turn
        finally:
            if waiting.turn.cancelled():
                self.waiting[long].remove(waiting)
            else:
                self.free.append(waiting.turn.result().number)
                self.hand_out()

    def hand_out(self) -> None:
        """Give free places to the bots whose turn it is."""
        while True:
            for long in (not self.served_long, self.served_long):
                open_to = self.open_to(long)
                if open_to and self.waiting[long].guests:
                    self.serve(long, open_to)
                    break
            else:
                return

    def open_to(self, long: bool) -> list[int]:
        return [place for place in self.free if not long or place != QUICK or self.places == 1]

    def serve(self, long: bool, places: list[int]) -> None:
        rotation = self.waiting[long]
        deadline = self.deadlines[long]
        share = rotation.share() * deadline * max(1, self.places - 1)
        waiting = rotation.take()
        if waiting.turn.done():  # it was cancelled a moment ago
            return
        # A worker that already knows the table needs only what is new.
        number = min(places, key=lambda place: (not waiting.knows(place), place))
        self.free.remove(number)
        self.served_long = long
        waiting.turn.set_result(Place(number, min(share, deadline - (monotonic() - waiting.since))))
