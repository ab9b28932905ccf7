"""An action on the Art Nouveau board can be declined. (93E1-FLOW-02)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.performing import Perform
from bruxelles.games.b1893.first_edition import notations as own
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.games.b1893.first_edition.vocabulary import ACTION_DECLINED, DECLINE, PERFORM, PERFORM_IT
from bruxelles.games.b1893.vocabulary import Choice
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(PERFORM, "perform", own.PERFORM, ("93E1-FLOW-02",)),
    FactKind(ACTION_DECLINED, "action_declined", (("action", n.ACTION),)),
]


@mypyc_attr(free_list_len=1)
class OfferAction(Effect[FirstEditionTable]):
    """Ask right after the bid, and only if the action is possible. (93E1-FLOW-02)"""

    def __init__(self, seat: i64, action: i64, space: i64) -> None:
        super().__init__(seat)
        self.action = action
        self.space = space

    def run(self, table: FirstEditionTable) -> None:
        if table.edition.action(table, self.seat, self.action) is None:
            then(table, Perform(self.seat, self.action, self.space))
        else:
            then(table, MayPerform(self.seat, self.action, self.space))


@mypyc_attr(free_list_len=1)
class MayPerform(Decision[FirstEditionTable, Choice]):
    """Carry out the action completely, or decline it. (93E1-FLOW-02)"""

    def __init__(self, seat: i64, action: i64, space: i64) -> None:
        super().__init__(seat)
        self.action = action
        self.space = space

    def kind(self) -> i64:
        return PERFORM

    def options(self, table: FirstEditionTable, out: Options) -> None:
        out.add(DECLINE)
        out.add(PERFORM_IT)

    def why_not(self, table: FirstEditionTable, choice: Choice) -> i64:
        return ALLOWED

    def apply(self, table: FirstEditionTable, choice: Choice) -> None:
        if choice == PERFORM_IT:
            then(table, Perform(self.seat, self.action, self.space))
        else:
            tell(table, ACTION_DECLINED, self.seat, self.action)

    def prior(self, table: FirstEditionTable, choice: Choice) -> i64:
        return 12 if choice == PERFORM_IT else 1
