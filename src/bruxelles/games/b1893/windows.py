"""Moments that come for all players at once."""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.table import Table
from bruxelles.kernel.moments import moment


def everybody(table: Table, which: i64) -> None:
    """A moment for all, one after another, clockwise from the first player of the round. (93-GEN-05)"""
    if table.variants.heard and table.variants.moments[which]:
        who = table.first
        for _ in range(table.edition.players):
            who = table.before(who)
            moment(table, which, who)
