"""A table of the first edition set up by hand.

Whatever no line names is as at the start of the game: the compass tiles in the order of the box, the needles on their
starting spaces, no Exhibition tile owned and nothing covered in the shop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bruxelles.games.b1893 import notations as second
from bruxelles.games.b1893.first_edition.artworks import coloured_left
from bruxelles.games.b1893.first_edition.notations import COLOUR
from bruxelles.games.b1893.first_edition.setup import point_needles
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.games.b1893.position import TablePositionReader
from bruxelles.games.b1893.seat import Seat
from bruxelles.games.b1893.vocabulary import BLACK, NO_ARTWORK
from bruxelles.kernel.position import PositionError, Words, only, whole


def set_up_first_edition(table: FirstEditionTable, lines: Sequence[tuple[int, str]]) -> FirstEditionTable:
    """Apply the lines of a position to a new table."""
    FirstEditionPositionReader(table).set_up(lines)
    return table


class FirstEditionPositionReader(TablePositionReader):
    """Lays out the pieces of the first edition too."""

    def __init__(self, table: FirstEditionTable) -> None:
        super().__init__(table)
        self.first_edition_table = table
        self.artworks = COLOUR
        self.pointed = False

    def verbs(self) -> dict[str, Callable[[Words], None]]:
        return {**super().verbs(), "compass": self.read_compass, "covered": self.read_covered}

    def read_compass(self, words: Words) -> None:
        """The six tiles, clockwise from the first space; the needles go to their starting spaces."""
        table = self.first_edition_table
        tiles = [second.NEEDLE.number(f"needle:{word}") for word in words]
        if sorted(tiles) != sorted(table.compass):
            raise PositionError("the six compass tiles lie around it, each once")
        for space, tile in enumerate(tiles):
            table.compass[space] = tile
        if not self.pointed:
            point_needles(table)

    def read_needles(self, words: Words) -> None:
        super().read_needles(words)
        self.pointed = True

    def read_covered(self, words: Words) -> None:
        """Artworks in the shop that others cover."""
        for word in words:
            self.first_edition_table.covered.add(self.take_kind(word, COLOUR))

    def read_seat(self, who: int, words: Words) -> None:
        if words[0] == "exhibitions":
            self.first_edition_table.exhibitions[who] = whole(only(words[1:]), 0, int(self.table.edition.rounds))
        elif words[0] == "first-passes":
            raise PositionError("a seat can't own '{given}'", given=words[0])
        else:
            super().read_seat(who, words)

    def take(self, word: str) -> int:
        """The second colour has a different name than in the second edition."""
        if word.startswith("artwork:"):
            word = second.COLOUR.token(COLOUR.number(word))
        return super().take(word)

    def finish_seat(self, who: int, seat: Seat) -> None:
        """The first player to pass has a tile for it instead of a card."""
        super().finish_seat(who, seat)
        seat.first_passes = 0
        if who == self.table.first_passer and self.first_edition_table.exhibitions[who] == 0:
            self.first_edition_table.exhibitions[who] = 1

    def refuse_what_belongs_to_a_round(self) -> None:
        """The last round is not cleared up before scoring. (93E1-EOT-02)"""
        if self.phase != "scoring":
            super().refuse_what_belongs_to_a_round()

    def cards_for_passing(self, rounds: int) -> int:
        return 0

    def finish(self) -> None:
        super().finish()
        table = self.first_edition_table
        if sum(table.exhibitions) > table.round - 1 + (table.passes > 0):
            raise PositionError("there is one Exhibition tile for each round in which somebody has passed")
        gap = NO_ARTWORK in table.slots or coloured_left(table) == 0 or table.stacks.count(BLACK) == 0
        if table.covered.total and gap:
            raise PositionError("no Artwork in the shop is covered while a place or a stack is empty")
