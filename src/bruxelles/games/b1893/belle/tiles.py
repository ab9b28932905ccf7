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
from bruxelles.games.b1893.scoring import row_count
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
    promise: i64 = 0  # what each round to come may add to it, in hundredths of a VP: an opinion for bots

    def amount(self, table: BelleTable) -> i64:
        """The number printed on it."""
        return table.belle().tile_amounts[self.number]

    def claimed(self, table: BelleTable, who: i64) -> None:
        """What changes from the claim on."""

    def count(self, table: BelleTable, who: i64) -> None:
        """What it brings at the end of the game, before anything is paid or scored. (93-BE-END-01)"""

    def hope(self, table: BelleTable, who: i64) -> i64:
        """What it would bring now in hundredths of a VP, as far as nothing else shows it: for bots."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TileOfPoints(TileEntry):
    """One that brings VP when it is counted, and nothing before."""

    def points(self, table: BelleTable, who: i64) -> i64:
        """What it would bring now."""
        raise NotImplementedError

    def count(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.points(table, who), FROM_TILES)

    def hope(self, table: BelleTable, who: i64) -> i64:
        return 100 * self.points(table, who)


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


class PointsOnPoints(TileOfPoints):
    """(93-BE-TILE-01)"""

    number: i64 = 1
    english = "{amount} VP for every full {unit} VP that you have when round 5 is over, before anything else is counted"
    french = (
        "{amount}\u00a0PV par tranche entière de {unit}\u00a0PV que vous avez à la fin de la manche 5, "
        "avant tout autre décompte"
    )
    promise: i64 = 150

    def points(self, table: BelleTable, who: i64) -> i64:
        sets = table.seats[who].points // table.belle().tile_units[self.number]
        return self.amount(table) * sets


class StrongerRow(TileEntry):
    """(93-BE-TILE-02)"""

    number: i64 = 2
    english = "One Strategic row of your choice has {amount} more VP {symbol|symbols}"
    french = "Une ligne stratégique de votre choix a {amount} {symbole|symboles} PV de plus"
    promise: i64 = 60

    def count(self, table: BelleTable, who: i64) -> None:
        then(table, StrengthenRow(who, self.amount(table)))

    def hope(self, table: BelleTable, who: i64) -> i64:
        most: i64 = 0
        for row in range(STRATEGIC_ROWS):
            counted = row_count(table, who, row)
            most = counted if counted > most else most
        return 100 * self.amount(table) * most


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
    promise: i64 = 60

    def money(self, table: BelleTable, who: i64) -> i64:
        return self.amount(table) * (table.seats[who].squares[IRIS_TRACK] + 1)

    def count(self, table: BelleTable, who: i64) -> None:
        gain(table, who, self.money(table, who), FOR_TILE)

    def hope(self, table: BelleTable, who: i64) -> i64:
        return 45 * self.money(table, who)


class MoreArtworks(TileEntry):
    """(93-BE-TILE-04)"""

    number: i64 = 4
    english = "The Strategic row of Artworks counts {amount} more of them"
    french = "La ligne stratégique des Œuvres en compte {amount} de plus"
    promise: i64 = 40

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, ARTWORKS_COUNTED, OwnersQuantity(who, self.amount(table)))


class PointsByCrown(TileOfPoints):
    """(93-BE-TILE-05)"""

    number: i64 = 5
    english = "{amount} VP times the position of your disc on the Crown track"
    french = "{amount}\u00a0PV multipliés par la position de votre disque sur l’échelle Couronne"
    promise: i64 = 80

    def points(self, table: BelleTable, who: i64) -> i64:
        return self.amount(table) * (table.seats[who].squares[CROWN] + 1)


class OneMoreHouse(TileEntry):
    """(93-BE-TILE-06)"""

    number: i64 = 6
    english = "You score {amount} {building|buildings} more than you have constructed"
    french = "Vous marquez {amount} {bâtiment|bâtiments} de plus que vous n’en avez construit"
    promise: i64 = 80

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, HOUSES_COUNTED, OwnersQuantity(who, self.amount(table)))


class PointsForPassing(TileOfPoints):
    """(93-BE-TILE-07)"""

    number: i64 = 7
    english = "For every card you took by passing first: {two}, {three}, {four} or {five} VP with 2, 3, 4 or 5 players"
    french = (
        "Par carte prise en passant le premier\u00a0: {two}, {three}, {four} ou {five}\u00a0PV à 2, 3, 4 ou 5 joueurs"
    )
    promise: i64 = 130

    def points(self, table: BelleTable, who: i64) -> i64:
        return self.amount(table) * table.seats[who].first_passes


class BetterBuildings(TileEntry):
    """(93-BE-TILE-08)"""

    number: i64 = 8
    english = "Each of your buildings, Houses and pavilions, is worth {amount} VP more"
    french = "Chacun de vos bâtiments, Maisons et pavillons, vaut {amount}\u00a0PV de plus"
    promise: i64 = 180

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, HOUSE_POINTS, OwnersQuantity(who, self.amount(table)))


class Neighbours(TileOfPoints):
    """(93-BE-TILE-09)"""

    number: i64 = 9
    english = "For every two of your Houses side by side: {two}, {three}, {four} or {five} VP with 2, 3, 4 or 5 players"
    french = (
        "Par paire de vos Maisons côte à côte\u00a0: {two}, {three}, {four} ou {five}\u00a0PV à 2, 3, 4 ou 5 joueurs"
    )
    promise: i64 = 150

    def points(self, table: BelleTable, who: i64) -> i64:
        pairs: i64 = 0
        for space in range(SPACES):
            if table.houses[space] == who:
                if space % COLUMNS + 1 < COLUMNS and table.houses[space + 1] == who:
                    pairs += 1
                if space + COLUMNS < SPACES and table.houses[space + COLUMNS] == who:
                    pairs += 1
        return pairs * self.amount(table)


class Portrait(TileEntry):
    """(93-BE-TILE-10)"""

    number: i64 = 10
    english = "Your Architect track has a 7th space, where each building is worth {amount} VP"
    french = "Votre échelle Architecte a une 7e case, où chaque bâtiment vaut {amount}\u00a0PV"
    promise: i64 = 100

    def claimed(self, table: BelleTable, who: i64) -> None:
        table.seats[who].board += table.belle().plain_boards


class PointsForWhite(TileOfPoints):
    """(93-BE-TILE-11)"""

    number: i64 = 11
    english = "{amount} VP for each of your white Artworks, before they are discarded"
    french = "{amount}\u00a0PV pour chacune de vos Œuvres blanches, avant leur défausse"
    promise: i64 = 120

    def points(self, table: BelleTable, who: i64) -> i64:
        return self.amount(table) * table.whites_of(who)


class NoblesForNothing(TileEntry):
    """(93-BE-TILE-12)"""

    number: i64 = 12
    english = "Your Nobles cost nothing at the end of the game"
    french = "Vos Notables ne coûtent rien à la fin de la partie"
    promise: i64 = 150

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
