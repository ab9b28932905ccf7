"""Sales: sell an artwork for what the indicator shows. (chapter SALES)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.income import gain, score
from bruxelles.games.b1893.printed import Printed
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ARTWORK_RETURNED,
    ARTWORK_SOLD,
    BEFORE_SALE_MOVE,
    COLOUR_SHOWN,
    COLOURS,
    FOR_SALE,
    FROM_SALES,
    INDICATOR_MOVED,
    INDICATOR_STEPS,
    NO_ARTWORK,
    NOT_OWNED,
    NOT_SHOWN,
    POSITIONS,
    REACH,
    SALE_MOVE,
    SALE_SLOT,
    SALE_TILE,
    TOO_FAR,
    Artwork,
    Position,
    colour_under,
)
from bruxelles.kernel.contents import (
    DecisionKind,
    FactKind,
    Kind,
    MomentKind,
    MoneyKind,
    QuantityKind,
    RuleKind,
    SourceKind,
)
from bruxelles.kernel.moments import moment
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, adjusted, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(SALE_TILE, "saleTile", n.ARTWORK, ("93-SALES-01", "93-SALES-02"), at="seat:{seat}/artworks"),
    DecisionKind(SALE_MOVE, "saleMove", n.POSITION, ("93-SALES-04", "93-SALES-05")),
    DecisionKind(SALE_SLOT, "saleSlot", n.ARTWORK, ("93-SALES-07",), at="market"),
    FactKind(INDICATOR_MOVED, "indicator_moved", (("position", n.POSITION),)),
    FactKind(ARTWORK_RETURNED, "artwork_returned", (("artwork", n.ARTWORK),)),
    FactKind(ARTWORK_SOLD, "artwork_sold", (("artwork", n.ARTWORK),)),
    RuleKind(NOT_OWNED, "93-SALES-03"),
    RuleKind(COLOUR_SHOWN, "93-SALES-01"),
    RuleKind(TOO_FAR, "93-SALES-04"),
    RuleKind(NOT_SHOWN, "93-SALES-07"),
    MomentKind(BEFORE_SALE_MOVE),  # (card 3)
    QuantityKind(INDICATOR_STEPS),  # (card 3)
    SourceKind(FROM_SALES, "sales"),
    MoneyKind(FOR_SALE, "sale"),
]


def forbids_sale(table: Table, who: i64, colour: i64) -> i64:
    """The seller must own an artwork of this colour, and none may be in the market. (93-SALES-01, 93-SALES-08)"""
    if not table.seats[who].artworks.has(colour):
        return NOT_OWNED
    return COLOUR_SHOWN if is_shown(table, colour) else ALLOWED


def is_shown(table: Table, artwork: i64) -> bool:
    """True if such an artwork is in the market. (93-SALES-08)"""
    return table.slots[0] == artwork or table.slots[1] == artwork


def can_sell(table: Table, who: i64) -> bool:
    """Without an artwork that can be sold, nothing happens at all. (93-SALES-13)"""
    for colour in range(COLOURS):
        if forbids_sale(table, who, colour) == ALLOWED:
            return True
    return False


@mypyc_attr(free_list_len=1)
class SellArtwork(Decision[Table, Artwork]):
    """Choose the artwork to sell. (93-SALES-01, 93-SALES-02)"""

    def kind(self) -> i64:
        return SALE_TILE

    def options(self, table: Table, out: Options) -> None:
        for colour in range(COLOURS):
            if forbids_sale(table, self.seat, colour) == ALLOWED:
                out.add(colour)

    def why_not(self, table: Table, colour: Artwork) -> i64:
        return forbids_sale(table, self.seat, colour)

    def apply(self, table: Table, colour: Artwork) -> None:
        begin_sale(table, self.seat, colour)

    def prior(self, table: Table, colour: Artwork) -> i64:
        return 1 + table.seats[self.seat].artworks.count(colour)


def begin_sale(table: Table, who: i64, artwork: Artwork) -> None:
    """The artwork is chosen; moving the indicator comes next. (93-SALES-02)"""
    then(table, MoveIndicator(who, artwork))
    moment(table, BEFORE_SALE_MOVE, who)


def indicator_steps(table: Table, who: i64) -> i64:
    """One step for each artwork of the seller, including the one being sold. (93-SALES-03, 93-SALES-04)"""
    return adjusted(table, who, INDICATOR_STEPS, table.seats[who].artworks.total)


def steps_to(position: i64, here: i64) -> tuple[i64, i64]:
    """The number of cells down and across from here to a position. (93-SALES-05)"""
    return position // REACH - here // REACH, position % REACH - here % REACH


def distance(one: i64, other: i64) -> i64:
    """The number of steps between two positions, each one cell across or down. (93-SALES-05)"""
    down, across = steps_to(one, other)
    return (down if down > 0 else -down) + (across if across > 0 else -across)


@mypyc_attr(free_list_len=1)
class MoveIndicator(Decision[Table, Position]):
    """Move the indicator up to as many steps as you own artworks, or leave it. (93-SALES-03..05)"""

    def __init__(self, seat: i64, artwork: Artwork) -> None:
        super().__init__(seat)
        self.artwork = artwork

    def kind(self) -> i64:
        return SALE_MOVE

    def options(self, table: Table, out: Options) -> None:
        steps = indicator_steps(table, self.seat)
        for position in range(POSITIONS):
            if distance(position, table.indicator) <= steps:
                out.add(position)

    def why_not(self, table: Table, position: Position) -> i64:
        return ALLOWED if distance(position, table.indicator) <= indicator_steps(table, self.seat) else TOO_FAR

    def apply(self, table: Table, position: Position) -> None:
        if position != table.indicator:
            table.indicator = position
            tell(table, INDICATOR_MOVED, self.seat, position)
        if table.slots[0] == NO_ARTWORK:
            show(table, self.seat, self.artwork, 0)
        elif table.slots[1] == NO_ARTWORK:
            show(table, self.seat, self.artwork, 1)
        else:
            then(table, MakeRoom(self.seat, self.artwork))

    def prior(self, table: Table, position: Position) -> i64:
        place = table.edition.sold_as(table, self.artwork) * POSITIONS + position
        return 1 + 2 * table.edition.money_at[place] + 3 * table.edition.points_at[place]


@mypyc_attr(free_list_len=1)
class MakeRoom(Decision[Table, Artwork]):
    """Choose the artwork in the market that returns to its stack. (93-SALES-07)"""

    def __init__(self, seat: i64, artwork: Artwork) -> None:
        super().__init__(seat)
        self.artwork = artwork

    def kind(self) -> i64:
        return SALE_SLOT

    def options(self, table: Table, out: Options) -> None:
        out.add(table.slots[0])
        out.add(table.slots[1])

    def why_not(self, table: Table, shown: Artwork) -> i64:
        return ALLOWED if shown == table.slots[0] or shown == table.slots[1] else NOT_SHOWN

    def apply(self, table: Table, shown: Artwork) -> None:
        slot: i64 = 0 if table.slots[0] == shown else 1
        table.stacks.add(colour_under(shown))
        tell(table, ARTWORK_RETURNED, self.seat, shown)
        show(table, self.seat, self.artwork, slot)


def show(table: Table, who: i64, artwork: i64, slot: i64) -> None:
    """Put the artwork in the market and pay its seller. (93-SALES-06)"""
    table.seats[who].artworks.remove(artwork)
    table.slots[slot] = artwork
    tell(table, ARTWORK_SOLD, who, artwork)
    pay_sale(table, who, artwork)


def sale_money(edition: Printed, colour: i64, position: i64, divisor: i64) -> i64:
    """BF for a colour with the indicator at this position. (93-SALES-09, 93-GEN-09)"""
    return edition.money_at[colour * POSITIONS + position] // divisor


def sale_points(edition: Printed, colour: i64, position: i64, divisor: i64) -> i64:
    """VP for a colour with the indicator at this position. (93-SALES-09, 93-GEN-09)"""
    return edition.points_at[colour * POSITIONS + position] // divisor


def income_at(table: Table, artwork: i64, position: i64) -> tuple[i64, i64]:
    """BF and VP for an artwork with the indicator at this position. (93-SALES-09)"""
    edition = table.edition
    colour, divisor = edition.sold_as(table, artwork), edition.sale_divisor(artwork)
    return sale_money(edition, colour, position, divisor), sale_points(edition, colour, position, divisor)


def pay_sale(table: Table, who: i64, artwork: i64) -> None:
    """Pay what the indicator shows now. (93-SALES-09)"""
    money, points = income_at(table, artwork, table.indicator)
    gain(table, who, money, FOR_SALE)
    score(table, who, points, FROM_SALES)
