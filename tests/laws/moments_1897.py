"""What is on the table of 1897 at one moment, to compare with the next."""

from __future__ import annotations

from typing import NamedTuple

from bruxelles.games.b1897 import vocabulary as v
from bruxelles.games.b1897.table import Table


class Owned(NamedTuple):
    """What one seat has at some moment."""

    money: int
    points: int
    squares: tuple[int, ...]
    hand: tuple[int, ...]
    brussels: tuple[int, ...]
    prison: tuple[int, ...]
    houses: tuple[int, ...]
    materials: int
    ready: tuple[int, ...]
    tapped: tuple[int, ...]


class Moment(NamedTuple):
    """The part of the table at some moment that later moments are compared with."""

    round: int
    cards: tuple[int, ...]
    owners: tuple[int, ...]
    values: tuple[int, ...]
    architects: tuple[int, ...]
    gathered: int
    materials_discarded: int
    seats: tuple[Owned, ...]


def look(table: Table) -> Moment:
    cells = int(table.edition.cells)
    seats = [
        Owned(
            int(seat.money),
            int(seat.points),
            tuple(seat.squares),
            tuple(seat.hand.counts),
            tuple(seat.brussels.counts),
            tuple(seat.prison.counts),
            tuple(seat.houses.counts),
            int(seat.materials.total),
            tuple(seat.ready.counts),
            tuple(seat.tapped.counts),
        )
        for seat in table.seats
    ]
    return Moment(
        int(table.round),
        tuple(table.cards)[:cells],
        tuple(table.owners)[:cells],
        tuple(table.values)[:cells],
        tuple(table.architects)[:cells],
        int(table.resolving.total),
        int(table.piles[v.MATERIAL].discards.total),
        tuple(seats),
    )
