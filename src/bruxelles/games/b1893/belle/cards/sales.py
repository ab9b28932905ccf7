"""Cards for Sales. (93-BE-CARD-03, 93-BE-CARD-04)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.sales import distance, indicator_steps
from bruxelles.games.b1893.belle.card import ActionCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import C4_SLOT
from bruxelles.games.b1893.vocabulary import (
    ARTWORK_RETURNED,
    BEFORE_ACTION,
    BEFORE_SALE_MOVE,
    INDICATOR_STEPS,
    NO_ARTWORK,
    NOT_SHOWN,
    POSITIONS,
    SALES,
    Artwork,
    colour_under,
)
from bruxelles.kernel.contents import DecisionKind, Kind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then
from bruxelles.kernel.variants import Adjustment, Variants

KINDS: Final[list[Kind]] = [
    DecisionKind(C4_SLOT, "c4Slot", n.ARTWORK, ("93-BE-CARD-04",), of="card:4", at="market"),
]


class LongerSteps(ActionCard):
    number: i64 = 3
    rules: tuple[str, ...] = ("93-BE-CARD-03", "93-BE-CLAR-11")
    worth_per_round: i64 = 80
    action: i64 = SALES
    moment: i64 = BEFORE_SALE_MOVE

    def helps(self, table: BelleTable, who: i64) -> bool:
        steps = indicator_steps(table, who)
        for position in range(POSITIONS):
            if distance(position, table.indicator) > steps:
                return True
        return False

    def act(self, table: BelleTable, who: i64) -> None:
        table.promised_help = i64(1) << self.number

    def attach(self, variants: Variants, who: i64, players: i64) -> None:
        super().attach(variants, who, players)
        variants.adjustments[INDICATOR_STEPS].append(AddSteps(self))


class AddSteps(Adjustment):
    """More steps in the sale for which they were promised."""

    def __init__(self, card: LongerSteps) -> None:
        self.card = card

    def of(self, table: BelleTable, seat: i64, value: i64) -> i64:
        return value + self.card.amount(table) if table.promised_help == i64(1) << self.card.number else value


class RoomInTheMarket(ActionCard):
    number: i64 = 4
    rules: tuple[str, ...] = ("93-BE-CARD-04", "93-BE-CLAR-06")
    worth_per_round: i64 = 60
    action: i64 = SALES
    moment: i64 = BEFORE_ACTION

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.slots[0] != NO_ARTWORK

    def act(self, table: BelleTable, who: i64) -> None:
        then(table, ClearSlot(who))


@mypyc_attr(free_list_len=1)
class ClearSlot(Decision[BelleTable, Artwork]):
    """Choose the artwork that leaves the market; the other one takes the first slot. (93-BE-CARD-04, 93-BE-CLAR-15)"""

    def kind(self) -> i64:
        return C4_SLOT

    def options(self, table: BelleTable, out: Options) -> None:
        for shown in table.slots:
            if shown != NO_ARTWORK:
                out.add(shown)

    def why_not(self, table: BelleTable, shown: Artwork) -> i64:
        return ALLOWED if shown == table.slots[0] or shown == table.slots[1] else NOT_SHOWN

    def apply(self, table: BelleTable, shown: Artwork) -> None:
        if table.slots[0] == shown:
            table.slots[0] = table.slots[1]
        table.slots[1] = NO_ARTWORK
        table.stacks.add(colour_under(shown))
        tell(table, ARTWORK_RETURNED, self.seat, shown)
