"""Cards 19 to 24: at fixed moments of a round. (93-BE-CARD-19..24)"""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.belle.builder import TURN, belle, belle_seen, owning, used
from tests.games.b1893.builder import play
from tests.games.b1893.looking import (
    active_spaces,
    answered,
    display,
    money,
    points_from,
    refused,
    seat_seen,
    seen,
    squares,
    told,
)

PASSED = "seat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes"


def offered(match: Match) -> list[str]:
    return match.options[1:] if match.decision == "cardUse" else []


@pytest.mark.rule("93-BE-CARD-19", "93-BE-CGEN-02", "93-BE-CGEN-12")
def test_card_19_brings_a_traveler_by_itself_when_the_stock_exchange_is_revealed() -> None:
    match = owning(19, lines="round 2", phase="planning")
    assert (belle_seen(match).travelers, used(match)) == ((1, 0, 0, 0), ["card:19"])
    assert (match.decision, answered(match, "cardUse")) == ("planIris", [])


@pytest.mark.rule("93-BE-CARD-19", "93-BE-CLAR-16")
def test_card_19_is_not_turned_when_the_train_is_empty() -> None:
    match = belle("phase planning\nround 2\npavilion 1 card:19 seat:1\nseat:2 travelers 4")
    assert (belle_seen(match).travelers, used(match)) == ((0, 4, 0, 0), [])


@pytest.mark.rule("93-BE-CARD-20", "93-BE-CGEN-12")
def test_card_20_puts_the_square_on_any_iris_instead_of_the_first_player() -> None:
    match = belle("phase planning\nround 2\nfirst seat:1\npavilion 1 card:20 seat:3")
    assert (match.seat, offered(match)) == (2, ["card:20"])
    income = seen(match).stock.income
    play(match, "card:20")
    assert (match.decision, len(match.options)) == ("planAnyIris", 16)
    assert refused(match, "iris:2,3") is None
    play(match, "iris:2,3")
    assert (seen(match).square, len(active_spaces(match))) == ("iris:2,3", 9)
    assert (match.decision, match.seat, seen(match).stock.income) == ("turn", 0, income)
    assert answered(match, "planIris") == []


@pytest.mark.rule("93-BE-CARD-20")
def test_card_20_may_be_left_and_lies_idle_later() -> None:
    match = play(belle("phase planning\nround 2\npavilion 1 card:20 seat:3"), "none")
    assert (match.decision, match.seat) == ("planIris", 0)
    assert used(play(match, match.options[0])) == []


@pytest.mark.rule("93-BE-CARD-21", "93-BE-CGEN-06")
@pytest.mark.parametrize("owner", [1, 2])
def test_card_21_scores_for_a_meeple_on_a_house_before_the_action(owner: int) -> None:
    match = play(owning(21, lines=f"seat:1 money 1\nseat:{owner} houses space:1,1"), "space:1,1")
    assert (offered(match), told(match, "artwork_taken")) == (["card:21"], [])
    play(match, "card:21")
    assert (points_from(match, "cards"), match.decision) == ([3, 0, 0, 0], "artColour")


@pytest.mark.rule("93-BE-CARD-21", "93-BE-CGEN-09")
def test_card_21_scores_neither_on_bare_spaces_nor_twice_nor_for_what_is_past() -> None:
    assert play(owning(21, lines="seat:1 money 1"), "space:1,1").decision == "artColour"
    down = owning(21, lines="seat:1 money 1\nused card:21\nseat:2 houses space:1,1")
    assert play(down, "space:1,1").decision == "artColour"
    lines = "pavilion 1 card:21\nseat:1 money 1\nseat:1 cubes cube:wood cube:stone\nseat:2 houses space:2,4"
    late = play(belle(f"{TURN}{lines}"), "space:2,4 pavilion:1")
    assert (late.seat, points_from(late, "cards")) == (1, [0, 0, 0, 0])


@pytest.mark.rule("93-BE-CARD-22")
def test_card_22_gives_another_turn_for_a_meeple_set_aside() -> None:
    match = play(owning(22, lines="seat:1 money 3"), "space:1,1 bid:1 artwork:green")
    assert (match.decision, match.options) == ("c22", ["none", "extra:meeple"])
    play(match, "extra:meeple")
    assert (match.decision, match.seat, used(match)) == ("turn", 0, ["card:22"])
    assert (seat_seen(match, 1).meeples, belle_seen(match).aside) == (3, 1)
    assert "pass" not in match.options
    assert refused(match, "pass") == "93-BE-CARD-22b"
    assert refused(match, "space:1,1") == "93-PLACE-02"
    play(match, "place:stock")
    assert (match.decision, match.seat) == ("turn", 1)


@pytest.mark.rule("93-BE-CARD-22")
def test_card_22_may_be_declined_and_asked_again_after_the_next_action() -> None:
    match = play(owning(22, lines=PASSED), "place:market none")
    assert (match.decision, match.seat, used(match)) == ("turn", 0, [])
    assert play(match, "place:stock").decision == "c22"


