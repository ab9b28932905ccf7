"""White artworks: sold in any colour for half, one more colour when passing, worth nothing at the end. (chapter
BE-WHITE)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.sales import SellArtwork, begin_sale, can_sell, is_shown
from bruxelles.games.b1893.actions.workshop import TakeArtwork
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import (
    COLOUR_DECLARED,
    DECLARED_SHOWN,
    SALE_DECLARE,
    WHITE_DISCARDED,
    WHITE_SHOWN,
)
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ARTWORK_TAKEN,
    ARTWORKS,
    COLOURS,
    NOT_OWNED,
    Artwork,
    colour_under,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, tell, then
from bruxelles.kernel.variants import Adjustment

KINDS: Final[list[Kind]] = [
    DecisionKind(SALE_DECLARE, "saleDeclare", n.COLOUR, ("93-BE-WHITE-02",), at="market"),
    FactKind(COLOUR_DECLARED, "colour_declared", (("artwork", n.ARTWORK), ("colour", n.COLOUR))),
    FactKind(WHITE_DISCARDED, "white_discarded", (("artwork", n.ARTWORK),)),
    RuleKind(WHITE_SHOWN, "93-BE-WHITE-04"),
    RuleKind(DECLARED_SHOWN, "93-BE-WHITE-02"),
]


@mypyc_attr(free_list_len=1)
class TakeWhite(TakeArtwork):
    """Take an artwork of any colour except black, white side up. (93-BE-NOBLE-02, 93-BE-WHITE-01)"""

    def apply(self, table: Table, colour: Artwork) -> None:
        table.stacks.remove(colour)
        table.seats[self.seat].artworks.add(COLOURS + colour)
        tell(table, ARTWORK_TAKEN, self.seat, COLOURS + colour)


def forbids_white(table: Table, who: i64, artwork: i64) -> i64:
    """While a white artwork is in the market, no other one can be sold. (93-BE-WHITE-04)"""
    if not table.seats[who].artworks.has(artwork):
        return NOT_OWNED
    return WHITE_SHOWN if is_white_shown(table) else ALLOWED


def is_white_shown(table: Table) -> bool:
    return table.slots[0] >= COLOURS or table.slots[1] >= COLOURS


def can_sell_any(table: Table, who: i64) -> bool:
    if can_sell(table, who):
        return True
    for artwork in range(COLOURS, ARTWORKS):
        if forbids_white(table, who, artwork) == ALLOWED:
            return True
    return False


@mypyc_attr(free_list_len=1)
class SellAny(SellArtwork):
    """Choose the artwork to sell; if it is white, declare a colour next. (93-BE-WHITE-02, 93-BE-CLAR-08,
    93-BE-CLAR-12)
    """

    def options(self, table: Table, out: Options) -> None:
        for artwork in range(ARTWORKS):
            if self.why_not(table, Artwork(artwork)) == ALLOWED:
                out.add(artwork)

    def why_not(self, table: Table, artwork: Artwork) -> i64:
        return super().why_not(table, artwork) if artwork < COLOURS else forbids_white(table, self.seat, artwork)

    def apply(self, table: Table, artwork: Artwork) -> None:
        if artwork < COLOURS:
            begin_sale(table, self.seat, artwork)
        else:
            then(table, DeclareColour(self.seat, artwork))


@mypyc_attr(free_list_len=1)
class DeclareColour(Decision[BelleTable, Artwork]):
    """Declare one of the five colours that isn't in the market. (93-BE-WHITE-02)"""

    def __init__(self, seat: i64, artwork: Artwork) -> None:
        super().__init__(seat)
        self.artwork = artwork

    def kind(self) -> i64:
        return SALE_DECLARE

    def options(self, table: BelleTable, out: Options) -> None:
        for colour in range(COLOURS):
            if self.why_not(table, Artwork(colour)) == ALLOWED:
                out.add(colour)

    def why_not(self, table: BelleTable, colour: Artwork) -> i64:
        return DECLARED_SHOWN if is_shown(table, colour) else ALLOWED

    def apply(self, table: BelleTable, colour: Artwork) -> None:
        table.declared = colour
        tell(table, COLOUR_DECLARED, self.seat, self.artwork, colour)
        begin_sale(table, self.seat, self.artwork)


class WhiteIsAColour(Adjustment):
    """When passing, white counts as one more colour. (93-BE-WHITE-06)"""

    def of(self, table: BelleTable, seat: i64, value: i64) -> i64:
        return value + 1 if table.whites_of(seat) > 0 else value


class WhiteCountsNothing(Adjustment):
    """White artworks don't count when the rows are scored. (93-BE-WHITE-08)"""

    def of(self, table: BelleTable, seat: i64, value: i64) -> i64:
        return value - table.whites_of(seat)


@mypyc_attr(free_list_len=1)
class DiscardWhite(Effect[BelleTable]):
    """White artworks are discarded before final scoring. (93-BE-WHITE-08, 93-BE-END-01)"""

    def run(self, table: BelleTable) -> None:
        who = table.first
        for _ in range(table.players):
            artworks = table.seats[who].artworks
            for artwork in range(COLOURS, ARTWORKS):
                for _tile in range(artworks.count(artwork)):
                    artworks.remove(artwork)
                    table.stacks.add(colour_under(artwork))
                    tell(table, WHITE_DISCARDED, who, artwork)
            who = table.after(who)
