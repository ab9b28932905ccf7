"""Gustave Strauven. (93-ASYM-STRAUVEN-1, 93-ASYM-STRAUVEN-2)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from bruxelles.games.b1893.asymmetric.b_side import BSide
from bruxelles.games.b1893.asymmetric.vocabulary import FOR_BOARD, STRAUVEN
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.income import gain, score
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import FROM_SALES, SALES


class Strauven(BSide):
    number = STRAUVEN
    rules: tuple[str, ...] = ("93-ASYM-STRAUVEN-1", "93-ASYM-STRAUVEN-2")
    action = SALES

    def __init__(self) -> None:
        self.costs: list[int] = []
        self.money: i64 = 0
        self.points: i64 = 0

    def read(self, box: Mapping[str, Any]) -> None:
        self.costs = box["asymmetric.strauven.costs"]
        self.money, self.points = box["asymmetric.strauven.sale"]

    def board(self, a_side: Board) -> Board:
        return Board(self.number, a_side.levels(), self.costs, a_side.multiplier)

    def act(self, table: Table, who: i64) -> None:
        gain(table, who, self.money, FOR_BOARD)
        score(table, who, self.points, FROM_SALES)
