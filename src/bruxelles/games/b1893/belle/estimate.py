"""What a position with Belle Époque is worth to a seat, in hundredths of a VP: an opinion, read by no rule."""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.estimate import estimate
from bruxelles.kernel.steps import is_over


def estimate_belle(table: BelleTable, who: i64) -> i64:
    """As without, and a guess at what cards and Travelers still bring; what tiles change is counted there already."""
    worth = estimate(table, who)
    if is_over(table):
        return worth
    left = table.edition.rounds - table.round
    return worth + table.cards_of(who) * (100 + 250 * left) + 120 * table.travelers[who]
