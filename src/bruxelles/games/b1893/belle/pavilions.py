"""Pavilions: a House tile beside a row instead of on a space, for a surcharge in glass, with a card. (chapter
BE-PAV)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.construction import PayHouse
from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.sites import forbids_site
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import BUILD_KIND, HOUSE, PAVILION_BUILT, SITES, Site
from bruxelles.games.b1893.income import return_cube
from bruxelles.games.b1893.vocabulary import GLASS, UNITS_PAID
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(BUILD_KIND, "buildKind", n.SITE, ("93-BE-PAV-01", "93-BE-PAV-08"), at="pavilions"),
    FactKind(PAVILION_BUILT, "pavilion_built", (("pavilion", n.PAVILION), ("card", n.CARD))),
]


@mypyc_attr(free_list_len=1)
class ChooseSite(Decision[BelleTable, Site]):
    """Build a house, or a pavilion on a free pavilion space, for which the surcharge is paid first. (93-BE-PAV-01,
    93-BE-PAV-08)
    """

    def kind(self) -> i64:
        return BUILD_KIND

    def options(self, table: BelleTable, out: Options) -> None:
        for site in range(SITES):
            if forbids_site(table, self.seat, site, True) == ALLOWED:
                out.add(site)

    def why_not(self, table: BelleTable, site: Site) -> i64:
        return forbids_site(table, self.seat, site, True)

    def apply(self, table: BelleTable, site: Site) -> None:
        table.site = site
        surcharge = table.belle().surcharges[site]
        if surcharge > 0:
            tell(table, UNITS_PAID, self.seat, GLASS, surcharge)
            for _ in range(surcharge):
                return_cube(table, self.seat, GLASS)
        then(table, PayHouse(self.seat))

    def prior(self, table: BelleTable, site: Site) -> i64:
        return 2 if site == HOUSE else 3


@mypyc_attr(free_list_len=1)
class BuildPavilion(Effect[BelleTable]):
    """Put the tile beside its row and take the card there, which can be used at once. (93-BE-PAV-07, 93-BE-CGEN-09)"""

    def __init__(self, seat: i64, site: i64) -> None:
        super().__init__(seat)
        self.site = site

    def run(self, table: BelleTable) -> None:
        table.site = HOUSE
        table.seats[self.seat].built += 1
        give_pavilion(table, self.seat, self.site)
        tell(table, PAVILION_BUILT, self.seat, self.site, table.cards[self.site - 1])


def give_pavilion(table: BelleTable, who: i64, site: i64) -> None:
    """Give a player the pavilion; from now on its card listens for its owner."""
    table.pavilions[site - 1] = who
    variants = table.variants.copy()
    DECK[table.cards[site - 1] - 1].attach(variants, who, table.players)
    table.variants = variants
