"""Cards for the Workshop. (93-BE-CARD-01, 93-BE-CARD-02)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.card import ActionCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import ARTWORK_FLIPPED, C2_TILE, FOR_CARD, NOT_WHITE
from bruxelles.games.b1893.income import gain
from bruxelles.games.b1893.vocabulary import ARTWORKS, COLOURS, WORKSHOP, Artwork, colour_under
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(C2_TILE, "c2Tile", n.ARTWORK, ("93-BE-CARD-02",), of="card:2", at="seat:{seat}/artworks"),
    FactKind(ARTWORK_FLIPPED, "artwork_flipped", (("artwork", n.ARTWORK),)),
    RuleKind(NOT_WHITE, "93-BE-CARD-02"),
]


class MoneyForArtworks(ActionCard):
    number: i64 = 1
    rules: tuple[str, ...] = ("93-BE-CARD-01", "93-BE-WHITE-07")
    action: i64 = WORKSHOP

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.seats[who].artworks.total > 0

    def act(self, table: BelleTable, who: i64) -> None:
        gain(table, who, self.amount(table) * table.seats[who].artworks.total, FOR_CARD)


class ColourForWhite(ActionCard):
    number: i64 = 2
    rules: tuple[str, ...] = ("93-BE-CARD-02",)
    worth_per_round: i64 = 60
    action: i64 = WORKSHOP

    def helps(self, table: BelleTable, who: i64) -> bool:
        return table.whites_of(who) > 0

    def act(self, table: BelleTable, who: i64) -> None:
        then(table, FlipWhite(who))


@mypyc_attr(free_list_len=1)
class FlipWhite(Decision[BelleTable, Artwork]):
    """Choose a white artwork, which becomes an ordinary coloured one. (93-BE-CARD-02, 93-BE-CLAR-08)"""

    def kind(self) -> i64:
        return C2_TILE

    def options(self, table: BelleTable, out: Options) -> None:
        for artwork in range(COLOURS, ARTWORKS):
            if table.seats[self.seat].artworks.has(artwork):
                out.add(artwork)

    def why_not(self, table: BelleTable, artwork: Artwork) -> i64:
        return ALLOWED if artwork >= COLOURS and table.seats[self.seat].artworks.has(artwork) else NOT_WHITE

    def apply(self, table: BelleTable, artwork: Artwork) -> None:
        artworks = table.seats[self.seat].artworks
        artworks.remove(artwork)
        artworks.add(colour_under(artwork))
        tell(table, ARTWORK_FLIPPED, self.seat, artwork)
