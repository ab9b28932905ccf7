"""The players of benchmarks/ play the same games in every run, and know when one is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from benchmarks.playing import Counts, Json, Table
from benchmarks.serving import serving


def told(frame: Json) -> Json:
    """What doesn't name the table."""
    return {key: frame[key] for key in ("number", "view", "facts", "sheet", "seeds")}


def test_a_place_plays_the_same_game_again_and_nothing_after_its_end(tmp_path: Path) -> None:
    async def game(port: int) -> Json:
        table = Table(port, 1, "1897", 2, Counts())
        try:
            await table.open()
            while not table.frame["over"]:
                await table.answer()
            with pytest.raises(RuntimeError, match=f"the game at {table.name} is over at {table.frame['number']}"):
                await table.answer()
            await table.check()
            assert table.counts.wrong == []
            return told(table.frame)
        finally:
            await table.close()

    with serving(tmp_path) as server:
        assert asyncio.run(game(server.port)) == asyncio.run(game(server.port))
        assert server.failures() == []
