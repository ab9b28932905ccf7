"""What the engine's sources say of themselves: the rules that a definition cites, and what it leads to.

They are read from the files, because compiled classes carry no docstrings.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
RULED = ("bruxelles.games.", "bruxelles.concepts.")  # where rules are told; the kernel knows none
CITED = re.compile(r"\b(\d\d(?:E\d)?(?:-[A-Z0-9]+)+-)(\d+)([a-z]?)(?:\.\.(\d+))?")
NUMBERED = {"kind": "decision", "event": "chance"}  # methods of steps that return a number of the vocabulary
NAMED = {"listen_for": ("decision", 2), "listen": ("decision", 2), "tell": ("fact", 1)}  # functions that are given one

Documented = ast.ClassDef | ast.FunctionDef


@dataclass(frozen=True)
class Place:
    """A definition at the top of a module."""

    module: str
    name: str


@dataclass(frozen=True)
class Source:
    """One module: what it defines and what it imports, by the name in use there."""

    defined: dict[str, ast.stmt]
    imported: dict[str, Place]


def cited(text: str | None) -> list[str]:
    """The ids of rules in a text, with those that a range such as 93-CONS-05..16 stands for."""
    found: list[str] = []
    for prefix, first, letter, last in CITED.findall(text or ""):
        numbers = range(int(first), int(last or first) + 1)
        found += (f"{prefix}{number:0{len(first)}}{letter}" for number in numbers)
    return list(dict.fromkeys(found))


def file_of(module: str) -> Path:
    if module.startswith("bruxelles."):
        path = PACKAGE.joinpath(*module.split(".")[1:])
        return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return Path(sys.modules[module].__file__ or "")


@cache
def source_of(module: str) -> Source:
    defined: dict[str, ast.stmt] = {}
    imported: dict[str, Place] = {}
    for node in ast.parse(file_of(module).read_text("utf-8")).body:
        if isinstance(node, Documented):
            defined[node.name] = node
        elif isinstance(node, ast.Assign):
            defined.update({target.id: node for target in node.targets if isinstance(target, ast.Name)})
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            defined[node.target.id] = node
        elif isinstance(node, ast.ImportFrom):
            imported.update({each.asname or each.name: Place(node.module or "", each.name) for each in node.names})
    return Source(defined, imported)


def place_of(thing: type) -> Place:
    return Place(thing.__module__, thing.__name__)


def class_source(kind: type) -> ast.ClassDef | None:
    """The definition of a class that tells rules; None for one of the kernel or of Python."""
    if kind.__module__.startswith("bruxelles.kernel") or kind.__module__ in sys.stdlib_module_names:
        return None
    node = source_of(kind.__module__).defined.get(kind.__name__)
    return node if isinstance(node, ast.ClassDef) else None


def method(kind: type, name: str) -> ast.FunctionDef | None:
    """A method as this very class defines it."""
    node = class_source(kind)
    inside = node.body if node else []
    return next((each for each in inside if isinstance(each, ast.FunctionDef) and each.name == name), None)


def mentioned(node: ast.AST) -> Iterator[str | tuple[str, str]]:
    """Every name in use in a definition, and every attribute of a name; types that only annotate don't count."""
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        yield node.value.id, node.attr
        yield node.value.id
    else:
        for child in spoken(node):
            yield from mentioned(child)


def spoken(node: ast.AST) -> Iterable[ast.AST]:
    """What a definition says, without decorators and annotations."""
    if isinstance(node, ast.ClassDef):
        bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
        return [*bases, *node.body]
    if isinstance(node, ast.FunctionDef):
        return [*node.args.defaults, *node.body]
    if isinstance(node, ast.AnnAssign):
        return [node.value] if node.value else []
    return ast.iter_child_nodes(node)


def resolved(module: str, name: str | tuple[str, str]) -> Place | None:
    """What a name in a module stands for, if it is a definition that can tell a rule."""
    source = source_of(module)
    if isinstance(name, str) and name in source.defined:
        return Place(module, name)
    if isinstance(name, str):
        found = source.imported.get(name)
    else:
        outer = source.imported.get(name[0])
        found = Place(f"{outer.module}.{outer.name}", name[1]) if outer else None
    if found is None or not found.module.startswith(RULED) or not file_of(found.module).is_file():
        return None
    return found if found.name in source_of(found.module).defined else None


def led_to(module: str, node: ast.AST, stops: Callable[[Place], bool]) -> dict[Place, None]:
    """Every definition that can be reached from this one, in the order of reading; not beyond those that stop."""
    reached: dict[Place, None] = {}
    waiting = [(module, node)]
    while waiting:
        where, what = waiting.pop(0)
        for name in mentioned(what):
            place = resolved(where, name)
            if place is not None and place not in reached and not stops(place):
                reached[place] = None
                waiting.append((place.module, source_of(place.module).defined[place.name]))
    return reached


def cited_at(place: Place) -> list[str]:
    """The rules that a definition cites: a class with all its methods."""
    node = source_of(place.module).defined[place.name]
    return cited_in(node)


def cited_in(node: ast.AST) -> list[str]:
    documented = [each for each in ast.walk(node) if isinstance(each, Documented)]
    return list(dict.fromkeys(rule for each in documented for rule in cited(ast.get_docstring(each))))


def asked_at(place: Place) -> Iterator[tuple[str, int]]:
    return asked_in(place.module, source_of(place.module).defined[place.name])


def asked_in(module: str, within: ast.AST) -> Iterator[tuple[str, int]]:
    """The numbers of the decisions, chance events and facts that a definition names, each with what it is."""
    for node in ast.walk(within):
        if isinstance(node, ast.FunctionDef) and node.name in NUMBERED:
            given = [each.value for each in node.body if isinstance(each, ast.Return)]
            yield from numbers(module, NUMBERED[node.name], given)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMED:
            what, argument = NAMED[node.func.id]
            yield from numbers(module, what, node.args[argument : argument + 1])


def numbers(module: str, what: str, given: Iterable[ast.expr | None]) -> Iterator[tuple[str, int]]:
    for node in given:
        place = resolved(module, node.id) if isinstance(node, ast.Name) else None
        if place is not None:
            yield what, int(getattr(sys.modules[place.module], place.name))
