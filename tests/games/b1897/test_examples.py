"""The worked examples of the rulebooks, 97-EX-01 to 97-EX-12, each with its own numbers and its file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.b1897.looking import (
    EXAMPLES,
    answered,
    cards_in_grid,
    cell_seen,
    example,
    money,
    pile_seen,
    points_from,
    seat_seen,
    seen,
    squares,
    told,
)


def test_every_example_file_is_replayed_by_a_test() -> None:
    sources = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_examples*.py")]
    used = {name for source in sources for name in re.findall(r'example\("(97-EX-\d\d[a-z]?)"', source)}
    assert used == {path.stem for path in EXAMPLES.iterdir()}


@pytest.mark.rule("97-EX-01", "97-CONS-01", "97-CONS-02", "97-CONS-04", "97-CONS-05", "97-CONS-06")
def test_a_third_house_takes_both_materials_and_one_brick_is_lost() -> None:
    match = example("97-EX-01")
    assert answered(match, "payMaterial") == [
        "seat:1 payMaterial pair:brick+brick",
        "seat:1 payMaterial pair:brick+wood forced",
    ]
    assert pile_seen(match, "material").discards == {"pair:brick+brick": 1, "pair:brick+wood": 1}
    assert seat_seen(match, 1).materials == {}
    assert seat_seen(match, 1).houses == {"house:single": 1, "house:double": 2}
    assert match.score() == (2, 0, 0, 0)


@pytest.mark.rule("97-EX-02", "97-INFL-01", "97-INFL-04", "97-NOBLE-07")
def test_a_second_vandervelde_frees_an_architect_and_must_then_be_discarded() -> None:
    assert example("97-EX-02", until=4).options == ["architect:2/4", "architect:2/5"]
    match = example("97-EX-02")
    lines = [match.line(number) for number in (5, 6)]
    assert lines == ["5 seat:1 freeArchitect architect:2/5", "6 seat:1 nobleKeep discard forced"]
    assert seat_seen(match, 1).prison == {"architect:2/4": 1}
    assert seat_seen(match, 1).hand == {"architect:1/3": 3, "architect:2/4": 1, "architect:2/5": 1}
    assert pile_seen(match, "noble").discards == {"noble:vandervelde": 1}
    assert "noble:vandervelde" in seat_seen(match, 1).nobles_ready


@pytest.mark.rule(
    "97-EX-03",
    "97-EXPO-01",
    "97-EXPO-02",
    "97-EXPO-03",
    "97-EXPO-04",
    "97-EXPO-05",
    "97-EXPO-06",
    "97-EXPO-08",
    "97-PREP-02",
)
def test_an_exhibition_goes_round_until_nobody_has_a_new_colour() -> None:
    assert example("97-EX-03", until=4).options == ["artwork:red", "withdraw"]
    assert example("97-EX-03", until=5).options == ["artwork:yellow", "artwork:blue", "withdraw"]
    assert example("97-EX-03", until=6).options == ["artwork:blue", "withdraw"]
    after = example("97-EX-03", until=7)
    assert (after.seat, after.decision, seen(after).expo_holder) == (1, "turn", 1)
    assert seen(after).first_player == 2
    match = example("97-EX-03")
    assert answered(match, "exhibit") == [
        "seat:1 exhibit artwork:red",
        "seat:2 exhibit artwork:yellow",
        "seat:2 exhibit artwork:blue",
    ]
    assert match.score() == (2, 4, 0, 0)
    assert seat_seen(match, 1).artworks == {"artwork:red": 1}
    assert seat_seen(match, 2).artworks == {"artwork:yellow": 1, "artwork:blue": 1, "artwork:red": 1}
    assert (seen(match).round, seen(match).first_player, seen(match).expo_holder) == (2, 1, None)


@pytest.mark.rule("97-EX-04", "97-BRUX-01", "97-HALL-01", "97-HALL-02")
def test_nobility_two_activates_two_of_three_nobles() -> None:
    match = example("97-EX-04")
    assert answered(match, "layArchitect") == ["seat:1 layArchitect architect:1/3"]
    assert squares(match, 1) == [2, 2, 2]
    assert seat_seen(match, 1).nobles_tapped == ("noble:horta", "noble:buls")
    assert seat_seen(match, 1).nobles_ready == ("noble:brugmann",)
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("97-EX-05", "97-BRUX-01", "97-NOUV-02", "97-PARK-01", "97-PARK-05")
def test_a_sale_in_the_park_costs_two_architects_and_no_money() -> None:
    assert example("97-EX-05", until=0).options == ["stock", "hall", "park", "pass"]
    match = example("97-EX-05")
    assert answered(match, "layArchitect") == [
        "seat:1 layArchitect architect:1/3",
        "seat:1 layArchitect architect:2/4",
    ]
    assert seat_seen(match, 1).brussels["place:park"] == {"architect:1/3": 1, "architect:2/4": 1}
    assert seat_seen(match, 1).artworks == {}
    assert pile_seen(match, "artwork").discards == {"artwork:red": 1}
    assert money(match) == [3, 0, 0, 0]
    assert cards_in_grid(match) == ["money", "money"]


@pytest.mark.rule("97-EX-06", "97-COL-01", "97-COL-03")
def test_both_players_with_four_in_a_column_advance_on_architecture() -> None:
    match = example("97-EX-06")
    assert told(match, "column_won") == [
        "seat:1 column:2 bonus:architecture",
        "seat:2 column:2 bonus:architecture",
    ]
    assert [squares(match, seat) for seat in (1, 2, 3, 4)] == [[2, 1, 1], [2, 1, 1], [1, 1, 1], [1, 1, 1]]


@pytest.mark.rule("97-EX-07", "97-COAT-02", "97-COAT-03")
def test_a_full_coat_gives_each_winner_their_own_prestige() -> None:
    match = example("97-EX-07")
    assert told(match, "coat_won") == ["seat:1 coat:1,3", "seat:1 coat:3,1", "seat:2 coat:3,1"]
    assert told(match, "points_scored") == [
        "seat:1 vp:2 source:coats",
        "seat:1 vp:2 source:coats",
        "seat:2 vp:3 source:coats",
    ]
    assert match.score() == (4, 3, 0, 0)


@pytest.mark.rule("97-EX-08", "97-JAIL-01", "97-PREP-04")
def test_most_architects_in_brussels_send_one_to_prison_and_the_others_home() -> None:
    assert example("97-EX-08", until=0).options == ["architect:1/3", "architect:2/4"]
    match = example("97-EX-08")
    assert answered(match, "sendToPrison") == ["seat:1 sendToPrison architect:2/4"]
    assert seat_seen(match, 1).prison == {"architect:2/4": 2, "architect:2/5": 1}
    assert seat_seen(match, 1).hand == {"architect:1/3": 4}
    for seat in (2, 3, 4):
        assert seat_seen(match, seat).hand == {"architect:1/3": 4, "architect:2/4": 1}
        assert seat_seen(match, seat).prison == {"architect:2/4": 1, "architect:2/5": 1}
    assert all(not any(seat.brussels.values()) for seat in seen(match).seats)


@pytest.mark.rule("97-EX-09", "97-SETUP-02", "97-SETUP-04", "97-SETUP-07", "97-SETUP-10", "97-SETUP-13")
def test_three_players_are_set_up() -> None:
    match = example("97-EX-09")
    for seat in seen(match).seats:
        assert seat.hand == {"architect:1/3": 4, "architect:2/4": 1}
        assert seat.prison == {"architect:2/4": 1, "architect:2/5": 1}
        assert (seat.nobles_ready, seat.nobles_tapped) == (("noble:brugmann",), ())
    assert (seen(match).first_player, money(match)) == (2, [6, 4, 5])
    assert len(cards_in_grid(match)) == 12
    assert told(match, "card_put_away") == ["artwork:blue", "house:double", "money", "expo"]
    assert [pile.discards for pile in seen(match).piles] == [{"artwork:blue": 1}, {}, {"house:double": 1}, {}]
    assert seen(match).expo_holder is None


@pytest.mark.rule("97-EX-10", "97-SETUP-05", "97-SETUP-07", "97-SETUP-13")
def test_four_players_are_set_up() -> None:
    match = example("97-EX-10")
    assert (seen(match).first_player, money(match)) == (3, [6, 7, 4, 5])
    assert len(cards_in_grid(match)) == 16
    assert told(match, "card_put_away") == [
        "artwork:red",
        "pair:steel+brick",
        "house:solid-double",
        "noble:albert",
        "money",
    ]
    assert [pile.discards for pile in seen(match).piles] == [
        {"artwork:red": 1},
        {"pair:steel+brick": 1},
        {"house:solid-double": 1},
        {"noble:albert": 1},
    ]
    assert all(seat.nobles_ready == ("noble:brugmann",) for seat in seen(match).seats)
    assert "noble:brugmann" not in pile_seen(match, "noble").unseen


@pytest.mark.rule("97-EX-11", "97-PASS-01")
def test_only_the_first_to_pass_gains_three() -> None:
    match = example("97-EX-11")
    passes = [line for line in told(match, "money_moved") if line.endswith("for:pass")]
    assert passes == [
        "seat:3 bef:3 for:pass",
        "seat:1 bef:1 for:pass",
        "seat:4 bef:1 for:pass",
        "seat:2 bef:1 for:pass",
    ]
    assert money(match) == [5 + 1, 5 + 4 + 1, 3, 5 + 1]


@pytest.mark.rule("97-EX-12", "97-END-09")
def test_the_money_bonus_counts_pairs_up_to_five() -> None:
    match = example("97-EX-12")
    assert money(match) == [9, 10, 11, 20]
    assert points_from(match, "money-bonus") == [12, 15, 15, 15]
    assert cell_seen(match, "1,4").owner == 1
