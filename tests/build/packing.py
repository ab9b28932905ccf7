"""Packages made from a copy of this checkout, and installations of them far from it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
NOBODY = 65534
MADE = (".*", "build", "dist", "node_modules", "__pycache__", "*.egg-info")


@contextmanager
def elsewhere() -> Iterator[Path]:
    """Outside every checkout, open to others, with the signs that people put into names."""
    with tempfile.TemporaryDirectory(prefix="à côté de l’été ") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def copy_checkout(to: Path) -> Path:
    """Without what is made here, but for the client; packages are made there, and nothing is left here."""
    shutil.copytree(ROOT / "src", to / "src", ignore=shutil.ignore_patterns(*MADE))
    shutil.copytree(ROOT / "rules", to / "rules")
    for file in ("LICENSE", "README.md", "pyproject.toml", "setup.py", "compiling.py"):
        shutil.copy(ROOT / file, to)
    return to


def make_packages(checkout: Path, *kinds: str) -> list[Path]:
    """A wheel made of the checkout (--wheel), or a source distribution and a wheel made of that, all plain Python."""
    command = [sys.executable, "-m", "build", "--quiet", "--no-isolation", *kinds, "--outdir", "dist"]
    environment = {**os.environ, "BRUXELLES_PURE": "1"}
    made = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    return sorted((checkout / "dist").iterdir())


def asked_for(package: Distribution, extras: frozenset[str] = frozenset({""})) -> set[str]:
    """The names of all that a package needs, and of what that needs."""
    names: set[str] = set()
    for requirement in map(Requirement, package.requires or ()):
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras):
            needed = asked_for(distribution(requirement.name), frozenset({"", *requirement.extras}))
            names |= {requirement.name, *needed}
    return names


def link_package(package: Distribution, to: Path) -> None:
    for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
        if not (to / top).exists():
            (to / top).symlink_to(Path(str(package.locate_file(top))))


def is_open(path: Path) -> bool:
    """Whether everybody may come there."""
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in path.resolve().parents)


def python_for_everybody() -> str | None:
    """One of this version; that of the tests may lie in somebody's home."""
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    found = (Path(sys.base_prefix, "bin", name), *(Path(place, name) for place in ("/usr/local/bin", "/usr/bin")))
    return next((str(python) for python in found if python.is_file() and is_open(python)), None)


@dataclass(frozen=True)
class Installation:
    """A package and what it asks for, and nothing else. It can't be written to, and whoever uses it is somebody else if
    these tests are run by root.
    """

    folder: Path
    home: Path
    identity: dict[str, Any]

    @property
    def environment(self) -> dict[str, str]:
        return {"HOME": str(self.home), "PATH": f"{self.folder / 'bin'}:/usr/bin:/bin", "LC_ALL": "C.UTF-8"}

    def run(self, *words: str) -> str:
        ran: subprocess.CompletedProcess[str] = subprocess.run(
            [self.folder / "bin" / words[0], *words[1:]],
            cwd=self.home,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            **self.identity,
        )
        assert (ran.returncode, ran.stderr) == (0, "")
        return ran.stdout

    @contextmanager
    def play(self, *words: str) -> Iterator[tuple[str, int]]:
        """Let it serve; tell its first line, and the port that stands there."""
        with subprocess.Popen(
            [self.folder / "bin" / "bruxelles", "play", "--no-browser", "--port", "0", *words],
            cwd=self.home,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **self.identity,
        ) as server:
            try:
                assert server.stdout is not None
                line = server.stdout.readline()
                port = re.search(r":(\d+)/", line)
                assert port, server.communicate(timeout=60)
                yield line, int(port[1])
            finally:
                server.send_signal(signal.SIGINT)
            trouble = server.communicate(timeout=60)[1]
            assert trouble == "", trouble


def install(wheel: Path, place: Path) -> Installation:
    """Nothing is downloaded: what the package asks for is lent from the environment of these tests."""
    everybody = python_for_everybody()
    becomes = os.geteuid() == 0 and everybody is not None and is_open(Path(sys.prefix, "lib"))
    folder, home = place / "une installation", place / "chez Zoé"
    python = everybody if becomes and everybody else sys.executable
    subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-index", "--no-deps", "--no-cache-dir", wheel], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (metadata,) = site.glob("bruxelles-*.dist-info")
    for name in asked_for(Distribution.at(metadata)):
        link_package(distribution(name), site)
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    home.mkdir()
    if not becomes:
        return Installation(folder, home, {})
    os.chown(home, NOBODY, NOBODY)
    return Installation(folder, home, {"user": NOBODY, "group": NOBODY, "extra_groups": []})
