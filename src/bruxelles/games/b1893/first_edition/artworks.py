"""Workshop: draw artworks from the stack and keep one. (93E1-WORK-01..05)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.first_edition import notations as own
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.games.b1893.first_edition.vocabulary import (
    ARTWORK_DRAWN,
    ARTWORKS_DRAWN,
    ARTWORKS_PUT_BACK,
    COVERED_PUT_BACK,
    DRAW_ARTWORKS,
    KEEP_ARTWORK,
    NOT_DRAWN,
)
from bruxelles.games.b1893.vocabulary import ARTWORK_TAKEN, BLACK, Artwork
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.contents import ChanceKind, DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Chance, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(KEEP_ARTWORK, "keepArtwork", own.COLOUR, ("93E1-WORK-01", "93E1-WORK-04"), private=True, at="drawn"),
    ChanceKind(DRAW_ARTWORKS, "drawArtworks", own.COLOUR, ("93E1-WORK-01", "93E1-WORK-04"), private=True),
    FactKind(ARTWORKS_DRAWN, "artworks_drawn", (("count", n.COUNT),)),
    FactKind(ARTWORK_DRAWN, "artwork_drawn", (("artwork", own.COLOUR),), private=True),
    FactKind(ARTWORKS_PUT_BACK, "artworks_put_back", (("count", n.COUNT),)),
    FactKind(COVERED_PUT_BACK, "covered_put_back", (("count", n.COUNT),)),
    RuleKind(NOT_DRAWN, "93E1-WORK-01"),
]


def coloured_left(table: FirstEditionTable) -> i64:
    """The number of artworks in the coloured stack."""
    return table.stacks.total - table.stacks.count(BLACK)


def draw_coloured(table: FirstEditionTable, dealer: Dealer) -> i64:
    """Draw the top artwork of the coloured stack."""
    colour = dealer.draw(Bag(0, table.stacks.counts[:BLACK]))
    table.stacks.remove(colour)
    return colour


def renew_stacks(table: FirstEditionTable) -> None:
    """When a stack is empty, all covered artworks are shuffled back. (93E1-WORK-02)"""
    if table.covered.total > 0 and (coloured_left(table) == 0 or table.stacks.count(BLACK) == 0):
        tell(table, COVERED_PUT_BACK, NOBODY, table.covered.total)
        table.covered.move_all(to=table.stacks)


@mypyc_attr(free_list_len=1)
class DrawArtworks(Chance[FirstEditionTable]):
    """Draw one coloured artwork, and one for each Exhibition tile you own, as long as there are any; only the player
    who draws sees them. (93E1-WORK-01..05)
    """

    def event(self) -> i64:
        return DRAW_ARTWORKS

    def run(self, table: FirstEditionTable, dealer: Dealer) -> None:
        box = table.box()
        for _ in range(box.workshop_draw + box.exhibition_draw * table.exhibitions[self.seat]):
            if coloured_left(table) > 0:
                colour = draw_coloured(table, dealer)
                table.drawn.add(colour)
                tell(table, ARTWORK_DRAWN, self.seat, colour)
                renew_stacks(table)
        tell(table, ARTWORKS_DRAWN, self.seat, table.drawn.total)
        then(table, KeepArtwork(self.seat))


@mypyc_attr(free_list_len=1)
class KeepArtwork(Decision[FirstEditionTable, Artwork]):
    """Keep one of the artworks drawn; the others are shuffled back. (93E1-WORK-01)"""

    def kind(self) -> i64:
        return KEEP_ARTWORK

    def options(self, table: FirstEditionTable, out: Options) -> None:
        table.drawn.offer(out)

    def why_not(self, table: FirstEditionTable, colour: Artwork) -> i64:
        return ALLOWED if table.drawn.has(colour) else NOT_DRAWN

    def apply(self, table: FirstEditionTable, colour: Artwork) -> None:
        artworks = table.seats[self.seat].artworks
        table.drawn.move(colour, to=artworks)
        tell(table, ARTWORK_TAKEN, self.seat, colour)
        if table.drawn.total > 0:
            tell(table, ARTWORKS_PUT_BACK, self.seat, table.drawn.total)
            table.drawn.move_all(to=table.stacks)

    def prior(self, table: FirstEditionTable, colour: Artwork) -> i64:
        return 1 if table.seats[self.seat].artworks.has(colour) else 4
