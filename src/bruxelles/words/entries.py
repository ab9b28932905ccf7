"""Words that stand in a game's own entries: what a card or a tile says is told where its effect is."""

from __future__ import annotations

from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.tiles import ENTRIES


def entry_messages(language: str) -> dict[str, tuple[str, ...]]:
    """What every card and tile says, by key."""
    english = language == "en"
    said: dict[str, tuple[str, ...]] = {}
    for card in DECK:
        said[f"card.1893.{card.number}"] = (card.english if english else card.french,)
    for tile in ENTRIES:
        said[f"tile.1893.{tile.number}"] = (tile.english if english else tile.french,)
    return said
