"""The tables in the ledgers: which rules an edition or option changes, and which names differ between editions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bruxelles.words.rules import ledgers

TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
NAME = re.compile(r"`([^`]+)`")  # a game or an option in the heading of a table
IDS = re.compile(r"(\d\d(?:E\d)?(?:-[A-Z0-9]+)+-)(\d+)([a-z]?)(?:…(\d+))?")

REPLACES, ADDS, REPEATS = "", "+", "="


@dataclass(frozen=True)
class Row:
    """Rules of a game or of options with these names, and what they do to the usual rules."""

    names: frozenset[str]
    usual: tuple[str, ...]
    own: tuple[str, ...]
    sign: str


@dataclass(frozen=True)
class Name:
    """One thing that two games call differently."""

    games: tuple[str, str]
    names: tuple[str, str]


def tables(language: str) -> Iterator[tuple[list[str], list[list[str]]]]:
    """The heading and the rows of every table with two columns."""
    for text in ledgers(language):
        for table in TABLE.findall(text):
            head, _, *rows = ([cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines())
            if len(head) == 2:
                yield head, rows


@cache
def rows(language: str = "en") -> tuple[Row, ...]:
    """The rows of tables whose right column is headed by the names of a game or of options."""
    found = []
    for (left, right), below in tables(language):
        if (names := NAME.findall(right)) and not NAME.search(left):
            for usual, own in below:
                sign = own[0] if own[0] in (ADDS, REPEATS) else REPLACES
                found.append(Row(frozenset(names), written(usual), written(own), sign))
    return tuple(found)


@cache
def names(language: str) -> tuple[Name, ...]:
    """The rows of tables whose two columns are each headed by a game."""
    found = []
    for (left, right), below in tables(language):
        for one, other in zip(NAME.findall(left), NAME.findall(right), strict=False):
            found += [Name((one, other), (usual, own)) for usual, own in below]
    return tuple(found)


def written(text: str) -> tuple[str, ...]:
    """The ids in a cell; 93-PASS-02…04 means three."""
    return tuple(
        f"{head}{number:0{len(first)}}{letter}"
        for head, first, letter, last in IDS.findall(text)
        for number in range(int(first), int(last or first) + 1)
    )
