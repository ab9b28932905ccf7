"""The words of each game, and of a table with its edition and its box."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from bruxelles.games import FOLDERS
from bruxelles.games.rulebook import BoxedRulebook
from bruxelles.kernel.explain import Trial
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import Match
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.words.help import Help
from bruxelles.words.printed import Printed, printed, printed_by_us
from bruxelles.words.speech import Message, Words


class GameWords(Protocol):
    """What a game says, as keys and fields. Each game has a module of this package with these functions."""

    HELP: Mapping[str, Help]  # for the things on a table

    def log_lines(self, facts: Sequence[Fact]) -> list[Message]: ...

    def decision_message(self, decision: str) -> Message: ...

    def chance_message(self, chance: str) -> Message: ...

    def option_message(self, table: Any, seat: int, decision: str, option: int, trial: Trial | None) -> Message:
        """What an option offers. Amounts come from a trial of the option; without one it is not on offer."""
        ...

    def why_message(self, rule: str) -> Message: ...

    def matters_message(self, table: Any, seat: int, decision: str) -> Message | None: ...

    def phase_message(self, table: Any) -> Message: ...


@cache
def words_for(game: str) -> GameWords:
    """The module with the words of this game."""
    return cast(GameWords, import_module(f"bruxelles.words.{FOLDERS[game]}"))


def corrected_print(rulebook: Rulebook, settings: Settings) -> Printed:
    """What is printed on pieces, where it differs from our box."""
    if not settings.corrections or not isinstance(rulebook, BoxedRulebook):
        return {}
    return {key: fields for key, fields in printed(rulebook.box(settings)).items() if fields != printed_by_us()[key]}


def spoken_at(match: Match, words: Words) -> Words:
    """The language of a table: in the terms of its edition, with the numbers of its box."""
    if corrected := corrected_print(match.rulebook, match.settings):
        words = words.with_printed(corrected)
    own: Callable[[Words], Words] | None = getattr(words_for(match.settings.game), "own_words", None)
    return own(words) if own else words
