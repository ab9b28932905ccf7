"""The noble display: cards slide right, and the pile fills the gaps. (93-NOBLE-10..12, 93-EOR-04)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    DISPLAY,
    NO_NOBLE,
    NOBLE_REVEALED,
    NOBLES_RESHUFFLED,
    REVEAL_NOBLES,
)
from bruxelles.kernel.contents import ChanceKind, FactKind, Kind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.steps import NOBODY, Chance, Effect, tell, then

KINDS: Final[list[Kind]] = [
    ChanceKind(REVEAL_NOBLES, "revealNobles", n.NOBLE, ("93-SETUP-04", "93-NOBLE-10", "93-NOBLE-11")),
    FactKind(NOBLE_REVEALED, "noble_revealed", (("noble", n.NOBLE), ("display", n.DISPLAY))),
    FactKind(NOBLES_RESHUFFLED, "nobles_reshuffled"),
]


def slide(table: Table) -> None:
    """Slide the cards to the right, so that the gaps are on the left."""
    display = table.display
    to = DISPLAY - 1
    for place in range(DISPLAY - 1, -1, -1):
        noble = display[place]
        if noble != NO_NOBLE:
            display[place] = NO_NOBLE
            display[to] = noble
            to -= 1


@mypyc_attr(free_list_len=1)
class RefillDisplay(Effect[Table]):
    """Slide the cards right and fill the gaps if there is a card left, first with one that is already turned up.
    (93-NOBLE-10, 93-NOBLE-12)
    """

    def run(self, table: Table) -> None:
        slide(table)
        if table.revealed != NO_NOBLE:
            noble = table.revealed
            table.revealed = NO_NOBLE
            lay_noble(table, noble, rightmost_gap(table))
        if table.display[0] == NO_NOBLE and has_nobles(table):
            then(table, RevealNobles(self.seat))


@mypyc_attr(free_list_len=1)
class RevealNobles(Chance[Table]):
    """Fill every gap with the top card of the pile, the rightmost first. (93-SETUP-05, 93-NOBLE-12)"""

    def event(self) -> i64:
        return REVEAL_NOBLES

    def run(self, table: Table, dealer: Dealer) -> None:
        for place in range(DISPLAY - 1, -1, -1):
            if table.display[place] == NO_NOBLE:
                if not has_nobles(table):
                    return
                lay_noble(table, draw_noble(table, dealer), place)


def has_nobles(table: Table) -> bool:
    """True if a card can be drawn, from the pile or the discards."""
    return table.nobles.total + table.noble_discards.total > 0


def draw_noble(table: Table, dealer: Dealer) -> i64:
    """Draw the top card of the pile; if the pile is empty, the discards become the new one. (93-NOBLE-11)"""
    if table.nobles.total == 0:
        table.noble_discards.move_all(to=table.nobles)
        tell(table, NOBLES_RESHUFFLED, NOBODY)
    return dealer.draw(table.nobles)


def lay_noble(table: Table, noble: i64, place: i64) -> None:
    table.display[place] = noble
    tell(table, NOBLE_REVEALED, NOBODY, noble, place)
    table.edition.noble_moved(table)


def rightmost_gap(table: Table) -> i64:
    place = DISPLAY - 1
    while table.display[place] != NO_NOBLE:
        place -= 1
    return place
