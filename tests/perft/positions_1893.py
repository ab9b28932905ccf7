"""Fixed positions of 1893. Openings tell their first draws and artworks; the others are set up by hand."""

from __future__ import annotations

from tests.perft.positions import Start

BOARDS = """
    chance layStrips strip:3 strip:1 strip:5 strip:2 strip:4
    chance revealNobles noble:solvay noble:buls noble:maeterlinck noble:empain
    chance layPrestige prestige:13 prestige:1 prestige:22 prestige:9 prestige:16
"""


def opening(seats: int, first: int, stock: int) -> str:
    """All before the Try Square is placed: everybody has chosen an artwork, the colours in their order."""
    order = [(first - 1 + nth) % seats + 1 for nth in range(seats)]
    colours = ("green", "brown", "blue", "yellow", "green")
    chosen = [f"seat:{seat} setupArt artwork:{colour}" for seat, colour in zip(order, colours, strict=False)]
    return "\n".join([BOARDS.strip(), f"chance firstPlayer seat:{first}", *chosen, f"chance revealStock stock:{stock}"])


NAMED_BY_THE_HOST = opening(3, 2, 7).replace("chance firstPlayer seat:2\n", "")
TURNS = """
    phase turn seat:1
    round 2
    first seat:3
    square iris:2,2
    display noble:albert noble:solvay noble:vandervelde noble:van-de-velde
    market artwork:brown artwork:blue
    needles wood any
    uses 6 1 6 6
    seat:1 money 3
    seat:1 artworks artwork:green artwork:black
    seat:1 cubes cube:wood cube:iron cube:joker
    seat:1 nobles noble:solvay noble:buls
    seat:1 tracks 1 2 1
    seat:1 courthouse 4
    seat:2 houses space:3,3 space:4,4
    seat:2 nobles noble:empain
    seat:2 courthouse 7
    seat:3 passed yes
    seat:3 houses space:4,3
    seat:3 artworks artwork:green
    seat:3 courthouse 6
"""
BUILDERS = """
    phase turn seat:2
    round 3
    square iris:3,3
    needles money empty
    uses 6 6 2 6
    seat:1 money 2
    seat:1 courthouse 6
    seat:2 money 8
    seat:2 cubes cube:wood cube:wood cube:stone cube:joker cube:joker
    seat:2 houses space:1,1 space:5,5
    seat:2 courthouse 3
    seat:3 houses space:2,2 space:3,3
"""
PARK = """
    phase turn seat:2
    round 4
    display noble:solvay noble:buls
    market artwork:green
    needles wood stone
    uses 9 9 0 9
    seat:1 passed yes
    seat:2 courthouse 6
    seat:2 money 1
    seat:2 artworks artwork:green artwork:black artwork:blue
    seat:2 cubes cube:wood cube:stone cube:joker
    seat:2 houses space:1,1
    seat:3 courthouse 7
    seat:4 courthouse 7
"""
RESOLUTION = """
    phase columns
    round 5
    first seat:2
    column 1 prestige:29
    column 2 prestige:15
    column 3 prestige:6
    column 4 prestige:20
    display noble:buls noble:albert noble:solvay noble:empain
    seat:1 meeple space:1,1 bid:2
    seat:1 meeple space:1,2 bid:1
    seat:1 meeple space:2,2 bid:2
    seat:1 stock 1
    seat:1 money 4
    seat:1 nobles noble:solvay noble:empain
    seat:2 meeple space:2,1 bid:2
    seat:2 meeple space:3,3 bid:4
    seat:2 money 9
    seat:2 turned noble:buls noble:albert noble:maeterlinck
    seat:2 passed yes
    seat:3 meeple space:3,4 bid:1
    seat:3 grand-place 1
    seat:3 passed yes
    seat:1 passed yes
"""
NEUTRALS = """
    phase planning
    round 2
    first seat:2
    gone stock:1 stock:2 stock:3 stock:4 stock:5 stock:6
    seat:1 houses space:3,3 space:3,4 space:4,3 space:2,2
    seat:1 courthouse 7
    seat:2 houses space:4,4 space:5,5
    seat:2 courthouse 7
"""

OF_1893 = tuple(
    Start(name, seats, depth, text, options or {}, "1893")
    for name, seats, depth, text, options in (
        ("1893, opening of two", 2, 5, opening(2, 2, 3), None),
        ("1893, opening of three", 3, 5, opening(3, 1, 6), None),
        ("1893, opening of four", 4, 5, opening(4, 4, 2), None),
        ("1893, opening of five", 5, 5, opening(5, 3, 11), None),
        ("1893, first player named by the host", 3, 4, NAMED_BY_THE_HOST, {"firstPlayer": "2"}),
        ("1893, turns with visits", 3, 7, TURNS, None),
        ("1893, builders", 3, 6, BUILDERS, None),
        ("1893, park", 4, 8, PARK, None),
        ("1893, columns, cards and the end", 3, 9, RESOLUTION, None),
        ("1893, neutral meeples", 2, 4, NEUTRALS, None),
    )
)
