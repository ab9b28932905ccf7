"""declineAction: a Sale or Construction from the grid may be declined, and the card discarded. (97-NOUV-09)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.actions.performing import forbids_action, forgo
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    HOUSE,
    INSTEAD_OF_ACTION,
    MONEY,
    MUST_PERFORM,
    PERFORM,
    SORT_OF,
)
from bruxelles.kernel.contents import DecisionKind, Kind, RuleKind
from bruxelles.kernel.moments import Card, listen
from bruxelles.kernel.variants import Variants

KINDS: Final[list[Kind]] = [
    DecisionKind(PERFORM, "perform", n.PERFORM, ("97-NOUV-09",)),
    RuleKind(MUST_PERFORM, "97-NOUV-06"),
]


class Decline(Card[Table]):
    """Only an action that could be performed can be declined; any other is void anyway."""

    def why_not(self, table: Table, seat: i64) -> i64:
        sort = SORT_OF[table.card_taken]
        if sort != MONEY and sort != HOUSE:
            return MUST_PERFORM
        return forbids_action(table, seat, table.card_taken)

    def use(self, table: Table, seat: i64) -> None:
        forgo(table, seat)


def attach(variants: Variants, players: i64) -> None:
    listen(variants, INSTEAD_OF_ACTION, PERFORM, [Decline()], players)
