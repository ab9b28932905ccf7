"""Who has most, compared with plain counting."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.concepts.majorities import leaders, leaders_of_four, seats_in


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_most_of_four_is_what_counting_says(players: int) -> None:
    """Nobody is -1, a neutral owner stands behind the seats."""
    for owners in product(range(-1, 6), range(-1, 6), range(-1, 6), range(-1, 6)):
        counts = Counter(owners)
        expected = [seat for seat in range(players) if counts[seat] == max(counts.values())]
        a, b, c, d = owners
        found = seats_in(int(leaders_of_four(a, b, c, d, players)))
        assert found == (() if -1 in owners else tuple(expected)), owners


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_total_leads_if_it_is_above_nothing(players: int) -> None:
    for totals in product(range(4), repeat=5):
        expected = [seat for seat in range(players) if totals[seat] == max(totals) > 0]
        assert seats_in(int(leaders(vec[i64](totals), players))) == tuple(expected), totals


def test_seats_are_counted_from_nought_or_for_people_from_one() -> None:
    assert seats_in(0) == ()
    assert seats_in(0b10011) == (0, 1, 4)
    assert seats_in(0b10011, 1) == (1, 2, 5)
