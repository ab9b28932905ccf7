"""The payments that the compass of the first edition allows: free choice is limited to cubes. (93E1-CONS-01)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1893.actions.payments import fits, fitting_payments, serves, units_in
from bruxelles.games.b1893.first_edition.vocabulary import CUBES_ONLY
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ANY_UNIT,
    EMPTY,
    GLASS,
    MONEY_UNIT,
    NOT_BY_COMPASS,
    UNIT_JOKER,
    units_of,
)
from bruxelles.kernel.contents import Kind, RuleKind

KINDS: Final[list[Kind]] = [
    RuleKind(CUBES_ONLY, "93E1-CONS-01"),
]


def fits_first_edition(one: i64, other: i64, payment: i64) -> bool:
    """As in the second edition if no needle leaves a free choice; there is no glass. (93E1-CONS-01)"""
    assert one < other
    if units_of(payment, GLASS) > 0:
        return False
    money = units_of(payment, MONEY_UNIT)
    if one == ANY_UNIT:
        return money == 0
    if other != ANY_UNIT:
        return fits(one, other, payment)
    if one == MONEY_UNIT:
        return money < units_in(payment) and cubes_in(payment) < units_in(payment)
    return money == 0 and serves(one, payment)


def cubes_in(payment: i64) -> i64:
    """The refined cubes in a payment."""
    return units_in(payment) - units_of(payment, MONEY_UNIT) - units_of(payment, UNIT_JOKER)


def why_unfit(table: Table, payment: i64) -> i64:
    """Money where a needle leaves a free choice of cubes, or another breach. (93E1-CONS-01)"""
    free = table.needles[0] == ANY_UNIT or table.needles[1] == ANY_UNIT
    return CUBES_ONLY if free and units_of(payment, MONEY_UNIT) > 0 else NOT_BY_COMPASS


FIRST_EDITION_PAYMENTS: Final = fitting_payments(fits_first_edition)

assert EMPTY > ANY_UNIT > MONEY_UNIT
