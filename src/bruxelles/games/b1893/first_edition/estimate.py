"""An estimate of what a position of the first edition is worth to a seat, in hundredths of a VP. No rule reads it."""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.estimate import estimate
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.kernel.steps import is_over


def estimate_first_edition(table: FirstEditionTable, who: i64) -> i64:
    """The estimate of the second edition; each Exhibition tile offers more artworks to choose from in the rounds to
    come.
    """
    worth = estimate(table, who)
    if is_over(table):
        return worth
    return worth + 30 * (table.edition.rounds - table.round) * table.exhibitions[who]
