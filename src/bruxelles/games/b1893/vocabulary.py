"""The terms of Bruxelles 1893 as numbers: pieces, spaces, places, decisions, facts, moments, quantities, rules."""

from __future__ import annotations

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

# Artworks by colour; after the colours, white artworks by the colour on their other side
Artwork = NewType("Artwork", i64)
GREEN: Final[i64] = 0
BROWN: Final[i64] = 1
BLUE: Final[i64] = 2
YELLOW: Final[i64] = 3
BLACK: Final[i64] = 4
COLOURS: Final[i64] = 5
ARTWORKS: Final[i64] = 9
NO_ARTWORK: Final[i64] = -1

# Cubes
Cube = NewType("Cube", i64)
WOOD: Final[i64] = 0
IRON: Final[i64] = 1
STONE: Final[i64] = 2
GLASS: Final[i64] = 3
JOKER: Final[i64] = 4
REFINED: Final[i64] = 4  # the kinds of refined cubes, before the joker
CUBES: Final[i64] = 5

# Nobles
Noble = NewType("Noble", i64)
BRUGMANN: Final[i64] = 0
EMPAIN: Final[i64] = 1
SOLVAY: Final[i64] = 2
BULS: Final[i64] = 3
ALBERT: Final[i64] = 4
VAN_DE_VELDE: Final[i64] = 5
VANDERVELDE: Final[i64] = 6
MAETERLINCK: Final[i64] = 7
BASE_NOBLES: Final[i64] = 8
NOBLES: Final[i64] = 10
NO_NOBLE: Final[i64] = -1
DISPLAY: Final[i64] = 4  # places, from the left

# Actions of the Art Nouveau board
Action = NewType("Action", i64)
WORKSHOP: Final[i64] = 0
SALES: Final[i64] = 1
NOBLES_ACTION: Final[i64] = 2
MATERIALS: Final[i64] = 3
CONSTRUCTION: Final[i64] = 4
ACTIONS: Final[i64] = 5

# The Art Nouveau board: spaces and irises, row by row from the top left. (93-GEN-03)
Space = NewType("Space", i64)
ROWS: Final[i64] = 5
COLUMNS: Final[i64] = 5
SPACES: Final[i64] = 25
STRIPS: Final[i64] = 5
Iris = NewType("Iris", i64)
IRIS_COLUMNS: Final[i64] = 4
IRISES: Final[i64] = 16
NO_IRIS: Final[i64] = -1
NO_SPACE: Final[i64] = -1
NO_OWNER: Final[i64] = -1
NEUTRAL: Final[i64] = 5  # the owner of the neutral meeples, after the last seat
OWNERS: Final[i64] = 6
MOST_SEATS: Final[i64] = 5

# Brussels
STOCK_EXCHANGE: Final[i64] = 0
GRAND_PLACE: Final[i64] = 1
PARK: Final[i64] = 2
MARKET: Final[i64] = 3
PLACES: Final[i64] = 4

# Tracks; bonuses of Prestige cards in the same order, then the Courthouse
IRIS_TRACK: Final[i64] = 0
CROWN: Final[i64] = 1
ARCHITECT: Final[i64] = 2
TRACKS: Final[i64] = 3
Bonus = NewType("Bonus", i64)
FREE_MEEPLE: Final[i64] = 3
BONUSES: Final[i64] = 4

# Strategic rows
MEEPLES_ROW: Final[i64] = 0
NOBLES_ROW: Final[i64] = 1
ARTWORKS_ROW: Final[i64] = 2
MONEY_ROW: Final[i64] = 3
STRATEGIC_ROWS: Final[i64] = 4

# Cards of the piles
PRESTIGE_CARDS: Final[i64] = 30
STOCK_CARDS: Final[i64] = 12
NO_CARD: Final[i64] = -1

# The face of a Prestige card: the set of its bonuses, whether it gives both, Manneken Pis, VP symbols
FACES: Final[i64] = 900


