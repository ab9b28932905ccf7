"""Setup: the players' pieces, the first player, the grid and the Bonus cards. (chapter SETUP)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.income import gain
from bruxelles.games.b1897.piles import draw, put_away
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARCHITECTS,
    BONUS_LAID,
    BONUSES,
    BRUGMANN,
    CARD_ADDED,
    CARD_DEALT,
    CARD_GATHERED,
    CARD_PUT_AWAY,
    CARDS,
    COLUMNS,
    DEAL_GRID,
    EXPO_CARD,
    FIRST_PLAYER,
    FIRST_PLAYER_NAMED,
    FOR_START,
    GATHER_CARDS,
    GRID_MONEY,
    LAY_BONUSES,
    MONEY_CARD,
    NEUTRAL,
    NEUTRAL_PLACED,
    NO_CARD,
    NOBLE,
    PIECES_RECEIVED,
    PILES,
    ROUND_BEGAN,
)
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.contents import ChanceKind, FactKind, Kind, MoneyKind, QuantityKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.steps import NOBODY, Chance, Effect, adjusted, tell

KINDS: Final[list[Kind]] = [
    ChanceKind(FIRST_PLAYER, "firstPlayer", n.SEAT, ("97-CHANCE-01",)),
    ChanceKind(GATHER_CARDS, "gatherCards", n.CARD, ("97-CHANCE-02", "97-CHANCE-05")),
    ChanceKind(DEAL_GRID, "dealGrid", n.CARD, ("97-CHANCE-03",)),
    ChanceKind(LAY_BONUSES, "layBonuses", n.UPPER, ("97-CHANCE-04",)),
    FactKind(ROUND_BEGAN, "round_began", (("round", n.ROUND),)),
    FactKind(FIRST_PLAYER_NAMED, "first_player_named"),
    FactKind(CARD_GATHERED, "card_gathered", (("card", n.CARD),)),
    FactKind(CARD_DEALT, "card_dealt", (("cell", n.CELL), ("card", n.CARD))),
    FactKind(NEUTRAL_PLACED, "neutral_placed", (("cell", n.CELL),)),
    FactKind(BONUS_LAID, "bonus_laid", (("column", n.COLUMN), ("bonus", n.UPPER))),
    FactKind(PIECES_RECEIVED, "pieces_received"),
    FactKind(CARD_ADDED, "card_added", (("card", n.CARD),)),
    QuantityKind(GRID_MONEY),  # Money cards for a new grid
    MoneyKind(FOR_START, "start"),
]


class DrawFirstPlayer(Chance[Table]):
    """A player drawn at random gets the 1st Player card. (97-SETUP-12, 97-CHANCE-01)"""

    def event(self) -> i64:
        return FIRST_PLAYER

    def run(self, table: Table, dealer: Dealer) -> None:
        table.first = dealer.below(table.edition.players)
        tell(table, FIRST_PLAYER_NAMED, table.first)


class NameFirstPlayer(Effect[Table]):
    """The host has chosen the first player: the seat of this step. (97-SETUP-12)"""

    def run(self, table: Table) -> None:
        table.first = self.seat
        tell(table, FIRST_PLAYER_NAMED, table.first)


class PlayersReceivePieces(Effect[Table]):
    """Each player gets a Brugmann, Architects, some of them in prison, and money by turn order; spare Brugmanns are
    removed. (97-SETUP-02, 97-SETUP-10, 97-SETUP-11, 97-SETUP-13)
    """

    def run(self, table: Table) -> None:
        edition = table.edition
        nobles = table.piles[NOBLE].unseen
        who = table.first
        for nth in range(edition.players):
            seat = table.seats[who]
            nobles.move(BRUGMANN, to=seat.ready)
            for kind in range(ARCHITECTS):
                for _ in range(edition.jailed_at_start[kind]):
                    seat.prison.add(kind)
                for _ in range(edition.architects[kind] - edition.jailed_at_start[kind]):
                    seat.hand.add(kind)
            tell(table, PIECES_RECEIVED, who)
            gain(table, who, edition.start_money[nth], FOR_START)
            who = table.after(who)
        while nobles.has(BRUGMANN):
            nobles.remove(BRUGMANN)
        tell(table, ROUND_BEGAN, NOBODY, table.round)


class GatherCards(Chance[Table]):
    """Take cards from each pile, Money cards and Expo for a new grid; all of a sort, if it has too few.
    (97-SETUP-04, 97-SETUP-05, 97-PREP-08, 97-CHANCE-02)
    """

    def event(self) -> i64:
        return GATHER_CARDS

    def run(self, table: Table, dealer: Dealer) -> None:
        taken = table.edition.taken
        for sort in range(PILES):
            for _ in range(taken):
                card = draw(table, sort, dealer)
                if card == NO_CARD:
                    break
                tell(table, CARD_GATHERED, NOBODY, card)
        for _ in range(adjusted(table, NOBODY, GRID_MONEY, taken)):
            table.resolving.add(MONEY_CARD)
            tell(table, CARD_ADDED, NOBODY, MONEY_CARD)
        table.resolving.add(EXPO_CARD)
        tell(table, CARD_ADDED, NOBODY, EXPO_CARD)


class DealGrid(Chance[Table]):
    """The gathered cards fill the grid row by row; those left over are put away. (97-SETUP-04..08, 97-PREP-08,
    97-CHANCE-03)
    """

    def event(self) -> i64:
        return DEAL_GRID

    def run(self, table: Table, dealer: Dealer) -> None:
        resolving = table.resolving
        for cell in range(table.edition.cells):
            if resolving.total == 0:
                break
            card = dealer.draw(resolving)
            table.cards[cell] = card
            tell(table, CARD_DEALT, NOBODY, cell, card)
        for card in range(CARDS):
            while resolving.has(card):
                table.discard(card)
                tell(table, CARD_PUT_AWAY, NOBODY, card)


class PlaceNeutrals(Effect[Table]):
    """Two players: neutral Architects replace the cards in the two bottom corners. (97-TWO-01, 97-TWO-02)"""

    def run(self, table: Table) -> None:
        for cell in (table.edition.cells - COLUMNS, table.edition.cells - 1):
            put_away(table, cell)
            table.owners[cell] = NEUTRAL
            table.values[cell] = table.edition.neutral_value
            tell(table, NEUTRAL_PLACED, NOBODY, cell)


class LayBonuses(Chance[Table]):
    """The four Bonus cards are shuffled and laid under the columns. (97-SETUP-09, 97-CHANCE-04)"""

    def event(self) -> i64:
        return LAY_BONUSES

    def run(self, table: Table, dealer: Dealer) -> None:
        cards = Bag(0, vec[i64]([1] * BONUSES))
        for column in range(COLUMNS):
            table.bonus[column] = dealer.draw(cards)
            tell(table, BONUS_LAID, NOBODY, column, table.bonus[column])
