"""Cards 25 to 32: at the resolution of a round, and the order of its steps. (93-BE-CARD-25..32)"""

from __future__ import annotations

import pytest

from bruxelles.games.b1893 import notations as n
from bruxelles.kernel.match import Match
from tests.games.b1893.belle.builder import TURN, belle, belle_seen, belle_table, owning, used
from tests.games.b1893.belle.test_cards_of_the_round import offered
from tests.games.b1893.builder import bids, play
from tests.games.b1893.looking import (
    answered,
    column_seen,
    iris_seen,
    money,
    points_from,
    refused,
    scripted,
    seat_seen,
    squares,
    story,
    told,
)


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
