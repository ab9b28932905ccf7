"""Cinquantenaire Park: any Art Nouveau action except the Exhibition, with a choice of two cards. (chapter PARK)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.actions.construction import forbids_construction
from bruxelles.games.b1897.actions.performing import perform
from bruxelles.games.b1897.actions.sale import SellArtwork, forbids_sale
from bruxelles.games.b1897.piles import draw_two
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    CARD_DISCARDED,
    CARDS,
    DRAW_TWO,
    EXPO,
    EXPO_NOT_IN_PARK,
    HOUSE,
    MONEY,
    NO_CARD_TO_DRAW,
    NOT_DRAWN,
    PARK_ACTION,
    PARK_ACTION_NAMED,
    PARK_KEEP,
    Card,
    Sort,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Chance, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(PARK_ACTION, "parkAction", n.PARK_ACTION, ("97-PARK-01", "97-PARK-06"), at="place:park"),
    DecisionKind(PARK_KEEP, "parkKeep", n.CARD, ("97-PARK-02", "97-PARK-03"), at="resolving"),
    FactKind(PARK_ACTION_NAMED, "park_action_named", (("action", n.PARK_ACTION),)),
    RuleKind(NO_CARD_TO_DRAW, "97-PARK-04"),
    RuleKind(NOT_DRAWN, "97-PARK-02"),
    RuleKind(EXPO_NOT_IN_PARK, "97-PARK-01"),
]


def forbids_naming(table: Table, who: i64, sort: i64) -> i64:
    """Sale needs an Artwork, Construction enough Materials, and all except Sale a card to draw. Exhibition can't be
    named. (97-PARK-01, 97-PARK-04, 97-PARK-06)
    """
    if sort == EXPO:
        return EXPO_NOT_IN_PARK
    if sort == MONEY:
        return forbids_sale(table, who)
    if table.piles[sort].size() == 0:
        return NO_CARD_TO_DRAW
    return forbids_construction(table, who) if sort == HOUSE else ALLOWED


def forbids_park(table: Table, who: i64) -> i64:
    """The Park may be chosen only if one of its actions can be named. (97-BRUX-05)"""
    for sort in range(EXPO):
        if forbids_naming(table, who, sort) == ALLOWED:
            return ALLOWED
    return forbids_naming(table, who, HOUSE)  # there may be Houses to draw, and only the goods missing


@mypyc_attr(free_list_len=1)
class ParkAction(Decision[Table, Sort]):
    """Name one of Creation, Supply, Construction, Influence, Sale. (97-PARK-01, 97-PARK-02, 97-PARK-05)"""

    def kind(self) -> i64:
        return PARK_ACTION

    def options(self, table: Table, out: Options) -> None:
        for sort in range(EXPO):
            if forbids_naming(table, self.seat, sort) == ALLOWED:
                out.add(sort)

    def why_not(self, table: Table, sort: Sort) -> i64:
        return forbids_naming(table, self.seat, sort)

    def apply(self, table: Table, sort: Sort) -> None:
        tell(table, PARK_ACTION_NAMED, self.seat, sort)
        if sort == MONEY:
            then(table, SellArtwork(self.seat))
        else:
            then(table, DrawTwo(self.seat, sort))


@mypyc_attr(free_list_len=1)
class DrawTwo(Chance[Table]):
    """Draw the top two cards of the pile named, or fewer if there are no more. (97-PARK-02, 97-PARK-04, 97-INFO-03)"""

    def __init__(self, seat: i64, sort: Sort) -> None:
        super().__init__(seat)
        self.sort = sort

    def event(self) -> i64:
        return DRAW_TWO

    def run(self, table: Table, dealer: Dealer) -> None:
        draw_two(table, self.seat, self.sort, dealer)
        then(table, KeepCard(self.seat))


@mypyc_attr(free_list_len=1)
class KeepCard(Decision[Table, Card]):
    """Choose one of the cards drawn, as if it were taken from the grid, and discard the other. (97-PARK-02,
    97-PARK-03)
    """

    def kind(self) -> i64:
        return PARK_KEEP

    def options(self, table: Table, out: Options) -> None:
        table.resolving.offer(out)

    def why_not(self, table: Table, card: Card) -> i64:
        return ALLOWED if table.resolving.has(card) else NOT_DRAWN

    def apply(self, table: Table, card: Card) -> None:
        table.resolving.remove(card)
        for other in range(CARDS):
            if table.resolving.has(other):
                table.discard(other)
                tell(table, CARD_DISCARDED, self.seat, other)
        table.resolving.add(card)
        perform(table, self.seat, card)
