"""Positions of the asymmetric variant. Beside the lines of the second edition (see `tests.games.b1893.builder`):

    top other                    the side of the top strip that is up (compass); those below alternate
    seat:1 board board:hankar    a B-side; seats without such a line get the first ones not named

With the compass on top and the strips in their order the board reads:

             1 2 3 4 5
          1  W S N M C      compass
          2  W C N M S
          3  N M C W S      compass
          4  S N C W M
          5  C N W S M      compass
"""

from __future__ import annotations

from pathlib import Path

from bruxelles.kernel.match import Match
from tests.games.b1893.builder import play, position


def asymmetric(text: str, seats: int = 4, seed: str = "1", belle: str = "off", components: Path | None = None) -> Match:
    return position(text, seats, seed, components, asymmetric="on", belleEpoque=belle)


def owning(board: str, lines: str = "", belle: str = "off", components: Path | None = None) -> Match:
    """Seat 1 of four has this board and is on turn."""
    text = f"phase turn seat:1\nseat:1 board board:{board}\n{lines}"
    return asymmetric(text, belle=belle, components=components)


def placing(board: str, space: str, lines: str = "", money: int = 1, belle: str = "off") -> Match:
    """Seat 1 has this board and has placed a meeple on a space, with a bid of 1."""
    match = play(owning(board, f"seat:1 money {money}\n{lines}", belle), f"space:{space}")
    return play(match, "bid:1") if match.decision == "bid" else match
