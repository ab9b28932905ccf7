"""Cards for the Grand-Place. (93-BE-CARD-13, 93-BE-CARD-14)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.brussels import forbids_activation
from bruxelles.games.b1893.actions.nobles import activate
from bruxelles.games.b1893.belle.card import BrusselsCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import C13_NOBLE, C14_NOBLE, FOR_CARD, NOBLE_GIVEN, NOT_TURNED
from bruxelles.games.b1893.income import gain
from bruxelles.games.b1893.vocabulary import BRUGMANN, GRAND_PLACE, Noble
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(C13_NOBLE, "c13Noble", n.NOBLE, ("93-BE-CARD-13",), of="card:13", at="seat:{seat}/nobles"),
    DecisionKind(C14_NOBLE, "c14Noble", n.NOBLE, ("93-BE-CARD-14",), of="card:14", at="seat:{seat}/nobles"),
    FactKind(NOBLE_GIVEN, "noble_given", (("noble", n.NOBLE),)),
    RuleKind(NOT_TURNED, "93-BE-CARD-14"),
]


class OneMoreNoble(BrusselsCard):
    number: i64 = 13
    rules: tuple[str, ...] = ("93-BE-CARD-13",)
    place: i64 = GRAND_PLACE

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].ready.total > 0 and self.amount(table) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        then(table, ActivateOneMore(who, self.amount(table)))


@mypyc_attr(free_list_len=1)
class ActivateOneMore(Decision[BelleTable, Noble]):
    """Choose an upright noble, as many times as the card says. (93-BE-CARD-13, 93-NOBLE-13)"""

    def __init__(self, seat: i64, times: i64) -> None:
        super().__init__(seat)
        self.times = times

    def kind(self) -> i64:
        return C13_NOBLE

    def options(self, table: BelleTable, out: Options) -> None:
        table.seats[self.seat].ready.offer(out)

    def why_not(self, table: BelleTable, noble: Noble) -> i64:
        return forbids_activation(table, self.seat, noble)

    def apply(self, table: BelleTable, noble: Noble) -> None:
        if self.times > 1:
            then(table, ActivateOneMore(self.seat, self.times - 1))
        activate(table, self.seat, noble)

    def skippable(self) -> bool:
        """There may be no noble left."""
        return True


class MoneyForANoble(BrusselsCard):
    number: i64 = 14
    rules: tuple[str, ...] = ("93-BE-CARD-14",)
    worth_per_round: i64 = 60
    place: i64 = GRAND_PLACE

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].turned.total > 0

    def act(self, table: BelleTable, who: i64) -> None:
        then(table, GiveNoble(who))


@mypyc_attr(free_list_len=1)
class GiveNoble(Decision[BelleTable, Noble]):
    """Choose the turned noble to give up; a Brugmann leaves the game. (93-BE-CARD-14)"""

    def kind(self) -> i64:
        return C14_NOBLE

    def options(self, table: BelleTable, out: Options) -> None:
        table.seats[self.seat].turned.offer(out)

    def why_not(self, table: BelleTable, noble: Noble) -> i64:
        return ALLOWED if table.seats[self.seat].turned.has(noble) else NOT_TURNED

    def apply(self, table: BelleTable, noble: Noble) -> None:
        table.seats[self.seat].turned.remove(noble)
        if noble != BRUGMANN:
            table.noble_discards.add(noble)
        tell(table, NOBLE_GIVEN, self.seat, noble)
        gain(table, self.seat, table.edition.costs[noble], FOR_CARD)
