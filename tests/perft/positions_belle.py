"""Fixed positions of 1893 with Belle Époque: together they use every kind of window."""

from __future__ import annotations

from tests.perft.positions import Start

OPENING = """
    chance layStrips strip:3 strip:1 strip:5 strip:2 strip:4
    chance revealNobles noble:nagelmackers noble:buls noble:privat-livemont noble:empain
    chance layPrestige prestige:13 prestige:1 prestige:22 prestige:9 prestige:16
    chance revealTiles tile:4 tile:10 tile:2
    chance layCards card:9 card:22 card:1 card:25 card:27
    chance firstPlayer seat:2
    seat:2 setupArt artwork:green
    seat:1 setupArt artwork:brown
    chance revealStock stock:3
"""
BUILDERS = """
    phase turn seat:1
    round 2
    square iris:2,2
    needles wood glass
    uses 6 6 6 6
    pavilion 1 card:9 seat:1
    pavilion 2 card:22
    pavilion 3 card:10
    seat:1 money 2
    seat:1 cubes cube:wood cube:wood cube:glass cube:glass cube:glass cube:iron cube:joker
    seat:1 courthouse 3
    seat:2 courthouse 7
    seat:3 courthouse 7
"""
TRAVELERS = """
    phase turn seat:1
    round 3
    square iris:3,3
    uses 1 1 1 1
    market white:green artwork:blue
    pavilion 1 card:17 seat:1
    pavilion 2 card:15 seat:1
    pavilion 3 card:13 seat:1
    seat:1 meeple space:2,2 bid:2
    seat:1 artworks white:brown artwork:black
    seat:1 cubes cube:wood cube:iron
    seat:1 nobles noble:solvay noble:nagelmackers
    seat:1 travelers 2
    seat:1 courthouse 4
    seat:2 passed yes
"""
SELLERS = """
    phase turn seat:1
    round 2
    square iris:2,2
    uses 6 6 6 6
    display noble:privat-livemont noble:buls
    market artwork:blue white:green
    pavilion 1 card:3 seat:1
    pavilion 2 card:4 seat:1
    pavilion 4 card:6 seat:1
    seat:1 money 1
    seat:1 artworks white:brown artwork:blue
    seat:1 courthouse 6
    seat:2 passed yes
"""
RESOLUTION = """
    phase columns
    round 5
    first seat:2
    square iris:4,4
    column 1 prestige:19
    column 5 prestige:13
    display noble:solvay
    pavilion 1 card:25 seat:1
    pavilion 2 card:26 seat:1
    pavilion 3 card:27 seat:1
    pavilion 4 card:29 seat:1
    pavilion 5 card:23 seat:1
    seat:1 meeple space:2,2 bid:2
    seat:1 meeple space:3,3 bid:1
    seat:1 stock 2
    seat:1 money 3
    seat:1 claims tile:2 tile:3
    seat:2 meeple space:2,3 bid:3
    seat:2 meeple space:3,2 bid:2
    seat:2 passed yes
    seat:1 passed yes
"""

OF_BELLE_EPOQUE = tuple(
    Start(f"Belle Époque, {name}", seats, depth, text, {"belleEpoque": "on"}, "1893")
    for name, seats, depth, text in (
        ("opening of two", 2, 5, OPENING),
        ("builders", 3, 7, BUILDERS),
        ("Travelers and places", 2, 6, TRAVELERS),
        ("sales and nobles", 2, 6, SELLERS),
        ("resolution and the end", 2, 8, RESOLUTION),
    )
)
