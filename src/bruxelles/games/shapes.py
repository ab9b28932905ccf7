"""Parts of a view that several games share."""

from __future__ import annotations

from dataclasses import dataclass

from bruxelles.concepts.majorities import ahead_by, seats_in


@dataclass(frozen=True)
class MajorityView:
    """The state of a majority: what every seat has, who leads (seats counted from 1), and by how much."""

    sums: tuple[int, ...]
    leaders: tuple[int, ...]
    by: int


def majority_view(sums: list[int], leading: int) -> MajorityView:
    """The view of a majority whose leaders are a set of bits."""
    seats = seats_in(leading, 1)
    return MajorityView(tuple(sums), seats, ahead_by(sums, seats))