def face_of(bonuses: i64, both: bool, manneken: i64, symbols: i64) -> i64:
    return bonuses - 1 + (15 if both else 0) + 30 * manneken + 90 * symbols


# The places of the compass by what they ask for, cubes first
MONEY_UNIT: Final[i64] = 4
ANY_UNIT: Final[i64] = 5
EMPTY: Final[i64] = 6
COMPASS: Final[i64] = 7
NOWHERE: Final[i64] = -1  # the place of the Arrow tile in a game without it

# The market: slots, and positions of the centre of the indicator, row by row
SLOTS: Final[i64] = 2
Position = NewType("Position", i64)
REACH: Final[i64] = 5  # positions in a row or column
POSITIONS: Final[i64] = 25

# Named options
Choice = NewType("Choice", i64)
TO_PLACE: Final[i64] = 25  # for a turn, after the spaces: the first of the four places
PASS: Final[i64] = 29
KEEP: Final[i64] = 0  # for a noble just taken
DISCARD: Final[i64] = 1
ONE_CUBE: Final[i64] = 0  # for Solvay
EXCHANGE: Final[i64] = 1
STOP: Final[i64] = 10  # for the Grand-Place and a free action, after the nobles
TAKE_BONUS: Final[i64] = 0  # for a Prestige card; the four Strategic rows follow
TO_ROW: Final[i64] = 1
Bid = NewType("Bid", i64)
Payment = NewType("Payment", i64)

# How an action was reached: by a space, or by a place numbered as in a turn
BY_PARK: Final[i64] = TO_PLACE + PARK

# Payments: every way to pay 2 to 5 units with wood, iron, stone, glass, money, jokers; six numbers each
KINDS_OF_UNITS: Final[i64] = 6
UNIT_JOKER: Final[i64] = 5
FEWEST_UNITS: Final[i64] = 2
MOST_UNITS: Final[i64] = 5


def ways_to_pay() -> list[list[int]]:
    """Every way to pay, those with few units first."""
    ways: list[list[int]] = []
    for units in range(2, 6):
        first = [0, 0, 0, 0, 0, 0]
        spread(first, 0, units, ways)
    return ways


def spread(way: list[int], kind: int, left: int, ways: list[list[int]]) -> None:
    """Add every way to pay the rest with this kind and the later ones."""
    if kind == 5:
        ways.append([*way[:5], left])
        return
    for units in range(left, -1, -1):
        way[kind] = units
        spread(way, kind + 1, left - units, ways)
    way[kind] = 0


WAYS: Final[list[list[int]]] = ways_to_pay()
PAYMENTS: Final[i64] = 455
NO_PAYMENT: Final[i64] = -1
UNITS: Final = vec[i64]([units for way in WAYS for units in way])


def colour_under(artwork: i64) -> i64:
    """The colour of the stack that an artwork comes from, whichever side is up."""
    return artwork if artwork < COLOURS else artwork - COLOURS


def units_of(payment: i64, kind: i64) -> i64:
    """The number of units of this kind in a payment."""
    return UNITS[payment * KINDS_OF_UNITS + kind]


# The numbers of what steps declare, from kinds.txt. `python -m tests.kinds` writes everything below.

# Decisions
SETUP_ART: Final[i64] = 0
PLAN_IRIS: Final[i64] = 1
NEUTRAL_SPACE: Final[i64] = 2
TURN: Final[i64] = 3
BID: Final[i64] = 4
ART_COLOUR: Final[i64] = 5
SALE_TILE: Final[i64] = 6
SALE_MOVE: Final[i64] = 7
SALE_SLOT: Final[i64] = 8
NOBLE_PICK: Final[i64] = 9
NOBLE_KEEP: Final[i64] = 10
SOLVAY_WAY: Final[i64] = 11
CUBE: Final[i64] = 12
PAY: Final[i64] = 13
NEEDLE: Final[i64] = 14
HOUSE_SPACE: Final[i64] = 15
GRAND_PLACE_NEXT: Final[i64] = 16
PARK_ACTION: Final[i64] = 17
FREE_NOBLE: Final[i64] = 18
FREE_CUBE: Final[i64] = 19
PRESTIGE: Final[i64] = 20
BONUS: Final[i64] = 21
PAY_NOBLE: Final[i64] = 22
DECISIONS: Final[i64] = 47

