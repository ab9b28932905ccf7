"""Cards for the end of the round. (93-BE-CARD-23, 93-BE-CARD-24)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import FOR_CARD, FROM_CARDS
from bruxelles.games.b1893.income import pay, score
from bruxelles.games.b1893.vocabulary import BEFORE_NOBLE_LEAVES, BEFORE_NOBLES_UPRIGHT, DISPLAY


class LeavingNoble(BelleCard):
    number: i64 = 23
    rules: tuple[str, ...] = ("93-BE-CARD-23", "93-BE-CLAR-15")
    moment: i64 = BEFORE_NOBLE_LEAVES

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].money >= self.amount(table)

    def act(self, table: BelleTable, who: i64) -> None:
        pay(table, who, self.amount(table), FOR_CARD)
        table.edition.noble_acts(table, who, table.display[DISPLAY - 1])


class PointsForUpright(BelleCard):
    number: i64 = 24
    rules: tuple[str, ...] = ("93-BE-CARD-24",)
    worth_per_round: i64 = 200
    moment: i64 = BEFORE_NOBLES_UPRIGHT
    automatic = True

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].ready.total > 0

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * table.seats[who].ready.total, FROM_CARDS)
