"""Sale: move the cursor, choose the artwork, receive BF and VP, place it in the shop. (93E1-SALE-01..04)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.actions.sales import SellArtwork, distance, indicator_steps, pay_sale
from bruxelles.games.b1893.first_edition import notations as own
from bruxelles.games.b1893.first_edition.artworks import renew_stacks
from bruxelles.games.b1893.first_edition.table import FirstEditionTable, first_edition
from bruxelles.games.b1893.first_edition.vocabulary import ARTWORK_COVERED
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ARTWORK_SOLD,
    INDICATOR_MOVED,
    NO_ARTWORK,
    NOT_SHOWN,
    POSITIONS,
    SALE_MOVE,
    SALE_SLOT,
    TOO_FAR,
    Artwork,
    Position,
)
from bruxelles.kernel.contents import FactKind, Kind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    FactKind(ARTWORK_COVERED, "artwork_covered", (("artwork", own.COLOUR),)),
]


@mypyc_attr(free_list_len=1)
class MoveCursor(Decision[FirstEditionTable, Position]):
    """Move the cursor up to as many steps as you own artworks before the sale, or leave it. (93E1-SALE-01,
    93E1-SALE-03, 93E1-SALE-04)
    """

    def kind(self) -> i64:
        return SALE_MOVE

    def options(self, table: FirstEditionTable, out: Options) -> None:
        steps = indicator_steps(table, self.seat)
        for position in range(POSITIONS):
            if distance(position, table.indicator) <= steps:
                out.add(position)

    def why_not(self, table: FirstEditionTable, position: Position) -> i64:
        return ALLOWED if distance(position, table.indicator) <= indicator_steps(table, self.seat) else TOO_FAR

    def apply(self, table: FirstEditionTable, position: Position) -> None:
        if position != table.indicator:
            table.indicator = position
            tell(table, INDICATOR_MOVED, self.seat, position)
        then(table, SellTile(self.seat))

    def prior(self, table: FirstEditionTable, position: Position) -> i64:
        """What the player's best artwork would bring there."""
        artworks, edition = table.seats[self.seat].artworks, table.edition
        best: i64 = 0
        for colour in artworks.listed():
            place = colour * POSITIONS + position
            worth = 2 * edition.money_at[place] + 3 * edition.points_at[place]
            best = worth if worth > best else best
        return 1 + best


@mypyc_attr(free_list_len=1)
class SellTile(SellArtwork):
    """Choose the artwork; it is paid at once and then placed in the shop. (93E1-SALE-01, 93E1-SALE-02)"""

    def apply(self, table: Table, colour: Artwork) -> None:
        tell(table, ARTWORK_SOLD, self.seat, colour)
        pay_sale(table, self.seat, colour)
        if table.slots[0] == NO_ARTWORK:
            place_in_shop(first_edition(table), self.seat, colour, 0)
        elif table.slots[1] == NO_ARTWORK:
            place_in_shop(first_edition(table), self.seat, colour, 1)
        else:
            then(table, CoverTile(self.seat, colour))

    def prior(self, table: Table, colour: Artwork) -> i64:
        place = colour * POSITIONS + table.indicator
        return 1 + 2 * table.edition.money_at[place] + 3 * table.edition.points_at[place]


@mypyc_attr(free_list_len=1)
class CoverTile(Decision[FirstEditionTable, Artwork]):
    """Choose which of the two visible artworks the sold one covers. (93E1-SALE-02)"""

    def __init__(self, seat: i64, artwork: Artwork) -> None:
        super().__init__(seat)
        self.artwork = artwork

    def kind(self) -> i64:
        return SALE_SLOT

    def options(self, table: FirstEditionTable, out: Options) -> None:
        out.add(table.slots[0])
        out.add(table.slots[1])

    def why_not(self, table: FirstEditionTable, shown: Artwork) -> i64:
        return ALLOWED if shown == table.slots[0] or shown == table.slots[1] else NOT_SHOWN

    def apply(self, table: FirstEditionTable, shown: Artwork) -> None:
        table.covered.add(shown)
        tell(table, ARTWORK_COVERED, self.seat, shown)
        place_in_shop(table, self.seat, self.artwork, 0 if table.slots[0] == shown else 1)


def place_in_shop(table: FirstEditionTable, who: i64, artwork: i64, slot: i64) -> None:
    table.seats[who].artworks.remove(artwork)
    table.slots[slot] = artwork
    renew_stacks(table)