# Chance events
FIRST_PLAYER: Final[i64] = 0
LAY_STRIPS: Final[i64] = 1
REVEAL_NOBLES: Final[i64] = 2
LAY_PRESTIGE: Final[i64] = 3
REVEAL_STOCK: Final[i64] = 4

# Facts
ROUND_BEGAN: Final[i64] = 0
FIRST_PLAYER_NAMED: Final[i64] = 1
STRIP_LAID: Final[i64] = 2
NOBLE_REVEALED: Final[i64] = 3
PRESTIGE_LAID: Final[i64] = 4
STOCK_REVEALED: Final[i64] = 5
PIECES_RECEIVED: Final[i64] = 6
MONEY_MOVED: Final[i64] = 7
POINTS_SCORED: Final[i64] = 8
TRACK_ADVANCED: Final[i64] = 9
ADVANCE_LOST: Final[i64] = 10
SQUARE_PLACED: Final[i64] = 11
NEUTRAL_PLACED: Final[i64] = 12
MEEPLE_PLACED: Final[i64] = 13
MEEPLES_SENT: Final[i64] = 14
ACTION_VOID: Final[i64] = 15
ARTWORK_TAKEN: Final[i64] = 16
INDICATOR_MOVED: Final[i64] = 17
ARTWORK_RETURNED: Final[i64] = 18
ARTWORK_SOLD: Final[i64] = 19
NOBLE_TAKEN: Final[i64] = 20
NOBLE_ACTIVATED: Final[i64] = 21
NOBLE_KEPT: Final[i64] = 22
NOBLE_LEFT: Final[i64] = 23
NOBLES_RESHUFFLED: Final[i64] = 24
CUBE_TAKEN: Final[i64] = 25
CUBE_RETURNED: Final[i64] = 26
MEEPLE_FREED: Final[i64] = 27
NOBODY_TO_FREE: Final[i64] = 28
UNITS_PAID: Final[i64] = 29
NEEDLE_MOVED: Final[i64] = 30
HOUSE_BUILT: Final[i64] = 31
FREE_ACTION_DUE: Final[i64] = 32
PARK_ACTION_NAMED: Final[i64] = 33
PASSED: Final[i64] = 34
FIRST_PASS_CARD: Final[i64] = 35
COLUMN_WON: Final[i64] = 36
COLUMN_TIED: Final[i64] = 37
FIRST_PLAYER_CHOSEN: Final[i64] = 38
BONUS_GAINED: Final[i64] = 39
CARD_SLID: Final[i64] = 40
IRIS_WON: Final[i64] = 41
MEEPLE_JAILED: Final[i64] = 42
MEEPLES_RETURNED: Final[i64] = 43
NOBLES_UPRIGHT: Final[i64] = 44
PRESTIGE_DISCARDED: Final[i64] = 45
NOBLE_PAID: Final[i64] = 46
NOBLE_UNPAID: Final[i64] = 47
GAME_ENDED: Final[i64] = 48
STOCK_DISCARDED: Final[i64] = 49
ROUND_ENDED: Final[i64] = 50

