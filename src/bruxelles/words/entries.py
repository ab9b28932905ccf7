"""Words that stand in a game's own entries: what a card, a tile or a board says is told where its effect is."""

from __future__ import annotations

from bruxelles.games.b1893.asymmetric.entries import Entry as BoardEntry
from bruxelles.games.b1893.asymmetric.sides import b_sides
from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.entries import Entry as CardEntry
from bruxelles.games.b1893.belle.tiles import ENTRIES, TileEntry
from bruxelles.games.b1893.contents import BOARD

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


def entry_messages(language: str) -> dict[str, tuple[str, ...]]:
    """What every card, tile and B-side says, by key."""
    english = language == "en"
    return {key: (entry.english if english else entry.french,) for key, entry in keyed_entries().items()}
