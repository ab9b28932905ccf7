"""A table in a few words, for lists of tables."""

from __future__ import annotations

from bruxelles.server import wire
from bruxelles.server.loading import header_of
from bruxelles.server.refusals import problem_shown
from bruxelles.server.table import LiveTable
from bruxelles.server.telling import Viewer, seats_shown


def brief_of(table: LiveTable, viewer: Viewer) -> wire.Brief:
    sitting = table.sitting
    seats = seats_shown(table.stored.kept.seats if sitting is None else sitting.seats, viewer, table.present)
    waiting = None
    if sitting is not None and table.error is None:
        waiting = sitting.confirms if sitting.match.waits_for_confirmation else sitting.match.seat
    return wire.Brief(
        table=table.id,
        game=header_of(table.stored.kept, "game"),
        number=0 if sitting is None else sitting.number,
        seats=[wire.SeatShown.model_validate(seat) for seat in seats],
        waiting=None if waiting is None else waiting + 1,
        gathers=sitting is not None and sitting.match.gathers,
        over=sitting is not None and sitting.match.over,
        error=None if table.error is None else wire.Problem.model_validate(problem_shown(table.error)),
    )
