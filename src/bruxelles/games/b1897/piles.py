"""Drawing from the piles, and putting cards away. (chapter PILE)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import CARD_DRAWN, CARD_LIFTED, CARD_PUT_AWAY, NO_CARD, PILE_RENEWED
from bruxelles.kernel.contents import FactKind, Kind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.steps import NOBODY, tell

KINDS: Final[list[Kind]] = [
    FactKind(CARD_PUT_AWAY, "card_put_away", (("card", n.CARD),)),
    FactKind(PILE_RENEWED, "pile_renewed", (("sort", n.SORT),)),
    FactKind(CARD_DRAWN, "card_drawn", (("card", n.CARD),)),
    FactKind(CARD_LIFTED, "card_lifted", (("cell", n.CELL), ("card", n.CARD))),
]


def put_away(table: Table, cell: i64) -> None:
    """The card in this cell, if there is one, goes to its discard pile; Money to the supply, Expo to its area."""
    card = table.cards[cell]
    if card != NO_CARD:
        table.cards[cell] = NO_CARD
        table.resolving.add(card)
        tell(table, CARD_LIFTED, NOBODY, cell, card)
        table.discard(card)
        tell(table, CARD_PUT_AWAY, NOBODY, card)


def cards_to_draw(table: Table, sort: i64) -> i64:
    """Two cards, or fewer if the pile and its discards have no more. (97-NOBLE-06, 97-PARK-04)"""
    return min(2, table.piles[sort].size())


def draw_two(table: Table, who: i64, sort: i64, dealer: Dealer) -> None:
    """Draw two cards of a pile, or fewer if there are no more, and show them to everybody. (97-INFO-03)"""
    for _ in range(cards_to_draw(table, sort)):
        tell(table, CARD_DRAWN, who, draw(table, sort, dealer))


def draw(table: Table, sort: i64, dealer: Dealer) -> i64:
    """Draw a card to be resolved; an empty pile is first renewed from its discards. NO_CARD if both are empty.
    (97-PILE-02..04)
    """
    pile = table.piles[sort]
    if pile.unseen.total == 0:
        if pile.discards.total == 0:
            return NO_CARD
        pile.discards.move_all(to=pile.unseen)
        tell(table, PILE_RENEWED, NOBODY, sort)
    card = dealer.draw(pile.unseen)
    table.resolving.add(card)
    return card
