"""python -m tests.engines.hashes 1893 1000 plays so many random games, spread over all settings, and prints a hash of
all that was answered, told and scored. Both engines run this same code.
"""

from __future__ import annotations

import sys
from array import array
from hashlib import sha256
from itertools import product
from typing import Any

from mypy_extensions import i64

import bruxelles
from bruxelles.games import find_rulebook
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.playout import playout
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import Decision, Observer


class Numbers(Observer):
    """All that a state tells, as one row of numbers."""

    def __init__(self) -> None:
        self.row = array("q")

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.row.extend((1, fact, seat, a, b, c))

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        self.row.extend((2, decision.seat, decision.kind(), option, forced))


def settings_of(rulebook: Rulebook) -> list[Settings]:
    """Every number of seats with every combination of two values of each option."""
    pairs = [[(option.name, value) for value in option.values[:2]] for option in rulebook.options]
    return [rulebook.settings(seats, dict(chosen)) for seats in rulebook.seat_counts for chosen in product(*pairs)]


def game(rulebook: Rulebook, settings: Settings, seed: str) -> bytes:
    """One random game as bytes."""
    state, told = rulebook.new_state(settings), Numbers()
    state.observer = told
    asked = playout(state, Dealer(seed, "deal"), Dealer(seed, "player"), Options())
    sheet = rulebook.score_sheet(state)
    told.row.extend((asked, state.answers, *sheet.totals, *sheet.ranks))
    return told.row.tobytes() + repr(sheet.points).encode()


def hashes(name: str, games: int) -> list[str]:
    """A line for each of its settings, so that a difference is easy to find."""
    rulebook = find_rulebook(name)
    chosen = settings_of(rulebook)
    digests = [sha256() for _ in chosen]
    for seed in range(games):
        nth = seed % len(chosen)
        digests[nth].update(game(rulebook, chosen[nth], str(seed)))
    lines = []
    for settings, digest in zip(chosen, digests, strict=True):
        options = " ".join(f"{option}={value}" for option, value in settings.options)
        lines.append(f"{name} {settings.seats} {options} {digest.hexdigest()}")
    return lines


if __name__ == "__main__":
    sys.stdout.write("\n".join([bruxelles.engine, *hashes(sys.argv[1], int(sys.argv[2]))]) + "\n")
