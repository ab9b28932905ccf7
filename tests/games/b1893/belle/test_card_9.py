"""Card 9: one cube of the payment may be any other cube. (93-BE-CARD-09, 93-BE-CLAR-01, 93-BE-CLAR-02)"""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from bruxelles.kernel.steps import prior
from tests.games.b1893.belle.builder import belle, owning, used
from tests.games.b1893.builder import play
from tests.games.b1893.looking import answered, points_from, refused, seat_seen, told


def building(cubes: str, needles: str = "wood stone", money: int = 1, lines: str = "") -> Match:
    """Seat 1 owns card 9 and has placed a meeple on a Construction space."""
    text = f"needles {needles}\nseat:1 money {money}\n{'seat:1 cubes ' + cubes if cubes else ''}\n{lines}"
    match = owning(9, lines=text)
    play(match, "space:2,4")
    return play(match, "bid:1") if match.decision == "bid" else match


@pytest.mark.rule("93-BE-CARD-09", "93-BE-CLAR-01")
def test_any_cube_stands_for_one_cube_of_the_payment() -> None:
    match = play(building("cube:wood cube:stone cube:iron"), "house")
    assert match.options == ["pay:1wood+1stone", "helped:1wood+1iron", "helped:1iron+1stone"]
    play(match, "helped:1wood+1iron")
    assert (seat_seen(match, 1).cubes, used(match)) == ({"cube:stone": 1}, ["card:9"])
    assert points_from(match, "construction") == [5, 0, 0, 0]


@pytest.mark.rule("93-BE-CARD-09")
def test_one_joker_so_used_keeps_the_five_points_and_a_second_one_loses_them() -> None:
    one = play(building("cube:wood cube:joker cube:joker"), "house")
    assert one.options == ["pay:1wood+1joker", "pay:2joker", "helped:1wood+1joker"]
    assert points_from(play(one, "helped:1wood+1joker"), "construction") == [5, 0, 0, 0]
    assert refused(play(building("cube:wood cube:joker cube:joker"), "house"), "helped:2joker") == "93-BE-CLAR-01"
    plain = play(building("cube:wood cube:joker cube:joker"), "house pay:1wood+1joker")
    assert (points_from(plain, "construction"), used(plain)) == ([0, 0, 0, 0], [])


@pytest.mark.rule("93-BE-CARD-09")
def test_a_joker_beside_the_cube_that_stands_in_still_loses_the_points() -> None:
    match = play(building("cube:iron cube:joker"), "card:9 house")
    assert answered(match, "pay") == ["seat:1 pay helped:1iron+1joker forced"]
    assert points_from(match, "construction") == [0, 0, 0, 0]


@pytest.mark.rule("93-BE-CARD-09")
def test_a_unit_of_money_is_outside_the_card() -> None:
    match = play(building("cube:wood cube:iron cube:joker", "wood money", 4), "house")
    assert match.options[:3] == ["pay:1wood+1money", "pay:1wood+1joker", "pay:1money+1joker"]
    assert match.options[3:] == ["helped:1iron+1money", "helped:1iron+1joker", "helped:1money+1joker"]
    assert refused(match, "helped:1wood+1iron") == "93-BE-CARD-09"
    assert refused(match, "helped:1wood+1joker") == "93-BE-CLAR-01"


@pytest.mark.rule("93-BE-CLAR-01")
def test_payments_in_which_it_makes_no_difference_are_not_offered() -> None:
    match = play(building("cube:wood cube:stone cube:iron"), "house")
    assert refused(match, "helped:1wood+1stone") == "93-BE-CLAR-01"
    assert refused(match, "helped:1wood+1glass") == "93-CONS-14"
    assert refused(match, "helped:3wood") == "93-BE-CARD-09"
    assert (refused(match, "pay:1wood+1stone"), refused(match, "pay:1wood+1iron")) == (None, "93-CONS-13")


@pytest.mark.rule("93-BE-CLAR-02")
def test_on_free_choice_one_joker_keeps_the_points() -> None:
    match = play(building("cube:wood cube:joker", "wood any"), "house")
    assert match.options == ["pay:1wood+1joker", "helped:1wood+1joker"]
    assert points_from(play(match, "helped:1wood+1joker"), "construction") == [5, 0, 0, 0]


