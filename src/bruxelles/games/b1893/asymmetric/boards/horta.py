"""Victor Horta. (93-ASYM-HORTA-1, 93-ASYM-HORTA-2)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from bruxelles.games.b1893.asymmetric.b_side import BSide, with_track
from bruxelles.games.b1893.asymmetric.vocabulary import FOR_BOARD, HORTA
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.income import gain
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import ARCHITECT, MATERIALS, MATERIALS_LEFT
from bruxelles.kernel.variants import Adjustment, Variants


class Horta(BSide):
    number = HORTA
    rules: tuple[str, ...] = ("93-ASYM-HORTA-1", "93-ASYM-HORTA-2")
    action = MATERIALS

    def __init__(self) -> None:
        self.architect: list[int] = []
        self.money: i64 = 0

    def read(self, box: Mapping[str, Any]) -> None:
        self.architect = box["asymmetric.horta.architect"]
        self.money = box["asymmetric.horta.money"]

    def board(self, a_side: Board) -> Board:
        return with_track(a_side, self.number, ARCHITECT, self.architect)

    def attach(self, variants: Variants, who: i64, players: i64) -> None:
        super().attach(variants, who, players)
        variants.adjustments[MATERIALS_LEFT].append(MoneyIsLeft(who, self.money))

    def act(self, table: Table, who: i64) -> None:
        gain(table, who, self.money, FOR_BOARD)


class MoneyIsLeft(Adjustment):
    """Thanks to the money, the action still yields something when no cube is left. (93-ASYM-HORTA-2, 93-BE-CLAR-04)"""

    def __init__(self, owner: i64, money: i64) -> None:
        self.owner = owner
        self.money = money

    def of(self, table: Table, seat: i64, value: i64) -> i64:
        return value + self.money if seat == self.owner else value
