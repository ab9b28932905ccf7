"""The component values of a game, to be shown."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from types import ModuleType

from bruxelles.components import b1893, b1893_first, b1897
from bruxelles.components.box import Row, describe
from bruxelles.kernel.complaint import Complaint

LOADERS = {"1897": b1897, "1893": b1893, "1893-1st": b1893_first}


class UnknownBoxError(Complaint):
    """A box that we don't have."""


def original(game: str) -> list[str]:
    """Our file, as it is; those of its expansions follow."""
    files = [game, *(f"{game}-{expansion}" for expansion in loader_of(game).EXPANSIONS)]
    folder = resources.files("bruxelles.components")
    return "\n".join(folder.joinpath(f"{file}.toml").read_text("utf-8") for file in files).splitlines()


def rows(game: str, path: Path | None = None) -> list[Row]:
    """Every value in the box with its provenance, ours or as a corrected copy has it."""
    loader = loader_of(game)
    return describe(loader.load(path, *loader.EXPANSIONS), loader.ours(*loader.EXPANSIONS))


def loader_of(game: str) -> ModuleType:
    if game not in LOADERS:
        raise UnknownBoxError("there is no box '{game}'; there are {boxes}", game=game[:60], boxes=list(LOADERS))
    return LOADERS[game]
