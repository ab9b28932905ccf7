"""The table of Bruxelles 1893."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.concepts.circle import Circle
from bruxelles.games.b1893.seat import Seat, new_seat
from bruxelles.games.b1893.vocabulary import (
    ACTIONS,
    DISPLAY,
    NO_ARTWORK,
    NO_CARD,
    NO_IRIS,
    NO_NOBLE,
    NO_OWNER,
    NO_PAYMENT,
    NO_SPACE,
    NOBLES,
    PLACES,
    POSITIONS,
    SLOTS,
    SPACES,
    STOCK_CARDS,
    STRIPS,
)
from bruxelles.kernel.bag import Bag, empty
from bruxelles.kernel.variants import Variants

if TYPE_CHECKING:
    from bruxelles.games.b1893.edition import Edition

NO_NUMBERS = vec[i64]([])
NO_PIECES = empty(0, 0)


class Table(Circle[Seat]):
    """A game of Bruxelles 1893."""

    def __init__(self, edition: Edition, variants: Variants) -> None:
        super().__init__(variants, edition.players)
        self.edition = edition
        self.next_first: i64 = NO_OWNER  # the winner of the First Player tile, once decided
        self.first_passer: i64 = NO_OWNER
        self.iris: i64 = NO_IRIS  # under the Try Square
        self.active: i64 = 0  # the active spaces, as a set of bits
        self.current_action: i64 = ACTIONS
        self.reached_by: i64 = NO_SPACE  # the space, or place in Brussels, that led to the current action
        self.carried_out: bool = False  # whether the current action had an effect
        self.last_artwork: i64 = NO_ARTWORK  # the last one taken from its stack
        self.payment: i64 = NO_PAYMENT  # for the last building
        self.promised_help: i64 = 0  # what listeners have promised the current action, a bit for each
        self.indicator: i64 = 0
        self.stock: i64 = NO_CARD  # the Stock Exchange card of the round
        self.taken: i64 = NO_NOBLE  # the noble that is being kept or discarded
        self.revealed: i64 = NO_NOBLE  # the top card of the pile, turned up before a noble is chosen
        self.strips_left = NO_PIECES
        self.actions = NO_NUMBERS  # of each space
        self.owners = NO_NUMBERS  # of the meeple on each space
        self.bids = NO_NUMBERS
        self.houses = NO_NUMBERS  # the owner of the house on each space
        self.uses = NO_NUMBERS
        self.needles = NO_NUMBERS
        self.slots = NO_NUMBERS
        self.display = NO_NUMBERS
        self.prestige_strip = NO_NUMBERS  # Prestige cards under the columns
        self.winners = NO_NUMBERS  # of the columns, until their cards are used
        self.tied = NO_NUMBERS  # the seats that share each column, as sets of bits
        self.slid = NO_NUMBERS  # the seat and Strategic row that each Prestige card is under
        self.stacks = NO_PIECES  # of artworks, by colour
        self.supply = NO_PIECES  # of cubes
        self.nobles = NO_PIECES  # unseen
        self.noble_discards = NO_PIECES
        self.prestige = NO_PIECES  # unseen, including those taken face down
        self.prestige_discards = NO_PIECES
        self.stocks = NO_PIECES  # unseen, including those left in the box
        self.stock_discards = NO_PIECES

    def level(self, seat: i64, track: i64) -> i64:
        """The number printed on the space of the disc. (93-GEN-10)"""
        owner = self.seats[seat]
        return self.edition.boards[owner.board].tracks[track].values[owner.squares[track]]

    def is_active(self, space: i64) -> bool:
        return self.active >> space & 1 == 1

    def rank(self, seat: i64) -> i64:
        """The highest total wins; equal totals share a rank. (93-END-16)"""
        rank: i64 = 1
        for other in self.seats:
            if other.points > self.seats[seat].points:
                rank += 1
        return rank

    def estimate(self, seat: i64) -> i64:
        return self.edition.estimate(self, seat)

    def copy(self) -> Table:
        new = Table(self.edition, self.variants)
        self.copy_to(new)
        return new

    def copy_to(self, new: Table) -> None:
        """Copy everything on this table, also for tables of editions that have more on them."""
        self.copy_steps_to(new)
        new.seats = [seat.copy() for seat in self.seats]
        new.round = self.round
        new.first = self.first
        new.next_first = self.next_first
        new.passes = self.passes
        new.first_passer = self.first_passer
        new.iris = self.iris
        new.active = self.active
        new.current_action = self.current_action
        new.reached_by = self.reached_by
        new.carried_out = self.carried_out
        new.last_artwork = self.last_artwork
        new.payment = self.payment
        new.promised_help = self.promised_help
        new.indicator = self.indicator
        new.stock = self.stock
        new.taken = self.taken
        new.revealed = self.revealed
        new.strips_left = self.strips_left.copy()
        new.actions = self.actions[:]
        new.owners = self.owners[:]
        new.bids = self.bids[:]
        new.houses = self.houses[:]
        new.uses = self.uses[:]
        new.needles = self.needles[:]
        new.slots = self.slots[:]
        new.display = self.display[:]
        new.prestige_strip = self.prestige_strip[:]
        new.winners = self.winners[:]
        new.tied = self.tied[:]
        new.slid = self.slid[:]
        new.stacks = self.stacks.copy()
        new.supply = self.supply.copy()
        new.nobles = self.nobles.copy()
        new.noble_discards = self.noble_discards.copy()
        new.prestige = self.prestige.copy()
        new.prestige_discards = self.prestige_discards.copy()
        new.stocks = self.stocks.copy()
        new.stock_discards = self.stock_discards.copy()


def lay_out(edition: Edition, variants: Variants) -> Table:
    """A table with the pieces of the box sorted and unused, before the first step of set-up."""
    table = edition.new_table(variants)
    table.seats = [new_seat() for _ in range(edition.players)]
    table.indicator = POSITIONS // 2
    table.strips_left = Bag(0, vec[i64]([1] * STRIPS))
    table.actions = vec[i64]([ACTIONS] * SPACES)
    table.owners = vec[i64]([NO_OWNER] * SPACES)
    table.bids = vec[i64]([0] * SPACES)
    table.houses = vec[i64]([NO_OWNER] * SPACES)
    table.uses = vec[i64]([0] * PLACES)
    table.needles = edition.needles[:]
    table.slots = vec[i64]([NO_ARTWORK] * SLOTS)
    table.display = vec[i64]([NO_NOBLE] * DISPLAY)
    table.prestige_strip = vec[i64]([NO_CARD] * STRIPS)
    table.winners = vec[i64]([NO_OWNER] * STRIPS)
    table.tied = vec[i64]([0] * STRIPS)
    table.slid = vec[i64]([NO_CARD] * edition.prestige_cards)
    table.stacks = Bag(0, edition.artworks[:])
    table.supply = Bag(0, edition.cubes[:])
    table.nobles = Bag(0, edition.nobles[:])
    table.noble_discards = empty(0, NOBLES)
    table.prestige = Bag(0, vec[i64]([1] * edition.prestige_cards))
    table.prestige_discards = empty(0, edition.prestige_cards)
    table.stocks = Bag(0, vec[i64]([1] * STOCK_CARDS))
    table.stock_discards = empty(0, STOCK_CARDS)
    table.stack = edition.waiting[:]
    return table
