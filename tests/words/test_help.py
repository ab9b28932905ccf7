"""Everything on a table has a sentence of help and its rules."""

from __future__ import annotations

import re

import pytest
from tests.words.saying import used_fields

from bruxelles.components import b1893, b1897
from bruxelles.components.listing import LOADERS
from bruxelles.games import NAMES
from bruxelles.games.b1893 import notations as big
from bruxelles.games.b1893.first_edition.notations import COLOUR
from bruxelles.games.b1893.pieces import pieces
from bruxelles.games.b1897 import notations as small
from bruxelles.kernel.notation import Names
from bruxelles.words import Message, languages, speak
from bruxelles.words.catalogue import catalogue
from bruxelles.words.game_words import words_for
from bruxelles.words.printed import printed, printed_by_us
from bruxelles.words.printed_amounts import IN_1893, IN_1897
from bruxelles.words.rules import by_id

DRAWN: dict[str, tuple[Names, ...]] = {
    "1897": (
        *(small.ARTWORK, small.MATERIAL, small.HOUSE, small.NOBLE, small.MONEY_AND_EXPO, small.ARCHITECT, small.SIDE),
        *(small.CELL, small.COAT, small.COLUMN, small.PLACE, small.TRACK, small.UPPER, small.LOWER),
    ),
    "1893": (
        *(big.SPACE, big.IRIS, big.COLUMN, big.COLOUR, big.WHITE, big.CUBE, big.NOBLE, big.DISPLAY, big.ACTION),
        *(big.PLACE, big.TRACK, big.BONUS, big.STRATEGIC, big.PRESTIGE, big.STOCK, big.NEEDLE, big.CARD, big.TILE),
        *(big.PAVILION, big.BOARD, big.SIDE),
    ),
    "1893-1st": (
        *(big.SPACE, big.IRIS, big.COLUMN, COLOUR, big.CUBE, big.DISPLAY, big.ACTION, big.PLACE, big.TRACK, big.BONUS),
        *(big.STRATEGIC, big.PRESTIGE, big.STOCK, big.NEEDLE),
    ),
}
SINGLE = {"neutral", "brussels", "tie:column", "tie:brussels", "pass", "passed", "first", "rounds", "purse", "points"}
OF_1893 = {"square", "visit", "market", "courthouse", "meeple", "house", "manneken", "pile"}
FURTHER = {
    "1897": SINGLE | {"prison", "pile"},
    "1893": SINGLE | OF_1893 | {"firstpass", "marked", "traveler", "market:money", "market:points", "market:slot"},
    "1893-1st": SINGLE | OF_1893 | {"exhibition", "stack", "covered"},
}
ONLY_SECOND = {"firstpass", "marked", "traveler", "pavilion", "tile", "card", "board", "white", "noble:nagelmackers"}


def parts(message: Message) -> list[str]:
    """The keys of a message and of the messages inside it."""
    inside = [field for field in message.fields.values() if isinstance(field, Message)]
    return [message.key, *(key for each in inside for key in parts(each))]


def own_keys(game: str, key: str) -> set[str]:
    """The key, and that of the first edition's own sentence."""
    own = re.sub(r"^web\.b1893\.", "web.1893-1st.", key)
    return {own} if game == "1893-1st" and own in catalogue("en").messages else {key}


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_thing_that_is_drawn_has_help(game: str) -> None:
    told = words_for(game).HELP
    drawn = {token for notation in DRAWN[game] for token in notation.tokens}
    assert {token for token in drawn if token not in told and token.partition(":")[0] not in told} == set()
    assert FURTHER[game] - set(told) == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", NAMES)
def test_help_is_said_in_every_language_with_the_numbers_of_the_box(game: str, language: str) -> None:
    said = speak(language).messages
    for token, each in words_for(game).HELP.items():
        for key in parts(each.does):
            filled = {*printed_by_us().get(key, {}), *each.does.fields}
            for own in own_keys(game, key):
                assert own in said, token
                assert used_fields(said[own]) <= filled, own


@pytest.mark.parametrize(
    ("language", "foreign"),
    [
        ("en", r"\b(Nobles?|[Mm]eeples?|[Ii]ris(es)?|Houses?|Crown|Prestige|Try Square|[Ii]ndicator|Strategic)\b"),
        ("fr", r"\b(Maisons?|[Ii]ris|Couronne|Prestige|[Ii]ndicateur|Architectes|stratégique)\b"),
    ],
)
def test_the_first_edition_is_explained_in_its_own_words(language: str, foreign: str) -> None:
    own = set(words_for("1893-1st").HELP) - set(pieces()) - ONLY_SECOND
    keys = {key for token in own for key in own_keys("1893-1st", words_for("1893-1st").HELP[token].does.key)}
    texts = {key: " ".join(catalogue(language).messages[key]) for key in keys}
    assert {key: text for key, text in texts.items() if re.search(foreign, text)} == {}


@pytest.mark.parametrize("game", NAMES)
def test_help_cites_rules_of_the_ledger(game: str) -> None:
    for token, each in words_for(game).HELP.items():
        assert each.rules, token
        assert set(each.rules) <= set(by_id("en")), token


def test_a_corrected_number_is_said() -> None:
    box = b1897.ours().plain() | {"amounts.exchange": 8}
    assert speak("en").with_printed(printed(box)).say("web.b1897.help.place.stock") == "Gain 8 BEF."


@pytest.mark.parametrize(
    ("box", "sentences"),
    [(b1897.ours().plain(), IN_1897), (b1893.ours("belle-epoque", "asymmetric").plain(), IN_1893)],
)
def test_every_amount_is_a_value_of_the_box_and_is_said(box: dict[str, object], sentences: dict[str, object]) -> None:
    assert set(sentences) <= set(printed(box))
    for key in sentences:
        assert used_fields(catalogue("en").messages[key]) == set(printed(box)[key]), key


def test_the_first_edition_prints_the_same_amounts() -> None:
    ours = printed(LOADERS["1893-1st"].ours().plain())
    assert ours == {key: printed_by_us()[key] for key in ours}
