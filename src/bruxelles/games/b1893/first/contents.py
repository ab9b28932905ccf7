"""The table of contents of the first edition: that of the second without its expansions, and what it has of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bruxelles.games.b1893 import contents as second
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.first import vocabulary as f
from bruxelles.kernel.contents import ChanceKind, Contents, DecisionKind, FactKind
from bruxelles.kernel.notation import Amount, Either, Names, Notation

COLOUR: Final = Names("artwork", ("green", "pink", "blue", "yellow", "black"))
PERFORM: Final = Names("perform", ("decline", "perform"), f.DECLINE, bare=True)
MAYBE_CUBE: Final = Either("cube", second.CUBE, Names("none", ("none",), f.NO_CUBE, bare=True))
COMPASS_SPACE: Final = Amount("compass", 1, 6)
YEAR: Final = Amount("year", 1893, 1910)

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


def decision(kind: DecisionKind) -> DecisionKind:
    """A decision of the second edition as the first has it: without what cards of expansions add."""
    notation = MAYBE_CUBE if kind.number == v.FREE_CUBE else own(kind.notation)
    rules = RULES_OF.get(kind.name, kind.rules)
    return DecisionKind(kind.number, kind.name, notation, rules, at=kind.at)


def own(notation: Notation) -> Notation:
    return NOTATIONS.get(notation.name, notation)


def fact(kind: FactKind) -> FactKind:
    return replace(kind, fields=tuple((name, own(notation)) for name, notation in kind.fields))


OWN_DECISIONS: Final = {
    f.PERFORM: DecisionKind(f.PERFORM, "perform", PERFORM, ("93E1-FLOW-02",)),
    f.KEEP_ARTWORK: DecisionKind(
        f.KEEP_ARTWORK, "keepArtwork", COLOUR, ("93E1-WORK-01", "93E1-WORK-04"), private=True, at="drawn"
    ),
}
OWN_FACTS: Final = {
    f.EXHIBITION_TAKEN: FactKind(f.EXHIBITION_TAKEN, "exhibition_taken", (("year", YEAR), ("count", second.COUNT))),
    f.ARTWORK_COVERED: FactKind(f.ARTWORK_COVERED, "artwork_covered", (("artwork", COLOUR),)),
}

DECISIONS: Final = tuple(OWN_DECISIONS.get(kind.number) or decision(kind) for kind in second.DECISIONS[: v.DECISIONS])

CHANCES: Final = (
    *(replace(kind, rules=RULES_OF[kind.name]) for kind in second.CHANCES[: f.LAY_COMPASS]),
    ChanceKind(f.LAY_COMPASS, "layCompass", second.NEEDLE, ("93E1-SETUP-06",)),
    ChanceKind(f.DEAL_ARTWORKS, "dealArtworks", COLOUR, ("93E1-SETUP-05",)),
    ChanceKind(f.DRAW_ARTWORKS, "drawArtworks", COLOUR, ("93E1-WORK-01", "93E1-WORK-04"), private=True),
)

FACTS: Final = (
    *(OWN_FACTS.get(kind.number) or fact(kind) for kind in second.FACTS[: v.FACTS]),
    FactKind(f.COMPASS_LAID, "compass_laid", (("needle", second.NEEDLE), ("compass", COMPASS_SPACE))),
    FactKind(f.EXHIBITION_REVEALED, "exhibition_revealed", (("year", YEAR),)),
    FactKind(f.ACTION_DECLINED, "action_declined", (("action", second.ACTION),)),
    FactKind(f.ARTWORKS_DRAWN, "artworks_drawn", (("count", second.COUNT),)),
    FactKind(f.ARTWORK_DRAWN, "artwork_drawn", (("artwork", COLOUR),), private=True),
    FactKind(f.ARTWORKS_PUT_BACK, "artworks_put_back", (("count", second.COUNT),)),
    FactKind(f.COVERED_PUT_BACK, "covered_put_back", (("count", second.COUNT),)),
)

FORBIDDING: Final = {
    "93-SALES-07": "93E1-SALE-02",
    "93-NOBLE-08": "93E1-THEA-01",
    "93-CONS-22": "93E1-CONS-03",
    "93-PLACE-04": "93E1-PLACE-01",
    "93-PREST-11": "93E1-RES-04",
    "93-2P-03": "93E1-2P-01",
    "93-END-05": "93E1-END-01",
}
RULES: Final = (*(FORBIDDING.get(rule, rule) for rule in second.RULES[: v.RULES]), "93E1-WORK-01", "93E1-CONS-01")

CONTENTS: Final = Contents(DECISIONS, CHANCES, FACTS, RULES)
