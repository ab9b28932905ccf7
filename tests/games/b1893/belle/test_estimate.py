"""What bots think of Belle Époque: cards, Travelers and tiles are worth something, and at the end only points are."""

from __future__ import annotations

import pytest

from bruxelles.games.b1893.belle.deck import DECK
from tests.games.b1893.belle.builder import TURN, belle, belle_table
from tests.games.b1893.builder import bids


def worth(lines: str, phase: str = TURN) -> int:
    return int(belle_table(belle(f"{phase}{lines}")).estimate(0))


CLAIMED = [
    (1, "seat:1 points 28"),
    (2, "seat:1 money 30"),
    (3, "seat:1 tracks 4 1 1"),
    (4, "seat:1 slid strategic:artworks prestige:1 prestige:2"),
    (5, "seat:1 tracks 1 5 1"),
    (6, "seat:1 tracks 1 1 5"),
    (7, "seat:1 first-passes 2"),
    (8, "seat:1 houses space:1,1 space:1,2 space:1,4"),
    (9, "seat:1 houses space:1,1 space:1,2 space:2,1"),
    (11, "seat:1 artworks white:green white:blue"),
    (12, "seat:1 nobles noble:buls noble:albert noble:solvay"),
]


def claimed(tile: int, lines: str) -> int:
    return worth(f"{lines}\nseat:1 claims tile:{tile}")


@pytest.mark.parametrize(("tile", "owned"), CLAIMED)
def test_a_tile_is_worth_more_to_whoever_has_what_it_counts(tile: int, owned: str) -> None:
    """Compared with a tile that brings nothing in the last round: a meeple is given away in any case."""
    poor, rich = (claimed(tile, f"round 5\n{lines}") - claimed(10, f"round 5\n{lines}") for lines in ("", owned))
    assert rich >= 100
    assert rich > poor


def test_a_seventh_space_is_hoped_for_while_there_are_rounds_to_reach_it() -> None:
    early, late = (claimed(10, f"round {number}") - claimed(11, f"round {number}") for number in (3, 5))
    assert early != late == 0


def test_the_meeple_on_a_tile_is_missed_in_this_round_and_in_those_to_come() -> None:
    early, late = (worth(f"round {number}") - claimed(9, f"round {number}") for number in (1, 5))
    assert early > late > 0
    passed = "round 5\nseat:2 passed yes\nseat:1 passed yes"
    after = "phase turn seat:3\n"
    assert worth(f"{passed}\nseat:1 claims tile:9", after) == worth(passed, after)


def kept(card: int, lines: str = "", phase: str = TURN) -> int:
    """What a card that wasn't used in the last round is worth more than one that was."""
    owned = f"round 5\npavilion 1 card:{card} seat:1\n{lines}\n"
    return worth(owned, phase) - worth(f"{owned}used card:{card}", phase)


def test_a_card_of_turns_is_worth_keeping_while_turns_follow_but_less_than_its_use() -> None:
    assert 0 < kept(16, "seat:1 courthouse 6") < kept(16) < DECK[15].worth_per_round
    assert kept(16, "seat:1 passed yes", "phase turn seat:2\n") == 0


@pytest.mark.parametrize("card", [20, 25, 29])
def test_the_moment_of_other_cards_comes_once_a_round_and_waiting_gains_nothing(card: int) -> None:
    assert kept(card) == 0


def test_after_the_turns_of_the_last_round_nothing_is_hoped_for_from_any_card() -> None:
    passed = "\n".join(f"seat:{seat} passed yes" for seat in (2, 3, 4))
    before, after = [], []
    for other in (6, 31):
        match = belle(
            f"{TURN}round 5\n{passed}\nseat:1 stock 1\npavilion 1 card:29 seat:1\npavilion 2 card:{other} seat:1"
        )
        before.append(int(belle_table(match).estimate(0)))
        match.play("pass")
        assert match.decision == "cardUse"
        after.append(int(belle_table(match).estimate(0)))
    assert before[0] < before[1]
    assert after[0] == after[1]


def test_a_pavilion_is_worth_more_beside_a_row_that_many_visit() -> None:
    owned = "round 5\npavilion 1 card:16 seat:1\n"
    assert worth(owned + bids("2:1 3:1")) > worth(owned + bids("2:1 2:1"))


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
