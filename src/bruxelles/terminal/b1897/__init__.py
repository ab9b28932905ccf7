"""Bruxelles 1897 in a terminal: what can be chosen, and how the table is drawn and read out."""

from bruxelles.terminal.b1897.board import draw_board
from bruxelles.terminal.b1897.choices import choices, chosen, moved
from bruxelles.terminal.b1897.help import TURN_HELP, table_help
from bruxelles.terminal.b1897.reading import read_board, read_piles, read_seats
from bruxelles.terminal.b1897.seats import draw_seats
from bruxelles.terminal.b1897.status import status

__all__ = [
    "TURN_HELP",
    "choices",
    "chosen",
    "draw_board",
    "draw_seats",
    "moved",
    "read_board",
    "read_piles",
    "read_seats",
    "status",
    "table_help",
]
