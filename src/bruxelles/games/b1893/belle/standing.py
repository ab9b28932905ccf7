"""What an answer can change with Belle Époque, beside all that is counted without."""

from __future__ import annotations

from bruxelles.games.b1893.belle.table import belle
from bruxelles.games.b1893.belle.vocabulary import TILES
from bruxelles.games.b1893.standing import belongings
from bruxelles.games.b1893.table import Table


def belle_belongings(with_belle: Table, who: int) -> dict[str, int]:
    """As without, and Travelers, cards and tiles of a seat, and its white artworks, which are counted with the others
    too.
    """
    table = belle(with_belle)
    return {
        **belongings(table, who),
        "travelers": int(table.travelers[who]),
        "cards": int(table.cards_of(who)),
        "tiles": sum(table.claims[tile] == who for tile in range(1, TILES + 1)),
        "whites": int(table.whites_of(who)),
    }
