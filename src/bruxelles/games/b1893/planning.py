"""The Planning phase: the Stock Exchange card, the Try Square, and the neutral meeples in a game of two. (chapters PLAN
and 2P)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.construction import forbids_house
from bruxelles.games.b1893.shared_moments import moment_for_all
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    COLUMNS,
    IRIS_COLUMNS,
    IRISES,
    NEUTRAL,
    NEUTRAL_NEEDS_FREE,
    NEUTRAL_PLACED,
    NEUTRAL_SPACE,
    NO_IRIS,
    NOT_ACTIVE,
    NOT_PRINTED,
    PLAN_IRIS,
    REVEAL_STOCK,
    ROUND_BEGAN,
    ROUND_REVEALED,
    ROWS,
    SPACES,
    SQUARE_PLACED,
    STOCK_REVEALED,
    Iris,
    Space,
)
from bruxelles.kernel.contents import ChanceKind, DecisionKind, FactKind, Kind, MomentKind, RuleKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Chance, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(PLAN_IRIS, "planIris", n.IRIS, ("93-PLAN-03",)),
    DecisionKind(NEUTRAL_SPACE, "neutral", n.SPACE, ("93-2P-03",)),
    ChanceKind(REVEAL_STOCK, "revealStock", n.STOCK, ("93-SETUP-06", "93-PLAN-01")),
    FactKind(ROUND_BEGAN, "round_began", (("round", n.ROUND),)),
    FactKind(STOCK_REVEALED, "stock_revealed", (("stock", n.STOCK), ("income", n.BF), ("irises", n.IRIS_PAIR))),
    FactKind(SQUARE_PLACED, "square_placed", (("iris", n.IRIS),)),
    FactKind(NEUTRAL_PLACED, "neutral_placed", (("space", n.SPACE),)),
    RuleKind(NOT_PRINTED, "93-PLAN-03"),
    RuleKind(NEUTRAL_NEEDS_FREE, "93-2P-03"),
    MomentKind(ROUND_REVEALED),  # the Stock Exchange card is revealed (cards 19, 20)
]


@mypyc_attr(free_list_len=1)
class BeginRound(Effect[Table]):
    """A round begins. (93-GEN-01)"""

    def run(self, table: Table) -> None:
        tell(table, ROUND_BEGAN, NOBODY, table.round)


@mypyc_attr(free_list_len=1)
class RevealStock(Chance[Table]):
    """Reveal the Stock Exchange card, which stays in force for the whole round. (93-PLAN-01)"""

    def event(self) -> i64:
        return REVEAL_STOCK

    def run(self, table: Table, dealer: Dealer) -> None:
        table.stock = dealer.draw(table.stocks)
        edition, card = table.edition, table.stock
        pair = edition.irises[2 * card] * IRISES + edition.irises[2 * card + 1]
        tell(table, STOCK_REVEALED, NOBODY, card, edition.income[card], pair)


@mypyc_attr(free_list_len=1)
class PlanRound(Effect[Table]):
    """All players see the card before the first player places the Try Square. (93-PLAN-02, 93-PLAN-03)"""

    def run(self, table: Table) -> None:
        then(table, LaySquare(NOBODY))
        moment_for_all(table, ROUND_REVEALED)


@mypyc_attr(free_list_len=1)
class LaySquare(Effect[Table]):
    """The first player places the Try Square, unless a card has already placed it."""

    def run(self, table: Table) -> None:
        if table.iris == NO_IRIS:
            then(table, ChooseIris(table.first))


@mypyc_attr(free_list_len=1)
class ChooseIris(Decision[Table, Iris]):
    """Put the Try Square on one of the two irises printed on the card. (93-PLAN-03)"""

    def kind(self) -> i64:
        return PLAN_IRIS

    def options(self, table: Table, out: Options) -> None:
        one, other = table.edition.irises[2 * table.stock], table.edition.irises[2 * table.stock + 1]
        out.add(one)
        if other != one:
            out.add(other)

    def why_not(self, table: Table, iris: Iris) -> i64:
        irises = table.edition.irises
        return ALLOWED if iris == irises[2 * table.stock] or iris == irises[2 * table.stock + 1] else NOT_PRINTED

    def apply(self, table: Table, iris: Iris) -> None:
        place_square(table, self.seat, iris)


def place_square(table: Table, who: i64, iris: i64) -> None:
    """Place the Try Square; the largest of its four rectangles becomes the active area. (93-PLAN-04..08)"""
    table.iris = iris
    table.active = active_area(iris)
    tell(table, SQUARE_PLACED, who, iris)


def active_area(iris: i64) -> i64:
    """The spaces of the largest rectangle, as a set of bits. (93-PLAN-05)"""
    row, column = iris // IRIS_COLUMNS + 1, iris % IRIS_COLUMNS + 1
    first_row, last_row = (row, ROWS) if row <= 2 else (i64(0), row)
    first_column, last_column = (column, COLUMNS) if column <= 2 else (i64(0), column)
    area: i64 = 0
    for active_row in range(first_row, last_row):
        for active_column in range(first_column, last_column):
            area |= i64(1) << (active_row * COLUMNS + active_column)
    return area


def column_active(table: Table, column: i64) -> bool:
    """True if any space of the column is active; the centre row always is in the active area. (93-PLAN-08)"""
    return table.is_active(2 * COLUMNS + column)


@mypyc_attr(free_list_len=1)
class PlaceNeutrals(Effect[Table]):
    """In a game of two, each player places a neutral meeple, the first player first. (93-2P-03)"""

    def run(self, table: Table) -> None:
        then(table, PlaceNeutral(table.first), PlaceNeutral(table.after(table.first)))


@mypyc_attr(free_list_len=1)
class PlaceNeutral(Decision[Table, Space]):
    """Put a neutral meeple on an active space with neither tile nor meeple; skipped if there is none. (93-2P-03..06)"""

    def kind(self) -> i64:
        return NEUTRAL_SPACE

    def options(self, table: Table, out: Options) -> None:
        for space in range(SPACES):
            if self.why_not(table, Space(space)) == ALLOWED:
                out.add(space)

    def why_not(self, table: Table, space: Space) -> i64:
        if not table.is_active(space):
            return NOT_ACTIVE
        return ALLOWED if forbids_house(table, space) == ALLOWED else NEUTRAL_NEEDS_FREE

    def apply(self, table: Table, space: Space) -> None:
        table.owners[space] = NEUTRAL
        tell(table, NEUTRAL_PLACED, self.seat, space)

    def skippable(self) -> bool:
        return True
