"""Cards for Materials. (93-BE-CARD-07, 93-BE-CARD-08)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.actions.materials import take_cubes
from bruxelles.games.b1893.belle.card import ActionCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.income import refined_left, return_cube, take_jokers
from bruxelles.games.b1893.vocabulary import JOKER, MATERIALS


class TwoJokers(ActionCard):
    number: i64 = 7
    rules: tuple[str, ...] = ("93-BE-CARD-07",)
    worth_per_round: i64 = 180
    action: i64 = MATERIALS

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.supply.has(JOKER)

    def act(self, table: BelleTable, who: i64) -> None:
        take_jokers(table, who, self.amount(table))


class CubeForJoker(ActionCard):
    number: i64 = 8
    rules: tuple[str, ...] = ("93-BE-CARD-08",)
    worth_per_round: i64 = 60
    action: i64 = MATERIALS

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].cubes.has(JOKER) and refined_left(table) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        return_cube(table, who, JOKER)
        take_cubes(table, who, 1)
