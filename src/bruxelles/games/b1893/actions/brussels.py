"""The four Brussels actions, which cost meeples and no money. (chapter BXL)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.nobles import activate
from bruxelles.games.b1893.actions.performing import Perform
from bruxelles.games.b1893.income import gain, take_jokers
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ACTIONS,
    AFTER_BRUSSELS,
    BY_PARK,
    FOR_STOCK,
    GRAND_PLACE,
    GRAND_PLACE_NEXT,
    MARKET,
    MEEPLES_SENT,
    NEEDS_MEEPLES,
    NOBLE_NOT_OWNED,
    NOT_UPRIGHT,
    PARK,
    PARK_ACTION,
    PARK_ACTION_NAMED,
    STOCK_EXCHANGE,
    STOP,
    TO_PLACE,
    Action,
    Noble,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MomentKind, MoneyKind, RuleKind
from bruxelles.kernel.moments import moment
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(GRAND_PLACE_NEXT, "grandPlace", n.NEXT_NOBLE, ("93-BXL-09", "93-BXL-11"), at="seat:{seat}/nobles"),
    DecisionKind(PARK_ACTION, "parkAction", n.ACTION, ("93-BXL-13",), at="place:park"),
    FactKind(MEEPLES_SENT, "meeples_sent", (("place", n.PLACE), ("count", n.COUNT))),
    FactKind(PARK_ACTION_NAMED, "park_action_named", (("action", n.ACTION),)),
    RuleKind(NEEDS_MEEPLES, "93-BXL-05"),
    RuleKind(NOT_UPRIGHT, "93-NOBLE-13"),
    RuleKind(NOBLE_NOT_OWNED, "93-BXL-09"),
    MomentKind(AFTER_BRUSSELS),  # a Brussels action had an effect (cards 11 to 18)
    MoneyKind(FOR_STOCK, "stock"),
]


def forbids_place(table: Table, place: i64, people: i64) -> i64:
    """All the required meeples must be available; they are sent together. (93-BXL-05)"""
    return ALLOWED if table.edition.price(table.uses[place]) <= people else NEEDS_MEEPLES


def send_meeples(table: Table, who: i64, place: i64, number: i64) -> None:
    seat = table.seats[who]
    seat.meeples -= number
    seat.brussels[place] += number
    tell(table, MEEPLES_SENT, who, TO_PLACE + place, number)


def stock_income(table: Table) -> i64:
    """The income on the Stock Exchange card of the round. (93-BXL-07)"""
    return table.edition.income[table.stock]


def nobles_to_activate(table: Table, who: i64, most: i64) -> i64:
    """How many nobles the Grand-Place can activate: at most this many, and only upright ones. (93-BXL-09, 93-BXL-10)"""
    upright = table.seats[who].ready.total
    return most if most < upright else upright


def act_in_brussels(table: Table, who: i64, place: i64) -> None:
    """Carry out the action of a place once the meeples are there. (93-BXL-04, 93-BXL-07..16)"""
    table.uses[place] += 1
    table.current_action = ACTIONS
    table.reached_by = TO_PLACE + place
    table.carried_out = place == STOCK_EXCHANGE
    then(table, CloseBrussels(who))
    if place == STOCK_EXCHANGE:
        gain(table, who, stock_income(table), FOR_STOCK)
    elif place == MARKET:
        table.carried_out = take_jokers(table, who, table.edition.market_jokers) > 0
    elif place == GRAND_PLACE:
        most = table.edition.most_activated(table, who)
        if most > 0:
            then(table, NextNoble(who, most))
    else:
        assert place == PARK
        then(table, NameAction(who))


@mypyc_attr(free_list_len=1)
class CloseBrussels(Effect[Table]):
    """What follows a Brussels action that had an effect."""

    def run(self, table: Table) -> None:
        if table.carried_out:
            moment(table, AFTER_BRUSSELS, self.seat)


def forbids_activation(table: Table, who: i64, noble: i64) -> i64:
    """Only your own upright nobles can be activated, each once a round. (93-BXL-09, 93-NOBLE-13)"""
    seat = table.seats[who]
    if seat.ready.has(noble):
        return ALLOWED
    return NOT_UPRIGHT if seat.turned.has(noble) else NOBLE_NOT_OWNED


@mypyc_attr(free_list_len=1)
class NextNoble(Decision[Table, Noble]):
    """Activate another upright noble, as many as the Crown level before the action, or stop. (93-BXL-09..12)"""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> i64:
        return GRAND_PLACE_NEXT

    def options(self, table: Table, out: Options) -> None:
        table.seats[self.seat].ready.offer(out)
        out.add(STOP)

    def why_not(self, table: Table, noble: Noble) -> i64:
        return ALLOWED if noble == STOP else forbids_activation(table, self.seat, noble)

    def apply(self, table: Table, noble: Noble) -> None:
        if noble != STOP:
            table.carried_out = True
            if self.left > 1:
                then(table, NextNoble(self.seat, self.left - 1))
            activate(table, self.seat, noble)

    def prior(self, table: Table, noble: Noble) -> i64:
        return 1 if noble == STOP else 6


@mypyc_attr(free_list_len=1)
class NameAction(Decision[Table, Action]):
    """Name one of the five Art Nouveau actions, whether or not it can be carried out. (93-BXL-13, 93-BXL-16)"""

    def kind(self) -> i64:
        return PARK_ACTION

    def options(self, table: Table, out: Options) -> None:
        for action in range(ACTIONS):
            out.add(action)

    def why_not(self, table: Table, action: Action) -> i64:
        return ALLOWED

    def apply(self, table: Table, action: Action) -> None:
        tell(table, PARK_ACTION_NAMED, self.seat, action)
        then(table, Perform(self.seat, action, BY_PARK))
