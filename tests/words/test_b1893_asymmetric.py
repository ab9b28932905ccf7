"""The asymmetric variant in words: a board says what it can do, and all else can be said around that."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.games.b1893.asymmetric.builder import asymmetric, placing
from tests.games.b1893.builder import new_match, play, table_of
from tests.games.b1893.looking import scripted
from tests.words.games_1893 import busy, label, labels, log, said
from tests.words.saying import expect_sayable, one_by_one

from bruxelles.games.b1893 import contents, notations
from bruxelles.games.b1893.asymmetric.sides import b_sides
from bruxelles.kernel.contents import DecisionKind, numbered
from bruxelles.kernel.match import Match
from bruxelles.kernel.steps import MORE
from bruxelles.words import Message, languages
from bruxelles.words.b1893 import log_lines, option_message, phase_message, text_of

TURNED_UP = "seat:1 turn space:1,3\nseat:1 bid bid:1 forced\nchance turnUpNoble noble:brugmann\n"


@cache
def games() -> tuple[Match, ...]:
    found = []
    for seed, (seats, belle) in enumerate(((2, "off"), (5, "off"), (4, "on"))):
        match = new_match(seats, f"asymmetric {seed}", asymmetric="on", belleEpoque=belle)
        choice = random.Random(seed)
        while not match.over:
            match.play(busy(match, choice))
        found.append(match)
    return tuple(found)


def everything() -> list[Message]:
    """Every option that the variant brings, and every fact and line of the log of some games."""
    table = table_of(asymmetric("phase turn seat:1"))
    kinds = numbered(contents.ASYMMETRIC, DecisionKind).values()
    messages = [option_message(table, 0, kind.name, option, None) for kind in kinds for option in kind.options()]
    for match in games():
        messages += [*one_by_one(match), *log_lines(match.facts), phase_message(table_of(match))]
    return messages


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said_and_uses_all_that_it_is_given(language: str) -> None:
    expect_sayable(everything(), language)


@pytest.mark.parametrize("language", languages())
def test_every_board_says_something_of_its_own(language: str) -> None:
    found = {said(text_of(notations.BOARD.token(board.number)), language) for board in b_sides()}
    assert len(found) == 5
    assert all(len(text) < 190 and text[-1] not in ".:; " for text in found)


def test_boards_stand_in_the_order_of_their_numbers() -> None:
    assert [board.number for board in b_sides()] == list(notations.BOARD.numbers())


def test_a_board_on_offer_says_what_it_can_do_in_both_languages() -> None:
    match = new_match(3, asymmetric="on")
    assert (
        label(match, "board:strauven") == "Strauven: Different House costs; your Sales action also gives 1 BF and 1 VP"
    )
    assert label(match, "board:horta", "fr").startswith("Horta\u00a0: Une autre échelle Architecte")
    assert phase_message(table_of(match)).key == "phase.1893.setup"


def test_a_noble_turned_up_says_that_he_costs_nothing() -> None:
    lines = "phase turn seat:1\nseat:1 board board:hankar\nseat:1 money 1\ndisplay noble:buls\n"
    match = scripted(lines, TURNED_UP.replace("brugmann", "maeterlinck"), asymmetric="on")
    assert label(match, "revealed").startswith("Maurice Maeterlinck from the pile for free: score 5 VP (5 BF at")
    assert "takes Maurice Maeterlinck from the pile (5 VP)" in log(play(match, "revealed keep"))[-1]
    twice = scripted(lines + "seat:1 nobles noble:buls", TURNED_UP.replace("brugmann", "buls"), asymmetric="on")
    assert label(twice, "revealed").endswith("(you already have him)")
    table = table_of(asymmetric("phase turn seat:1"))
    assert said(option_message(table, 0, "noblePick", MORE, None)) == "From the pile: nobody"


def test_a_noble_without_effect_is_taken_without_a_word_about_it() -> None:
    lines = "phase turn seat:1\nseat:1 board board:hankar\nseat:1 money 1\ndisplay noble:buls\n"
    gone = "gone " + " ".join(["cube:joker"] * 15)
    match = scripted(lines + gone, TURNED_UP.replace("brugmann", "empain"), asymmetric="on")
    assert log(play(match, "revealed"))[-1].endswith("takes Édouard Empain from the pile.")


def test_steps_of_a_needle_say_where_they_lead() -> None:
    match = placing("saintenoy", "2,2", "needles iron any\nseat:1 cubes cube:wood cube:iron cube:stone", money=9)
    assert labels(match)[:3] == [
        "No needle",
        "The needle on iron moves clockwise to wood",
        "The needle on iron moves back to the empty place",
    ]
    assert label(match, "step:money,back") == "Money: no needle"


@pytest.mark.parametrize(
    ("board", "space", "lines", "answers", "gained"),
    [
        ("horta", "1,4", "", "cube:wood cube:wood", "gets 2 BF from Horta’s board"),
        ("cauchie", "1,1", "", "artwork:brown", "gets 1 wood from Cauchie’s board"),
        ("strauven", "1,2", "seat:1 artworks artwork:green", "indicator:3,3", "1 BF and 1 VP from Strauven’s board"),
    ],
)
def test_what_a_board_brings_is_told(board: str, space: str, lines: str, answers: str, gained: str) -> None:
    assert any(gained in line for line in log(play(placing(board, space, lines), answers)))
