"""The vocabulary of Bruxelles 1897 as numbers: cards, Architects, places, decisions, facts, moments, quantities,
rules.
"""

from __future__ import annotations

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

# Every Action card has a number for its sort and kind; cards of one kind are identical. (97-DEC-02)
Card = NewType("Card", i64)
Artwork = NewType("Artwork", i64)  # a card that is known to be an Artwork; the same below
Material = NewType("Material", i64)
House = NewType("House", i64)
Noble = NewType("Noble", i64)

FIRST_ARTWORK: Final[i64] = 0  # yellow, green, blue, red
FIRST_MATERIAL: Final[i64] = 4  # wood+wood, brick+brick, steel+steel, brick+wood, steel+wood, steel+brick
FIRST_HOUSE: Final[i64] = 10  # four types
FIRST_NOBLE: Final[i64] = 14
HORTA: Final[i64] = 14
BULS: Final[i64] = 15
HANKAR: Final[i64] = 16
VANDERVELDE: Final[i64] = 17
ALBERT: Final[i64] = 18
BRUGMANN: Final[i64] = 19
MONEY_CARD: Final[i64] = 20
EXPO_CARD: Final[i64] = 21
CARDS: Final[i64] = 22
NO_CARD: Final[i64] = -1
NOBODY_HOLDS_EXPO: Final[i64] = -1

# Sorts of Action cards; the first four have a pile.
Sort = NewType("Sort", i64)
ARTWORK: Final[i64] = 0
MATERIAL: Final[i64] = 1
HOUSE: Final[i64] = 2
NOBLE: Final[i64] = 3
MONEY: Final[i64] = 4
EXPO: Final[i64] = 5
PILES: Final[i64] = 4
FIRST_OF: Final = vec[i64]([FIRST_ARTWORK, FIRST_MATERIAL, FIRST_HOUSE, FIRST_NOBLE])
KINDS_OF: Final = vec[i64]([4, 6, 4, 6])
SORT_OF: Final = vec[i64]([0] * 4 + [1] * 6 + [2] * 4 + [3] * 6 + [4, 5])
COLOURS: Final[i64] = 4

# The materials on a Material card, as a set of bits: wood, brick, steel.
NO_MATERIAL: Final[i64] = 0
MATERIALS_SHOWN: Final = vec[i64]([0b001, 0b010, 0b100, 0b011, 0b101, 0b110])


def materials_on(card: i64) -> i64:
    return MATERIALS_SHOWN[card - FIRST_MATERIAL]


def different(materials: i64) -> i64:
    """How many types are in a set of materials."""
    return (materials & 1) + (materials >> 1 & 1) + (materials >> 2 & 1)


# Architects: 1/3, 2/4, 2/5.
Architect = NewType("Architect", i64)
ARCHITECTS: Final[i64] = 3
Side = NewType("Side", i64)  # the value shown

# The grid: cells row by row from the top left.
Cell = NewType("Cell", i64)
COLUMNS: Final[i64] = 4
MOST_CELLS: Final[i64] = 16
NO_OWNER: Final[i64] = -1
NEUTRAL: Final[i64] = 4  # the owner of the neutral Architects, numbered after the seats
OWNERS: Final[i64] = 5
MOST_SEATS: Final[i64] = 4

# Brussels
STOCK_EXCHANGE: Final[i64] = 0
CITY_HALL: Final[i64] = 1
PARK: Final[i64] = 2
PLACES: Final[i64] = 3

# Tracks; upper bonuses in the same order, followed by the prison
ARCHITECTURE: Final[i64] = 0
NOBILITY: Final[i64] = 1
PRESTIGE: Final[i64] = 2
TRACKS: Final[i64] = 3
PRISON_BONUS: Final[i64] = 3
BONUSES: Final[i64] = 4
NO_BONUS: Final[i64] = -1

# Lower bonuses
HOUSES_BONUS: Final[i64] = 0
NOBLES_BONUS: Final[i64] = 1
ARTWORKS_BONUS: Final[i64] = 2
MONEY_BONUS: Final[i64] = 3

# Options of decisions whose options are words
Choice = NewType("Choice", i64)
NOUVEAU: Final[i64] = 0  # of a turn
TO_PLACE: Final[i64] = 1  # the three places follow
PASS: Final[i64] = 4
KEEP: Final[i64] = 0  # of a Noble taken
DISCARD: Final[i64] = 1
WITHDRAW: Final[i64] = 4  # of an exhibition; after the colours
STOP: Final[i64] = 20  # of City Hall; after the Nobles
DONE: Final[i64] = 0  # of a payment with halfCards

# The numbers of what steps declare, from kinds.txt. `python -m tests.kinds` writes everything below.

# Decisions
TURN: Final[i64] = 0
CELL: Final[i64] = 1
ARCHITECT: Final[i64] = 2
SIDE: Final[i64] = 3
LAY_ARCHITECT: Final[i64] = 4
SELL_ARTWORK: Final[i64] = 5
PAY_MATERIAL: Final[i64] = 6
HANKAR_KEEP: Final[i64] = 7
FREE_ARCHITECT: Final[i64] = 8
NOBLE_KEEP: Final[i64] = 9
EXHIBIT: Final[i64] = 10
HALL_NOBLE: Final[i64] = 11
PARK_ACTION: Final[i64] = 12
PARK_KEEP: Final[i64] = 13
SEND_TO_PRISON: Final[i64] = 14
UNPAID_NOBLE: Final[i64] = 15
PERFORM: Final[i64] = 16
DECISIONS: Final[i64] = 17