@pytest.mark.rule("93-BE-CLAR-01", "93-PLACE-10")
def test_where_only_it_can_pay_the_owner_is_asked_first_and_may_decline() -> None:
    match = building("cube:wood cube:iron")
    assert (match.decision, match.options) == ("cardUse", ["none", "card:9"])
    declined = play(building("cube:wood cube:iron"), "none")
    assert (told(declined, "action_void"), used(declined), declined.seat) == (["seat:1 action:construction"], [], 1)
    play(match, "card:9")
    assert match.decision == "buildKind"
    play(match, "house")
    assert answered(match, "pay") == ["seat:1 pay helped:1wood+1iron forced"]
    assert used(match) == ["card:9"]


@pytest.mark.rule("93-BE-CARD-09", "93-BE-CGEN-01", "93-BE-CGEN-03")
def test_it_does_not_work_twice_a_round_nor_through_the_park_nor_for_others() -> None:
    down = building("cube:wood cube:iron", lines="used card:9")
    assert told(down, "action_void") == ["seat:1 action:construction"]
    spent = play(building("cube:wood cube:stone cube:iron", lines="used card:9"), "house")
    assert answered(spent, "pay") == ["seat:1 pay pay:1wood+1stone forced"]
    park = play(owning(9, lines="seat:1 cubes cube:wood cube:iron"), "place:park action:construction")
    assert told(park, "action_void") == ["seat:1 action:construction"]
    other = belle("phase turn seat:1\npavilion 1 card:9 seat:2\nseat:1 money 1\nseat:1 cubes cube:wood cube:iron")
    assert told(play(other, "space:2,4"), "action_void") == ["seat:1 action:construction"]
    cubes = "cube:wood cube:iron cube:stone cube:stone"
    rich = belle(f"phase turn seat:1\npavilion 1 card:9 seat:2\nseat:1 money 1\nseat:1 cubes {cubes}")
    play(rich, "space:2,4 house")
    assert answered(rich, "pay") == ["seat:1 pay pay:1wood+1stone forced"]


@pytest.mark.rule("93-BE-CARD-09")
def test_others_are_told_that_the_card_is_not_theirs() -> None:
    lines = "pavilion 1 card:9 seat:2\nneedles wood any\nseat:1 money 1\nseat:1 cubes cube:wood cube:iron cube:stone"
    match = play(belle(f"phase turn seat:1\n{lines}"), "space:2,4 house")
    assert refused(match, "helped:1wood+1iron") == "93-BE-CARD-09"


@pytest.mark.rule("93-BE-PAV-05")
def test_it_does_not_pay_a_surcharge_but_helps_to_pay_the_rest() -> None:
    match = play(building("cube:wood cube:iron cube:glass"), "card:9")
    assert match.options == ["house", "pavilion:2", "pavilion:4", "pavilion:5"]
    play(match, "pavilion:2")
    assert answered(match, "pay") == ["seat:1 pay helped:1wood+1iron forced"]


@pytest.mark.rule("93-BE-CGEN-09")
def test_it_does_not_help_to_pay_the_pavilion_that_brings_it() -> None:
    match = belle("phase turn seat:1\npavilion 1 card:9\nseat:1 money 1\nseat:1 cubes cube:wood cube:iron")
    assert told(play(match, "space:2,4"), "action_void") == ["seat:1 action:construction"]


@pytest.mark.rule("93-BE-CARD-10", "93-BE-CLAR-17")
def test_card_10_counts_the_cube_that_card_9_put_in() -> None:
    """The third building costs three units."""
    match = owning(9, 10, lines="seat:1 money 1\nseat:1 cubes cube:wood cube:iron cube:stone")
    play(match, "space:2,4 card:9 house")
    while match.decision != "cardUse":
        play(match, match.options[0])
    assert points_from(play(match, "card:10"), "cards") == [3, 0, 0, 0]


def test_bots_look_first_at_what_needs_no_joker() -> None:
    match = play(building("cube:wood cube:iron cube:joker cube:stone"), "house")
    decision = match.waiting()
    assert decision is not None
    ranked = {
        option: int(prior(match.state, decision, number))
        for option, number in zip(match.options, match.numbers, strict=True)
    }
    assert ranked["pay:1wood+1stone"] > ranked["helped:1wood+1iron"] > ranked["helped:1wood+1joker"] > 1
    assert ranked["pay:1wood+1joker"] == 1
