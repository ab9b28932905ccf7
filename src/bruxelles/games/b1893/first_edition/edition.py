"""The first edition: the rules of the second that it replaces. (chapter 93E1)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.actions.sales import can_sell
from bruxelles.games.b1893.end_of_round import (
    CloseRound,
    DiscardLastNoble,
    MeeplesReturn,
    RenewPrestige,
    SetNoblesUpright,
)
from bruxelles.games.b1893.first_edition.artworks import DrawArtworks, coloured_left, renew_stacks
from bruxelles.games.b1893.first_edition.estimate import estimate_first_edition
from bruxelles.games.b1893.first_edition.exhibitions import RevealExhibition, take_exhibition
from bruxelles.games.b1893.first_edition.free import MayTakeCube
from bruxelles.games.b1893.first_edition.payments import FIRST_EDITION_PAYMENTS, why_unfit
from bruxelles.games.b1893.first_edition.performing import OfferAction
from bruxelles.games.b1893.first_edition.sales import MoveCursor
from bruxelles.games.b1893.first_edition.scoring import CloseGame
from bruxelles.games.b1893.first_edition.setup import DealArtworks, LayCompass, OpenExhibition
from bruxelles.games.b1893.first_edition.table import FirstEditionBox, first_edition
from bruxelles.games.b1893.game import RANDOM_FIRST_PLAYER, SCORING, Script
from bruxelles.games.b1893.income import refined_left
from bruxelles.games.b1893.setup import PlayersReceivePieces
from bruxelles.games.b1893.table import Table, lay_out
from bruxelles.games.b1893.vocabulary import (
    CROWN,
    DECISIONS,
    MATERIALS,
    MOMENTS,
    NOBLES_RESHUFFLED,
    QUANTITIES,
    SALES,
    WORKSHOP,
)
from bruxelles.kernel.steps import NOBODY, Step, tell, then
from bruxelles.kernel.variants import Variants

COMPASS_AND_EXHIBITION: Final[Script] = [LayCompass(NOBODY), OpenExhibition(NOBODY)]
FIRST_EDITION_PIECES: Final[Script] = [PlayersReceivePieces(NOBODY), DealArtworks(NOBODY)]
END_OF_TURN: Final[Script] = [
    MeeplesReturn(NOBODY),
    SetNoblesUpright(NOBODY),
    DiscardLastNoble(NOBODY),
    RenewPrestige(NOBODY),
    CloseRound(NOBODY),
    RevealExhibition(NOBODY),
]
FIRST_EDITION_SCORING: Final[Script] = [CloseGame(NOBODY), *SCORING]


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstEdition(FirstEditionBox):
    """The first edition. (93E1-FLOW-01)"""

    def __init__(self, box: Mapping[str, Any], players: i64, first_player: i64, expert: bool) -> None:
        super().__init__(box, players, first_player, expert)
        self.payments = FIRST_EDITION_PAYMENTS

    def lay_boards(self) -> Script:
        return [*super().lay_boards(), *COMPASS_AND_EXHIBITION]

    def hand_out(self) -> Script:
        return FIRST_EDITION_PIECES

    def end_of_round(self) -> Script:
        """The End of Turn phase belongs to the round that follows. (93E1-EOT-02)"""
        return []

    def after_round(self, number: i64) -> Script:
        """The End of Turn phase is skipped in the last round. (93E1-EOT-02)"""
        return [*([*END_OF_TURN, *self.round_script] * (self.rounds - number)), *self.scoring()]

    def scoring(self) -> Script:
        return FIRST_EDITION_SCORING

    def compass_of(self, table: Table) -> vec[i64]:
        return first_edition(table).compass

    def performing(self, table: Table, seat: i64, action: i64, space: i64) -> Step[Any]:
        return OfferAction(seat, action, space)

    def action(self, table: Table, seat: i64, action: i64) -> Step[Any] | None:
        """The Park leads to the same actions. (93E1-WORK-03, 93E1-WORK-05, 93E1-SALE-04)"""
        if action == WORKSHOP:
            return DrawArtworks(seat) if coloured_left(first_edition(table)) > 0 else None
        if action == SALES:
            return MoveCursor(seat) if can_sell(table, seat) else None
        return super().action(table, seat, action)

    def why_unfit(self, table: Table, payment: i64) -> i64:
        return why_unfit(table, payment)

    def most_activated(self, table: Table, seat: i64) -> i64:
        """The number of the space on the Royal Palace track. (93E1-BXL-03)"""
        return table.seats[seat].squares[CROWN] + 1

    def noble_moved(self, table: Table) -> None:
        """The pile is renewed as soon as its last card is drawn; without discards, by the next card discarded.
        (93E1-THEA-02)
        """
        if table.nobles.total == 0 and table.noble_discards.total > 0:
            table.noble_discards.move_all(to=table.nobles)
            tell(table, NOBLES_RESHUFFLED, NOBODY)

    def free_action(self, table: Table, seat: i64, action: i64) -> None:
        """A cube can be declined; a black artwork may be the last of its stack. (93E1-FREE-01, 93E1-WORK-02)"""
        if action != MATERIALS:
            super().free_action(table, seat, action)
            renew_stacks(first_edition(table))
        elif refined_left(table) > 0:
            then(table, MayTakeCube(seat, 1))

    def first_to_pass(self, table: Table, seat: i64) -> None:
        take_exhibition(first_edition(table), seat)

    def estimate(self, table: Table, seat: i64) -> i64:
        return estimate_first_edition(first_edition(table), seat)


def new_first_edition_table(
    box: Mapping[str, Any], players: i64, first_player: i64 = RANDOM_FIRST_PLAYER, expert: bool = False
) -> Table:
    """A table before the first step of set-up."""
    edition = FirstEdition(box, players, first_player, expert)
    return lay_out(edition, Variants(QUANTITIES, DECISIONS, MOMENTS))
