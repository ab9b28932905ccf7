"""Imports go down the levels only, and the engine stays apart from everything that talks to people."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from compiling import FOLDERS, SINGLE, UNCOMPILED

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "bruxelles"
LONGEST_FILE, LONGEST_TEST = 300, 330

LEVELS = {
    "switch": 0,
    "system_language": 0,
    "kernel": 1,
    "concepts": 2,
    "games": 3,
    "components": 3,
    "words": 3,
    "bots": 4,
    "arena": 5,
    "differences": 5,
    "facade": 5,
    "terminal": 5,
    "usage": 5,
    "server": 6,
    "arguments": 6,
    "command_help": 6,
    "upkeep": 7,
    "cli": 8,
    "__main__": 8,
}
SIDEWAYS = {
    ("games", "components"),  # a game is made of its box
    ("words", "components"),  # as with games: a box is told in words, and knows none
    ("words", "games"),  # words name what a game's contents list; no game knows its words
}
NOTATIONS = {f"bruxelles.games.{game}.notations" for game in ("b1893", "b1893.first_edition", "b1897")}
USER_INTERFACES = 5  # the lowest level that shows words to people


@cache
def modules() -> dict[str, Path]:
    """Every module of the package by its name; a package by the name of its folder."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def statements(tree: ast.AST, for_types: bool) -> Iterator[ast.AST]:
    """All that a module contains, with or without what only type checkers read."""
    for node in ast.iter_child_nodes(tree):
        if for_types or not is_type_checking(node):
            yield node
            yield from statements(node, for_types)
        elif isinstance(node, ast.If):
            for other in node.orelse:
                yield other
                yield from statements(other, for_types)


def imports(path: Path, for_types: bool = True) -> set[str]:
    """The modules of this project that a file imports."""
    found: set[str] = set()
    for node in statements(parsed(path), for_types):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports by a relative name"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in modules() else node.module or "")
    return {name for name in found if name.split(".")[0] == "bruxelles"}


def part(module: str) -> str:
    """The folder or module below the package that a module belongs to; the package itself has none."""
    names = module.split(".")
    return names[1] if len(names) > 1 else ""


@cache
def compiled() -> set[str]:
    return {
        name
        for name, path in modules().items()
        if (part(name) in FOLDERS and path.stem not in UNCOMPILED) or path.relative_to(PACKAGE).as_posix() in SINGLE
    }


def test_every_part_has_a_level_and_every_level_a_part() -> None:
    assert {part(name) for name in modules()} - {""} == set(LEVELS)


def is_allowed(here: str, there: str) -> bool:
    """True if a module of the one part may import a module of the other."""
    return there in ("", here) or LEVELS[there] < LEVELS[here] or (here, there) in SIDEWAYS


def test_imports_go_down_the_levels_only() -> None:
    assert [
        f"{module} (level {LEVELS[part(module)]}) imports {imported} (level {LEVELS[part(imported)]})"
        for module in modules()
        if part(module)
        for imported in sorted(imports(modules()[module]))
        if not is_allowed(part(module), part(imported))
    ] == []


def test_the_package_itself_imports_only_the_switch() -> None:
    assert imports(PACKAGE / "__init__.py") == {"bruxelles.switch"}


def test_only_user_interfaces_import_words() -> None:
    below = [name for name in modules() if part(name) not in ("", "words") and LEVELS[part(name)] < USER_INTERFACES]
    assert [name for name in below if "words" in map(part, imports(modules()[name]))] == []


def test_the_kernel_names_no_game() -> None:
    for name, path in modules().items():
        if part(name) == "kernel":
            named = re.findall(r"189[37]|\bb189|bruxelles\.(?!kernel)\w+", path.read_text("utf-8"))
            assert not named, f"{name} names {named}"


def is_kinds(node: ast.AST) -> bool:
    """True for the list in which a module declares its decisions, facts and all else that has a number."""
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "KINDS"


def brought_by(node: ast.ImportFrom) -> dict[str, str]:
    """The names that an import brings, with the modules that they are or come from."""
    found = {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return {name: inner if inner in modules() else node.module or "" for name, inner in found.items()}


def uncompiled_uses(module: str) -> list[str]:
    """What a module uses of modules that aren't compiled, except to declare its kinds."""
    nodes = list(statements(parsed(modules()[module]), for_types=False))
    brought = {
        name: source for node in nodes if isinstance(node, ast.ImportFrom) for name, source in brought_by(node).items()
    }
    plain = {name: source for name, source in brought.items() if source in set(modules()) - compiled()}
    declared = {id(inner) for node in nodes if is_kinds(node) for inner in ast.walk(node)}
    used = [node.id for node in nodes if isinstance(node, ast.Name) and node.id in plain and id(node) not in declared]
    strange = [source for source in plain.values() if source not in {"bruxelles.kernel.contents", *NOTATIONS}]
    return [f"{module}: {each}" for each in (*used, *strange)]


def test_compiled_modules_use_uncompiled_ones_only_to_declare_kinds() -> None:
    assert [use for module in sorted(compiled()) for use in uncompiled_uses(module)] == []


def test_the_engine_is_compiled() -> None:
    assert {"bruxelles.kernel.steps", "bruxelles.kernel.bag", "bruxelles.concepts.circle"} <= compiled()
    assert {"bruxelles.games.b1893.turns", "bruxelles.games.b1897.turns"} <= compiled()
    assert not {"bruxelles.kernel.match", "bruxelles.games.b1897.view", "bruxelles.components.box"} & compiled()


def test_no_file_is_too_long_to_read() -> None:
    folders = (ROOT / "src", ROOT / "tests", ROOT / "benchmarks")
    for file in (*ROOT.glob("*.py"), *(file for folder in folders for file in folder.rglob("*.py"))):
        most = LONGEST_TEST if ROOT / "tests" in file.parents else LONGEST_FILE
        written_by_a_command = file.name == "vocabulary.py"
        assert written_by_a_command or len(file.read_text("utf-8").splitlines()) <= most, file


def test_imports_for_type_checkers_only_can_be_left_out(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bruxelles.kernel.match import Match\n"
        "def late() -> None:\n    from bruxelles.kernel import bag\n"
    )
    assert imports(path) == {"bruxelles.kernel.match", "bruxelles.kernel.bag"}
    assert imports(path, for_types=False) == {"bruxelles.kernel.bag"}
