"""The end of the round, in the order of the ledger. (chapter EOR)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.display import RefillDisplay, slide
from bruxelles.games.b1893.prestige import discard_card
from bruxelles.games.b1893.setup import LayPrestige
from bruxelles.games.b1893.shared_moments import moment_for_all
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ACTIONS,
    BEFORE_NOBLE_LEAVES,
    BEFORE_NOBLES_UPRIGHT,
    COLUMNS,
    DISPLAY,
    MEEPLES_RETURNED,
    NO_CARD,
    NO_IRIS,
    NO_NOBLE,
    NO_OWNER,
    NO_SPACE,
    NOBLE_LEFT,
    NOBLES_UPRIGHT,
    PLACES,
    ROUND_ENDED,
    SPACES,
    STOCK_DISCARDED,
)
from bruxelles.kernel.contents import FactKind, Kind, MomentKind
from bruxelles.kernel.steps import NOBODY, Effect, tell, then

KINDS: Final[list[Kind]] = [
    FactKind(MEEPLES_RETURNED, "meeples_returned"),
    FactKind(NOBLES_UPRIGHT, "nobles_upright"),
    FactKind(STOCK_DISCARDED, "stock_discarded", (("stock", n.STOCK),)),
    FactKind(ROUND_ENDED, "round_ended", (("round", n.ROUND),)),
    MomentKind(BEFORE_NOBLES_UPRIGHT),  # (card 24)
    MomentKind(BEFORE_NOBLE_LEAVES),  # the one on the last place of the display (card 23)
]


@mypyc_attr(free_list_len=1)
class MeeplesReturn(Effect[Table]):
    """Meeples on spaces and in Brussels return to their owners, bids to the money supply. (93-EOR-01, 93-EOR-02,
    93-2P-09)
    """

    def run(self, table: Table) -> None:
        for space in range(SPACES):
            owner = table.owners[space]
            if owner != NO_OWNER:
                if owner < table.edition.players:
                    table.seats[owner].meeples += 1
                table.owners[space] = NO_OWNER
                table.bids[space] = 0
        for seat in table.seats:
            for place in range(PLACES):
                seat.meeples += seat.brussels[place]
                seat.brussels[place] = 0
        tell(table, MEEPLES_RETURNED, NOBODY)


@mypyc_attr(free_list_len=1)
class BeforeUpright(Effect[Table]):
    """A moment before the nobles are set upright."""

    def run(self, table: Table) -> None:
        moment_for_all(table, BEFORE_NOBLES_UPRIGHT)


@mypyc_attr(free_list_len=1)
class SetNoblesUpright(Effect[Table]):
    """All kept nobles are set upright. (93-EOR-03)"""

    def run(self, table: Table) -> None:
        for seat in table.seats:
            seat.turned.move_all(to=seat.ready)
        tell(table, NOBLES_UPRIGHT, NOBODY)
        if table.display[DISPLAY - 1] != NO_NOBLE:
            moment_for_all(table, BEFORE_NOBLE_LEAVES)


@mypyc_attr(free_list_len=1)
class DiscardLastNoble(Effect[Table]):
    """The noble on the free place is discarded and the others slide right; a new one is revealed unless this was the
    last round. (93-EOR-04, 93-EOR-08)
    """

    def run(self, table: Table) -> None:
        noble = table.display[DISPLAY - 1]
        if noble != NO_NOBLE:
            table.display[DISPLAY - 1] = NO_NOBLE
            table.noble_discards.add(noble)
            tell(table, NOBLE_LEFT, NOBODY, noble)
            table.edition.noble_moved(table)
        if table.round < table.edition.rounds:
            then(table, RefillDisplay(NOBODY))
        else:
            slide(table)


@mypyc_attr(free_list_len=1)
class RenewPrestige(Effect[Table]):
    """The cards left on the strip are discarded; each column gets a new one unless this was the last round. (93-EOR-05,
    93-EOR-08)
    """

    def run(self, table: Table) -> None:
        for column in range(COLUMNS):
            discard_card(table, column)
        if table.round < table.edition.rounds:
            then(table, LayPrestige(NOBODY))


@mypyc_attr(free_list_len=1)
class CloseRound(Effect[Table]):
    """The Stock Exchange card is discarded; if another round follows, the new first player takes over. (93-EOR-06,
    93-FP-03, 93-FP-06, 93-GEN-05)
    """

    def run(self, table: Table) -> None:
        table.stock_discards.add(table.stock)
        tell(table, STOCK_DISCARDED, NOBODY, table.stock)
        table.stock = NO_CARD
        table.passes = 0
        table.first_passer = NO_OWNER
        table.iris = NO_IRIS
        table.active = 0
        table.current_action = ACTIONS
        table.reached_by = NO_SPACE
        for seat in table.seats:
            seat.passed = 0
            seat.rows_used = 0
        for place in range(PLACES):
            table.uses[place] = 0
        tell(table, ROUND_ENDED, NOBODY, table.round)
        if table.round < table.edition.rounds:
            table.round += 1
            table.first = table.next_first
            table.next_first = NO_OWNER
