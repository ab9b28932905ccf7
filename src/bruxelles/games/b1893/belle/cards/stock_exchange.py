"""Cards of the Stock Exchange. (93-BE-CARD-11, 93-BE-CARD-12)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.belle.entries import OfPlace
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import FOR_CARD, FROM_CARDS
from bruxelles.games.b1893.income import gain, score
from bruxelles.games.b1893.vocabulary import STOCK_EXCHANGE


class MoneyForMeeples(OfPlace):
    """(93-BE-CARD-11)"""

    number: i64 = 11
    place: i64 = STOCK_EXCHANGE
    english = "After your Stock Exchange: {amount} BF for each meeple and Traveler there, whosever they are"
    french = "Après votre Bourse\u00a0: {amount}\u00a0FB par pion qui s’y trouve, à qui qu’il soit, Voyageurs compris"

    def helps(self, table: BelleTable, who: i64) -> bool:
        return True

    def act(self, table: BelleTable, who: i64) -> None:
        there = table.riding[STOCK_EXCHANGE]
        for seat in table.seats:
            there += seat.brussels[STOCK_EXCHANGE]
        gain(table, who, self.amount(table) * there, FOR_CARD)


class PointsForMoney(OfPlace):
    """(93-BE-CARD-12)"""

    number: i64 = 12
    promise: i64 = 160
    place: i64 = STOCK_EXCHANGE
    english = "After your Stock Exchange: {amount} VP for every full {unit} BF you have"
    french = "Après votre Bourse\u00a0: {amount}\u00a0PV par tranche entière de {unit}\u00a0FB que vous avez"

    def helps(self, table: BelleTable, who: i64) -> bool:
        return self.sets(table, who) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * self.sets(table, who), FROM_CARDS)

    def sets(self, table: BelleTable, who: i64) -> i64:
        return table.seats[who].money // table.belle().card_units[self.number]
