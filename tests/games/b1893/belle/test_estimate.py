"""What bots think of Belle Époque: cards, Travelers and tiles are worth something, and at the end only points are."""

from __future__ import annotations

from tests.games.b1893.belle.builder import TURN, belle, belle_table


def worth(lines: str, phase: str = TURN) -> int:
    return int(belle_table(belle(f"{phase}{lines}")).estimate(0))


def test_cards_travelers_and_claims_are_hoped_for() -> None:
    plain = worth("seat:2 travelers 1\nseat:1 courthouse 1")
    assert worth("seat:1 travelers 1\nseat:1 courthouse 1") > plain
    house = worth("seat:1 houses space:1,1")
    assert worth("pavilion 1 card:1 seat:1") > house
    built = "seat:1 houses space:1,1 space:1,2\nseat:1 courthouse 1\ntiles tile:6"
    assert worth(f"{built}\nseat:1 claims tile:8") > worth(f"{built}\nseat:1 claims tile:7")


def test_at_the_end_only_points_count() -> None:
    match = belle("phase scoring\nround 5\npavilion 1 card:1 seat:1")
    assert match.over
    assert belle_table(match).estimate(0) == 100 * match.sheet().totals[0]


def test_pavilions_look_a_little_better_than_houses() -> None:
    match = belle(f"{TURN}seat:1 money 1\nseat:1 cubes cube:wood cube:stone")
    match.play("space:2,4")
    decision = match.state.decision
    assert decision is not None
    assert [int(decision.prior(match.state, site)) for site in (0, 1)] == [2, 3]
