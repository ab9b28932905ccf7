"""Counting: rates with their intervals, shared victories, scores."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.kernel.toy import Edition, Orchard

from bruxelles.arena.tally import QUANTILES, Standing, Tally, interval
from bruxelles.kernel.variants import Variants


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
        (2.5, 10, 0.0809, 0.5578),
    ],
)
def test_the_interval_is_the_one_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_any_rate_is_possible() -> None:
    assert interval(0, 0) == (0.0, 1.0)


def orchard(*points: int) -> Orchard:
    """A game that ended with these points."""
    state = Orchard(Edition(), len(points), Variants(1, 2, 2))
    for seat, number in enumerate(points):
        state.coins[seat] = number
    return state


def test_a_victory_is_counted_for_seat_and_bot() -> None:
    tally = Tally(3)
    tally.count(orchard(4, 9, 2), ("a", "b", "b"), asked=7)
    assert [standing.won for standing in tally.by_seat] == [0, 1, 0]
    assert {name: (standing.played, standing.won) for name, standing in tally.by_bot.items()} == {
        "a": (1, 0),
        "b": (2, 1),
    }
    assert tally.by_bot["b"].scores == Counter({9: 1, 2: 1})
    assert (tally.games, tally.asked) == (1, 7)


def test_a_shared_victory_counts_in_parts() -> None:
    tally = Tally(3)
    tally.count(orchard(5, 5, 1), ("a", "b", "c"), asked=1)
    tally.count(orchard(3, 3, 3), ("a", "b", "c"), asked=1)
    assert [standing.won for standing in tally.by_seat] == pytest.approx([1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])
    assert sum(standing.won for standing in tally.by_bot.values()) == pytest.approx(2)


def test_tallies_add_up() -> None:
    one, other, both = Tally(2), Tally(2), Tally(2)
    games = [(orchard(4, 9), ("a", "b")), (orchard(-2, -7), ("b", "a")), (orchard(1, 1), ("c", "c"))]
    for number, (state, seating) in enumerate(games):
        (one if number == 0 else other).count(state, seating, asked=number)
        both.count(state, seating, asked=number)
    one.add(other)
    assert one.summary() == both.summary()


def standing_with(*scores: int) -> Standing:
    standing = Standing()
    standing.played = len(scores)
    standing.scores.update(scores)
    return standing


@pytest.mark.parametrize(
    ("scores", "share", "expected"),
    [
        ((7,), 0.0, 7),
        ((7,), 1.0, 7),
        ((1, 2, 3, 4), 0.0, 1),
        ((1, 2, 3, 4), 0.25, 1),
        ((1, 2, 3, 4), 0.5, 2),
        ((1, 2, 3, 4), 0.51, 3),
        ((1, 2, 3, 4), 1.0, 4),
        ((-5, -5, 0, 90), 0.5, -5),
        ((), 0.5, 0),
    ],
)
def test_a_quantile_is_a_score_that_so_many_games_stay_at_or_below(
    scores: tuple[int, ...], share: float, expected: int
) -> None:
    assert standing_with(*scores).quantile(share) == expected


def test_quantiles_never_fall() -> None:
    standing = standing_with(*[number * number % 37 - 4 for number in range(100)])
    values = [standing.quantile(share) for _, share in QUANTILES]
    assert values == sorted(values)
    assert (values[0], values[-1]) == (min(standing.scores), max(standing.scores))


def test_the_average_counts_every_game() -> None:
    assert standing_with(1, 1, 4).average() == 2.0
    assert Standing().average() == 0.0


def test_a_summary_is_plain_data() -> None:
    tally = Tally(2)
    tally.count(orchard(4, -1), ("a", "b"), asked=3)
    summary = json.loads(json.dumps(tally.summary()))
    assert summary["games"] == 1
    assert [seat["won"] for seat in summary["seats"]] == [1.0, 0.0]
    assert summary["bots"]["b"]["scores"] == {"-1": 1}
    assert set(summary["bots"]["a"]["quantiles"]) == {name for name, _ in QUANTILES}
