"""What an answer can change with Belle Époque."""

from __future__ import annotations

from bruxelles.games.b1893.belle.table import belle
from bruxelles.games.b1893.belle.vocabulary import TILES
from bruxelles.games.b1893.standing import belongings
from bruxelles.games.b1893.table import Table


def belle_belongings(with_belle: Table, who: int) -> dict[str, int]:
    """What a seat has in the base game, plus Travelers, cards, tiles and white artworks. White artworks are also among
    all artworks.
    """
    table = belle(with_belle)
    return {
        **belongings(table, who),
        "travelers": int(table.travelers[who]),
        "cards": int(table.cards_of(who)),
        "tiles": sum(table.claims[tile] == who for tile in range(1, TILES + 1)),
        "whites": int(table.whites_of(who)),
    }
