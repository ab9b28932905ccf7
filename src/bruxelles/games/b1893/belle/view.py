"""What everybody may see of Belle Époque: everything except which tiles are face down. (93-GEN-15, 93-BE-SETUP-05)"""

from __future__ import annotations

from dataclasses import replace

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.sales import is_shown
from bruxelles.games.b1893.belle.resolution import colours_in_row, visit_points
from bruxelles.games.b1893.belle.shapes import BelleTileView, BelleView, PavilionView
from bruxelles.games.b1893.belle.table import BelleTable, belle
from bruxelles.games.b1893.belle.tiles import BELLE_TILES, PointsTile
from bruxelles.games.b1893.belle.vocabulary import NOT_OFFERED, PAVILIONS, TILES
from bruxelles.games.b1893.belle.white import is_white_shown
from bruxelles.games.b1893.city_view import sale_view
from bruxelles.games.b1893.pieces import rules_of
from bruxelles.games.b1893.shapes import BoardView, SaleView
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.view import view
from bruxelles.games.b1893.vocabulary import BLACK, COLOURS, NO_CARD, NO_OWNER, NO_SPACE, SPACES


def seat_or_none(owner: int) -> int | None:
    return None if owner == NO_OWNER else int(owner) + 1


def belle_view(table: Table) -> BoardView:
    """The table of the base game, and the pieces of Belle Époque."""
    seen = view(table)
    return replace(seen, market=replace(seen.market, white=white_sales(table)), belle=pieces_view(belle(table)))


def white_sales(table: Table) -> tuple[SaleView, ...]:
    """White artworks have the same divisor whichever colour is declared. (93-BE-WHITE-02..04)"""
    divisor, banned = int(table.edition.sale_divisor(COLOURS)), is_white_shown(table)
    colours = (*table.edition.corners, BLACK)
    return tuple(sale_view(table, colour, banned or is_shown(table, colour), divisor) for colour in colours)


def pieces_view(table: BelleTable) -> BelleView:
    return BelleView(
        marked=tuple(n.SPACE.token(space) for space in range(SPACES) if table.is_marked(space)),
        tiles=tuple(tile_view(table, tile) for tile in range(1, TILES + 1) if table.claims[tile] != NOT_OFFERED),
        pavilions=tuple(pavilion_view(table, space) for space in range(PAVILIONS)),
        train=int(table.train),
        travelers=tuple(map(int, table.travelers)),
        riding=tuple(map(int, table.riding)),
        aside=0 if table.aside_traveler else seat_or_none(table.aside),
        doubled=None if table.doubled == NO_SPACE else n.SPACE.token(table.doubled),
        weight=int(table.weight),
        unseen_tiles=tuple(map(n.TILE.token, table.unseen_tiles.listed())),
        unseen_cards=tuple(map(n.CARD.token, table.unseen_cards.listed())),
    )


def tile_view(table: BelleTable, number: int) -> BelleTileView:
    token, tile = n.TILE.token(number), BELLE_TILES[number - 1]
    points = tuple(int(tile.points(table, who)) for who in range(table.players)) if isinstance(tile, PointsTile) else ()
    return BelleTileView(token, rules_of(token), seat_or_none(table.claims[number]), points)


def pavilion_view(table: BelleTable, space: int) -> PavilionView:
    card = table.cards[space]
    token = None if card == NO_CARD else n.CARD.token(card)
    return PavilionView(
        pavilion=n.PAVILION.token(space + 1),
        glass=int(table.belle().surcharges[space + 1]),
        owner=seat_or_none(table.pavilions[space]),
        card=token,
        rules=rules_of(token),
        used=card != NO_CARD and table.used >> card & 1 == 1,
        visitors=int(colours_in_row(table, space)),
        visit=int(visit_points(table, space)),
    )
