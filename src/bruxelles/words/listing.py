"""The component values as lines for people."""

from __future__ import annotations

from collections.abc import Sequence

from bruxelles.components.box import CONFIDENCES, Row
from bruxelles.words.speech import Words


def listing(rows: Sequence[Row], words: Words) -> list[str]:
    """Every value with its provenance; values that a corrected copy changes are marked."""
    lines = [line for row in rows for line in row_lines(row, words)]
    lines += ["", *meanings(words), ""]
    changed = sum(row.ours is not None for row in rows)
    reconstructed = sum(row.confidence == "reconstructed" for row in rows)
    return [*lines, words.say("cli.components.total", values=len(rows), reconstructed=reconstructed, changed=changed)]


def row_lines(row: Row, words: Words) -> list[str]:
    mark, ours = " ", ""
    if row.ours is not None:
        mark, ours = "*", f"  {words.say('cli.components.ours', value=row.ours)}"
    confidence = words.say(f"confidence.{row.confidence}")
    source = words.say("cli.components.source", confidence=confidence, source=words.translated(row.source))
    lines = [f"{mark} {row.name:28} {row.value}{ours}", f"    {source}"]
    return [*lines, f"    {words.translated(row.note)}"] if row.note else lines


def meanings(words: Words) -> list[str]:
    """What the words for confidence mean."""
    names = {name: words.say(f"confidence.{name}") for name in CONFIDENCES}
    widest = max(map(len, names.values()))
    return [f"{word.ljust(widest)}  {words.say(f'confidence.{name}.means')}" for name, word in names.items()]
