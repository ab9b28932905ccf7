"""Cards for the start of the round. (93-BE-CARD-19, 93-BE-CARD-20, 93-BE-CGEN-12)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.travelers import take_traveler
from bruxelles.games.b1893.belle.vocabulary import ANY_IRIS
from bruxelles.games.b1893.planning import place_square
from bruxelles.games.b1893.vocabulary import IRISES, ROUND_REVEALED, Iris
from bruxelles.kernel.contents import DecisionKind, Kind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, then

KINDS: Final[list[Kind]] = [
    DecisionKind(ANY_IRIS, "planAnyIris", n.IRIS, ("93-BE-CARD-20",), of="card:20"),
]


class OneTraveler(BelleCard):
    number: i64 = 19
    rules: tuple[str, ...] = ("93-BE-CARD-19",)
    moment: i64 = ROUND_REVEALED
    automatic = True

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.train > 0 and self.amount(table) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        for _ in range(self.amount(table)):
            take_traveler(table, who)


class OwnSquare(BelleCard):
    number: i64 = 20
    rules: tuple[str, ...] = ("93-BE-CARD-20",)
    worth_per_round: i64 = 60
    moment: i64 = ROUND_REVEALED

    def helps(self, table: BelleTable, who: i64) -> bool:
        return True

    def act(self, table: BelleTable, who: i64) -> None:
        then(table, ChooseAnyIris(who))


@mypyc_attr(free_list_len=1)
class ChooseAnyIris(Decision[BelleTable, Iris]):
    """Put the Try Square on any of the 16 irises. (93-BE-CARD-20)"""

    def kind(self) -> i64:
        return ANY_IRIS

    def options(self, table: BelleTable, out: Options) -> None:
        for iris in range(IRISES):
            out.add(iris)

    def why_not(self, table: BelleTable, iris: Iris) -> i64:
        return ALLOWED

    def apply(self, table: BelleTable, iris: Iris) -> None:
        place_square(table, self.seat, iris)
