"""Bruxelles 1893 in a terminal: how the table is drawn and read out. All choices are lists."""

from bruxelles.terminal.b1893.board import draw_board
from bruxelles.terminal.b1893.choices import choices, chosen, moved
from bruxelles.terminal.b1893.help import TURN_HELP, table_help
from bruxelles.terminal.b1893.reading import read_board, read_piles
from bruxelles.terminal.b1893.seats import draw_seats, read_seats
from bruxelles.terminal.b1893.status import status

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
