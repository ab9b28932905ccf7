"""A small checkout: our own build and switch around an engine of two modules."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MODULES = {
    "kernel/__init__.py": '"""An engine."""\n',
    "kernel/number.py": "def double(n: int) -> int:\n    return 2 * n\n",
    "kernel/answer.py": (
        "from bruxelles.kernel.number import double\n\n\ndef answer() -> int:\n    return double(double(10)) + 2\n"
    ),
    "kernel/notation.py": 'GREETING = "hello"\n',
}

CLIENT = "src/bruxelles/server/static/index.html"
CARRIED = (
    *(f"rules/{game}{language}.md" for game in (1893, 1897) for language in ("", ".fr")),
    *(
        f"src/bruxelles/words/languages/{name}.po"
        for name in ("en/language", "en/names", "fr/language", "fr/names", "fr/phrases")
    ),
    CLIENT,
    "src/bruxelles/server/static/assets/page.js",
)


@dataclass
class Checkout:
    root: Path

    @property
    def package(self) -> Path:
        return self.root / "src" / "bruxelles"

    @property
    def stamp(self) -> Path:
        return self.root / "build" / "engine" / "stamp"

    def python(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        inherited = {key: value for key, value in os.environ.items() if not key.startswith("BRUXELLES_")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**inherited, "PYTHONPATH": str(self.package.parent), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.python("setup.py", "--quiet", "build_engine", **environment)

    def engine(self, choice: str = "auto") -> subprocess.CompletedProcess[str]:
        """Import the package, and say which engine it chose."""
        return self.python("-c", "import bruxelles; print(bruxelles.engine)", BRUXELLES_ENGINE=choice)

    def command(self, *started: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run the command, by default as the script of an installation does."""
        started = started or ("-c", "from bruxelles_command import main; main()")
        return self.python(*started, "--version", **environment)

    def use(self, choice: str = "auto", **environment: str) -> subprocess.CompletedProcess[str]:
        """Run the engine; say what it answers and what kind of files its modules came from."""
        script = (
            "from pathlib import Path\n"
            "from bruxelles.kernel import answer, number, notation\n"
            "print(answer.answer(), *(Path(m.__file__).suffix for m in (answer, number, notation)))\n"
        )
        return self.python("-c", script, BRUXELLES_ENGINE=choice, **environment)


def lay_out(package: Path) -> None:
    shutil.copy(ROOT / "src" / "bruxelles_command.py", package.parent)
    for name in ("__init__.py", "__main__.py", "switch.py"):
        shutil.copy(ROOT / "src" / "bruxelles" / name, package)
    for name, text in MODULES.items():
        (package / name).write_text(text)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """The spaces are meant: people keep checkouts in such places."""
    checkout = Checkout(tmp_path / "a small checkout")
    (checkout.package / "kernel").mkdir(parents=True)
    lay_out(checkout.package)
    for name in ("setup.py", "compiling.py", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, checkout.root)
    (checkout.root / "README.md").write_text("# A small checkout\n")
    for name in CARRIED:
        file = checkout.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    (checkout.root / CLIENT).write_text('<script type="module" src="/assets/page.js"></script>')
    return checkout
