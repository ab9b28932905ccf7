"""The games: each folder is a rulebook, in its order."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from bruxelles.kernel.complaint import Complaint

if TYPE_CHECKING:
    from bruxelles.kernel.rulebook import Rulebook

FOLDERS = {"1897": "b1897", "1893": "b1893", "1893-1st": "b1893.first"}
NAMES = tuple(FOLDERS)


class UnknownGameError(Complaint):
    """A game that we don't have."""


@cache
def find_rulebook(name: str) -> Rulebook:
    """The game of this name."""
    if name not in FOLDERS:
        raise UnknownGameError("there is no game '{game}'; there are {games}", game=name[:60], games=NAMES)
    rulebook: Rulebook = import_module(f"bruxelles.games.{FOLDERS[name]}.rulebook").RULEBOOK
    return rulebook
