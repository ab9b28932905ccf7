"""Cards for the Stock Exchange. (93-BE-CARD-11, 93-BE-CARD-12)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.belle.card import BrusselsCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import FOR_CARD, FROM_CARDS
from bruxelles.games.b1893.income import gain, score
from bruxelles.games.b1893.vocabulary import STOCK_EXCHANGE


class MoneyForMeeples(BrusselsCard):
    number: i64 = 11
    rules: tuple[str, ...] = ("93-BE-CARD-11",)
    place: i64 = STOCK_EXCHANGE

    def helps(self, table: BelleTable, who: i64) -> bool:
        return True

    def act(self, table: BelleTable, who: i64) -> None:
        there = table.riding[STOCK_EXCHANGE]
        for seat in table.seats:
            there += seat.brussels[STOCK_EXCHANGE]
        gain(table, who, self.amount(table) * there, FOR_CARD)


class PointsForMoney(BrusselsCard):
    number: i64 = 12
    rules: tuple[str, ...] = ("93-BE-CARD-12",)
    worth_per_round: i64 = 160
    place: i64 = STOCK_EXCHANGE

    def helps(self, table: BelleTable, who: i64) -> bool:
        return self.sets(table, who) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * self.sets(table, who), FROM_CARDS)

    def sets(self, table: BelleTable, who: i64) -> i64:
        return table.seats[who].money // table.belle().card_units[self.number]
