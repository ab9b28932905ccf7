"""The catalogues, read once: a file of messages for each language, by keys; and the phrases of complaints and of the
component values, which stand in English where they belong, and in French in a file of their own.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

from bruxelles.kernel.complaint import Complaint

LANGUAGES = ("en", "fr")
PHRASES = "phrases.fr.po"


class UnknownLanguageError(Complaint):
    """A language that we don't speak."""


def default_language() -> str:
    """That of the system, if we speak it."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if locale.lower().startswith("fr") else "en"


@dataclass(frozen=True)
class Catalogue:
    """Every message of a language by its key, one text or one for each plural form; and every phrase by its English."""

    language: str
    messages: dict[str, tuple[str, ...]]
    phrases: dict[str, tuple[str, ...]]


@cache
def catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise UnknownLanguageError(
            "there are no words in '{language}'; there are {languages}", language=language[:20], languages=LANGUAGES
        )
    phrases = read(PHRASES, "fr")
    if language == "en":
        phrases = {english: (english,) for english in phrases}
    return Catalogue(language, read(f"{language}.po", language), phrases)


def read(name: str, language: str) -> dict[str, tuple[str, ...]]:
    with Path(__file__).with_name(name).open("rb") as file:
        entries = read_po(file, locale=language, abort_invalid=True)
    messages: dict[str, tuple[str, ...]] = {}
    for entry in entries:
        key = entry.id if isinstance(entry.id, str) else entry.id[0]
        texts = (entry.string,) if isinstance(entry.string, str) else tuple(entry.string or ())
        if key and texts and all(texts):
            messages[key] = texts
    return messages
