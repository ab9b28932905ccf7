"""Cards, tiles and boards name the numbers of the box that is played with, ours or a corrected copy."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.b1893.builder import bids, new_match, play, position

from bruxelles.components.b1893 import ours
from bruxelles.games.b1893.belle.vocabulary import CARDS, TILES
from bruxelles.words import LANGUAGES, speak
from bruxelles.words.catalogue import catalogue
from bruxelles.words.entries import entry_messages, filled, keyed_entries
from bruxelles.words.story import tell_story
from bruxelles.words.tellers import spoken_at

BOX: dict[str, Any] = ours("belle-epoque", "asymmetric").plain()
KEYS = {
    **{f"belle_epoque.cards.{number}": f"card.1893.{number}" for number in range(1, CARDS + 1)},
    **{f"belle_epoque.tiles.{number}": f"tile.1893.{number}" for number in range(1, TILES + 1)},
    "asymmetric.horta.money": "board.1893.3",
    "asymmetric.saintenoy.symbols": "board.1893.4",
    "asymmetric.strauven.sale": "board.1893.5",
}
PRINTED = [name for name in KEYS if name in BOX]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRINTED)
def test_a_corrected_number_is_the_number_that_is_said(name: str, language: str) -> None:
    value = BOX[name]
    for place in range(len(value) if isinstance(value, list) else 1):
        corrected = [*value[:place], 97, *value[place + 1 :]] if isinstance(value, list) else 97
        said = entry_messages(language, BOX | {name: corrected})[KEYS[name]][0]
        assert re.findall(r"\d+", said).count("97") >= 1
        assert "97" not in catalogue(language).messages[KEYS[name]][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_without_a_printed_number_has_no_gap(language: str) -> None:
    assert set(entry_messages(language)) == set(keyed_entries())
    assert not any(set("{}|") & set(text) for (text,) in entry_messages(language).values())


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [("en", 0, "0 jokers"), ("en", 1, "1 joker"), ("en", 2, "2 jokers"), ("fr", 0, "0 joker"), ("fr", 2, "2 jokers")],
)
def test_the_number_chooses_the_plural(language: str, number: int, said: str) -> None:
    assert filled("{amount} {joker|jokers}", {"amount": number}, language) == said


def test_a_box_without_an_expansion_says_nothing_of_its_cards() -> None:
    said = entry_messages("en", ours().plain())
    assert "card.1893.7" not in said
    assert "card.1893.8" in said, "it names no number"


def test_a_table_with_a_corrected_copy_speaks_of_it(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("belle_epoque.cards.7.value = 3\nbelle_epoque.tiles.3.value = 4\n")
    lines = "phase turn seat:1\npavilion 1 card:7 seat:1\nseat:1 money 2"
    match = play(position(lines, 4, "1", mine, belleEpoque="on"), "space:1,4 bid:1 cube:wood cube:wood card:7")
    words = spoken_at(match, speak("en")).with_players(["Ada"])
    assert words.say("card.1893.7") == "After your Materials: take 3 jokers"
    assert words.say("tile.1893.3").startswith("4 BF times")
    assert words.say("card.1893.5") == speak("en").say("card.1893.5")
    assert any("card 7" in line and "take 3 jokers" in line for line in tell_story(match, "en"))
    assert spoken_at(new_match(3, "1"), speak("fr")) is speak("fr")


def story(tmp_path: Path, corrected: str, lines: str, answers: str = "", language: str = "en") -> list[str]:
    """What the log says of a position that is played with a corrected box."""
    mine = tmp_path / "mine.toml"
    mine.write_text(corrected)
    return tell_story(play(position(lines, 4, "1", mine, belleEpoque="on"), answers), language)


def test_the_log_counts_visits_in_the_points_that_were_scored(tmp_path: Path) -> None:
    lines = f"phase brussels\npavilion 2 card:1 seat:1\n{bids('- - -', '2:1 3:1 -')}"
    told = story(tmp_path, "belle_epoque.pavilions.visit.value = 2\n", lines)
    assert "Pavilion visits: Player 1 4 VP (pavilion 2)." in told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The meeple of Player 1 at row 3, column 3 counts as 3 round irises."),
        ("fr", "L’Architecte de Joueur 1 en rangée 3, colonne 3 compte pour 3 autour des iris."),
    ],
)
def test_the_log_says_for_how_many_a_meeple_counts(tmp_path: Path, language: str, said: str) -> None:
    lines = f"phase irises\npavilion 1 card:27 seat:1\n{bids('- - - -', '- 1:1 2:1 -', '- 2:1 1:1 -')}"
    assert said in story(tmp_path, "belle_epoque.cards.27.value = 3\n", lines, "space:3,3", language)
