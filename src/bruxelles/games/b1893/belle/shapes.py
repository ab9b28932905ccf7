"""The shapes that a view of 1893 has with Belle Époque."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BelleTileView:
    """A tile on offer, its rules, the seat that has claimed it, counted from 1, and the points that it would bring each
    seat now; empty for a tile that brings something else.
    """

    tile: str
    rules: tuple[str, ...]
    owner: int | None
    points: tuple[int, ...]


@dataclass(frozen=True)
class PavilionView:
    """A pavilion space beside a row: its surcharge in glass, the owner of the pavilion, the card and its rules, the
    number of colours among the meeples in the row, and the points that a visit would bring now. The owner of the
    pavilion owns the card; it is face down once used this round.
    """

    pavilion: str
    glass: int
    owner: int | None
    card: str | None
    rules: tuple[str, ...]
    used: bool
    visitors: int
    visit: int


@dataclass(frozen=True)
class BelleView:
    """Belle Époque: spaces under face-down tiles, tiles on offer, pavilions with their cards; Travelers on the Train,
    with the players and in each place of Brussels; the owner of the meeple set aside on a card (0 is a Traveler); the
    space of the meeple that counts more around irises, and as how many. Unseen tiles and cards are in no order.
    """

    marked: tuple[str, ...]
    tiles: tuple[BelleTileView, ...]
    pavilions: tuple[PavilionView, ...]
    train: int
    travelers: tuple[int, ...]
    riding: tuple[int, ...]
    aside: int | None
    doubled: str | None
    weight: int
    unseen_tiles: tuple[str, ...]
    unseen_cards: tuple[str, ...]
