"""Cards of the end of the round. (93-BE-CARD-23, 93-BE-CARD-24)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.belle.entries import Entry
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import FOR_CARD, FROM_CARDS
from bruxelles.games.b1893.income import pay, score
from bruxelles.games.b1893.vocabulary import BEFORE_NOBLE_LEAVES, BEFORE_NOBLES_UPRIGHT, DISPLAY


class LeavingNoble(Entry):
    """(93-BE-CARD-23, 93-BE-CLAR-15)"""

    number: i64 = 23
    moment: i64 = BEFORE_NOBLE_LEAVES
    english = "At the end of the round: pay {amount} BF for the effect of the Noble that leaves the display"
    french = "À la fin de la manche\u00a0: payez {amount}\u00a0FB pour l’effet du Notable qui quitte la rivière"

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].money >= self.amount(table)

    def act(self, table: BelleTable, who: i64) -> None:
        pay(table, who, self.amount(table), FOR_CARD)
        table.edition.noble_acts(table, who, table.display[DISPLAY - 1])


class PointsForUpright(Entry):
    """(93-BE-CARD-24)"""

    number: i64 = 24
    promise: i64 = 200
    moment: i64 = BEFORE_NOBLES_UPRIGHT
    automatic = True
    english = "At the end of the round, before all are set upright: {amount} VP for each of your Nobles still upright"
    french = "À la fin de la manche, avant de tous les redresser\u00a0: {amount}\u00a0PV par Notable encore droit"

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].ready.total > 0

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * table.seats[who].ready.total, FROM_CARDS)
