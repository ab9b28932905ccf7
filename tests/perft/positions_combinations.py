"""One position in every combination of 1893: the last meeples of a round, with something to build, sell and pay."""

from __future__ import annotations

from tests.laws.__main__ import combinations, name_of
from tests.perft.positions import Start

TURN = """
    phase turn seat:1
    round 3
    uses 9 1 9 2
    seat:1 money 3
    seat:1 cubes cube:wood cube:iron cube:stone cube:joker
    seat:1 artworks artwork:green artwork:blue
    seat:1 courthouse 5
    seat:2 money 2
    seat:2 houses space:2,2
    seat:2 courthouse 6
"""
OTHERS = """
    seat:{seat} courthouse 7
    seat:{seat} passed yes
"""
OF_ALL = tuple(
    Start(
        f"a turn, {name_of(each)}",
        each.seats,
        5,
        "\n".join([TURN.strip(), *(OTHERS.strip().format(seat=seat) for seat in range(3, each.seats + 1))]),
        dict(each.options),
        each.game,
    )
    for each in combinations()
)
