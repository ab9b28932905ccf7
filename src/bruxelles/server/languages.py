"""The languages that pages offer, with the few messages that a page needs before it has loaded a catalogue."""

from __future__ import annotations

import orjson

from bruxelles.server.shapes import Shown
from bruxelles.words import languages, speak

FIRST = ("web.title", "web.loading", "web.connection.lost")
PLACE = "<!-- languages -->"


class LanguageShown(Shown):
    """A language: its code, its own name, and what a page shows before it has loaded the catalogue."""

    code: str
    name: str
    messages: dict[str, str]


def languages_shown() -> list[LanguageShown]:
    return [
        LanguageShown(
            code=code, name=speak(code).say("language.name"), messages={key: speak(code).say(key) for key in FIRST}
        )
        for code in languages()
    ]


def with_languages(page: str) -> str:
    """The client's page with the languages, so that it can report a lost connection before anything else is loaded."""
    known = orjson.dumps([language.model_dump() for language in languages_shown()]).decode().replace("<", "\\u003c")
    return page.replace(PLACE, f'<script id="languages" type="application/json">{known}</script>')
