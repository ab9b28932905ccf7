"""Tables of the variant set up by hand, what everybody sees of it, and the picture."""

from __future__ import annotations

import random

import pytest

from bruxelles.kernel.record import RecordError
from tests.games.b1893.asymmetric.builder import asymmetric, placing
from tests.games.b1893.builder import RULEBOOK, position, table_of
from tests.games.b1893.looking import seen

NAMES = ["board:hankar", "board:cauchie", "board:horta", "board:saintenoy", "board:strauven"]


@pytest.mark.parametrize("belle", ["off", "on"])
def test_seats_without_a_line_get_the_first_boards_not_named(belle: str) -> None:
    match = asymmetric("phase planning\nseat:2 board board:hankar\nseat:3 board board:strauven", belle=belle)
    assert [seat.board for seat in seen(match).seats] == [NAMES[1], NAMES[0], NAMES[4], NAMES[2]]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("seat:1 board board:horta\nseat:2 board board:horta", "each seat has one board, and no two"),
        ("seat:1 board board:horta\nseat:1 board board:hankar", "each seat has one board, and no two"),
        ("seat:1 board board:wright", "board:wright"),
        ("top left", "left"),
    ],
)
def test_a_line_that_cannot_be_set_up_is_refused(lines: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        asymmetric(f"phase planning\n{lines}")


def test_without_the_variant_there_are_no_such_lines() -> None:
    with pytest.raises(RecordError, match="a seat can't own 'board'"):
        position("phase planning\nseat:1 board board:horta")


@pytest.mark.parametrize("belle", ["off", "on"])
@pytest.mark.parametrize("phase", ["planning", "turn seat:1", "columns", "irises", "end"])
def test_a_game_can_begin_with_a_phase_and_goes_on_to_its_end(phase: str, belle: str) -> None:
    match, choice = asymmetric(f"phase {phase}\nround 4\ntop other", 3, belle=belle), random.Random(1)
    while not match.over:
        match.play(choice.choice(match.options))
    assert table_of(match).round == 5


def test_the_picture_shows_boards_and_the_noble_turned_up() -> None:
    match = placing("hankar", "1,3", "display noble:buls")
    text = RULEBOOK.picture(match.state)
    assert "board hankar" in text
    assert f"{str(seen(match).revealed).removeprefix('noble:')} turned up for 0" in " ".join(text.split())
    assert "board" not in RULEBOOK.picture(position("phase planning").state)
