"""What the views of several games show alike."""

from __future__ import annotations

from dataclasses import dataclass

from bruxelles.concepts.majorities import ahead_by, seats_in


@dataclass(frozen=True)
class RaceView:
    """A majority as it stands: what every seat has, who leads, by seat counted from 1, and by how much."""

    sums: tuple[int, ...]
    leaders: tuple[int, ...]
    by: int


def race_view(sums: list[int], leading: int) -> RaceView:
    """With the leaders as a set of bits."""
    seats = seats_in(leading, 1)
    return RaceView(tuple(sums), seats, ahead_by(sums, seats))
