"""Carrying out one of the five actions, from a space or from the Park. (93-PLACE-08..11)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ACTION_BEGINS,
    ACTION_ENDS,
    ACTION_VOID,
    AFTER_ACTION,
    BEFORE_ACTION,
)
from bruxelles.kernel.contents import FactKind, Kind, MomentKind
from bruxelles.kernel.moments import moment
from bruxelles.kernel.steps import Effect, tell, then

KINDS: Final[list[Kind]] = [
    FactKind(ACTION_VOID, "action_void", (("action", n.ACTION),)),
    MomentKind(BEFORE_ACTION),  # of any kind: `current_action` (cards 4, 6, 9)
    MomentKind(AFTER_ACTION),  # after it was carried out (cards 1, 2, 7, 8, 10)
    MomentKind(ACTION_BEGINS),  # after BEFORE_ACTION (Hankar, Saintenoy)
    MomentKind(ACTION_ENDS),  # after it was carried out, before AFTER_ACTION (Cauchie, Horta, Strauven)
]


@mypyc_attr(free_list_len=1)
class Perform(Effect[Table]):
    """Let listeners help before the action, carry it out, then let listeners follow it up."""

    def __init__(self, seat: i64, action: i64, reached_by: i64) -> None:
        super().__init__(seat)
        self.action = action
        self.reached_by = reached_by

    def run(self, table: Table) -> None:
        table.current_action = self.action
        table.reached_by = self.reached_by
        table.carried_out = False
        then(table, CarryOut(self.seat, self.action))
        moment(table, ACTION_BEGINS, self.seat)
        moment(table, BEFORE_ACTION, self.seat)


@mypyc_attr(free_list_len=1)
class CarryOut(Effect[Table]):
    """An action that can be carried out must be; otherwise nothing happens. (93-PLACE-08..10)"""

    def __init__(self, seat: i64, action: i64) -> None:
        super().__init__(seat)
        self.action = action

    def run(self, table: Table) -> None:
        first = table.edition.action(table, self.seat, self.action)
        if first is None:
            tell(table, ACTION_VOID, self.seat, self.action)
        else:
            then(table, first, ActionDone(self.seat))


@mypyc_attr(free_list_len=1)
class ActionDone(Effect[Table]):
    """What follows an action that was carried out."""

    def run(self, table: Table) -> None:
        table.carried_out = True
        moment(table, AFTER_ACTION, self.seat)
        moment(table, ACTION_ENDS, self.seat)
