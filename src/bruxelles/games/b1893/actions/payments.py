"""Which payments the compass allows. (93-CONS-04..14)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ANY_UNIT,
    COMPASS,
    EMPTY,
    FEWEST_UNITS,
    KINDS_OF_UNITS,
    MOST_UNITS,
    PAYMENTS,
    UNIT_JOKER,
    units_of,
)


def units_in(payment: i64) -> i64:
    """The number of units in a payment."""
    units: i64 = 0
    for kind in range(KINDS_OF_UNITS):
        units += units_of(payment, kind)
    return units


def fits(one: i64, other: i64, payment: i64) -> bool:
    """Each needle that isn't on the empty place gets at least one unit, and every unit is a joker or of a kind that a
    needle asks for. The place that asks for less is `other`. (93-CONS-05..13)
    """
    assert one < other
    if other == EMPTY:
        return fits_alone(one, payment)
    if other == ANY_UNIT:
        return serves(one, payment)
    units, jokers = units_in(payment), units_of(payment, UNIT_JOKER)
    x, y = units_of(payment, one), units_of(payment, other)
    return x + y + jokers == units and x < units and y < units


def fits_alone(place: i64, payment: i64) -> bool:
    """True if the payment fits when this needle asks for all units. (93-CONS-09, 93-CONS-10)"""
    if place == ANY_UNIT:
        return True
    return units_of(payment, place) + units_of(payment, UNIT_JOKER) == units_in(payment)


def serves(place: i64, payment: i64) -> bool:
    """At least one unit is of this kind or a joker; the others are free. (93-CONS-07, 93-CONS-08, 93-CONS-12)"""
    return units_of(payment, place) > 0 or units_of(payment, UNIT_JOKER) > 0


def fitting_payments(allows: Callable[[i64, i64, i64], bool]) -> list[vec[i64]]:
    """The payments for every two places and every cost, computed once."""
    found: list[vec[i64]] = []
    for one in range(COMPASS):
        for other in range(COMPASS):
            for cost in range(FEWEST_UNITS, MOST_UNITS + 1):
                fitting = vec[i64]([])
                if one < other:
                    for payment in range(PAYMENTS):
                        if units_in(payment) == cost and allows(one, other, payment):
                            fitting = append(fitting, payment)
                elif other < one:
                    fitting = found[place_in_list(other, one, cost)]
                found.append(fitting)
    return found


def place_in_list(one: i64, other: i64, cost: i64) -> i64:
    return (one * COMPASS + other) * (MOST_UNITS - FEWEST_UNITS + 1) + cost - FEWEST_UNITS


SECOND_EDITION_PAYMENTS: Final = fitting_payments(fits)


def payments_for(table: Table, cost: i64) -> vec[i64]:
    """The payments that the needles allow now, whether or not somebody can afford them."""
    return table.edition.payments[place_in_list(table.needles[0], table.needles[1], cost)]
