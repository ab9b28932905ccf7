"""Positions of 1893 in a few lines, and answers in a few words.

A position is set up by the lines of `bruxelles.games.b1893.position`; whatever no line names is as at the start of the
game. In the middle of a round the Try Square lies on iris:4,4 (so rows and columns 1 to 4 are active) and stock:1 is
in force, unless lines say otherwise. With the strips in their order the board reads, by letters of the actions:

             1 2 3 4 5
          1  W S N M C      W workshop
          2  S W M C N      S sales
          3  N M C W S      N nobles
          4  M C S N W      M materials
          5  C N W S M      C construction

Lines of the table:

    phase turn seat:2            also: planning, columns, first, prestige, irises, brussels, end, scoring (needed once)
    round 3                      1 if no line says otherwise
    first seat:2                 holds the First Player tile (seat:1)
    next seat:3                  will hold it from the next round on; once it is decided
    strips 2 1 3 5 4             the rows from the top (1 2 3 4 5)
    square iris:2,2              the Try Square; not in planning and scoring
    stock 7                      the Stock Exchange card in force; not in planning and scoring
    column 2 prestige:19         the card under a column; in the phases first and prestige also who has won it
    column 2 prestige:19 seat:1 seat:3      … or who share it; in irises, brussels and end also: column 2 none
    display noble:buls noble:albert         one to four nobles; the last one is free of charge, gaps are on the left
    market artwork:green artwork:brown      one or two tiles
    indicator 2,4                the indicator by its centre (3,3)
    needles wood money           where they point (wood stone)
    uses 1 0 2 0                 of Stock Exchange, Grand-Place, Park, Market
    neutral space:1,1 space:1,2  with two players
    discards noble:buls prestige:4 stock:2
    gone cube:wood artwork:black noble:horta …     out of play, so that supplies and piles are short

Lines of a seat (no line: no money, 5 meeples, 2 in the Courthouse, Brugmann upright):

    seat:1 money 7
    seat:1 points 12
    seat:1 tracks 2 3 1          squares on Iris, Crown, Architect, from 1 to 6
    seat:1 meeple space:2,3 bid:2            a meeple on its bid, inside the active area; one line each
    seat:1 houses space:3,3 space:5,5        houses built, in any order
    seat:1 courthouse 3          meeples there
    seat:1 grand-place 2         meeples in Brussels; also stock, park, market (uses are a line of their own)
    seat:1 artworks artwork:green artwork:green artwork:black
    seat:1 cubes cube:wood cube:joker
    seat:1 nobles noble:buls     upright
    seat:1 turned noble:brugmann noble:albert
    seat:1 slid strategic:nobles prestige:1 prestige:2
    seat:1 passed yes            in the order of passing: the first one named has passed first, and has a card for it
    seat:1 first-passes 2        cards taken for passing first, this round's included
"""

from __future__ import annotations

from pathlib import Path

from bruxelles.games import find_rulebook
from bruxelles.games.b1893.seat import Seat
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.match import Match

RULEBOOK = find_rulebook("1893")


def new_match(seats: int = 4, seed: str = "1", components: Path | None = None, **options: str) -> Match:
    """A game from its beginning."""
    return Match(RULEBOOK, RULEBOOK.settings(seats, options, components), seed)


def position(text: str, seats: int = 4, seed: str = "1", components: Path | None = None, **options: str) -> Match:
    """A match that begins in the position that these lines set up."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    return Match(RULEBOOK, RULEBOOK.settings(seats, options, components), seed, position=lines)


def play(match: Match, answers: str) -> Match:
    """Give these answers one after the other, such as `space:2,3 bid:1 artwork:green`."""
    for answer in answers.split():
        match.play(answer)
    return match


def bids(*lines: str) -> str:
    """Meeples on their bids, row by row: `bids("1:2 - 2:1", "- 3:4")` puts seat 1 with 2 BF on space:1,1, seat 2 with
    1 BF on space:1,3 and seat 3 with 4 BF on space:2,2; n is a neutral meeple.
    """
    found = []
    for row, line in enumerate(lines, 1):
        for column, word in enumerate(line.split(), 1):
            if word == "n":
                found.append(f"neutral space:{row},{column}")
            elif word != "-":
                seat, bid = word.split(":")
                found.append(f"seat:{seat} meeple space:{row},{column} bid:{bid}")
    return "\n".join(found)


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def seat_of(match: Match, seat: int) -> Seat:
    """A seat, counted from 1."""
    return table_of(match).seats[seat - 1]
