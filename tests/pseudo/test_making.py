"""The pseudo-language is a language like any other, and shows whatever doesn't come from its catalogues."""

from __future__ import annotations

import pytest
from tests.pseudo.making import CODE, accented, marked
from tests.pseudo.marks import Seen
from tests.words.saying import used_fields

from bruxelles.kernel.match import IllegalAnswerError
from bruxelles.words import Token, languages, preferred_language, speak
from bruxelles.words.catalogue import ENGLISH, catalogue
from bruxelles.words.rules import by_id, chapters

pytestmark = pytest.mark.usefixtures("pseudo_language")


def test_it_is_found_like_any_other() -> None:
    assert CODE in languages()
    assert preferred_language(["art-x-pseudo"]) == CODE


def test_it_says_everything_with_the_same_fields() -> None:
    english, own = catalogue(ENGLISH).messages, catalogue(CODE).messages
    assert own.keys() == english.keys()
    assert [key for key in english if used_fields(own[key]) != used_fields(english[key])] == []
    assert catalogue(CODE).phrases.keys() == catalogue("fr").phrases.keys()


def test_it_is_about_a_third_longer_than_english() -> None:
    long, short = (sum(len(texts[0]) for texts in catalogue(code).messages.values()) for code in (CODE, ENGLISH))
    assert 1.25 < long / short < 1.5


def test_marks_keep_fields_rules_and_names_in_code() -> None:
    assert marked("Round {round} of {rounds.the}") == "⟦Ŕööüüñđ {round} ööƒ {rounds.the}⟧"
    assert marked("By 93-BE-CARD-22b…27 in `1893-1st`") == "⟦Ƀý 93-BE-CARD-22b…27 ííñ `1893-1st`⟧"
    assert accented("{count} {count|step|steps}") == "{count} {count|šţééƥ₁|šţééƥš₂|šţééƥš₃}"
    assert marked("w") == "ŵ"


@pytest.mark.parametrize(("count", "form"), [(1, "₁"), (2, "₂"), (5, "₃"), (11, "₃"), (21, "₁"), (22, "₂")])
def test_each_number_gets_its_form(count: int, form: str) -> None:
    words = speak(CODE, strict=True)
    assert words.say("option.turn.stock", count=count, amount=Token("bef:5")).endswith(f"{form}⟧")


def test_errors_are_marked_with_all_that_they_are_made_of() -> None:
    said = speak(CODE).complain(IllegalAnswerError("there is nothing to undo"))
    assert said == marked("there is nothing to undo")


def test_it_has_every_rule_of_the_ledgers() -> None:
    assert by_id(CODE).keys() == by_id(ENGLISH).keys()
    assert len(chapters(CODE)) == len(chapters(ENGLISH))
    assert all(rule.sentence.startswith("⟦") for rule in by_id(CODE).values())


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("⟦Ŕööüüñđ ⟦4⟧⟧ 97-SALE-02 Ana", set()),
        ("⟦Ŕööüüñđ⟧ four", {"four"}),
        ("⟦Ŕööüüñđ four⟧", {"four"}),
        ("⟦Ŕööüüñđ⟧ é", {"é"}),
        ("⟦4⟧ Ŕööüüñđ⟧", {"Ŕööüüñđ"}),
    ],
)
def test_a_text_without_marks_is_seen(text: str, missing: set[str]) -> None:
    seen = Seen(r"\bAna\b")
    seen.look(text)
    assert set(seen.missing) == missing
