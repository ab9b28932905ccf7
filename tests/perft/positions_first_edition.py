"""Fixed positions of the first edition of 1893."""

from __future__ import annotations

from tests.perft.positions import Start

OPENING = """
    chance layStrips strip:3 strip:1 strip:5 strip:2 strip:4
    chance revealNobles noble:solvay noble:buls noble:maeterlinck noble:empain
    chance layPrestige prestige:13 prestige:1 prestige:22 prestige:9 prestige:16
    chance layCompass needle:wood needle:any needle:stone needle:money needle:iron needle:empty
    chance firstPlayer seat:2
    chance dealArtworks artwork:green artwork:pink artwork:blue
    chance revealStock stock:6
"""
SALES = """
    phase turn seat:1
    round 3
    market artwork:pink artwork:blue
    covered artwork:pink artwork:black
    indicator 2,2
    uses 9 9 9 9
    seat:1 money 2
    seat:1 artworks artwork:green artwork:black
    seat:1 exhibitions 1
    seat:1 courthouse 6
    seat:2 houses space:1,2 space:1,4
    seat:2 courthouse 7
"""
BUILDERS = """
    phase turn seat:2
    compass wood stone iron any money empty
    needles any money
    uses 9 9 0 9
    seat:1 passed yes
    seat:2 money 8
    seat:2 cubes cube:wood cube:wood cube:stone cube:joker
    seat:2 houses space:1,1 space:5,5
    seat:2 courthouse 5
    seat:3 houses space:2,2 space:2,4
    seat:3 courthouse 7
"""
OF_FIRST_EDITION = (
    Start("first edition, opening of three", 3, 4, OPENING, {}, "1893-1st"),
    Start("first edition, sales and visits", 2, 6, SALES, {}, "1893-1st"),
    Start("first edition, builders, experts", 3, 4, BUILDERS, {"expert": "on"}, "1893-1st"),
)