# Chance events
FIRST_PLAYER: Final[i64] = 0
GATHER_CARDS: Final[i64] = 1
DEAL_GRID: Final[i64] = 2
LAY_BONUSES: Final[i64] = 3
DRAW_TWO: Final[i64] = 4

# Facts
ROUND_BEGAN: Final[i64] = 0
FIRST_PLAYER_NAMED: Final[i64] = 1
CARD_GATHERED: Final[i64] = 2
CARD_DEALT: Final[i64] = 3
CARD_PUT_AWAY: Final[i64] = 4
NEUTRAL_PLACED: Final[i64] = 5
BONUS_LAID: Final[i64] = 6
PILE_RENEWED: Final[i64] = 7
MONEY_MOVED: Final[i64] = 8
POINTS_SCORED: Final[i64] = 9
TRACK_ADVANCED: Final[i64] = 10
ADVANCE_LOST: Final[i64] = 11
ARCHITECT_PLACED: Final[i64] = 12
ARCHITECT_LAID: Final[i64] = 13
ARCHITECT_FREED: Final[i64] = 14
ARCHITECT_JAILED: Final[i64] = 15
NOBODY_TO_FREE: Final[i64] = 16
CARD_TAKEN: Final[i64] = 17
CARD_KEPT: Final[i64] = 18
CARD_DISCARDED: Final[i64] = 19
ACTION_VOID: Final[i64] = 20
ARTWORK_SOLD: Final[i64] = 21
HOUSE_BUILT: Final[i64] = 22
MATERIAL_PAID: Final[i64] = 23
NOBLE_ACTIVATED: Final[i64] = 24
NOBLE_KEPT: Final[i64] = 25
EXHIBITION_OPENED: Final[i64] = 26
ARTWORK_EXHIBITED: Final[i64] = 27
EXHIBITOR_WITHDREW: Final[i64] = 28
EXHIBITION_CLOSED: Final[i64] = 29
PARK_ACTION_NAMED: Final[i64] = 30
CARD_DRAWN: Final[i64] = 31
PASSED: Final[i64] = 32
COLUMN_WON: Final[i64] = 33
COAT_WON: Final[i64] = 34
NOBLE_UNPAID: Final[i64] = 35
LOWER_BONUS_WON: Final[i64] = 36
ARCHITECTS_RETURNED: Final[i64] = 37
NOBLES_UNTAPPED: Final[i64] = 38
GAME_ENDED: Final[i64] = 39
PIECES_RECEIVED: Final[i64] = 40
CARD_LIFTED: Final[i64] = 41
EXPO_RETURNED: Final[i64] = 42
NOBLE_TURNED: Final[i64] = 43
HOUSE_PAID: Final[i64] = 44
CARD_ADDED: Final[i64] = 45

# Rules that can forbid an option; ALLOWED is 0
NEEDS_ARCHITECT: Final[i64] = 1
NEEDS_MONEY: Final[i64] = 2
NEEDS_ACTION_CARD: Final[i64] = 3
NEEDS_MORE_ARCHITECTS: Final[i64] = 4
NEEDS_UNTAPPED_NOBLE: Final[i64] = 5
NOT_IN_HAND: Final[i64] = 6
NOT_EXHIBITABLE: Final[i64] = 7
NOBLE_TWICE: Final[i64] = 8
NOBLE_TAPPED: Final[i64] = 9
ONE_MUST_ACT: Final[i64] = 10
NO_CARD_TO_DRAW: Final[i64] = 11
NEEDS_GOODS: Final[i64] = 12
NOT_DRAWN: Final[i64] = 13
NOT_DRAWN_BY_HANKAR: Final[i64] = 14
NOT_IN_PRISON: Final[i64] = 15
NOT_IN_BRUSSELS: Final[i64] = 16
BRUGMANN_IS_FREE: Final[i64] = 17
NOT_THIS_SIDE: Final[i64] = 18
NOT_BY_COST: Final[i64] = 19
MUST_PERFORM: Final[i64] = 20
NO_SUCH_CELL: Final[i64] = 21
EXPO_NOT_IN_PARK: Final[i64] = 22
ARTWORK_NOT_OWNED: Final[i64] = 23
MATERIAL_NOT_OWNED: Final[i64] = 24
NOBLE_NOT_OWNED: Final[i64] = 25
NOT_TO_LEAVE_UNPAID: Final[i64] = 26
BONUS_FREES_OWN: Final[i64] = 27

# Moments
INSTEAD_OF_ACTION: Final[i64] = 0
MOMENTS: Final[i64] = 1

# Quantities
MONEY_GAINED: Final[i64] = 0
GRID_MONEY: Final[i64] = 1
TYPES_USED: Final[i64] = 2
QUANTITIES: Final[i64] = 3

# Sources of VP
FROM_CONSTRUCTION: Final[i64] = 0
FROM_EXHIBITION: Final[i64] = 1
FROM_COATS: Final[i64] = 2
FROM_UNPAID_NOBLES: Final[i64] = 3
FROM_HOUSES: Final[i64] = 4
FROM_MATERIALS: Final[i64] = 5
FROM_EXPO: Final[i64] = 6
FROM_HOUSES_BONUS: Final[i64] = 7
FROM_NOBLES_BONUS: Final[i64] = 8
FROM_ARTWORKS_BONUS: Final[i64] = 9
FROM_MONEY_BONUS: Final[i64] = 10
SOURCES: Final[i64] = 11

# Reasons for money to move
FOR_START: Final[i64] = 0
FOR_PLACEMENT: Final[i64] = 1
FOR_SALE: Final[i64] = 2
FOR_EXCHANGE: Final[i64] = 3
FOR_BRUGMANN: Final[i64] = 4
FOR_PASS: Final[i64] = 5
FOR_NOBLE: Final[i64] = 6
