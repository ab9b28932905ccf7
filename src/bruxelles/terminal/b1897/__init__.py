"""Bruxelles 1897 in a terminal: what can be pointed at, and how the table is drawn and read out."""

from bruxelles.terminal.b1897.choices import choices
from bruxelles.terminal.b1897.reading import read_board, read_piles, read_seats

__all__ = ["choices", "read_board", "read_piles", "read_seats"]
