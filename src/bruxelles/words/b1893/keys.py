"""The keys of sentences: this game's own, such as fact.1893.house_built, or one that games share."""

from __future__ import annotations

from collections.abc import Mapping

from bruxelles.words.catalogue import ENGLISH, catalogue
from bruxelles.words.speech import Field, Message

GAME = "1893"
NO_FIELDS: Mapping[str, Field] = {}


def key_of(kind: str, name: str) -> str:
    """The key for a name of this kind. All languages have the same keys."""
    own = f"{kind}.{GAME}.{name}"
    return own if own in catalogue(ENGLISH).messages else f"{kind}.{name}"


def say(kind: str, name: str, fields: Mapping[str, Field] = NO_FIELDS) -> Message:
    return Message(key_of(kind, name), fields)
