"""What an answer can change with Belle Époque, beside all that is counted without."""

from __future__ import annotations

from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import TILES


def belle_standing(table: BelleTable, who: int) -> dict[str, int]:
    """Travelers, cards and tiles of a seat, and its white artworks, which are counted with the others too."""
    return {
        "travelers": int(table.travelers[who]),
        "cards": int(table.cards_of(who)),
        "tiles": sum(table.claims[tile] == who for tile in range(1, TILES + 1)),
        "whites": int(table.whites_of(who)),
    }
