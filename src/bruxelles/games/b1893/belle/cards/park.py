"""Cards for Cinquantenaire Park. (93-BE-CARD-15, 93-BE-CARD-16)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.card import BrusselsCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import (
    BID_TAKEN_BACK,
    C15_AMOUNT,
    C15_SPACE,
    FOR_CARD,
    FROM_CARDS,
    NO_BID_THERE,
)
from bruxelles.games.b1893.income import gain, score
from bruxelles.games.b1893.vocabulary import PARK, SPACES, Bid, Space
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(C15_SPACE, "c15Space", n.SPACE, ("93-BE-CARD-15",), of="card:15"),
    DecisionKind(C15_AMOUNT, "c15Amount", n.BID, ("93-BE-CARD-15",), of="card:15"),
    FactKind(BID_TAKEN_BACK, "bid_taken_back", (("space", n.SPACE), ("bid", n.BID))),
    RuleKind(NO_BID_THERE, "93-BE-CARD-15"),
]


class MoneyFromABid(BrusselsCard):
    number: i64 = 15
    rules: tuple[str, ...] = ("93-BE-CARD-15",)
    place: i64 = PARK

    def helps(self, table: BelleTable, who: i64) -> bool:
        for space in range(SPACES):
            if forbids_taking_back(table, who, space) == ALLOWED:
                return True
        return False

    def act(self, table: BelleTable, who: i64) -> None:
        then(table, ChooseBidToTake(who))


def forbids_taking_back(table: BelleTable, who: i64, space: i64) -> i64:
    return ALLOWED if table.owners[space] == who and table.bids[space] > 0 else NO_BID_THERE


@mypyc_attr(free_list_len=1)
class ChooseBidToTake(Decision[BelleTable, Space]):
    """Choose one of your meeples, which stays where it is. (93-BE-CARD-15)"""

    def kind(self) -> i64:
        return C15_SPACE

    def options(self, table: BelleTable, out: Options) -> None:
        for space in range(SPACES):
            if forbids_taking_back(table, self.seat, space) == ALLOWED:
                out.add(space)

    def why_not(self, table: BelleTable, space: Space) -> i64:
        return forbids_taking_back(table, self.seat, space)

    def apply(self, table: BelleTable, space: Space) -> None:
        then(table, TakeBackBid(self.seat, space))


@mypyc_attr(free_list_len=1)
class TakeBackBid(Decision[BelleTable, Bid]):
    """Take back 1 BF up to all of its bid; the rest still counts for the column. (93-BE-CARD-15)"""

    def __init__(self, seat: i64, space: Space) -> None:
        super().__init__(seat)
        self.space = space

    def kind(self) -> i64:
        return C15_AMOUNT

    def options(self, table: BelleTable, out: Options) -> None:
        for amount in range(1, table.bids[self.space] + 1):
            out.add(amount)

    def why_not(self, table: BelleTable, amount: Bid) -> i64:
        return ALLOWED if 1 <= amount <= table.bids[self.space] else NO_BID_THERE

    def apply(self, table: BelleTable, amount: Bid) -> None:
        table.bids[self.space] -= amount
        tell(table, BID_TAKEN_BACK, self.seat, self.space, amount)
        gain(table, self.seat, amount, FOR_CARD)


class PointsForArtworks(BrusselsCard):
    number: i64 = 16
    rules: tuple[str, ...] = ("93-BE-CARD-16", "93-BE-WHITE-07")
    worth_per_round: i64 = 220
    place: i64 = PARK

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].artworks.total > 0

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * table.seats[who].artworks.total, FROM_CARDS)
