"""What packages contain. compiling.py compiles the engine."""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))  # pip and build don't put it there

from compiling import BuildEngine, SideBySide, can_compile, engine_extensions

# Files that aren't Python but are needed, by their place in a checkout and in a source distribution. A wheel has them
# in the same places, except the rules, which are in bruxelles/rules.
CLIENT = Path("src/bruxelles/server/static/index.html")
GAMES = ("1893", "1897")
ENDINGS = {"md", *(ledger.name.partition(".")[2] for ledger in Path("rules").glob("[0-9]*.md"))}
LEDGERS = [Path("rules", f"{game}.{ending}") for game in GAMES for ending in sorted(ENDINGS)]
LANGUAGES = Path("src/bruxelles/words/languages")
CATALOGUES = {"language.po", "phrases.po", *(catalogue.name for catalogue in LANGUAGES.glob("*/*.po"))}
WORDS = [
    folder / name
    for folder in sorted(LANGUAGES.glob("*"))
    for name in sorted(CATALOGUES)
    if not (folder.name == "en" and name.startswith("phrases"))  # these stand in the sources
]


class BuildWithLedgers(build_py):
    """Packs the ledgers of the rules, which are beside src/ in a checkout and in bruxelles/rules in a wheel."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        # Otherwise modules and clients of an earlier package would be packed again.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        shelf = str(Path(self.build_lib, "bruxelles", "rules"))
        self.mkpath(shelf)
        for ledger in LEDGERS:
            self.copy_file(str(ledger), shelf)

    def get_source_files(self) -> list[str]:
        """The files of a source distribution."""
        sources: list[str] = super().get_source_files()  # type: ignore[no-untyped-call]
        return [*sources, "compiling.py", *map(str, LEDGERS)]


def contents() -> Iterator[tuple[str, Path]]:
    yield "client", CLIENT
    for name in re.findall(r'(?:src|href)="/([^"]+)"', CLIENT.read_text("utf-8")):
        yield "client", CLIENT.parent / name
    yield from (("rules", ledger) for ledger in LEDGERS)
    yield from (("words", catalogue) for catalogue in WORDS)


def look_for_contents() -> None:
    """Refuse to make a package without its client, rules or words."""
    for what, file in contents():
        if not file.is_file():
            cure = "make build writes it" if what == "client" else "take it from a whole checkout"
            sys.exit(f"no package is made without the {what}: {file.as_posix()} is missing; {cure}")


if {"sdist", "bdist_wheel"}.intersection(sys.argv):
    look_for_contents()

# Only a wheel contains libraries: in an editable installation they would hide the sources.
wants_libraries = "bdist_wheel" in sys.argv and not os.environ.get("BRUXELLES_PURE") and can_compile()

setup(
    ext_modules=engine_extensions() if wants_libraries else [],
    cmdclass={"build_engine": BuildEngine, "build_ext": SideBySide, "build_py": BuildWithLedgers},
)
