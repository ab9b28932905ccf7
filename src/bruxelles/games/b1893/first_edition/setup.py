"""Set-up of the first edition. (93E1-SETUP-01..10)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.workshop import take_artwork
from bruxelles.games.b1893.first_edition import notations as own
from bruxelles.games.b1893.first_edition.artworks import draw_coloured
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.games.b1893.first_edition.vocabulary import (
    COMPASS_LAID,
    COMPASS_TILES,
    DEAL_ARTWORKS,
    EXHIBITION_REVEALED,
    LAY_COMPASS,
)
from bruxelles.games.b1893.vocabulary import COMPASS
from bruxelles.kernel.bag import empty
from bruxelles.kernel.contents import ChanceKind, FactKind, Kind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.steps import NOBODY, Chance, Effect, tell

KINDS: Final[list[Kind]] = [
    ChanceKind(LAY_COMPASS, "layCompass", n.NEEDLE, ("93E1-SETUP-06",)),
    ChanceKind(DEAL_ARTWORKS, "dealArtworks", own.COLOUR, ("93E1-SETUP-05",)),
    FactKind(COMPASS_LAID, "compass_laid", (("needle", n.NEEDLE), ("compass", own.COMPASS_SPACE))),
]


@mypyc_attr(free_list_len=1)
class LayCompass(Chance[FirstEditionTable]):
    """Lay the six tiles at random around the compass; the needles start on two different ones. (93E1-SETUP-06)"""

    def event(self) -> i64:
        return LAY_COMPASS

    def run(self, table: FirstEditionTable, dealer: Dealer) -> None:
        tiles = empty(0, COMPASS)
        for tile in table.compass:
            tiles.add(tile)
        for space in range(COMPASS_TILES):
            table.compass[space] = dealer.draw(tiles)
            tell(table, COMPASS_LAID, NOBODY, table.compass[space], space + 1)
        point_needles(table)


def point_needles(table: FirstEditionTable) -> None:
    spaces = table.box().needle_spaces
    for needle in range(len(spaces)):
        table.needles[needle] = table.compass[spaces[needle]]


@mypyc_attr(free_list_len=1)
class DealArtworks(Chance[FirstEditionTable]):
    """Each player starts with one random coloured artwork. (93E1-SETUP-05)"""

    def event(self) -> i64:
        return DEAL_ARTWORKS

    def run(self, table: FirstEditionTable, dealer: Dealer) -> None:
        who = table.first
        for _ in range(table.edition.players):
            colour = draw_coloured(table, dealer)
            table.stacks.add(colour)
            take_artwork(table, who, colour)
            who = table.after(who)


@mypyc_attr(free_list_len=1)
class OpenExhibition(Effect[FirstEditionTable]):
    """The Exhibition tiles are in the order of their years, the first one face up. (93E1-SETUP-08)"""

    def run(self, table: FirstEditionTable) -> None:
        tell(table, EXHIBITION_REVEALED, NOBODY, table.box().years[0])
