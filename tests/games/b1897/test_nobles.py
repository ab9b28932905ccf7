"""The effects of the six Nobles. (chapter NOBLE)"""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1897.builder import play, position

MATERIALS = ("wood+wood", "brick+brick", "steel+steel", "brick+wood", "steel+wood", "steel+brick")


def at_city_hall(noble: str, more: str = "") -> Match:
    """Seat 1 has activated this Noble; the others have passed."""
    match = position(
        f"""
        phase turn seat:1
        grid cell:1,1 money
        grid cell:1,2 money
        seat:1 nobles noble:{noble}
        seat:1 money 5
        seat:2 passed yes
        seat:3 passed yes
        seat:4 passed yes
        {more}
        """
    )
    return play(match, f"hall architect:1/3 noble:{noble}")


def only_materials(*left: str) -> str:
    """Lines by which no other Material is in the game."""
    gone = [f"pair:{pair}" for pair in MATERIALS for _ in range(2 - left.count(pair))]
    return f"gone {' '.join(gone)}"


def squares(match: Match) -> list[int]:
    return [track.square for track in match.view().seats[0].tracks.values()]


@pytest.mark.rule("97-NOBLE-01")
def test_brugmann_gives_4() -> None:
    match = play(position("phase turn seat:1\nseat:1 nobles noble:horta\nseat:1 money 5"), "hall architect:1/3")
    play(match, "noble:brugmann")
    assert match.view().seats[0].money == 5 + 4
    assert squares(match) == [1, 1, 1]


@pytest.mark.rule("97-NOBLE-02")
def test_albert_advances_nobility() -> None:
    match = at_city_hall("albert")
    assert squares(match) == [1, 2, 1]
    assert match.score() == (0, 0, 0, 0)


@pytest.mark.rule("97-NOBLE-03")
def test_buls_advances_prestige() -> None:
    assert squares(at_city_hall("buls")) == [1, 1, 2]


@pytest.mark.rule("97-NOBLE-04")
def test_horta_advances_architecture() -> None:
    assert squares(at_city_hall("horta")) == [2, 1, 1]


@pytest.mark.rule("97-NOBLE-05")
def test_hankar_draws_two_materials_of_which_one_is_kept() -> None:
    match = at_city_hall("hankar", only_materials("wood+wood", "steel+brick"))
    assert (match.decision, match.options) == ("hankarKeep", ["pair:wood+wood", "pair:steel+brick"])
    play(match, "pair:steel+brick")
    assert match.view().seats[0].materials == {"pair:steel+brick": 1}
    assert match.view().piles[1].discards == {"pair:wood+wood": 1}
    assert match.view().piles[1].unseen == {}


@pytest.mark.rule("97-NOBLE-05")
def test_of_two_equal_materials_one_is_kept_and_one_discarded() -> None:
    match = at_city_hall("hankar", only_materials("wood+wood", "wood+wood"))
    assert match.decision == "turn"
    assert match.view().seats[0].materials == {"pair:wood+wood": 1}
    assert match.view().piles[1].discards == {"pair:wood+wood": 1}


@pytest.mark.rule("97-NOBLE-06")
@pytest.mark.parametrize("place", ["", "discards pair:brick+wood"])
def test_a_single_material_in_pile_or_discard_is_kept(place: str) -> None:
    match = at_city_hall("hankar", f"{only_materials('brick+wood')}\n{place}")
    assert match.decision == "turn"
    assert match.view().seats[0].materials == {"pair:brick+wood": 1}
    assert match.view().piles[1].discards == {}


@pytest.mark.rule("97-NOBLE-06")
def test_hankar_gives_nothing_where_no_material_is_left() -> None:
    match = at_city_hall("hankar", only_materials())
    assert match.decision == "turn"
    assert match.view().seats[0].materials == {}
    assert match.view().seats[0].nobles_tapped == ("noble:hankar",)


@pytest.mark.rule("97-NOBLE-07")
def test_vandervelde_frees_an_architect_of_choice_who_can_be_played_next_turn() -> None:
    match = at_city_hall("vandervelde")
    assert (match.decision, match.options) == ("freeArchitect", ["architect:2/4", "architect:2/5"])
    play(match, "architect:2/5 nouveau cell:1,1")
    assert "architect:2/5" in match.options
    assert match.view().seats[0].prison == {"architect:2/4": 1}


@pytest.mark.rule("97-NOBLE-07")
def test_vandervelde_frees_nobody_of_another_colour() -> None:
    match = at_city_hall("vandervelde", "seat:1 prison architect:1/3 architect:2/4")
    assert match.options == ["architect:1/3", "architect:2/4"]
    play(match, "architect:1/3")
    assert match.view().seats[1].prison == {"architect:2/4": 1, "architect:2/5": 1}


@pytest.mark.rule("97-NOBLE-08")
def test_vandervelde_may_be_activated_with_nobody_in_prison() -> None:
    match = at_city_hall("vandervelde", "seat:1 prison none")
    assert match.decision == "turn"
    assert match.view().seats[0].nobles_tapped == ("noble:vandervelde",)
    assert sum(match.view().seats[0].hand.values()) == 6
