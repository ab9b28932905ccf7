"""A table with Belle Époque set up by hand.

Whatever no line names is as at the start of the game: the lowest tiles not named are on offer, the lowest cards not
named are beside the pavilion spaces, and all Travelers are on the Train space.
"""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.claims import claim
from bruxelles.games.b1893.belle.pavilions import give_pavilion
from bruxelles.games.b1893.belle.table import belle
from bruxelles.games.b1893.belle.vocabulary import NOT_OFFERED, PAVILIONS
from bruxelles.games.b1893.position import BETWEEN_ROUNDS, TablePositionReader
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import NO_CARD, NO_OWNER, PLACES
from bruxelles.kernel.position import PositionError, Words, only, whole


class BellePositionReader(TablePositionReader):
    """Lays out the pieces of Belle Époque too."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.belle = belle(table)
        self.artworks = n.ARTWORK
        self.owners: dict[int, int] = {}  # of pavilions, by site

    def verbs(self) -> dict[str, Callable[[Words], None]]:
        return {
            **super().verbs(),
            "tiles": self.read_tiles,
            "pavilion": self.read_pavilion,
            "used": self.read_used,
            "riding": self.read_riding,
        }

    def read_seat(self, who: int, words: Words) -> None:
        what, pieces = words[0], words[1:]
        if what == "claims":
            for word in pieces:
                self.offer(n.TILE.number(word))
                self.take_meeples(who, 1)
                claim(self.belle, who, n.TILE.number(word))
        elif what == "travelers":
            self.take_travelers(whole(only(pieces), 0, 4))
            self.belle.travelers[who] += whole(only(pieces))
        else:
            super().read_seat(who, words)

    def read_tiles(self, words: Words) -> None:
        """Tiles on offer."""
        for word in words:
            self.offer(n.TILE.number(word))

    def offer(self, tile: int) -> None:
        table = self.belle
        if not table.unseen_tiles.has(tile):
            raise PositionError("{tile} is named twice", tile=n.TILE.token(tile))
        if sum(claimed != NOT_OFFERED for claimed in table.claims) == table.belle().offered:
            raise PositionError("only {count} tiles are on offer", count=int(table.belle().offered))
        table.unseen_tiles.remove(tile)
        table.claims[tile] = NO_OWNER

    def read_pavilion(self, words: Words) -> None:
        """A pavilion space, its card, and the owner of the pavilion if there is one."""
        site = n.PAVILION.number(f"pavilion:{words[0]}")
        if len(words) not in (2, 3) or self.belle.cards[site - 1] != NO_CARD:
            raise PositionError("name each pavilion space once, with its card and at most one seat")
        self.lay_card(site, n.CARD.number(words[1]))
        if len(words) == 3:
            who = self.seat(words[2])
            if self.belle.seats[who].built == self.belle.edition.houses:
                raise PositionError("seat:{seat} has no more Houses", seat=who + 1)
            self.belle.seats[who].built += 1
            self.owners[site] = who

    def lay_card(self, site: int, card: int) -> None:
        if not self.belle.unseen_cards.has(card):
            raise PositionError("{card} is named twice", card=n.CARD.token(card))
        self.belle.unseen_cards.remove(card)
        self.belle.cards[site - 1] = card

    def read_used(self, words: Words) -> None:
        """Cards that are face down."""
        for word in words:
            self.belle.used |= 1 << n.CARD.number(word)

    def read_riding(self, words: Words) -> None:
        """Travelers in Brussels."""
        if len(words) != PLACES:
            raise PositionError("give four numbers: Stock Exchange, Grand-Place, Park, Market")
        for place, number in enumerate(words):
            self.take_travelers(whole(number, 0, 4))
            self.belle.riding[place] += whole(number)

    def take_travelers(self, travelers: int) -> None:
        if travelers > self.belle.train:
            raise PositionError("there are only {count} Travelers", count=int(self.belle.belle().travelers))
        self.belle.train -= travelers

    def take(self, word: str) -> int:
        """A white artwork is taken from the stack of the colour on its other side."""
        if word.startswith("white:"):
            super().take(word.replace("white:", "artwork:"))
            return n.WHITE.number(word)
        return super().take(word)

    def finish(self) -> None:
        table = self.belle
        while sum(claimed != NOT_OFFERED for claimed in table.claims) < table.belle().offered:
            self.offer(table.unseen_tiles.listed()[0])
        for site in range(1, PAVILIONS + 1):
            if table.cards[site - 1] == NO_CARD:
                self.lay_card(site, table.unseen_cards.listed()[0])
        for site, who in self.owners.items():
            give_pavilion(table, who, site)
        if self.phase in BETWEEN_ROUNDS and (table.used or any(table.riding)):
            raise PositionError("between rounds all cards are face up and no Traveler is in Brussels")
        if any(self.belle.is_marked(space) and owner != NO_OWNER for space, owner in enumerate(table.houses)):
            raise PositionError("no House stands on a marked space")
        super().finish()
