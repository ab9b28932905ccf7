"""Matches and records to start from."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.b1897.builder import RULEBOOK

from bruxelles.games import find_rulebook
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import load

BEFORE_A_TURN = """
    phase turn seat:1
    round 4
    grid cell:1,1 artwork:red
    grid cell:2,2 money
    seat:1 money 9
    seat:2 money 9
"""


def new_match(seats: int = 2, seed: str | None = "1", game: str = "1897", **options: str) -> Match:
    rulebook = find_rulebook(game)
    return Match(rulebook, rulebook.settings(seats, options), seed)


def before_a_turn(persons: Sequence[int] | None = None, confirming: bool = False) -> Match:
    """Two players in the last round; seat 1 is on turn and has all choices."""
    lines = [(number, line.strip()) for number, line in enumerate(BEFORE_A_TURN.split("\n"), 1) if line.strip()]
    settings = RULEBOOK.settings(2)
    return Match(RULEBOOK, settings, "1", persons=persons, confirming=confirming, position=lines)


def play_on(match: Match, player: Dealer, answers: int | None = None) -> Match:
    """Answer at random, so many times or to the end."""
    while not match.over and answers != 0:
        numbers = match.numbers
        match.play(numbers[player.below(len(numbers))])
        answers = None if answers is None else answers - 1
    return match


def played(seats: int = 2, seed: str = "1", answers: int | None = None, game: str = "1897", **options: str) -> Match:
    """A random game, played to the end or for so many answers."""
    return play_on(new_match(seats, seed, game, **options), Dealer(seed, "player"), answers)


def read(text: str) -> Record:
    return read_record(text, find_rulebook)


def loaded(text: str, seed: str | None = None) -> Match:
    return load(text, find_rulebook, seed)
