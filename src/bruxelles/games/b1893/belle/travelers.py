"""Travelers: meeples from the Train space, for Brussels only. (chapter BE-NOBLE)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.brussels import act_in_brussels, send_meeples
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import MIX, NOT_THIS_MIX, TRAVELER_TAKEN, TRAVELERS_LEFT, TRAVELERS_SENT
from bruxelles.games.b1893.vocabulary import PLACES, TO_PLACE, Choice
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(MIX, "mix", n.TRAVELERS, ("93-BE-NOBLE-03", "93-BE-CLAR-14"), at="seat:{seat}/travelers"),
    FactKind(TRAVELER_TAKEN, "traveler_taken"),
    FactKind(TRAVELERS_SENT, "travelers_sent", (("place", n.PLACE), ("count", n.COUNT))),
    FactKind(TRAVELERS_LEFT, "travelers_left", (("count", n.COUNT),)),
    RuleKind(NOT_THIS_MIX, "93-BE-CLAR-14"),
]


def take_traveler(table: BelleTable, who: i64) -> None:
    """Take a Traveler from the Train space, if one is left. (93-BE-NOBLE-01)"""
    if table.train > 0:
        table.train -= 1
        table.travelers[who] += 1
        tell(table, TRAVELER_TAKEN, who)


def go_with_travelers(table: BelleTable, who: i64, place: i64) -> None:
    """A Traveler counts as one of the required meeples. (93-BE-NOBLE-03, 93-BE-NOBLE-06)"""
    price = table.edition.price(table.uses[place])
    if table.travelers[who] == 0:
        send(table, who, place, price, 0)
    elif table.seats[who].meeples == 0:
        send(table, who, place, price, price)
    else:
        then(table, ChooseMix(who, place, price))


def send(table: BelleTable, who: i64, place: i64, price: i64, travelers: i64) -> None:
    if travelers > 0:
        table.travelers[who] -= travelers
        table.riding[place] += travelers
        tell(table, TRAVELERS_SENT, who, TO_PLACE + place, travelers)
    if travelers < price:
        send_meeples(table, who, place, price - travelers)
    act_in_brussels(table, who, place)


@mypyc_attr(free_list_len=1)
class ChooseMix(Decision[BelleTable, Choice]):
    """Choose how many Travelers to send. (93-BE-NOBLE-03, 93-BE-CLAR-14)"""

    def __init__(self, seat: i64, place: i64, price: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.price = price

    def kind(self) -> i64:
        return MIX

    def options(self, table: BelleTable, out: Options) -> None:
        for travelers in range(self.price + 1):
            if self.why_not(table, Choice(travelers)) == ALLOWED:
                out.add(travelers)

    def why_not(self, table: BelleTable, travelers: Choice) -> i64:
        meeples = self.price - travelers
        fits = 0 <= meeples <= table.seats[self.seat].meeples and 0 <= travelers <= table.travelers[self.seat]
        return ALLOWED if fits else NOT_THIS_MIX

    def apply(self, table: BelleTable, travelers: Choice) -> None:
        send(table, self.seat, self.place, self.price, travelers)


@mypyc_attr(free_list_len=1)
class TravelersLeave(Effect[BelleTable]):
    """Before the Brussels majority, all Travelers there return to the Train space. (93-BE-NOBLE-05)"""

    def run(self, table: BelleTable) -> None:
        leaving: i64 = 0
        for place in range(PLACES):
            leaving += table.riding[place]
            table.riding[place] = 0
        if leaving > 0:
            table.train += leaving
            tell(table, TRAVELERS_LEFT, NOBODY, leaving)
