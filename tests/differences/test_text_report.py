"""The difference of two editions as people read it."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import takewhile

import pytest

from bruxelles.differences.report import report_difference
from bruxelles.words import speak
from bruxelles.words.rules import by_id

ID = re.compile(r"\b\d\d(?:E\d)?(?:-[A-Z0-9]+)+-\d+[a-z]?\b")


@cache
def lines(one: str, other: str, language: str = "en", players: int = 4) -> list[str]:
    return report_difference(one, other, players, False, speak(language, strict=True))


def chapter(text: list[str], title: str) -> str:
    """The lines below a title, as one text."""
    begin = text.index(title) + 1
    below = takewhile(lambda line: not line or line.startswith(" "), text[begin:])
    return " ".join(line.strip() for line in below if line)


def test_it_begins_with_what_is_compared() -> None:
    title, *told = lines("1893-1st+expert", "1893")
    adds = " ".join(speak("en").say(f"setting.expert{end}") for end in ("", ".adds"))
    assert title == "Differences between 1893-1st+expert and 1893-2nd, for 4 players:"
    above = " ".join(" ".join(told[: told.index("")]).split())
    assert above.startswith(f"1893-1st+expert: Bruxelles 1893, first edition {adds} 1893-2nd:")
    assert above.endswith("1893-2nd: Bruxelles 1893, second edition")


def test_rules_are_told_by_the_chapters_of_the_ledger() -> None:
    told = lines("1893-1st", "1893-2nd")
    titles = [line for line in told if line.isupper() and not line.startswith(" ")]
    assert titles[:4] == ["COMPONENTS", "SETUP", "TURN ORDER", "WORKSHOP"]
    assert titles[-5:] == ["END OF THE GAME", "DECISIONS", "RANDOM DRAWS", "IN THE BOX", "NAMES"]
    assert chapter(told, "FREE ACTION") == (
        "In 1893-1st: 93E1-FREE-01: Secondary actions equal 93-FREE-04…08; activating a figure and taking a cube are"
        " optional. In 1893-2nd: 93-FREE-07: Materials space: the owner takes one refined cube of choice."
    )


def test_a_blank_line_parts_two_differences_and_what_is_added_stands_together() -> None:
    told = lines("1893-1st", "1893-2nd")
    below = told[told.index("COMPONENTS") + 1 : told.index("SETUP")]
    assert below.count("") == 3
    claims = lines("1893-2nd", "1893-2nd+belleEpoque")
    (title,) = (line for line in claims if line.startswith("BELLE ÉPOQUE — MARKED SPACES"))
    assert chapter(claims, title).count("In 1893-2nd+belleEpoque:") == 1


def test_a_rule_is_said_once() -> None:
    text = " ".join(" ".join(lines("1893-1st", "1893-2nd")).split())
    assert text.count("93E1-FREE-01:") == 1
    assert text.count("93E1-FREE-01") == 3


def test_decisions_are_told_by_their_questions_in_the_words_of_the_edition() -> None:
    decided = chapter(lines("1893-1st", "1893-2nd"), "DECISIONS")
    assert decided.startswith("In 1893-1st: Do you carry out the action? (93E1-FLOW-02)")
    assert "In 1893-2nd: Which Artwork do you start with? (93-SETUP-19) Which Artwork do you take?" in decided
    assert "In both, but under different rules: Which Artwork do you sell? (93E1-SALE-01, 93-SALES-02)" in decided
    assert "Which Artwork in the shop do you cover? (93E1-SALE-02, 93-SALES-07)" in decided


def test_names_and_numbers_stand_side_by_side() -> None:
    told = lines("1893-1st", "1893-2nd")
    assert chapter(told, "NAMES").startswith("1893-1st – 1893-2nd Public Figure – Noble Royal Theater action – Nobles")
    assert told[told.index("NAMES") :].count("    City Hall track – Iris track") == 1
    box = chapter(told, "IN THE BOX")
    assert '1893-1st: ["yellow", "blue", "green", "pink"] 1893-2nd: ["yellow", "blue", "green", "brown"]' in box
    assert "1893-1st, 25 entries: […] 1893-2nd, 30 entries: […, 1, 0, 0, 1, 0]" in box
    assert "In 1893-1st: exhibitions.years: [1893, 1894, 1897, 1905, 1910] (in the order" in box


@pytest.mark.parametrize(
    ("language", "title", "own"),
    [
        (
            "en",
            "NAMES",
            ["Building – House", "Bracket – Try Square", "shop – Art Market", "pink Artwork – brown Artwork"],
        ),
        ("fr", "NOMS", ["Édifice – Maison", "curseur – indicateur du marché de l’art", "Œuvre rose – Œuvre brune"]),
    ],
)
def test_whatever_has_another_name_is_named_once(language: str, title: str, own: list[str]) -> None:
    told = lines("1893-1st", "1893-2nd", language)
    named = [line.strip() for line in told[told.index(title) + 1 :]]
    assert set(own) <= set(named)
    assert sum("Assistant" in name for name in named) == 1
    assert all(one != other for one, other in (name.split(" – ") for name in named))
    turned = lines("1893-2nd", "1893-1st", language)
    assert {" – ".join(reversed(name.split(" – "))) for name in named} == {
        line.strip() for line in turned[turned.index(title) + 1 :]
    }


def test_names_are_told_only_where_the_game_has_others() -> None:
    assert "NAMES" not in lines("1893-2nd", "1893-2nd+belleEpoque")
    assert "NAMES" not in lines("1893-1st", "1893-1st+expert")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("other", ["1893-2nd", "1893-2nd+belleEpoque", "1893-2nd+asymmetric"])
def test_json_names_every_rule_of_the_text(other: str, players: int) -> None:
    (text,) = report_difference("1893-1st", other, players, True, speak("en", strict=True))
    told = "\n".join(lines("1893-1st", other, "en", players))
    beginnings = set(re.findall(r"^ +(\d\d[A-Z0-9-]+-\d+[a-z]?): ", told, re.MULTILINE))
    assert len(beginnings) > 60
    found = json.loads(text)
    assert beginnings == {rule for each in found["rules"] for rule in (*each["one"], *each["other"])}
    assert ["Bracket", "Try Square"] in found["names"]


def test_cards_say_what_they_do() -> None:
    cards = chapter(lines("1893-2nd", "1893-2nd+belleEpoque"), "CARDS, TILES AND BOARDS")
    assert "Card 7: After your Materials: take 2 jokers (93-BE-CARD-07)" in cards
    boards = chapter(lines("1893-2nd+asymmetric", "1893-2nd"), "CARDS, TILES AND BOARDS")
    assert boards.startswith("In 1893-2nd+asymmetric: Hankar: A different Iris track;")


def test_editions_that_are_the_same_do_not_differ() -> None:
    assert lines("1893", "1893-2nd") == ["There are no differences between 1893-2nd and 1893-2nd."]
    assert lines("1897", "1897", "fr") == ["1897 et 1897 ne diffèrent en rien."]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1893-1st", "1893-2nd"),
        ("1893-1st", "1893-2nd+belleEpoque+asymmetric"),
        ("1893-2nd+asymmetric", "1893-2nd+belleEpoque"),
        ("1897+limitedMoney", "1897+declineAction"),
    ],
)
def test_french_tells_the_same_rules_in_its_own_sentences(one: str, other: str) -> None:
    english, french = (" ".join(lines(one, other, language)) for language in ("en", "fr"))
    spoken = {
        rule for language in ("en", "fr") for each in by_id(language).values() for rule in ID.findall(each.sentence)
    }
    assert set(ID.findall(english)) - spoken == set(ID.findall(french)) - spoken
    assert not re.search(r"\bIn (both|1893|1897)", french)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_too_wide(language: str) -> None:
    assert max(map(len, lines("1893-1st", "1893-2nd+belleEpoque+asymmetric", language))) <= 80
