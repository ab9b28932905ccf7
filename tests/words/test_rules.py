"""The ledgers can be read aloud, rule by rule, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bruxelles.games import NAMES, find_rulebook
from bruxelles.words import UnknownLanguageError, languages, speak
from bruxelles.words.lookup import look_up
from bruxelles.words.rules import UnknownRuleError, by_id, chapters, read_ledger, rule, search

LEDGERS = Path(__file__).parents[2] / "rules"


def printed(language: str) -> list[str]:
    """The ids that a ledger prints in bold at the start of an item or a row."""
    ledgers = [path for path in sorted(LEDGERS.glob("*.md")) if path.name.endswith(".fr.md") == (language == "fr")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in ledgers)
    return re.findall(r"^(?:- |\| )\*\*(\d\d\S*?)(?=\*\*| )", text, re.MULTILINE)


@pytest.mark.parametrize("language", languages())
def test_every_printed_rule_is_found_once(language: str) -> None:
    assert sorted(by_id(language)) == sorted(printed(language))


def test_ids_of_every_shape_are_read() -> None:
    assert {"93-2P-03", "93-BE-CARD-22b", "93-ASYM-HANKAR-1", "93E1-2P-01", "97-SALE-02"} <= set(by_id("en"))


def test_both_languages_have_the_same_rules() -> None:
    assert list(by_id("fr")) == list(by_id("en"))


def test_every_rule_is_said_in_words_of_its_own_in_french() -> None:
    assert [number for number in by_id("fr") if rule(number, "fr").sentence == rule(number, "en").sentence] == []


@pytest.mark.parametrize("language", languages())
def test_sentences_are_free_of_marks(language: str) -> None:
    for number in by_id(language):
        found = rule(number, language)
        assert len(found.sentence) > 10, number
        assert not re.search(r"[*`]|Source:|RULING", found.sentence + found.ruling), number


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", NAMES)
def test_rules_that_the_game_names_are_in_the_ledger(game: str, language: str) -> None:
    contents = find_rulebook(game).contents
    named = {*contents.rules.values(), *(number for kind in contents.decisions.values() for number in kind.rules)}
    named |= {option.rule for option in find_rulebook(game).options}
    assert named <= set(by_id(language))


def test_a_rule_is_given_in_its_parts() -> None:
    found = rule("97-MONEY-02")
    assert found.sentence.startswith("Money spent returns to the supply")
    assert found.sentence.endswith("change is always given.")
    assert found.ruling.startswith("(change) — a card")
    assert found.source == "EN/FR Art Nouveau area, Setup 4."
    assert found.chapter == "2. Money (MONEY)"


def test_markup_is_kept_if_asked_for() -> None:
    assert "`OPTION halfCards` (default **off**)" in rule("97-CONS-07", markup=True).sentence
    assert search("halfCards", markup=True)[0].sentence == rule("97-CONS-07", markup=True).sentence


def test_a_rule_is_said_in_french() -> None:
    assert rule("97-SALE-02", "fr").sentence == "Le vendeur choisit l’Œuvre\u00a0; le prix n’en dépend pas."


@pytest.mark.parametrize("number", ["97-SALE-02", "93-2P-03", "93-BE-CARD-22b", "93-ASYM-HANKAR-1", "93E1-2P-01"])
def test_an_id_is_understood_in_small_and_in_capital_letters(number: str) -> None:
    assert [rule(asked).id for asked in (number, number.lower(), number.upper())] == [number] * 3


def test_an_unknown_id_is_refused_with_the_closest_ones() -> None:
    with pytest.raises(UnknownRuleError, match="no rule '97-SALE-09'; did you mean 97-SALE-0"):
        rule("97-SALE-09")
    with pytest.raises(UnknownRuleError, match=r"did you mean .*93-BE-CARD-22c"):
        rule("93-BE-CARD-22d")
    with pytest.raises(UnknownRuleError, match="no rule 'zzz'; ids look like 97-SALE-02"):
        rule("zzz")


def test_an_unknown_language_has_no_rules() -> None:
    with pytest.raises(UnknownLanguageError, match="no rules in 'nl'"):
        chapters("nl")


def test_a_search_wants_all_words_and_takes_either_apostrophe() -> None:
    assert "97-INFL-06" in [found.id for found in search("brugmann BONUS")]
    assert "97-BRUX-06" in [found.id for found in search("l'action 97-bru", "fr")]
    assert search("") == []
    assert search("brugmann zeppelin") == []


@pytest.mark.parametrize("game", NAMES)
def test_a_search_and_the_chapters_can_keep_to_one_game(game: str) -> None:
    found = search("brugmann", game=game)
    assert found == [each for each in search("brugmann") if each.game == game[:4]]
    assert 0 < len(found) < len(search("brugmann"))
    words = speak("fr")
    lines = look_up("", words, game)
    assert {line[:2] for line in lines} == {game[2:4]}
    assert len(lines) < len(look_up("", words))
    assert {line[:2] for line in look_up("brugmann", words, game)[:-1]} == {game[2:4]}


@pytest.mark.parametrize("game", NAMES)
def test_a_rule_of_another_game_is_found_by_its_id(game: str) -> None:
    assert [look_up(number, speak("en"), game)[1][:10] for number in ("97-SALE-02", "93-MAT-01")] == [
        "97-SALE-02",
        "93-MAT-01:",
    ]


@pytest.mark.parametrize(
    ("game", "titles", "first"),
    [
        (
            "93",
            ["0.1 General principles (GEN)", "1. Components (COMP)", "2. Setup (SETUP)"],
            ["93-GEN-01", "93-GEN-02"],
        ),
        (
            "97",
            ["1. Components (COMP)", "2. Money (MONEY)", "3. Tracks and victory points (TRACK)"],
            ["97-COMP-01", "97-COMP-02"],
        ),
    ],
)
def test_chapters_keep_the_order_of_the_ledger(game: str, titles: list[str], first: list[str]) -> None:
    english, french = (
        [chapter for chapter in chapters(language) if chapter.rules[0].id.startswith(game)] for language in languages()
    )
    assert [chapter.title for chapter in english][:3] == titles
    assert [found.id for found in english[0].rules][:2] == first
    assert [[found.id for found in chapter.rules] for chapter in english] == [
        [found.id for found in chapter.rules] for chapter in french
    ]


def test_the_ledgers_stand_behind_each_other_by_their_years() -> None:
    games = [chapter.rules[0].id[:2] for chapter in chapters("en")]
    assert games == sorted(games)
    assert {"93", "97"} == set(games)


def test_a_row_of_a_table_and_a_title_in_bold_are_rules_too() -> None:
    (chapter,) = read_ledger("# T\n\n| **97-AB-01** | one | two |\n- **97-AB-02 — Title.** Text of it.\n")
    assert [found.plain().sentence for found in chapter.rules] == ["one; two", "Title. Text of it."]
