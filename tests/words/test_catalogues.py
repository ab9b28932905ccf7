"""All languages say the same things, each in its own way."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from babel import Locale
from tests.words.saying import used_fields

from bruxelles.words import Message, MissingWordError, Token, UnknownLanguageError, languages, plain, speak
from bruxelles.words.catalogue import catalogue, default_language, folders
from bruxelles.words.speech import FIELD, PARTS

ENGLISH = catalogue("en").messages
FRENCH = catalogue("fr").messages
KEYS = sorted(ENGLISH)
FORMS = {"name", "a", "the", "at", "sides"}


def keys_by_file(folder: Path) -> dict[str, list[str]]:
    """The keys of every file of messages, as they are written."""
    return {
        file.name: re.findall(r'^msgid "(.+)"$', file.read_text("utf-8"), re.MULTILINE)
        for file in sorted(folder.glob("*.po"))
        if not file.name.startswith("phrases")
    }


@pytest.mark.parametrize("language", languages())
def test_every_language_has_each_message_once_and_in_the_same_file(language: str) -> None:
    written = keys_by_file(folders()[language])
    assert written == keys_by_file(folders()["en"])
    assert sorted(key for keys in written.values() for key in keys) == sorted(catalogue(language).messages)


@pytest.mark.parametrize("language", languages())
def test_every_language_uses_the_same_fields(language: str) -> None:
    for key, texts in catalogue(language).messages.items():
        assert used_fields(texts) == used_fields(ENGLISH[key]), key


@pytest.mark.parametrize("language", languages())
def test_every_plural_names_its_count_and_says_different_things(language: str) -> None:
    for key, texts in catalogue(language).messages.items():
        if len(texts) > 1:
            assert "count" in used_fields(texts), key
            assert len(set(texts)) > 1, key


@pytest.mark.parametrize("language", languages())
def test_every_language_names_itself_and_a_locale_with_its_region(language: str) -> None:
    name, locale = (speak(language).say(f"language.{what}") for what in ("name", "locale"))
    assert (Locale.parse(locale, sep="-").language_name or "").casefold() == name.casefold()
    assert Locale.parse(locale, sep="-").territory


@pytest.mark.parametrize("language", languages())
def test_braces_hold_nothing_but_fields_and_known_forms(language: str) -> None:
    for key, texts in catalogue(language).messages.items():
        for text in texts:
            assert not set("{}") & set(FIELD.sub("", text)), key
            assert {found[2].lower() for found in FIELD.finditer(text) if found[2]} <= FORMS, key


@pytest.mark.parametrize("language", languages())
def test_messages_have_no_stray_space_and_no_straight_apostrophe(language: str) -> None:
    for key, texts in (catalogue(language).messages | catalogue(language).phrases).items():
        for text in texts:
            assert text == text.strip(), key
            assert "  " not in text, key
            assert "'" not in text, key


def test_french_signs_keep_their_distance() -> None:
    for key, texts in (FRENCH | catalogue("fr").phrases).items():
        for text in texts:
            assert not re.search(r"[^\u00a0][:;!?](?=\s|$)|[^\u00a0]»", text), key
            assert not re.search(r"«[^\u00a0]", text), key
            assert not {'"', "..."} & set(re.findall(r'"|\.\.\.', text)), key


@pytest.mark.parametrize("language", languages())
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
        ("en", 0, "Stock Exchange: place 0 Architects, gain 5 BEF"),
        ("en", 1, "Stock Exchange: place 1 Architect, gain 5 BEF"),
        ("en", 2, "Stock Exchange: place 2 Architects, gain 5 BEF"),
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
    assert speak("en").say("log.cleared") == "count cards are removed from the grid."
    with pytest.raises(MissingWordError, match="needs a number as field 'count', not None"):
        speak("en", strict=True).say("log.cleared")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguageError, match="no language 'nl'; choose from en, fr"):
        speak("nl")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr_BE.UTF-8", "fr"), ("FR", "fr"), ("fr.UTF-8", "fr"), ("de_DE.UTF-8", "en"), ("C.UTF-8", "en"), ("", "en")],
)
def test_the_system_chooses_the_language_if_there_is_one(
    locale: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", locale)
    assert default_language() == language


def test_a_language_is_read_once() -> None:
    assert speak("fr") is speak("fr")


@pytest.mark.parametrize("language", languages())
def test_the_export_holds_every_message_and_survives_json(language: str) -> None:
    export = speak(language).export()
    assert json.loads(json.dumps(export)) == export
    assert {key for key in KEYS if not key.startswith(("cli.", "terminal."))} <= set(export["messages"])
    assert not any(key.startswith(("cli.", "terminal.ask.")) for key in export["messages"])
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
