"""The languages that pages offer, and what a page says in each of them before it has loaded the catalogue."""

from __future__ import annotations

import orjson

from bruxelles.server import wire
from bruxelles.words import languages, speak

FIRST = ("web.title", "web.loading", "web.connection.lost")
PLACE = "<!-- languages -->"


def languages_shown() -> list[wire.LanguageShown]:
    return [
        wire.LanguageShown(
            code=code, name=speak(code).say("language.name"), messages={key: speak(code).say(key) for key in FIRST}
        )
        for code in languages()
    ]


def with_languages(page: str) -> str:
    """The page of the client with its languages, so that it can say even that nothing else arrives."""
    known = orjson.dumps([language.model_dump() for language in languages_shown()]).decode().replace("<", "\\u003c")
    return page.replace(PLACE, f'<script id="languages" type="application/json">{known}</script>')
