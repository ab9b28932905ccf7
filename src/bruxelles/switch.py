"""Choosing the engine, before any of its modules is imported: compiled, or the same sources as plain Python.

Every start of the program runs this file, so it avoids pathlib, typing and importlib.util, which would double its time.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from os.path import basename, dirname, isfile, join

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

PACKAGE = dirname(os.path.abspath(__file__))


class EngineError(ImportError):
    """An engine can't run as asked: an English sentence with fields, like a complaint. It isn't one, because this file
    imports nothing else of the package.
    """

    def __init__(self, template: str, /, **fields: str) -> None:
        super().__init__(template.format(**fields))
        self.template = template
        self.fields = fields


class Stamped:
    """Finds the compiled modules that the build has listed."""

    def __init__(self, libraries: dict[str, str]) -> None:
        self.libraries = libraries

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if name not in self.libraries:
            return None
        library = self.libraries[name]
        spec = ModuleSpec(name, ExtensionFileLoader(name, library), origin=library)
        spec.has_location = True
        return spec


class SourcesOnly:
    """Finds our modules as sources, even where a compiled library is beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("bruxelles."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path or ())
        return next((spec for spec in found if spec and spec.loader), None)


def choose_engine() -> str:
    """Choose the engine by BRUXELLES_ENGINE, and return which one runs: "compiled" or "pure"."""
    choice = os.environ.get("BRUXELLES_ENGINE") or "auto"
    if choice not in ("auto", "compiled", "pure"):
        raise EngineError("BRUXELLES_ENGINE is '{choice}'; it can be auto, compiled or pure", choice=choice)
    source, checkout = dirname(PACKAGE), dirname(dirname(PACKAGE))
    if basename(source) == "src" and isfile(join(checkout, "pyproject.toml")):
        return _engine_of_checkout(checkout, choice)
    return _engine_of_wheel(choice)


def _engine_of_checkout(checkout: str, choice: str) -> str:
    for library in _libraries_below(join(checkout, "src")):
        raise EngineError(
            "{library} would be used instead of its source, and edits would have no effect: "
            "remove it (make build puts libraries elsewhere)",
            library=library,
        )
    if choice == "pure":
        return "pure"
    built = join(checkout, "build", "engine")
    if not isfile(join(built, "stamp")):
        if choice == "compiled":
            raise EngineError("BRUXELLES_ENGINE is 'compiled', but there is no compiled engine: run make build")
        return "pure"
    stamped, libraries = read_stamp(built)
    if stamped != fingerprint(checkout, libraries):
        if choice == "compiled":
            raise EngineError(
                "BRUXELLES_ENGINE is 'compiled', but the sources have changed since it was built: run make build"
            )
        sys.stderr.write(
            "bruxelles: the engine changed since it was compiled and runs as plain Python; run make build\n"
        )
        return "pure"
    sys.meta_path.insert(0, Stamped(libraries))
    return "compiled"


def _engine_of_wheel(choice: str) -> str:
    if not any(_libraries_below(PACKAGE)):
        if choice == "compiled":
            raise EngineError("BRUXELLES_ENGINE is 'compiled', but this installation was built without a C compiler")
        return "pure"
    if choice == "pure":
        sys.meta_path.insert(0, SourcesOnly())
        return "pure"
    return "compiled"


def _libraries_below(folder: str) -> Iterator[str]:
    for place, _, files in os.walk(folder):
        yield from (join(place, file) for file in files if file.endswith(tuple(EXTENSION_SUFFIXES)))


def read_stamp(built: str) -> tuple[str, dict[str, str]]:
    """The fingerprint of the sources that were compiled, and the library of every module."""
    with open(join(built, "stamp"), encoding="utf-8") as stamp:
        stamped, *lines = stamp.read().splitlines()
    return stamped, {module: join(built, library) for module, library in map(str.split, lines)}


def fingerprint(checkout: str, modules: Iterable[str]) -> str:
    """A hash of the names and sources of these modules, and of the Python version that the libraries are for."""
    digest = blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=16)
    for module in sorted(modules):
        path = join(checkout, "src", *module.split(".")) + ".py"
        if isfile(path):
            with open(path, "rb") as source:
                digest.update(b"\0" + module.encode() + b"\0" + source.read())
    return digest.hexdigest()
