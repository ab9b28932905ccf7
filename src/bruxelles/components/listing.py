"""Lists of the component values of a game."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from types import ModuleType

from bruxelles.components import b1893, b1893_first_edition, b1897
from bruxelles.components.box import Row, describe
from bruxelles.kernel.complaint import Complaint

LOADERS = {"1897": b1897, "1893": b1893, "1893-1st": b1893_first_edition}


class UnknownBoxError(Complaint):
    """There is no such box."""


def original(game: str) -> list[str]:
    """The lines of our file, followed by those of its expansions."""
    files = [game, *(f"{game}-{expansion}" for expansion in loader_of(game).EXPANSIONS)]
    folder = resources.files("bruxelles.components")
    return "\n".join(folder.joinpath(f"{file}.toml").read_text("utf-8") for file in files).splitlines()


def rows(game: str, path: Path | None = None) -> list[Row]:
    """Every value in the box with its source, corrected by a file if there is one."""
    loader = loader_of(game)
    return describe(loader.load(path, *loader.EXPANSIONS), loader.ours(*loader.EXPANSIONS))


def loader_of(game: str) -> ModuleType:
    if game not in LOADERS:
        raise UnknownBoxError("there is no box '{game}'; choose from {boxes}", game=game[:60], boxes=list(LOADERS))
    return LOADERS[game]
