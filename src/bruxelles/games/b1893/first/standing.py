"""Everything countable in the first edition: who passes first takes an Exhibition tile instead of a card."""

from __future__ import annotations

from bruxelles.games.b1893 import standing as second
from bruxelles.games.b1893.first.table import FirstTable


def standing(table: FirstTable) -> dict[tuple[int, str], int]:
    """What each seat has, by name. (93E1-PASS-01)"""
    tiles = table.exhibitions
    return dict(
        ((who, "exhibitions"), int(tiles[who])) if name == "first-passes" else ((who, name), count)
        for (who, name), count in second.standing(table).items()
    )
