"""Positions with Belle Époque. Beside the lines of the second edition (see `tests.games.b1893.builder`) there are:

    tiles tile:4 tile:10         on offer; filled up with the lowest not named
    pavilion 3 card:9            the card beside a pavilion space; the lowest not named where no line says it
    pavilion 3 card:9 seat:1     … and whose pavilion stands there, with the card
    used card:9                  cards that lie face down
    riding 1 0 0 0               Travelers at Stock Exchange, Grand-Place, Park, Market
    seat:1 claims tile:4         tiles claimed, a meeple on each
    seat:1 travelers 2           Travelers in hand
    seat:1 artworks white:green  a white artwork, by the colour under it (also: market white:green)

Marked are the spaces 2,3 and 4,3 (above and below), 3,2 and 3,4 (left and right), and 3,3. With the strips in their
order their actions are materials, sales, materials, workshop and construction.
"""

from __future__ import annotations

from bruxelles.games.b1893.belle.shapes import BelleView, PavilionView
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.kernel.match import Match
from tests.games.b1893.builder import new_match, position
from tests.games.b1893.looking import seen

TURN = "phase turn seat:1\n"


def belle_match(seats: int = 4, seed: str = "1") -> Match:
    return new_match(seats, seed, belleEpoque="on")


def belle(text: str, seats: int = 4, seed: str = "1") -> Match:
    return position(text, seats, seed, belleEpoque="on")


def owning(*cards: int, lines: str = "", seat: int = 1, seats: int = 4, phase: str = "turn seat:1") -> Match:
    """A seat owns these cards; it has a meeple and money for a turn."""
    owned = "\n".join(f"pavilion {space} card:{card} seat:{seat}" for space, card in enumerate(cards, 1))
    return belle(f"phase {phase}\n{owned}\n{lines}", seats)


def belle_seen(match: Match) -> BelleView:
    view = seen(match).belle
    assert view is not None
    return view


def pavilion_seen(match: Match, number: int) -> PavilionView:
    return belle_seen(match).pavilions[number - 1]


def claimers(match: Match) -> dict[str, int | None]:
    return {tile.tile: tile.owner for tile in belle_seen(match).tiles}


def used(match: Match) -> list[str]:
    """The cards that lie face down."""
    return [str(view.card) for view in belle_seen(match).pavilions if view.used]


def belle_table(match: Match) -> BelleTable:
    assert isinstance(match.state, BelleTable)
    return match.state
