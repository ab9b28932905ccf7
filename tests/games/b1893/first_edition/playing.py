"""Positions of the first edition in a few lines, as in `tests.games.b1893.builder`.

Lines that only this edition has:

    compass wood stone iron any money empty     the tiles clockwise from space 1; the needles go to spaces 1 and 4
    covered artwork:pink artwork:black          in the shop, under what `market` shows
    seat:1 exhibitions 2                        Exhibition tiles owned
"""

from __future__ import annotations

from pathlib import Path

from bruxelles.games import find_rulebook
from bruxelles.games.b1893.first_edition.shapes import FirstEditionView
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Record, write_record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay
from tests.games.b1893.looking import seen

RULEBOOK = find_rulebook("1893-1st")


def new_match(seats: int = 4, seed: str = "1", components: Path | None = None, **options: str) -> Match:
    """A game from its beginning."""
    return Match(RULEBOOK, RULEBOOK.settings(seats, options, components), seed)


def position(text: str, seats: int = 4, seed: str = "1", components: Path | None = None, **options: str) -> Match:
    """A match that begins in the position that these lines set up."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    return Match(RULEBOOK, RULEBOOK.settings(seats, options, components), seed, position=lines)


def scripted(lines: str, entries: str, seats: int = 4, resume: bool = False, **options: str) -> Match:
    """A match from a position on, with the answers and the chance that a record would tell, without their numbers."""
    record = Record(RULEBOOK.settings(seats, options), RULEBOOK.rules_version)
    record.position = [(0, line.strip()) for line in lines.split("\n") if line.strip()]
    numbered = enumerate([line.strip() for line in entries.split("\n") if line.strip()], 1)
    told = "".join(f"{number} {line}\n" for number, line in numbered)
    return replay(read_record(write_record(record, RULEBOOK) + told, find_rulebook), RULEBOOK, resume=resume)


def play_to_the_end(match: Match) -> Match:
    """The first option every time."""
    while not match.over:
        match.play(match.numbers[0])
    return match


def first_edition_seen(match: Match, viewer: int | None = None) -> FirstEditionView:
    """What the first edition shows beside the second's board; seats count from 1."""
    view = match.view(None if viewer is None else viewer - 1).first_edition
    assert isinstance(view, FirstEditionView)
    return view


def shown(match: Match) -> tuple[str, ...]:
    """The visible artworks of the shop."""
    return seen(match).market.shown


def table_of(match: Match) -> FirstEditionTable:
    assert isinstance(match.state, FirstEditionTable)
    return match.state
