"""Cards for columns and the first player. (93-BE-CARD-25, 93-BE-CARD-26)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import C25, COLUMN_CHANGED, COLUMN_IN_PLAY, KEEP_COLUMN
from bruxelles.games.b1893.planning import column_active
from bruxelles.games.b1893.vocabulary import (
    BEFORE_FIRST_PLAYER,
    COLUMN_DECIDED,
    COLUMNS,
    MANNEKEN,
    NO_OWNER,
    Choice,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then
from bruxelles.kernel.variants import Adjustment, Variants

KINDS: Final[list[Kind]] = [
    DecisionKind(C25, "c25", n.OTHER_COLUMN, ("93-BE-CARD-25",), of="card:25"),
    FactKind(COLUMN_CHANGED, "column_changed", (("column", n.COLUMN), ("to", n.COLUMN), ("prestige", n.PRESTIGE))),
    RuleKind(COLUMN_IN_PLAY, "93-BE-CARD-25"),
]


class OtherColumn(BelleCard):
    """Asks its own question: which card instead, or none."""

    number: i64 = 25
    rules: tuple[str, ...] = ("93-BE-CARD-25", "93-BE-CLAR-15")
    worth_per_round: i64 = 100
    moment: i64 = COLUMN_DECIDED
    automatic = True

    def closes(self) -> bool:
        return True

    def helps(self, table: BelleTable, who: i64) -> bool:
        return True

    def use(self, table: BelleTable, who: i64) -> None:
        then(table, ChooseColumn(who, last_won(table, who), self))


def forbids_column(table: BelleTable, column: i64) -> i64:
    """The column must be inactive; there is always one, with its card under it. (93-PLAN-08)"""
    return COLUMN_IN_PLAY if column_active(table, column) else ALLOWED


def last_won(table: BelleTable, who: i64) -> i64:
    """The last column the player won; columns are decided from left to right. (93-COL-07)"""
    last: i64 = 0
    for column in range(COLUMNS):
        if table.winners[column] == who:
            last = column
    return last


@mypyc_attr(free_list_len=1)
class ChooseColumn(Decision[BelleTable, Choice]):
    """Take the card of an inactive column instead of the one you won, which stays. (93-BE-CARD-25)"""

    def __init__(self, seat: i64, won: i64, card: OtherColumn) -> None:
        super().__init__(seat)
        self.won = won
        self.card = card

    def kind(self) -> i64:
        return C25

    def options(self, table: BelleTable, out: Options) -> None:
        for column in range(COLUMNS):
            if forbids_column(table, column) == ALLOWED:
                out.add(column)
        out.add(KEEP_COLUMN)

    def why_not(self, table: BelleTable, column: Choice) -> i64:
        return ALLOWED if column == KEEP_COLUMN else forbids_column(table, column)

    def apply(self, table: BelleTable, column: Choice) -> None:
        if column != KEEP_COLUMN:
            self.card.flip(table, self.seat)
            table.winners[self.won] = NO_OWNER
            table.winners[column] = self.seat
            tell(table, COLUMN_CHANGED, self.seat, self.won, column, table.prestige_strip[column])


class MoreManneken(BelleCard):
    number: i64 = 26
    rules: tuple[str, ...] = ("93-BE-CARD-26",)
    worth_per_round: i64 = 80
    moment: i64 = BEFORE_FIRST_PLAYER

    def helps(self, table: BelleTable, who: i64) -> bool:
        return True

    def act(self, table: BelleTable, who: i64) -> None:
        """Nothing now: the adjustment applies while the card is face down."""

    def attach(self, variants: Variants, who: i64, players: i64) -> None:
        super().attach(variants, who, players)
        variants.adjustments[MANNEKEN].append(AddManneken(self, who))


class AddManneken(Adjustment):
    """More Manneken Pis while the card is face down; it has one opportunity a round."""

    def __init__(self, card: MoreManneken, owner: i64) -> None:
        self.card = card
        self.owner = owner

    def of(self, table: BelleTable, seat: i64, value: i64) -> i64:
        return value + self.card.amount(table) if seat == self.owner and self.card.is_used(table) else value
