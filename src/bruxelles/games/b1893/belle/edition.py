"""Belle Époque on the second edition: the rules it replaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from bruxelles.concepts.majorities import leaders
from bruxelles.games.b1893.actions.construction import PlaceHouse
from bruxelles.games.b1893.actions.workshop import can_take_artwork
from bruxelles.games.b1893.belle.claims import OfferClaim
from bruxelles.games.b1893.belle.estimate import estimate_belle
from bruxelles.games.b1893.belle.pavilions import BuildPavilion, ChooseSite
from bruxelles.games.b1893.belle.resolution import (
    AsideReturns,
    CardsReady,
    CardsTurnUp,
    VisitPavilions,
    is_surrounded,
    touches,
)
from bruxelles.games.b1893.belle.setup import LayCards, RevealTiles
from bruxelles.games.b1893.belle.sites import can_build_anywhere
from bruxelles.games.b1893.belle.table import BelleBox, belle
from bruxelles.games.b1893.belle.tiles import CountTiles
from bruxelles.games.b1893.belle.travelers import TravelersLeave, go_with_travelers, take_traveler
from bruxelles.games.b1893.belle.vocabulary import HOUSE, NAGELMACKERS, PRIVAT_LIVEMONT
from bruxelles.games.b1893.belle.white import (
    DiscardWhite,
    SellAny,
    TakeWhite,
    WhiteCountsNothing,
    WhiteIsAColour,
    can_sell_any,
)
from bruxelles.games.b1893.end_of_round import (
    BeforeUpright,
    CloseRound,
    DiscardLastNoble,
    MeeplesReturn,
    RenewPrestige,
    SetNoblesUpright,
)
from bruxelles.games.b1893.game import RANDOM_FIRST_PLAYER, Script
from bruxelles.games.b1893.resolution import BeforeBrussels, BrusselsMajority, iris_shares
from bruxelles.games.b1893.scoring import (
    DiscardJokers,
    PayNobles,
    ScoreCubes,
    ScoreFirstPlayer,
    ScoreHouses,
    ScoreRows,
)
from bruxelles.games.b1893.sides import A_SIDES, Sides
from bruxelles.games.b1893.table import Table, lay_out
from bruxelles.games.b1893.vocabulary import (
    ARTWORKS_COUNTED,
    COLOURS,
    COLUMNS,
    CONSTRUCTION,
    DECISIONS,
    IRIS_COLUMNS,
    MOMENTS,
    NO_SPACE,
    PASS_COLOURS,
    QUANTITIES,
    SALES,
)
from bruxelles.kernel.steps import NOBODY, Step, then
from bruxelles.kernel.variants import Variants


class BelleEpoque(BelleBox):
    """The second edition with Belle Époque."""

    def lay_boards(self) -> Script:
        return [*super().lay_boards(), RevealTiles(NOBODY), LayCards(NOBODY)]

    def brussels(self) -> Script:
        """Travelers leave before the Brussels majority, and pavilions are visited after it. (93-BE-RES-01)"""
        return [BeforeBrussels(NOBODY), TravelersLeave(NOBODY), BrusselsMajority(NOBODY), VisitPavilions(NOBODY)]

    def end_of_round(self) -> Script:
        """Cards and Travelers have their own steps at the end of the round. (93-BE-EOR-05)"""
        return [
            CardsTurnUp(NOBODY),
            MeeplesReturn(NOBODY),
            AsideReturns(NOBODY),
            BeforeUpright(NOBODY),
            SetNoblesUpright(NOBODY),
            DiscardLastNoble(NOBODY),
            CardsReady(NOBODY),
            RenewPrestige(NOBODY),
            CloseRound(NOBODY),
        ]

    def scoring(self) -> Script:
        """Tiles count before everything else, and white artworks are discarded. (93-BE-END-01)"""
        return [
            CountTiles(NOBODY),
            DiscardJokers(NOBODY),
            PayNobles(NOBODY),
            DiscardWhite(NOBODY),
            ScoreHouses(NOBODY),
            ScoreCubes(NOBODY),
            ScoreFirstPlayer(NOBODY),
            ScoreRows(NOBODY),
        ]

    def action(self, table: Table, seat: i64, action: i64) -> Step[Any] | None:
        """Judged without the help of cards, unless it was promised. (93-PLACE-10)"""
        if action == SALES:
            return SellAny(seat) if can_sell_any(table, seat) else None
        if action == CONSTRUCTION:
            return ChooseSite(seat) if can_build_anywhere(belle(table), seat, table.promised_help != 0) else None
        return super().action(table, seat, action)

    def building(self, table: Table, seat: i64) -> Step[Any]:
        site = belle(table).site
        return PlaceHouse(seat) if site == HOUSE else BuildPavilion(seat, site)

    def sold_as(self, table: Table, artwork: i64) -> i64:
        """A white artwork is sold as the colour declared. (93-BE-WHITE-02)"""
        return artwork if artwork < COLOURS else belle(table).declared

    def sale_divisor(self, artwork: i64) -> i64:
        """A white artwork pays half the BF and half the VP of the colour declared. (93-BE-WHITE-03)"""
        return 1 if artwork < COLOURS else self.white_divisor

    def people(self, table: Table, seat: i64) -> i64:
        """Travelers can be sent to Brussels too. (93-BE-NOBLE-03, 93-BE-NOBLE-06)"""
        return table.seats[seat].meeples + belle(table).travelers[seat]

    def go_to(self, table: Table, seat: i64, place: i64) -> None:
        go_with_travelers(belle(table), seat, place)

    def after_placement(self, table: Table, seat: i64, space: i64) -> None:
        """On a marked space, a claim may follow. (93-BE-CGEN-06)"""
        if self.marked >> space & 1 == 1:
            then(table, OfferClaim(seat))

    def iris_leaders(self, table: Table, iris: i64) -> i64:
        """One meeple may count more than once. (93-BE-CARD-27)"""
        doubled = belle(table).doubled
        corner = iris // IRIS_COLUMNS * COLUMNS + iris % IRIS_COLUMNS
        if doubled == NO_SPACE or not touches(corner, doubled):
            return super().iris_leaders(table, iris)
        return leaders(iris_shares(table, iris), self.players) if is_surrounded(belle(table), corner) else 0

    def meeple_weight(self, table: Table, space: i64) -> i64:
        """One meeple may count more than once. (93-BE-CARD-27)"""
        return belle(table).meeple_weight(space)

    def noble_acts(self, table: Table, seat: i64, noble: i64) -> None:
        """Nagelmackers brings a Traveler, Privat-Livemont a white artwork. (93-BE-NOBLE-01, 93-BE-NOBLE-02)"""
        if noble == NAGELMACKERS:
            take_traveler(belle(table), seat)
        elif noble == PRIVAT_LIVEMONT:
            if can_take_artwork(table):
                then(table, TakeWhite(seat))
        else:
            super().noble_acts(table, seat, noble)

    def estimate(self, table: Table, seat: i64) -> i64:
        return estimate_belle(belle(table), seat)


def new_belle_table(
    box: Mapping[str, Any], players: i64, first_player: i64 = RANDOM_FIRST_PLAYER, sides: Sides = A_SIDES
) -> Table:
    """A table before the first step of set-up."""
    edition = BelleEpoque(box, players, first_player, sides)
    variants = Variants(QUANTITIES, DECISIONS, MOMENTS)
    variants.adjustments[PASS_COLOURS].append(WhiteIsAColour())
    variants.adjustments[ARTWORKS_COUNTED].append(WhiteCountsNothing())
    return lay_out(edition, variants)
