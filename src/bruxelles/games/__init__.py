"""The games: each folder is a rulebook, in its order."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from bruxelles.kernel.complaint import Complaint

if TYPE_CHECKING:
    from bruxelles.kernel.rulebook import Rulebook

NAMES = ("1897", "1893")


class UnknownGameError(Complaint):
    """A game that we don't have."""


@cache
def find_rulebook(name: str) -> Rulebook:
    """The game of this name."""
    if name not in NAMES:
        raise UnknownGameError("there is no game '{game}'; there are {games}", game=name[:60], games=NAMES)
    rulebook: Rulebook = import_module(f"bruxelles.games.b{name}.rulebook").RULEBOOK
    return rulebook
