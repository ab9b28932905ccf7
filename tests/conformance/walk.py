"""Looks into a state: every attribute by its path, in a compiled engine too."""

from __future__ import annotations

from collections.abc import Iterator
from types import GetSetDescriptorType
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.kernel.steps import State, Step

NEVER_CHANGE = ("variants", "edition", "observer")
PLAIN = (int, str, type(None))
NUMBERS = type(vec[i64]([]))
DECLARED: dict[type, tuple[str, ...]] = {}


def declared(kind: type) -> tuple[str, ...]:
    """The attributes of a compiled class, which its instances keep outside any dict."""
    if kind not in DECLARED:
        members = {name: member for base in kind.__mro__ for name, member in vars(base).items()}
        DECLARED[kind] = tuple(
            name
            for name, member in members.items()
            if isinstance(member, GetSetDescriptorType) and not name.startswith("__")
        )
    return DECLARED[kind]


def attributes(thing: object) -> dict[str, Any]:
    names = {*declared(type(thing)), *getattr(thing, "__dict__", ())}
    return {name: getattr(thing, name) for name in sorted(names)}


def step_text(step: Step[Any], depth: int = 2) -> str:
    """A step by its name and numbers: another run has other objects for the same steps."""
    said = []
    for name, value in attributes(step).items():
        if isinstance(value, PLAIN):
            said.append(f"{name}={value}")
        elif isinstance(value, Step) and depth > 0:
            said.append(f"{name}={step_text(value, depth - 1)}")
    return f"{type(step).__name__}({', '.join(said)})"


def parts(path: str, thing: object) -> Iterator[tuple[str, object]]:
    """What a thing is made of, each part with its path."""
    if isinstance(thing, list | tuple):
        yield from ((f"{path}[{i}]", part) for i, part in enumerate(thing))
    elif isinstance(thing, dict):
        yield from ((f"{path}[{key!r}]", part) for key, part in thing.items())
    else:
        for name, part in attributes(thing).items():
            if name not in NEVER_CHANGE:
                yield f"{path}.{name}" if path else name, part


def dump(state: State) -> dict[str, object]:
    """Everything a state holds, as plain values by path."""
    leaves: dict[str, object] = {}
    waiting: list[tuple[str, object]] = [("", state)]
    while waiting:
        path, thing = waiting.pop()
        if isinstance(thing, PLAIN):
            leaves[path] = thing
        elif isinstance(thing, NUMBERS):
            leaves[path] = tuple(thing)
        elif isinstance(thing, set | frozenset):
            leaves[path] = frozenset(thing)
        elif isinstance(thing, Step):
            leaves[path] = step_text(thing)
        else:
            if isinstance(thing, list | tuple | dict):
                leaves[f"len({path})"] = len(thing)
            waiting.extend(parts(path, thing))
    return leaves


def differences(before: dict[str, object], after: dict[str, object]) -> list[str]:
    """The paths at which two dumps differ, with both values."""
    absent = "nothing"
    return [
        f"{path}: {before.get(path, absent)} became {after.get(path, absent)}"
        for path in sorted({*before, *after})
        if before.get(path, absent) != after.get(path, absent)
    ]


def changeable(state: State) -> dict[int, str]:
    """Everything in a state that could be changed in place: its identity, and its path."""
    found: dict[int, str] = {}
    waiting: list[tuple[str, object]] = [("", state)]
    while waiting:
        path, thing = waiting.pop()
        if isinstance(thing, (*PLAIN, frozenset, Step)):
            continue
        if not isinstance(thing, tuple):
            found[id(thing)] = path
        if not isinstance(thing, NUMBERS) and not isinstance(thing, set):
            waiting.extend(parts(path, thing))
    return found


def shared(state: State, copy: State) -> list[str]:
    """What could be changed in place and is part of both."""
    theirs = changeable(copy)
    return sorted(path for identity, path in changeable(state).items() if identity in theirs)
