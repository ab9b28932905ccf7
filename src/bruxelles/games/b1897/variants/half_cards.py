"""halfCards: a House may be paid with more Material cards than needed, if at least one material of each is used.
(97-CONS-07)
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.actions.construction import cards_paid, is_covered
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    DONE,
    FIRST_HOUSE,
    FIRST_MATERIAL,
    MATERIAL_NOT_OWNED,
    NOT_BY_COST,
    PAY_MATERIAL,
    TYPES_USED,
    different,
    materials_on,
)
from bruxelles.kernel.contents import Kind, WideningKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, MORE, Decision
from bruxelles.kernel.variants import Adjustment, Variants, Widening

KINDS: Final[list[Kind]] = [
    WideningKind(PAY_MATERIAL, n.DONE, "97-CONS-07"),
]


class PayMore(Widening):
    """Once the cost is covered: further cards, at most as many as the cost, or done."""

    def offer(self, table: Table, decision: Decision[Any, Any], out: Options) -> None:
        if is_covered(table, decision.seat):
            seat = table.seats[decision.seat]
            if cards_paid(table) < seat.houses.total:
                seat.materials.offer(out)
            out.add(MORE + DONE)

    def why_not(self, table: Table, decision: Decision[Any, Any], option: i64) -> i64:
        seat = table.seats[decision.seat]
        if option == MORE + DONE:
            return ALLOWED if is_covered(table, decision.seat) else NOT_BY_COST
        if cards_paid(table) == seat.houses.total:
            return NOT_BY_COST
        return ALLOWED if seat.materials.has(option) else MATERIAL_NOT_OWNED

    def apply(self, table: Table, decision: Decision[Any, Any], option: i64) -> None:
        """Done: no further card is laid out."""


class MostTypesUsed(Adjustment):
    """As many materials are used as the cost, one or two of each card, in the way that shows the most types."""

    def of(self, table: Table, seat: i64, value: i64) -> i64:
        used_whole = table.seats[seat].houses.total - cards_paid(table)
        # reach[n]: the sets of types that can be shown with n cards used whole, one bit for each set
        reach = vec[i64]([1] + [0] * used_whole)
        for card in range(FIRST_MATERIAL, FIRST_HOUSE):
            for _ in range(table.resolving.count(card)):
                use_card(reach, materials_on(card))
        most: i64 = 0
        for types in range(8):
            if reach[used_whole] >> types & 1 == 1 and different(types) > most:
                most = different(types)
        return most


def use_card(reach: vec[i64], shown: i64) -> None:
    """Extend every set so far by one material of this card, or by both."""
    for whole in range(len(reach) - 1, -1, -1):
        sets: i64 = 0
        for types in range(8):
            if reach[whole] >> types & 1 == 1:
                for material in range(3):
                    if shown >> material & 1 == 1:
                        sets |= i64(1) << (types | i64(1) << material)
            if whole > 0 and reach[whole - 1] >> types & 1 == 1:
                sets |= i64(1) << (types | shown)
        reach[whole] = sets


def attach(variants: Variants) -> None:
    variants.widen(PAY_MATERIAL, PayMore())
    variants.adjustments[TYPES_USED].append(MostTypesUsed())
