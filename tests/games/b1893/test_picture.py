"""How a table is drawn in plain text."""

from __future__ import annotations

from tests.games.b1893.builder import bids, new_match, play, position

TABLE = """
    phase turn seat:2
    round 3
    first seat:2
    square iris:2,2
    column 5 prestige:23
    market artwork:green
    display noble:buls noble:solvay noble:empain
    seat:1 houses space:1,1 space:3,3
    seat:1 slid strategic:nobles prestige:1
    seat:1 passed yes
    seat:2 money 9
    seat:2 cubes cube:wood cube:joker
    seat:2 turned noble:brugmann noble:albert
    """

PICTURE = """
round 3 of 5, first player seat 2, Try Square on iris:2,2

(workshop)      (sales)         (nobles)        (materials)     (construction)
 h1              -               -               -               -
(sales)         (workshop)      (materials)     (construction)  (nobles)
 -               -               -               -               -
(nobles)        (materials)     construction    workshop        sales
 -               -               seat 1: 3 h1    seat 2: 1       -
(materials)     (construction)  sales           nobles          workshop
 -               -               seat 2: 2       seat 1: 1       -
(construction)  (nobles)        workshop        sales           materials
 -               -               neutral         -               -

prestige:2      prestige:3      prestige:4      prestige:5      prestige:23
C m1 s1         C m2 s1         I m0 s2         I m1 s1         C+A m0 s0
not active      not active      led by 1        led by 1+2      led by nobody

irises led: 3,3 by 1 and 2
Stock Exchange card 3 gives 7, pile 2; Prestige pile 23
stock takes 1  grand-place takes 1  park takes 1  market takes 1
nobles - for 3, buls for 2, solvay for 1, empain for 0
noble pile: empain x2, solvay x2, buls x2, albert x2, van-de-velde x3,
    vandervelde x3, maeterlinck x3
market green, indicator:3,3
needles wood to stone, stone to money
stacks: green x5, brown x6, blue x6, yellow x6, black x6
supply: wood x9, iron x10, stone x10, joker x14

seat 1 (passed): 0 VP, 0 BF, iris 1, crown 1, architect 2
  meeples 3; Courthouse 2; Brussels 0; houses 2; first-pass cards 1
  artworks none; cubes none
  nobles brugmann; rows meeples 3 x 1, nobles 1 x 3, artworks 0 x 1, money 0 x 1

seat 2: 0 VP, 9 BF, iris 1, crown 1, architect 2
  meeples 3; Courthouse 2; Brussels 0; houses 0; first-pass cards 0
  artworks none; cubes wood x1, joker x1
  nobles (brugmann), (albert); rows meeples 3 x 1, nobles 2 x 1, artworks 0 x 1,
    money 2 x 1
"""


def test_the_picture_shows_the_table_in_plain_text() -> None:
    match = position(TABLE + "stock 3\n" + bids("", "", "- - 1:3 2:1", "- - 2:2 1:1", "- - n"), 2)
    assert str(match).split("\n") == PICTURE.strip("\n").split("\n")


def test_a_noble_just_taken_and_missing_cards_are_drawn_too() -> None:
    match = play(position("phase turn seat:1\nseat:1 money 9\ndisplay noble:buls", 3), "space:1,3 bid:1")
    assert "nobles - for 3, - for 2, - for 1, - for 0; buls taken" in str(match)
    drawn = str(position("phase irises", 3, seed="2").copy())
    assert "market empty, indicator:3,3" in drawn
    match = position("phase prestige\ncolumn 1 prestige:3 seat:1\ncolumn 2 prestige:13 seat:1", 3)
    drawn = str(play(match, "bonus"))
    assert "\n-               prestige:13     prestige:1" in drawn
    assert "\n-               I/C m1 s1       C m0 s2" in drawn


def test_no_line_of_a_picture_is_wider_than_a_terminal() -> None:
    match = position(
        "phase turn seat:1\nseat:1 houses space:1,1 space:1,2 space:1,3 space:1,4\n" + bids("2:999 2:999 3:999 3:999"),
        3,
    )
    assert max(map(len, str(match).split("\n"))) <= 80
    assert max(map(len, str(new_match(5)).split("\n"))) <= 80
