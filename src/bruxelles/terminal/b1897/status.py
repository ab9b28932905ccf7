"""The line above the table."""

from __future__ import annotations

from bruxelles.games.b1897.view import TableView
from bruxelles.words import Token, Words


def status(view: TableView, words: Words) -> str:
    said = words.say(
        "terminal.status",
        game=Token("game:1897"),
        round=view.round,
        rounds=view.rounds,
        first=Token(f"seat:{view.first_player}"),
    )
    if view.expo_holder is None:
        return said
    return f"{said} · {words.say('terminal.status.expo', player=Token(f'seat:{view.expo_holder}'))}"
