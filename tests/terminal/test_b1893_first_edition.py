"""The first edition in a terminal, with its own words and its secret draw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.b1893.first_edition import playing as first_edition
from tests.terminal.test_b1893 import seen
from tests.terminal.test_b1893_variants import spoken, views

from bruxelles.kernel.explain import Change
from bruxelles.kernel.match import Match
from bruxelles.terminal import b1893, match_text
from bruxelles.terminal.choices import Answer
from bruxelles.terminal.lookup import reasons, table_lines
from bruxelles.terminal.players import Player
from bruxelles.terminal.saving import Keeper
from bruxelles.terminal.session import Session
from bruxelles.terminal.table_page import Pointing, TablePage
from bruxelles.words import languages

SECOND_WORDS = re.compile(
    r"\b(Nobles?|[Mm]eeples?|Iris|[Ii]ris(es)?|Crown|House|Prestige|Try Square|Art Market|brown)\b"
)
OTHERS = {
    "en": SECOND_WORDS,
    "fr": re.compile(r"\b(Maisons?|Iris|Couronne|Prestige|Architectes)\b"),
}


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
        shown = session.match, session.words
        pages.append("\n".join([*lines, *table_lines(*shown, "board"), *reasons(*shown)]))
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
