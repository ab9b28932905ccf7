"""Belle Époque in words: cards and tiles say what they do, and all else can be said around that."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.games.b1893.builder import new_match, play, position, table_of
from tests.words.games_1893 import busy, label, labels, log, said
from tests.words.saying import expect_sayable, one_by_one

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893.belle.cards.market import ChooseExchange
from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.tiles import BELLE_TILES
from bruxelles.games.b1893.belle.vocabulary import (
    FOR_TILE,
    FROM_TILES,
    FROM_VISITS,
    PAVILION_VISITED,
    TILE_COUNTED,
)
from bruxelles.games.b1893.pieces import pieces
from bruxelles.games.b1893.vocabulary import ARTWORK_RETURNED, MONEY_MOVED, POINTS_SCORED
from bruxelles.kernel.contents import DecisionKind, FactKind, numbered
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import Match
from bruxelles.words import Message, languages
from bruxelles.words.b1893 import decision_message, log_lines, option_message, phase_message, text_of
from bruxelles.words.catalogue import catalogue


@cache
def games() -> tuple[Match, ...]:
    found = []
    for seed, seats in enumerate((2, 3, 4, 5)):
        match, choice = new_match(seats, f"belle {seed}", belleEpoque="on"), random.Random(seed)
        while not match.over:
            match.play(busy(match, choice))
        found.append(match)
    return tuple(found)


def everything() -> list[Message]:
    """Every question, option, fact and line of the log that Belle Époque brings."""
    table = table_of(position("phase turn seat:1\ndisplay noble:nagelmackers", belleEpoque="on"))
    table.decision = ChooseExchange(0, 2)  # its label tells how many cubes
    messages = []
    for kind in numbered([*contents.BELLE, *contents.ASYMMETRIC], DecisionKind).values():
        messages.append(decision_message(kind.name))
        messages += [option_message(table, 0, kind.name, option, None) for option in kind.options()]
    for fact in numbered([*contents.BELLE, *contents.ASYMMETRIC], FactKind).values():
        notations = [notation for _, notation in fact.fields]
        for number in range(max((notation.size for notation in notations), default=1)):
            a, b, c = ([notation.first + number % notation.size for notation in notations] + [0, 0, 0])[:3]
            messages += log_lines([Fact(0, fact.number, 0, (a, b, c))])
    for match in games():
        messages += [*one_by_one(match), *log_lines(match.facts), phase_message(table_of(match))]
    return messages


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said_and_uses_all_that_it_is_given(language: str) -> None:
    expect_sayable(everything(), language)


@pytest.mark.parametrize("language", languages())
def test_every_card_and_tile_says_something_of_its_own(language: str) -> None:
    tokens = [token for token in pieces() if not token.startswith("board:")]
    texts = {said(text_of(token), language) for token in tokens}
    assert len(texts) == len(tokens) == 32 + 12
    for text in texts:
        assert len(text) < 160
        assert text[0].isupper() or text[0].isdigit()
        assert text[-1] not in ".:; "


def test_entries_stand_in_the_order_of_their_numbers() -> None:
    assert [card.number for card in DECK] == list(range(1, 33))
    assert [tile.number for tile in BELLE_TILES] == list(range(1, 13))


def test_a_card_on_offer_says_what_it_does_in_both_languages() -> None:
    match = position("phase turn seat:1\npavilion 1 card:1 seat:1\nseat:1 money 2", belleEpoque="on")
    play(match, "space:1,1 bid:1 artwork:green")
    assert labels(match) == ["No card", "Card 1: After your Workshop: 1 BF for each of your Artworks"]
    assert label(match, "card:1", "fr").startswith("Carte 1\u00a0: Après votre Atelier\u00a0: 1\u00a0FB")
    assert "uses card 1" in log(play(match, "card:1"))[-1]


def test_the_new_nobles_say_what_they_do() -> None:
    match = position("phase turn seat:1\nseat:1 nobles noble:nagelmackers noble:privat-livemont", belleEpoque="on")
    play(match, "place:grand-place")
    assert label(match, "noble:nagelmackers") == "Georges Nagelmackers: a Traveler from the Train"
    assert label(match, "noble:privat-livemont") == "Privat-Livemont: a white Artwork"


def test_half_of_a_white_sale_is_told_before_it_is_made() -> None:
    match = position("phase turn seat:1\nseat:1 money 1\nseat:1 artworks white:green", belleEpoque="on")
    play(match, "space:1,2 artwork:blue")
    assert match.decision == "saleMove"
    whole = table_of(match).edition.points_at[2 * 25 + 12]
    assert f"{whole // 2} VP" in label(match, "indicator:3,3")


def test_a_pavilion_says_its_surcharge_and_its_card() -> None:
    lines = "pavilion 3 card:31\nseat:1 money 1\nseat:1 cubes cube:wood cube:stone cube:glass cube:glass"
    match = position(f"phase turn seat:1\n{lines}", belleEpoque="on")
    play(match, "space:2,4")
    assert label(match, "pavilion:3").startswith("Pavilion 3 for 2 extra glass cubes, with card 31: At the pavilion")
    assert said(option_message(table_of(match), 0, "buildKind", 0, None)) == "A House on the Art Nouveau board"


@pytest.mark.parametrize("language", languages())
def test_every_card_says_when_apart_from_what_it_does_then(language: str) -> None:
    texts = catalogue(language).messages
    for card in DECK:
        (when,), does = (texts[f"card.1893.{card.number}.{part}"] for part in ("when", "does"))
        assert when[0].isupper()
        assert not {*"{}:"} & {*when}
        assert all(text[0].islower() or text[0] == "{" for text in does)


def test_a_pavilion_is_told_in_one_sentence() -> None:
    text = (
        "phase turn seat:1\nneedles wood money\npavilion 2 card:16\nseat:1 money 5\nseat:1 cubes cube:wood cube:glass"
    )
    match = play(position(text, belleEpoque="on"), "space:2,4 bid:1 pavilion:2 needle:wood")
    assert log(match)[0] == (
        "Ada bids 1 BF at row 2, column 4, builds pavilion 2 with 1 glass cube, 1 wood and 3 BF and takes card 16 "
        "(After your Cinquantenaire Park: 1 VP for each of your Artworks), scores 5 VP and moves the needle on wood to "
        "stone."
    )


def test_an_artwork_that_a_card_returns_is_told_also_before_anything_else_is() -> None:
    returned = Fact(0, ARTWORK_RETURNED, 0, (0, 0, 0))
    assert list(map(said, log_lines([returned]))) == ["Ada returns the green Artwork from the market to its stack."]


def test_all_visits_are_told_in_one_sentence() -> None:
    facts = [
        Fact(0, kind, seat, numbers)
        for seat, pavilion, count in ((0, 1, 2), (1, 4, 0))
        for kind, numbers in ((PAVILION_VISITED, (pavilion, count, 0)), (POINTS_SCORED, (count, FROM_VISITS, 0)))
    ]
    assert list(map(said, log_lines(facts))) == ["Pavilion visits: Ada 2 VP (pavilion 1) and Bo 0 VP (pavilion 4)."]


def test_a_tile_is_told_with_what_it_brings() -> None:
    scored = [Fact(0, TILE_COUNTED, 0, (12, 0, 0)), Fact(0, POINTS_SCORED, 0, (7, FROM_TILES, 0))]
    paid = [Fact(0, TILE_COUNTED, 0, (12, 0, 0)), Fact(0, MONEY_MOVED, 0, (3, FOR_TILE, 0))]
    assert list(map(said, log_lines(scored + paid + paid[:1]))) == [
        "Ada counts tile 12 (Your Nobles cost nothing at the end of the game): 7 VP.",
        "Ada counts tile 12 (Your Nobles cost nothing at the end of the game): 3 BF.",
        "Ada counts tile 12: Your Nobles cost nothing at the end of the game.",
    ]
