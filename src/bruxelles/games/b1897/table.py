"""What is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.circle import Circle, Holding
from bruxelles.games.b1897.vocabulary import (
    ARCHITECTS,
    ARTWORK,
    BONUSES,
    CARDS,
    FIRST_OF,
    HOUSE,
    KINDS_OF,
    MATERIAL,
    MOST_CELLS,
    NO_BONUS,
    NO_CARD,
    NO_OWNER,
    NOBLE,
    NOBODY_HOLDS_EXPO,
    PILES,
    PLACES,
    SORT_OF,
    SOURCES,
    TRACKS,
)
from bruxelles.kernel.bag import Bag, empty
from bruxelles.kernel.variants import Variants

if TYPE_CHECKING:
    from bruxelles.games.b1897.game import Edition

NO_NUMBERS = vec[i64]([])
NO_PIECES = empty(0, 0)


@mypyc_attr(acyclic=True)
class Seat(Holding):
    """What one player owns."""

    def __init__(
        self,
        sheet: vec[i64],
        squares: vec[i64],
        hand: Bag,
        brussels: Bag,
        prison: Bag,
        artworks: Bag,
        materials: Bag,
        houses: Bag,
        ready: Bag,
        tapped: Bag,
    ) -> None:
        super().__init__(sheet, squares)
        self.hand = hand
        self.brussels = brussels  # Architects by place and kind
        self.prison = prison
        self.artworks = artworks
        self.materials = materials
        self.houses = houses
        self.ready = ready  # untapped Nobles
        self.tapped = tapped

    def owns_noble(self, noble: i64) -> bool:
        return self.ready.has(noble) or self.tapped.has(noble)

    def nobles(self) -> i64:
        return self.ready.total + self.tapped.total

    def in_brussels(self) -> i64:
        return self.brussels.total

    def copy(self) -> Seat:
        new = Seat(
            self.sheet[:],
            self.squares[:],
            self.hand.copy(),
            self.brussels.copy(),
            self.prison.copy(),
            self.artworks.copy(),
            self.materials.copy(),
            self.houses.copy(),
            self.ready.copy(),
            self.tapped.copy(),
        )
        new.money = self.money
        new.points = self.points
        new.passed = self.passed
        return new


def new_seat() -> Seat:
    """A seat that owns nothing yet."""
    return Seat(
        vec[i64]([0] * SOURCES),
        vec[i64]([0] * TRACKS),
        empty(0, ARCHITECTS),
        empty(0, PLACES * ARCHITECTS),
        empty(0, ARCHITECTS),
        empty(FIRST_OF[ARTWORK], KINDS_OF[ARTWORK]),
        empty(FIRST_OF[MATERIAL], KINDS_OF[MATERIAL]),
        empty(FIRST_OF[HOUSE], KINDS_OF[HOUSE]),
        empty(FIRST_OF[NOBLE], KINDS_OF[NOBLE]),
        empty(FIRST_OF[NOBLE], KINDS_OF[NOBLE]),
    )


@mypyc_attr(acyclic=True)
class Pile:
    """The unseen cards of one sort, in no order, and their discard pile."""

    def __init__(self, unseen: Bag, discards: Bag) -> None:
        self.unseen = unseen
        self.discards = discards

    def size(self) -> i64:
        return self.unseen.total + self.discards.total

    def copy(self) -> Pile:
        return Pile(self.unseen.copy(), self.discards.copy())


class Table(Circle[Seat]):
    """A game of Bruxelles 1897."""

    def __init__(self, edition: Edition, variants: Variants) -> None:
        super().__init__(variants, edition.players)
        self.edition = edition
        self.piles: list[Pile] = []
        self.expo: i64 = NOBODY_HOLDS_EXPO
        self.exhibited: i64 = 0  # colours, as a set of bits
        self.withdrawn: i64 = 0  # seats, as a set of bits
        self.card_taken: i64 = NO_CARD  # from the grid; its action comes next
        self.resolving = NO_PIECES  # cards being dealt, drawn, paid or resolved
        self.cards = NO_NUMBERS
        self.owners = NO_NUMBERS
        self.architects = NO_NUMBERS
        self.values = NO_NUMBERS
        self.bonus = NO_NUMBERS
        self.uses = NO_NUMBERS

    def value_of(self, seat: i64, track: i64) -> i64:
        """The value of the square that the marker is on. (97-TRACK-04)"""
        return self.edition.tracks[track].values[self.seats[seat].squares[track]]

    def discard(self, card: i64) -> None:
        """Discard a card being resolved to the pile of its sort; Money returns to the supply, Expo to the Exhibition
        area. (97-PILE-01, 97-SETUP-07)
        """
        sort = SORT_OF[card]
        if sort < PILES:
            self.resolving.move(card, to=self.piles[sort].discards)
        else:
            self.resolving.remove(card)

    def rank(self, seat: i64) -> i64:
        """Most VP, then fewest Architects in prison, then highest track values; after that the rank is shared.
        (97-WIN-01..04)
        """
        rank: i64 = 1
        for other in range(self.edition.players):
            if self.is_ahead(other, seat):
                rank += 1
        return rank

    def estimate(self, seat: i64) -> i64:
        return self.edition.estimate(self, seat)

    def is_ahead(self, one: i64, other: i64) -> bool:
        a, b = self.seats[one], self.seats[other]
        if a.points != b.points:
            return a.points > b.points
        if a.prison.total != b.prison.total:
            return a.prison.total < b.prison.total
        return self.track_sum(one) > self.track_sum(other)

    def track_sum(self, seat: i64) -> i64:
        total: i64 = 0
        for track in range(TRACKS):
            total += self.value_of(seat, track)
        return total

    def copy(self) -> Table:
        new = Table(self.edition, self.variants)
        self.copy_steps_to(new)
        new.seats = [seat.copy() for seat in self.seats]
        new.piles = [pile.copy() for pile in self.piles]
        new.round = self.round
        new.first = self.first
        new.passes = self.passes
        new.expo = self.expo
        new.exhibited = self.exhibited
        new.withdrawn = self.withdrawn
        new.card_taken = self.card_taken
        new.resolving = self.resolving.copy()
        new.cards = self.cards[:]
        new.owners = self.owners[:]
        new.architects = self.architects[:]
        new.values = self.values[:]
        new.bonus = self.bonus[:]
        new.uses = self.uses[:]
        return new


def lay_out(edition: Edition, variants: Variants) -> Table:
    """The pieces of the box, sorted and unused, before the first step of setup."""
    table = Table(edition, variants)
    table.seats = [new_seat() for _ in range(edition.players)]
    for sort in range(PILES):
        first, kinds = FIRST_OF[sort], KINDS_OF[sort]
        unseen = Bag(first, edition.copies[first : first + kinds])
        table.piles.append(Pile(unseen, empty(first, kinds)))
    table.resolving = empty(0, CARDS)
    table.cards = vec[i64]([NO_CARD] * MOST_CELLS)
    table.owners = vec[i64]([NO_OWNER] * MOST_CELLS)
    table.architects = vec[i64]([0] * MOST_CELLS)
    table.values = vec[i64]([0] * MOST_CELLS)
    table.bonus = vec[i64]([NO_BONUS] * BONUSES)
    table.uses = vec[i64]([0] * PLACES)
    table.stack = edition.waiting[:]
    return table
