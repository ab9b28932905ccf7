"""The shapes of what a view of 1893 shows in its first edition."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class FirstView:
    """The first edition: the tracks that all share on the Brussels board; the year of the Exhibition tile that lies
    face up, until somebody takes it, and how many tiles each seat owns; the artworks covered in the shop; those that
    nobody has seen, by kind, also the ones being drawn; how many lie in the two stacks. While somebody draws
    artworks: who, how many, and, for that seat only, which; all others see them as part of the stacks.
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
