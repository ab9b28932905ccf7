"""The catalogues: a folder of .po files for each language. Messages have keys. Phrases (errors, and notes on component
values) are written in English where they are used, and that English is their key.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

from bruxelles.kernel.complaint import Complaint
from bruxelles.system_language import system_language

OURS = Path(__file__).with_name("languages")
# Names another folder of languages, to try one without a checkout.
FURTHER = "BRUXELLES_LANGUAGES"
ENGLISH = "en"


class UnknownLanguageError(Complaint):
    """A language without a catalogue."""


@dataclass(frozen=True)
class Catalogue:
    """Every message of a language by its key, one text or one for each plural form; and every phrase by its English."""

    language: str
    messages: dict[str, tuple[str, ...]]
    phrases: dict[str, tuple[str, ...]]


def folders() -> dict[str, Path]:
    """The folder of each language, by its code."""
    places = [OURS, *map(Path, filter(None, [os.environ.get(FURTHER)]))]
    found = {file.parent.name: file.parent for place in places for file in place.glob("*/language.po")}
    return dict(sorted(found.items()))


def languages() -> tuple[str, ...]:
    """The codes of all languages."""
    return tuple(folders())


def preferred_language(wanted: list[str]) -> str:
    """The first of these language tags for which there are catalogues, else English."""
    codes = (tag.replace("_", "-").partition("-")[0].lower() for tag in wanted)
    return next((code for code in codes if code in folders()), ENGLISH)


def default_language() -> str:
    """The language of the system, if there are catalogues for it."""
    return preferred_language([system_language()])


@cache
def catalogue(language: str) -> Catalogue:
    folder = folders().get(language)
    if folder is None:
        raise UnknownLanguageError(
            "there is no language '{language}'; choose from {languages}", language=language[:20], languages=languages()
        )
    messages: dict[str, tuple[str, ...]] = {}
    phrases: dict[str, tuple[str, ...]] = {}
    for file in sorted(folder.glob("*.po")):
        (phrases if file.name.startswith("phrases") else messages).update(read(file))
    return Catalogue(language, messages, phrases)


def read(path: Path) -> dict[str, tuple[str, ...]]:
    """The texts of a file; messages without a text are left out."""
    with path.open("rb") as file:
        entries = read_po(file, abort_invalid=True)
    messages: dict[str, tuple[str, ...]] = {}
    for entry in entries:
        key = entry.id if isinstance(entry.id, str) else entry.id[0]
        texts = (entry.string,) if isinstance(entry.string, str) else tuple(entry.string or ())
        if key and texts and all(texts):
            messages[key] = texts
    return messages
