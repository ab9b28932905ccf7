"""Moments that come for all players."""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.table import Table
from bruxelles.kernel.moments import moment


def moment_for_all(table: Table, which: i64) -> None:
    """A moment for each player, clockwise from the first player of the round. (93-GEN-05)"""
    if table.variants.has_listeners and table.variants.moments[which]:
        who = table.first
        for _ in range(table.edition.players):
            who = table.before(who)
            moment(table, which, who)
