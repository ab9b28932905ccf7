"""Cards for Nobles. (93-BE-CARD-05, 93-BE-CARD-06)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.card import ActionCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import C6_SET, DONE, FROM_CARDS, NOBLE_DISMISSED, PICK_FIRST
from bruxelles.games.b1893.display import RefillDisplay
from bruxelles.games.b1893.income import score
from bruxelles.games.b1893.vocabulary import (
    BEFORE_ACTION,
    DISPLAY,
    NO_NOBLE,
    NOBLE_DISCARDED,
    NOBLES_ACTION,
    PLACE_EMPTY,
    Choice,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(C6_SET, "c6Set", n.CLEARED, ("93-BE-CARD-06", "93-BE-CLAR-13"), of="card:6", at="display"),
    FactKind(NOBLE_DISMISSED, "noble_dismissed", (("noble", n.NOBLE), ("display", n.DISPLAY))),
    RuleKind(PICK_FIRST, "93-BE-CLAR-13"),
]


class PointsForDiscarding(ActionCard):
    number: i64 = 5
    rules: tuple[str, ...] = ("93-BE-CARD-05",)
    worth_per_round: i64 = 200
    action: i64 = NOBLES_ACTION
    moment: i64 = NOBLE_DISCARDED

    def helps(self, table: BelleTable, who: i64) -> bool:
        return True

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table), FROM_CARDS)


class NewDisplay(ActionCard):
    number: i64 = 6
    rules: tuple[str, ...] = ("93-BE-CARD-06",)
    worth_per_round: i64 = 80
    action: i64 = NOBLES_ACTION
    moment: i64 = BEFORE_ACTION

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.display[DISPLAY - 1] != NO_NOBLE

    def act(self, table: BelleTable, who: i64) -> None:
        then(table, DismissNobles(who, 0))


@mypyc_attr(free_list_len=1)
class DismissNobles(Decision[BelleTable, Choice]):
    """Discard displayed nobles one by one; then the others slide and the gaps are filled. (93-BE-CARD-06,
    93-BE-CLAR-13)
    """

    def __init__(self, seat: i64, dismissed: i64) -> None:
        super().__init__(seat)
        self.dismissed = dismissed

    def kind(self) -> i64:
        return C6_SET

    def options(self, table: BelleTable, out: Options) -> None:
        for place in range(DISPLAY):
            if table.display[place] != NO_NOBLE:
                out.add(place)
        if self.dismissed > 0:
            out.add(DONE)

    def why_not(self, table: BelleTable, place: Choice) -> i64:
        if place == DONE:
            return ALLOWED if self.dismissed > 0 else PICK_FIRST
        return ALLOWED if table.display[place] != NO_NOBLE else PLACE_EMPTY

    def apply(self, table: BelleTable, place: Choice) -> None:
        if place == DONE:
            then(table, RefillDisplay(self.seat))
            return
        noble = table.display[place]
        table.display[place] = NO_NOBLE
        table.noble_discards.add(noble)
        tell(table, NOBLE_DISMISSED, self.seat, noble, place)
        then(table, DismissNobles(self.seat, self.dismissed + 1))
