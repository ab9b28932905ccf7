"""Cards for the Brussels majority. (93-BE-CARD-29, 93-BE-CARD-30)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import FROM_CARDS, MEEPLE_TAKEN_BACK
from bruxelles.games.b1893.income import score
from bruxelles.games.b1893.resolution import fullest_place
from bruxelles.games.b1893.vocabulary import BEFORE_BRUSSELS_MAJORITY, PLACES, TO_PLACE
from bruxelles.kernel.contents import FactKind, Kind
from bruxelles.kernel.steps import tell

KINDS: Final[list[Kind]] = [
    FactKind(MEEPLE_TAKEN_BACK, "meeple_taken_back", (("place", n.PLACE),)),
]


class MeepleBack(BelleCard):
    number: i64 = 29
    rules: tuple[str, ...] = ("93-BE-CARD-29",)
    worth_per_round: i64 = 180
    moment: i64 = BEFORE_BRUSSELS_MAJORITY

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].in_brussels() > 0

    def act(self, table: BelleTable, who: i64) -> None:
        seat = table.seats[who]
        place = fullest_place(seat)
        seat.brussels[place] -= 1
        seat.meeples += 1
        tell(table, MEEPLE_TAKEN_BACK, who, TO_PLACE + place)


class PointsForTravelers(BelleCard):
    number: i64 = 30
    rules: tuple[str, ...] = ("93-BE-CARD-30", "93-BE-CLAR-16")
    worth_per_round: i64 = 60
    moment: i64 = BEFORE_BRUSSELS_MAJORITY
    automatic = True

    def riding(self, table: BelleTable) -> i64:
        there: i64 = 0
        for place in range(PLACES):
            there += table.riding[place]
        return there

    def helps(self, table: BelleTable, who: i64) -> bool:
        return self.riding(table) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * self.riding(table), FROM_CARDS)
