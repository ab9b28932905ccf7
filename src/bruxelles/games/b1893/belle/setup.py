"""Set-up of Belle Époque. (chapter BE-SETUP)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import CARD_LAID, LAY_CARDS, PAVILIONS, REVEAL_TILES, TILE_REVEALED
from bruxelles.games.b1893.vocabulary import NO_OWNER
from bruxelles.kernel.contents import ChanceKind, FactKind, Kind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.steps import NOBODY, Chance, tell

KINDS: Final[list[Kind]] = [
    ChanceKind(REVEAL_TILES, "revealTiles", n.TILE, ("93-BE-SETUP-03",)),
    ChanceKind(LAY_CARDS, "layCards", n.CARD, ("93-BE-SETUP-02",)),
    FactKind(TILE_REVEALED, "tile_revealed", (("tile", n.TILE),)),
    FactKind(CARD_LAID, "card_laid", (("card", n.CARD), ("pavilion", n.PAVILION))),
]


@mypyc_attr(free_list_len=1)
class RevealTiles(Chance[BelleTable]):
    """Reveal as many tiles as the number of players requires. The tiles that mark spaces are face down, and nobody ever
    learns which they are. (93-BE-SETUP-03..05)
    """

    def event(self) -> i64:
        return REVEAL_TILES

    def run(self, table: BelleTable, dealer: Dealer) -> None:
        for _ in range(table.belle().offered):
            tile = dealer.draw(table.unseen_tiles)
            table.claims[tile] = NO_OWNER
            tell(table, TILE_REVEALED, NOBODY, tile)


@mypyc_attr(free_list_len=1)
class LayCards(Chance[BelleTable]):
    """Lay a card face up beside each pavilion space; the others leave the game. (93-BE-SETUP-02)"""

    def event(self) -> i64:
        return LAY_CARDS

    def run(self, table: BelleTable, dealer: Dealer) -> None:
        for space in range(PAVILIONS):
            card = dealer.draw(table.unseen_cards)
            table.cards[space] = card
            tell(table, CARD_LAID, NOBODY, card, space + 1)
