"""Packages that bring bots, as an installer leaves them behind."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def install(folder: Path, package: str, bots: Mapping[str, str], modules: Mapping[str, str] | None = None) -> Path:
    """A folder for the path with this package in it: bots by name, modules by their code."""
    listed = "".join(f"{name} = {place}\n" for name, place in bots.items())
    write(folder, package, f"[bruxelles.bots]\n{listed}")
    for module, code in (modules or {}).items():
        (folder / f"{module}.py").write_text(code, "utf-8")
    return folder


def write(folder: Path, package: str, entry_points: str) -> None:
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(entry_points, "utf-8")


def install_from_the_page(folder: Path) -> Path:
    """The package that docs/bots.md shows, word for word: its first Python, and its pyproject.toml."""
    blocks = BLOCK.findall(PAGE.read_text("utf-8"))
    code = next(text for language, text in blocks if language == "python")
    project = tomllib.loads(next(text for language, text in blocks if language == "toml"))
    (module,) = project["tool"]["setuptools"]["py-modules"]
    bots = project["project"]["entry-points"]["bruxelles.bots"]
    return install(folder, project["project"]["name"], bots, {module: code})
