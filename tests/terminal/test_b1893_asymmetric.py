"""What the terminal shows of the asymmetric variant."""

from __future__ import annotations

from tests.games.b1893.asymmetric.builder import owning
from tests.games.b1893.builder import table_of
from tests.games.b1893.looking import scripted

from bruxelles.games.b1893.view import view
from bruxelles.terminal.b1893.board import board_lines
from bruxelles.terminal.b1893.reading import read_board
from bruxelles.terminal.b1893.seats import read_seats
from bruxelles.words import speak

TURNED_UP = "seat:1 turn space:1,3\nseat:1 bid bid:1 forced\nchance turnUpNoble noble:albert\n"


def test_boards_and_a_noble_turned_up_are_read_out_and_drawn() -> None:
    words = speak("en")
    shown = view(table_of(owning("horta")))
    assert any(
        line.strip().startswith("Horta’s board: A different Architect track") for line in read_seats(shown, words)
    )
    lines = "phase turn seat:1\nseat:1 board board:hankar\nseat:1 money 1\ndisplay noble:buls\n"
    turned_up = view(table_of(scripted(lines, TURNED_UP, asymmetric="on")))
    assert "Turned up from the pile, for free: Prince Albert." in read_board(turned_up, words)
    assert any("0 (" in line for line in board_lines(turned_up, words))
