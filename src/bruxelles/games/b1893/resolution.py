"""The Resolution phase: columns, first player, irises, Brussels. (chapters COL, FP, IRIS, JUST)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.income import score
from bruxelles.games.b1893.planning import column_active
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import column_total
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
    PAVILION_VISIT,
    PLACES,
    TO_PLACE,
)
from bruxelles.games.b1893.windows import everybody
from bruxelles.kernel.moments import moment
from bruxelles.kernel.steps import NOBODY, Effect, adjusted, tell


def column_leaders(table: Table, column: i64) -> i64:
    """The seats with the highest total in a column, as a set of bits; none if nobody has bid. (93-COL-01, 93-COL-05)"""
    highest: i64 = 0
    leaders: i64 = 0
    for seat in range(table.edition.players):
        total = column_total(table, column, seat)
        if total > highest:
            highest = total
            leaders = i64(1) << seat
        elif total == highest and total > 0:
            leaders |= i64(1) << seat
    return leaders


def sole_leader(leaders: i64) -> i64:
    """The seat that leads alone, or NO_OWNER."""
    for seat in range(MOST_SEATS):
        if leaders == i64(1) << seat:
            return seat
    return NO_OWNER


@mypyc_attr(free_list_len=1)
class DecideColumn(Effect[Table]):
    """The single player with the highest total takes the Prestige card; a tie gives all tied ones its bonus later.
    (93-COL-01..08)
    """

    def __init__(self, column: i64) -> None:
        super().__init__(NOBODY)
        self.column = column

    def run(self, table: Table) -> None:
        if not column_active(table, self.column):
            return
        leaders = column_leaders(table, self.column)
        winner = sole_leader(leaders)
        card = table.strip[self.column]
        if winner != NO_OWNER:
            table.winners[self.column] = winner
            tell(table, COLUMN_WON, winner, self.column, card, table.edition.faces[card])
            moment(table, COLUMN_DECIDED, winner)
        elif leaders != 0:
            table.tied[self.column] = leaders
            who = table.first
            for _ in range(table.edition.players):
                if leaders >> who & 1 == 1:
                    tell(table, COLUMN_TIED, who, self.column, card, table.edition.faces[card])
                who = table.after(who)


def manneken(table: Table, who: i64) -> i64:
    """Symbols on the cards won this round, and two for having passed first. (93-FP-01, 93-FP-02)"""
    symbols: i64 = 0
    for column in range(COLUMNS):
        if table.winners[column] == who:
            symbols += table.edition.manneken[table.strip[column]]
    if table.first_passer == who:
        symbols += table.edition.first_pass_manneken
    return adjusted(table, who, MANNEKEN, symbols)


@mypyc_attr(free_list_len=1)
class BeforeFirstPlayer(Effect[Table]):
    def run(self, table: Table) -> None:
        everybody(table, BEFORE_FIRST_PLAYER)


@mypyc_attr(free_list_len=1)
class ChooseFirstPlayer(Effect[Table]):
    """The highest count becomes first player from the next round on; among equals the first one clockwise after the
    current first player, who comes last. (93-FP-01..06)
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


def iris_leaders(table: Table, iris: i64) -> i64:
    """The seats with most of the four meeples round an iris, as a set of bits; none unless all four spaces hold one.
    (93-IRIS-01..04, 93-2P-07)
    """
    owners = table.owners
    corner = iris // IRIS_COLUMNS * COLUMNS + iris % IRIS_COLUMNS
    a, b, c, d = owners[corner], owners[corner + 1], owners[corner + COLUMNS], owners[corner + COLUMNS + 1]
    if a == NO_OWNER or b == NO_OWNER or c == NO_OWNER or d == NO_OWNER:
        return 0
    counts = vec[i64]([0] * OWNERS)
    counts[a] += 1
    counts[b] += 1
    counts[c] += 1
    counts[d] += 1
    most: i64 = 0
    for owner in range(OWNERS):
        if counts[owner] > most:
            most = counts[owner]
    leaders: i64 = 0
    for seat in range(MOST_SEATS):
        if counts[seat] == most:
            leaders |= i64(1) << seat
    return leaders


@mypyc_attr(free_list_len=1)
class BeforeIrises(Effect[Table]):
    def run(self, table: Table) -> None:
        everybody(table, BEFORE_IRISES)


@mypyc_attr(free_list_len=1)
class IrisMajorities(Effect[Table]):
    """Whoever has most meeples round a surrounded iris scores the own Iris level; all tied ones do. Player after
    player, clockwise. (93-IRIS-01..07, 93-GEN-05)
    """

    def run(self, table: Table) -> None:
        leaders = vec[i64]([iris_leaders(table, iris) for iris in range(IRISES)])
        who = table.first
        for _ in range(table.edition.players):
            for iris in range(IRISES):
                if leaders[iris] >> who & 1 == 1:
                    tell(table, IRIS_WON, who, iris)
                    score(table, who, table.level(who, IRIS_TRACK), FROM_IRISES)
            who = table.after(who)
        everybody(table, AFTER_IRISES)


@mypyc_attr(free_list_len=1)
class BeforeBrussels(Effect[Table]):
    def run(self, table: Table) -> None:
        everybody(table, BEFORE_BRUSSELS_MAJORITY)


def most_in_brussels(table: Table) -> i64:
    most: i64 = 0
    for seat in table.seats:
        laid = seat.in_brussels()
        if laid > most:
            most = laid
    return most


@mypyc_attr(free_list_len=1)
class BrusselsMajority(Effect[Table]):
    """Whoever has most meeples in Brussels sends one of them to the Courthouse; all tied ones do. (93-JUST-01..07)"""

    def run(self, table: Table) -> None:
        most = most_in_brussels(table)
        if most > 0:
            who = table.first
            for _ in range(table.edition.players):
                if table.seats[who].in_brussels() == most:
                    jail(table, who)
                who = table.after(who)
        everybody(table, PAVILION_VISIT)


def jail(table: Table, who: i64) -> None:
    """Meeples are alike, so the place doesn't matter: the fullest one. (93-JUST-07)"""
    seat = table.seats[who]
    fullest: i64 = 0
    for place in range(PLACES):
        if seat.brussels[place] > seat.brussels[fullest]:
            fullest = place
    seat.brussels[fullest] -= 1
    seat.courthouse += 1
    tell(table, MEEPLE_JAILED, who, TO_PLACE + fullest)
