"""The terms that the asymmetric variant adds, as numbers that continue those of Belle Époque."""

from __future__ import annotations

from typing import Final, NewType

from mypy_extensions import i64

# B-sides; 0 is the A-side
BSideNumber = NewType("BSideNumber", i64)
HANKAR: Final[i64] = 1
CAUCHIE: Final[i64] = 2
HORTA: Final[i64] = 3
SAINTENOY: Final[i64] = 4
STRAUVEN: Final[i64] = 5
B_SIDES: Final[i64] = 5

# Sides of an Action strip
COMPASS_SIDE: Final[i64] = 0
OTHER_SIDE: Final[i64] = 1

# Named options. Before a Construction: leave the needles, or two steps for each place of the compass
NeedleStep = NewType("NeedleStep", i64)
NO_STEP: Final[i64] = 0
CLOCKWISE: Final[i64] = 0
COUNTERCLOCKWISE: Final[i64] = 1
NEEDLE_STEPS: Final[i64] = 15
TAKE_REVEALED: Final[i64] = 0  # the noble beside the display


def step_of(place: i64, direction: i64) -> i64:
    """The option that moves the needle on this place of the compass."""
    return 1 + 2 * place + direction


# The numbers of what steps declare, from kinds.txt. `python -m tests.kinds` writes everything below.

# Decisions
SETUP_BOARD: Final[i64] = 43
STEP_FIRST: Final[i64] = 44

# Chance events
TOSS_SIDE: Final[i64] = 7
TURN_UP_NOBLE: Final[i64] = 8

# Facts
TOP_SIDE_TOSSED: Final[i64] = 77
BOARD_CHOSEN: Final[i64] = 78
NOBLE_TURNED_UP: Final[i64] = 79
REVEALED_TAKEN: Final[i64] = 80
BOARD_HELPED: Final[i64] = 81

# Rules that can forbid an option; ALLOWED is 0
BOARD_TAKEN: Final[i64] = 56
NOTHING_REVEALED: Final[i64] = 57
STEP_BLOCKED: Final[i64] = 58
STEP_IDLE: Final[i64] = 59

# Reasons for money to move
FOR_BOARD: Final[i64] = 12
