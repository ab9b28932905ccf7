"""Construction: pay as the compass says, score, move a needle, place the house. (chapter CONS)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.payments import payments_for
from bruxelles.games.b1893.income import pay, return_cube, score
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    FOR_CONSTRUCTION,
    FROM_CONSTRUCTION,
    HOUSE_BUILT,
    HOUSE_SPACE,
    JOKER,
    KINDS_OF_UNITS,
    MONEY_UNIT,
    NEEDLE,
    NEEDLE_BLOCKED,
    NEEDLE_MOVED,
    NO_NEEDLE_THERE,
    NO_OWNER,
    NOT_IN_STOCK,
    PAY,
    SPACE_NOT_FREE,
    SPACES,
    UNIT_JOKER,
    UNITS_PAID,
    Choice,
    Payment,
    Space,
    units_of,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MoneyKind, RuleKind, SourceKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(PAY, "pay", n.PAYMENT, ("93-CONS-13",), at="seat:{seat}/cubes"),
    DecisionKind(NEEDLE, "needle", n.NEEDLE, ("93-CONS-18", "93-CONS-20"), at="compass"),
    DecisionKind(HOUSE_SPACE, "houseSpace", n.SPACE, ("93-CONS-22",)),
    FactKind(UNITS_PAID, "units_paid", (("unit", n.UNIT), ("count", n.COUNT))),
    FactKind(NEEDLE_MOVED, "needle_moved", (("needle", n.NEEDLE), ("to", n.NEEDLE))),
    FactKind(HOUSE_BUILT, "house_built", (("space", n.SPACE),)),
    RuleKind(NOT_IN_STOCK, "93-CONS-14"),
    RuleKind(NEEDLE_BLOCKED, "93-CONS-20"),
    RuleKind(NO_NEEDLE_THERE, "93-CONS-18"),
    RuleKind(SPACE_NOT_FREE, "93-CONS-22"),
    SourceKind(FROM_CONSTRUCTION, "construction"),
    MoneyKind(FOR_CONSTRUCTION, "construction"),
]


def cost_of_next(table: Table, who: i64) -> i64:
    """The cost of the next house in units: bottom row first, then middle, then top. (93-CONS-02)"""
    seat = table.seats[who]
    return table.edition.boards[seat.board].costs[seat.built]


def has_built_all(table: Table, who: i64) -> bool:
    """True if no House tile is left. (93-CONS-03)"""
    return table.seats[who].built == table.edition.houses


def can_pay(table: Table, who: i64) -> bool:
    seat = table.seats[who]
    for payment in payments_for(table, cost_of_next(table, who)):
        if seat.can_spend(payment, table.edition.unit):
            return True
    return False


def forbids_house(table: Table, space: i64) -> i64:
    """The space must have neither tile nor meeple; it may be outside the active area. (93-CONS-22, 93-CONS-23)"""
    free = table.houses[space] == NO_OWNER and table.owners[space] == NO_OWNER
    return ALLOWED if free and table.edition.marked >> space & 1 == 0 else SPACE_NOT_FREE


def has_room(table: Table) -> bool:
    for space in range(SPACES):
        if forbids_house(table, space) == ALLOWED:
            return True
    return False


def can_build(table: Table, who: i64) -> bool:
    """A player needs a House tile, a legal payment and a legal space. (93-CONS-03, 93-CONS-24, 93-CONS-26)"""
    return not has_built_all(table, who) and can_pay(table, who) and has_room(table)


@mypyc_attr(free_list_len=1)
class PayHouse(Decision[Table, Payment]):
    """Choose one of the legal payments. (93-CONS-04..16)"""

    def kind(self) -> i64:
        return PAY

    def options(self, table: Table, out: Options) -> None:
        seat, unit = table.seats[self.seat], table.edition.unit
        for payment in payments_for(table, cost_of_next(table, self.seat)):
            if seat.can_spend(payment, unit):
                out.add(payment)

    def why_not(self, table: Table, payment: Payment) -> i64:
        for fitting in payments_for(table, cost_of_next(table, self.seat)):
            if fitting == payment:
                return ALLOWED if table.seats[self.seat].can_spend(payment, table.edition.unit) else NOT_IN_STOCK
        return table.edition.why_unfit(table, payment)

    def apply(self, table: Table, payment: Payment) -> None:
        build(table, self.seat, payment, units_of(payment, UNIT_JOKER))

    def prior(self, table: Table, payment: Payment) -> i64:
        return 8 if units_of(payment, UNIT_JOKER) == 0 else 1


def build(table: Table, who: i64, payment: i64, jokers: i64) -> None:
    """Pay, score, move a needle, place the tile. `jokers` are those that count against the 5 VP. (93-CONS-01)"""
    table.payment = payment
    spend(table, who, payment)
    then(table, ScoreHouse(who, jokers), MoveNeedle(who), table.edition.building(table, who))


def money_in(table: Table, payment: i64) -> i64:
    """The BF in a payment. (93-CONS-04)"""
    return units_of(payment, MONEY_UNIT) * table.edition.unit


def spend(table: Table, who: i64, payment: i64) -> None:
    """Return cubes and jokers to their supplies, and BF to the money supply. (93-CONS-15)"""
    for kind in range(KINDS_OF_UNITS):
        units = units_of(payment, kind)
        if units > 0:
            tell(table, UNITS_PAID, who, kind, units)
            if kind == MONEY_UNIT:
                pay(table, who, money_in(table, payment), FOR_CONSTRUCTION)
            else:
                for _ in range(units):
                    return_cube(table, who, JOKER if kind == UNIT_JOKER else kind)


@mypyc_attr(free_list_len=1)
class ScoreHouse(Effect[Table]):
    """Score 5 VP if no joker was used, and 5 VP for a tile of the top row. (93-CONS-16, 93-CONS-17)"""

    def __init__(self, seat: i64, jokers: i64) -> None:
        super().__init__(seat)
        self.jokers = jokers

    def run(self, table: Table) -> None:
        seat, edition = table.seats[self.seat], table.edition
        if self.jokers == 0:
            score(table, self.seat, edition.no_joker, FROM_CONSTRUCTION)
        if seat.built >= edition.houses - edition.top_houses:
            score(table, self.seat, edition.top_house, FROM_CONSTRUCTION)


def forbids_needle(table: Table, place: i64) -> i64:
    """A needle moves one place clockwise, never onto the other one. (93-CONS-18..20)"""
    if place != table.needles[0] and place != table.needles[1]:
        return NO_NEEDLE_THERE
    target = table.edition.next_place(table, place)
    return NEEDLE_BLOCKED if target == table.needles[0] or target == table.needles[1] else ALLOWED


@mypyc_attr(free_list_len=1)
class MoveNeedle(Decision[Table, Choice]):
    """Choose the needle that moves, by the place it points to. (93-CONS-18..21)"""

    def kind(self) -> i64:
        return NEEDLE

    def options(self, table: Table, out: Options) -> None:
        for needle in table.needles:
            if forbids_needle(table, needle) == ALLOWED:
                out.add(needle)

    def why_not(self, table: Table, place: Choice) -> i64:
        return forbids_needle(table, place)

    def apply(self, table: Table, place: Choice) -> None:
        target = table.edition.next_place(table, place)
        table.needles[0 if table.needles[0] == place else 1] = target
        tell(table, NEEDLE_MOVED, self.seat, place, target)


@mypyc_attr(free_list_len=1)
class PlaceHouse(Decision[Table, Space]):
    """Choose the space of the house for the rest of the game. (93-CONS-22..25)"""

    def kind(self) -> i64:
        return HOUSE_SPACE

    def options(self, table: Table, out: Options) -> None:
        for space in range(SPACES):
            if forbids_house(table, space) == ALLOWED:
                out.add(space)

    def why_not(self, table: Table, space: Space) -> i64:
        return forbids_house(table, space)

    def apply(self, table: Table, space: Space) -> None:
        table.houses[space] = self.seat
        table.seats[self.seat].built += 1
        tell(table, HOUSE_BUILT, self.seat, space)
