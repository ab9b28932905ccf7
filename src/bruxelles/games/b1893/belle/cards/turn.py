"""Cards for the Action phase. (93-BE-CARD-21, 93-BE-CARD-22)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import (
    C22,
    FROM_CARDS,
    MEEPLE_SET_ASIDE,
    NO_ACTION_LEFT,
    NO_USE,
    TRAVELER_SET_ASIDE,
    WITH_MEEPLE,
    WITH_TRAVELER,
)
from bruxelles.games.b1893.income import score
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import TakeTurn, forbids_action, offer_actions, take_action
from bruxelles.games.b1893.vocabulary import AFTER_BID, END_OF_TURN, NO_OWNER, PASS, Choice
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(C22, "c22", n.EXTRA, ("93-BE-CARD-22", "93-BE-CARD-22b"), of="card:22", at="seat:{seat}/cards"),
    FactKind(MEEPLE_SET_ASIDE, "meeple_set_aside"),
    FactKind(TRAVELER_SET_ASIDE, "traveler_set_aside"),
    RuleKind(NO_ACTION_LEFT, "93-BE-CARD-22b"),
]


class PointsOnAHouse(BelleCard):
    number: i64 = 21
    rules: tuple[str, ...] = ("93-BE-CARD-21",)
    worth_per_round: i64 = 220
    moment: i64 = AFTER_BID

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.houses[table.reached_by] != NO_OWNER

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table), FROM_CARDS)


class AnotherTurn(BelleCard):
    """Asks its own question: set aside a meeple, a Traveler, or nobody."""

    number: i64 = 22
    rules: tuple[str, ...] = ("93-BE-CARD-22", "93-BE-CARD-22b", "93-BE-CARD-22c", "93-BE-CLAR-05")
    worth_per_round: i64 = 150
    moment: i64 = END_OF_TURN
    automatic = True

    def closes(self) -> bool:
        return True

    def helps(self, table: BelleTable, who: i64) -> bool:
        return forbids_extra(table, who, WITH_MEEPLE) == ALLOWED or forbids_extra(table, who, WITH_TRAVELER) == ALLOWED

    def use(self, table: BelleTable, who: i64) -> None:
        then(table, ChooseExtra(who, self))


def forbids_extra(table: BelleTable, who: i64, way: i64) -> i64:
    """Once this meeple or Traveler is set aside, an action must still be possible. (93-BE-CARD-22b, 93-BE-CLAR-14)"""
    there = table.seats[who].meeples if way == WITH_MEEPLE else table.travelers[who]
    if there == 0:
        return NO_ACTION_LEFT
    set_aside(table, who, way, -1)
    remaining = Options()
    offer_actions(table, who, remaining)
    set_aside(table, who, way, 1)
    return ALLOWED if remaining.count > 0 else NO_ACTION_LEFT


def set_aside(table: BelleTable, who: i64, way: i64, change: i64) -> None:
    if way == WITH_MEEPLE:
        table.seats[who].meeples += change
    else:
        table.travelers[who] += change


@mypyc_attr(free_list_len=1)
class ChooseExtra(Decision[BelleTable, Choice]):
    """Set aside a meeple or a Traveler for another turn, or don't. (93-BE-CARD-22)"""

    def __init__(self, seat: i64, card: AnotherTurn) -> None:
        super().__init__(seat)
        self.card = card

    def kind(self) -> i64:
        return C22

    def options(self, table: BelleTable, out: Options) -> None:
        for way in range(WITH_TRAVELER + 1):
            if self.why_not(table, Choice(way)) == ALLOWED:
                out.add(way)

    def why_not(self, table: BelleTable, way: Choice) -> i64:
        return ALLOWED if way == NO_USE else forbids_extra(table, self.seat, way)

    def apply(self, table: BelleTable, way: Choice) -> None:
        if way == NO_USE:
            return
        self.card.flip(table, self.seat)
        set_aside(table, self.seat, way, -1)
        if way == WITH_MEEPLE:
            table.aside = self.seat
            tell(table, MEEPLE_SET_ASIDE, self.seat)
        else:
            table.aside_traveler = True
            tell(table, TRAVELER_SET_ASIDE, self.seat)
        then(table, TakeExtraTurn(self.seat))


@mypyc_attr(free_list_len=1)
class TakeExtraTurn(TakeTurn):
    """Take one more action; passing is not allowed. (93-BE-CARD-22b)"""

    def options(self, table: Table, out: Options) -> None:
        offer_actions(table, self.seat, out)

    def why_not(self, table: Table, choice: Choice) -> i64:
        return NO_ACTION_LEFT if choice == PASS else forbids_action(table, self.seat, choice)

    def apply(self, table: Table, choice: Choice) -> None:
        take_action(table, self.seat, choice)
