"""The rules that differ between editions, as the second edition without expansions has them; other editions override
them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.majorities import leaders_of_four
from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.brussels import act_in_brussels, send_meeples
from bruxelles.games.b1893.actions.construction import PayHouse, PlaceHouse, can_build
from bruxelles.games.b1893.actions.free import FreeCube, FreeNoble, points_each
from bruxelles.games.b1893.actions.materials import TakeCubes, can_take_materials, materials_to_take
from bruxelles.games.b1893.actions.nobles import ChooseSolvay, PickNoble, can_take_noble
from bruxelles.games.b1893.actions.payments import SECOND_EDITION_PAYMENTS
from bruxelles.games.b1893.actions.performing import Perform
from bruxelles.games.b1893.actions.sales import SellArtwork, can_sell
from bruxelles.games.b1893.actions.workshop import TakeArtwork, can_take_artwork, take_artwork
from bruxelles.games.b1893.estimate import estimate
from bruxelles.games.b1893.game import RANDOM_FIRST_PLAYER, Course
from bruxelles.games.b1893.income import advance, free_meeple, gain, refined_left, score, take_jokers
from bruxelles.games.b1893.sides import A_SIDES, Sides
from bruxelles.games.b1893.table import Table, lay_out
from bruxelles.games.b1893.vocabulary import (
    ALBERT,
    ARCHITECT,
    BLACK,
    BRUGMANN,
    BULS,
    COLUMNS,
    CONSTRUCTION,
    CROWN,
    DECISIONS,
    EMPAIN,
    FIRST_PASS_CARD,
    FOR_FIRST_PASS,
    FOR_NOBLE_EFFECT,
    FROM_FREE_ACTIONS,
    FROM_NOBLES,
    GLASS,
    IRIS_COLUMNS,
    IRIS_TRACK,
    MAETERLINCK,
    MATERIALS,
    MOMENTS,
    NOBLES_ACTION,
    NOT_BY_COMPASS,
    QUANTITIES,
    SALES,
    SOLVAY,
    VAN_DE_VELDE,
    VANDERVELDE,
    WORKSHOP,
)
from bruxelles.kernel.contents import FactKind, Kind, MoneyKind, RuleKind, SourceKind
from bruxelles.kernel.steps import Step, tell, then
from bruxelles.kernel.variants import Variants

KINDS: Final[list[Kind]] = [
    FactKind(FIRST_PASS_CARD, "first_pass_card", (("count", n.COUNT),)),
    RuleKind(NOT_BY_COMPASS, "93-CONS-13"),
    SourceKind(FROM_NOBLES, "nobles"),
    SourceKind(FROM_FREE_ACTIONS, "free-actions"),
    MoneyKind(FOR_NOBLE_EFFECT, "noble"),
    MoneyKind(FOR_FIRST_PASS, "first-pass"),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition(Course):
    """One object, shared by all copies of a table: the numbers of its box, the course of the game, and the rules that
    another edition may change. (93-GEN-01)
    """

    def __init__(self, box: Mapping[str, Any], players: i64, first_player: i64, sides: Sides = A_SIDES) -> None:
        super().__init__(box, players, first_player, sides)
        self.name = "second-edition"
        self.payments = SECOND_EDITION_PAYMENTS  # allowed by the compass, by needles and cost
        self.arrow: i64 = GLASS  # the place that the Arrow tile covers, so that no needle stops there (93-CONS-19)

    def new_table(self, variants: Variants) -> Table:
        """An empty table."""
        return Table(self, variants)

    def take_board(self, table: Table, seat: i64) -> None:
        """Let a player take an Architect board. (93-SETUP-17, 93-SETUP-18)"""
        self.sides.take_board(table, seat)

    def performing(self, table: Table, seat: i64, action: i64, space: i64) -> Step[Any]:
        """The step that carries out the action of a space after a meeple was placed there, if possible. (93-PLACE-08,
        93-PLACE-09)
        """
        return Perform(seat, action, space)

    def action(self, table: Table, seat: i64, action: i64) -> Step[Any] | None:
        """The first step of this action, or None if it can't be carried out; judged after the bid, by what the player
        owns then. (93-PLACE-09..11)
        """
        if action == WORKSHOP:
            return TakeArtwork(seat) if can_take_artwork(table) else None
        if action == SALES:
            return SellArtwork(seat) if can_sell(table, seat) else None
        if action == NOBLES_ACTION:
            return PickNoble(seat) if can_take_noble(table, seat) else None
        if action == MATERIALS:
            return TakeCubes(seat, materials_to_take(table)) if can_take_materials(table, seat) else None
        assert action == CONSTRUCTION
        return PayHouse(seat) if can_build(table, seat) else None

    def sold_as(self, table: Table, artwork: i64) -> i64:
        """The colour whose square of the indicator sets the price of an artwork. (93-SALES-09)"""
        return artwork

    def sale_divisor(self, artwork: i64) -> i64:
        """The number by which BF and VP from the sale of an artwork are divided. (93-SALES-09)"""
        return 1

    def noble_acts(self, table: Table, seat: i64, noble: i64) -> None:
        """Apply the effect of a noble, which is the same whether the noble is bought or activated. (93-NEFF-01..08)"""
        if noble == BRUGMANN:
            gain(table, seat, self.brugmann, FOR_NOBLE_EFFECT)
        elif noble == EMPAIN:
            take_jokers(table, seat, self.empain)
        elif noble == SOLVAY:
            if refined_left(table) > 0:
                then(table, ChooseSolvay(seat))
        elif noble == BULS:
            advance(table, seat, IRIS_TRACK)
        elif noble == ALBERT:
            advance(table, seat, CROWN)
        elif noble == VAN_DE_VELDE:
            advance(table, seat, ARCHITECT)
        elif noble == VANDERVELDE:
            free_meeple(table, seat)
        else:
            assert noble == MAETERLINCK
            score(table, seat, self.maeterlinck, FROM_NOBLES)

    def noble_moved(self, table: Table) -> None:
        """Called when a noble has left the pile or come to the discards. (93-NOBLE-11)"""

    def why_unfit(self, table: Table, payment: i64) -> i64:
        """The rule that a payment breaks which the compass doesn't allow. (93-CONS-13)"""
        return NOT_BY_COMPASS

    def building(self, table: Table, seat: i64) -> Step[Any]:
        """The step that places a House tile which has been paid for. (93-CONS-22)"""
        return PlaceHouse(seat)

    def compass_of(self, table: Table) -> vec[i64]:
        """The places of the compass, clockwise."""
        return self.compass

    def next_place(self, table: Table, place: i64) -> i64:
        """The place of the compass one step clockwise. (93-CONS-18, 93-CONS-19)"""
        compass = self.compass_of(table)
        at: i64 = 0
        while compass[at] != place:
            at += 1
        at = at + 1 if at + 1 < len(compass) else 0
        if compass[at] == self.arrow:
            at = at + 1 if at + 1 < len(compass) else 0
        return compass[at]

    def after_placement(self, table: Table, seat: i64, space: i64) -> None:
        """Put on the stack what follows the action of a meeple on this space and the visit to a house there.
        (93-TURN-07)
        """

    def free_action(self, table: Table, seat: i64, action: i64) -> None:
        """The free action of the owner of a visited house, by the action of the space. (93-FREE-04..08, 93-FREE-12)"""
        owner = table.seats[seat]
        if action == WORKSHOP:
            if table.stacks.has(BLACK):
                take_artwork(table, seat, BLACK)
        elif action == SALES:
            score(table, seat, points_each(table, action) * owner.artworks.total, FROM_FREE_ACTIONS)
        elif action == NOBLES_ACTION:
            if owner.ready.total > 0:
                then(table, FreeNoble(seat))
        elif action == MATERIALS:
            if refined_left(table) > 0:
                then(table, FreeCube(seat, 1))
        else:
            assert action == CONSTRUCTION
            score(table, seat, points_each(table, action) * owner.built, FROM_FREE_ACTIONS)

    def people(self, table: Table, seat: i64) -> i64:
        """The number of people whom a player can send to Brussels. (93-BXL-05)"""
        return table.seats[seat].meeples

    def go_to(self, table: Table, seat: i64, place: i64) -> None:
        """Send meeples to Brussels, then carry out the action there, even if it has no effect. (93-BXL-01..06,
        93-TURN-08)
        """
        send_meeples(table, seat, place, self.price(table.uses[place]))
        act_in_brussels(table, seat, place)

    def most_activated(self, table: Table, seat: i64) -> i64:
        """The number of nobles that the Grand-Place activates at most. (93-BXL-10)"""
        return table.level(seat, CROWN)

    def first_to_pass(self, table: Table, seat: i64) -> None:
        """What the first player to pass receives on top: an unseen Prestige card, which counts as two Manneken Pis this
        round, and 1 BF for each card taken this way so far. (93-PASS-02..05)
        """
        passing = table.seats[seat]
        table.first_passer = seat
        passing.first_passes += 1
        tell(table, FIRST_PASS_CARD, seat, passing.first_passes)
        gain(table, seat, self.first_pass * passing.first_passes, FOR_FIRST_PASS)

    def meeple_weight(self, table: Table, space: i64) -> i64:
        """How many meeples the one on this space counts as around irises. (93-IRIS-01..03)"""
        return 1

    def iris_leaders(self, table: Table, iris: i64) -> i64:
        """The seats with most of the four meeples around an iris, as a set of bits; empty unless all four spaces hold a
        meeple. (93-IRIS-01..05, 93-2P-07)
        """
        owners = table.owners
        corner = iris // IRIS_COLUMNS * COLUMNS + iris % IRIS_COLUMNS
        below = corner + COLUMNS
        return leaders_of_four(owners[corner], owners[corner + 1], owners[below], owners[below + 1], self.players)

    def estimate(self, table: Table, seat: i64) -> i64:
        """What the seat can expect to have at the end, in hundredths of a VP: for bots, no rule reads it."""
        return estimate(table, seat)


def new_table(
    box: Mapping[str, Any], players: i64, first_player: i64 = RANDOM_FIRST_PLAYER, sides: Sides = A_SIDES
) -> Table:
    """A table before the first step of set-up."""
    edition = Edition(box, players, first_player, sides)
    return lay_out(edition, Variants(QUANTITIES, DECISIONS, MOMENTS))
