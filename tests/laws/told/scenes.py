"""Positions and answers for what random games seldom come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tests.laws.told.boxes import changed_box, changed_settings
from tests.laws.told.game import ToldGame

from bruxelles.games.b1893 import notations as second
from bruxelles.games.b1897 import notations as n


class Scene(NamedTuple):
    """A position in one of the changed boxes, and the answers that lead to something rare."""

    game: str
    options: Mapping[str, str]
    box: int
    lines: str
    answers: str
    seats: int = 3

    def played(self, name: str) -> ToldGame:
        settings = changed_settings(self.game, self.seats, self.options, self.box)
        game = ToldGame(settings, name, 99, [line.strip() for line in self.lines.strip().split("\n")])
        game.play(self.answers.split())
        return game


BELLE = {"belleEpoque": "on"}


def all_cards(*kept: str) -> str:
    """Every card of the piles of 1897 but these, in the first changed box."""
    box = changed_box("1897", 0)
    cards = [
        card
        for notation in (n.ARTWORK, n.MATERIAL, n.HOUSE, n.NOBLE)
        for card, copies in zip(notation.tokens, box.numbers(f"cards.{SORTS[notation.name]}"), strict=True)
        for _ in range(copies)
        if card != "noble:brugmann"
    ]
    for card in kept:
        cards.remove(card)
    return " ".join(cards)


def nobles_but(*kept: str) -> str:
    """Every noble of the pile of 1893 but these, in the first changed box."""
    copies = zip(second.NOBLE.tokens[1:], changed_box("1893", 0).numbers("nobles.copies"), strict=False)
    nobles = [noble for noble, count in copies for _ in range(count)]
    for noble in kept:
        nobles.remove(noble)
    return " ".join(nobles)


SORTS = {"artwork": "artwork", "pair": "material", "house": "house", "noble": "noble"}

SCENES: Mapping[str, Scene] = {
    "card 15 takes back a part of a bid": Scene(
        "1893",
        BELLE,
        0,
        """
        phase turn seat:1
        pavilion 1 card:15 seat:1
        seat:1 meeple space:1,2 bid:3
        seat:1 meeple space:2,2 bid:2
        seat:1 courthouse 0
        """,
        "place:park action:workshop artwork:green card:15 space:1,2 bid:2",
    ),
    "card 17 gives an artwork for cubes": Scene(
        "1893",
        BELLE,
        0,
        """
        phase turn seat:1
        pavilion 1 card:17 seat:1
        seat:1 artworks artwork:green artwork:blue
        seat:1 cubes cube:wood cube:wood cube:iron cube:iron cube:stone
        """,
        "place:market card:17 exchange:artwork cube:wood cube:iron cube:stone artwork:blue",
    ),
    "card 17 gives cubes for an artwork": Scene(
        "1893",
        BELLE,
        0,
        """
        phase turn seat:1
        pavilion 1 card:17 seat:1
        seat:1 artworks artwork:green artwork:blue
        seat:1 cubes cube:wood cube:wood cube:iron cube:iron cube:stone
        """,
        "place:market card:17 exchange:cubes artwork:green cube:wood cube:iron cube:stone",
    ),
    "card 14 gives money for a noble": Scene(
        "1893",
        BELLE,
        0,
        """
        phase turn seat:1
        pavilion 1 card:14 seat:1
        seat:1 nobles noble:buls
        seat:1 turned noble:albert noble:empain
        """,
        "place:grand-place noble:buls stop card:14 noble:albert",
    ),
    "card 25 takes a card with Manneken Pis and no symbol": Scene(
        "1893",
        BELLE,
        1,
        """
        phase columns
        pavilion 1 card:25 seat:1
        column 5 prestige:1
        seat:1 meeple space:1,1 bid:3
        """,
        "column:5",
    ),
    "card 27 lets a meeple count for more": Scene(
        "1893",
        BELLE,
        0,
        """
        phase irises
        pavilion 1 card:27 seat:1
        seat:1 meeple space:3,3 bid:1
        seat:2 meeple space:3,4 bid:1
        seat:3 meeple space:4,3 bid:1
        seat:2 meeple space:4,4 bid:1
        """,
        "space:3,3",
    ),
    "unused Travelers return": Scene(
        "1893",
        BELLE,
        0,
        """
        phase turn seat:1
        seat:1 travelers 2
        seat:2 passed yes
        seat:3 passed yes
        """,
        "pass",
    ),
    "Hankar takes the noble turned up and pays for him at the end": Scene(
        "1893",
        {"asymmetric": "on"},
        0,
        f"""
        phase turn seat:1
        round 5
        seat:1 board board:hankar
        seat:1 money 30
        seat:2 passed yes
        seat:3 passed yes
        display noble:albert
        gone {nobles_but("noble:albert", "noble:buls")}
        """,
        "place:park action:nobles revealed keep pass",
    ),
    "a top house is paid with jokers": Scene(
        "1893",
        {},
        0,
        """
        phase turn seat:1
        needles wood money
        seat:1 money 40
        seat:1 cubes cube:wood cube:wood cube:joker cube:joker
        seat:1 houses space:1,1 space:1,2 space:1,3 space:1,4 space:1,5
        """,
        "place:park action:construction",
    ),
    "card 9 helps to pay, partly with money": Scene(
        "1893",
        BELLE,
        0,
        """
        phase turn seat:1
        needles wood money
        pavilion 1 card:9 seat:1
        seat:1 money 40
        seat:1 cubes cube:wood cube:iron cube:iron
        """,
        "space:1,1 bid:1 house",
    ),
    "covered artworks go back": Scene(
        "1893-1st",
        {},
        0,
        f"""
        phase turn seat:1
        market artwork:green artwork:pink
        gone {" ".join(["artwork:black"] * 5)}
        seat:1 artworks artwork:blue artwork:yellow
        """,
        "place:park action:sales indicator:3,3 artwork:blue artwork:green",
    ),
    "four Architects meet": Scene(
        "1897",
        {},
        0,
        """
        phase turn seat:1
        seat:1 money 20
        seat:2 passed yes
        seat:3 passed yes
        grid cell:1,1 seat:1 architect:1/3 side:2
        grid cell:1,2 seat:1 architect:1/3 side:2
        grid cell:2,1 seat:2 architect:1/3 side:2
        grid cell:2,2 seat:3 architect:1/3 side:2
        """,
        "pass",
    ),
    "a tie in a column of 1897": Scene(
        "1897",
        {},
        0,
        """
        phase turn seat:1
        seat:1 money 20
        grid cell:1,1 seat:1 architect:1/3 side:2
        grid cell:2,1 seat:2 architect:1/3 side:2
        """,
        "",
    ),
    "two Nobles can't be paid": Scene(
        "1897",
        {},
        0,
        """
        phase scoring
        round 4
        seat:1 money 3
        seat:1 nobles noble:horta noble:buls noble:hankar
        """,
        "noble:horta",
    ),
    "the Park with nothing to name but a sale": Scene(
        "1897",
        {},
        0,
        f"""
        phase turn seat:1
        seat:1 artworks artwork:yellow
        seat:1 prison architect:2/4 architect:2/5 architect:2/5 architect:2/5
        gone {all_cards("artwork:yellow")}
        """,
        "park",
    ),
}
