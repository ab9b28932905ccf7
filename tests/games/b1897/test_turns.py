"""Chapter TURN: whose turn it is and what a turn is."""

from __future__ import annotations

import pytest

from tests.games.b1897.builder import new_match, play, position
from tests.games.b1897.looking import answered, money, seat_seen, seen, told


@pytest.mark.rule("97-TURN-01")
@pytest.mark.parametrize(("first", "order"), [(1, [0, 1, 2, 3, 0]), (3, [2, 3, 0, 1, 2])])
def test_the_first_player_begins_and_turns_go_clockwise(first: int, order: list[int]) -> None:
    match = new_match(4, firstPlayer=str(first))
    seats = [match.seat]
    for uses in range(1, 5):
        play(match, "stock" if uses < 4 else "hall")
        while match.decision == "layArchitect":
            play(match, match.options[0])
        seats.append(match.seat)
    assert seats == order


@pytest.mark.rule("97-TURN-02")
@pytest.mark.parametrize(
    "turn",
    [
        "nouveau architect:1/3 side:1",
        "stock architect:1/3",
        "hall architect:1/3",
        "park architect:1/3 sale",
        "pass",
    ],
)
def test_a_turn_is_exactly_one_action_or_a_pass(turn: str) -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 pair:wood+wood
        seat:1 money 3
        seat:1 artworks artwork:red
        """
    )
    assert match.options == ["nouveau", "stock", "hall", "park", "pass"]
    play(match, turn)
    assert (match.seat, match.decision) == (1, "turn")
    assert len(answered(match, "turn")) == 1


@pytest.mark.rule("97-TURN-03")
def test_players_who_have_passed_are_skipped_and_the_last_one_goes_on() -> None:
    match = position("phase turn seat:1", 3)
    play(match, "pass stock architect:1/3 pass")
    assert match.seat == 1
    play(match, "hall architect:1/3")
    assert match.seat == 1
    play(match, "stock architect:1/3 architect:1/3")
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("97-TURN-03")
def test_the_phase_ends_when_all_have_passed() -> None:
    match = position("phase turn seat:2\ngrid cell:1,1 seat:1 architect:1/3 side:1", 3)
    play(match, "pass pass")
    assert told(match, "column_won") == []
    play(match, "pass")
    assert told(match, "column_won") == ["seat:1 column:1 bonus:architecture"]


@pytest.mark.rule("97-TURN-04")
def test_a_player_may_pass_although_an_action_is_possible() -> None:
    match = position("phase turn seat:1\ngrid cell:1,1 artwork:red\nseat:1 money 9")
    assert match.options == ["nouveau", "stock", "hall", "park", "pass"]
    assert seat_seen(play(match, "pass"), 1).passed


EMPTY_HANDED = """
    seat:1 prison architect:1/3 architect:1/3 architect:1/3 architect:1/3 architect:2/4 architect:2/4 architect:2/5
    """


@pytest.mark.rule("97-TURN-04")
def test_a_player_without_an_architect_must_pass() -> None:
    match = position(f"phase turn seat:1\ngrid cell:1,1 artwork:red\nseat:1 money 9\n{EMPTY_HANDED}")
    assert answered(match, "turn") == ["seat:1 turn pass forced"]
    assert (seat_seen(match, 1).passed, match.seat) == (True, 1)


@pytest.mark.rule("97-TURN-04")
def test_a_player_who_can_pay_no_cell_and_use_no_place_must_pass() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 artwork:red
        uses 1 1 1
        seat:1 money 0
        seat:1 prison architect:1/3 architect:1/3 architect:1/3 architect:2/4 architect:2/4 architect:2/5
        """
    )
    assert answered(match, "turn") == ["seat:1 turn pass forced"]


@pytest.mark.rule("97-TURN-05")
def test_an_empty_hand_passes_only_on_its_next_turn() -> None:
    match = position(
        """
        phase turn seat:1
        seat:1 prison architect:1/3 architect:1/3 architect:1/3 architect:2/4 architect:2/4 architect:2/5
        """,
        3,
    )
    play(match, "stock")
    assert (seat_seen(match, 1).hand, seat_seen(match, 1).passed) == ({}, False)
    play(match, "pass")
    assert not seat_seen(match, 1).passed
    play(match, "hall architect:1/3")
    assert told(match, "passed") == ["seat:2 rank:1", "seat:1 rank:2"]
    assert money(match) == [5 + 1, 3, 4]


@pytest.mark.rule("97-TURN-06")
def test_nothing_a_player_owns_is_limited_but_nobles() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 artwork:red
        grid cell:1,2 pair:steel+wood
        grid cell:1,3 house:single
        seat:1 money 999
        seat:1 prison none
        seat:1 artworks artwork:yellow artwork:yellow artwork:yellow artwork:green artwork:green artwork:green
        seat:1 artworks artwork:blue artwork:blue artwork:blue artwork:red artwork:red
        seat:1 materials pair:wood+wood pair:wood+wood pair:brick+brick pair:brick+brick pair:steel+steel
        seat:1 materials pair:steel+steel pair:brick+wood pair:brick+wood pair:steel+wood pair:steel+brick
        seat:1 houses house:single house:single house:single house:double house:double house:double house:double
        seat:2 passed yes
        seat:3 passed yes
        seat:4 passed yes
        """
    )
    assert sum(seat_seen(match, 1).hand.values()) == 7
    play(match, "nouveau cell:1,1 architect:1/3 side:1 nouveau cell:1,2 architect:1/3 side:1")
    assert sum(seat_seen(match, 1).artworks.values()) == 12
    assert sum(seat_seen(match, 1).materials.values()) == 11
    play(match, "nouveau architect:1/3 side:1 pair:wood+wood pair:wood+wood pair:brick+brick pair:brick+brick")
    assert seat_seen(match, 1).houses == {"house:single": 4, "house:double": 4}
    assert seat_seen(play(match, "stock architect:1/3"), 1).money == 999 - 3 + 5


@pytest.mark.rule("97-TURN-07")
def test_a_player_with_nothing_passes_each_round_and_takes_the_income() -> None:
    match = position(f"phase turn seat:1\n{EMPTY_HANDED}\nseat:1 tapped noble:brugmann", 2)
    rounds = []
    while not match.over:
        rounds.append(seen(match).round)
        match.play("pass")
    income = [line for line in told(match, "money_moved") if line.startswith("seat:1")]
    assert [line.split()[-1] for line in income] == ["for:pass"] * 4
    assert rounds == [1, 2, 3, 4]
