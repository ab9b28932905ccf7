"""What lies on the table, and the box it came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.circle import Circle, Holding
from bruxelles.concepts.tracks import Track
from bruxelles.games.b1897.vocabulary import (
    ARCHITECTS,
    ARTWORK,
    BONUSES,
    CARDS,
    COLUMNS,
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
from bruxelles.kernel.steps import Step, Variants

NO_NUMBERS = vec[i64]([])
NO_PIECES = empty(0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The box for so many players: its numbers, and the course of the game. One object, shared by all copies of a
    table.
    """

    def __init__(self, box: Mapping[str, Any], players: i64) -> None:
        self.players = players
        self.rows: i64 = box["grid.rows.four"] if players == 4 else box["grid.rows.two_or_three"]
        self.cells: i64 = self.rows * COLUMNS
        self.taken: i64 = box["grid.taken.four"] if players == 4 else box["grid.taken.two_or_three"]
        self.copies = vec[i64](box["cards.artwork"] + box["cards.material"] + box["cards.house"] + box["cards.noble"])
        self.money_cards: i64 = box["cards.money"]
        self.highest_face: i64 = max(box["money.faces"])
        self.architects = vec[i64](box["architects.copies"])
        self.jailed_at_start = vec[i64](box["architects.prison.more"])
        self.low = vec[i64]([values[0] for values in box["architects.values"]])
        self.high = vec[i64]([values[1] for values in box["architects.values"]])
        self.neutral_value: i64 = box["neutral.value"]
        self.tracks = [Track(box["tracks.architecture"]), Track(box["tracks.nobility"]), Track(box["tracks.prestige"])]
        self.lower = vec[i64]([LOWER_BONUSES.index(name) for name in box["bonuses.lower"]])
        self.start_money = vec[i64](box["money.start"])
        self.sale: i64 = box["amounts.sale"]
        self.exchange: i64 = box["amounts.exchange"]
        self.brugmann: i64 = box["amounts.brugmann"]
        self.first_pass: i64 = box["amounts.first_pass"]
        self.later_pass: i64 = box["amounts.later_pass"]
        self.noble_cost: i64 = box["amounts.noble_cost"]
        self.exhibit_points: i64 = box["points.exhibit"]
        self.expo_points: i64 = box["points.expo"]
        self.unpaid_points: i64 = box["points.unpaid_noble"]
        self.material_card_points: i64 = box["points.material_card"]
        self.material_type_points: i64 = box["points.per_material_type"]
        self.money_bonus = vec[i64](box["points.money_bonus"])  # VP, per so many BEF, at most so many times
        self.artwork_bonus: i64 = box["points.artwork_bonus"]
        self.house_bonus: i64 = box["points.house_bonus"]
        self.noble_bonus: i64 = box["points.noble_bonus"]
        self.rounds: i64 = box["rounds"]
        self.waiting: list[Step[Any]] = []  # the whole game as steps, the first one last

    def estimate(self, table: Table, seat: i64) -> i64:
        """What the seat may hope to have at the end, in hundredths of a VP: for bots, never read by a rule."""
        raise NotImplementedError

    def from_phase(self, number: i64, phase: str, turn: i64 | None) -> list[Step[Any]]:
        """What waits when a position begins in this round with this phase."""
        raise NotImplementedError


LOWER_BONUSES = ["houses", "nobles", "artworks", "money"]  # in the order of the vocabulary


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
        self.ready = ready  # Nobles, untapped
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
    """Unseen cards of one sort, in no order, and their discard pile."""

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
        self.deed: i64 = NO_CARD  # the card taken from the grid whose action comes next
        self.resolving = NO_PIECES  # cards in the course of being dealt, drawn, paid or resolved
        self.cards = NO_NUMBERS
        self.owners = NO_NUMBERS
        self.architects = NO_NUMBERS
        self.values = NO_NUMBERS
        self.bonus = NO_NUMBERS
        self.uses = NO_NUMBERS

    def value_of(self, seat: i64, track: i64) -> i64:
        """The value printed where the marker stands. (97-TRACK-04)"""
        return self.edition.tracks[track].values[self.seats[seat].squares[track]]

    def discard(self, card: i64) -> None:
        """A card being resolved goes to the discard pile of its sort; Money goes to the supply, Expo to the Exhibition
        area. (97-PILE-01, 97-SETUP-07)
        """
        sort = SORT_OF[card]
        if sort < PILES:
            self.resolving.move(card, to=self.piles[sort].discards)
        else:
            self.resolving.remove(card)

    def rank(self, seat: i64) -> i64:
        """Most VP, then fewest Architects in prison, then the highest track values, then shared. (97-WIN-01..04)"""
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
        new.deed = self.deed
        new.resolving = self.resolving.copy()
        new.cards = self.cards[:]
        new.owners = self.owners[:]
        new.architects = self.architects[:]
        new.values = self.values[:]
        new.bonus = self.bonus[:]
        new.uses = self.uses[:]
        return new


def lay_out(edition: Edition, variants: Variants) -> Table:
    """The pieces of the box, sorted and unused, before the first step of set-up."""
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
