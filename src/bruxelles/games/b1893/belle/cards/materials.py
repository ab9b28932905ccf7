"""Cards of Materials. (93-BE-CARD-07, 93-BE-CARD-08)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.actions.materials import take_cubes
from bruxelles.games.b1893.belle.entries import OfAction
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.income import refined_left, return_cube, take_jokers
from bruxelles.games.b1893.vocabulary import JOKER, MATERIALS


class TwoJokers(OfAction):
    """(93-BE-CARD-07)"""

    number: i64 = 7
    promise: i64 = 180
    action: i64 = MATERIALS
    english = "After your Materials: take {amount} {joker|jokers}"
    french = "Après vos Matériaux\u00a0: prenez {amount} {joker|jokers}"

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.supply.has(JOKER)

    def act(self, table: BelleTable, who: i64) -> None:
        take_jokers(table, who, self.amount(table))


class CubeForJoker(OfAction):
    """(93-BE-CARD-08)"""

    number: i64 = 8
    promise: i64 = 60
    action: i64 = MATERIALS
    english = "After your Materials: return a joker and take a refined cube"
    french = "Après vos Matériaux\u00a0: rendez un joker et prenez un matériau noble"

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].cubes.has(JOKER) and refined_left(table) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        return_cube(table, who, JOKER)
        take_cubes(table, who, 1)
