"""Belle Époque and the first edition in a terminal: drawn and read out in both languages, with the words of each."""

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
from bruxelles.kernel.explain import Change
from bruxelles.kernel.match import Match
from bruxelles.terminal import b1893, match_text
from bruxelles.terminal.choices import Answer
from bruxelles.terminal.lookup import help_lines, reasons, table_lines
from bruxelles.terminal.players import Player
from bruxelles.terminal.running import Plan, open_session
from bruxelles.terminal.saving import Keeper
from bruxelles.terminal.session import Session
from bruxelles.terminal.table_page import Pointing, TablePage
from bruxelles.words import Words, languages, speak

VARIANTS = ("belle", "first_edition")
SECOND_WORDS = re.compile(
    r"\b(Nobles?|[Mm]eeples?|Iris|[Ii]ris(es)?|Crown|House|Prestige|Try Square|Art Market|brown)\b"
)


OTHERS = {
    "en": SECOND_WORDS,
    "fr": re.compile(r"\b(Maisons?|Iris|Couronne|Prestige|Architectes)\b"),
}


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


def test_the_first_edition_is_told_in_its_own_words() -> None:
    words = spoken("first_edition", "en")
    for view in views("first_edition", 5)[::7]:
        lines = [*b1893.read_board(view, words), *b1893.read_seats(view, words), *b1893.read_piles(view, words)]
        lines += [line.plain for line in b1893.draw_board(view, words, [], None, 80)]
        assert [line for line in lines if SECOND_WORDS.search(line)] == []


def test_exhibition_tiles_compass_and_shop_are_drawn() -> None:
    match = first_edition.position(
        """
        phase turn seat:1
        compass wood iron stone any money empty
        market artwork:green artwork:pink
        covered artwork:blue artwork:black
        seat:2 exhibitions 1
        round 2
        """
    )
    words = spoken("first_edition", "en")
    drawn = [line.plain.strip() for line in b1893.draw_board(seen(match), words, [], None, 80)]
    assert drawn[10].startswith("Compass: [wood] iron stone [any] 3 BF empty · supply:")
    assert drawn[11] == "Exhibition tile face up: 1894 · owned: 2:1 · covered in the shop: BK"
    board = b1893.read_board(seen(match), words)
    assert "The 1894 Exhibition tile is face up." in board
    assert "  Exhibition tiles: 1." in b1893.read_seats(seen(match), words)
    assert "Shop: green Artwork and pink Artwork. Cursor: position 3-3." in board


@pytest.mark.rule("93E1-WORK-04")
def test_artworks_drawn_are_shown_to_the_seat_that_draws_only() -> None:
    match = first_edition.scripted(
        "phase turn seat:1\nseat:1 money 3\nseat:1 exhibitions 1\nround 2",
        "seat:1 turn space:1,1\nseat:1 bid bid:1\nseat:1 perform perform\n"
        "chance drawArtworks seat:1 artwork:green artwork:blue\n",
    )
    words = spoken("first_edition", "en")
    match.persons = [0, 1, 1, 1]
    own = b1893.read_board(match_text.view(match), words)
    assert "Ada has drawn, unseen by the others: green Artwork and blue Artwork." in own
    assert " Ada has drawn: GB" in [
        line.plain.rstrip() for line in b1893.draw_board(match_text.view(match), words, [], None, 80)
    ]
    match.persons = [1, 0, 0, 0]
    others = b1893.read_board(match_text.view(match), words)
    assert "Ada has drawn 2 Artworks and is choosing." in others
    assert not any("unseen by" in line for line in others)


def drawing(*persons: int) -> Match:
    """Ada has drawn two artworks and keeps one; these people sit at the table, 0 at the screen."""
    match = first_edition.scripted(
        "phase turn seat:1\nseat:1 money 3\nseat:1 exhibitions 1\nround 2",
        "seat:1 turn space:1,1\nseat:1 bid bid:1\nseat:1 perform perform\n"
        "chance drawArtworks seat:1 artwork:green artwork:blue\n",
        seats=len(persons),
    )
    match.persons = list(persons)
    return match


@pytest.mark.rule("93E1-WORK-04")
@pytest.mark.parametrize(
    ("persons", "drawn"),
    [
        ((0, 1), "a green Artwork and a blue Artwork"),
        ((0, 0), "2 Artworks"),
        ((1, 0), "2 Artworks"),
        ((0, 0, 1), "2 Artworks"),
    ],
)
def test_the_log_tells_what_was_drawn_to_who_is_alone_with_the_screen(persons: tuple[int, ...], drawn: str) -> None:
    match, words = drawing(*persons), spoken("first_edition", "en")
    before = [words.tell(line) for line in match_text.log(match)]
    assert before[1:] == [f"Ada draws {drawn}."]
    match.play("artwork:green")
    assert [words.tell(line) for line in match_text.log(match)] == [*before, "Ada takes a green Artwork."]


@pytest.mark.rule("93E1-WORK-04")
def test_at_one_screen_a_draw_is_seen_while_its_seat_decides_and_no_longer(tmp_path: Path) -> None:
    people = [Player("human", "Ada"), Player("human", "Bo")]
    session = Session(drawing(0, 0), people, Keeper(tmp_path / "game.txt"), "en")
    pages = []
    for answer in ("artwork:green", ""):
        page = TablePage(session, Pointing(match_text.choices(session.match)), "", match_text.log(session.match))
        lines = [line.plain for line in page.lines(120, 40)]
        pages.append("\n".join([*lines, *table_lines(session, "read_board"), *reasons(session.match, session.words)]))
        if answer:
            session.give((Answer("keepArtwork", answer),))
    assert session.match.seat == 1
    assert ["unseen by the others: green Artwork and blue Artwork" in page for page in pages] == [True, False]
    assert ["GB" in page for page in pages] == [True, False]
    assert not any("draws a green" in page for page in pages)


@pytest.mark.rule("93E1-WORK-04")
def test_nobody_at_the_screen_is_told_why_another_seat_cannot_keep_an_artwork() -> None:
    words = spoken("first_edition", "en")
    assert reasons(drawing(1, 0), words) == ["Only Ada sees what is decided now."]
    assert "pink Artwork" in " ".join(reasons(drawing(0, 1), words))


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
    for part in ("read_board", "read_seats", "read_piles"):
        assert not any(RAW.search(line) for line in table_lines(session, part))


def test_changes_are_named_in_the_first_edition_too(tmp_path: Path) -> None:
    match = first_edition.position("phase turn seat:1\nstock 5", 3)
    lines = match_text.what(match, (Answer("turn", "place:stock"),), spoken("first_edition", "en"))
    assert any(line.startswith("Changes: BF 0 → ") for line in lines)
    assert not any("BEF" in line for line in lines)
    lines = match_text.what(match, (Answer("turn", "pass"),), spoken("first_edition", "en"))
    assert "Changes: BF 0 → 1, Exhibition tiles 0 → 1." in lines
    lines = match_text.what(match, (Answer("turn", "pass"),), spoken("first_edition", "fr"))
    assert "FB 0 → 1, tuiles Exposition 0 → 1" in " ".join(lines)


@pytest.mark.parametrize("language", languages())
def test_every_count_of_the_first_edition_has_its_own_name(language: str) -> None:
    words = spoken("first_edition", language)
    messages = [
        match_text.change_message(Change(0, what, 1, 2), "1893-1st", words)
        for _, what in first_edition.RULEBOOK.standing(first_edition.new_match().state)
    ]
    assert [message for message in messages if message.key == "terminal.change"] == []
    assert [said for said in map(words.tell, messages) if OTHERS[language].search(said)] == []
