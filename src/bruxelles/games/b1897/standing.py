"""What every seat has and who leads each majority, to show what an answer changes."""

from __future__ import annotations

from bruxelles.concepts.majorities import leaders, seats_in
from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.majorities import coat_shares, column_winners
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import ARCHITECT_LAID, ARCHITECT_PLACED, COLUMNS, TRACKS
from bruxelles.kernel.journal import Fact


def standing(table: Table) -> dict[tuple[int, str], int]:
    """What each seat has, by name."""
    counts: dict[tuple[int, str], int] = {}
    for who, seat in enumerate(table.seats):
        counts[who, "money"] = int(seat.money)
        counts[who, "points"] = int(seat.points)
        for track in range(TRACKS):
            counts[who, n.TRACK.tokens[track].removeprefix("track:")] = int(table.value_of(who, track))
        counts[who, "hand"] = int(seat.hand.total)
        counts[who, "prison"] = int(seat.prison.total)
        counts[who, "brussels"] = int(seat.brussels.total)
        counts[who, "artworks"] = int(seat.artworks.total)
        counts[who, "materials"] = int(seat.materials.total)
        counts[who, "houses"] = int(seat.houses.total)
        counts[who, "nobles"] = int(seat.nobles())
        counts[who, "ready"] = int(seat.ready.total)
    return counts


def leads(table: Table) -> dict[str, tuple[int, ...]]:
    """Who leads each column, each coat of arms (complete or not) and Brussels."""
    leading = {n.COLUMN.token(column): seats_in(column_winners(table, column)) for column in range(COLUMNS)}
    for row in range(table.edition.rows - 1):
        for column in range(COLUMNS - 1):
            coat = n.COAT.token(row * (COLUMNS - 1) + column)
            leading[coat] = seats_in(leaders(coat_shares(table, row * COLUMNS + column), table.players))
    leading["brussels"] = seats_in(table.most_in_brussels())
    return leading


def concerned(fact: Fact) -> set[str]:
    """The majorities that a fact may change: Brussels, or a column and the coats of arms round a cell."""
    if fact.kind == ARCHITECT_LAID:
        return {"brussels"}
    if fact.kind != ARCHITECT_PLACED:
        return set()
    row, column = divmod(fact.numbers[0], COLUMNS)
    around = [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)]
    return {f"column:{column + 1}", *(f"coat:{r + 1},{s + 1}" for r, s in around)}
