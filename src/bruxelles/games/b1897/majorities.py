"""The majority phase: columns, coats of arms, Brussels. (chapters MAJ, COL, COAT, JAIL)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.majorities import leaders, leaders_of_four
from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.actions.influence import free_architect
from bruxelles.games.b1897.income import advance, score
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARCHITECT_JAILED,
    ARCHITECTS,
    BONUS_FREES_OWN,
    COAT_WON,
    COLUMN_WON,
    COLUMNS,
    FROM_COATS,
    NO_OWNER,
    NOT_IN_BRUSSELS,
    OWNERS,
    PLACES,
    PRESTIGE,
    PRISON_BONUS,
    SEND_TO_PRISON,
    Architect,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind, SourceKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(SEND_TO_PRISON, "sendToPrison", n.ARCHITECT, ("97-JAIL-01",), at="prison"),
    FactKind(ARCHITECT_JAILED, "architect_jailed", (("architect", n.ARCHITECT), ("place", n.PLACE))),
    FactKind(COLUMN_WON, "column_won", (("column", n.COLUMN), ("bonus", n.UPPER))),
    FactKind(COAT_WON, "coat_won", (("coat", n.COAT),)),
    RuleKind(NOT_IN_BRUSSELS, "97-JAIL-01"),
    RuleKind(BONUS_FREES_OWN, "97-COL-03"),
    SourceKind(FROM_COATS, "coats"),
]


def column_winners(table: Table, column: i64) -> i64:
    """The seats with the highest sum of values, as a set of bits; the neutral colour counts but receives nothing.
    (97-COL-01, 97-COL-02, 97-TWO-03)
    """
    return leaders(column_sums(table, column), table.players)


def column_sums(table: Table, column: i64) -> vec[i64]:
    """The sum of each owner's Architects in a column. (97-COL-01)"""
    sums = vec[i64]([0] * OWNERS)
    for cell in range(column, table.edition.cells, COLUMNS):
        owner = table.owners[cell]
        if owner != NO_OWNER:
            sums[owner] += table.values[cell]
    return sums


@mypyc_attr(free_list_len=1)
class ColumnMajority(Effect[Table]):
    """All holders of the column's majority receive its upper bonus, in clockwise order from the first player.
    (97-COL-01..06)
    """

    def __init__(self, column: i64) -> None:
        super().__init__(NOBODY)
        self.column = column

    def run(self, table: Table) -> None:
        winners = column_winners(table, self.column)
        bonus = table.bonus[self.column]
        who = table.first
        for _ in range(table.edition.players):
            if winners >> who & 1 == 1:
                tell(table, COLUMN_WON, who, self.column, bonus)
                if bonus < PRISON_BONUS:
                    advance(table, who, bonus)
            who = table.after(who)
        if bonus == PRISON_BONUS:
            for _ in range(table.edition.players):
                who = table.before(who)
                if winners >> who & 1 == 1:
                    free_architect(table, who, BONUS_FREES_OWN)


@mypyc_attr(free_list_len=1)
class CoatMajorities(Effect[Table]):
    """Where four Architects meet, the player with the most of them gains VP equal to their Prestige. (97-COAT-01..03,
    97-TWO-04)
    """

    def run(self, table: Table) -> None:
        for row in range(table.edition.rows - 1):
            for column in range(COLUMNS - 1):
                winners = coat_winners(table, row * COLUMNS + column)
                if winners != 0:
                    for seat in range(table.edition.players):
                        if winners >> seat & 1 == 1:
                            tell(table, COAT_WON, seat, row * (COLUMNS - 1) + column)
                            score(table, seat, table.value_of(seat, PRESTIGE), FROM_COATS)


def coat_shares(table: Table, cell: i64) -> vec[i64]:
    """How many Architects each owner has round this coat of arms so far. (97-COAT-01)"""
    shares = vec[i64]([0] * OWNERS)
    for corner in (cell, cell + 1, cell + COLUMNS, cell + COLUMNS + 1):
        if table.owners[corner] != NO_OWNER:
            shares[table.owners[corner]] += 1
    return shares


def coat_winners(table: Table, cell: i64) -> i64:
    """The seats with the most Architects round the coat of arms at the lower right corner of this cell, as a set of
    bits; none unless all four cells hold an Architect.
    """
    owners = table.owners
    below = cell + COLUMNS
    return leaders_of_four(owners[cell], owners[cell + 1], owners[below], owners[below + 1], table.players)


@mypyc_attr(free_list_len=1)
class BrusselsMajority(Effect[Table]):
    """The player with the most Architects in Brussels sends one of them to prison; so do all who are tied.
    (97-JAIL-01..03, 97-JAIL-05)
    """

    def run(self, table: Table) -> None:
        most = table.most_in_brussels()
        who = table.first
        for _ in range(table.edition.players):
            who = table.before(who)
            if most >> who & 1 == 1:
                then(table, SendToPrison(who))


@mypyc_attr(free_list_len=1)
class SendToPrison(Decision[Table, Architect]):
    """Choose one of the Architects laid in Brussels to go to prison. (97-JAIL-01)"""

    def kind(self) -> i64:
        return SEND_TO_PRISON

    def options(self, table: Table, out: Options) -> None:
        for architect in range(ARCHITECTS):
            if place_of(table, self.seat, architect) < PLACES:
                out.add(architect)

    def why_not(self, table: Table, architect: Architect) -> i64:
        return ALLOWED if place_of(table, self.seat, architect) < PLACES else NOT_IN_BRUSSELS

    def apply(self, table: Table, architect: Architect) -> None:
        seat = table.seats[self.seat]
        place = place_of(table, self.seat, architect)
        seat.brussels.remove(place * ARCHITECTS + architect)
        seat.prison.add(architect)
        tell(table, ARCHITECT_JAILED, self.seat, architect, place)


def place_of(table: Table, seat: i64, architect: i64) -> i64:
    """The first Brussels card where the seat has such an Architect; PLACES if there is none."""
    for place in range(PLACES):
        if table.seats[seat].brussels.has(place * ARCHITECTS + architect):
            return place
    return PLACES
