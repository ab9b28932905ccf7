"""The free action of the owner of a visited house. (chapter FREE)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.brussels import forbids_activation
from bruxelles.games.b1893.actions.materials import TakeCubes
from bruxelles.games.b1893.actions.nobles import activate
from bruxelles.games.b1893.income import take_cube
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    FREE_ACTION_DUE,
    FREE_CUBE,
    FREE_NOBLE,
    NO_OWNER,
    SALES,
    STOP,
    Cube,
    Noble,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, tell

KINDS: Final[list[Kind]] = [
    DecisionKind(FREE_NOBLE, "freeNoble", n.NEXT_NOBLE, ("93-FREE-06",), at="seat:{seat}/nobles"),
    DecisionKind(FREE_CUBE, "freeCube", n.CUBE, ("93-FREE-07",), at="supply"),
    FactKind(FREE_ACTION_DUE, "free_action_due", (("action", n.ACTION), ("space", n.SPACE))),
]


@mypyc_attr(free_list_len=1)
class VisitHouse(Effect[Table]):
    """When a meeple is placed on an opponent's house, its owner takes a free action at once, even after passing.
    (93-FREE-01..03, 93-FREE-09..11)
    """

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space = space

    def run(self, table: Table) -> None:
        owner = table.houses[self.space]
        if owner != NO_OWNER and owner != self.seat:
            action = table.actions[self.space]
            tell(table, FREE_ACTION_DUE, owner, action, self.space)
            table.edition.free_action(table, owner, action)


def points_each(table: Table, action: i64) -> i64:
    """What a visit scores for each artwork or house of the owner. (93-FREE-05, 93-FREE-08)"""
    return table.edition.free_artwork if action == SALES else table.edition.free_house


@mypyc_attr(free_list_len=1)
class FreeNoble(Decision[Table, Noble]):
    """Turn one of your upright nobles and use its effect, or decline. (93-FREE-06)"""

    def kind(self) -> i64:
        return FREE_NOBLE

    def options(self, table: Table, out: Options) -> None:
        table.seats[self.seat].ready.offer(out)
        out.add(STOP)

    def why_not(self, table: Table, noble: Noble) -> i64:
        return ALLOWED if noble == STOP else forbids_activation(table, self.seat, noble)

    def apply(self, table: Table, noble: Noble) -> None:
        if noble != STOP:
            activate(table, self.seat, noble)

    def prior(self, table: Table, noble: Noble) -> i64:
        return 1 if noble == STOP else 4


@mypyc_attr(free_list_len=1)
class FreeCube(TakeCubes):
    """Take one refined cube of your choice. (93-FREE-07)"""

    def kind(self) -> i64:
        return FREE_CUBE

    def apply(self, table: Table, cube: Cube) -> None:
        take_cube(table, self.seat, cube)
