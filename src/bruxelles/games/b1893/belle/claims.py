"""Claiming tiles from marked spaces. (chapter BE-CLAIM)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.tiles import BELLE_TILES
from bruxelles.games.b1893.belle.vocabulary import (
    CLAIM,
    CLAIMED,
    NO_USE,
    NOT_OFFERED,
    NOT_REVEALED,
    TILE_CLAIMED,
    TILES,
    Tile,
)
from bruxelles.games.b1893.vocabulary import NO_OWNER
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(CLAIM, "claim", n.CLAIM, ("93-BE-CLAIM-01",), at="tiles"),
    FactKind(TILE_CLAIMED, "tile_claimed", (("tile", n.TILE),)),
    RuleKind(NOT_REVEALED, "93-BE-CLAIM-01"),
    RuleKind(CLAIMED, "93-BE-CLAIM-04"),
]


@mypyc_attr(free_list_len=1)
class OfferClaim(Effect[BelleTable]):
    """After the action on a marked space, a player with an available meeple may claim a tile if one is free.
    (93-BE-CLAIM-01, 93-BE-CLAIM-06, 93-BE-CLAIM-07)
    """

    def run(self, table: BelleTable) -> None:
        if table.seats[self.seat].meeples > 0:
            for tile in range(1, TILES + 1):
                if table.claims[tile] == NO_OWNER:
                    then(table, ChooseClaim(self.seat))
                    return


@mypyc_attr(free_list_len=1)
class ChooseClaim(Decision[BelleTable, Tile]):
    """Put an available meeple on a revealed tile that nobody has claimed, or don't. (93-BE-CLAIM-01..05)"""

    def kind(self) -> i64:
        return CLAIM

    def options(self, table: BelleTable, out: Options) -> None:
        out.add(NO_USE)
        for tile in range(1, TILES + 1):
            if table.claims[tile] == NO_OWNER:
                out.add(tile)

    def why_not(self, table: BelleTable, tile: Tile) -> i64:
        if tile == NO_USE or table.claims[tile] == NO_OWNER:
            return ALLOWED
        return NOT_REVEALED if table.claims[tile] == NOT_OFFERED else CLAIMED

    def apply(self, table: BelleTable, tile: Tile) -> None:
        if tile != NO_USE:
            table.seats[self.seat].meeples -= 1
            claim(table, self.seat, tile)
            tell(table, TILE_CLAIMED, self.seat, tile)


def claim(table: BelleTable, who: i64, tile: i64) -> None:
    """From now on the tile belongs to the player. (93-BE-CLAIM-03)"""
    table.claims[tile] = who
    BELLE_TILES[tile - 1].claimed(table, who)