# Rules that can forbid an option; ALLOWED is 0
NOT_BLACK: Final[i64] = 1
STACK_EMPTY: Final[i64] = 2
NOT_PRINTED: Final[i64] = 3
NOT_ACTIVE: Final[i64] = 4
SPACE_TAKEN: Final[i64] = 5
NEUTRAL_NEEDS_FREE: Final[i64] = 6
NEEDS_MONEY: Final[i64] = 7
NEEDS_MEEPLES: Final[i64] = 8
NOT_THIS_BID: Final[i64] = 9
NOT_OWNED: Final[i64] = 10
COLOUR_SHOWN: Final[i64] = 11
TOO_FAR: Final[i64] = 12
NOT_SHOWN: Final[i64] = 13
PLACE_EMPTY: Final[i64] = 14
TOO_DEAR: Final[i64] = 15
NOBLE_TWICE: Final[i64] = 16
NEEDS_JOKER: Final[i64] = 17
NONE_LEFT: Final[i64] = 18
NOT_BY_COMPASS: Final[i64] = 19
NOT_IN_STOCK: Final[i64] = 20
NEEDLE_BLOCKED: Final[i64] = 21
NO_NEEDLE_THERE: Final[i64] = 22
SPACE_NOT_FREE: Final[i64] = 23
NOT_UPRIGHT: Final[i64] = 24
NOBLE_NOT_OWNED: Final[i64] = 25
NO_SYMBOL: Final[i64] = 26
ROW_USED: Final[i64] = 27
NOT_ON_CARD: Final[i64] = 28
NOT_KEPT: Final[i64] = 29
NOT_AFFORDABLE: Final[i64] = 30
NEEDS_A_MEEPLE: Final[i64] = 31
BLACK_ONLY_FREE: Final[i64] = 32
NO_JOKERS_HERE: Final[i64] = 33

# Moments
ROUND_REVEALED: Final[i64] = 0
AFTER_BID: Final[i64] = 1
BEFORE_ACTION: Final[i64] = 2
AFTER_ACTION: Final[i64] = 3
AFTER_BRUSSELS: Final[i64] = 4
END_OF_TURN: Final[i64] = 5
NOBLE_DISCARDED: Final[i64] = 6
BEFORE_SALE_MOVE: Final[i64] = 7
COLUMN_DECIDED: Final[i64] = 8
BEFORE_FIRST_PLAYER: Final[i64] = 9
BEFORE_IRISES: Final[i64] = 10
AFTER_IRISES: Final[i64] = 11
BEFORE_BRUSSELS_MAJORITY: Final[i64] = 12
BEFORE_NOBLES_UPRIGHT: Final[i64] = 14
BEFORE_NOBLE_LEAVES: Final[i64] = 15
ACTION_BEGINS: Final[i64] = 16
ACTION_ENDS: Final[i64] = 17
MOMENTS: Final[i64] = 18

# Quantities
INDICATOR_STEPS: Final[i64] = 0
MANNEKEN: Final[i64] = 1
PASS_COLOURS: Final[i64] = 2
NOBLE_COST: Final[i64] = 3
HOUSE_POINTS: Final[i64] = 4
HOUSES_COUNTED: Final[i64] = 5
ARTWORKS_COUNTED: Final[i64] = 6
MATERIALS_LEFT: Final[i64] = 7
QUANTITIES: Final[i64] = 8

# Sources of VP
FROM_SALES: Final[i64] = 0
FROM_CONSTRUCTION: Final[i64] = 1
FROM_NOBLES: Final[i64] = 2
FROM_FREE_ACTIONS: Final[i64] = 3
FROM_IRISES: Final[i64] = 4
FROM_UNPAID_NOBLES: Final[i64] = 5
FROM_HOUSES: Final[i64] = 6
FROM_CUBES: Final[i64] = 7
FROM_FIRST_PLAYER: Final[i64] = 8
FROM_MEEPLES_ROW: Final[i64] = 9
FROM_NOBLES_ROW: Final[i64] = 10
FROM_ARTWORKS_ROW: Final[i64] = 11
FROM_MONEY_ROW: Final[i64] = 12
SOURCES: Final[i64] = 16

# Reasons for money to move
FOR_START: Final[i64] = 0
FOR_BID: Final[i64] = 1
FOR_SALE: Final[i64] = 2
FOR_TAKING_NOBLE: Final[i64] = 3
FOR_NOBLE_EFFECT: Final[i64] = 4
FOR_CONSTRUCTION: Final[i64] = 5
FOR_STOCK: Final[i64] = 6
FOR_PASS: Final[i64] = 7
FOR_FIRST_PASS: Final[i64] = 8
FOR_KEEPING_NOBLE: Final[i64] = 9
