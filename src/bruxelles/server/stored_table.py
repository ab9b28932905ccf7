"""What the store keeps of a table: how it began, its links, and its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

RowKind = Literal["answer", "undo", "redo", "confirm", "seat", "share", "begin", "reveal", "deal"]


@dataclass(frozen=True)
class Seat:
    """A seat, and who it was given to."""

    kind: str
    name: str
    person: int
    colour: str
    bot: str | None = None


@dataclass(frozen=True)
class Beginning:
    """How a table began."""

    table: str
    base: str  # the record that it continues
    seed: str
    opening: tuple[str, ...] | None  # the lines dealt when it was opened; None if it gathered shares first
    seats: tuple[Seat, ...]

    def header(self, word: str) -> str:
        """The rest of the header line that starts with this word, even if the record can't be read."""
        lines = self.base.split("\n")
        return next((line.removeprefix(f"{word} ") for line in lines if line.startswith(f"{word} ")), "")


class Given(NamedTuple):
    """An answer as it was sent; seats count from 0."""

    seat: int
    decision: str
    token: str


@dataclass(frozen=True)
class Row:
    """A row of the log: what somebody did, and the lines of the record that resulted. They follow its first `since`
    entries. Loading compares both.
    """

    number: int
    kind: RowKind
    seat: int | None
    key: str | None
    answers: tuple[Given, ...] = ()
    bot: str | None = None  # which bot sits down, or failed
    instead: str | None = None  # which bot answers instead of the one that failed
    since: int = 0
    lines: tuple[str, ...] = ()
    text: str | None = None  # a share, or its digest

    @property
    def is_by_a_person(self) -> bool:
        """True for a person's answer; bots have no keys."""
        return self.kind == "answer" and self.key is not None


@dataclass
class StoredTable:
    """A table on disk."""

    beginning: Beginning
    links: dict[str, str]  # digests by holder
    rows: list[Row] = field(default_factory=list)
