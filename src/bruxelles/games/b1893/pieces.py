"""The cards, tiles and boards that have rules of their own, by their tokens."""

from __future__ import annotations

from functools import cache

from bruxelles.games.b1893.asymmetric.entries import Entry as BoardEntry
from bruxelles.games.b1893.asymmetric.sides import b_sides
from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.entries import Entry as CardEntry
from bruxelles.games.b1893.belle.tiles import ENTRIES, TileEntry
from bruxelles.games.b1893.notations import BOARD, CARD, TILE

Piece = CardEntry | TileEntry | BoardEntry


@cache
def pieces() -> dict[str, Piece]:
    """All of them, in the order of their numbers."""
    found: dict[str, Piece] = {CARD.token(card.number): card for card in DECK}
    found |= {TILE.token(tile.number): tile for tile in ENTRIES}
    return found | {BOARD.token(board.number): board for board in b_sides()}


def rules_of(token: str | None) -> tuple[str, ...]:
    """The rules of a piece; none for what has none of its own, such as an A-side."""
    return pieces()[token].rules if token is not None else ()
