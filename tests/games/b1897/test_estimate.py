"""The estimate for bots: no rule, but an opinion that should point the right way."""

from __future__ import annotations

import pytest

from tests.conformance.walk import dump
from tests.games.b1897.builder import new_match, position, table_of

THREE_CORNERS = """
    grid cell:1,1 seat:1 architect:1/3 side:1
    grid cell:1,2 seat:1 architect:1/3 side:1
    grid cell:2,1 seat:1 architect:1/3 side:1
"""


def estimate(lines: str, seats: int = 3, seat: int = 1) -> int:
    """What a seat, counted from 1, may hope for."""
    return int(table_of(position(f"phase turn seat:1\n{lines}", seats)).estimate(seat - 1))


BETTER = [
    ("points", "seat:1 points 5", "seat:1 points 4"),
    ("money", "seat:1 money 6", "seat:1 money 2"),
    ("the first house", "seat:1 houses house:single", ""),
    ("more houses", "seat:1 houses house:single house:single", "seat:1 houses house:single"),
    ("materials", "seat:1 materials pair:wood+wood", ""),
    ("artworks", "seat:1 artworks artwork:red", ""),
    ("colours", "seat:1 artworks artwork:red artwork:blue", "seat:1 artworks artwork:red artwork:red"),
    ("nobles early", "seat:1 nobles noble:horta", ""),
    ("architecture", "seat:1 tracks 3 1 1", ""),
    ("nobility", "seat:1 tracks 1 3 1", ""),
    ("prestige", "seat:1 tracks 1 1 3", ""),
    ("freedom", "seat:1 prison none", ""),
    ("an Architect fewer in prison", "seat:1 prison architect:2/5", "seat:1 prison architect:2/5 architect:1/3"),
]


@pytest.mark.parametrize(("better", "worse"), [pytest.param(*pair, id=name) for name, *pair in BETTER])
@pytest.mark.parametrize("number", [1, 3])
def test_to_have_more_is_better(better: str, worse: str, number: int) -> None:
    assert estimate(f"round {number}\n{better}") > estimate(f"round {number}\n{worse}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_hopes_for_the_same_before_the_first_turn(seats: int) -> None:
    table = table_of(position("phase turn seat:1", seats))
    assert len({int(table.estimate(seat)) for seat in range(seats)}) == 1


def test_a_noble_that_cannot_be_paid_is_worse_than_none() -> None:
    assert estimate("round 4\nseat:1 nobles noble:horta") < estimate("round 4")


def test_a_noble_that_can_be_paid_costs_no_points() -> None:
    rich = "round 4\nseat:1 money 30"
    assert estimate(f"{rich}\nseat:1 nobles noble:horta") >= estimate(rich)


def test_houses_count_by_architecture() -> None:
    houses = "round 4\nseat:1 houses house:single house:double"
    low, high = (estimate(f"{houses}\nseat:1 tracks {square} 1 1") for square in (1, 5))
    assert high > low


def test_expo_counts_in_the_last_round_only() -> None:
    assert estimate("round 4\nexpo seat:1") - estimate("round 4") == 200
    assert estimate("round 3\nexpo seat:1") == estimate("round 3")


@pytest.mark.parametrize("bonus", ["prestige", "nobility", "architecture", "prison"])
@pytest.mark.parametrize("number", [1, 3])
def test_to_lead_a_column_is_better(bonus: str, number: int) -> None:
    others = [other for other in ("prestige", "nobility", "architecture", "prison") if other != bonus]
    lines = f"round {number}\nbonuses {bonus} {' '.join(others)}\ngrid cell:2,1 seat:2 architect:1/3 side:3"
    leads = estimate(f"{lines}\ngrid cell:1,1 seat:1 architect:2/4 side:4")
    shares = estimate(f"{lines}\ngrid cell:1,1 seat:1 architect:1/3 side:3")
    lags = estimate(f"{lines}\ngrid cell:1,1 seat:1 architect:2/4 side:2")
    assert leads == shares > lags


def test_in_the_last_round_a_column_is_worth_its_lower_bonus() -> None:
    def worth(owned: str) -> int:
        lines = f"round 4\nbonuses prison architecture nobility prestige\n{owned}"
        totals = [estimate(f"{lines}\ngrid cell:1,{column} seat:1 architect:1/3 side:1") for column in range(1, 5)]
        return sum(totals) - 4 * estimate(lines)

    assert worth("seat:1 artworks artwork:red artwork:blue artwork:green") > worth("")


def test_a_coat_of_arms_counts_when_four_architects_stand_round_it() -> None:
    won = f"{THREE_CORNERS}\ngrid cell:2,2 seat:2 architect:1/3 side:1"
    assert estimate(won) == estimate(THREE_CORNERS) + 100
    assert estimate(f"{won}\nround 4\nseat:1 tracks 1 1 5") > estimate(f"{won}\nround 4")
    assert estimate(won, seat=3) == estimate(THREE_CORNERS, seat=3)


@pytest.mark.parametrize(
    ("others", "at_risk"),
    [
        ("", True),
        ("seat:2 stock architect:1/3", True),
        ("seat:2 stock architect:1/3 architect:1/3", False),
    ],
)
def test_most_architects_in_brussels_are_a_risk(others: str, at_risk: bool) -> None:
    lines = f"round 1\n{others}"
    assert (estimate(f"{lines}\nseat:1 hall architect:1/3") < estimate(lines)) == at_risk


def test_an_estimate_changes_nothing() -> None:
    match = new_match(4)
    before = dump(match.state)
    for seat in range(4):
        match.state.estimate(seat)
    assert dump(match.state) == before


def test_an_estimate_ends_near_the_score() -> None:
    match = position("phase scoring\nround 4\nseat:1 points 30\nseat:2 points 20", 3)
    hopes = [int(match.state.estimate(seat)) for seat in range(3)]
    assert match.over
    assert hopes[0] > hopes[1] > hopes[2]


def test_only_a_turn_opens_a_turn_and_looks_different_from_case_to_case() -> None:
    match = position("phase turn seat:1\ngrid cell:1,1 artwork:red\nseat:1 money 9", 3)
    turn = match.waiting()
    assert turn is not None
    priors = dict(zip(match.options, (turn.prior(match.state, option) for option in match.numbers), strict=True))
    assert priors["nouveau"] > priors["stock"] == priors["hall"] == priors["park"] > priors["pass"] >= 1
    while not match.over:
        waiting = match.waiting()
        assert waiting is not None
        assert waiting.opens_turn() == (match.decision == "turn")
        match.play(match.numbers[0])


def test_when_the_game_is_over_nothing_is_left_to_hope_for() -> None:
    match = new_match(3)
    while not match.over:
        match.play(match.numbers[0])
    assert [table_of(match).estimate(seat) for seat in range(3)] == [100 * points for points in match.score()]
