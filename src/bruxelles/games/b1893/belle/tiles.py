"""The 12 Belle Époque tiles; all there is to say about a tile stands in its entry. (chapter BE-TILE)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import (
    FOR_TILE,
    FROM_TILES,
    ROW_STRENGTHENED,
    TILE_COUNTED,
    TILE_ROW,
    TILES,
)
from bruxelles.games.b1893.income import gain, score
from bruxelles.games.b1893.vocabulary import (
    ARTWORKS_COUNTED,
    COLUMNS,
    CROWN,
    HOUSE_POINTS,
    HOUSES_COUNTED,
    IRIS_TRACK,
    NOBLE_COST,
    SPACES,
    STRATEGIC_ROWS,
    TO_ROW,
    Choice,
)
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Adjustment, Decision, Effect, tell, then


@mypyc_attr(allow_interpreted_subclasses=True)
class TileEntry:
    """One tile: its number, what it says, and what it does when it is claimed and when it is counted."""

    number: i64 = 0
    english: str = ""
    french: str = ""

    def amount(self, table: BelleTable) -> i64:
        """The number printed on it."""
        return table.belle().tile_amounts[self.number]

    def claimed(self, table: BelleTable, who: i64) -> None:
        """What changes from the claim on."""

    def count(self, table: BelleTable, who: i64) -> None:
        """What it brings at the end of the game, before anything is paid or scored. (93-BE-END-01)"""


class OwnersQuantity(Adjustment):
    """A quantity that a tile changes for its claimer: so many more, or nothing at all."""

    def __init__(self, owner: i64, more: i64, none: bool = False) -> None:
        self.owner = owner
        self.more = more
        self.none = none

    def of(self, table: BelleTable, seat: i64, value: i64) -> i64:
        if seat != self.owner:
            return value
        return 0 if self.none else value + self.more


def adjust(table: BelleTable, quantity: i64, adjustment: Adjustment) -> None:
    variants = table.variants.copy()
    variants.adjustments[quantity].append(adjustment)
    table.variants = variants


class PointsOnPoints(TileEntry):
    """(93-BE-TILE-01)"""

    number: i64 = 1
    english = "{amount} VP for every full {unit} VP that you have when round 5 is over, before anything else is counted"
    french = (
        "{amount}\u00a0PV par tranche entière de {unit}\u00a0PV que vous avez à la fin de la manche 5, "
        "avant tout autre décompte"
    )

    def count(self, table: BelleTable, who: i64) -> None:
        sets = table.seats[who].points // table.belle().tile_units[self.number]
        score(table, who, self.amount(table) * sets, FROM_TILES)


class StrongerRow(TileEntry):
    """(93-BE-TILE-02)"""

    number: i64 = 2
    english = "One Strategic row of your choice has {amount} more VP {symbol|symbols}"
    french = "Une ligne stratégique de votre choix a {amount} {symbole|symboles} PV de plus"

    def count(self, table: BelleTable, who: i64) -> None:
        then(table, StrengthenRow(who, self.amount(table)))


class StrengthenRow(Decision[BelleTable, Choice]):
    """Choose the Strategic row that gets more symbols. (93-BE-TILE-02)"""

    def __init__(self, seat: i64, symbols: i64) -> None:
        super().__init__(seat)
        self.symbols = symbols

    def kind(self) -> i64:
        return TILE_ROW

    def options(self, table: BelleTable, out: Options) -> None:
        for row in range(STRATEGIC_ROWS):
            out.add(TO_ROW + row)

    def why_not(self, table: BelleTable, row: Choice) -> i64:
        return ALLOWED

    def apply(self, table: BelleTable, row: Choice) -> None:
        table.seats[self.seat].rows[row - TO_ROW] += self.symbols
        tell(table, ROW_STRENGTHENED, self.seat, row, self.symbols)


class MoneyByIris(TileEntry):
    """(93-BE-TILE-03)"""

    number: i64 = 3
    english = "{amount} BF times the position of your disc on the Iris track"
    french = "{amount}\u00a0FB multipliés par la position de votre disque sur l’échelle Iris"

    def count(self, table: BelleTable, who: i64) -> None:
        gain(table, who, self.amount(table) * (table.seats[who].squares[IRIS_TRACK] + 1), FOR_TILE)


class MoreArtworks(TileEntry):
    """(93-BE-TILE-04)"""

    number: i64 = 4
    english = "The Strategic row of Artworks counts {amount} more of them"
    french = "La ligne stratégique des Œuvres en compte {amount} de plus"

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, ARTWORKS_COUNTED, OwnersQuantity(who, self.amount(table)))


class PointsByCrown(TileEntry):
    """(93-BE-TILE-05)"""

    number: i64 = 5
    english = "{amount} VP times the position of your disc on the Crown track"
    french = "{amount}\u00a0PV multipliés par la position de votre disque sur l’échelle Couronne"

    def count(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * (table.seats[who].squares[CROWN] + 1), FROM_TILES)


class OneMoreHouse(TileEntry):
    """(93-BE-TILE-06)"""

    number: i64 = 6
    english = "You score {amount} {building|buildings} more than you have constructed"
    french = "Vous marquez {amount} {bâtiment|bâtiments} de plus que vous n’en avez construit"

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, HOUSES_COUNTED, OwnersQuantity(who, self.amount(table)))


class PointsForPassing(TileEntry):
    """(93-BE-TILE-07)"""

    number: i64 = 7
    english = "For every card you took by passing first: {two}, {three}, {four} or {five} VP with 2, 3, 4 or 5 players"
    french = (
        "Par carte prise en passant le premier\u00a0: {two}, {three}, {four} ou {five}\u00a0PV à 2, 3, 4 ou 5 joueurs"
    )

    def count(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * table.seats[who].first_passes, FROM_TILES)


class BetterBuildings(TileEntry):
    """(93-BE-TILE-08)"""

    number: i64 = 8
    english = "Each of your buildings, Houses and pavilions, is worth {amount} VP more"
    french = "Chacun de vos bâtiments, Maisons et pavillons, vaut {amount}\u00a0PV de plus"

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, HOUSE_POINTS, OwnersQuantity(who, self.amount(table)))


class Neighbours(TileEntry):
    """(93-BE-TILE-09)"""

    number: i64 = 9
    english = "For every two of your Houses side by side: {two}, {three}, {four} or {five} VP with 2, 3, 4 or 5 players"
    french = (
        "Par paire de vos Maisons côte à côte\u00a0: {two}, {three}, {four} ou {five}\u00a0PV à 2, 3, 4 ou 5 joueurs"
    )

    def count(self, table: BelleTable, who: i64) -> None:
        pairs: i64 = 0
        for space in range(SPACES):
            if table.houses[space] == who:
                if space % COLUMNS + 1 < COLUMNS and table.houses[space + 1] == who:
                    pairs += 1
                if space + COLUMNS < SPACES and table.houses[space + COLUMNS] == who:
                    pairs += 1
        score(table, who, pairs * self.amount(table), FROM_TILES)


class Portrait(TileEntry):
    """(93-BE-TILE-10)"""

    number: i64 = 10
    english = "Your Architect track has a 7th space, where each building is worth {amount} VP"
    french = "Votre échelle Architecte a une 7e case, où chaque bâtiment vaut {amount}\u00a0PV"

    def claimed(self, table: BelleTable, who: i64) -> None:
        table.seats[who].board += table.belle().plain_boards


class PointsForWhite(TileEntry):
    """(93-BE-TILE-11)"""

    number: i64 = 11
    english = "{amount} VP for each of your white Artworks, before they are discarded"
    french = "{amount}\u00a0PV pour chacune de vos Œuvres blanches, avant leur défausse"

    def count(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * table.whites_of(who), FROM_TILES)


class NoblesForNothing(TileEntry):
    """(93-BE-TILE-12)"""

    number: i64 = 12
    english = "Your Nobles cost nothing at the end of the game"
    french = "Vos Notables ne coûtent rien à la fin de la partie"

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, NOBLE_COST, OwnersQuantity(who, 0, none=True))


ENTRIES: Final[list[TileEntry]] = [
    PointsOnPoints(),
    StrongerRow(),
    MoneyByIris(),
    MoreArtworks(),
    PointsByCrown(),
    OneMoreHouse(),
    PointsForPassing(),
    BetterBuildings(),
    Neighbours(),
    Portrait(),
    PointsForWhite(),
    NoblesForNothing(),
]


class CountTiles(Effect[BelleTable]):
    """Everybody's claimed tiles bring what they bring, in the order of their numbers. (93-BE-END-01..03)"""

    def run(self, table: BelleTable) -> None:
        for tile in range(TILES, 0, -1):
            if table.claims[tile] >= 0:
                then(table, CountTile(table.claims[tile], tile))


class CountTile(Effect[BelleTable]):
    """One tile brings what it brings. (93-BE-END-02)"""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile = tile

    def run(self, table: BelleTable) -> None:
        tell(table, TILE_COUNTED, self.seat, self.tile)
        ENTRIES[self.tile - 1].count(table, self.seat)
