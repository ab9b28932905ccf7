"""The shapes of what a view of 1893 shows with Belle Époque."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BelleTileView:
    """A tile on offer with its rules, and who has claimed it, by seat counted from 1."""

    tile: str
    rules: tuple[str, ...]
    owner: int | None


@dataclass(frozen=True)
class PavilionView:
    """A pavilion space beside a row: its surcharge in glass, whose pavilion stands there, its card and the rules of
    that, the colours of the meeples in the row and the points that the visit would bring now. Who owns the pavilion
    owns the card; one that was used this round lies face down.
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
    """Belle Époque: spaces under face-down tiles, tiles on offer, pavilions with their cards, Travelers on the Train,
    with the players and at the places of Brussels, who was set aside on a card (0 is a Traveler), the meeple that
    counts for more round irises, and for how many. The tiles and cards that nobody has seen are listed in no order.
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
