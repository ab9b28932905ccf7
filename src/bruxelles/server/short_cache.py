"""What costs and is asked often: made once in a while, however many ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")


class ShortCache(Generic[T]):
    """An answer, or why there is none, that is good for a second."""

    def __init__(self, make: Callable[[], Coroutine[None, None, T]], seconds: float = 1.0) -> None:
        self.make = make
        self.seconds = seconds
        self.made: asyncio.Task[T] | None = None
        self.began = 0.0

    async def __call__(self) -> T:
        if self.made is None or (monotonic() >= self.began + self.seconds and self.made.done()):
            self.began = monotonic()
            self.made = asyncio.create_task(self.make())
        # Several may wait for it; one that goes away must not take it from the others.
        return await asyncio.shield(self.made)
