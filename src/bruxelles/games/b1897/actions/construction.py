"""Construction: a House, paid with whole Material cards. (chapter CONS)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.income import score
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    FIRST_HOUSE,
    FIRST_MATERIAL,
    FROM_CONSTRUCTION,
    HOUSE_BUILT,
    HOUSE_PAID,
    MATERIAL_NOT_OWNED,
    MATERIAL_PAID,
    NEEDS_GOODS,
    NO_MATERIAL,
    NOT_BY_COST,
    PAY_MATERIAL,
    TYPES_USED,
    Material,
    different,
    materials_on,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, QuantityKind, RuleKind, SourceKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, adjusted, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(PAY_MATERIAL, "payMaterial", n.MATERIAL, ("97-CONS-02", "97-CONS-04")),
    FactKind(HOUSE_BUILT, "house_built", (("house", n.HOUSE),)),
    FactKind(MATERIAL_PAID, "material_paid", (("material", n.MATERIAL),)),
    FactKind(HOUSE_PAID, "house_paid"),
    RuleKind(NOT_BY_COST, "97-CONS-04"),
    RuleKind(MATERIAL_NOT_OWNED, "97-CONS-02"),
    QuantityKind(TYPES_USED),  # different types of material used to pay for a House
    SourceKind(FROM_CONSTRUCTION, "construction"),
]


def cost_of_next(table: Table, who: i64) -> i64:
    """The next House costs as many materials as the player will then own Houses. (97-CONS-03)"""
    return table.seats[who].houses.total + 1


def forbids_construction(table: Table, who: i64) -> i64:
    """Construction needs enough materials; a card counts as two. (97-CONS-03, 97-PARK-06)"""
    return ALLOWED if 2 * table.seats[who].materials.total >= cost_of_next(table, who) else NEEDS_GOODS


def construct(table: Table, who: i64, house: i64) -> None:
    """Keep the House and pay for it. (97-CONS-01)"""
    table.resolving.move(house, to=table.seats[who].houses)
    tell(table, HOUSE_BUILT, who, house)
    then(table, PayMaterial(who), HouseIsPaid(who))


def cards_paid(table: Table) -> i64:
    """How many Material cards are laid out for the House so far."""
    paid: i64 = 0
    for card in range(FIRST_MATERIAL, FIRST_HOUSE):
        paid += table.resolving.count(card)
    return paid


def is_covered(table: Table, who: i64) -> bool:
    return 2 * cards_paid(table) >= table.seats[who].houses.total


@mypyc_attr(free_list_len=1)
class PayMaterial(Decision[Table, Material]):
    """Lay out Materials, whole cards only, until the cost is covered. (97-CONS-02, 97-CONS-04)"""

    def kind(self) -> i64:
        return PAY_MATERIAL

    def options(self, table: Table, out: Options) -> None:
        if not is_covered(table, self.seat):
            table.seats[self.seat].materials.offer(out)

    def why_not(self, table: Table, card: Material) -> i64:
        if is_covered(table, self.seat):
            return NOT_BY_COST
        return ALLOWED if table.seats[self.seat].materials.has(card) else MATERIAL_NOT_OWNED

    def apply(self, table: Table, card: Material) -> None:
        table.seats[self.seat].materials.move(card, to=table.resolving)
        tell(table, MATERIAL_PAID, self.seat, card)
        then(table, self)

    def skippable(self) -> bool:
        return True  # the cost is covered


@mypyc_attr(free_list_len=1)
class HouseIsPaid(Effect[Table]):
    """Score 1 VP for each type among the materials used, which are as many as the cost; discard the cards.
    (97-CONS-05, 97-CONS-06)
    """

    def run(self, table: Table) -> None:
        shown = NO_MATERIAL
        for card in range(FIRST_MATERIAL, FIRST_HOUSE):
            if table.resolving.has(card):
                shown |= materials_on(card)
        used = min(table.seats[self.seat].houses.total, different(shown))
        used = adjusted(table, self.seat, TYPES_USED, used)
        for card in range(FIRST_MATERIAL, FIRST_HOUSE):
            while table.resolving.has(card):
                table.discard(card)
        tell(table, HOUSE_PAID, self.seat)
        score(table, self.seat, used * table.edition.material_type_points, FROM_CONSTRUCTION)
