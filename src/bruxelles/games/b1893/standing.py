"""Everything an answer can change: what each seat has, and who leads where."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bruxelles.concepts.majorities import leaders, seats_in
from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.vocabulary import BID_TAKEN_BACK, MEEPLE_DOUBLED, MEEPLE_TAKEN_BACK
from bruxelles.games.b1893.planning import column_active
from bruxelles.games.b1893.resolution import column_leaders, iris_shares
from bruxelles.games.b1893.scoring import multiplier
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.view import corners_of
from bruxelles.games.b1893.vocabulary import (
    COLUMNS,
    IRISES,
    JOKER,
    MEEPLE_PLACED,
    MEEPLES_SENT,
    NEUTRAL_PLACED,
    STRATEGIC_ROWS,
    TO_ROW,
    TRACKS,
)
from bruxelles.kernel.journal import Fact

# Facts whose first number is a space: they change its column, or the irises around it.
IN_COLUMNS = (MEEPLE_PLACED, BID_TAKEN_BACK)
ROUND_IRISES = (MEEPLE_PLACED, NEUTRAL_PLACED, MEEPLE_DOUBLED)


def standing(table: Table, of: Callable[[Table, int], Mapping[str, int]]) -> dict[tuple[int, str], int]:
    """What each seat has, by name, as its edition counts it."""
    return {(who, name): count for who in range(table.edition.players) for name, count in of(table, who).items()}


def belongings(table: Table, who: int) -> dict[str, int]:
    """What a seat has, by name."""
    seat = table.seats[who]
    counts = {"money": int(seat.money), "points": int(seat.points)}
    for track in range(TRACKS):
        counts[n.TRACK.tokens[track].removeprefix("track:")] = int(table.level(who, track))
    counts["meeples"] = int(seat.meeples)
    counts["courthouse"] = int(seat.courthouse)
    counts["brussels"] = int(seat.in_brussels())
    counts["artworks"] = int(seat.artworks.total)
    counts["cubes"] = int(seat.refined())
    counts["jokers"] = int(seat.cubes.count(JOKER))
    counts["houses"] = int(seat.built)
    counts["nobles"] = int(seat.nobles())
    counts["upright"] = int(seat.ready.total)
    counts["first-passes"] = int(seat.first_passes)
    for row in range(STRATEGIC_ROWS):
        name = n.STRATEGIC.token(TO_ROW + row).removeprefix("strategic:")
        counts[f"{name}-row"] = int(multiplier(table, who, row))
    return counts


def leads(table: Table) -> dict[str, tuple[int, ...]]:
    """Who leads each active column, each iris (surrounded or not) inside the active area, and Brussels."""
    leading = {
        n.COLUMN.token(column): seats_in(column_leaders(table, column))
        for column in range(COLUMNS)
        if column_active(table, column)
    }
    for iris in range(IRISES):
        if all(table.is_active(space) for space in corners_of(iris)):
            leading[n.IRIS.token(iris)] = seats_in(leaders(iris_shares(table, iris), table.players))
    leading["brussels"] = seats_in(table.most_in_brussels())
    return leading


def concerned(fact: Fact) -> set[str]:
    """The majorities that a fact may change."""
    if fact.kind in (MEEPLES_SENT, MEEPLE_TAKEN_BACK):
        return {"brussels"}
    if fact.kind not in (*IN_COLUMNS, *ROUND_IRISES):
        return set()
    row, column = divmod(fact.numbers[0], COLUMNS)
    around = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
    irises = {f"iris:{r},{s}" for r, s in around} if fact.kind in ROUND_IRISES else set()
    return {n.COLUMN.token(column), *irises} if fact.kind in IN_COLUMNS else irises
