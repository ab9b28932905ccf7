"""The difference of two editions, for people or for programs."""

from __future__ import annotations

import json
from dataclasses import asdict

from bruxelles.differences.comparison import compare
from bruxelles.differences.naming import find_pair
from bruxelles.differences.telling import tell
from bruxelles.words import Words


def report_difference(one: str, other: str, players: int, as_json: bool, words: Words) -> list[str]:
    """Two editions by their names, compared, as lines."""
    left, right = find_pair(one, other)
    comparison = compare(left, right, players, words.language)
    if not as_json:
        return tell(comparison, left, right, players, words)
    found = {"one": left.name, "other": right.name, "players": players, **asdict(comparison)}
    return [json.dumps(found, ensure_ascii=False, indent=2)]
