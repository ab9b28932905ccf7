"""The action of a card taken from the grid or chosen in the Park. (chapters NOUV, CREA, SUPP)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.actions.construction import construct, forbids_construction
from bruxelles.games.b1897.actions.exhibition import open_exhibition
from bruxelles.games.b1897.actions.influence import influence
from bruxelles.games.b1897.actions.sale import SellArtwork, forbids_sale
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ACTION_VOID,
    ARTWORK,
    CARD_DISCARDED,
    CARD_KEPT,
    HOUSE,
    MATERIAL,
    MONEY,
    MONEY_CARD,
    NO_CARD,
    NOBLE,
    SORT_OF,
)
from bruxelles.kernel.contents import FactKind, Kind
from bruxelles.kernel.steps import ALLOWED, Effect, tell, then

KINDS: Final[list[Kind]] = [
    FactKind(CARD_KEPT, "card_kept", (("card", n.CARD),)),
    FactKind(CARD_DISCARDED, "card_discarded", (("card", n.CARD),)),
    FactKind(ACTION_VOID, "action_void", (("card", n.CARD),)),
]


def forbids_action(table: Table, who: i64, card: i64) -> i64:
    """Sale needs an Artwork, Construction enough Materials; the others can always be performed. (97-NOUV-08)"""
    sort = SORT_OF[card]
    if sort == MONEY:
        return forbids_sale(table, who)
    if sort == HOUSE:
        return forbids_construction(table, who)
    return ALLOWED


@mypyc_attr(free_list_len=1)
class Perform(Effect[Table]):
    """Perform the action of the card taken; if it can't be performed, the card is discarded and nothing else changes.
    (97-NOUV-06, 97-NOUV-07)
    """

    def run(self, table: Table) -> None:
        if forbids_action(table, self.seat, table.card_taken) == ALLOWED:
            card = table.card_taken
            table.card_taken = NO_CARD
            perform(table, self.seat, card)
        else:
            forgo(table, self.seat)


def forgo(table: Table, who: i64) -> None:
    """The card taken is discarded without its action. (97-NOUV-07)"""
    table.discard(table.card_taken)
    tell(table, ACTION_VOID, who, table.card_taken)
    table.card_taken = NO_CARD


def perform(table: Table, who: i64, card: i64) -> None:
    sort = SORT_OF[card]
    if sort == ARTWORK:
        create(table, who, card)
    elif sort == MATERIAL:
        supply(table, who, card)
    elif sort == MONEY:
        table.discard(MONEY_CARD)
        tell(table, CARD_DISCARDED, who, MONEY_CARD)
        then(table, SellArtwork(who))
    elif sort == HOUSE:
        construct(table, who, card)
    elif sort == NOBLE:
        influence(table, who, card)
    else:
        open_exhibition(table, who)


def create(table: Table, who: i64, artwork: i64) -> None:
    """Creation: keep the Artwork. (97-CREA-01)"""
    table.resolving.move(artwork, to=table.seats[who].artworks)
    tell(table, CARD_KEPT, who, artwork)


def supply(table: Table, who: i64, material: i64) -> None:
    """Supply: keep the Material, which counts as the two materials shown. (97-SUPP-01)"""
    table.resolving.move(material, to=table.seats[who].materials)
    tell(table, CARD_KEPT, who, material)
