"""A brief summary of a table, for lists of tables."""

from __future__ import annotations

from bruxelles.server import wire
from bruxelles.server.frames import seats_shown
from bruxelles.server.refusals import problem_shown
from bruxelles.server.table import LiveTable
from bruxelles.server.viewer import Viewer


def brief_of(table: LiveTable, viewer: Viewer) -> wire.Brief:
    seated = table.seated
    beginning = table.stored.beginning
    seats = seats_shown(beginning.seats if seated is None else seated.seats, viewer, table.watchers.present)
    waiting = None
    if seated is not None and table.error is None:
        waiting = seated.confirms if seated.match.waits_for_confirmation else seated.match.seat
    return wire.Brief(
        table=table.id,
        game=beginning.header("game"),
        number=0 if seated is None else seated.number,
        seats=[wire.SeatShown.model_validate(seat) for seat in seats],
        waiting=None if waiting is None else waiting + 1,
        gathers=seated is not None and seated.match.awaits_shares,
        over=seated is not None and seated.match.over,
        error=None if table.error is None else wire.Problem.model_validate(problem_shown(table.error)),
    )
