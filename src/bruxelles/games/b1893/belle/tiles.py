"""The 12 Belle Époque tiles, each in one class. (chapter BE-TILE)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
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
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MoneyKind, SourceKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, tell, then
from bruxelles.kernel.variants import Adjustment

KINDS: Final[list[Kind]] = [
    DecisionKind(TILE_ROW, "tileRow", n.STRATEGIC, ("93-BE-TILE-02",), of="tile:2"),
    FactKind(TILE_COUNTED, "tile_counted", (("tile", n.TILE),)),
    FactKind(ROW_STRENGTHENED, "row_strengthened", (("row", n.STRATEGIC), ("symbols", n.COUNT))),
    SourceKind(FROM_TILES, "tiles"),
    MoneyKind(FOR_TILE, "tile"),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class BelleTile:
    """One tile: its number, its rules, and what it does when it is claimed and when it is counted."""

    number: i64 = 0
    rules: tuple[str, ...] = ()
    worth_per_round: i64 = 0  # in hundredths of a VP: an estimate for bots

    def amount(self, table: BelleTable) -> i64:
        """The number printed on it."""
        return table.belle().tile_amounts[self.number]

    def claimed(self, table: BelleTable, who: i64) -> None:
        """What changes once it is claimed."""

    def count(self, table: BelleTable, who: i64) -> None:
        """What it brings at the end of the game, before anything is paid or scored. (93-BE-END-01)"""

    def worth_now(self, table: BelleTable, who: i64) -> i64:
        """What it would bring now in hundredths of a VP, unless another number already shows it: for bots."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsTile(BelleTile):
    """A tile that only brings VP when it is counted."""

    def points(self, table: BelleTable, who: i64) -> i64:
        """The VP it would bring now."""
        raise NotImplementedError

    def count(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.points(table, who), FROM_TILES)

    def worth_now(self, table: BelleTable, who: i64) -> i64:
        return 100 * self.points(table, who)


class OwnersQuantity(Adjustment):
    """A quantity that a tile raises for its owner, or sets to 0."""

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


class PointsOnPoints(PointsTile):
    number: i64 = 1
    rules: tuple[str, ...] = ("93-BE-TILE-01",)
    worth_per_round: i64 = 150

    def points(self, table: BelleTable, who: i64) -> i64:
        sets = table.seats[who].points // table.belle().tile_units[self.number]
        return self.amount(table) * sets


class StrongerRow(BelleTile):
    number: i64 = 2
    rules: tuple[str, ...] = ("93-BE-TILE-02",)
    worth_per_round: i64 = 60

    def count(self, table: BelleTable, who: i64) -> None:
        then(table, StrengthenRow(who, self.amount(table)))

    def worth_now(self, table: BelleTable, who: i64) -> i64:
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


class MoneyByIris(BelleTile):
    number: i64 = 3
    rules: tuple[str, ...] = ("93-BE-TILE-03",)
    worth_per_round: i64 = 60

    def money(self, table: BelleTable, who: i64) -> i64:
        return self.amount(table) * (table.seats[who].squares[IRIS_TRACK] + 1)

    def count(self, table: BelleTable, who: i64) -> None:
        gain(table, who, self.money(table, who), FOR_TILE)

    def worth_now(self, table: BelleTable, who: i64) -> i64:
        return 45 * self.money(table, who)


class MoreArtworks(BelleTile):
    number: i64 = 4
    rules: tuple[str, ...] = ("93-BE-TILE-04",)
    worth_per_round: i64 = 40

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, ARTWORKS_COUNTED, OwnersQuantity(who, self.amount(table)))


class PointsByCrown(PointsTile):
    number: i64 = 5
    rules: tuple[str, ...] = ("93-BE-TILE-05",)
    worth_per_round: i64 = 80

    def points(self, table: BelleTable, who: i64) -> i64:
        return self.amount(table) * (table.seats[who].squares[CROWN] + 1)


class OneMoreHouse(BelleTile):
    number: i64 = 6
    rules: tuple[str, ...] = ("93-BE-TILE-06",)
    worth_per_round: i64 = 80

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, HOUSES_COUNTED, OwnersQuantity(who, self.amount(table)))


class PointsForPassing(PointsTile):
    number: i64 = 7
    rules: tuple[str, ...] = ("93-BE-TILE-07",)
    worth_per_round: i64 = 130

    def points(self, table: BelleTable, who: i64) -> i64:
        return self.amount(table) * table.seats[who].first_passes


class BetterBuildings(BelleTile):
    number: i64 = 8
    rules: tuple[str, ...] = ("93-BE-TILE-08",)
    worth_per_round: i64 = 180

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, HOUSE_POINTS, OwnersQuantity(who, self.amount(table)))


class Neighbours(PointsTile):
    number: i64 = 9
    rules: tuple[str, ...] = ("93-BE-TILE-09",)
    worth_per_round: i64 = 150

    def points(self, table: BelleTable, who: i64) -> i64:
        pairs: i64 = 0
        for space in range(SPACES):
            if table.houses[space] == who:
                if space % COLUMNS + 1 < COLUMNS and table.houses[space + 1] == who:
                    pairs += 1
                if space + COLUMNS < SPACES and table.houses[space + COLUMNS] == who:
                    pairs += 1
        return pairs * self.amount(table)


class Portrait(BelleTile):
    number: i64 = 10
    rules: tuple[str, ...] = ("93-BE-TILE-10",)
    worth_per_round: i64 = 100

    def claimed(self, table: BelleTable, who: i64) -> None:
        table.seats[who].board += table.belle().plain_boards


class PointsForWhite(PointsTile):
    number: i64 = 11
    rules: tuple[str, ...] = ("93-BE-TILE-11",)
    worth_per_round: i64 = 120

    def points(self, table: BelleTable, who: i64) -> i64:
        return self.amount(table) * table.whites_of(who)


class NoblesForNothing(BelleTile):
    number: i64 = 12
    rules: tuple[str, ...] = ("93-BE-TILE-12",)
    worth_per_round: i64 = 150

    def claimed(self, table: BelleTable, who: i64) -> None:
        adjust(table, NOBLE_COST, OwnersQuantity(who, 0, none=True))


BELLE_TILES: Final[list[BelleTile]] = [
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
    """All claimed tiles are counted, in the order of their numbers. (93-BE-END-01..03)"""

    def run(self, table: BelleTable) -> None:
        for tile in range(TILES, 0, -1):
            if table.claims[tile] >= 0:
                then(table, CountTile(table.claims[tile], tile))


class CountTile(Effect[BelleTable]):
    """One tile is counted. (93-BE-END-02)"""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile = tile

    def run(self, table: BelleTable) -> None:
        tell(table, TILE_COUNTED, self.seat, self.tile)
        BELLE_TILES[self.tile - 1].count(table, self.seat)
