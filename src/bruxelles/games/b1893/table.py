"""What lies on the table."""

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
from bruxelles.kernel.steps import Variants

if TYPE_CHECKING:
    from bruxelles.games.b1893.edition import Edition

NO_NUMBERS = vec[i64]([])
NO_PIECES = empty(0, 0)


class Table(Circle[Seat]):
    """A game of Bruxelles 1893."""

    def __init__(self, edition: Edition, variants: Variants) -> None:
        super().__init__(variants, edition.players)
        self.edition = edition
        self.next_first: i64 = NO_OWNER  # who has won the First Player tile, once that is decided
        self.first_passer: i64 = NO_OWNER
        self.iris: i64 = NO_IRIS  # under the Try Square
        self.active: i64 = 0  # spaces, as a set of bits
        self.deed: i64 = ACTIONS  # the action under way …
        self.by: i64 = NO_SPACE  # … the space or place by which it was reached …
        self.carried_out: bool = False
        self.created: i64 = NO_ARTWORK  # … the artwork taken last from its stack …
        self.payment: i64 = NO_PAYMENT  # … and with what a building was paid
        self.help: i64 = 0  # what listeners have promised to the action under way, as a set of bits of their own
        self.indicator: i64 = 0
        self.stock: i64 = NO_CARD  # the Stock Exchange card of the round
        self.taken: i64 = NO_NOBLE  # the noble whose fate is being decided
        self.revealed: i64 = NO_NOBLE  # the top card of the pile, turned up before a noble is chosen
        self.strips_left = NO_PIECES
        self.actions = NO_NUMBERS  # of each space
        self.owners = NO_NUMBERS  # of the meeple on each space
        self.bids = NO_NUMBERS
        self.houses = NO_NUMBERS  # of which seat, on each space
        self.uses = NO_NUMBERS
        self.needles = NO_NUMBERS
        self.slots = NO_NUMBERS
        self.display = NO_NUMBERS
        self.strip = NO_NUMBERS  # Prestige cards under the columns
        self.winners = NO_NUMBERS  # of the columns, until their cards are used
        self.tied = NO_NUMBERS  # seats that share a column, as sets of bits
        self.slid = NO_NUMBERS  # seat and Strategic row under which each Prestige card lies
        self.stacks = NO_PIECES  # artworks by colour
        self.supply = NO_PIECES  # cubes
        self.nobles = NO_PIECES  # unseen
        self.noble_discards = NO_PIECES
        self.prestige = NO_PIECES  # unseen, those taken face down included
        self.prestige_discards = NO_PIECES
        self.stocks = NO_PIECES  # unseen, those left in the box included
        self.stock_discards = NO_PIECES

    def level(self, seat: i64, track: i64) -> i64:
        """The number printed where the disc stands. (93-GEN-10)"""
        owner = self.seats[seat]
        return self.edition.boards[owner.board].tracks[track].values[owner.squares[track]]

    def is_active(self, space: i64) -> bool:
        return self.active >> space & 1 == 1

    def rank(self, seat: i64) -> i64:
        """Highest total; equal totals share. (93-END-16)"""
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
        """All that lies here, for the copy of a table with more on it too."""
        self.copy_steps_to(new)
        new.seats = [seat.copy() for seat in self.seats]
        new.round = self.round
        new.first = self.first
        new.next_first = self.next_first
        new.passes = self.passes
        new.first_passer = self.first_passer
        new.iris = self.iris
        new.active = self.active
        new.deed = self.deed
        new.by = self.by
        new.carried_out = self.carried_out
        new.created = self.created
        new.payment = self.payment
        new.help = self.help
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
        new.strip = self.strip[:]
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
    """The pieces of the box, sorted and unused, before the first step of set-up."""
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
    table.strip = vec[i64]([NO_CARD] * STRIPS)
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
