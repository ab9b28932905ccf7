"""A short-lived cache for something expensive that is asked for often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")


class ShortCache(Generic[T]):
    """A result, or the error in place of it, that is valid for a second."""

    def __init__(self, make: Callable[[], Coroutine[None, None, T]], seconds: float = 1.0) -> None:
        self.make = make
        self.seconds = seconds
        self.made: asyncio.Task[T] | None = None
        self.began = 0.0

    async def __call__(self) -> T:
        if self.made is None or (monotonic() >= self.began + self.seconds and self.made.done()):
            self.began = monotonic()
            self.made = asyncio.create_task(self.make())
        # If one of several who wait for it is cancelled, the others still get it.
        return await asyncio.shield(self.made)
