"""Bruxelles 1893 in a terminal: drawn and read out in both languages, from the first choice to the last."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from tests.games.b1893.builder import new_match, play, position

from bruxelles.games.b1893.shapes import BoardView
from bruxelles.games.b1893.standing import belongings
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.match import Match
from bruxelles.terminal import b1893, match_text
from bruxelles.terminal.choices import Answer
from bruxelles.terminal.lookup import PARTS, help_lines, table_lines
from bruxelles.terminal.running import Plan, open_session
from bruxelles.terminal.table_page import Pointing, TablePage
from bruxelles.words import Words, languages, speak

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]
RAW = re.compile(r"None|[{}]|\b(terminal|name|phrase|at|the)\.\w|\w:[a-z]")


def in_words(language: str) -> Words:
    return speak(language, strict=True).with_players(NAMES)


@cache
def views(seats: int) -> tuple[BoardView, ...]:
    """The table before every decision of a game."""
    match, choice = new_match(seats, "terminal"), random.Random(seats)
    found = []
    while not match.over:
        found.append(seen(match))
        busy = [option for option in match.options if option not in ("pass", "stop")]
        match.play(choice.choice((busy or match.options)[:12]))
    return (*found, seen(match))


def seen(match: Match) -> BoardView:
    view = match.view()
    assert isinstance(view, BoardView)
    return view


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 5])
def test_the_whole_table_is_said_in_words(language: str, seats: int) -> None:
    words = in_words(language)
    for view in views(seats):
        lines = [*b1893.read_board(view, words), *b1893.read_seats(view, words), *b1893.read_piles(view, words)]
        assert [line for line in [*lines, b1893.status(view, words)] if RAW.search(line)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 5])
def test_the_drawn_table_fits_a_small_screen(language: str, seats: int) -> None:
    words = in_words(language)
    for view in views(seats):
        drawn = [
            *b1893.draw_board(view, words, [], None, 80),
            *b1893.draw_seats(view, words, 0, detailed=False, width=80),
        ]
        assert len(drawn) == 5 + 2 + 4 + 1 + seats
        assert max(line.cell_len for line in drawn) <= 80
        assert [line.plain for line in drawn if re.search(r"None|[{}]|terminal\.", line.plain)] == []


TABLE = """
    phase turn seat:1
    round 2
    stock 5
    square iris:4,4
    column 1 prestige:19
    display noble:buls noble:albert
    market artwork:green
    indicator 2,4
    seat:1 money 7
    seat:1 meeple space:1,1 bid:2
    seat:2 meeple space:1,2 bid:1
    seat:2 meeple space:2,1 bid:2
    seat:1 meeple space:2,2 bid:1
    seat:2 houses space:3,3
    seat:1 artworks artwork:green artwork:black
    seat:1 cubes cube:wood cube:wood cube:joker
    seat:1 turned noble:brugmann
    seat:2 passed yes
    """


def test_the_table_is_read_line_by_line() -> None:
    lines = b1893.read_board(seen(position(TABLE, 3)), in_words("en"))
    expected = [
        "Round 2 of 5. First player: Ada.",
        "Try Square: iris 4-4.",
        "Row 1, column 1: Workshop, Ada’s meeple, bid 2 BF.",
        "Row 1, column 5: Construction, not active.",
        "Row 3, column 3: Bo’s House.",
        "Column 1: Crown and Crown, 1 Manneken Pis. Bids: Ada: 2 and Bo: 2. Leading: Ada and Bo.",
        "Iris 1-1: surrounded, led by Ada and Bo.",
        "The Stock Exchange pays 6 BF.",
        "Nobles on display: Charles Buls for 1 BF and Prince Albert for 0 BF.",
        "Art Market: green Artwork. Indicator: position 2-4.",
        "Compass needles: wood (can’t move to stone) and stone (next money).",
    ]
    assert [line for line in expected if line not in lines] == []


def test_what_is_read_of_prices_is_what_a_sale_brings() -> None:
    match = play(
        position("phase turn seat:1\nindicator 2,4\nseat:1 money 1\nseat:1 artworks artwork:green"), "space:1,2"
    )
    view = seen(match)
    line = next(line for line in b1893.read_board(view, in_words("en")) if "a sale brings" in line)
    before = (view.seats[0].money, view.seats[0].points)
    play(match, "indicator:2,4")
    after = seen(match).seats[0]
    assert f"green Artwork {after.money - before[0]} BF and {after.points - before[1]} VP" in line


def test_signs_of_the_drawn_table() -> None:
    view, words = seen(position(TABLE, 3)), in_words("en")
    drawn = [line.plain for line in b1893.draw_board(view, words, [], None, 80)]
    assert drawn[0].split() == ["Worksh.", "1:2", "Sales", "2:1", "Nobles", "Materi.", "(Constr.)"]
    assert "⌂2" in drawn[2]
    assert drawn[5].startswith(" C+C m1 ")
    assert drawn[6].startswith(" *1:2 *2:2 ")
    seat = b1893.draw_seats(view, words, 0, detailed=False, width=80)[1].plain.split()
    assert seat == ["►1", "Ada", "0", "7", "1·1·2", "3·0·2", "GK", "w2", "j1", "0/6", "g", "1·1·1·1"]


@pytest.mark.parametrize("language", languages())
def test_everything_that_an_answer_changes_has_its_words(language: str) -> None:
    words = speak(language)
    match = new_match(3, "1")
    assert isinstance(match.state, Table)
    names = belongings(match.state, 0).keys()
    missing = {name for name in names if f"terminal.change.{name}" not in words}
    assert missing == set()


def test_money_is_called_as_each_game_calls_it() -> None:
    match = position("phase turn seat:1\nstock 5", 3)
    lines = match_text.what(match, (Answer("turn", "place:stock"),), in_words("en"))
    assert "Changes: BF 0 → 6, meeples available 5 → 4, in Brussels 0 → 1." in lines
    assert not any("BEF" in line for line in lines)


@pytest.mark.parametrize("language", languages())
def test_a_session_draws_reads_and_explains_the_table(tmp_path: Path, language: str) -> None:
    session = open_session(Plan("1893", ["human:Ada", "human:Bo"], language, "7", tmp_path / "game.txt"))
    page = TablePage(session, Pointing(match_text.choices(session.match), 0), "", match_text.log(session.match))
    text = "\n".join(line.plain for line in page.lines(120, 40))
    assert "Ada" in text
    assert not re.search(r"None|terminal\.|artwork:|noble:", text)
    for part in PARTS:
        assert not any(RAW.search(line) for line in table_lines(session.match, session.words, part))
    assert not any("terminal." in line for line in help_lines(session))
