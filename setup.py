"""Compiles the engine with mypyc: into build/engine of a checkout (build_engine), or beside the sources of a wheel.
Looks that every package carries what is no Python.
"""

import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Command, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "bruxelles"
BUILT = ROOT / "build" / "engine"
STAMP = BUILT / "stamp"

# The engine: every module of these folders, and the search, which lives inside its loops.
FOLDERS = ("kernel", "concepts", "games")
SINGLE = ("bots/lookahead.py", "bots/search.py")

# The edges, by file name: what talks to people and files, once per answer or less.
UNCOMPILED = {
    "__init__",  # Python knows a package by this source
    "amounts",  # for people
    "belongings",  # text
    "choices",  # at the speed of people
    "commitment",  # chance for people, with the standard library's cryptography
    "complaint",  # text
    "contents",  # tables of names, read once
    "explain",  # for people
    "match",  # one answer at a time, at the speed of people
    "notation",  # text
    "picture",  # text
    "position",  # text
    "record",  # text
    "rulebook",  # dataclasses, read once
    "shapes",  # dataclasses, from which schemas are derived
    "standing",  # for people
    "verification",  # for people
    "view",  # for people
}

# What is no Python and yet needed, by where it lies in a checkout and in a source distribution. A wheel has it as it
# is, but for the rules: they are bruxelles/rules.
CLIENT = Path("src/bruxelles/server/static/index.html")
LEDGERS = [Path("rules", name) for name in ("1893.md", "1893.fr.md", "1897.md", "1897.fr.md")]
WORDS = [Path("src/bruxelles/words", name) for name in ("en.po", "fr.po", "phrases.fr.po")]

# Loaded by path: importing it from the package would choose an engine while one is being built.
switch = runpy.run_path(str(PACKAGE / "switch.py"))


def engine_sources() -> list[Path]:
    sources = [source for folder in FOLDERS for source in (PACKAGE / folder).rglob("*.py")]
    sources += [PACKAGE / single for single in SINGLE if (PACKAGE / single).is_file()]
    return sorted(source for source in sources if source.stem not in UNCOMPILED)


def engine_modules() -> list[str]:
    return [".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts) for source in engine_sources()]


def engine_extensions() -> list[Any]:
    # Imported late: a pure installation needs no mypy.
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        ["--strict", *(os.path.relpath(source) for source in engine_sources())],
        opt_level="3",
        separate=False,
        multi_file=False,
        group_name="bruxelles",
        target_dir="build/mypyc",
    )
    for extension in extensions:
        extension.optional = True
        # Debugging symbols of the generated C help nobody, and take the compiler as long as the rest.
        extension.extra_compile_args += ["-fno-semantic-interposition", "-g0"]
    return extensions


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def can_compile() -> bool:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    probe = [*compiler, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    try:
        return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


class BuildEngine(Command):
    """Compile into build/engine, unless what lies there is still true."""

    description = "compile the engine into build/engine"
    user_options: ClassVar[list[tuple[str, str | None, str]]] = []

    def initialize_options(self) -> None: ...

    def finalize_options(self) -> None: ...

    def run(self) -> None:
        # Taken first: a source edited while the compiler works leaves a stale stamp, never a wrong one.
        fingerprint = switch["fingerprint"](str(ROOT), engine_modules())
        if self.is_current(fingerprint):
            return
        shutil.rmtree(BUILT, ignore_errors=True)
        if not can_compile():
            say("no C compiler: the engine runs as plain Python, slower")
            return
        say("compiling the engine")
        libraries = self.compile(engine_extensions())
        lines = [f"{module} {library.relative_to(BUILT).as_posix()}" for module, library in libraries.items()]
        STAMP.write_text("\n".join([fingerprint, *lines, ""]))

    def is_current(self, fingerprint: str) -> bool:
        if not STAMP.is_file() or switch["read_stamp"](str(BUILT))[0] != fingerprint:
            return False
        makers = (ROOT / "setup.py", ROOT / "requirements" / "play.txt")
        return all(maker.stat().st_mtime <= STAMP.stat().st_mtime for maker in makers if maker.is_file())

    def compile(self, extensions: list[Any]) -> dict[str, Path]:
        self.distribution.ext_modules = extensions
        command = build_ext(self.distribution)
        command.build_lib = str(BUILT)
        command.ensure_finalized()
        command.run()
        libraries = {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in extensions}
        missing = [module for module, library in libraries.items() if not library.is_file()]
        if missing:
            sys.exit(f"the C compiler failed on {', '.join(missing)}; what it said stands above")
        return libraries


class BuildWithLedgers(build_py):
    """The rules ledgers lie beside src/ in a checkout, and as bruxelles/rules in a wheel."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        # What an earlier package left there would be packed again: modules and clients that are no more.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        shelf = str(Path(self.build_lib, "bruxelles", "rules"))
        self.mkpath(shelf)
        for ledger in LEDGERS:
            self.copy_file(str(ledger), shelf)

    def get_source_files(self) -> list[str]:
        """What goes into a source distribution."""
        sources: list[str] = super().get_source_files()  # type: ignore[no-untyped-call]
        return [*sources, *map(str, LEDGERS)]


def contents() -> Iterator[tuple[str, Path]]:
    yield "client", CLIENT
    for name in re.findall(r'(?:src|href)="/([^"]+)"', CLIENT.read_text("utf-8")):
        yield "client", CLIENT.parent / name
    yield from (("rules", ledger) for ledger in LEDGERS)
    yield from (("words", catalogue) for catalogue in WORDS)


def look_for_contents() -> None:
    """A package that can't show a table or explain itself is worse than none."""
    for what, file in contents():
        if not file.is_file():
            cure = "make build writes it" if what == "client" else "take it from a whole checkout"
            sys.exit(f"no package is made without the {what}: {file.as_posix()} is missing; {cure}")


if {"sdist", "bdist_wheel"}.intersection(sys.argv):
    look_for_contents()

# Only a wheel carries libraries: an editable installation would lay them over the sources.
wants_libraries = "bdist_wheel" in sys.argv and not os.environ.get("BRUXELLES_PURE") and can_compile()

setup(
    ext_modules=engine_extensions() if wants_libraries else [],
    cmdclass={"build_engine": BuildEngine, "build_py": BuildWithLedgers},
)
