"""Cards 19 to 32: at fixed moments of a round. (93-BE-CARD-19..32)"""

from __future__ import annotations

import pytest

from bruxelles.games.b1893 import notations as n
from bruxelles.kernel.match import Match
from tests.games.b1893.belle.builder import TURN, belle, belle_seen, belle_table, owning, used
from tests.games.b1893.builder import bids, play
from tests.games.b1893.looking import (
    active_spaces,
    answered,
    column_seen,
    display,
    iris_seen,
    money,
    points_from,
    refused,
    scripted,
    seat_seen,
    seen,
    squares,
    story,
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


@pytest.mark.rule("93-BE-CARD-25", "93-BE-CLAR-15", "93-COL-07")
def test_card_25_takes_the_card_of_an_inactive_column_instead() -> None:
    lines = f"column 1 prestige:19\ncolumn 3 prestige:2\ncolumn 5 prestige:3\n{bids('1:2 - 1:1')}"
    match = owning(25, lines=lines, phase="columns")
    assert (match.decision, match.options) == ("c25", ["column:5", "keep"])
    assert refused(match, "column:2") == "93-BE-CARD-25"
    play(match, "column:5")
    assert told(match, "column_changed") == ["seat:1 column:1 column:5 prestige:3"]
    assert (used(match), match.decision) == (["card:25"], "prestige")
    assert [column_seen(match, column).winner for column in (1, 3, 5)] == [None, 1, 1]
    assert seat_seen(match, 1).manneken == 3


@pytest.mark.rule("93-BE-CARD-25")
def test_the_card_given_up_counts_no_manneken_pis_when_card_26_is_asked_about() -> None:
    lines = f"column 1 prestige:19\ncolumn 5 prestige:3\npavilion 2 card:26 seat:2\n{bids('1:2')}"
    match = play(owning(25, lines=lines, phase="columns"), "column:5")
    assert (match.seat, match.options) == (1, ["none", "card:26"])
    assert seat_seen(match, 1).manneken == 2


@pytest.mark.rule("93-BE-CARD-25")
def test_the_card_not_taken_stays_and_is_discarded_at_the_end() -> None:
    match = owning(25, lines=f"column 1 prestige:19\ncolumn 5 prestige:3\n{bids('1:2')}", phase="columns")
    play(match, "column:5")
    assert match.decision == "prestige"
    play(match, "bonus")
    assert "column:1 prestige:19" in told(match, "prestige_discarded")
    assert squares(match, 1)[1] == 2


@pytest.mark.rule("93-BE-CARD-25", "93-BE-CLAR-15")
def test_card_25_is_asked_at_each_won_column_until_used_and_never_for_ties() -> None:
    match = play(owning(25, lines=bids("1:2 - 1:1"), phase="columns"), "keep")
    assert (match.decision, used(match)) == ("c25", [])
    play(match, "keep")
    assert match.decision == "prestige"
    tied = owning(25, lines=bids("1:2", "2:2"), phase="columns")
    assert answered(tied, "c25") == []


@pytest.mark.rule("93-BE-CARD-26")
def test_card_26_adds_two_manneken_pis() -> None:
    lines = "first seat:2\nseat:3 passed yes\nseat:1 passed yes\nseat:2 passed yes\nseat:4 passed yes"
    match = owning(26, lines=lines, phase="first")
    assert offered(match) == ["card:26"]
    play(match, "card:26")
    assert told(match, "first_player_chosen") == ["seat:3 count:2"]
    declined = play(owning(26, lines=lines.replace("seat:3 passed yes\n", ""), phase="first"), "none")
    assert told(declined, "first_player_chosen") == ["seat:1 count:2"]


@pytest.mark.rule("93-BE-CARD-26")
def test_card_26_decides_who_begins_and_not_if_left() -> None:
    lines = "seat:2 passed yes\nseat:1 passed yes\nseat:3 passed yes\nseat:4 passed yes\nfirst seat:4"
    with_it = play(owning(26, lines=lines, phase="first"), "card:26")
    assert told(with_it, "first_player_chosen") == ["seat:1 count:2"]
    without = play(owning(26, lines=lines, phase="first"), "none")
    assert told(without, "first_player_chosen") == ["seat:2 count:2"]


IRIS = bids("- - - -", "- 1:1 2:1 -", "- 2:1 1:1 -")


@pytest.mark.rule("93-BE-CARD-27")
def test_card_27_lets_a_meeple_on_a_marked_space_count_twice() -> None:
    match = owning(27, lines=IRIS, phase="irises")
    assert (match.decision, match.options) == ("c27", ["space:3,3", "none"])
    assert refused(match, "space:2,2") == "93-BE-CARD-27"
    assert refused(match, "space:2,3") == "93-BE-CARD-27"
    play(match, "space:3,3")
    assert told(match, "iris_won") == ["seat:1 iris:2,2"]
    assert belle_seen(match).doubled is None
    left = play(owning(27, lines=IRIS, phase="irises"), "none")
    assert told(left, "iris_won") == ["seat:1 iris:2,2", "seat:2 iris:2,2"]


@pytest.mark.rule("93-BE-CARD-27")
def test_whoever_looks_at_an_iris_sees_the_meeple_that_counts_twice_ahead() -> None:
    match = belle(f"{TURN}{IRIS}")
    assert iris_seen(match, "2,2").ahead == iris_seen(match, "2,2").leaders == (1, 2)
    assert iris_seen(match, "3,3").ahead == (1,)
    table = belle_table(match)
    table.doubled, table.weight = n.SPACE.number("space:3,2"), 2
    assert iris_seen(match, "2,2").ahead == iris_seen(match, "2,2").leaders == (2,)
    assert match.rulebook.leads(table)["iris:2,2"] == (1,)


@pytest.mark.rule("93-BE-CARD-27", "93-BE-CLAR-10")
def test_card_27_replaces_no_missing_meeple_and_is_not_offered_if_nothing_changes() -> None:
    three = owning(27, lines=bids("- - - -", "- 1:1 2:1 -", "- - 1:1 -"), phase="irises")
    assert answered(three, "c27") == []
    sure = owning(27, lines=bids("- - - -", "- 1:1 2:1 -", "- 1:1 1:1 -"), phase="irises")
    assert answered(sure, "c27") == []


@pytest.mark.rule("93-BE-CARD-27", "93-2P-07")
def test_a_meeple_counting_twice_can_beat_neutral_ones() -> None:
    lines = f"{bids('- - - -', '- n 2:1 -', '- n 1:1 -')}"
    match = owning(27, lines=lines, phase="irises", seats=2)
    play(match, "space:3,3")
    assert told(match, "iris_won") == ["seat:1 iris:2,2"]


@pytest.mark.rule("93-BE-CARD-28", "93-BE-CGEN-02")
def test_card_28_pays_for_every_majority_shared_ones_included() -> None:
    match = owning(28, lines=IRIS, phase="irises")
    assert (money(match)[0], answered(match, "cardUse")) == (2, [])
    two = owning(28, lines=bids("1:1 1:1 1:1", "2:1 1:1 1:1"), phase="irises")
    assert money(two)[0] == 4


@pytest.mark.rule("93-BE-CARD-28", "93-BE-CLAR-16")
def test_card_28_is_not_turned_without_a_majority() -> None:
    lost = owning(28, lines=bids("2:1 2:1", "1:1 2:1"), phase="irises")
    assert (money(lost)[0], told(lost, "card_used")) == (0, [])
    neutral = owning(28, lines=bids("n n", "1:1 2:1"), phase="irises", seats=2)
    assert money(neutral)[0] == 0


@pytest.mark.rule("93-BE-CARD-27", "93-BE-CARD-28")
def test_card_28_counts_what_card_27_has_won() -> None:
    match = owning(27, 28, lines=bids("- - - -", "- 2:1 2:1 -", "- 1:1 1:1 -"), phase="irises")
    play(match, "space:3,2")
    assert money(match)[0] == 2


@pytest.mark.rule("93-BE-CARD-29")
def test_card_29_takes_a_meeple_back_before_the_majority() -> None:
    match = owning(29, lines="seat:1 stock 2\nseat:2 park 1", phase="brussels")
    assert offered(match) == ["card:29"]
    play(match, "card:29")
    assert told(match, "meeple_taken_back") == ["seat:1 place:stock"]
    assert told(match, "meeple_jailed") == ["seat:1 place:stock", "seat:2 place:park"]


@pytest.mark.rule("93-BE-CARD-29", "93-BE-CLAR-10")
def test_card_29_is_not_offered_without_meeples_in_brussels() -> None:
    assert answered(owning(29, lines="riding 1 0 0 0\nseat:2 stock 1", phase="brussels"), "cardUse") == []
    left = play(owning(29, lines="seat:1 stock 1", phase="brussels"), "none")
    assert told(left, "meeple_jailed") == ["seat:1 place:stock"]


@pytest.mark.rule("93-BE-CARD-30", "93-BE-RES-01")
def test_card_30_scores_for_travelers_of_everybody_before_they_leave() -> None:
    match = owning(30, lines="riding 1 0 2 0", phase="brussels")
    assert (points_from(match, "cards"), answered(match, "cardUse")) == ([3, 0, 0, 0], [])
    assert told(match, "travelers_left") == ["count:3"]


@pytest.mark.rule("93-BE-CARD-30", "93-BE-CLAR-16")
def test_card_30_is_not_turned_without_travelers_in_brussels() -> None:
    match = owning(30, lines="seat:1 stock 1", phase="brussels")
    assert (points_from(match, "cards"), told(match, "card_used")) == ([0, 0, 0, 0], [])


@pytest.mark.rule("93-BE-CARD-31", "93-BE-CARD-32", "93-BE-RES-01", "93-BE-CGEN-11")
def test_cards_31_and_32_count_all_cards_of_their_owner_face_down_ones_too() -> None:
    match = owning(31, 32, 5, lines="used card:5\npavilion 4 card:1 seat:2", phase="brussels")
    assert (points_from(match, "cards"), money(match)) == ([6, 0, 0, 0], [9, 0, 0, 0])
    assert answered(match, "cardUse") == []


@pytest.mark.rule("93-BE-CARD-31")
def test_card_31_gives_nothing_before_it_is_taken() -> None:
    match = belle("phase brussels\npavilion 1 card:31\npavilion 2 card:32\npavilion 3 card:1 seat:1")
    assert (points_from(match, "cards"), money(match)) == ([0, 0, 0, 0], [0, 0, 0, 0])


@pytest.mark.rule("93-BE-CARD-32")
def test_card_32_pays_its_owner_only() -> None:
    match = belle("phase brussels\npavilion 1 card:32 seat:2\npavilion 2 card:1 seat:1")
    assert money(match) == [0, 3, 0, 0]


@pytest.mark.rule("93-BE-EOR-01", "93-BE-CGEN-01")
def test_used_cards_are_turned_up_at_the_end_of_the_round() -> None:
    match = owning(1, 5, lines="used card:1 card:5", phase="end")
    assert (used(match), told(match, "cards_turned_up")) == ([], [""])


@pytest.mark.rule("93-BE-EOR-05")
def test_the_end_of_the_round_keeps_its_order() -> None:
    lines = "used card:24\ndisplay noble:buls\nseat:1 travelers 1\nseat:1 stock 1"
    match = owning(24, lines=lines, phase="end")
    assert [name for name in names(match) if name in ORDER] == ORDER


ORDER = ["cards_turned_up", "travelers_unused", "meeples_returned", "card_used", "nobles_upright", "noble_left"]


def names(match: Match) -> list[str]:
    """What happened, by name."""
    return [line.split()[0] for line in story(match)]


@pytest.mark.rule("93-BE-RES-01")
def test_the_resolution_keeps_its_order() -> None:
    lines = f"riding 1 0 0 0\nseat:1 stock 1\n{IRIS}"
    match = owning(30, 31, lines=lines, phase="irises")
    order = ["iris_won", "card_used", "travelers_left", "meeple_jailed", "pavilion_visited"]
    told_at = [names(match).index(name) for name in order]
    assert told_at == sorted(told_at)


def test_a_scripted_record_of_belle_epoque_can_be_replayed() -> None:
    lines = "phase turn seat:1\npavilion 1 card:22 seat:1"
    match = scripted(lines, "seat:1 turn place:stock\nseat:1 c22 none", belleEpoque="on")
    assert (match.decision, match.seat) == ("turn", 1)
