"""The numbers printed on pieces, as fields of their texts and names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bruxelles.components import b1893, b1897
from bruxelles.games.b1897.notations import ARCHITECT
from bruxelles.words.printed_amounts import amounts

# By the key of a message or the token of a piece: numbers, and other pieces as tokens
Printed = Mapping[str, Mapping[str, int | str]]

SIDES = ("low", "high")
BY_UNIT = ("count", "unit")
BY_PLAYERS = ("two", "three", "four", "five")
ON_BOARDS = {"sale": ("money", "points"), "cubes": ("green", "brown", "blue", "yellow")}


def printed(box: Mapping[str, Any]) -> Printed:
    """The fields that the texts of a box's pieces use. The texts only say that tracks and costs differ, so those have
    none.
    """
    found = amounts(box)
    for name, value in box.items():
        match name.split("."):
            case ["belle_epoque", ("cards" | "tiles") as kind, number] if number.isdigit():
                names = BY_UNIT if isinstance(value, int) or len(value) == 2 else BY_PLAYERS
                found[f"{kind[:-1]}.1893.{number}.does"] = fields(value, names)
            case ["asymmetric", board, what]:
                found.setdefault(f"board.1893.{board}.does", {}).update(fields(value, ON_BOARDS.get(what, ())))
            case ["amounts", "unit"]:
                found["terminal.short.needle.money"] = fields(value, ())
            case ["architects", "values"]:
                found |= {ARCHITECT.token(kind): fields(sides, SIDES) for kind, sides in enumerate(value)}
    return {key: named for key, named in found.items() if named}


def fields(value: Any, names: Sequence[str]) -> dict[str, int | str]:
    """A single number is the count of its text; several numbers have names."""
    if isinstance(value, int):
        return {"count": value}
    return {name: f"cube:{each}" if isinstance(each, str) else each for name, each in zip(names, value, strict=False)}


@cache
def printed_by_us() -> Printed:
    """What is printed in our boxes."""
    return {**printed(b1893.ours("belle-epoque", "asymmetric").plain()), **printed(b1897.ours().plain())}
