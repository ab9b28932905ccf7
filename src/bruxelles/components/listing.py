"""The component values of a game, to be shown."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from bruxelles.components import b1893, b1897
from bruxelles.components.box import Row, describe

LOADERS = {"1897": b1897, "1893": b1893}


def original(game: str) -> list[str]:
    """Our file, as it is."""
    return resources.files("bruxelles.components").joinpath(f"{game}.toml").read_text(encoding="utf-8").splitlines()


def rows(game: str, path: Path | None = None) -> list[Row]:
    """Every value with its provenance, ours or as a corrected copy has it."""
    loader = LOADERS[game]
    return describe(loader.load(path), loader.ours())