@pytest.mark.rule("93-BE-CARD-22", "93-BE-CLAR-14")
def test_card_22_takes_a_traveler_too_and_it_returns_to_the_train() -> None:
    match = play(owning(22, lines=f"seat:1 travelers 1\n{PASSED}"), "place:market travelers:0 extra:traveler")
    assert (belle_seen(match).aside, belle_seen(match).travelers[0], seat_seen(match, 1).meeples) == (0, 0, 4)
    play(match, "place:stock pass")
    while seen(match).round == 1:
        play(match, match.options[0])
    assert (belle_seen(match).aside, belle_seen(match).train) == (None, 4)


@pytest.mark.rule("93-BE-CARD-22b", "93-BE-CLAR-14")
def test_card_22_is_offered_only_if_an_action_remains_possible() -> None:
    last = owning(22, lines="seat:1 courthouse 5")
    assert play(last, "place:market").seat == 1
    none = owning(22, lines="seat:1 courthouse 6")
    assert play(none, "place:market").seat == 1
    dear = play(owning(22, lines="seat:1 courthouse 4\nuses 2 2 2 0"), "place:market")
    assert (dear.decision, dear.options) == ("c22", ["none", "extra:meeple"])
    closed = owning(22, lines="seat:1 courthouse 4\nuses 2 2 2 1")
    assert play(closed, "place:market").seat == 1


@pytest.mark.rule("93-BE-CARD-22b")
def test_a_traveler_set_aside_leaves_the_meeple_and_the_other_way_round() -> None:
    match = owning(22, lines="seat:1 courthouse 5\nseat:1 travelers 1\nuses 0 0 0 0")
    play(match, "place:market travelers:0")
    assert (match.decision, match.options) == ("c22", ["none", "extra:meeple", "extra:traveler"])


@pytest.mark.rule("93-BE-CLAR-05")
def test_card_22_may_follow_an_action_without_effect() -> None:
    assert play(owning(22, lines="seat:1 money 1"), "space:1,2").decision == "c22"


@pytest.mark.rule("93-BE-CARD-22", "93-BE-CGEN-06", "93-BE-CGEN-09")
def test_card_22_comes_last_and_at_once_with_the_pavilion_that_brings_it() -> None:
    match = belle(f"{TURN}pavilion 1 card:22\nseat:1 money 1\nseat:1 cubes cube:wood cube:stone")
    play(match, "space:3,3 pavilion:1")
    assert match.decision == "claim"
    assert play(match, "tile:1").decision == "c22"


@pytest.mark.rule("93-BE-CARD-22c")
def test_a_meeple_set_aside_is_nowhere_and_returns_at_the_end_of_the_round() -> None:
    match = play(owning(22, lines=f"seat:2 market 1\n{PASSED}"), "place:stock extra:meeple place:stock")
    assert seat_seen(match, 1).brussels == 2
    play(match, "pass")
    while seen(match).round == 1:
        play(match, match.options[0])
    assert told(match, "meeple_back_from_card") == ["seat:1"]
    assert (seat_seen(match, 1).meeples, seat_seen(match, 1).courthouse) == (4, 3)


@pytest.mark.rule("93-BE-CARD-23", "93-BE-CLAR-15", "93-BE-EOR-05")
def test_card_23_buys_the_effect_of_the_noble_that_leaves() -> None:
    lines = "display noble:buls noble:albert\nseat:1 money 2\nseat:1 nobles noble:albert"
    match = owning(23, lines=lines, phase="end")
    assert (offered(match), display(match)[3]) == (["card:23"], "noble:albert")
    play(match, "card:23")
    assert (money(match)[0], squares(match, 1)[1]) == (0, 2)
    assert (seen(match).round, used(match)) == (2, [])
    assert told(match, "noble_left") == ["noble:albert"]


@pytest.mark.rule("93-BE-CARD-23")
def test_card_23_works_in_round_five_but_not_without_money_or_noble() -> None:
    last = owning(23, lines="round 5\ndisplay noble:maeterlinck\nseat:1 money 2", phase="end")
    assert offered(last) == ["card:23"]
    assert points_from(play(last, "card:23"), "nobles") == [5, 0, 0, 0]
    poor = owning(23, lines="display noble:buls\nseat:1 money 1", phase="end")
    assert (seen(poor).round, answered(poor, "cardUse")) == (2, [])
    empty = owning(23, lines="seat:1 money 5", phase="end")
    assert answered(empty, "cardUse") == []


@pytest.mark.rule("93-BE-EOR-03")
def test_a_traveler_by_card_23_is_kept_for_the_next_round() -> None:
    match = owning(23, lines="display noble:nagelmackers\nseat:1 money 2\nseat:2 travelers 2", phase="end")
    play(match, "card:23")
    assert (belle_seen(match).travelers, belle_seen(match).train) == ((1, 0, 0, 0), 3)


@pytest.mark.rule("93-BE-CARD-24", "93-BE-EOR-05")
def test_card_24_scores_for_nobles_upright_before_all_are_set_upright() -> None:
    match = owning(24, lines="seat:1 nobles noble:buls\nseat:1 turned noble:albert", phase="end")
    assert points_from(match, "cards") == [2, 0, 0, 0]
    assert used(match) == []


@pytest.mark.rule("93-BE-CARD-24")
def test_card_24_gives_nothing_with_all_nobles_turned_nor_to_others() -> None:
    assert points_from(owning(24, lines="seat:1 turned noble:brugmann", phase="end"), "cards") == [0, 0, 0, 0]
    assert told(owning(24, lines="seat:1 turned noble:brugmann", phase="end"), "card_used") == []
