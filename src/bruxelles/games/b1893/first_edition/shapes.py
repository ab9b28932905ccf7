"""The shapes that a view of 1893 has in the first edition."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class FirstEditionView:
    """The first edition: the tracks that all players share on the Brussels board; the year of the Exhibition tile that
    is face up, until somebody takes it, and the number of tiles each seat owns; the artworks covered in the shop; the
    unseen artworks by kind, including those being drawn; the size of the two stacks. While somebody draws artworks:
    who, how many and, for that seat only, which. The others see them as part of the stacks.
    """

    shared_tracks: tuple[str, ...]
    exhibition: int | None
    exhibitions: tuple[int, ...]
    covered: dict[str, int]
    unseen: dict[str, int]
    coloured_stack: int
    black_stack: int
    drawing: int | None
    drawn_count: int
    drawn: tuple[str, ...]
