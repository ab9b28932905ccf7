"""Gaining and losing money, points, track spaces, cubes and meeples. (chapter GEN)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ADVANCE_LOST,
    CUBE_RETURNED,
    CUBE_TAKEN,
    FREE_MEEPLE,
    JOKER,
    MEEPLE_FREED,
    MONEY_MOVED,
    NOBODY_TO_FREE,
    POINTS_SCORED,
    REFINED,
    TRACK_ADVANCED,
)
from bruxelles.kernel.contents import FactKind, Kind
from bruxelles.kernel.steps import tell

KINDS: Final[list[Kind]] = [
    FactKind(MONEY_MOVED, "money_moved", (("amount", n.BF), ("reason", n.REASON))),
    FactKind(POINTS_SCORED, "points_scored", (("points", n.VP), ("reason", n.SOURCE))),
    FactKind(TRACK_ADVANCED, "track_advanced", (("track", n.TRACK), ("square", n.SQUARE))),
    FactKind(ADVANCE_LOST, "advance_lost", (("track", n.TRACK),)),
    FactKind(CUBE_TAKEN, "cube_taken", (("cube", n.CUBE),)),
    FactKind(CUBE_RETURNED, "cube_returned", (("cube", n.CUBE),)),
    FactKind(MEEPLE_FREED, "meeple_freed"),
    FactKind(NOBODY_TO_FREE, "nobody_to_free"),
]


def gain(table: Table, who: i64, amount: i64, reason: i64) -> None:
    """Take money from the supply, which is unlimited. (93-GEN-07)"""
    table.seats[who].money += amount
    tell(table, MONEY_MOVED, who, amount, reason)


def pay(table: Table, who: i64, amount: i64, reason: i64) -> None:
    table.seats[who].money -= amount
    tell(table, MONEY_MOVED, who, -amount, reason)


def score(table: Table, who: i64, points: i64, source: i64) -> None:
    """Score VP as soon as they are earned; a total may drop below 0. (93-GEN-13)"""
    table.seats[who].earn(points, source)
    tell(table, POINTS_SCORED, who, points, source)


def advance(table: Table, who: i64, track: i64) -> None:
    """Move the disc to the next space; on the last space it stays. (93-GEN-11)"""
    seat = table.seats[who]
    if seat.advance(track, table.edition.boards[seat.board].tracks[track]):
        tell(table, TRACK_ADVANCED, who, track, seat.squares[track] + 1)
    else:
        tell(table, ADVANCE_LOST, who, track)


def free_meeple(table: Table, who: i64) -> None:
    """Move one of the player's meeples from the Courthouse to the supply, where it is available at once. (93-NEFF-07,
    93-TURN-09)
    """
    seat = table.seats[who]
    if seat.courthouse > 0:
        seat.courthouse -= 1
        seat.meeples += 1
        tell(table, MEEPLE_FREED, who)
    else:
        tell(table, NOBODY_TO_FREE, who)


def take_bonus(table: Table, who: i64, bonus: i64) -> None:
    """Take a bonus of a Prestige card; it may be chosen even if it has no effect. (93-PREST-03, 93-PREST-06)"""
    if bonus == FREE_MEEPLE:
        free_meeple(table, who)
    else:
        advance(table, who, bonus)


def take_cube(table: Table, who: i64, cube: i64) -> None:
    table.supply.move(cube, to=table.seats[who].cubes)
    tell(table, CUBE_TAKEN, who, cube)


def return_cube(table: Table, who: i64, cube: i64) -> None:
    """Return a cube to the supply, from which it can be taken again at once. (93-CONS-15)"""
    table.seats[who].cubes.move(cube, to=table.supply)
    tell(table, CUBE_RETURNED, who, cube)


def jokers_within(table: Table, number: i64) -> i64:
    """This number of jokers, or as many as are left. (93-GEN-06)"""
    left = table.supply.count(JOKER)
    return number if number < left else left


def take_jokers(table: Table, who: i64, number: i64) -> i64:
    """Take this number of jokers, or as many as are left; return how many. (93-GEN-06)"""
    number = jokers_within(table, number)
    for _ in range(number):
        take_cube(table, who, JOKER)
    return number


def refined_left(table: Table) -> i64:
    """The refined cubes in the supply."""
    counts = table.supply.counts
    left: i64 = 0
    for kind in range(REFINED):
        left += counts[kind]
    return left
