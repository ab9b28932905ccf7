"""Where the next House tile can be built. (chapter BE-PAV)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1893.actions.construction import PayHouse, can_pay, has_built_all, has_room
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import CANNOT_PAY, HOUSE, PAVILION_TAKEN, SITES, SURCHARGE_MISSING
from bruxelles.games.b1893.vocabulary import GLASS, NO_OWNER, PAY, SPACE_NOT_FREE
from bruxelles.kernel.contents import Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED

KINDS: Final[list[Kind]] = [
    RuleKind(PAVILION_TAKEN, "93-BE-PAV-02"),
    RuleKind(SURCHARGE_MISSING, "93-BE-PAV-04"),
    RuleKind(CANNOT_PAY, "93-BE-PAV-09"),
]


def has_payment(table: BelleTable, who: i64, surcharge: i64, helped: bool) -> bool:
    """True if the next building can be paid once this much glass is gone, perhaps with the help of a card.
    (93-BE-PAV-03, 93-BE-PAV-05)
    """
    cubes = table.seats[who].cubes.counts
    cubes[GLASS] -= surcharge
    found = can_pay(table, who)
    widening = table.variants.widenings[PAY]
    if helped and not found and widening is not None:
        more = Options()
        widening.offer(table, PayHouse(who), more)
        found = more.count > 0
    cubes[GLASS] += surcharge
    return found


def forbids_site(table: BelleTable, who: i64, site: i64, helped: bool) -> i64:
    """A house needs a free space, a pavilion its own free space and its surcharge; both need a payment.
    (93-BE-PAV-01..05, 93-BE-PAV-09)
    """
    surcharge = table.belle().surcharges[site]
    if site == HOUSE:
        if not has_room(table):
            return SPACE_NOT_FREE
    elif table.pavilions[site - 1] != NO_OWNER:
        return PAVILION_TAKEN
    elif surcharge > table.seats[who].cubes.count(GLASS):
        return SURCHARGE_MISSING
    return ALLOWED if has_payment(table, who, surcharge, helped) else CANNOT_PAY


def can_build_anywhere(table: BelleTable, who: i64, helped: bool) -> bool:
    """True if a House tile can be built on any site. (93-BE-PAV-09)"""
    if has_built_all(table, who):
        return False
    for site in range(SITES):
        if forbids_site(table, who, site, helped) == ALLOWED:
            return True
    return False
