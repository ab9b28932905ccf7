"""Workshop: take an artwork. (chapter WORK)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ART_COLOUR,
    ARTWORK_TAKEN,
    BLACK,
    BLACK_ONLY_FREE,
    COLOURS,
    NOT_BLACK,
    SETUP_ART,
    STACK_EMPTY,
    Artwork,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell

KINDS: Final[list[Kind]] = [
    DecisionKind(SETUP_ART, "setupArt", n.ARTWORK, ("93-SETUP-19",), at="stacks"),
    DecisionKind(ART_COLOUR, "artColour", n.ARTWORK, ("93-WORK-01",), at="stacks"),
    FactKind(ARTWORK_TAKEN, "artwork_taken", (("artwork", n.ARTWORK),)),
    RuleKind(NOT_BLACK, "93-SETUP-19"),
    RuleKind(STACK_EMPTY, "93-WORK-02"),
    RuleKind(BLACK_ONLY_FREE, "93-WORK-01"),
]


def can_take_artwork(table: Table) -> bool:
    """True if one of the coloured stacks holds an artwork. (93-WORK-02)"""
    return table.stacks.total > table.stacks.count(BLACK)


def take_artwork(table: Table, who: i64, colour: i64) -> None:
    table.stacks.move(colour, to=table.seats[who].artworks)
    table.last_artwork = colour
    tell(table, ARTWORK_TAKEN, who, colour)


@mypyc_attr(free_list_len=1)
class TakeArtwork(Decision[Table, Artwork]):
    """Take one artwork of any colour except black from its stack. (93-WORK-01, 93-WORK-02)"""

    def kind(self) -> i64:
        return ART_COLOUR

    def options(self, table: Table, out: Options) -> None:
        for colour in range(BLACK):
            if table.stacks.has(colour):
                out.add(colour)

    def why_not(self, table: Table, colour: Artwork) -> i64:
        if colour >= BLACK:
            return self.reserved()
        return ALLOWED if table.stacks.has(colour) else STACK_EMPTY

    def apply(self, table: Table, colour: Artwork) -> None:
        take_artwork(table, self.seat, colour)

    def reserved(self) -> i64:
        """The rule that forbids black artworks here."""
        return BLACK_ONLY_FREE


@mypyc_attr(free_list_len=1)
class ChooseFirstArtwork(TakeArtwork):
    """Start with one artwork of any colour except black. (93-SETUP-19)"""

    def kind(self) -> i64:
        return SETUP_ART

    def reserved(self) -> i64:
        return NOT_BLACK


assert BLACK + 1 == COLOURS
