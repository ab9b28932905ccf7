"""Which words belong to which game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from bruxelles.games import FOLDERS
from bruxelles.kernel.match import Told
from bruxelles.words.speech import Message


class GameWords(Protocol):
    """What a game has to say, as keys and fields: a module of this package for each game."""

    def fact_message(self, told: Told) -> Message: ...

    def log_lines(self, facts: Sequence[Told]) -> list[Message]: ...

    def decision_message(self, decision: str) -> Message: ...

    def chance_message(self, chance: str) -> Message: ...

    def option_message(self, table: Any, seat: int, decision: str, option: int) -> Message: ...

    def why_message(self, rule: str) -> Message: ...

    def phase_message(self, table: Any) -> Message: ...


@cache
def words_for(game: str) -> GameWords:
    """The words of this game."""
    return cast(GameWords, import_module(f"bruxelles.words.{FOLDERS[game]}"))
