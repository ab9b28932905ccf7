"""Cinquantenaire Park: any action but the Exhibition, with a choice of two cards. (chapter PARK)"""

from __future__ import annotations

import pytest

from bruxelles.kernel.explain import Refusal, why_not
from bruxelles.kernel.match import Match
from tests.games.b1897.builder import play, position

LOW = "architect:1/3"
BOX = {
    "artwork": [f"artwork:{colour}" for colour in ("yellow", "green", "blue", "red") for _ in range(3)],
    "pair": [
        f"pair:{pair}"
        for pair in ("wood+wood", "brick+brick", "steel+steel", "brick+wood", "steel+wood", "steel+brick")
        for _ in range(2)
    ],
    "house": [f"house:{house}" for house in ("single", "double", "solid-single", "solid-double") for _ in range(4)],
    "noble": [f"noble:{noble}" for noble in ("horta", "buls", "hankar", "vandervelde", "albert") for _ in range(3)],
}


def in_the_park(more: str = "", *left: str, sort: str = "", decline: str = "off") -> Match:
    """Seat 1 is in the Park; of one sort only the cards left lie in the pile, those on other lines aside."""
    gone = BOX[sort][:] if sort else []
    for card in [*left, *(word for word in more.split() if word in gone)]:
        gone.remove(card)
    line = f"gone {' '.join(gone)}" if gone else ""
    match = position(
        f"""
        phase turn seat:1
        grid cell:1,1 expo
        grid cell:1,2 money
        {more}
        {line}
        """,
        declineAction=decline,
    )
    return play(match, f"park {LOW}")


@pytest.mark.rule("97-PARK-01")
def test_the_park_offers_every_action_but_the_exhibition_and_leaves_the_grid_alone() -> None:
    match = in_the_park("seat:1 artworks artwork:red\nseat:1 materials pair:wood+wood\nseat:1 money 2")
    assert match.decision == "parkAction"
    assert sorted(match.options) == ["construction", "creation", "influence", "sale", "supply"]
    grid = match.view().grid
    play(match, "sale")
    assert match.view().grid == grid
    assert match.view().seats[0].money == 2 + 3


@pytest.mark.rule("97-PARK-02")
def test_the_kind_is_named_before_two_cards_are_drawn_of_which_one_is_chosen() -> None:
    match = in_the_park("", "artwork:red", "artwork:blue", sort="artwork")
    assert match.view().resolving == {}
    play(match, "creation")
    assert (match.decision, match.options) == ("parkKeep", ["artwork:blue", "artwork:red"])
    play(match, "artwork:red")
    assert match.view().seats[0].artworks == {"artwork:red": 1}
    assert match.view().piles[0].discards == {"artwork:blue": 1}
    assert match.view().piles[0].unseen == {}


@pytest.mark.rule("97-PARK-02")
@pytest.mark.parametrize(("action", "pile"), [("creation", 0), ("supply", 1), ("influence", 3)])
def test_exactly_two_cards_leave_the_pile_named(action: str, pile: int) -> None:
    match = in_the_park()
    before = [sum(each.unseen.values()) for each in match.view().piles]
    play(match, action)
    before[pile] -= 2
    assert [sum(each.unseen.values()) for each in match.view().piles] == before


@pytest.mark.rule("97-PARK-03")
def test_a_chosen_material_is_kept() -> None:
    match = in_the_park("", "pair:wood+wood", "pair:steel+brick", sort="pair")
    play(match, "supply pair:steel+brick")
    assert match.view().seats[0].materials == {"pair:steel+brick": 1}
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("97-PARK-03")
def test_a_chosen_house_is_built_and_paid_for() -> None:
    more = "seat:1 materials pair:steel+wood\nseat:1 houses house:single"
    match = in_the_park(more, "house:single", "house:double", sort="house")
    play(match, "construction house:double")
    seat = match.view().seats[0]
    assert (seat.houses, seat.materials, seat.points) == ({"house:single": 1, "house:double": 1}, {}, 2)
    assert match.view().piles[1].discards == {"pair:steel+wood": 1}


@pytest.mark.rule("97-PARK-03")
def test_a_chosen_noble_acts_and_is_then_kept_or_discarded() -> None:
    match = in_the_park("", "noble:buls", "noble:horta", sort="noble")
    play(match, "influence noble:horta")
    assert match.view().piles[3].discards == {"noble:buls": 1}
    assert match.view().seats[0].tracks["track:architecture"].square == 2
    assert (match.decision, match.options) == ("nobleKeep", ["keep", "discard"])
    play(match, "keep")
    assert match.view().seats[0].nobles_tapped == ("noble:horta",)


