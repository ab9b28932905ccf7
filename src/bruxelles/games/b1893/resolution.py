"""The Resolution phase: columns, first player, irises, Brussels. (chapters COL, FP, IRIS, JUST)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.majorities import leaders
from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.income import score
from bruxelles.games.b1893.planning import column_active
from bruxelles.games.b1893.seat import Seat
from bruxelles.games.b1893.shared_moments import moment_for_all
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    AFTER_IRISES,
    BEFORE_BRUSSELS_MAJORITY,
    BEFORE_FIRST_PLAYER,
    BEFORE_IRISES,
    COLUMN_DECIDED,
    COLUMN_TIED,
    COLUMN_WON,
    COLUMNS,
    FIRST_PLAYER_CHOSEN,
    FROM_IRISES,
    IRIS_COLUMNS,
    IRIS_TRACK,
    IRIS_WON,
    IRISES,
    MANNEKEN,
    MEEPLE_JAILED,
    MOST_SEATS,
    NO_OWNER,
    OWNERS,
    PLACES,
    SPACES,
    TO_PLACE,
)
from bruxelles.kernel.contents import FactKind, Kind, MomentKind, QuantityKind, SourceKind
from bruxelles.kernel.moments import moment
from bruxelles.kernel.steps import NOBODY, Effect, adjusted, tell

KINDS: Final[list[Kind]] = [
    FactKind(COLUMN_WON, "column_won", (("column", n.COLUMN), ("prestige", n.PRESTIGE), ("face", n.FACE))),
    FactKind(COLUMN_TIED, "column_tied", (("column", n.COLUMN), ("prestige", n.PRESTIGE), ("face", n.FACE))),
    FactKind(FIRST_PLAYER_CHOSEN, "first_player_chosen", (("count", n.COUNT),)),
    FactKind(IRIS_WON, "iris_won", (("iris", n.IRIS),)),
    FactKind(MEEPLE_JAILED, "meeple_jailed", (("place", n.PLACE),)),
    MomentKind(COLUMN_DECIDED),  # the seat has just won it (card 25)
    MomentKind(BEFORE_FIRST_PLAYER),  # (card 26)
    MomentKind(BEFORE_IRISES),  # (card 27)
    MomentKind(AFTER_IRISES),  # (card 28)
    MomentKind(BEFORE_BRUSSELS_MAJORITY),  # (cards 29, 30)
    QuantityKind(MANNEKEN),  # symbols for the first player (card 26)
    SourceKind(FROM_IRISES, "irises"),
]


def column_sums(table: Table, column: i64) -> vec[i64]:
    """The money under each owner's meeples in a column; neutral meeples have none. (93-COL-01)"""
    sums = vec[i64]([0] * OWNERS)
    for space in range(column, SPACES, COLUMNS):
        owner = table.owners[space]
        if owner != NO_OWNER:
            sums[owner] += table.bids[space]
    return sums


def column_leaders(table: Table, column: i64) -> i64:
    """The seats with the highest sum in a column, as a set of bits; empty if nobody has bid. (93-COL-01, 93-COL-05)"""
    return leaders(column_sums(table, column), table.players)


def sole_leader(leading: i64) -> i64:
    """The only seat in a set of bits, or NO_OWNER."""
    for seat in range(MOST_SEATS):
        if leading == i64(1) << seat:
            return seat
    return NO_OWNER


@mypyc_attr(free_list_len=1)
class DecideColumn(Effect[Table]):
    """The only player with the highest sum wins the Prestige card; tied players all gain its bonus later.
    (93-COL-01..08)
    """

    def __init__(self, column: i64) -> None:
        super().__init__(NOBODY)
        self.column = column

    def run(self, table: Table) -> None:
        if not column_active(table, self.column):
            return
        leading = column_leaders(table, self.column)
        winner = sole_leader(leading)
        card = table.prestige_strip[self.column]
        if winner != NO_OWNER:
            table.winners[self.column] = winner
            tell(table, COLUMN_WON, winner, self.column, card, table.edition.faces[card])
            moment(table, COLUMN_DECIDED, winner)
        elif leading != 0:
            table.tied[self.column] = leading
            who = table.first
            for _ in range(table.edition.players):
                if leading >> who & 1 == 1:
                    tell(table, COLUMN_TIED, who, self.column, card, table.edition.faces[card])
                who = table.after(who)


