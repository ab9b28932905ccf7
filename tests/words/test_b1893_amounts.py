"""Cards, tiles and boards name the numbers of the box that is played with, ours or a corrected copy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.b1893.builder import bids, new_match, play, position, table_of
from tests.words.saying import used_fields

from bruxelles.components.b1893 import ours
from bruxelles.games.b1893.belle.view import belle_view
from bruxelles.games.b1893.pieces import pieces
from bruxelles.kernel.match import Match
from bruxelles.terminal.b1893.reading import read_board
from bruxelles.terminal.story import tell_story
from bruxelles.words import Words, languages, speak
from bruxelles.words.b1893 import text_of
from bruxelles.words.catalogue import catalogue
from bruxelles.words.game_words import spoken_at
from bruxelles.words.printed import printed, printed_by_us

BOX: dict[str, Any] = ours("belle-epoque", "asymmetric").plain()
TOKENS = {
    **{f"belle_epoque.{token.replace(':', 's.')}": token for token in pieces() if not token.startswith("board:")},
    "asymmetric.horta.money": "board:horta",
    "asymmetric.saintenoy.symbols": "board:saintenoy",
    "asymmetric.strauven.sale": "board:strauven",
}


def test_every_piece_names_just_what_is_printed_on_it() -> None:
    for language in languages():
        texts = catalogue(language).messages
        for token in pieces():
            key = f"{token.replace(':', '.1893.')}.does"
            assert used_fields(texts[key]) == set(printed_by_us().get(key, ())), (language, key)


@pytest.mark.parametrize("language", languages())
def test_a_corrected_number_is_the_number_that_is_said(language: str) -> None:
    there = [name for name in TOKENS if name in BOX]
    assert len(there) > 30
    for name in there:
        value, text = BOX[name], text_of(TOKENS[name])
        for place in range(len(value) if isinstance(value, list) else 1):
            corrected = [*value[:place], 97, *value[place + 1 :]] if isinstance(value, list) else 97
            said = speak(language, strict=True).with_printed(printed(BOX | {name: corrected})).tell(text)
            assert "97" in said, name
            assert "97" not in speak(language, strict=True).tell(text), name


def test_a_corrected_board_gives_other_cubes() -> None:
    words = speak("en").with_printed(printed(BOX | {"asymmetric.cauchie.cubes": ["iron", "wood", "stone", "glass"]}))
    assert "glass for yellow, wood for brown, stone for blue, iron for green" in words.tell(text_of("board:cauchie"))


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [("en", 0, "0 jokers"), ("en", 1, "1 joker"), ("en", 2, "2 jokers"), ("fr", 0, "0 joker"), ("fr", 2, "2 jokers")],
)
def test_the_number_chooses_the_plural(language: str, number: int, said: str) -> None:
    words = speak(language).with_printed({"card.1893.7.does": {"count": number}})
    assert words.say("card.1893.7.does").endswith(said)


@pytest.mark.parametrize(("number", "said"), [(0, "0 more steps"), (1, "1 more step"), (2, "2 more steps")])
def test_a_word_in_a_sentence_follows_its_number(number: int, said: str) -> None:
    assert said in speak("en").with_printed({"card.1893.3.does": {"count": number}}).say("card.1893.3.does")


POLISH = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

msgid "language.locale"
msgstr "pl-PL"

msgid "steps"
msgid_plural "steps"
msgstr[0] "{count} krok"
msgstr[1] "{count} kroki"
msgstr[2] "{count} kroków"

msgid "both"
msgstr "{one|krok|kroki|kroków}, {other|punkt|punkty|punktów}"
"""


def test_a_language_of_another_folder_has_as_many_forms_as_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "language.po").write_text(POLISH, "utf-8")
    monkeypatch.setenv("BRUXELLES_LANGUAGES", str(tmp_path))
    assert "pl" in languages()
    polish = Words("pl")
    assert [polish.say("steps", count=count) for count in (1, 3, 5)] == ["1 krok", "3 kroki", "5 kroków"]
    assert polish.say("both", one=2, other=7) == "kroki, punktów"
    assert polish.say("cli.rank") == speak("en").say("cli.rank")  # until it is translated


def test_a_box_without_an_expansion_has_nothing_of_its_cards() -> None:
    assert not any(key.startswith(("card.", "tile.", "board.")) for key in printed(ours().plain()))
    assert not any(key.startswith("board.") for key in printed(ours("belle-epoque").plain()))


def test_the_money_on_the_compass_is_that_of_the_box() -> None:
    corrected = printed({**ours().plain(), "amounts.unit": 5})
    assert speak("en").say("terminal.short.needle.money") == "3 BF"
    assert speak("en").with_printed(corrected).say("terminal.short.needle.money") == "5 BF"


def test_a_table_with_a_corrected_copy_speaks_of_it(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("belle_epoque.cards.7.value = 3\nbelle_epoque.tiles.3.value = 4\n")
    lines = "phase turn seat:1\npavilion 1 card:7 seat:1\nseat:1 money 2"
    match = play(position(lines, 4, "1", mine, belleEpoque="on"), "space:1,4 bid:1 cube:wood cube:wood card:7")
    words = spoken_at(match, speak("en")).with_players(["Ada"])
    assert words.tell(text_of("card:7")) == "After your Materials: take 3 jokers"
    assert words.tell(text_of("tile:3")).startswith("4 BF times")
    assert words.tell(text_of("card:5")) == speak("en").tell(text_of("card:5"))
    assert any("card 7" in line and "take 3 jokers" in line for line in log_of(match, "en"))
    assert any("take 3 jokers" in line for line in read_board(belle_view(table_of(match)), words))
    assert spoken_at(new_match(3, "1"), speak("fr")) is speak("fr")


def story(tmp_path: Path, corrected: str, lines: str, answers: str = "", language: str = "en") -> list[str]:
    """What the log says of a position that is played with a corrected box."""
    mine = tmp_path / "mine.toml"
    mine.write_text(corrected)
    return log_of(play(position(lines, 4, "1", mine, belleEpoque="on"), answers), language)


def log_of(match: Match, language: str) -> list[str]:
    lines = tell_story(match, language)
    return lines[: lines.index("")]


def test_the_log_counts_visits_in_the_points_that_were_scored(tmp_path: Path) -> None:
    lines = f"phase brussels\npavilion 2 card:1 seat:1\n{bids('- - -', '2:1 3:1 -')}"
    told = story(tmp_path, "belle_epoque.pavilions.visit.value = 2\n", lines)
    assert "Pavilion visits: Player 1 4 VP (pavilion 2)." in told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Player 1’s meeple at row 3, column 3 counts as 3 around irises."),
        ("fr", "L’Architecte en rangée 3, colonne 3 (Joueur 1) compte pour 3 autour des iris."),
    ],
)
def test_the_log_says_for_how_many_a_meeple_counts(tmp_path: Path, language: str, said: str) -> None:
    lines = f"phase irises\npavilion 1 card:27 seat:1\n{bids('- - - -', '- 1:1 2:1 -', '- 2:1 1:1 -')}"
    assert said in story(tmp_path, "belle_epoque.cards.27.value = 3\n", lines, "space:3,3", language)
