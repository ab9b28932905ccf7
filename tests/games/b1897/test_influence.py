"""Influence: the effect of a Noble taken, who is then kept or discarded. (chapter INFL)"""

from __future__ import annotations

import pytest

from bruxelles.games.b1897.actions.influence import KeepNoble
from bruxelles.games.b1897.vocabulary import BRUGMANN, DISCARD, Noble
from bruxelles.kernel.match import Match
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import offer
from tests.games.b1897.builder import play, position, table_of

TAKE = "nouveau cell:1,1 architect:1/3 side:1"


def facing(noble: str, more: str = "") -> Match:
    """Seat 1 alone is left in the action phase and can take this Noble."""
    return position(
        f"""
        phase turn seat:1
        grid cell:1,1 noble:{noble}
        grid cell:1,2 money
        seat:1 money 9
        seat:2 passed yes
        seat:3 passed yes
        seat:4 passed yes
        {more}
        """
    )


@pytest.mark.rule("97-INFL-01")
def test_the_effect_is_complete_before_the_card_is_kept_or_discarded() -> None:
    match = play(facing("vandervelde"), TAKE)
    assert match.decision == "freeArchitect"
    play(match, "architect:2/5")
    assert (match.decision, match.options) == ("nobleKeep", ["keep", "discard"])
    assert match.view().seats[0].hand["architect:2/5"] == 1


@pytest.mark.rule("97-INFL-01")
def test_a_noble_that_is_not_kept_lies_on_the_discard_pile() -> None:
    match = play(facing("horta"), f"{TAKE} discard")
    assert match.view().piles[3].discards == {"noble:horta": 1}
    assert match.view().seats[0].nobles_ready == ("noble:brugmann",)
    assert match.view().seats[0].nobles_tapped == ()


@pytest.mark.rule("97-INFL-02")
def test_a_kept_noble_is_tapped_and_cannot_act_again_this_round() -> None:
    match = play(facing("horta", "seat:1 tapped noble:brugmann"), f"{TAKE} keep")
    assert match.view().seats[0].nobles_tapped == ("noble:horta", "noble:brugmann")
    assert (match.seat, match.decision) == (0, "turn")
    assert "hall" not in match.options


@pytest.mark.rule("97-INFL-03")
def test_a_kept_noble_stays_through_the_rounds_and_costs_2_at_the_end() -> None:
    later = position("phase preparation\nround 2\nseat:1 tapped noble:horta")
    assert later.view().seats[0].nobles_ready == ("noble:horta", "noble:brugmann")
    end = position("phase scoring\nround 4\nseat:1 nobles noble:horta\nseat:1 money 5")
    assert end.view().seats[0].money == 3
    assert "noble:horta" in end.view().seats[0].nobles_ready


@pytest.mark.rule("97-INFL-04")
def test_a_second_noble_of_one_name_acts_and_is_then_discarded_without_a_choice() -> None:
    match = play(facing("horta", "seat:1 nobles noble:horta"), TAKE)
    seat = match.view().seats[0]
    assert seat.tracks["track:architecture"].square == 2
    assert seat.nobles_ready == ("noble:horta", "noble:brugmann")
    assert seat.nobles_tapped == ()
    assert match.view().piles[3].discards == {"noble:horta": 1}
    assert match.line(len(match.entries)).endswith("seat:1 nobleKeep discard forced")


@pytest.mark.rule("97-INFL-05")
def test_a_noble_taken_acts_although_the_own_copy_is_tapped() -> None:
    match = play(facing("horta", "seat:1 tapped noble:horta"), TAKE)
    seat = match.view().seats[0]
    assert seat.tracks["track:architecture"].square == 2
    assert seat.nobles_tapped == ("noble:horta",)


@pytest.mark.rule("97-INFL-06")
def test_brugmann_acts_at_city_hall_costs_nothing_and_counts_for_the_bonus() -> None:
    hall = play(position("phase turn seat:1"), "hall architect:1/3")
    assert hall.view().seats[0].money == 4
    end = position(
        """
        phase scoring
        round 4
        bonuses nobility architecture prestige prison
        grid cell:1,1 seat:1 architect:1/3 side:1
        seat:1 money 1
        """
    )
    assert end.view().seats[0].money == 1
    assert end.score()[0] == 2


@pytest.mark.rule("97-INFL-06")
def test_a_further_brugmann_would_have_to_be_discarded() -> None:
    table, out = table_of(position("phase turn seat:1")), Options()
    offer(table, KeepNoble(0, Noble(BRUGMANN)), out)
    assert out.listed() == [DISCARD]


@pytest.mark.rule("97-INFL-07")
@pytest.mark.parametrize(("answer", "kept"), [("keep", True), ("discard", False)])
def test_a_noble_with_a_void_effect_is_kept_or_discarded_as_usual(answer: str, kept: bool) -> None:
    match = play(facing("vandervelde", "seat:1 prison none"), TAKE)
    assert (match.decision, match.options) == ("nobleKeep", ["keep", "discard"])
    play(match, answer)
    assert ("noble:vandervelde" in match.view().seats[0].nobles_tapped) == kept
    assert match.view().seats[0].money == 8
