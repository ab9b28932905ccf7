"""The configuration of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from bruxelles.server.keeping import KEEP_ALL, Keeping

DATABASE = "tables.sqlite3"


def data_folder() -> Path:
    """The default folder for tables, in the user's data directory."""
    given = os.environ.get("XDG_DATA_HOME", "")
    home = Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"
    return home / "bruxelles"


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Config:
    """Everything that may differ between servers."""

    data: Path
    hosts: tuple[str, ...] = ()  # the host names it answers to; if empty, any
    origins: tuple[str, ...] = ()  # other origins whose pages may write
    seeds_allowed: bool = False  # for tests: seeds may be chosen when a table is opened, and bots are repeatable
    largest_body: int = 64 * 1024
    body_seconds: float = 10.0  # for a request's body to arrive
    most_tables: int = 100_000
    most_live_tables: int = 2_000  # in memory; others are replayed when somebody comes
    idle_seconds: float = 900.0  # after which an unused table is removed from memory
    tidy_seconds: float = 30.0  # between two searches for such tables
    keeping: Keeping = KEEP_ALL  # when tables are deleted from disk
    expiry_seconds: float = 3_600.0  # between two searches for those
    most_spectators: int = 64  # pages per table without a seat
    most_pages_per_holder: int = 8  # of one person
    most_pages_per_network: int = 128
    most_pages: int = 8_000  # of all tables together
    requests_per_minute: int = 1_200  # per address
    tables_per_hour: int = 120  # per address
    reveal_seconds: float = 10.0  # to reveal a promised share, before it is left out
    bot_workers: int = field(default_factory=lambda: max(2, min(cores(), 8)))  # processes, one of them for quick bots
    bot_seconds: float = 1.0  # for one answer of a search that isn't compiled
    bot_patience: float = 10.0  # of thinking, after which a bot has failed
    quick_deadline: float = 1.0  # after which a simpler bot answers for a quick one
    search_deadline: float = 3.0  # under load, searches are shortened so that all answer in this time
    bot_pause: float = 60.0  # after which bots stop if nobody looks at their table

    @property
    def database(self) -> Path:
        return self.data / DATABASE
