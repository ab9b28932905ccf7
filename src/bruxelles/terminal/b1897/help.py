"""What the keys and signs of the drawn table mean."""

from __future__ import annotations

from bruxelles.games.b1897.view import TableView
from bruxelles.words import Words

TURN_HELP = (("a b c …", "cells"), ("1 2 3 0", "places"))
SIGNS = (
    ("<3>", "architect"),
    ("*1:3 2:2", "columns"),
    ("◇ 2/4", "coat"),
    ("◆", "coat.complete"),
    ("×2", "visit"),
    ("9+2", "pile"),
    ("► ✓", "signs"),
)
HEADS = ("hand", "brussels", "artworks", "materials", "houses", "nobles")


def table_help(view: TableView, words: Words) -> list[tuple[str, str]]:
    """Each sign or column heading with the key of its explanation."""
    tracks = "/".join(words.say(f"terminal.head.{track}") for track in ("architecture", "nobility", "prestige"))
    return [*SIGNS, (tracks, "tracks"), *((words.say(f"terminal.head.{head}"), head) for head in HEADS)]
