"""Cards for Saint Catherine's Market. (93-BE-CARD-17, 93-BE-CARD-18)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.materials import take_cubes
from bruxelles.games.b1893.actions.workshop import TakeArtwork, can_take_artwork
from bruxelles.games.b1893.belle.card import BrusselsCard
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import (
    ARTWORK_GIVEN,
    C17_ARTWORK,
    C17_CUBE,
    C17_WAY,
    CANNOT_EXCHANGE,
    TO_ARTWORK,
)
from bruxelles.games.b1893.belle.white import TakeWhite
from bruxelles.games.b1893.income import refined_left, return_cube
from bruxelles.games.b1893.vocabulary import COLOURS, MARKET, REFINED, Artwork, Choice, Cube
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(C17_WAY, "c17Way", n.EXCHANGE, ("93-BE-CARD-17",), of="card:17", at="supply"),
    DecisionKind(C17_CUBE, "c17Cube", n.CUBE, ("93-BE-CARD-17",), of="card:17", at="seat:{seat}/cubes"),
    DecisionKind(C17_ARTWORK, "c17Artwork", n.ARTWORK, ("93-BE-CARD-17",), of="card:17", at="seat:{seat}/artworks"),
    FactKind(ARTWORK_GIVEN, "artwork_given", (("artwork", n.ARTWORK),)),
    RuleKind(CANNOT_EXCHANGE, "93-BE-CARD-17"),
]


class Exchange(BrusselsCard):
    number: i64 = 17
    rules: tuple[str, ...] = ("93-BE-CARD-17", "93-BE-CLAR-09", "93-BE-CLAR-12")
    place: i64 = MARKET

    def helps(self, table: BelleTable, who: i64) -> bool:
        for way in range(2):
            if forbids_exchange(table, who, way, self.amount(table)) == ALLOWED:
                return True
        return False

    def act(self, table: BelleTable, who: i64) -> None:
        then(table, ChooseExchange(who, self.amount(table)))


def forbids_exchange(table: BelleTable, who: i64, way: i64, cubes: i64) -> i64:
    """What is given and what is taken must both be there."""
    seat = table.seats[who]
    if way == TO_ARTWORK:
        fits = seat.refined() >= cubes and can_take_artwork(table)
    else:
        fits = seat.artworks.total > table.whites_of(who) and refined_left(table) > 0
    return ALLOWED if fits else CANNOT_EXCHANGE


@mypyc_attr(free_list_len=1)
class ChooseExchange(Decision[BelleTable, Choice]):
    """Give cubes for an artwork, or an artwork for cubes. (93-BE-CARD-17)"""

    def __init__(self, seat: i64, cubes: i64) -> None:
        super().__init__(seat)
        self.cubes = cubes

    def kind(self) -> i64:
        return C17_WAY

    def options(self, table: BelleTable, out: Options) -> None:
        for way in range(2):
            if forbids_exchange(table, self.seat, way, self.cubes) == ALLOWED:
                out.add(way)

    def why_not(self, table: BelleTable, way: Choice) -> i64:
        return forbids_exchange(table, self.seat, way, self.cubes)

    def apply(self, table: BelleTable, way: Choice) -> None:
        if way == TO_ARTWORK:
            then(table, TakeArtwork(self.seat))
            for _ in range(self.cubes):
                then(table, GiveCube(self.seat))
        else:
            then(table, GiveArtwork(self.seat, self.cubes))


@mypyc_attr(free_list_len=1)
class GiveCube(Decision[BelleTable, Cube]):
    """Return one refined cube. (93-BE-CARD-17)"""

    def kind(self) -> i64:
        return C17_CUBE

    def options(self, table: BelleTable, out: Options) -> None:
        for cube in range(REFINED):
            if table.seats[self.seat].cubes.has(cube):
                out.add(cube)

    def why_not(self, table: BelleTable, cube: Cube) -> i64:
        return ALLOWED if cube < REFINED and table.seats[self.seat].cubes.has(cube) else CANNOT_EXCHANGE

    def apply(self, table: BelleTable, cube: Cube) -> None:
        return_cube(table, self.seat, cube)


@mypyc_attr(free_list_len=1)
class GiveArtwork(Decision[BelleTable, Artwork]):
    """Return an artwork that isn't white and take refined cubes, or as many as are left. (93-BE-CARD-17,
    93-BE-CLAR-09)
    """

    def __init__(self, seat: i64, cubes: i64) -> None:
        super().__init__(seat)
        self.cubes = cubes

    def kind(self) -> i64:
        return C17_ARTWORK

    def options(self, table: BelleTable, out: Options) -> None:
        for colour in range(COLOURS):
            if table.seats[self.seat].artworks.has(colour):
                out.add(colour)

    def why_not(self, table: BelleTable, artwork: Artwork) -> i64:
        return ALLOWED if artwork < COLOURS and table.seats[self.seat].artworks.has(artwork) else CANNOT_EXCHANGE

    def apply(self, table: BelleTable, artwork: Artwork) -> None:
        table.seats[self.seat].artworks.move(artwork, to=table.stacks)
        tell(table, ARTWORK_GIVEN, self.seat, artwork)
        take_cubes(table, self.seat, self.cubes)


class OneWhite(BrusselsCard):
    number: i64 = 18
    rules: tuple[str, ...] = ("93-BE-CARD-18",)
    place: i64 = MARKET

    def helps(self, table: BelleTable, who: i64) -> bool:
        return can_take_artwork(table)

    def act(self, table: BelleTable, who: i64) -> None:
        then(table, TakeWhite(who))
