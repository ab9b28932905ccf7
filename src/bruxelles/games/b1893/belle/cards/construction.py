"""Cards for Construction. (93-BE-CARD-09, 93-BE-CARD-10)"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.construction import build, cost_of_next
from bruxelles.games.b1893.actions.payments import payments_for, units_in
from bruxelles.games.b1893.belle.card import ActionCard
from bruxelles.games.b1893.belle.sites import can_build_anywhere
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import FROM_CARDS, HELP_IDLE, NO_HELP_HERE
from bruxelles.games.b1893.income import score
from bruxelles.games.b1893.vocabulary import (
    BEFORE_ACTION,
    CONSTRUCTION,
    KINDS_OF_UNITS,
    MONEY_UNIT,
    NOT_IN_STOCK,
    PAY,
    PAYMENTS,
    UNIT_JOKER,
    units_of,
)
from bruxelles.kernel.contents import Kind, RuleKind, WideningKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, MORE, Decision
from bruxelles.kernel.variants import Variants, Widening

KINDS: Final[list[Kind]] = [
    WideningKind(PAY, n.HELPED_PAYMENT, "93-BE-CARD-09"),
    RuleKind(NO_HELP_HERE, "93-BE-CARD-09"),
    RuleKind(HELP_IDLE, "93-BE-CLAR-01"),
]


NOTHING: Final[i64] = -1


class AnyCubeForOne(ActionCard):
    """Used as part of the chosen payment. It is only promised before the action if nothing can be paid without it."""

    number: i64 = 9
    rules: tuple[str, ...] = ("93-BE-CARD-09", "93-BE-CLAR-01", "93-BE-CLAR-02")
    action: i64 = CONSTRUCTION
    moment: i64 = BEFORE_ACTION

    def helps(self, table: BelleTable, who: i64) -> bool:
        return not can_build_anywhere(table, who, False) and can_build_anywhere(table, who, True)

    def use(self, table: BelleTable, who: i64) -> None:
        """Promise its help; the card is turned when the payment is chosen."""
        table.promised_help = i64(1) << self.number

    def why_not(self, table: BelleTable, who: i64) -> i64:
        return HELP_IDLE if table.promised_help != 0 else super().why_not(table, who)

    def attach(self, variants: Variants, who: i64, players: i64) -> None:
        super().attach(variants, who, players)
        variants.widen(PAY, PayWithAnyCube(self, who))

    def is_ready(self, table: BelleTable) -> bool:
        """True in a Construction by placement while the card is face up."""
        return not self.is_used(table) and self.is_under_way_by_placement(table)


class PayWithAnyCube(Widening):
    """Payments in which one cube replaces another, if that makes a difference. (93-BE-CLAR-01)"""

    def __init__(self, card: AnyCubeForOne, owner: i64) -> None:
        self.card = card
        self.owner = owner

    def offer(self, table: BelleTable, decision: Decision[Any, Any], out: Options) -> None:
        if decision.seat == self.owner and self.card.is_ready(table):
            for payment in range(PAYMENTS):
                if self.forbids(table, payment) == ALLOWED:
                    out.add(MORE + payment)

    def why_not(self, table: BelleTable, decision: Decision[Any, Any], option: i64) -> i64:
        if option < MORE:
            return decision.why_not(table, option)
        if decision.seat != self.owner or not self.card.is_ready(table):
            return NO_HELP_HERE
        return self.forbids(table, option - MORE)

    def apply(self, table: BelleTable, decision: Decision[Any, Any], option: i64) -> None:
        payment = option - MORE
        jokers = units_of(payment, UNIT_JOKER)
        if jokers == 1 and self.joker_helps(table, payment):
            jokers = 0
        self.card.flip(table, self.owner)
        build(table, self.owner, payment, jokers)

    def prior(self, table: BelleTable, decision: Decision[Any, Any], option: i64) -> i64:
        return 6 if units_of(option - MORE, UNIT_JOKER) == 0 else 2

    def forbids(self, table: BelleTable, payment: i64) -> i64:
        if units_in(payment) != cost_of_next(table, self.owner):
            return NO_HELP_HERE
        if self.fits(table, payment):
            different = units_of(payment, UNIT_JOKER) == 1 and self.joker_helps(table, payment)
            if not different:
                return HELP_IDLE
        elif not self.fits_with_one_replaced(table, payment):
            return NO_HELP_HERE
        return ALLOWED if table.seats[self.owner].can_spend(payment, table.edition.unit) else NOT_IN_STOCK

    def fits(self, table: BelleTable, payment: i64) -> bool:
        for fitting in payments_for(table, units_in(payment)):
            if fitting == payment:
                return True
        return False

    def joker_helps(self, table: BelleTable, payment: i64) -> bool:
        """True if the joker can be the cube that replaces another cube, and not money."""
        for fitting in payments_for(table, units_in(payment)):
            if replaced(fitting, payment) == UNIT_JOKER:
                return True
        return False

    def fits_with_one_replaced(self, table: BelleTable, payment: i64) -> bool:
        for fitting in payments_for(table, units_in(payment)):
            if replaced(fitting, payment) != NOTHING:
                return True
        return False


def replaced(fitting: i64, payment: i64) -> i64:
    """The kind of the one cube that replaces a refined cube of a fitting payment; NOTHING if the two differ by more
    than one cube.
    """
    more: i64 = NOTHING
    fewer: i64 = NOTHING
    for kind in range(KINDS_OF_UNITS):
        difference = units_of(payment, kind) - units_of(fitting, kind)
        if difference == 1 and more == NOTHING:
            more = kind
        elif difference == -1 and fewer == NOTHING:
            fewer = kind
        elif difference != 0:
            return NOTHING
    if MONEY_UNIT in (more, fewer) or fewer == UNIT_JOKER:
        return NOTHING
    return more


class PointsForCubes(ActionCard):
    number: i64 = 10
    rules: tuple[str, ...] = ("93-BE-CARD-10", "93-BE-CLAR-17")
    worth_per_round: i64 = 200
    action: i64 = CONSTRUCTION

    def cubes(self, table: BelleTable) -> i64:
        return units_in(table.payment) - units_of(table.payment, MONEY_UNIT)

    def helps(self, table: BelleTable, who: i64) -> bool:
        return self.cubes(table) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        score(table, who, self.amount(table) * self.cubes(table), FROM_CARDS)
