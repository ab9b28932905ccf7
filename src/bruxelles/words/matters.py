"""What matters now: the part that both games share, the majority of a column."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from bruxelles.words.catalogue import ENGLISH, catalogue
from bruxelles.words.speech import Field, Message, Token

Fields = Mapping[str, Field]
Matter = tuple[str, Fields]  # the name of a sentence, and its fields
Matters = Mapping[str, Callable[[Any, int], Matter]]  # by decision


class Column(Protocol):
    """What the view of a column shows of its majority: the total of each seat, who leads, and by how much."""

    @property
    def sums(self) -> tuple[int, ...]: ...

    @property
    def leaders(self) -> tuple[int, ...]: ...

    @property
    def by(self) -> int: ...


def matter_message(matters: Matters, kinds: Sequence[str], table: Any, seat: int, decision: str) -> Message | None:
    """One sentence for the player who decides, or None if there is nothing to say. Most decisions have a sentence
    without fields. The kinds are the first parts of its key; an edition has a kind of its own.
    """
    name, fields = matters[decision](table, seat) if decision in matters else (decision, {})
    known = any(f"{kind}.{name}" in catalogue(ENGLISH).messages for kind in kinds)
    return Message(f"{kinds[0]}.{name}", fields) if known else None


def contested(columns: Mapping[int, Column], who: int, fields_of: Callable[[int, int], Fields]) -> Matter | None:
    """The column that is closest to changing hands from this seat's point of view; None if nobody has anything in a
    column yet. The fields are those of a column and a margin.
    """
    margins = [(margin_in(column, who), number) for number, column in columns.items() if any(column.sums)]
    if not margins:
        return None
    margin, number = min(margins)
    name, fields = standing_in(columns[number], who)
    return name, {**fields, **fields_of(number, margin)}


def margin_in(column: Column, who: int) -> int:
    """How far this seat is behind or, if it leads, ahead."""
    return max(column.sums) - column.sums[who] or column.by


def standing_in(column: Column, who: int) -> Matter:
    """Where this seat is in a column: tied, in the lead, or behind somebody."""
    if who + 1 in column.leaders:
        return ("column.tied" if len(column.leaders) > 1 else "column.lead"), {}
    if not column.leaders:
        return "column.neutral", {}
    return "column.behind", {"player": Token(f"seat:{column.leaders[0]}")}
