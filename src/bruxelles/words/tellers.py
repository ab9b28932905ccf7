"""Which words belong to which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from bruxelles.games import FOLDERS
from bruxelles.games.rulebook import BoxedRulebook
from bruxelles.kernel.explain import Doing
from bruxelles.kernel.match import Match, Told
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.words.printed import Printed, printed, printed_by_us
from bruxelles.words.speech import Message, Words


class GameWords(Protocol):
    """What a game has to say, as keys and fields: a module of this package for each game."""

    def log_lines(self, facts: Sequence[Told]) -> list[Message]: ...

    def decision_message(self, decision: str) -> Message: ...

    def chance_message(self, chance: str) -> Message: ...

    def option_message(self, table: Any, seat: int, decision: str, option: int, does: Doing | None) -> Message:
        """What an option offers. Amounts are read from what it does; one that isn't on offer does nothing, and is
        named without a promise.
        """
        ...

    def why_message(self, rule: str) -> Message: ...

    def matters_message(self, table: Any, seat: int, decision: str) -> Message | None: ...

    def phase_message(self, table: Any) -> Message: ...


@cache
def words_for(game: str) -> GameWords:
    """The words of this game."""
    return cast(GameWords, import_module(f"bruxelles.words.{FOLDERS[game]}"))


def corrected_print(rulebook: Rulebook, settings: Settings) -> Printed:
    """What is printed on pieces otherwise than in our box."""
    if not settings.corrections or not isinstance(rulebook, BoxedRulebook):
        return {}
    return {key: fields for key, fields in printed(rulebook.box(settings)).items() if fields != printed_by_us()[key]}


def spoken_at(match: Match, words: Words) -> Words:
    """A language as it is spoken at this table: in the words of the edition, with the numbers of the box in use."""
    if corrected := corrected_print(match.rulebook, match.settings):
        words = words.with_printed(corrected)
    own: Callable[[Words], Words] | None = getattr(words_for(match.settings.game), "own_words", None)
    return own(words) if own else words
