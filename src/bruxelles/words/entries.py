"""Words that stand in a game's own entries: what a card, a tile or a board says is told where its effect is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bruxelles.components.b1893 import ours
from bruxelles.games.b1893.asymmetric.entries import Entry as BoardEntry
from bruxelles.games.b1893.asymmetric.sides import b_sides
from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.entries import Entry as CardEntry
from bruxelles.games.b1893.belle.tiles import ENTRIES, TileEntry
from bruxelles.games.b1893.contents import BOARD

SLOT = re.compile(r"\{([^{}|]+)(?:\|([^{}|]+))?\}")

Entry = CardEntry | TileEntry | BoardEntry


def keyed_entries() -> dict[str, Entry]:
    """Every card, tile and B-side by the key of what it says."""
    keyed: dict[str, Entry] = {f"card.1893.{card.number}": card for card in DECK}
    keyed |= {f"tile.1893.{tile.number}": tile for tile in ENTRIES}
    return keyed | {f"board.1893.{board.number}": board for board in b_sides()}


def entry_keys() -> dict[type, str]:
    """The key of what an entry says, by its class."""
    return {type(entry): key for key, entry in keyed_entries().items()}


def entry_token(key: str) -> str:
    """The piece that says this."""
    kind, _, number = key.split(".")
    return BOARD.token(int(number)) if kind == "board" else f"{kind}:{number}"


def printed(key: str, box: Mapping[str, Any]) -> dict[str, int]:
    """The numbers of a box that a sentence can name: the amount, for how many units or for how many players it is
    given; on a board, each by its own name.
    """
    kind, _, number = key.split(".")
    if kind == "board":
        prefix = f"asymmetric.{entry_token(key).partition(':')[2]}."
        values = {name.removeprefix(prefix): value for name, value in box.items() if name.startswith(prefix)}
        numbers = {name: value for name, value in values.items() if isinstance(value, int)}
        return numbers | dict(zip(("money", "points"), values.get("sale", ()), strict=False))
    value = box.get(f"belle_epoque.{kind}s.{number}", ())
    if isinstance(value, int):
        return {"amount": value}
    return dict(zip(("amount", "unit") if len(value) == 2 else ("two", "three", "four", "five"), value, strict=False))


def filled(text: str, numbers: Mapping[str, int], language: str) -> str:
    """A sentence with its numbers: {amount}, and {joker|jokers} by the number before it."""
    last = 0

    def said(found: re.Match[str]) -> str:
        nonlocal last
        if found[2] is None:
            last = numbers[found[1]]
            return str(last)
        return found[1] if last == 1 or (language == "fr" and last == 0) else found[2]

    return SLOT.sub(said, text)


def entry_messages(language: str, box: Mapping[str, Any] | None = None) -> dict[str, tuple[str, ...]]:
    """What every card, tile and B-side says, by key, with the numbers of our box or another one; only those that it
    has.
    """
    values = ours("belle-epoque", "asymmetric").plain() if box is None else box
    said: dict[str, tuple[str, ...]] = {}
    for key, entry in keyed_entries().items():
        text, numbers = entry.english if language == "en" else entry.french, printed(key, values)
        if {found[1] for found in SLOT.finditer(text) if found[2] is None} <= set(numbers):
            said[key] = (filled(text, numbers, language),)
    return said
