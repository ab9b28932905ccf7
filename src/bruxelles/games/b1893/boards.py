"""The Architect boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.concepts.tracks import Track
from bruxelles.games.b1893.vocabulary import TRACKS


class Board:
    """One side of an Architect board: its tracks, the costs of its houses, and the multiplier printed for its Strategic
    rows.
    """

    def __init__(self, number: i64, tracks: list[list[int]], costs: list[int], multiplier: i64) -> None:
        self.number = number  # 0 for the A-sides, which are all alike
        self.tracks = [Track(values) for values in tracks]
        self.costs = vec[i64](costs)
        self.multiplier = multiplier

    def levels(self) -> list[list[int]]:
        """The numbers printed on the tracks."""
        return [[int(value) for value in self.tracks[track].values] for track in range(TRACKS)]

    def units(self) -> list[int]:
        """The costs of the houses."""
        return [int(cost) for cost in self.costs]


def a_side(box: Mapping[str, Any]) -> Board:
    """The A-side, the same for all players. (93-SETUP-18)"""
    tracks = [box["tracks.iris"], box["tracks.crown"], box["tracks.architect"]]
    return Board(0, tracks, box["houses.costs"], box["rows.multiplier"])
