"""The games: each folder tells a rulebook, chapter by chapter."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from bruxelles.kernel.complaint import Complaint

if TYPE_CHECKING:
    from bruxelles.kernel.rulebook import Rulebook

FOLDERS = {"1897": "b1897", "1893": "b1893", "1893-1st": "b1893.first_edition"}
NAMES = tuple(FOLDERS)


class UnknownGameError(Complaint):
    """There is no such game."""


@cache
def find_rulebook(name: str) -> Rulebook:
    """The rulebook of the game with this name."""
    if name not in FOLDERS:
        raise UnknownGameError("there is no game '{game}'; choose from {games}", game=name[:60], games=NAMES)
    rulebook: Rulebook = import_module(f"bruxelles.games.{FOLDERS[name]}.rulebook").RULEBOOK
    return rulebook
