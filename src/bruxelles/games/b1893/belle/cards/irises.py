"""Cards for the iris majorities. (93-BE-CARD-27, 93-BE-CARD-28)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import C27, FOR_CARD, MEEPLE_DOUBLED, NOT_DOUBLED, NOT_MARKED
from bruxelles.games.b1893.income import gain
from bruxelles.games.b1893.vocabulary import AFTER_IRISES, BEFORE_IRISES, IRISES, NO_SPACE, SPACES, Space
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(C27, "c27", n.DOUBLED, ("93-BE-CARD-27",), of="card:27"),
    FactKind(MEEPLE_DOUBLED, "meeple_doubled", (("space", n.SPACE), ("count", n.COUNT))),
    RuleKind(NOT_MARKED, "93-BE-CARD-27"),
]


class DoubleMeeple(BelleCard):
    """Asks its own question: which meeple, or none."""

    number: i64 = 27
    rules: tuple[str, ...] = ("93-BE-CARD-27",)
    worth_per_round: i64 = 60
    moment: i64 = BEFORE_IRISES
    automatic = True

    def closes(self) -> bool:
        return True

    def helps(self, table: BelleTable, who: i64) -> bool:
        for space in range(SPACES):
            if forbids_doubling(table, who, space) == ALLOWED and changes_a_majority(table, space, self.amount(table)):
                return True
        return False

    def use(self, table: BelleTable, who: i64) -> None:
        then(table, ChooseDouble(who, self))


def forbids_doubling(table: BelleTable, who: i64, space: i64) -> i64:
    return ALLOWED if table.owners[space] == who and table.is_marked(space) else NOT_MARKED


def changes_a_majority(table: BelleTable, space: i64, weight: i64) -> bool:
    """True if an iris would have other leaders if the meeple there counted as this many."""
    changes = False
    for iris in range(IRISES):
        before = table.edition.iris_leaders(table, iris)
        table.doubled, table.weight = space, weight
        if table.edition.iris_leaders(table, iris) != before:
            changes = True
        table.doubled = NO_SPACE
    return changes


@mypyc_attr(free_list_len=1)
class ChooseDouble(Decision[BelleTable, Space]):
    """Choose one of your meeples on a marked space, or none. (93-BE-CARD-27)"""

    def __init__(self, seat: i64, card: DoubleMeeple) -> None:
        super().__init__(seat)
        self.card = card

    def kind(self) -> i64:
        return C27

    def options(self, table: BelleTable, out: Options) -> None:
        for space in range(SPACES):
            if forbids_doubling(table, self.seat, space) == ALLOWED:
                out.add(space)
        out.add(NOT_DOUBLED)

    def why_not(self, table: BelleTable, space: Space) -> i64:
        return ALLOWED if space == NOT_DOUBLED else forbids_doubling(table, self.seat, space)

    def apply(self, table: BelleTable, space: Space) -> None:
        if space != NOT_DOUBLED:
            self.card.flip(table, self.seat)
            table.doubled, table.weight = space, self.card.amount(table)
            tell(table, MEEPLE_DOUBLED, self.seat, space, table.weight)


class MoneyForIrises(BelleCard):
    number: i64 = 28
    rules: tuple[str, ...] = ("93-BE-CARD-28", "93-BE-CLAR-16")
    moment: i64 = AFTER_IRISES
    automatic = True

    def majorities(self, table: BelleTable, who: i64) -> i64:
        won: i64 = 0
        for iris in range(IRISES):
            if table.edition.iris_leaders(table, iris) >> who & 1 == 1:
                won += 1
        return won

    def helps(self, table: BelleTable, who: i64) -> bool:
        return self.majorities(table, who) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        gain(table, who, self.amount(table) * self.majorities(table, who), FOR_CARD)
