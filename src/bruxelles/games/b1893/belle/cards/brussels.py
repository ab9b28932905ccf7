"""Cards of the Brussels majority. (93-BE-CARD-29, 93-BE-CARD-30)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.belle.entries import Entry
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import FROM_CARDS, MEEPLE_TAKEN_BACK
from bruxelles.games.b1893.income import score
from bruxelles.games.b1893.resolution import fullest_place
from bruxelles.games.b1893.vocabulary import BEFORE_BRUSSELS_MAJORITY, PLACES, TO_PLACE
from bruxelles.kernel.steps import tell


class MeepleBack(Entry):
    """(93-BE-CARD-29)"""

    number: i64 = 29
    promise: i64 = 180
    moment: i64 = BEFORE_BRUSSELS_MAJORITY
    english = "Before the Brussels majority: take one of your meeples back from Brussels"
    french = "Avant la majorité de Bruxelles\u00a0: reprenez un de vos Architectes de Bruxelles"

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].in_brussels() > 0

    def act(self, table: BelleTable, who: i64) -> None:
        seat = table.seats[who]
        place = fullest_place(seat)
        seat.brussels[place] -= 1
        seat.meeples += 1
        tell(table, MEEPLE_TAKEN_BACK, who, TO_PLACE + place)


class PointsForTravelers(Entry):
    """(93-BE-CARD-30, 93-BE-CLAR-16)"""

    number: i64 = 30
    promise: i64 = 60
    moment: i64 = BEFORE_BRUSSELS_MAJORITY
    automatic = True
    english = "Before the Brussels majority: {amount} VP for each Traveler in Brussels, whoever sent it"
    french = (
        "Avant la majorité de Bruxelles\u00a0: {amount}\u00a0PV par Voyageur à Bruxelles, "
        "qui que ce soit qui l’ait envoyé"
    )

    def riding(self, table: BelleTable) -> i64:
        there: i64 = 0
        for place in range(PLACES):
            there += table.riding[place]
        return there

    def helps(self, table: BelleTable, who: i64) -> bool:
        return self.riding(table) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * self.riding(table), FROM_CARDS)