@pytest.mark.rule("97-PARK-03")
def test_a_noble_already_owned_acts_and_must_then_be_discarded() -> None:
    match = in_the_park("seat:1 nobles noble:horta", "noble:buls", "noble:horta", sort="noble")
    play(match, "influence noble:horta")
    assert match.view().seats[0].tracks["track:architecture"].square == 2
    assert match.view().piles[3].discards == {"noble:horta": 1, "noble:buls": 1}
    assert match.decision == "turn"


@pytest.mark.rule("97-PARK-04")
@pytest.mark.parametrize("place", ["", "discards artwork:green"])
def test_a_single_card_in_pile_and_discards_is_the_chosen_one(place: str) -> None:
    match = in_the_park(place, *([] if place else ["artwork:green"]), sort="artwork")
    play(match, "creation")
    assert (match.seat, match.decision) == (1, "turn")
    assert match.view().seats[0].artworks == {"artwork:green": 1}
    assert match.view().piles[0].discards == {}


@pytest.mark.rule("97-PARK-04")
@pytest.mark.parametrize(
    ("sort", "action"), [("artwork", "creation"), ("pair", "supply"), ("house", "construction"), ("noble", "influence")]
)
def test_a_kind_without_a_card_to_draw_cannot_be_named(sort: str, action: str) -> None:
    goods = "seat:1 materials pair:wood+wood\nseat:1 artworks artwork:red"
    assert action in in_the_park(goods).options
    assert action not in in_the_park(goods, sort=sort).options


@pytest.mark.rule("97-PARK-04", "97-PARK-06")
@pytest.mark.parametrize(("houses_left", "rule"), [(True, "97-PARK-06"), (False, "97-PARK-04")])
def test_a_park_of_no_use_says_whether_cards_or_goods_are_lacking(houses_left: bool, rule: str) -> None:
    gone = [card for sort, cards in BOX.items() for card in cards if not (houses_left and sort == "house")]
    match = position(f"phase turn seat:1\nseat:1 money 5\ngrid cell:1,1 money\ngone {' '.join(gone)}", 3)
    assert why_not(match, "park") == Refusal(rule, None)


@pytest.mark.rule("97-PARK-05")
def test_a_park_sale_discards_an_artwork_of_choice_for_3() -> None:
    match = in_the_park("seat:1 artworks artwork:red artwork:blue\nseat:1 money 1")
    play(match, "sale")
    assert (match.decision, match.options) == ("sellArtwork", ["artwork:blue", "artwork:red"])
    play(match, "artwork:blue")
    assert match.view().seats[0].artworks == {"artwork:red": 1}
    assert match.view().seats[0].money == 4
    assert match.view().piles[0].discards == {"artwork:blue": 1}


@pytest.mark.rule("97-PARK-06")
def test_sale_needs_an_artwork() -> None:
    assert "sale" not in in_the_park().options
    assert "sale" in in_the_park("seat:1 artworks artwork:red").options


@pytest.mark.rule("97-PARK-06")
def test_construction_needs_enough_materials() -> None:
    two = "seat:1 houses house:single house:double"
    assert "construction" not in in_the_park().options
    assert "construction" in in_the_park("seat:1 materials pair:wood+wood").options
    assert "construction" not in in_the_park(f"{two}\nseat:1 materials pair:wood+wood").options
    assert "construction" in in_the_park(f"{two}\nseat:1 materials pair:wood+wood pair:wood+wood").options


@pytest.mark.rule("97-PARK-07")
def test_materials_are_chosen_after_the_houses_are_seen_and_building_is_compulsory() -> None:
    more = "seat:1 materials pair:wood+wood pair:steel+steel"
    match = in_the_park(more, "house:single", "house:double", sort="house")
    play(match, "construction")
    assert (match.decision, match.options) == ("parkKeep", ["house:single", "house:double"])
    play(match, "house:double")
    assert (match.decision, match.options) == ("payMaterial", ["pair:wood+wood", "pair:steel+steel"])
    play(match, "pair:steel+steel")
    assert match.view().seats[0].houses == {"house:double": 1}
    assert match.view().seats[0].materials == {"pair:wood+wood": 1}


@pytest.mark.rule("97-PARK-07")
def test_building_in_the_park_cannot_be_declined_even_with_the_option_for_the_grid() -> None:
    more = "seat:1 materials pair:wood+wood pair:steel+steel"
    match = in_the_park(more, "house:single", "house:double", sort="house", decline="on")
    play(match, "construction house:double")
    assert (match.decision, match.options) == ("payMaterial", ["pair:wood+wood", "pair:steel+steel"])
