"""The terms that Belle Époque adds, as numbers that continue those of the second edition."""

from __future__ import annotations

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

# Pieces
CARDS: Final[i64] = 32  # numbered from 1, as in the ledger
BIT_OF_CARD: Final = vec[i64]([2**card for card in range(33)])  # 1 << 32 would overflow in compiled code
Tile = NewType("Tile", i64)
TILES: Final[i64] = 12  # numbered from 1, as in the ledger
PORTRAIT: Final[i64] = 10  # the tile that adds a space with its amount to a track
NOT_OFFERED: Final[i64] = -2  # instead of an owner, for a tile face down or out of the game
NAGELMACKERS: Final[i64] = 8
PRIVAT_LIVEMONT: Final[i64] = 9
PAVILIONS: Final[i64] = 5

# Where a House tile may be built
Site = NewType("Site", i64)
HOUSE: Final[i64] = 0  # on the Art Nouveau board; the pavilion spaces follow
SITES: Final[i64] = 6

# Named options
NO_USE: Final[i64] = 0  # for every card or tile that can be declined
WITH_MEEPLE: Final[i64] = 1  # for an extra turn
WITH_TRAVELER: Final[i64] = 2
TO_ARTWORK: Final[i64] = 0  # for an exchange: cubes for an artwork, or an artwork for cubes
TO_CUBES: Final[i64] = 1
DONE: Final[i64] = 4  # for clearing the display, after its places
KEEP_COLUMN: Final[i64] = 5  # for a column won, after the columns
NOT_DOUBLED: Final[i64] = 25  # for a meeple that counts twice, after the spaces

# The numbers of what steps declare, from kinds.txt. `python -m tests.kinds` writes everything below.

# Decisions
MIX: Final[i64] = 23
CARD_USE: Final[i64] = 24
CLAIM: Final[i64] = 25
C22: Final[i64] = 26
SALE_DECLARE: Final[i64] = 27
BUILD_KIND: Final[i64] = 28
TILE_ROW: Final[i64] = 29
ANY_IRIS: Final[i64] = 30
C2_TILE: Final[i64] = 31
C4_SLOT: Final[i64] = 32
C6_SET: Final[i64] = 33
C13_NOBLE: Final[i64] = 34
C14_NOBLE: Final[i64] = 35
C15_SPACE: Final[i64] = 36
C15_AMOUNT: Final[i64] = 37
C17_WAY: Final[i64] = 38
C17_CUBE: Final[i64] = 39
C17_ARTWORK: Final[i64] = 40
C25: Final[i64] = 41
C27: Final[i64] = 42

# Chance events
REVEAL_TILES: Final[i64] = 5
LAY_CARDS: Final[i64] = 6

# Facts
TILE_REVEALED: Final[i64] = 51
CARD_LAID: Final[i64] = 52
TILE_CLAIMED: Final[i64] = 53
TRAVELER_TAKEN: Final[i64] = 54
TRAVELERS_SENT: Final[i64] = 55
TRAVELERS_LEFT: Final[i64] = 56
TRAVELERS_UNUSED: Final[i64] = 57
COLOUR_DECLARED: Final[i64] = 58
PAVILION_BUILT: Final[i64] = 59
PAVILION_VISITED: Final[i64] = 60
CARD_USED: Final[i64] = 61
CARDS_TURNED_UP: Final[i64] = 62
ARTWORK_FLIPPED: Final[i64] = 63
ARTWORK_GIVEN: Final[i64] = 64
WHITE_DISCARDED: Final[i64] = 65
NOBLE_DISMISSED: Final[i64] = 66
NOBLE_GIVEN: Final[i64] = 67
BID_TAKEN_BACK: Final[i64] = 68
COLUMN_CHANGED: Final[i64] = 69
MEEPLE_DOUBLED: Final[i64] = 70
MEEPLE_TAKEN_BACK: Final[i64] = 71
MEEPLE_SET_ASIDE: Final[i64] = 72
TRAVELER_SET_ASIDE: Final[i64] = 73
MEEPLE_BACK_FROM_CARD: Final[i64] = 74
TILE_COUNTED: Final[i64] = 75
ROW_STRENGTHENED: Final[i64] = 76

# Rules that can forbid an option; ALLOWED is 0
NOT_THIS_MIX: Final[i64] = 34
FACE_DOWN: Final[i64] = 36
CHANGES_NOTHING: Final[i64] = 37
NOT_BY_PLACEMENT: Final[i64] = 38
NOT_REVEALED: Final[i64] = 39
CLAIMED: Final[i64] = 40
NO_ACTION_LEFT: Final[i64] = 41
WHITE_SHOWN: Final[i64] = 42
DECLARED_SHOWN: Final[i64] = 43
PAVILION_TAKEN: Final[i64] = 44
SURCHARGE_MISSING: Final[i64] = 45
CANNOT_PAY: Final[i64] = 46
NO_HELP_HERE: Final[i64] = 47
HELP_IDLE: Final[i64] = 48
NOT_WHITE: Final[i64] = 49
PICK_FIRST: Final[i64] = 50
NOT_TURNED: Final[i64] = 51
NO_BID_THERE: Final[i64] = 52
CANNOT_EXCHANGE: Final[i64] = 53
COLUMN_IN_PLAY: Final[i64] = 54
NOT_MARKED: Final[i64] = 55
NOT_AT_THIS_MOMENT: Final[i64] = 62

# Moments
PAVILION_VISIT: Final[i64] = 13

# Sources of VP
FROM_CARDS: Final[i64] = 13
FROM_VISITS: Final[i64] = 14
FROM_TILES: Final[i64] = 15

# Reasons for money to move
FOR_CARD: Final[i64] = 10
FOR_TILE: Final[i64] = 11
