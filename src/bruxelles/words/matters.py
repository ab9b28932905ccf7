"""What matters now: the part that both games share, the majority of a column."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from bruxelles.words.speech import Field, Token

Matter = tuple[str, dict[str, Field]]  # the name of a sentence, and its fields
Matters = Mapping[str, Callable[[Any, int], Matter]]  # by decision


class Column(Protocol):
    """What the view of a column shows of its majority: the total of each seat, who leads, and by how much."""

    @property
    def sums(self) -> tuple[int, ...]: ...

    @property
    def leaders(self) -> tuple[int, ...]: ...

    @property
    def by(self) -> int: ...


def matter_of(matters: Matters, table: Any, seat: int, decision: str) -> Matter:
    """What a game says about this decision; most decisions have one sentence without fields."""
    return matters[decision](table, seat) if decision in matters else (decision, {})


def closest_column(columns: Mapping[int, Column], who: int) -> tuple[int, int] | None:
    """The column that is closest to changing hands from this seat's point of view, and by how much; None if nobody has
    anything in a column yet.
    """
    margins = [
        (max(column.sums) - column.sums[who] or column.by, number)
        for number, column in columns.items()
        if any(column.sums)
    ]
    if not margins:
        return None
    margin, number = min(margins)
    return number, margin


def standing_in(column: Column, who: int) -> Matter:
    """Where this seat is in a column: tied, in the lead, or behind somebody."""
    if who + 1 in column.leaders:
        return ("column.tied" if len(column.leaders) > 1 else "column.lead"), {}
    if not column.leaders:
        return "column.neutral", {}
    return "column.behind", {"player": Token(f"seat:{column.leaders[0]}")}
