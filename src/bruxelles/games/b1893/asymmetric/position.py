"""A table of the asymmetric variant set up by hand, with and without Belle Époque.

Whatever no line names is taken in order: the top strip shows its compass side, and seats without a board get the first
boards that no line has named.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.asymmetric.sides import AsymmetricSides, side_in
from bruxelles.games.b1893.asymmetric.vocabulary import COMPASS_SIDE
from bruxelles.games.b1893.belle.position import BellePositionReader
from bruxelles.games.b1893.position import TablePositionReader
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.position import PositionError, Words, only


class AsymmetricPositionReader(TablePositionReader):
    """Turns every second strip, and gives every seat a board."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        sides = table.edition.sides
        assert isinstance(sides, AsymmetricSides)
        self.sides = sides
        self.top = int(COMPASS_SIDE)
        self.boards: dict[int, int] = {}  # by seat

    def verbs(self) -> dict[str, Callable[[Words], None]]:
        return {**super().verbs(), "top": self.read_top}

    def read_top(self, words: Words) -> None:
        """The side of the top strip that is up."""
        self.top = n.SIDE.number(f"stripside:{only(words)}")

    def read_seat(self, who: int, words: Words) -> None:
        if words[0] == "board":
            self.read_board(who, only(words[1:]))
        else:
            super().read_seat(who, words)

    def read_board(self, who: int, word: str) -> None:
        board = n.BOARD.number(word)
        if who in self.boards or board in self.boards.values():
            raise PositionError("each seat has one board, and no two seats have {board}", board=word)
        self.boards[who] = board

    def side_of(self, row: int) -> vec[i64]:
        edition = self.table.edition
        return edition.strips if side_in(row, self.top) == COMPASS_SIDE else edition.other_strips

    def finish(self) -> None:
        free = [board for board in n.BOARD.numbers() if board not in self.boards.values()]
        for who in range(self.players):
            self.sides.give(self.table, who, self.boards[who] if who in self.boards else free.pop(0))
        super().finish()


class AsymmetricBellePositionReader(AsymmetricPositionReader, BellePositionReader):
    """Both expansions at once."""
