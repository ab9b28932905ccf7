"""The words that the first edition adds, as numbers, behind those that it shares with the second."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Pieces
COMPASS_TILES: Final[i64] = 6

# Options of decisions whose options are words
DECLINE: Final[i64] = 0  # of an action that may be carried out
PERFORM_IT: Final[i64] = 1
NO_CUBE: Final[i64] = 5  # of a cube that may be taken, behind the cubes

# Decisions
PERFORM: Final[i64] = 23
KEEP_ARTWORK: Final[i64] = 24
FIRST_DECISIONS: Final[i64] = 25

# Chance events
LAY_COMPASS: Final[i64] = 5
DEAL_ARTWORKS: Final[i64] = 6
DRAW_ARTWORKS: Final[i64] = 7

# Facts
COMPASS_LAID: Final[i64] = 51
EXHIBITION_REVEALED: Final[i64] = 52
EXHIBITION_TAKEN: Final[i64] = 53
ACTION_DECLINED: Final[i64] = 54
ARTWORKS_DRAWN: Final[i64] = 55
ARTWORK_DRAWN: Final[i64] = 56
ARTWORKS_PUT_BACK: Final[i64] = 57
ARTWORK_COVERED: Final[i64] = 58
COVERED_PUT_BACK: Final[i64] = 59

# Rules that can forbid an option. Their ids stand in contents.py, in this order.
NOT_DRAWN: Final[i64] = 34  # 93E1-WORK-01
