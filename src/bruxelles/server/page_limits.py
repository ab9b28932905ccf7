"""Limits on open pages. Players and the host always get in; spectators get in while there is room."""

from __future__ import annotations

from collections.abc import Iterable

from bruxelles.server.config import Config
from bruxelles.server.links import VIEW
from bruxelles.server.table import LiveTable
from bruxelles.server.watchers import TOO_MANY, Watcher


class PageLimits:
    """All open pages, by network."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.pages: dict[str, set[Watcher]] = {}
        self.count = 0

    def admit(self, table: LiveTable, watcher: Watcher, network: str) -> bool:
        """Admit a page if there is room. A page of a seat always gets in: a spectator or an older page makes room."""
        config = self.config
        own = [page for page in table.watchers.pages if page.holder == watcher.holder]
        near = self.pages.get(network, set())
        if watcher.holder == VIEW:
            limits = [(own, config.most_spectators), (near, config.most_pages_per_network)]
            if self.count >= config.most_pages or any(len(pages) >= most for pages, most in limits):
                return False
        else:
            make_room(own, config.most_pages_per_holder)
            make_room(near, config.most_pages_per_network)
            if self.count >= config.most_pages:
                make_room([page for pages in self.pages.values() for page in pages], config.most_pages)
        self.pages.setdefault(network, set()).add(watcher)
        self.count += 1
        return True

    def release(self, watcher: Watcher, network: str) -> None:
        self.count -= 1
        self.pages[network].discard(watcher)
        if not self.pages[network]:
            del self.pages[network]


def make_room(pages: Iterable[Watcher], most: int) -> None:
    """Close pages until there is room for one more."""
    staying = [page for page in pages if page.dismissed is None]
    staying.sort(key=lambda page: (page.holder != VIEW, page.arrived))
    for page in staying[: max(0, len(staying) + 1 - most)]:
        page.dismiss(TOO_MANY)
