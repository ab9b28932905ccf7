"""Strips with alternating sides, and B-sides to choose from. (93-ASYM-GEN-1..3)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.asymmetric.b_side import BSide
from bruxelles.games.b1893.asymmetric.boards.cauchie import Cauchie
from bruxelles.games.b1893.asymmetric.boards.hankar import Hankar
from bruxelles.games.b1893.asymmetric.boards.horta import Horta
from bruxelles.games.b1893.asymmetric.boards.saintenoy import Saintenoy
from bruxelles.games.b1893.asymmetric.boards.strauven import Strauven
from bruxelles.games.b1893.asymmetric.vocabulary import (
    B_SIDES,
    BOARD_CHOSEN,
    BOARD_TAKEN,
    COMPASS_SIDE,
    OTHER_SIDE,
    SETUP_BOARD,
    TOP_SIDE_TOSSED,
    TOSS_SIDE,
    BSideNumber,
)
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.setup import lay_strip
from bruxelles.games.b1893.sides import Sides
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import LAY_STRIPS, ROWS
from bruxelles.kernel.contents import ChanceKind, DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Chance, Decision, Step, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(SETUP_BOARD, "setupBoard", n.BOARD, ("93-ASYM-GEN-2", "93-ASYM-GEN-3"), at="boards"),
    ChanceKind(TOSS_SIDE, "tossSide", n.SIDE, ("93-ASYM-GEN-1",)),
    FactKind(TOP_SIDE_TOSSED, "top_side_tossed", (("side", n.SIDE),)),
    FactKind(BOARD_CHOSEN, "board_chosen", (("board", n.BOARD),)),
    RuleKind(BOARD_TAKEN, "93-ASYM-GEN-3"),
]


def b_sides() -> list[BSide]:
    """All B-sides, by number."""
    return [Hankar(), Cauchie(), Horta(), Saintenoy(), Strauven()]


class AsymmetricSides(Sides):
    """Strips alternate their sides, and each player chooses a B-side. (93-ASYM-GEN-1, 93-ASYM-GEN-2)"""

    def __init__(self, box: Mapping[str, Any]) -> None:
        self.b_sides = b_sides()
        for b_side in self.b_sides:
            b_side.read(box)

    def boards(self, box: Mapping[str, Any]) -> list[Board]:
        boards = super().boards(box)
        return boards + [b_side.board(boards[0]) for b_side in self.b_sides]

    def strips(self) -> Step[Any]:
        return TossTopSide(NOBODY)

    def take_board(self, table: Table, seat: i64) -> None:
        then(table, ChooseBoard(seat, self))

    def give(self, table: Table, who: i64, number: i64) -> None:
        """Give a player the board; from now on its ability listens."""
        table.seats[who].board += number
        variants = table.variants.copy()
        self.b_sides[number - 1].attach(variants, who, table.players)
        table.variants = variants


@mypyc_attr(free_list_len=1)
class TossTopSide(Chance[Table]):
    """A coin decides which side of the top strip is up. (93-ASYM-GEN-1)"""

    def event(self) -> i64:
        return TOSS_SIDE

    def run(self, table: Table, dealer: Dealer) -> None:
        top = dealer.below(2)
        tell(table, TOP_SIDE_TOSSED, NOBODY, top)
        then(table, LayAlternating(top))


@mypyc_attr(free_list_len=1)
class LayAlternating(Chance[Table]):
    """Five strips in random order, each with the opposite side of the one above it up. (93-ASYM-GEN-1)"""

    def __init__(self, top: i64) -> None:
        super().__init__(NOBODY)
        self.top = top

    def event(self) -> i64:
        return LAY_STRIPS

    def run(self, table: Table, dealer: Dealer) -> None:
        edition = table.edition
        for row in range(ROWS):
            side = edition.strips if side_in(row, self.top) == COMPASS_SIDE else edition.other_strips
            lay_strip(table, dealer.draw(table.strips_left), row, side)


def side_in(row: i64, top: i64) -> i64:
    """The side that is up in this row, given the side of the top strip."""
    if row % 2 == 0:
        return top
    return COMPASS_SIDE if top == OTHER_SIDE else OTHER_SIDE


class ChooseBoard(Decision[Table, BSideNumber]):
    """Take one of the boards that nobody has yet, B-side up. (93-ASYM-GEN-2, 93-ASYM-GEN-3)"""

    def __init__(self, seat: i64, sides: AsymmetricSides) -> None:
        super().__init__(seat)
        self.sides = sides

    def kind(self) -> i64:
        return SETUP_BOARD

    def options(self, table: Table, out: Options) -> None:
        for number in range(1, B_SIDES + 1):
            if self.why_not(table, BSideNumber(number)) == ALLOWED:
                out.add(number)

    def why_not(self, table: Table, number: BSideNumber) -> i64:
        for seat in table.seats:
            if seat.board == number:
                return BOARD_TAKEN
        return ALLOWED

    def apply(self, table: Table, number: BSideNumber) -> None:
        self.sides.give(table, self.seat, number)
        tell(table, BOARD_CHOSEN, self.seat, number)
