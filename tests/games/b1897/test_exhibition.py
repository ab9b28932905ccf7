"""Exhibition: who may show which Artworks, in which order, and what Expo brings. (chapter EXPO)"""

from __future__ import annotations

import pytest

from bruxelles.games.b1897.vocabulary import EXHIBITION_CLOSED, EXHIBITION_OPENED
from bruxelles.kernel.match import Match
from tests.games.b1897.builder import play, position

TAKE = "nouveau cell:1,1 architect:1/3 side:1"


def opened(more: str, seat: int = 1) -> Match:
    """This seat of four has just taken Expo."""
    match = position(
        f"""
        phase turn seat:{seat}
        grid cell:1,1 expo
        grid cell:1,2 money
        grid cell:1,3 money
        seat:{seat} money 5
        {more}
        """
    )
    return play(match, TAKE)


def asked(match: Match) -> tuple[int | None, str | None, list[str]]:
    return match.seat, match.decision, match.options


@pytest.mark.rule("97-EXPO-01")
def test_taking_expo_opens_an_exhibition_even_without_an_artwork() -> None:
    match = opened("seat:3 artworks artwork:red")
    assert match.view().expo_holder == 1
    assert asked(match) == (2, "exhibit", ["artwork:red", "withdraw"])


@pytest.mark.rule("97-EXPO-01", "97-EXPO-06")
def test_an_exhibition_to_which_nobody_can_contribute_ends_at_once() -> None:
    match = opened("")
    assert [told.kind for told in match.facts][-2:] == [EXHIBITION_OPENED, EXHIBITION_CLOSED]
    assert (match.seat, match.decision, match.view().expo_holder) == (1, "turn", 1)


@pytest.mark.rule("97-EXPO-02")
def test_who_has_passed_is_not_asked_but_who_has_no_architect_and_no_money_is() -> None:
    everybody = " ".join(["architect:1/3"] * 4 + ["architect:2/4"] * 2 + ["architect:2/5"])
    match = opened(
        f"""
        seat:2 artworks artwork:green
        seat:2 passed yes
        seat:3 artworks artwork:blue
        seat:3 prison {everybody}
        """
    )
    assert asked(match) == (2, "exhibit", ["artwork:blue", "withdraw"])
    play(match, "artwork:blue")
    assert match.score() == (0, 0, 2, 0)
    assert match.decision == "turn"


@pytest.mark.rule("97-EXPO-03")
def test_from_the_taker_clockwise_round_and_round_each_shows_one_colour_nobody_has_shown() -> None:
    match = opened(
        """
        seat:3 artworks artwork:yellow artwork:red artwork:blue
        seat:4 artworks artwork:red artwork:green
        seat:1 artworks artwork:yellow artwork:green
        """,
        seat=3,
    )
    assert asked(match) == (2, "exhibit", ["artwork:yellow", "artwork:blue", "artwork:red", "withdraw"])
    play(match, "artwork:red")
    assert asked(match) == (3, "exhibit", ["artwork:green", "withdraw"])
    play(match, "artwork:green")
    assert asked(match) == (0, "exhibit", ["artwork:yellow", "withdraw"])
    play(match, "artwork:yellow")
    assert asked(match) == (2, "exhibit", ["artwork:blue", "withdraw"])
    play(match, "artwork:blue")
    assert match.score() == (2, 0, 4, 2)


@pytest.mark.rule("97-EXPO-04")
def test_an_exhibited_artwork_stays_and_can_be_sold_later() -> None:
    match = opened("seat:2 artworks artwork:red\nseat:2 money 3")
    play(match, "artwork:red")
    assert match.view().seats[1].artworks == {"artwork:red": 1}
    play(match, "nouveau cell:1,2 architect:1/3 side:1")
    assert match.view().seats[1].artworks == {}
    assert match.view().seats[1].money == 3 - 1 + 3


@pytest.mark.rule("97-EXPO-05")
def test_who_declines_is_out_of_this_exhibition() -> None:
    match = opened("seat:1 artworks artwork:red\nseat:2 artworks artwork:blue artwork:green")
    play(match, "withdraw artwork:blue")
    assert asked(match) == (1, "exhibit", ["artwork:green", "withdraw"])
    play(match, "withdraw")
    assert match.decision == "turn"
    assert match.score() == (0, 2, 0, 0)


@pytest.mark.rule("97-EXPO-06")
def test_who_has_no_colour_left_to_show_is_skipped() -> None:
    match = opened(
        """
        seat:1 artworks artwork:red artwork:blue
        seat:2 artworks artwork:red artwork:red
        seat:4 artworks artwork:green
        """
    )
    play(match, "artwork:red")
    assert match.seat == 3
    play(match, "artwork:green")
    assert match.seat == 0


@pytest.mark.rule("97-EXPO-06")
def test_the_exhibition_ends_with_the_fourth_colour() -> None:
    every = "artwork:yellow artwork:green artwork:blue artwork:red"
    match = opened(f"seat:1 artworks {every}\nseat:2 artworks {every}")
    play(match, every)
    assert match.decision == "turn"
    assert match.score() == (4, 4, 0, 0)


@pytest.mark.rule("97-EXPO-07")
def test_the_turn_goes_to_the_player_after_the_taker_whoever_exhibited_last() -> None:
    match = opened("seat:4 artworks artwork:red")
    play(match, "artwork:red")
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("97-EXPO-08")
def test_expo_makes_its_taker_first_player_in_the_next_preparation_and_not_before() -> None:
    match = opened("first seat:1", seat=3)
    assert (match.view().first_player, match.view().expo_holder) == (1, 3)
    play(match, "pass pass pass")
    assert (match.view().round, match.view().first_player, match.view().expo_holder) == (1, 1, 3)
    play(match, "pass")
    assert (match.view().round, match.view().first_player, match.view().expo_holder) == (2, 3, None)
    assert match.seat == 2
