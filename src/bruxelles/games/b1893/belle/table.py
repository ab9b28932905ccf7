"""The table with Belle Époque, and the numbers of its box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.belle.vocabulary import (
    CARDS,
    HOUSE,
    NAGELMACKERS,
    NOT_OFFERED,
    PAVILIONS,
    PORTRAIT,
    PRIVAT_LIVEMONT,
    TILES,
)
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.edition import Edition
from bruxelles.games.b1893.sides import A_SIDES, Sides
from bruxelles.games.b1893.table import NO_NUMBERS, NO_PIECES, Table
from bruxelles.games.b1893.vocabulary import (
    ARCHITECT,
    ARTWORKS,
    COLOURS,
    COLUMNS,
    GLASS,
    NO_ARTWORK,
    NO_CARD,
    NO_OWNER,
    NO_SPACE,
    NOWHERE,
    PLACES,
)
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.variants import Variants


@mypyc_attr(allow_interpreted_subclasses=True)
class BelleBox(Edition):
    """The second edition with the pieces of Belle Époque. (93-BE-SETUP-01..09)"""

    def __init__(self, box: Mapping[str, Any], players: i64, first_player: i64, sides: Sides = A_SIDES) -> None:
        super().__init__(box, players, first_player, sides)
        self.name = "belle-epoque"
        self.arrow = NOWHERE  # (93-BE-SETUP-06, 93-BE-GLASS-04)
        self.cubes[GLASS] = box["cubes.glass"]
        self.nobles[NAGELMACKERS], self.nobles[PRIVAT_LIVEMONT] = box["belle_epoque.nobles.copies"]
        self.costs[NAGELMACKERS], self.costs[PRIVAT_LIVEMONT] = box["belle_epoque.nobles.costs"]
        self.travelers: i64 = box["belle_epoque.travelers"]
        self.white_divisor: i64 = box["belle_epoque.white.divisor"]
        self.surcharges = vec[i64]([0] + box["belle_epoque.pavilions.surcharges"])  # by site
        self.visit: i64 = box["belle_epoque.pavilions.visit"]
        self.offered: i64 = box["belle_epoque.tiles.offered"][players - 2]
        self.card_amounts, self.card_units = read_amounts(box, "belle_epoque.cards.", CARDS, players)
        self.tile_amounts, self.tile_units = read_amounts(box, "belle_epoque.tiles.", TILES, players)
        for row, column in box["belle_epoque.tiles.marked"]:
            self.marked |= i64(1) << ((row - 1) * COLUMNS + column - 1)
        self.plain_boards: i64 = len(self.boards)
        for board in self.boards[:]:
            self.boards.append(with_portrait(board, self.tile_amounts[PORTRAIT]))

    def new_table(self, variants: Variants) -> Table:
        table = BelleTable(self, variants)
        table.train = self.travelers
        table.travelers = vec[i64]([0] * self.players)
        table.riding = vec[i64]([0] * PLACES)
        table.claims = vec[i64]([NOT_OFFERED] * (TILES + 1))
        table.pavilions = vec[i64]([NO_OWNER] * PAVILIONS)
        table.cards = vec[i64]([NO_CARD] * PAVILIONS)
        table.unseen_tiles = Bag(1, vec[i64]([1] * TILES))
        table.unseen_cards = Bag(1, vec[i64]([1] * CARDS))
        return table


def read_amounts(box: Mapping[str, Any], prefix: str, number: i64, players: i64) -> tuple[vec[i64], vec[i64]]:
    """The amount on every card or tile that has one, and the number of units it is given for. Some amounts depend on
    the number of players.
    """
    amounts, units = vec[i64]([0] * (number + 1)), vec[i64]([1] * (number + 1))
    for piece in range(1, number + 1):
        printed = box.get(f"{prefix}{piece}", 0)
        if not isinstance(printed, list):
            amounts[piece] = printed
        elif len(printed) == 2:
            amounts[piece], units[piece] = printed
        else:
            amounts[piece] = printed[players - 2]
    return amounts, units


def with_portrait(board: Board, level: i64) -> Board:
    """The same board with a seventh space on its Architect track. (93-BE-TILE-10)"""
    tracks = board.levels()
    tracks[ARCHITECT].append(int(level))
    return Board(board.number, tracks, board.units(), board.multiplier)


class BelleTable(Table):
    """A game of Bruxelles 1893 with Belle Époque. A card belongs to the owner of the pavilion beside it.
    (93-BE-PAV-07)
    """

    def __init__(self, edition: Edition, variants: Variants) -> None:
        super().__init__(edition, variants)
        self.train: i64 = 0  # Travelers on the Train space
        self.aside: i64 = NO_OWNER  # the owner of the meeple set aside on a card
        self.aside_traveler: bool = False  # a Traveler is set aside instead
        self.used: i64 = 0  # cards face down, as a set of bits
        self.doubled: i64 = NO_SPACE  # the space of the meeple that counts more around irises
        self.weight: i64 = 1  # how many meeples it counts as
        self.declared: i64 = NO_ARTWORK  # the colour as which a white artwork is being sold
        self.site: i64 = HOUSE  # for the House tile that is being paid
        self.travelers = NO_NUMBERS  # by seat
        self.riding = NO_NUMBERS  # Travelers in Brussels, by place
        self.claims = NO_NUMBERS  # the seat that has claimed each tile
        self.pavilions = NO_NUMBERS  # their owners
        self.cards = NO_NUMBERS  # beside the pavilion spaces
        self.unseen_tiles = NO_PIECES  # including those face down
        self.unseen_cards = NO_PIECES

    def belle(self) -> BelleBox:
        edition = self.edition
        assert isinstance(edition, BelleBox)
        return edition

    def copy(self) -> BelleTable:
        new = BelleTable(self.edition, self.variants)
        self.copy_to(new)
        new.train = self.train
        new.aside = self.aside
        new.aside_traveler = self.aside_traveler
        new.used = self.used
        new.doubled = self.doubled
        new.weight = self.weight
        new.declared = self.declared
        new.site = self.site
        new.travelers = self.travelers[:]
        new.riding = self.riding[:]
        new.claims = self.claims[:]
        new.pavilions = self.pavilions[:]
        new.cards = self.cards[:]
        new.unseen_tiles = self.unseen_tiles.copy()
        new.unseen_cards = self.unseen_cards.copy()
        return new

    def cards_of(self, who: i64) -> i64:
        """The number of cards a player owns: one for each pavilion. (93-BE-CGEN-11)"""
        owned: i64 = 0
        for space in range(PAVILIONS):
            if self.pavilions[space] == who:
                owned += 1
        return owned

    def is_marked(self, space: i64) -> bool:
        """True if a Belle Époque tile is face down on this space. (93-BE-SETUP-04)"""
        return self.edition.marked >> space & 1 == 1

    def meeple_weight(self, space: i64) -> i64:
        """How many meeples the one on this space counts as around irises."""
        return self.weight if space == self.doubled else 1

    def whites_of(self, who: i64) -> i64:
        return whites(self.seats[who].artworks)


def belle(table: Table) -> BelleTable:
    """The same table, typed as one with Belle Époque."""
    assert isinstance(table, BelleTable)
    return table


def whites(artworks: Bag) -> i64:
    """The number of white artworks among these; they are numbered after the colours."""
    count: i64 = 0
    for artwork in range(COLOURS, ARTWORKS):
        count += artworks.count(artwork)
    return count
