"""The Brussels area: Stock Exchange and City Hall, and what all three places have in common. (chapters BRUX, STOCK,
HALL)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.actions.influence import effect_of
from bruxelles.games.b1897.actions.park import ParkAction, forbids_park
from bruxelles.games.b1897.income import collect, gained
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARCHITECT_LAID,
    ARCHITECTS,
    CITY_HALL,
    FOR_EXCHANGE,
    HALL_NOBLE,
    LAY_ARCHITECT,
    MOST_SEATS,
    NEEDS_MORE_ARCHITECTS,
    NEEDS_UNTAPPED_NOBLE,
    NOBILITY,
    NOBLE_ACTIVATED,
    NOBLE_NOT_OWNED,
    NOBLE_TAPPED,
    NOBLE_TURNED,
    NOT_IN_HAND,
    ONE_MUST_ACT,
    PARK,
    STOP,
    Architect,
    Noble,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MoneyKind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, Step, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(LAY_ARCHITECT, "layArchitect", n.ARCHITECT, ("97-BRUX-01", "97-BRUX-03")),
    DecisionKind(HALL_NOBLE, "hallNoble", n.HALL_NOBLE, ("97-HALL-01", "97-HALL-02", "97-HALL-03"), at="place:hall"),
    FactKind(ARCHITECT_LAID, "architect_laid", (("place", n.PLACE), ("architect", n.ARCHITECT))),
    FactKind(NOBLE_TURNED, "noble_turned", (("noble", n.NOBLE),)),
    RuleKind(NEEDS_MORE_ARCHITECTS, "97-BRUX-03"),
    RuleKind(NEEDS_UNTAPPED_NOBLE, "97-BRUX-05"),
    RuleKind(NOT_IN_HAND, "97-BRUX-01"),
    RuleKind(NOBLE_TAPPED, "97-HALL-05"),
    RuleKind(ONE_MUST_ACT, "97-HALL-03"),
    RuleKind(NOBLE_NOT_OWNED, "97-HALL-01"),
    MoneyKind(FOR_EXCHANGE, "exchange"),
]


def price(table: Table, place: i64) -> i64:
    """How many Architects the next use of a Brussels card takes. (97-BRUX-01, 97-BRUX-03)"""
    return table.uses[place] + 1


def forbids_place(table: Table, who: i64, place: i64) -> i64:
    """A Brussels action needs enough Architects, and must be possible. (97-BRUX-01, 97-BRUX-03, 97-BRUX-05)"""
    seat = table.seats[who]
    if seat.hand.total < price(table, place):
        return NEEDS_MORE_ARCHITECTS
    if place == CITY_HALL:
        return ALLOWED if seat.ready.total > 0 else NEEDS_UNTAPPED_NOBLE
    return forbids_park(table, who) if place == PARK else ALLOWED


def go_to(table: Table, who: i64, place: i64) -> None:
    """Lay the Architects first, then act. (97-BRUX-06)"""
    due = price(table, place)
    table.uses[place] += 1
    then(table, LayArchitect(who, place, due), ACTIONS[place][who])


@mypyc_attr(free_list_len=1)
class LayArchitect(Decision[Table, Architect]):
    """Lay Architects of your choice, one at a time, without paying. (97-BRUX-01, 97-BRUX-03)"""

    def __init__(self, seat: i64, place: i64, due: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.due = due

    def kind(self) -> i64:
        return LAY_ARCHITECT

    def options(self, table: Table, out: Options) -> None:
        table.seats[self.seat].hand.offer(out)

    def why_not(self, table: Table, architect: Architect) -> i64:
        return ALLOWED if table.seats[self.seat].hand.has(architect) else NOT_IN_HAND

    def apply(self, table: Table, architect: Architect) -> None:
        seat = table.seats[self.seat]
        seat.hand.remove(architect)
        seat.brussels.add(self.place * ARCHITECTS + architect)
        tell(table, ARCHITECT_LAID, self.seat, self.place, architect)
        if self.due > 1:
            then(table, LayArchitect(self.seat, self.place, self.due - 1))


def exchange_income(table: Table, who: i64) -> i64:
    """What a visit to the Stock Exchange brings. (97-STOCK-01)"""
    return gained(table, who, table.edition.exchange)


class StockExchange(Effect[Table]):
    """Gain money. (97-STOCK-01)"""

    def run(self, table: Table) -> None:
        collect(table, self.seat, exchange_income(table, self.seat), FOR_EXCHANGE)


def nobles_to_act(table: Table, who: i64) -> i64:
    """How many untapped Nobles may act: at most your current Nobility. (97-HALL-01, 97-HALL-02)"""
    return min(table.value_of(who, NOBILITY), table.seats[who].ready.total)


class CityHall(Effect[Table]):
    """Activate Nobles. (97-HALL-01, 97-HALL-02)"""

    def run(self, table: Table) -> None:
        then(table, ActivateNoble(self.seat, nobles_to_act(table, self.seat), True))


@mypyc_attr(free_list_len=1)
class ActivateNoble(Decision[Table, Noble]):
    """Tap a Noble and apply its effect, one Noble at a time; after the first you may stop. (97-HALL-01..06)"""

    def __init__(self, seat: i64, left: i64, first: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def kind(self) -> i64:
        return HALL_NOBLE

    def options(self, table: Table, out: Options) -> None:
        table.seats[self.seat].ready.offer(out)
        if not self.first:
            out.add(STOP)

    def why_not(self, table: Table, noble: Noble) -> i64:
        seat = table.seats[self.seat]
        if noble == STOP:
            return ONE_MUST_ACT if self.first else ALLOWED
        if seat.ready.has(noble):
            return ALLOWED
        return NOBLE_TAPPED if seat.tapped.has(noble) else NOBLE_NOT_OWNED

    def apply(self, table: Table, noble: Noble) -> None:
        if noble == STOP:
            return
        seat = table.seats[self.seat]
        seat.ready.move(noble, to=seat.tapped)
        tell(table, NOBLE_TURNED, self.seat, noble)
        tell(table, NOBLE_ACTIVATED, self.seat, noble)
        if self.left > 1:
            then(table, effect_of(noble, self.seat), ActivateNoble(self.seat, self.left - 1, False))
        else:
            then(table, effect_of(noble, self.seat))


ACTIONS: Final[list[list[Step[Table]]]] = [
    [StockExchange(seat) for seat in range(MOST_SEATS)],
    [CityHall(seat) for seat in range(MOST_SEATS)],
    [ParkAction(seat) for seat in range(MOST_SEATS)],
]  # in the order of the vocabulary
