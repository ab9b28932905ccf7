"""The short Python interface: a new game in one line, a move in another."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bruxelles.games import find_rulebook
from bruxelles.kernel.match import Match
from bruxelles.kernel.replay import load

__all__ = ["Match", "new_game", "read_record"]


def new_game(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
    components: str | Path | None = None,
) -> Match:
    """A new match. The same seed deals the same cards; without a seed, nobody knows what will be dealt."""
    rulebook = find_rulebook(game)
    settings = rulebook.settings(seats, options, None if components is None else Path(components))
    return Match(rulebook, settings, None if seed is None else str(seed))


def read_record(text: str, seed: int | str | None = None) -> Match:
    """The match of a record, with every answer and draw checked. It can be continued."""
    return load(text, find_rulebook, None if seed is None else str(seed))
