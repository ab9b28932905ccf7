"""The pages that watch a table, and the codes with which the server closes them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import monotonic

from bruxelles.server.viewer import Viewer

AGAIN = 1012  # the page reconnects
BAD_HELLO = 4400
BAD_TOKEN = 4401
NO_TABLE = 4404
DELETED = 4410
TOO_MANY = 4429  # the page asks every few seconds instead


@dataclass(eq=False)
class Watcher:
    """A page: what its token may see, and the number of the last frame it got."""

    holder: str
    viewer: Viewer
    since: int
    news: asyncio.Event = field(default_factory=asyncio.Event)
    dismissed: int | None = None  # the code to close it with
    arrived: float = field(default_factory=monotonic)

    def dismiss(self, code: int) -> None:
        self.dismissed = code
        self.news.set()


class Watchers:
    """All pages that watch one table."""

    def __init__(self, seats: int) -> None:
        self.pages: set[Watcher] = set()
        self.present = [False] * seats  # for each seat, whether one of its pages is open

    def __bool__(self) -> bool:
        return bool(self.pages)

    def arrive(self, watcher: Watcher) -> None:
        self.pages.add(watcher)
        watcher.news.set()
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        self.pages.discard(watcher)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody who is there, if that has changed: a second page of the same person is no news."""
        seats = range(len(self.present))
        present = [any(seat in page.viewer.seats for page in self.pages) for seat in seats]
        if present != self.present:
            self.present = present
            self.tell_all()

    def tell_all(self) -> None:
        for page in self.pages:
            page.news.set()

    def dismiss(self, code: int, holder: str | None = None) -> None:
        """Close the pages of one holder, or all."""
        for page in self.pages:
            if holder is None or page.holder == holder:
                page.dismiss(code)
