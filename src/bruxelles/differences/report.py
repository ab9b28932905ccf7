"""The differences between two editions, as text or JSON."""

from __future__ import annotations

import json
from dataclasses import asdict

from bruxelles.differences.comparison import compare
from bruxelles.differences.editions import find_pair
from bruxelles.differences.text_report import report_lines
from bruxelles.words import Words


def report_difference(one: str, other: str, players: int, as_json: bool, words: Words) -> list[str]:
    """Compare two editions, given by name, and return the report as lines."""
    left, right = find_pair(one, other)
    comparison = compare(left, right, players, words.language)
    if not as_json:
        return report_lines(comparison, left, right, players, words)
    found = {"one": left.name, "other": right.name, "players": players, **asdict(comparison)}
    return [json.dumps(found, ensure_ascii=False, indent=2)]
