"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from bruxelles.server.keeping import KEEP_ALL, Keeping

DATABASE = "tables.sqlite3"


def data_folder() -> Path:
    """Where tables are kept if nobody says where: in the user's data directory."""
    given = os.environ.get("XDG_DATA_HOME", "")
    home = Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"
    return home / "bruxelles"


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Config:
    """Everything that may differ between two servers."""

    data: Path
    hosts: tuple[str, ...] = ()  # the names it answers to; none given: any
    origins: tuple[str, ...] = ()  # pages from elsewhere that may write, beside its own
    seeds_allowed: bool = False  # for tests: whoever opens a table may name its seed, and bots draw the same
    largest_body: int = 64 * 1024
    body_seconds: float = 10.0  # that a body may take to arrive
    most_tables: int = 100_000
    most_live_tables: int = 2_000  # kept in memory; the others are replayed when somebody comes
    idle_seconds: float = 900.0  # a table that nobody came to for so long leaves memory too
    tidy_seconds: float = 30.0  # between two looks for such tables
    keeping: Keeping = KEEP_ALL  # when tables leave the disk
    expiry_seconds: float = 3_600.0  # between two looks for those
    most_onlookers: int = 64  # pages per table that hold no seat
    most_pages_per_holder: int = 8  # of one person
    most_pages_per_network: int = 128
    most_pages: int = 8_000  # of all tables together
    requests_per_minute: int = 1_200  # per address
    tables_per_hour: int = 120  # per address
    reveal_seconds: float = 10.0  # after which a share that was promised is left out
    bot_workers: int = field(default_factory=lambda: max(2, min(cores(), 8)))  # processes, one of them for quick bots
    bot_seconds: float = 1.0  # what the search may take for one answer, where it isn't compiled
    bot_patience: float = 10.0  # after so many seconds of thinking a bot is given up for this answer
    quick_deadline: float = 1.0  # a simple bot that waited for so long lets a simpler one answer
    search_deadline: float = 3.0  # under load searches become so short that all are answered in this time
    bot_pause: float = 60.0  # bots stop so many seconds after somebody last looked at their table

    @property
    def database(self) -> Path:
        return self.data / DATABASE
