"""What lies on the table, and the box it came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.circle import Circle
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.printed import (
    COLOUR_WORDS,
    COMPASS_WORDS,
    COUNT_WORDS,
    bonus_bits,
    double,
    strip_actions,
)
from bruxelles.games.b1893.seat import Seat, new_seat
from bruxelles.games.b1893.vocabulary import (
    ACTIONS,
    BLACK,
    COLOURS,
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
    REACH,
    SLOTS,
    SOURCES,
    SPACES,
    STOCK_CARDS,
    STRIPS,
    face_of,
)
from bruxelles.kernel.bag import Bag, empty
from bruxelles.kernel.steps import Step, Variants

NO_NUMBERS = vec[i64]([])
NO_PIECES = empty(0, 0)
LENT: Final[i64] = 4  # Travelers


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The box for so many players: its numbers, the course of the game, and how each action is carried out. One
    object, shared by all copies of a table.
    """

    def __init__(self, box: Mapping[str, Any], players: i64, boards: list[Board]) -> None:
        self.players = players
        self.rounds: i64 = box["rounds"]
        self.stock_pile: i64 = self.rounds  # Stock Exchange cards that come into the game
        self.start_money = vec[i64](box["money.start"])
        self.meeples: i64 = box["meeples.each"]
        self.jailed_at_start: i64 = box["meeples.courthouse"]
        self.artworks = vec[i64](box["artworks.copies"])
        wood, iron, stone, jokers = box["cubes.copies"]
        self.cubes = vec[i64]([wood, iron, stone, 0, jokers])
        self.nobles = vec[i64]([0] + box["nobles.copies"] + [0, 0])
        self.costs = vec[i64](box["nobles.costs"] + [0, 0])
        self.prices = vec[i64](box["nobles.display"])
        self.income = vec[i64](box["stock.income"])
        pairs = box["stock.pairs." + COUNT_WORDS[players]]
        self.irises = vec[i64]([(row - 1) * 4 + column - 1 for a, b, c, d in pairs for row, column in ((a, b), (c, d))])
        self.bonuses = vec[i64]([bonus_bits(words) for words in box["prestige.bonuses"]])
        self.doubles = vec[i64]([double(words) for words in box["prestige.bonuses"]])
        self.manneken = vec[i64](box["prestige.manneken"])
        self.symbols = vec[i64](box["prestige.symbols"])
        self.strips = strip_actions(box["strips.compass"])
        self.other_strips = strip_actions(box["strips.other"])
        self.boards = boards
        self.prestige_cards: i64 = len(box["prestige.bonuses"])
        self.faces = vec[i64]([self.face(card) for card in range(self.prestige_cards)])
        self.houses: i64 = len(box["houses.costs"])
        self.top_houses: i64 = box["houses.top"]
        self.compass = vec[i64]([COMPASS_WORDS.index(word) for word in box["compass.order"]])
        self.needles = vec[i64]([COMPASS_WORDS.index(word) for word in box["compass.needles"]])
        self.market_money = vec[i64](box["market.money"])
        self.market_points = vec[i64](box["market.points"])
        self.corners = vec[i64]([COLOUR_WORDS.index(word) for word in box["market.corners"]])
        self.money_at = NO_NUMBERS  # what a colour earns, by colour and position of the indicator
        self.points_at = NO_NUMBERS
        self.read_market(box)
        self.brugmann: i64 = box["amounts.brugmann"]
        self.empain: i64 = box["amounts.empain"]
        self.solvay: i64 = box["amounts.solvay"]
        self.solvay_exchange: i64 = box["amounts.solvay_exchange"]
        self.materials: i64 = box["amounts.materials"]
        self.market_jokers: i64 = box["amounts.market_jokers"]
        self.unit: i64 = box["amounts.unit"]
        self.free_meeples: i64 = box["amounts.free_meeples"]
        self.money_set: i64 = box["amounts.money_set"]
        self.pass_colour: i64 = box["amounts.pass_colour"]
        self.first_pass: i64 = box["amounts.first_pass"]
        self.first_pass_manneken: i64 = box["amounts.first_pass_manneken"]
        self.maeterlinck: i64 = box["points.maeterlinck"]
        self.no_joker: i64 = box["points.no_joker"]
        self.top_house: i64 = box["points.top_house"]
        self.unpaid_points: i64 = box["points.unpaid_noble"]
        self.first_player_points: i64 = box["points.first_player"]
        self.cube_points: i64 = box["points.cube"]
        self.free_artwork: i64 = box["points.free_artwork"]
        self.free_house: i64 = box["points.free_house"]
        few, many = box["brussels.uses_per_meeple.few"], box["brussels.uses_per_meeple.many"]
        uses_per_meeple: i64 = few if players < 4 else many
        # Each use takes somebody: no more than all meeples, and what an expansion lends.
        self.fares = vec[i64]([uses // uses_per_meeple + 1 for uses in range(players * self.meeples + LENT)])
        self.marked: i64 = 0  # spaces that hold a tile other than a house from the start, as a set of bits
        self.sources: i64 = SOURCES  # rows of the score sheet
        self.payments: list[vec[i64]] = []  # that the compass allows, by needles and cost
        self.waiting: list[Step[Any]] = []  # the whole game as steps, the first one last

    def read_market(self, box: Mapping[str, Any]) -> None:
        """Row gives BF, column VP, read at the square of the colour: corners, and black in the centre. (93-SALES-09,
        93-SALES-10)
        """
        money, points, corners = box["market.money"], box["market.points"], box["market.corners"]
        money_at, points_at = vec[i64]([0] * (COLOURS * POSITIONS)), vec[i64]([0] * (COLOURS * POSITIONS))
        for colour in range(COLOURS):
            across, down = 1, 1
            if colour != BLACK:
                corner = corners.index(COLOUR_WORDS[colour])
                across, down = 2 * (corner % 2), 2 * (corner // 2)
            for position in range(POSITIONS):
                money_at[colour * POSITIONS + position] = money[position // REACH + down]
                points_at[colour * POSITIONS + position] = points[position % REACH + across]
        self.money_at, self.points_at = money_at, points_at

    def face(self, card: i64) -> i64:
        """All that is printed on a Prestige card, as one number that facts can tell."""
        return face_of(self.bonuses[card], self.doubles[card] == 2, self.manneken[card], self.symbols[card])

    def price(self, uses: i64) -> i64:
        """Meeples that the next use of a Brussels action takes. (93-BXL-02, 93-BXL-03)"""
        return self.fares[uses]

    def new_table(self, variants: Variants) -> Table:
        """A table with nothing on it."""
        return Table(self, variants)

    def take_board(self, table: Table, seat: i64) -> None:
        """What a player does to get an Architect board. (93-SETUP-17, 93-SETUP-18)"""
        raise NotImplementedError

    def compass_of(self, table: Table) -> vec[i64]:
        """The places of the compass, clockwise."""
        return self.compass

    def next_place(self, table: Table, place: i64) -> i64:
        """The compass place one step clockwise; nobody stops where the Arrow tile lies. (93-CONS-18, 93-CONS-19)"""
        raise NotImplementedError

    def performing(self, table: Table, seat: i64, action: i64, space: i64) -> Step[Any]:
        """What a meeple on a space brings: the action there, if it can be carried out. (93-PLACE-08, 93-PLACE-09)"""
        raise NotImplementedError

    def action(self, table: Table, seat: i64, action: i64) -> Step[Any] | None:
        """The first step of this action, None if it can't be carried out. (93-PLACE-09, 93-PLACE-10)"""
        raise NotImplementedError

    def unfit(self, table: Table, payment: i64) -> i64:
        """What a payment lacks that the compass doesn't allow. (93-CONS-13)"""
        raise NotImplementedError

    def building(self, table: Table, seat: i64) -> Step[Any]:
        """What becomes of a House tile that is paid for. (93-CONS-22)"""
        raise NotImplementedError

    def sold_as(self, table: Table, artwork: i64) -> i64:
        """The colour at whose square of the indicator the sale of an artwork is paid. (93-SALES-09)"""
        raise NotImplementedError

    def sale_share(self, artwork: i64) -> i64:
        """By what BF and VP of a sale are divided. (93-SALES-09)"""
        return 1

    def people(self, table: Table, seat: i64) -> i64:
        """How many a player can send to Brussels. (93-BXL-05)"""
        raise NotImplementedError

    def go_to(self, table: Table, seat: i64, place: i64) -> None:
        """Send meeples to Brussels, then carry out the action there. (93-BXL-01)"""
        raise NotImplementedError

    def placed(self, table: Table, seat: i64, space: i64) -> None:
        """What is still to come behind the action of a meeple on this space and the visit to a house there.
        (93-TURN-07)
        """
        raise NotImplementedError

    def most_activated(self, table: Table, seat: i64) -> i64:
        """How many nobles the Grand-Place activates. (93-BXL-10)"""
        raise NotImplementedError

    def noble_moved(self, table: Table) -> None:
        """A noble has left the pile or come to the discards. (93-NOBLE-11)"""

    def iris_leaders(self, table: Table, iris: i64) -> i64:
        """The seats with the majority round an iris, as a set of bits. (93-IRIS-03..05)"""
        raise NotImplementedError

    def meeple_weight(self, table: Table, space: i64) -> i64:
        """For how many the meeple on this space counts round irises. (93-IRIS-01..03)"""
        return 1

    def noble_acts(self, table: Table, seat: i64, noble: i64) -> None:
        """The effect of a noble, bought or activated. (93-NEFF-01..08)"""
        raise NotImplementedError

    def free_action(self, table: Table, seat: i64, action: i64) -> None:
        """What the owner of a visited house does. (93-FREE-04..08)"""
        raise NotImplementedError

    def first_to_pass(self, table: Table, seat: i64) -> None:
        """What the first to pass receives beside the others. (93-PASS-02)"""
        raise NotImplementedError

    def estimate(self, table: Table, seat: i64) -> i64:
        """What the seat may hope to have at the end, in hundredths of a VP: for bots, never read by a rule."""
        raise NotImplementedError

    def from_phase(self, number: i64, phase: str, turn: i64 | None) -> list[Step[Any]]:
        """What waits when a position begins in this round with this phase."""
        raise NotImplementedError


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
    table.seats = [new_seat(edition.sources) for _ in range(edition.players)]
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
