"""What Belle Époque adds to the Resolution phase and to the end of the round. (chapters BE-RES and BE-EOR)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import (
    CARDS_TURNED_UP,
    FROM_VISITS,
    MEEPLE_BACK_FROM_CARD,
    PAVILION_VISIT,
    PAVILION_VISITED,
    PAVILIONS,
    TRAVELERS_UNUSED,
)
from bruxelles.games.b1893.income import score
from bruxelles.games.b1893.shared_moments import moment_for_all
from bruxelles.games.b1893.vocabulary import (
    COLUMNS,
    NO_OWNER,
    NO_SPACE,
)
from bruxelles.kernel.contents import FactKind, Kind, MomentKind, SourceKind
from bruxelles.kernel.steps import NOBODY, Effect, tell

KINDS: Final[list[Kind]] = [
    FactKind(TRAVELERS_UNUSED, "travelers_unused", (("count", n.COUNT),)),
    FactKind(PAVILION_VISITED, "pavilion_visited", (("pavilion", n.PAVILION), ("count", n.COUNT))),
    FactKind(CARDS_TURNED_UP, "cards_turned_up"),
    FactKind(MEEPLE_BACK_FROM_CARD, "meeple_back_from_card"),
    MomentKind(PAVILION_VISIT),  # (cards 31, 32)
    SourceKind(FROM_VISITS, "visits"),
]


def touches(corner: i64, space: i64) -> bool:
    """True if a space is one of the four around the iris whose upper left space is `corner`."""
    offset = space - corner
    return offset == 0 or offset == 1 or offset == COLUMNS or offset == COLUMNS + 1


def is_surrounded(table: BelleTable, corner: i64) -> bool:
    owners = table.owners
    below = corner + COLUMNS
    return (
        owners[corner] != NO_OWNER
        and owners[corner + 1] != NO_OWNER
        and owners[below] != NO_OWNER
        and owners[below + 1] != NO_OWNER
    )


@mypyc_attr(free_list_len=1)
class VisitPavilions(Effect[BelleTable]):
    """Each pavilion scores its owner 1 VP for every different colour of meeples in its row. (93-BE-RES-02..05)"""

    def run(self, table: BelleTable) -> None:
        moment_for_all(table, PAVILION_VISIT)
        who = table.first
        for _ in range(table.players):
            for space in range(PAVILIONS):
                if table.pavilions[space] == who:
                    tell(table, PAVILION_VISITED, who, space + 1, colours_in_row(table, space))
                    score(table, who, visit_points(table, space), FROM_VISITS)
            who = table.after(who)


def visit_points(table: BelleTable, row: i64) -> i64:
    """The points of a visit to a pavilion beside this row. (93-BE-RES-02)"""
    return colours_in_row(table, row) * table.belle().visit


def colours_in_row(table: BelleTable, row: i64) -> i64:
    """The number of different owners of meeples in a row; neutral meeples count as one owner. (93-BE-RES-02,
    93-BE-RES-03)
    """
    seen: i64 = 0
    different: i64 = 0
    for column in range(COLUMNS):
        owner = table.owners[row * COLUMNS + column]
        if owner != NO_OWNER and seen >> owner & 1 == 0:
            seen |= i64(1) << owner
            different += 1
    return different


@mypyc_attr(free_list_len=1)
class CardsTurnUp(Effect[BelleTable]):
    """Used cards are turned face up, and unused Travelers return to the Train space. (93-BE-EOR-01, 93-BE-EOR-02)"""

    def run(self, table: BelleTable) -> None:
        if table.used != 0:
            table.used = 0
            tell(table, CARDS_TURNED_UP, NOBODY)
        table.doubled = NO_SPACE
        unused: i64 = 0
        for who in range(table.players):
            unused += table.travelers[who]
            table.travelers[who] = 0
        if unused > 0:
            table.train += unused
            tell(table, TRAVELERS_UNUSED, NOBODY, unused)


@mypyc_attr(free_list_len=1)
class AsideReturns(Effect[BelleTable]):
    """A meeple set aside on a card returns to the supply, a Traveler to the Train space. (93-BE-EOR-04,
    93-BE-CARD-22)
    """

    def run(self, table: BelleTable) -> None:
        if table.aside != NO_OWNER:
            table.seats[table.aside].meeples += 1
            tell(table, MEEPLE_BACK_FROM_CARD, table.aside)
            table.aside = NO_OWNER
        if table.aside_traveler:
            table.aside_traveler = False
            table.train += 1
            tell(table, TRAVELERS_UNUSED, NOBODY, 1)


@mypyc_attr(free_list_len=1)
class CardsReady(Effect[BelleTable]):
    """Cards used at the end of the round can be used in the next one too. (93-BE-EOR-01)"""

    def run(self, table: BelleTable) -> None:
        table.used = 0
