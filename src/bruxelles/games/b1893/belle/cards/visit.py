"""Cards for the pavilion visit. (93-BE-CARD-31, 93-BE-CARD-32)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import FOR_CARD, FROM_CARDS, PAVILION_VISIT
from bruxelles.games.b1893.income import gain, score


class PointsForCards(BelleCard):
    number: i64 = 31
    rules: tuple[str, ...] = ("93-BE-CARD-31",)
    worth_per_round: i64 = 320
    moment: i64 = PAVILION_VISIT
    automatic = True

    def helps(self, table: BelleTable, who: i64) -> bool:
        return True

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * table.cards_of(who), FROM_CARDS)


class MoneyForCards(BelleCard):
    number: i64 = 32
    rules: tuple[str, ...] = ("93-BE-CARD-32",)
    worth_per_round: i64 = 250
    moment: i64 = PAVILION_VISIT
    automatic = True

    def helps(self, table: BelleTable, who: i64) -> bool:
        return True

    def act(self, table: BelleTable, who: i64) -> None:
        gain(table, who, self.amount(table) * table.cards_of(who), FOR_CARD)
