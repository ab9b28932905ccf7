"""The words that the first edition adds, as numbers, behind those that it shares with the second."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bruxelles.games.b1893.vocabulary import ART_COLOUR, ARTWORK_RETURNED, FIRST_PASS_CARD, SETUP_ART

# Pieces
COMPASS_TILES: Final[i64] = 6

# Options of decisions whose options are words
DECLINE: Final[i64] = 0  # of an action that may be carried out
PERFORM_IT: Final[i64] = 1
NO_CUBE: Final[i64] = 5  # of a cube that may be taken, behind the cubes

# Decisions and facts of the second edition that cannot come here leave their numbers to these.
PERFORM: Final[i64] = SETUP_ART
KEEP_ARTWORK: Final[i64] = ART_COLOUR
EXHIBITION_TAKEN: Final[i64] = FIRST_PASS_CARD
ARTWORK_COVERED: Final[i64] = ARTWORK_RETURNED

# Chance events
LAY_COMPASS: Final[i64] = 5
DEAL_ARTWORKS: Final[i64] = 6
DRAW_ARTWORKS: Final[i64] = 7

# Facts
COMPASS_LAID: Final[i64] = 51
EXHIBITION_REVEALED: Final[i64] = 52
ACTION_DECLINED: Final[i64] = 53
ARTWORKS_DRAWN: Final[i64] = 54
ARTWORK_DRAWN: Final[i64] = 55
ARTWORKS_PUT_BACK: Final[i64] = 56
COVERED_PUT_BACK: Final[i64] = 57

# Rules that can forbid an option. Their ids stand in contents.py, in this order.
NOT_DRAWN: Final[i64] = 34  # 93E1-WORK-01
CUBES_ONLY: Final[i64] = 35  # 93E1-CONS-01
