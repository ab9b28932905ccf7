"""Both languages say the same things, each in its own way."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.words.saying import used_fields

from bruxelles import words
from bruxelles.words import LANGUAGES, Message, MissingWordError, Token, UnknownLanguageError, plain, speak
from bruxelles.words.catalogue import catalogue
from bruxelles.words.speech import FIELD, PARTS

ENGLISH = catalogue("en").messages
FRENCH = catalogue("fr").messages
FRENCH_PHRASES = catalogue("fr").phrases
KEYS = sorted(ENGLISH)
FORMS = {"name", "a", "the", "at", "sides"}


def test_both_languages_have_the_same_keys() -> None:
    assert set(ENGLISH) == set(FRENCH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice_in_a_catalogue(language: str) -> None:
    """The reader would silently keep one of them."""
    text = Path(words.__file__).with_name(f"{language}.po").read_text(encoding="utf-8")
    keys = re.findall(r'^msgid "(.+)"$', text, re.MULTILINE)
    assert sorted(keys) == KEYS


@pytest.mark.parametrize("key", KEYS)
def test_both_languages_use_the_same_fields(key: str) -> None:
    assert used_fields(ENGLISH[key]) == used_fields(FRENCH[key])
    assert len(ENGLISH[key]) == len(FRENCH[key])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_names_its_count_and_says_two_different_things(language: str) -> None:
    for key, texts in catalogue(language).messages.items():
        if len(texts) > 1:
            assert len(texts) == 2, key
            assert "count" in used_fields(texts), key
            assert texts[0] != texts[1], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_braces_hold_nothing_but_fields_and_known_forms(language: str) -> None:
    for key, texts in catalogue(language).messages.items():
        for text in texts:
            assert not set("{}") & set(FIELD.sub("", text)), key
            assert {found[2].lower() for found in FIELD.finditer(text) if found[2]} <= FORMS, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_no_stray_space_and_no_straight_apostrophe(language: str) -> None:
    phrases = FRENCH_PHRASES if language == "fr" else {}  # English ones stand in the sources, typed as sources are
    for key, texts in (catalogue(language).messages | phrases).items():
        for text in texts:
            assert text == text.strip(), key
            assert "  " not in text, key
            assert "'" not in text, key


def test_french_signs_keep_their_distance() -> None:
    for key, texts in (FRENCH | FRENCH_PHRASES).items():
        for text in texts:
            assert not re.search(r"[^\u00a0][:;!?](?=\s|$)|[^\u00a0]»", text), key
            assert not re.search(r"«[^\u00a0]", text), key
            assert not {'"', "..."} & set(re.findall(r'"|\.\.\.', text)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_sentences_begin_with_a_capital_or_a_name_and_end_with_a_point(language: str) -> None:
    for key, texts in catalogue(language).messages.items():
        if key.startswith(("fact.", "why.", "phase.", "chance.")) or (
            key.startswith("log.") and key != "log.start.seat"
        ):
            for text in texts:
                assert text[0] == "{" or text[0].isupper(), key
                assert text.endswith("."), key


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 0, "Stock Exchange: lay 0 Architects, gain 5 BEF"),
        ("en", 1, "Stock Exchange: lay 1 Architect, gain 5 BEF"),
        ("en", 2, "Stock Exchange: lay 2 Architects, gain 5 BEF"),
        ("fr", 0, "Bourse\u00a0: poser 0 Architecte, gagner 5\u00a0FB"),
        ("fr", 1, "Bourse\u00a0: poser 1 Architecte, gagner 5\u00a0FB"),
        ("fr", 2, "Bourse\u00a0: poser 2 Architectes, gagner 5\u00a0FB"),
        ("fr", 1_000_000, "Bourse\u00a0: poser 1000000 Architectes, gagner 5\u00a0FB"),
    ],
)
def test_the_count_chooses_the_plural(language: str, count: int, expected: str) -> None:
    assert speak(language, strict=True).say("option.turn.stock", count=count, amount=Token("bef:5")) == expected


def test_a_sentence_takes_the_form_of_a_name_that_it_needs() -> None:
    built = Message("fact.house_built", {"player": Token("seat:1"), "house": Token("house:single")})
    assert speak("en").tell(built) == "Player 1 builds a single-lamp House."
    assert speak("fr").tell(built) == "Joueur 1 construit une Maison à un réverbère."
    laid = Message(
        "log.laid", {"player": "X", "count": 1, "architects": [Token("architect:2/5")], "place": Token("place:hall")}
    )
    assert speak("fr").tell(laid) == "X pose 1 Architecte à l’Hôtel de Ville (2/5)."


def test_a_capital_in_the_form_makes_a_capital_in_the_sentence() -> None:
    assert speak("fr").say("option.parkKeep.artwork", card=Token("artwork:red")) == "L’Œuvre rouge"


def test_seats_are_called_by_the_names_of_their_players() -> None:
    english = speak("en").with_players(["Ada"])
    assert english.say("fact.passed.later", player=Token("seat:1")) == "Ada passes."
    assert english.say("fact.passed.later", player=Token("seat:2")) == "Player 2 passes."


def test_lists_are_joined_as_each_language_does() -> None:
    bonuses = [Token("bonus:prison"), Token("bonus:nobility"), Token("bonus:prestige")]
    assert speak("en").say("log.bonuses", bonuses=bonuses) == (
        "Bonuses from left to right: Prison, Nobility and Prestige."
    )
    assert speak("fr").say("log.bonuses", bonuses=bonuses) == (
        "Bonus de gauche à droite\u00a0: Prison, Noblesse et Prestige."
    )


def test_a_missing_key_shows_itself_and_is_refused_in_strict_use() -> None:
    assert speak("en").say("fact.nothing_such") == "fact.nothing_such"
    with pytest.raises(MissingWordError, match=r"en has no message 'fact\.nothing_such'"):
        speak("en", strict=True).say("fact.nothing_such")


def test_a_missing_field_shows_its_name_and_is_refused_in_strict_use() -> None:
    assert speak("en").say("fact.passed.later") == "player passes."
    with pytest.raises(MissingWordError, match="needs the field 'player'; given are none"):
        speak("en", strict=True).say("fact.passed.later")


def test_a_plural_without_its_count_is_refused_in_strict_use() -> None:
    assert speak("en").say("log.cleared") == "count cards leave the grid."
    with pytest.raises(MissingWordError, match="needs a number as field 'count', not None"):
        speak("en", strict=True).say("log.cleared")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguageError, match="no words in 'nl'; there are en, fr"):
        speak("nl")


def test_a_language_is_read_once() -> None:
    assert speak("fr") is speak("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_export_holds_every_message_and_survives_json(language: str) -> None:
    export = speak(language).export()
    assert json.loads(json.dumps(export)) == export
    assert set(KEYS) <= set(export["messages"])
    assert export["parts"]["cell"] == ["row", "column"]


def test_a_message_for_json_tells_tokens_from_texts() -> None:
    message = Message(
        "k", {"a": 1, "b": "text", "c": Token("money"), "d": [Token("expo"), Message("l", {"e": Token("bef:1")})]}
    )
    assert plain(message) == {
        "key": "k",
        "fields": {
            "a": 1,
            "b": "text",
            "c": {"token": "money"},
            "d": [{"token": "expo"}, {"key": "l", "fields": {"e": {"token": "bef:1"}}}],
        },
    }


@pytest.mark.parametrize("prefix", sorted(PARTS))
def test_tokens_with_numbers_use_just_the_parts_they_have(prefix: str) -> None:
    assert used_fields(ENGLISH[f"name.{prefix}"]) == set(PARTS[prefix])
