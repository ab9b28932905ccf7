"""Belle Époque and the first edition in a terminal: drawn and read out in both languages."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from tests.games.b1893.belle.builder import belle, owning
from tests.games.b1893.builder import new_match, play
from tests.games.b1893.first_edition import playing as first_edition
from tests.terminal.test_b1893 import NAMES, RAW, in_words, seen

from bruxelles.games.b1893.shapes import BoardView
from bruxelles.kernel.match import Match
from bruxelles.terminal import b1893, match_text
from bruxelles.terminal.choices import Answer
from bruxelles.terminal.lookup import PARTS, help_lines, table_lines
from bruxelles.terminal.running import Plan, open_session
from bruxelles.terminal.table_page import Pointing, TablePage
from bruxelles.words import Words, languages, speak

VARIANTS = ("belle", "first_edition")


def started(variant: str, seats: int) -> Match:
    if variant == "first_edition":
        return first_edition.new_match(seats, "terminal")
    return new_match(seats, "terminal", belleEpoque="on", asymmetric="on")


@cache
def views(variant: str, seats: int) -> tuple[BoardView, ...]:
    """The table before every decision of a game, as the seat that decides sees it."""
    match, choice = started(variant, seats), random.Random(seats)
    found = []
    while not match.over:
        found.append(match.view(match.seat))
        busy = [option for option in match.options if option not in ("pass", "stop", "none", "decline")]
        match.play(choice.choice((busy or match.options)[:12]))
    return (*found, seen(match))


def spoken(variant: str, language: str) -> Words:
    words = match_text.spoken(started(variant, 2), speak(language, strict=True))
    return words.with_players(NAMES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_whole_table_is_said_in_words(variant: str, seats: int, language: str) -> None:
    words = spoken(variant, language)
    for view in views(variant, seats)[:: 1 if seats == 2 else 3]:
        lines = [*b1893.read_board(view, words), *b1893.read_seats(view, words), *b1893.read_piles(view, words)]
        assert [line for line in [*lines, b1893.status(view, words)] if RAW.search(line)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_drawn_table_fits_a_small_screen(variant: str, seats: int, language: str) -> None:
    words = spoken(variant, language)
    for view in views(variant, seats)[:: 1 if seats == 2 else 3]:
        seats_drawn = b1893.draw_seats(view, words, 0, detailed=False, width=80)
        drawn = [*b1893.draw_board(view, words, [], None, 80), *seats_drawn]
        assert len(drawn) <= 5 + 2 + 4 + 2 + 1 + seats
        assert max(line.cell_len for line in drawn) <= 80
        assert [line.plain for line in drawn if re.search(r"None|[{}]|terminal\.", line.plain)] == []
        assert not any("…" in line.plain for line in seats_drawn[:1])


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_low_screen_shows_the_option_that_is_pointed_at(variant: str, tmp_path: Path) -> None:
    game, options = ("1893-1st", {}) if variant == "first_edition" else ("1893", {"belleEpoque": "on"})
    plan = Plan(game, [f"human:{name}" for name in NAMES], "en", "7", tmp_path / "game.txt", options)
    session = open_session(plan)
    while session.match.decision != "turn":
        session.give((Answer(session.match.decision or "", session.match.options[0]),))
        session.confirm()
    choices = match_text.choices(session.match)
    for index in range(len(choices)):
        page = TablePage(session, Pointing(choices, index), "", match_text.log(session.match))
        lines = [line.plain for line in page.lines(80, 24)]
        assert len(lines) == 24
        assert sum(line.startswith("►") for line in lines) == 2, "the seat whose turn it is, and the option"


def test_pavilions_cards_tiles_and_travelers_are_drawn() -> None:
    view = seen(
        belle(
            """
            phase turn seat:1
            tiles tile:3 tile:12
            pavilion 1 card:12 seat:2
            pavilion 3 card:7
            pavilion 4 card:9 seat:1
            used card:9
            riding 1 0 0 0
            seat:2 claims tile:5
            seat:1 travelers 2
            seat:1 artworks white:green artwork:black
            seat:3 meeple space:3,3 bid:4
            """
        )
    )
    drawn = [line.plain for line in b1893.draw_board(view, in_words("en"), [], None, 80)]
    assert "◆ 3:4" in drawn[2]
    assert "Stock Exch. ×1 t1" in drawn[7]
    assert drawn[11].split(": ")[1].split(" · ")[:4] == ["1 ⌂2 c12", "2 1g c1", "3 2g c7", "4 ⌂1 (c9)"]
    assert drawn[12].startswith(" Tiles: ")
    assert "5:2" in drawn[12]
    assert "Train: 1" in drawn[12]
    seat = b1893.draw_seats(view, in_words("en"), 0, detailed=False, width=80)[1].plain.split()
    assert seat[5] == "5+2·0·2"
    assert seat[6] == "Kg"


def test_cards_are_read_with_what_they_do_and_whether_they_can_be_used() -> None:
    view = seen(owning(7, 12, lines="used card:12\nseat:1 travelers 1\nseat:1 claims tile:4"))
    own = b1893.read_seats(view, in_words("en"))
    assert "  Can be used: card 7: After your Materials: take 2 jokers." in own
    assert "  Used this round: card 12: After your Stock Exchange: 1 VP for every full 5 BF you have." in own
    assert "  Tile 4, claimed by Ada: Your Artworks row counts 4 more than you own." in own
    assert "  Has 1 Traveler." in own
    board = b1893.read_board(view, in_words("en"))
    assert "Pavilion 1, built by Ada: card 7: After your Materials: take 2 jokers." in board
    assert "Row 3, column 3: marked by a Belle Époque tile." in board
    assert any(re.match(r"Pavilion 3, not built, 2 extra glass: card \d", line) for line in board)
    assert "3 Travelers on the Train." in board


def test_who_is_set_aside_is_shown() -> None:
    match = play(owning(22, lines="seat:1 money 3"), "space:1,1 bid:1 artwork:green extra:meeple")
    words = in_words("en")
    assert "Ada has set a meeple aside." in b1893.read_board(seen(match), words)
    assert any("set aside: 1" in line.plain for line in b1893.draw_board(seen(match), words, [], None, 80))
    others = "\n".join(f"seat:{seat} passed yes" for seat in (2, 3, 4))
    rides = owning(22, lines=f"seat:1 travelers 1\n{others}")
    view = seen(play(rides, "place:market travelers:0 extra:traveler"))
    assert "A Traveler is set aside." in b1893.read_board(view, words)
    assert any("set aside: t" in line.plain for line in b1893.draw_board(view, words, [], None, 80))


def test_a_meeple_that_counts_for_more_is_marked() -> None:
    view = seen(owning(27, lines="seat:1 meeple space:3,3 bid:1"))
    assert view.belle is not None
    view = replace(view, belle=replace(view.belle, doubled="space:3,3", weight=3))
    assert "1:1×3" in b1893.draw_board(view, in_words("en"), [], None, 80)[2].plain
    counts = "Row 3, column 3: the meeple there counts as 3 around irises."
    assert counts in b1893.read_board(view, in_words("en"))


def test_much_in_little_room_is_counted_and_a_wide_window_gives_more() -> None:
    artworks = ["green", *["brown"] * 3, *["blue"] * 3, "black"]
    lines = f"seat:1 artworks {' '.join(f'artwork:{colour}' for colour in artworks)}"
    cubes = "seat:1 cubes cube:wood cube:iron cube:stone cube:glass cube:joker cube:joker"
    view = seen(belle(f"phase turn seat:1\n{lines}\n{cubes}"))
    narrow, wide = (
        b1893.draw_seats(view, in_words("en"), 0, detailed=False, width=width)[1].plain.split() for width in (80, 110)
    )
    assert narrow[6:8] == ["GN3B3K", "w1i1s1g1j2"]
    assert wide[6:12] == ["GNNNBBBK", "w1", "i1", "s1", "g1", "j2"]


def test_boards_are_named_beside_their_owners() -> None:
    view = next(view for view in views("belle", 2) if all(seat.board for seat in view.seats))
    lines = b1893.draw_seats(view, in_words("en"), 0, detailed=False, width=80)[1:]
    boards = [str(seat.board).partition(":")[2].capitalize()[:2] for seat in view.seats]
    assert [line.plain[:14].split()[-1] for line in lines] == boards


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "options"), [("1893-1st", {}), ("1893", {"belleEpoque": "on", "asymmetric": "on"})], ids=str
)
def test_a_session_draws_reads_and_explains_the_table(
    tmp_path: Path, language: str, game: str, options: dict[str, str]
) -> None:
    session = open_session(Plan(game, ["human:Ada", "human:Bo"], language, "7", tmp_path / "game.txt", options))
    for _ in range(30):
        page = TablePage(session, Pointing(match_text.choices(session.match), 0), "", match_text.log(session.match))
        text = "\n".join(line.plain for line in page.lines(120, 40))
        assert not re.search(r"None|terminal\.|artwork:|noble:|card:\d|tile:\d", text)
        assert not any("terminal." in line for line in help_lines(session))
        session.give((Answer(session.match.decision or "", session.match.options[0]),))
        session.confirm()
    for part in PARTS:
        assert not any(RAW.search(line) for line in table_lines(session.match, session.words, part))
