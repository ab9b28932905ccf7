"""The cards, tiles and boards that have their own rules, by token."""

from __future__ import annotations

from functools import cache

from bruxelles.games.b1893.asymmetric.b_side import BSide
from bruxelles.games.b1893.asymmetric.sides import b_sides
from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.tiles import BELLE_TILES, BelleTile
from bruxelles.games.b1893.notations import BOARD, CARD, TILE

Piece = BelleCard | BelleTile | BSide


@cache
def pieces() -> dict[str, Piece]:
    """All of them, in the order of their numbers."""
    found: dict[str, Piece] = {CARD.token(card.number): card for card in DECK}
    found |= {TILE.token(tile.number): tile for tile in BELLE_TILES}
    return found | {BOARD.token(board.number): board for board in b_sides()}


def rules_of(token: str | None) -> tuple[str, ...]:
    """The rules of a piece; empty if it has none, such as an A-side."""
    return pieces()[token].rules if token is not None else ()
