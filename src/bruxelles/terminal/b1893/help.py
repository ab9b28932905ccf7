"""What the signs of the drawn table mean."""

from __future__ import annotations

from bruxelles.words import Words

TURN_HELP: tuple[tuple[str, str], ...] = ()
SIGNS = (
    ("(…)", "1893.inactive"),
    ("2:3", "1893.meeple"),
    ("n", "1893.neutral"),
    ("⌂1", "1893.house"),
    ("I/C m1 +2", "1893.card"),
    ("*1:3 2:2", "1893.sums"),
    ("×2", "1893.visit"),
    ("✗", "1893.blocked"),
    ("► ✓", "signs"),
)
HEADS = ("tracks", "meeples", "artworks", "cubes", "houses", "nobles", "rows")


def table_help(words: Words) -> list[tuple[str, str]]:
    """A sign or the head of a column, and the key of what it means."""
    return [*SIGNS, *((words.say(f"terminal.head.1893.{head}"), f"1893.{head}") for head in HEADS)]
