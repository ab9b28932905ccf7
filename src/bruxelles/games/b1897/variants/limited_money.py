"""limitedMoney: no more money than the Money cards can show. (97-MONEY-04)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import GRID_MONEY, MONEY_CARD, MONEY_GAINED
from bruxelles.kernel.variants import Adjustment, Variants


def players_money(table: Table) -> i64:
    total: i64 = 0
    for seat in table.seats:
        total += seat.money
    return total


class SupplyLimit(Adjustment):
    """Limits a gain to what the Money cards outside the grid can show."""

    def of(self, table: Table, seat: i64, value: i64) -> i64:
        in_grid: i64 = 0
        for cell in range(table.edition.cells):
            if table.cards[cell] == MONEY_CARD:
                in_grid += 1
        free = table.edition.highest_face * (table.edition.money_cards - in_grid) - players_money(table)
        return min(value, max(free, 0))


class GridMoneyLimit(Adjustment):
    """Limits the Money cards in the grid to those that players don't need to show their money."""

    def of(self, table: Table, seat: i64, value: i64) -> i64:
        face = table.edition.highest_face
        return min(value, (face * table.edition.money_cards - players_money(table)) // face)


def attach(variants: Variants) -> None:
    variants.adjustments[MONEY_GAINED].append(SupplyLimit())
    variants.adjustments[GRID_MONEY].append(GridMoneyLimit())
