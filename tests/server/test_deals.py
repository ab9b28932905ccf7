"""Whoever has the seed and what was drawn from what can deal a game again without its rules."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections import Counter
from pathlib import Path

import pytest
from tests.records.games import played
from tests.server.playing import Json, serving

from bruxelles.kernel.match import Match
from bruxelles.kernel.steps import NOBODY
from bruxelles.server.deals import deals_of

GAMES = [
    ("1897", 2, {}),
    ("1897", 4, {"halfCards": "on"}),
    ("1893", 2, {}),
    ("1893", 5, {"belleEpoque": "on", "asymmetric": "on"}),
    ("1893-1st", 3, {"expert": "on"}),
]


def dealt_again(deals: list[Json], seed: str) -> list[list[str]]:
    """As a page does it: knowing nothing of any game."""
    events = []
    for event, deal in enumerate(deals, 1):
        drawn, left = [], {}
        for number, draw in enumerate(deal["draws"], 1):
            if draw["among"] is not None:
                left = {pieces["token"]: pieces["count"] for pieces in draw["among"]}
            found = hmac.new(seed.encode(), f"{event}.{number}".encode(), hashlib.sha256).hexdigest()
            pieces = [token for token, count in left.items() for _ in range(count)]
            drawn.append(pieces[int(found, 16) % len(pieces)])
            left[drawn[-1]] -= 1
        events.append(drawn)
    return events


def drawn_in(match: Match) -> list[list[str]]:
    lines = [match.line(number).split() for number in range(1, len(match.entries) + 1)]
    counts = [len(entry.numbers) for entry in match.entries]
    return [line[len(line) - count :] for line, count in zip(lines, counts, strict=True) if line[1] == "chance"]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_draw_can_be_drawn_again_from_the_seed_alone(game: str, seats: int, options: dict[str, str]) -> None:
    match = played(seats, "a seed", None, game, **options)
    deals = deals_of(match)["deals"]
    assert dealt_again(deals, "a seed") == drawn_in(match)
    assert [[draw["drawn"] for draw in deal["draws"]] for deal in deals] == drawn_in(match)
    assert dealt_again(deals, "another seed") != drawn_in(match)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_facts_name_whatever_was_drawn_in_public(game: str, seats: int, options: dict[str, str]) -> None:
    match = played(seats, "a seed", None, game, **options)
    kinds = match.rulebook.contents.facts
    deals = deals_of(match)["deals"]
    assert any(deal["private"] for deal in deals) == (game == "1893-1st")
    for deal in deals:
        facts = [fact for fact in match.facts if fact.entry == deal["entry"]]
        told = Counter(token for fact in facts for token in kinds[fact.kind].tokens(fact.numbers).values())
        told += Counter(f"seat:{fact.seat + 1}" for fact in facts if fact.seat != NOBODY)
        assert not Counter(draw["drawn"] for draw in deal["draws"]) - told, deal["entry"]


def test_deals_are_told_at_the_end_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("random", "random")
            early = await table.get("/deals")
            assert early.status_code == 409
            await table.play()
            found = await table.get("/deals")
            assert found.status_code == 200
            assert len(found.json()["deals"]) == (await table.get("/record")).text.count(" chance ")

    asyncio.run(run())
