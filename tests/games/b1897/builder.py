"""Positions of 1897 in a few lines, and answers in a few words."""

from __future__ import annotations

from pathlib import Path

from bruxelles.games import find_rulebook
from bruxelles.games.b1897.table import Seat, Table
from bruxelles.kernel.match import Match

RULEBOOK = find_rulebook("1897")


def new_match(seats: int = 4, seed: str = "1", components: Path | None = None, **options: str) -> Match:
    """A game from its beginning."""
    return Match(RULEBOOK, RULEBOOK.settings(seats, options, components), seed)


def position(text: str, seats: int = 4, seed: str = "1", components: Path | None = None, **options: str) -> Match:
    """A match that begins in the position that these lines set up."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    return Match(RULEBOOK, RULEBOOK.settings(seats, options, components), seed, position=lines)


def play(match: Match, answers: str) -> Match:
    """Give these answers one after the other."""
    for answer in answers.split():
        match.play(answer)
    return match


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def seat_of(match: Match, seat: int) -> Seat:
    """A seat, counted from 1."""
    return table_of(match).seats[seat - 1]
