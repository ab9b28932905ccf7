"""Sale: an Artwork for money. (chapter SALE)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.income import collect, gained
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARTWORK_NOT_OWNED,
    ARTWORK_SOLD,
    FOR_SALE,
    NEEDS_GOODS,
    SELL_ARTWORK,
    Artwork,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MoneyKind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell

KINDS: Final[list[Kind]] = [
    DecisionKind(SELL_ARTWORK, "sellArtwork", n.ARTWORK, ("97-SALE-01", "97-SALE-02")),
    FactKind(ARTWORK_SOLD, "artwork_sold", (("artwork", n.ARTWORK),)),
    RuleKind(NEEDS_GOODS, "97-PARK-06"),
    RuleKind(ARTWORK_NOT_OWNED, "97-SALE-01"),
    MoneyKind(FOR_SALE, "sale"),
]


def forbids_sale(table: Table, who: i64) -> i64:
    """A player without an Artwork can't sell. (97-PARK-06)"""
    return ALLOWED if table.seats[who].artworks.total > 0 else NEEDS_GOODS


def sale_price(table: Table, who: i64) -> i64:
    """The price of any Artwork. (97-SALE-02)"""
    return gained(table, who, table.edition.sale)


@mypyc_attr(free_list_len=1)
class SellArtwork(Decision[Table, Artwork]):
    """Discard an Artwork of your choice and gain the price, which is the same for all. (97-SALE-01, 97-SALE-02)"""

    def kind(self) -> i64:
        return SELL_ARTWORK

    def options(self, table: Table, out: Options) -> None:
        table.seats[self.seat].artworks.offer(out)

    def why_not(self, table: Table, artwork: Artwork) -> i64:
        return ALLOWED if table.seats[self.seat].artworks.has(artwork) else ARTWORK_NOT_OWNED

    def apply(self, table: Table, artwork: Artwork) -> None:
        seat = table.seats[self.seat]
        seat.artworks.move(artwork, to=table.resolving)
        table.discard(artwork)
        tell(table, ARTWORK_SOLD, self.seat, artwork)
        collect(table, self.seat, sale_price(table, self.seat), FOR_SALE)