def manneken(table: Table, who: i64) -> i64:
    """The symbols with which a player competes for the First Player tile. (93-FP-01)"""
    return manneken_with(table, who, table.winners)


def manneken_with(table: Table, who: i64, winners: vec[i64]) -> i64:
    """The symbols on the cards of the columns that a player wins, and those for passing first. (93-FP-01, 93-FP-02)"""
    symbols: i64 = 0
    for column in range(COLUMNS):
        if winners[column] == who:
            symbols += table.edition.manneken[table.prestige_strip[column]]
    if table.first_passer == who:
        symbols += table.edition.first_pass_manneken
    return adjusted(table, who, MANNEKEN, symbols)


@mypyc_attr(free_list_len=1)
class BeforeFirstPlayer(Effect[Table]):
    """A moment before the first player of the next round is chosen."""

    def run(self, table: Table) -> None:
        moment_for_all(table, BEFORE_FIRST_PLAYER)


@mypyc_attr(free_list_len=1)
class ChooseFirstPlayer(Effect[Table]):
    """The player with most Manneken Pis is first player from the next round on; a tie goes to the first one clockwise
    from the current first player, who comes last. (93-FP-01..06)
    """

    def run(self, table: Table) -> None:
        highest: i64 = -1
        who = table.first
        for _ in range(table.edition.players):
            who = table.after(who)
            symbols = manneken(table, who)
            if symbols > highest:
                highest = symbols
                table.next_first = who
        tell(table, FIRST_PLAYER_CHOSEN, table.next_first, highest)


def iris_shares(table: Table, iris: i64) -> vec[i64]:
    """The count of each owner's meeples around an iris so far. (93-IRIS-01..03)"""
    shares = vec[i64]([0] * OWNERS)
    corner = iris // IRIS_COLUMNS * COLUMNS + iris % IRIS_COLUMNS
    for space in (corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1):
        owner = table.owners[space]
        if owner != NO_OWNER:
            shares[owner] += table.edition.meeple_weight(table, space)
    return shares


@mypyc_attr(free_list_len=1)
class BeforeIrises(Effect[Table]):
    """A moment before the iris majorities."""

    def run(self, table: Table) -> None:
        moment_for_all(table, BEFORE_IRISES)


@mypyc_attr(free_list_len=1)
class IrisMajorities(Effect[Table]):
    """The players with most meeples around a surrounded iris score their own Iris level, tied ones too; player by
    player, clockwise. (93-IRIS-01..07, 93-GEN-05)
    """

    def run(self, table: Table) -> None:
        leading = vec[i64]([0] * IRISES)
        for iris in range(IRISES):
            leading[iris] = table.edition.iris_leaders(table, iris)
        who = table.first
        for _ in range(table.edition.players):
            for iris in range(IRISES):
                if leading[iris] >> who & 1 == 1:
                    tell(table, IRIS_WON, who, iris)
                    score(table, who, table.level(who, IRIS_TRACK), FROM_IRISES)
            who = table.after(who)
        moment_for_all(table, AFTER_IRISES)


@mypyc_attr(free_list_len=1)
class BeforeBrussels(Effect[Table]):
    """A moment before the Brussels majority."""

    def run(self, table: Table) -> None:
        moment_for_all(table, BEFORE_BRUSSELS_MAJORITY)


@mypyc_attr(free_list_len=1)
class BrusselsMajority(Effect[Table]):
    """The players with most meeples in Brussels send one of them to the Courthouse, tied ones too. (93-JUST-01..07)"""

    def run(self, table: Table) -> None:
        most = table.most_in_brussels()
        who = table.first
        for _ in range(table.edition.players):
            if most >> who & 1 == 1:
                jail(table, who)
            who = table.after(who)


def fullest_place(seat: Seat) -> i64:
    """The place with most meeples of a seat. Meeples are alike, so any place would do. (93-JUST-07)"""
    fullest: i64 = 0
    for place in range(PLACES):
        if seat.brussels[place] > seat.brussels[fullest]:
            fullest = place
    return fullest


def jail(table: Table, who: i64) -> None:
    seat = table.seats[who]
    fullest = fullest_place(seat)
    seat.brussels[fullest] -= 1
    seat.courthouse += 1
    tell(table, MEEPLE_JAILED, who, TO_PLACE + fullest)
