"""What everybody may see besides the Art Nouveau board: nobles, Art Market, compass, Stock Exchange, Brussels."""

from __future__ import annotations

from functools import lru_cache

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.construction import forbids_needle
from bruxelles.games.b1893.actions.nobles import price_of
from bruxelles.games.b1893.actions.sales import is_shown, sale_money, sale_points
from bruxelles.games.b1893.asymmetric.boards.saintenoy import place_before
from bruxelles.games.b1893.printed import Printed
from bruxelles.games.b1893.shapes import (
    BrusselsView,
    CompassView,
    DisplayView,
    MarketView,
    NeedleView,
    SaleView,
    StockView,
)
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    BLACK,
    NO_ARTWORK,
    NO_CARD,
    NO_NOBLE,
    POSITIONS,
    TO_PLACE,
)
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.notation import Notation
from bruxelles.kernel.steps import ALLOWED


def listed(bag: Bag, notation: Notation) -> tuple[str, ...]:
    return tuple(map(notation.token, bag.listed()))


def display_view(table: Table, place: int) -> DisplayView:
    noble = table.display[place]
    return DisplayView(
        n.DISPLAY.token(place), None if noble == NO_NOBLE else n.NOBLE.token(noble), int(price_of(table, place))
    )


def market_view(table: Table) -> MarketView:
    edition = table.edition
    return MarketView(
        shown=tuple(n.ARTWORK.token(slot) for slot in table.slots if slot != NO_ARTWORK),
        indicator=n.POSITION.token(table.indicator),
        money=tuple(map(int, edition.market_money)),
        points=tuple(map(int, edition.market_points)),
        sales=tuple(sale_view(table, colour, is_shown(table, colour), 1) for colour in (*edition.corners, BLACK)),
        white=(),
    )


def sale_view(table: Table, colour: int, banned: bool, divisor: int) -> SaleView:
    money, points = sale_scales(table.edition, int(colour), divisor)
    return SaleView(
        artwork=n.COLOUR.token(colour),
        banned=banned,
        money=money,
        points=points,
    )


@lru_cache(128)
def sale_scales(edition: Printed, colour: int, divisor: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """BF and VP of a colour at every position of the indicator. They are printed, so one calculation serves all
    views.
    """
    positions = range(POSITIONS)
    money = tuple(int(sale_money(edition, colour, position, divisor)) for position in positions)
    return money, tuple(int(sale_points(edition, colour, position, divisor)) for position in positions)


def compass_view(table: Table) -> CompassView:
    edition = table.edition
    places = list(edition.compass_of(table))
    reached = {int(edition.next_place(table, place)) for place in places}
    return CompassView(
        places=tuple(map(n.NEEDLE.token, places)),
        covered=tuple(n.NEEDLE.token(place) for place in places if place not in reached),
        needles=tuple(
            NeedleView(
                n.NEEDLE.token(needle),
                n.NEEDLE.token(edition.next_place(table, needle)),
                n.NEEDLE.token(place_before(table, needle)),
                forbids_needle(table, needle) != ALLOWED,
            )
            for needle in table.needles
        ),
    )


def stock_view(table: Table) -> StockView:
    card, edition = table.stock, table.edition
    lies = card != NO_CARD
    used = int(table.stock_discards.total) + lies
    return StockView(
        stock=n.STOCK.token(card) if lies else None,
        income=int(edition.income[card]) if lies else None,
        irises=tuple(n.IRIS.token(edition.irises[2 * card + pair]) for pair in (0, 1)) if lies else (),
        pile=int(edition.stock_pile) - used,
        unseen=listed(table.stocks, n.STOCK),
        discards=listed(table.stock_discards, n.STOCK),
    )


def brussels_view(table: Table, place: int) -> BrusselsView:
    uses = table.uses[place]
    return BrusselsView(
        place=n.PLACE.token(TO_PLACE + place),
        uses=int(uses),
        next_price=int(table.edition.price(uses)),
        meeples=tuple(int(seat.brussels[place]) for seat in table.seats),
    )
