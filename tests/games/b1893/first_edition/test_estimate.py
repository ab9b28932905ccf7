"""What bots think of the first edition: Exhibition tiles are worth something while there are rounds to come."""

from __future__ import annotations

from tests.games.b1893.first_edition.playing import new_match, position, table_of


def worth(lines: str) -> int:
    return int(table_of(position(f"phase turn seat:1\n{lines}")).estimate(0))


def test_exhibition_tiles_are_hoped_for_until_the_last_round() -> None:
    gained = [
        worth(f"round {number}\nseat:1 exhibitions {number - 1}")
        - worth(f"round {number}\nseat:2 exhibitions {number - 1}")
        for number in (2, 3, 5)
    ]
    assert gained[0] > 0
    assert gained[1] > 0 == gained[2]


def test_at_the_end_only_points_count() -> None:
    match = new_match(2)
    while not match.over:
        match.play(match.numbers[-1])
    assert [int(table_of(match).estimate(seat)) for seat in range(2)] == [100 * points for points in match.score()]
