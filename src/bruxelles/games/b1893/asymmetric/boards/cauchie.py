"""Paul Cauchie. (93-ASYM-CAUCHIE-1..4)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.games.b1893.asymmetric.b_side import BSide, with_track
from bruxelles.games.b1893.asymmetric.vocabulary import CAUCHIE
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.income import take_cube
from bruxelles.games.b1893.printed import COMPASS_WORDS
from bruxelles.games.b1893.table import NO_NUMBERS, Table
from bruxelles.games.b1893.vocabulary import CROWN, JOKER, WORKSHOP


class Cauchie(BSide):
    number = CAUCHIE
    rules: tuple[str, ...] = ("93-ASYM-CAUCHIE-1", "93-ASYM-CAUCHIE-2", "93-ASYM-CAUCHIE-3", "93-ASYM-CAUCHIE-4")
    action = WORKSHOP

    def __init__(self) -> None:
        self.crown: list[int] = []
        self.cubes = NO_NUMBERS

    def read(self, box: Mapping[str, Any]) -> None:
        self.crown = box["asymmetric.cauchie.crown"]
        self.cubes = vec[i64]([COMPASS_WORDS.index(word) for word in box["asymmetric.cauchie.cubes"]])

    def board(self, a_side: Board) -> Board:
        return with_track(a_side, self.number, CROWN, self.crown)

    def cube(self, table: Table) -> i64:
        """The cube for the artwork just taken; a joker replaces a material that this game doesn't have.
        (93-ASYM-CAUCHIE-3)
        """
        cube = self.cubes[table.last_artwork]
        return cube if table.edition.cubes[cube] > 0 else JOKER

    def helps(self, table: Table, who: i64) -> bool:
        return table.supply.has(self.cube(table))

    def act(self, table: Table, who: i64) -> None:
        take_cube(table, who, self.cube(table))
