"""What an answer can change in the first edition, where the first player to pass takes an Exhibition tile instead of a
card.
"""

from __future__ import annotations

from bruxelles.games.b1893.first_edition.table import first_edition
from bruxelles.games.b1893.standing import belongings
from bruxelles.games.b1893.table import Table


def first_edition_belongings(table: Table, who: int) -> dict[str, int]:
    """What a seat has, by name. (93E1-PASS-01)"""
    exhibitions = int(first_edition(table).exhibitions[who])
    return dict(
        ("exhibitions", exhibitions) if name == "first-passes" else (name, count)
        for name, count in belongings(table, who).items()
    )
