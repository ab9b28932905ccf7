"""An estimate of what a position is worth to a seat, in hundredths of a VP. It is for bots; no rule reads it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1893.planning import column_active
from bruxelles.games.b1893.resolution import column_leaders, sole_leader
from bruxelles.games.b1893.scoring import cost_of, house_points, row_points
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import colours
from bruxelles.games.b1893.vocabulary import (
    ARCHITECT,
    COLUMNS,
    CROWN,
    IRIS_TRACK,
    IRISES,
    JOKER,
    NO_CARD,
    NOBLES,
    STRATEGIC_ROWS,
)
from bruxelles.kernel.steps import is_over

MEEPLE: Final[i64] = 190  # for each round in which the meeple is available


def estimate(table: Table, who: i64) -> i64:
    """Points so far, what final scoring would give now, and a guess at what the rest of the game will add."""
    seat = table.seats[who]
    if is_over(table):
        return 100 * seat.points
    left = table.edition.rounds - table.round  # rounds to come
    return 100 * seat.points + estate(table, who, left) + means(table, who, left) + majorities(table, who, left)


def estate(table: Table, who: i64, left: i64) -> i64:
    """What final scoring gives for belongings, discounted by what may still be lost."""
    seat = table.seats[who]
    worth = 100 * house_points(table, who) + (120 + 120 * left) * seat.built
    worth += 100 * seat.refined()
    for row in range(STRATEGIC_ROWS):
        worth += (100 - 10 * left) * row_points(table, who, row)
    return worth - debts(table, who, left)


def debts(table: Table, who: i64, left: i64) -> i64:
    """What the kept nobles will cost: their money, and points for each one that can't be paid."""
    seat = table.seats[who]
    due: i64 = 0
    dearest: i64 = 0
    for noble in range(NOBLES):
        if seat.owns_noble(noble):
            cost = cost_of(table, who, noble)
            due += cost
            dearest = cost if cost > dearest else dearest
    missing = due - seat.money - 9 * left
    if missing <= 0:
        return 20 * due
    unpaid = (missing + dearest - 1) // dearest
    return 20 * due + 60 * missing + 80 * table.edition.unpaid_points * unpaid


def means(table: Table, who: i64, left: i64) -> i64:
    """The value of means for the rounds to come: meeples, money, tracks, nobles, artworks, cubes."""
    seat = table.seats[who]
    turns = 1 if seat.passed == 0 else 0  # turns are left in this round
    rest = 2 * left + turns
    worth = MEEPLE * left * (table.edition.meeples - seat.courthouse)
    worth += (30 + 10 * min(rest, 3)) * min(seat.money, 8 + 8 * left) + 10 * seat.money
    worth += left * (150 * table.level(who, IRIS_TRACK) + 60 * table.level(who, CROWN))
    worth += left * 70 * table.level(who, ARCHITECT)
    worth += left * 100 * min(seat.nobles(), 1 + table.level(who, CROWN))
    worth += 55 * min(rest, 4) * min(seat.artworks.total, 3) + 40 * left * colours(table, who)
    if seat.built < table.edition.houses:
        worth += 50 * min(rest, 4) * min(seat.refined(), 4) + 30 * min(rest, 4) * min(seat.cubes.count(JOKER), 4)
    return worth


def majorities(table: Table, who: i64, left: i64) -> i64:
    """What the majorities would give if the round ended now; a lead is worth less than a win."""
    worth: i64 = 0
    for column in range(COLUMNS):
        card = table.prestige_strip[column]
        if card != NO_CARD and column_active(table, column):
            leaders = column_leaders(table, column)
            if sole_leader(leaders) == who:
                worth += 160 + 90 * table.edition.symbols[card] + 60 * left + 20 * table.edition.manneken[card]
            elif leaders >> who & 1 == 1:
                worth += 60 + 40 * left
    level = table.level(who, IRIS_TRACK)
    for iris in range(IRISES):
        if table.edition.iris_leaders(table, iris) >> who & 1 == 1:
            worth += 100 * level
    return worth + risk(table, who, left)


def risk(table: Table, who: i64, left: i64) -> i64:
    """The loss of a meeple to the Courthouse, for the seats with most meeples in Brussels."""
    return -(MEEPLE * left + 60) if table.most_in_brussels() >> who & 1 == 1 else 0
