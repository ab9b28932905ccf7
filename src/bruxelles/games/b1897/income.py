"""Money, points and tracks. (chapters MONEY and TRACK)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import ADVANCE_LOST, MONEY_GAINED, MONEY_MOVED, POINTS_SCORED, TRACK_ADVANCED
from bruxelles.kernel.contents import FactKind, Kind, QuantityKind
from bruxelles.kernel.steps import adjusted, tell

KINDS: Final[list[Kind]] = [
    FactKind(MONEY_MOVED, "money_moved", (("amount", n.BEF), ("reason", n.REASON))),
    FactKind(POINTS_SCORED, "points_scored", (("points", n.VP), ("reason", n.SOURCE))),
    FactKind(TRACK_ADVANCED, "track_advanced", (("track", n.TRACK), ("square", n.SQUARE))),
    FactKind(ADVANCE_LOST, "advance_lost", (("track", n.TRACK),)),
    QuantityKind(MONEY_GAINED),
]


def gained(table: Table, who: i64, amount: i64) -> i64:
    """What a player really gains of an amount. (97-MONEY-03, 97-MONEY-04)"""
    return adjusted(table, who, MONEY_GAINED, amount)


def gain(table: Table, who: i64, amount: i64, reason: i64) -> None:
    """Collect money from the supply. (97-MONEY-01, 97-MONEY-03)"""
    collect(table, who, gained(table, who, amount), reason)


def collect(table: Table, who: i64, amount: i64, reason: i64) -> None:
    table.seats[who].money += amount
    tell(table, MONEY_MOVED, who, amount, reason)


def pay(table: Table, who: i64, amount: i64, reason: i64) -> None:
    """Pay the exact amount to the supply. (97-MONEY-02)"""
    table.seats[who].money -= amount
    tell(table, MONEY_MOVED, who, -amount, reason)


def score(table: Table, who: i64, points: i64, source: i64) -> None:
    """VP may become negative. (97-TRACK-06, 97-TRACK-07)"""
    table.seats[who].earn(points, source)
    tell(table, POINTS_SCORED, who, points, source)


def advance(table: Table, who: i64, track: i64) -> None:
    """The marker moves to the next square; on the last one it stays. (97-TRACK-02, 97-TRACK-03)"""
    seat = table.seats[who]
    if seat.advance(track, table.edition.tracks[track]):
        tell(table, TRACK_ADVANCED, who, track, seat.squares[track] + 1)
    else:
        tell(table, ADVANCE_LOST, who, track)
