"""Bruxelles 1893: all choices are lists; nothing is chosen on the drawn table."""

from __future__ import annotations

from bruxelles.kernel.match import Match
from bruxelles.terminal.choices import Choice


def choices(match: Match) -> list[Choice] | None:
    return None


def chosen(match: Match) -> str | None:
    return None


def moved(match: Match, choices: list[Choice], index: int, direction: str) -> int | None:
    return None
