"""The numbers printed on the components, read from the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.vocabulary import BLACK, COLOURS, COMPASS, POSITIONS, REACH, face_of

ACTION_LETTERS = "WSNMC"
COMPASS_WORDS = ["wood", "iron", "stone", "glass", "money", "any", "empty"]
COLOUR_WORDS = ["green", "brown", "blue", "yellow", "black"]
BONUS_WORDS = ["iris", "crown", "architect", "meeple"]
COUNT_WORDS = ["", "", "two", "three", "four", "five"]
MOST_TRAVELERS: Final[i64] = 4


def strip_actions(strips: list[str]) -> vec[i64]:
    """The actions of all strips in a row, read from their letters."""
    return vec[i64]([ACTION_LETTERS.index(letter) for strip in strips for letter in strip])


def bonus_bits(words: str) -> i64:
    """The bonuses on a Prestige card, as a set of bits."""
    bits: i64 = 0
    for word in words.replace("+", "/").split("/"):
        bits |= i64(1) << BONUS_WORDS.index(word)
    return bits


def bonuses_gained(words: str) -> i64:
    """The number of bonuses a card gives: 2 if both are gained, 1 if one of them is."""
    return 2 if "+" in words else 1


assert len(COMPASS_WORDS) == COMPASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """The numbers printed on the pieces of the box, for this number of players."""

    def __init__(self, box: Mapping[str, Any], players: i64, boards: list[Board]) -> None:
        self.players = players
        self.rounds: i64 = box["rounds"]
        self.stock_pile: i64 = self.rounds  # Stock Exchange cards in the game
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
        self.bonuses_gained = vec[i64]([bonuses_gained(words) for words in box["prestige.bonuses"]])
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
        self.money_at = vec[i64]([])  # what a sale earns, by colour and position of the indicator
        self.points_at = vec[i64]([])
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
        # Every use takes at least one meeple, or one of the Travelers of an expansion.
        most_uses = players * self.meeples + MOST_TRAVELERS
        self.brussels_prices = vec[i64]([uses // uses_per_meeple + 1 for uses in range(most_uses)])
        self.marked: i64 = 0  # spaces under a tile of an expansion from the start, as a set of bits

    def read_market(self, box: Mapping[str, Any]) -> None:
        """The row gives BF and the column VP, read at the square of the colour: the corners, and the centre for black.
        (93-SALES-09, 93-SALES-10)
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
        """Everything printed on a Prestige card, as one number for facts."""
        return face_of(self.bonuses[card], self.bonuses_gained[card] == 2, self.manneken[card], self.symbols[card])

    def price(self, uses: i64) -> i64:
        """The meeples that the next use of a Brussels action takes. (93-BXL-02, 93-BXL-03)"""
        return self.brussels_prices[uses]
