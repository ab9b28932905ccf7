"""A game told from its beginning, as lines of text."""

from __future__ import annotations

from bruxelles.kernel.match import Match
from bruxelles.terminal import match_text
from bruxelles.terminal.lookup import PARTS, table_lines
from bruxelles.words import speak
from bruxelles.words.game_words import spoken_at, words_for


def tell_story(match: Match, language: str) -> list[str]:
    """The log, then the score sheet if the game is over, or the table as it is now."""
    words = spoken_at(match, speak(language)).with_players(match.players)
    log = [words.tell(message) for message in words_for(match.settings.game).log_lines(match.facts)]
    if match.over:
        return [*log, "", *match_text.sheet_lines(match, words)]
    return [*log, "", *(line for part in PARTS for line in table_lines(match, words, part))]
