"""The preparation phase of rounds 2 to 4. (chapter PREP)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1897.piles import put_away
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARCHITECTS,
    ARCHITECTS_RETURNED,
    EXPO_RETURNED,
    FIRST_PLAYER_NAMED,
    NEUTRAL,
    NO_OWNER,
    NOBLES_UNTAPPED,
    NOBODY_HOLDS_EXPO,
    PLACES,
    ROUND_BEGAN,
)
from bruxelles.kernel.contents import FactKind, Kind
from bruxelles.kernel.steps import NOBODY, Effect, tell

KINDS: Final[list[Kind]] = [
    FactKind(ARCHITECTS_RETURNED, "architects_returned"),
    FactKind(NOBLES_UNTAPPED, "nobles_untapped"),
    FactKind(EXPO_RETURNED, "expo_returned"),
]


class BeginRound(Effect[Table]):
    """The next round begins. (97-PREP-01)"""

    def run(self, table: Table) -> None:
        table.round += 1
        tell(table, ROUND_BEGAN, NOBODY, table.round)


class PassFirstPlayerCard(Effect[Table]):
    """The holder of Expo gets the 1st Player card and returns Expo; without a holder the card passes clockwise.
    (97-PREP-02, 97-PREP-03)
    """

    def run(self, table: Table) -> None:
        if table.expo != NOBODY_HOLDS_EXPO:
            tell(table, EXPO_RETURNED, table.expo)
            table.first = table.expo
            table.expo = NOBODY_HOLDS_EXPO
        else:
            table.first = table.after(table.first)
        tell(table, FIRST_PLAYER_NAMED, table.first)


class ArchitectsReturn(Effect[Table]):
    """Architects return from the grid and Brussels, but not from prison; neutral ones are removed. (97-PREP-04)"""

    def run(self, table: Table) -> None:
        for cell in range(table.edition.cells):
            owner = table.owners[cell]
            if owner != NO_OWNER:
                if owner != NEUTRAL:
                    table.seats[owner].hand.add(table.architects[cell])
                table.owners[cell] = NO_OWNER
                table.values[cell] = 0
        for seat in table.seats:
            if seat.brussels.total > 0:
                for laid in range(PLACES * ARCHITECTS):
                    while seat.brussels.has(laid):
                        seat.brussels.remove(laid)
                        seat.hand.add(laid % ARCHITECTS)
        tell(table, ARCHITECTS_RETURNED, NOBODY)


class ClearGrid(Effect[Table]):
    """Cards left in the grid are discarded by type. (97-PREP-05)"""

    def run(self, table: Table) -> None:
        for cell in range(table.edition.cells):
            put_away(table, cell)


class UntapNobles(Effect[Table]):
    """All Nobles in front of players are untapped. (97-PREP-06)"""

    def run(self, table: Table) -> None:
        for seat in table.seats:
            seat.tapped.move_all(to=seat.ready)
        tell(table, NOBLES_UNTAPPED, NOBODY)


class ResetRound(Effect[Table]):
    """Nobody has passed, the reward for passing first is back, and each Brussels action costs 1 Architect.
    (97-PREP-09)
    """

    def run(self, table: Table) -> None:
        table.passes = 0
        table.exhibited = 0
        for seat in table.seats:
            seat.passed = 0
        for place in range(PLACES):
            table.uses[place] = i64(0)
