"""The worked examples of the rulebook, EX-2E-01 to EX-2E-13, each with its own numbers and its file. Seat 1 is Gabriel,
seat 2 Louise, seat 3 Elisabeth.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.b1893.builder import play
from tests.games.b1893.looking import (
    EXAMPLES,
    active_spaces,
    answered,
    column_seen,
    example,
    money,
    points_from,
    refused,
    row_seen,
    seat_seen,
    seen,
    squares,
    told,
    turned,
    upright,
)


def test_every_example_file_is_replayed_by_a_test() -> None:
    source = Path(__file__).read_text("utf-8")
    used = set(re.findall(r'example\("(ex-2e-\d\d[a-z]?)"', source))
    assert used == {path.stem for path in EXAMPLES.iterdir()}


@pytest.mark.rule("EX-2E-01", "93-PLAN-04", "93-PLAN-05", "93-PLAN-06")
def test_iris_two_two_leaves_nine_spaces_in_the_lower_right() -> None:
    assert "iris:2,2" in example("ex-2e-01", until=1).options
    match = example("ex-2e-01")
    spaces = [f"space:{row},{column}" for row in (3, 4, 5) for column in (3, 4, 5)]
    assert active_spaces(match) == spaces
    assert [column.active for column in seen(match).columns] == [False, False, True, True, True]


@pytest.mark.rule(
    "EX-2E-02",
    "93-SALES-01",
    "93-SALES-02",
    "93-SALES-03",
    "93-SALES-04",
    "93-SALES-05",
    "93-SALES-07",
    "93-SALES-09",
)
def test_green_is_sold_for_two_and_six_after_two_steps() -> None:
    before = example("ex-2e-02", until=3)
    assert refused(before, "indicator:2,1") == "93-SALES-04"
    assert seen(before).artworks["artwork:brown"] == 5
    match = example("ex-2e-02")
    assert told(match, "indicator_moved") == ["seat:3 indicator:3,1"]
    assert (money(match)[2], match.score()) == (1 + 2, (0, 0, 6))
    assert seat_seen(match, 3).artworks == {"artwork:yellow": 1}
    assert seen(match).artworks["artwork:brown"] == 6
    assert set(seen(match).market.shown) == {"artwork:green", "artwork:blue"}


@pytest.mark.rule(
    "EX-2E-03", "93-CONS-02", "93-CONS-06", "93-CONS-11", "93-CONS-12", "93-CONS-13", "93-CONS-14", "93-CONS-16"
)
def test_two_wood_and_a_joker_pay_the_fourth_house() -> None:
    match = example("ex-2e-03")
    assert answered(match, "pay") == ["seat:2 pay pay:2wood+1joker forced"]
    assert seat_seen(match, 2).cubes == {"cube:stone": 2}
    assert (money(match)[1], seat_seen(match, 2).houses, match.score()) == (2, 4, (0, 0, 0))


@pytest.mark.rule("EX-2E-03b", "93-CONS-06", "93-CONS-16")
def test_without_a_joker_three_units_of_wood_and_money_are_paid_in_two_ways() -> None:
    assert example("ex-2e-03b", until=2).options == ["pay:2wood+1money", "pay:1wood+2money"]
    other = play(example("ex-2e-03b", until=2), "pay:2wood+1money")
    assert (points_from(other, "construction")[1], money(other)[1]) == (5, 29 - 3)
    match = example("ex-2e-03b")
    assert (points_from(match, "construction")[1], money(match)[1]) == (5, 29 - 6)
    assert seat_seen(match, 2).cubes == {"cube:wood": 9}


@pytest.mark.rule("EX-2E-04", "93-BXL-03", "93-BXL-10")
def test_the_third_use_takes_two_meeples_and_crown_two_activates_two_of_three() -> None:
    match = example("ex-2e-04")
    assert told(match, "meeples_sent") == ["seat:1 place:grand-place count:2"]
    assert seat_seen(match, 1).meeples == 3
    assert squares(match, 1) == [2, 3, 1]
    assert (upright(match, 1), sorted(turned(match, 1))) == (["noble:brugmann"], ["noble:albert", "noble:buls"])
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("EX-2E-05", "93-PASS-01", "93-PASS-02", "93-PASS-03", "93-PASS-04")
def test_the_first_to_pass_gains_two_for_colours_and_two_for_cards() -> None:
    before = example("ex-2e-05", until=0)
    assert seat_seen(before, 3).meeples == 1
    match = example("ex-2e-05")
    assert told(match, "money_moved") == ["seat:3 bf:2 for:pass", "seat:3 bf:2 for:first-pass"]
    assert money(match) == [0, 0, 4]
    assert (seat_seen(match, 3).first_pass_cards, seat_seen(match, 3).manneken) == (2, 2)
    assert seen(match).prestige.pile == seen(before).prestige.pile - 1


@pytest.mark.rule("EX-2E-06", "93-COL-01", "93-COL-02")
def test_three_beat_two_in_a_column() -> None:
    assert column_seen(example("ex-2e-06", until=0), 2).sums == (2, 3, 0)
    match = example("ex-2e-06")
    assert told(match, "column_won") == ["seat:2 column:2 prestige:2 face:crown,1,1"]
    assert row_seen(match, 2, "artworks").cards == ("prestige:2",)
    assert squares(match, 1) == [1, 1, 1]
    assert told(match, "bonus_gained") == []


@pytest.mark.rule("EX-2E-07", "93-FP-01", "93-FP-04")
def test_a_tie_for_first_player_leaves_the_current_one_last() -> None:
    match = example("ex-2e-07")
    assert [seat.manneken for seat in seen(match).seats] == [0, 2, 2]
    assert told(match, "first_player_chosen") == ["seat:3 count:2"]
    assert (seen(match).first_player, seen(match).next_first_player) == (2, 3)


@pytest.mark.rule(
    "EX-2E-08",
    "93-PREST-01",
    "93-PREST-02",
    "93-PREST-03",
    "93-PREST-05",
    "93-PREST-07",
    "93-PREST-08",
    "93-PREST-09",
    "93-PREST-10",
    "93-PREST-12",
)
def test_two_cards_are_slid_and_the_third_gives_both_its_bonuses() -> None:
    assert refused(example("ex-2e-08", until=1), "strategic:nobles") == "93-PREST-12"
    match = example("ex-2e-08")
    assert [row.multiplier for row in seat_seen(match, 2).rows] == [1, 3, 1, 2]
    assert squares(match, 2) == [1, 2, 2]
    discards = seen(match).prestige.discards
    assert "prestige:23" in discards
    assert not {"prestige:1", "prestige:2"} & set(discards)


@pytest.mark.rule("EX-2E-09", "93-IRIS-01", "93-IRIS-02", "93-IRIS-03")
def test_two_irises_score_and_two_lack_a_meeple() -> None:
    match = example("ex-2e-09")
    assert told(match, "iris_won") == ["seat:1 iris:1,2", "seat:2 iris:2,1", "seat:3 iris:2,1"]
    assert match.score() == (2, 3, 2)


@pytest.mark.rule("EX-2E-10", "93-JUST-02", "93-JUST-03")
def test_both_with_two_in_brussels_lose_one() -> None:
    match = example("ex-2e-10")
    assert [line.split()[0] for line in told(match, "meeple_jailed")] == ["seat:1", "seat:2"]
    assert [seat.courthouse for seat in seen(match).seats] == [3, 3, 2]


@pytest.mark.rule("EX-2E-11", "93-END-03", "93-END-04", "93-END-05", "93-END-06")
def test_a_noble_of_five_is_left_unpaid() -> None:
    before = example("ex-2e-11", until=0)
    assert sorted(noble.cost for noble in seat_seen(before, 3).nobles) == [0, 4, 4, 5]
    match = example("ex-2e-11")
    paid = [line for line in told(match, "money_moved") if line.startswith("seat:3")]
    assert paid == [f"seat:3 bf:{bf} for:keeping-noble" for bf in (0, -4, -4)]
    assert told(match, "noble_unpaid") == ["seat:3 noble:vandervelde"]
    assert (money(match)[2], row_seen(match, 3, "nobles").count) == (4, 3)
    assert 80 + points_from(match, "unpaid-nobles")[2] == 75


@pytest.mark.rule(
    "EX-2E-12",
    "93-END-08",
    "93-END-09",
    "93-END-10",
    "93-END-11",
    "93-END-12",
    "93-END-13",
    "93-END-14",
    "93-END-15",
    "93-END-17",
)
def test_a_final_scoring_of_one_hundred_and_thirty_five() -> None:
    match = example("ex-2e-12")
    sources = ("unpaid-nobles", "houses", "cubes", "first-player", "meeples-row", "nobles-row", "artworks-row")
    assert [points_from(match, source)[2] for source in sources] == [-5, 40, 3, 0, 10, 3, 3]
    assert points_from(match, "money-row")[2] == 1
    assert match.score()[2] == 135


@pytest.mark.rule("EX-2E-12", "93-END-11", "93-END-17")
def test_five_unlocked_meeples_make_it_one_hundred_and_thirty_one() -> None:
    match = example("ex-2e-12b")
    assert (points_from(match, "meeples-row")[2], match.score()[2]) == (6, 131)


@pytest.mark.rule("EX-2E-13", "93-SETUP-16", "93-SETUP-24")
def test_five_players_start_with_five_to_nine() -> None:
    match = example("ex-2e-13")
    assert seen(match).first_player == 3
    assert money(match) == [8, 9, 5, 6, 7]
    assert [(seat.meeples, seat.courthouse) for seat in seen(match).seats] == [(5, 2)] * 5
