"""The table of contents of the first edition: that of the second without its expansions, and what only the first
has.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bruxelles.games.b1893 import notations as second
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.contents import BASE
from bruxelles.games.b1893.first_edition import edition
from bruxelles.games.b1893.first_edition.notations import COLOUR, MAYBE_CUBE
from bruxelles.kernel.contents import ChanceKind, DecisionKind, FactKind, Kind, RuleKind, contents_of, declared_in
from bruxelles.kernel.notation import Notation

# Decisions and facts of the second edition that don't exist here.
LEFT_OUT: Final = ("setupArt", "artColour", "first_pass_card", "artwork_returned")
NOTATIONS: Final[dict[str, Notation]] = {second.ARTWORK.name: COLOUR}  # instead of the second edition's, by name
RULES_OF: Final = {
    "neutral": ("93E1-2P-01",),
    "bid": ("93E1-PLACE-01",),
    "saleTile": ("93-SALES-01", "93E1-SALE-01"),
    "saleMove": ("93E1-SALE-03", "93E1-SALE-04"),
    "saleSlot": ("93E1-SALE-02",),
    "nobleKeep": ("93-NOBLE-05", "93E1-THEA-01"),
    "pay": ("93-CONS-13", "93E1-CONS-01"),
    "needle": ("93-CONS-18", "93E1-CONS-02"),
    "houseSpace": ("93E1-CONS-03",),
    "grandPlace": ("93E1-BXL-03", "93-BXL-11"),
    "freeNoble": ("93E1-FREE-01",),
    "freeCube": ("93E1-FREE-01",),
    "prestige": ("93-PREST-01", "93E1-RES-05", "93E1-RES-04"),
    "payNoble": ("93E1-END-01",),
    "firstPlayer": ("93E1-SETUP-09",),
    "layStrips": ("93E1-SETUP-01", "93E1-SETUP-02"),
    "revealNobles": ("93-SETUP-04", "93-NOBLE-10", "93E1-THEA-02"),
    "layPrestige": ("93E1-SETUP-07", "93E1-EOT-01"),
    "revealStock": ("93E1-SETUP-04", "93-PLAN-01"),
}
FORBIDDING: Final = {
    "93-SALES-07": "93E1-SALE-02",
    "93-NOBLE-08": "93E1-THEA-01",
    "93-CONS-22": "93E1-CONS-03",
    "93-PLACE-04": "93E1-PLACE-01",
    "93-PREST-11": "93E1-RES-04",
    "93-2P-03": "93E1-2P-01",
    "93-END-05": "93E1-END-01",
}


def own(kind: Kind) -> Kind:
    """A declaration of the second edition, adapted to the first."""
    if isinstance(kind, DecisionKind):
        notation = MAYBE_CUBE if kind.number == v.FREE_CUBE else own_notation(kind.notation)
        return replace(kind, notation=notation, rules=RULES_OF.get(kind.name, kind.rules))
    if isinstance(kind, ChanceKind):
        return replace(kind, rules=RULES_OF[kind.name])
    if isinstance(kind, FactKind):
        return replace(kind, fields=tuple((name, own_notation(notation)) for name, notation in kind.fields))
    return replace(kind, rule=FORBIDDING.get(kind.rule, kind.rule)) if isinstance(kind, RuleKind) else kind


def own_notation(notation: Notation) -> Notation:
    return NOTATIONS.get(notation.name, notation)


def exists_here(kind: Kind) -> bool:
    return not (isinstance(kind, DecisionKind | FactKind) and kind.name in LEFT_OUT)


SHARED: Final = [own(kind) for kind in BASE if exists_here(kind)]

CONTENTS: Final = contents_of([*SHARED, *declared_in(edition)])
