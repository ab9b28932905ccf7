"""Drawing from the piles. (chapter PILE)"""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import NO_CARD, PILE_RENEWED
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.steps import NOBODY, tell


def draw(table: Table, sort: i64, dealer: Dealer) -> i64:
    """A card of the pile, now being resolved; an empty pile is first renewed from its discards. NO_CARD if both are
    empty. (97-PILE-02..04)
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
