"""The catalogues: one file of messages for each language, read once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

LANGUAGES = ("en", "fr")


class UnknownLanguageError(ValueError):
    """A language that we don't speak."""


@dataclass(frozen=True)
class Catalogue:
    """Every message of a language by its key: one text, or one for each plural form."""

    language: str
    messages: dict[str, tuple[str, ...]]


@cache
def catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise UnknownLanguageError(f"there are no words in {language[:20]!r}; there are {', '.join(LANGUAGES)}")
    with Path(__file__).with_name(f"{language}.po").open("rb") as file:
        entries = read_po(file, locale=language, abort_invalid=True)
    messages: dict[str, tuple[str, ...]] = {}
    for entry in entries:
        key = entry.id if isinstance(entry.id, str) else entry.id[0]
        texts = (entry.string,) if isinstance(entry.string, str) else tuple(entry.string or ())
        if key and texts and all(texts):
            messages[key] = texts
    return Catalogue(language, messages)
