"""A table in a few words, for lists of tables."""

from __future__ import annotations

from bruxelles.server import wire
from bruxelles.server.frames import Viewer, seats_shown
from bruxelles.server.loading import header_of
from bruxelles.server.refusals import problem_shown
from bruxelles.server.table import LiveTable


def brief_of(table: LiveTable, viewer: Viewer) -> wire.Brief:
    seated = table.seated
    seats = seats_shown(table.stored.kept.seats if seated is None else seated.seats, viewer, table.present)
    waiting = None
    if seated is not None and table.error is None:
        waiting = seated.confirms if seated.match.waits_for_confirmation else seated.match.seat
    return wire.Brief(
        table=table.id,
        game=header_of(table.stored.kept, "game"),
        number=0 if seated is None else seated.number,
        seats=[wire.SeatShown.model_validate(seat) for seat in seats],
        waiting=None if waiting is None else waiting + 1,
        gathers=seated is not None and seated.match.awaits_shares,
        over=seated is not None and seated.match.over,
        error=None if table.error is None else wire.Problem.model_validate(problem_shown(table.error)),
    )
