"""The line in which bots wait to think: guest after guest, so that whoever has many tables delays nobody else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

QUICK = 0  # the place that is kept for bots that answer at once, where there are several


class Place(NamedTuple):
    """Where a bot may think, and for how many seconds if all who wait shall be answered in time."""

    number: int
    seconds: float


@dataclass(eq=False)
class Waiting:
    """A bot that waits: for whom, whether it thinks for long, since when, and which places know its table."""

    guest: str
    long: bool
    since: float
    knows: Callable[[int], bool]
    turn: asyncio.Future[Place] = field(default_factory=asyncio.Future)


class Rotation:
    """Guests have their turn one after the other; the bots of one guest in the order in which they came."""

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
        """The part of all places that the bot which comes next may claim."""
        return 1 / (len(self.guests) * len(next(iter(self.guests.values()))))


class BotQueue:
    """Hands out places. A bot that thinks for long never gets the last one, and takes turns with the quick ones."""

    def __init__(self, places: int, quick_seconds: float, long_seconds: float) -> None:
        self.places = places
        self.free = list(range(places))
        self.deadlines = {False: quick_seconds, True: long_seconds}
        self.waiting = {False: Rotation(), True: Rotation()}
        self.served_long = False

    @asynccontextmanager
    async def place(self, guest: str, long: bool, knows: Callable[[int], bool]) -> AsyncIterator[Place]:
        """Wait for a place, and give it back."""
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
        """Give what is free to those whose turn it is."""
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
        if waiting.turn.done():  # it went away, and nobody has heard of it yet
            return
        # A place that knows the table needn't be told all of it.
        number = min(places, key=lambda place: (not waiting.knows(place), place))
        self.free.remove(number)
        self.served_long = long
        waiting.turn.set_result(Place(number, min(share, deadline - (monotonic() - waiting.since))))
