"""The component values as lines for people."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from bruxelles.components import b1897
from bruxelles.components.box import Row, describe

LOADERS = {"1897": b1897}
MEANINGS = (
    ("certain", "printed in the rulebook, or forced by numbers that are"),
    ("likely", "one good independent source"),
    ("inferred", "deduced; another value is possible"),
    ("reconstructed", "made by us to fit every hint; not the printed number"),
)


def original(game: str) -> list[str]:
    """Our file, as it is."""
    return resources.files("bruxelles.components").joinpath(f"{game}.toml").read_text(encoding="utf-8").splitlines()


def rows(game: str, path: Path | None = None) -> list[Row]:
    """Every value with its provenance."""
    loader = LOADERS[game]
    return describe(loader.load(path), loader.ours())


def listing(game: str, path: Path | None) -> list[str]:
    """Every value with its provenance; what a corrected copy changes is marked."""
    found = rows(game, path)
    lines = [line for row in found for line in row_lines(row)]
    changed = sum(row.ours is not None for row in found)
    reconstructed = sum(row.confidence == "reconstructed" for row in found)
    lines += ["", *(f"{word:13}  {meaning}" for word, meaning in MEANINGS)]
    lines += ["", f"{len(found)} values, {reconstructed} of them reconstructed, {changed} corrected (marked *)"]
    return lines


def row_lines(row: Row) -> list[str]:
    mark = "*" if row.ours is not None else " "
    ours = f"  (ours: {row.ours})" if row.ours is not None else ""
    lines = [f"{mark} {row.name:28} {row.value}{ours}", f"    {row.confidence}: {row.source}"]
    return [*lines, f"    {row.note}"] if row.note else lines
