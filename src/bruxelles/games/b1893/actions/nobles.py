"""Nobles: take one from the display, use its effect, keep or discard it. (chapters NOBLE and NEFF)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.materials import cubes_within, take_cubes
from bruxelles.games.b1893.display import RefillDisplay
from bruxelles.games.b1893.income import pay, return_cube
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    DISCARD,
    DISPLAY,
    EXCHANGE,
    FOR_TAKING_NOBLE,
    JOKER,
    KEEP,
    NEEDS_JOKER,
    NO_NOBLE,
    NOBLE_ACTIVATED,
    NOBLE_DISCARDED,
    NOBLE_KEEP,
    NOBLE_KEPT,
    NOBLE_LEFT,
    NOBLE_PICK,
    NOBLE_TAKEN,
    NOBLE_TWICE,
    ONE_CUBE,
    PLACE_EMPTY,
    SOLVAY_WAY,
    TOO_DEAR,
    Choice,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MomentKind, MoneyKind, RuleKind
from bruxelles.kernel.moments import moment
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(NOBLE_PICK, "noblePick", n.DISPLAY, ("93-NOBLE-01",), at="display"),
    DecisionKind(NOBLE_KEEP, "nobleKeep", n.KEEP, ("93-NOBLE-05", "93-NOBLE-08"), at="taken"),
    DecisionKind(SOLVAY_WAY, "solvay", n.SOLVAY, ("93-NEFF-03",), at="supply"),
    FactKind(NOBLE_TAKEN, "noble_taken", (("noble", n.NOBLE), ("display", n.DISPLAY))),
    FactKind(NOBLE_ACTIVATED, "noble_activated", (("noble", n.NOBLE),)),
    FactKind(NOBLE_KEPT, "noble_kept", (("noble", n.NOBLE),)),
    FactKind(NOBLE_LEFT, "noble_left", (("noble", n.NOBLE),)),
    RuleKind(PLACE_EMPTY, "93-NOBLE-12"),
    RuleKind(TOO_DEAR, "93-NOBLE-01"),
    RuleKind(NOBLE_TWICE, "93-NOBLE-08"),
    RuleKind(NEEDS_JOKER, "93-NEFF-03"),
    MomentKind(NOBLE_DISCARDED),  # the noble just taken (card 5)
    MoneyKind(FOR_TAKING_NOBLE, "taking-noble"),
]


def price_of(table: Table, place: i64) -> i64:
    """What the noble on this place of the display costs. (93-NOBLE-01)"""
    return table.edition.prices[place]


def forbids_noble(table: Table, who: i64, place: i64) -> i64:
    """The place must hold a noble and cost no more than the player's money. (93-NOBLE-01)"""
    if table.display[place] == NO_NOBLE:
        return PLACE_EMPTY
    return ALLOWED if price_of(table, place) <= table.seats[who].money else TOO_DEAR


def can_take_noble(table: Table, who: i64) -> bool:
    """True if the player can take a noble of the display, or one that was turned up."""
    if table.revealed != NO_NOBLE:
        return True
    for place in range(DISPLAY):
        if forbids_noble(table, who, place) == ALLOWED:
            return True
    return False


@mypyc_attr(free_list_len=1)
class PickNoble(Decision[Table, Choice]):
    """Choose one of the displayed nobles, by its place, and pay for it. (93-NOBLE-01..04)"""

    def kind(self) -> i64:
        return NOBLE_PICK

    def options(self, table: Table, out: Options) -> None:
        for place in range(DISPLAY):
            if forbids_noble(table, self.seat, place) == ALLOWED:
                out.add(place)

    def why_not(self, table: Table, place: Choice) -> i64:
        return forbids_noble(table, self.seat, place)

    def apply(self, table: Table, place: Choice) -> None:
        noble = table.display[place]
        pay(table, self.seat, price_of(table, place), FOR_TAKING_NOBLE)
        table.display[place] = NO_NOBLE
        table.taken = noble
        tell(table, NOBLE_TAKEN, self.seat, noble, place)
        then(table, KeepNoble(self.seat), RefillDisplay(self.seat))
        table.edition.noble_acts(table, self.seat, noble)


@mypyc_attr(free_list_len=1)
class KeepNoble(Decision[Table, Choice]):
    """Keep the noble, turned, or discard it; you can't keep two of a kind. (93-NOBLE-05..08)"""

    def kind(self) -> i64:
        return NOBLE_KEEP

    def options(self, table: Table, out: Options) -> None:
        if self.why_not(table, Choice(KEEP)) == ALLOWED:
            out.add(KEEP)
        out.add(DISCARD)

    def why_not(self, table: Table, choice: Choice) -> i64:
        if choice == DISCARD:
            return ALLOWED
        return NOBLE_TWICE if table.seats[self.seat].owns_noble(table.taken) else ALLOWED

    def apply(self, table: Table, choice: Choice) -> None:
        noble = table.taken
        table.taken = NO_NOBLE
        if choice == KEEP:
            table.seats[self.seat].turned.add(noble)
            tell(table, NOBLE_KEPT, self.seat, noble)
        else:
            table.noble_discards.add(noble)
            tell(table, NOBLE_LEFT, self.seat, noble)
            table.edition.noble_moved(table)
            moment(table, NOBLE_DISCARDED, self.seat)


def activate(table: Table, who: i64, noble: i64) -> None:
    """Turn an upright noble and use its effect. (93-BXL-09, 93-FREE-06, 93-NOBLE-13)"""
    seat = table.seats[who]
    seat.ready.move(noble, to=seat.turned)
    tell(table, NOBLE_ACTIVATED, who, noble)
    table.edition.noble_acts(table, who, noble)


def solvay_cubes(table: Table, choice: i64) -> i64:
    """One refined cube, or two for a joker. (93-NEFF-03)"""
    return cubes_within(table, table.edition.solvay if choice == ONE_CUBE else table.edition.solvay_exchange)


@mypyc_attr(free_list_len=1)
class ChooseSolvay(Decision[Table, Choice]):
    """Take one refined cube, or return a joker and take two; skipped if the supply has no cube. (93-NEFF-03)"""

    def kind(self) -> i64:
        return SOLVAY_WAY

    def options(self, table: Table, out: Options) -> None:
        out.add(ONE_CUBE)
        if self.why_not(table, Choice(EXCHANGE)) == ALLOWED:
            out.add(EXCHANGE)

    def why_not(self, table: Table, choice: Choice) -> i64:
        if choice == ONE_CUBE:
            return ALLOWED
        return ALLOWED if table.seats[self.seat].cubes.has(JOKER) else NEEDS_JOKER

    def apply(self, table: Table, choice: Choice) -> None:
        if choice != ONE_CUBE:
            return_cube(table, self.seat, JOKER)
        take_cubes(table, self.seat, solvay_cubes(table, choice))
