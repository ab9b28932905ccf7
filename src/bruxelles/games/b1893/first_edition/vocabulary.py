"""The terms that the first edition adds, as numbers that continue those it shares with the second."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Pieces
COMPASS_TILES: Final[i64] = 6

# Named options
DECLINE: Final[i64] = 0  # for an action that can be declined
PERFORM_IT: Final[i64] = 1
NO_CUBE: Final[i64] = 5  # for a cube that can be declined, after the cubes

# The numbers of what steps declare, from kinds.txt. `python -m tests.kinds` writes everything below.

# Decisions
PERFORM: Final[i64] = 45
KEEP_ARTWORK: Final[i64] = 46

# Chance events
LAY_COMPASS: Final[i64] = 9
DEAL_ARTWORKS: Final[i64] = 10
DRAW_ARTWORKS: Final[i64] = 11

# Facts
EXHIBITION_TAKEN: Final[i64] = 82
ARTWORK_COVERED: Final[i64] = 83
COMPASS_LAID: Final[i64] = 84
EXHIBITION_REVEALED: Final[i64] = 85
ACTION_DECLINED: Final[i64] = 86
ARTWORKS_DRAWN: Final[i64] = 87
ARTWORK_DRAWN: Final[i64] = 88
ARTWORKS_PUT_BACK: Final[i64] = 89
COVERED_PUT_BACK: Final[i64] = 90

# Rules that can forbid an option; ALLOWED is 0
NOT_DRAWN: Final[i64] = 60
CUBES_ONLY: Final[i64] = 61
