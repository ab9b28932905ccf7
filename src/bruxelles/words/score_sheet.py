"""A score sheet as lines of text."""

from __future__ import annotations

from bruxelles.kernel.rulebook import ScoreSheet
from bruxelles.words.speech import Words


def sheet_lines(sheet: ScoreSheet, words: Words) -> list[str]:
    """Every seat's points by source, and the totals."""
    seats = range(len(sheet.totals))
    rows = [["", *(words.name(f"seat:{seat + 1}") for seat in seats)]]
    for number, source in enumerate(sheet.sources):
        rows.append([words.say(f"source.{source}"), *(str(sheet.points[seat][number]) for seat in seats)])
    rows.append([words.say("source.total"), *map(str, sheet.totals)])
    rows.append([words.say("cli.rank"), *map(str, sheet.ranks)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(aligned(row, widths)).rstrip() for row in rows]


def aligned(row: list[str], widths: list[int]) -> list[str]:
    return [row[0].ljust(widths[0]), *(text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True))]
