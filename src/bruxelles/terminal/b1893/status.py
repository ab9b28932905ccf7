"""The line above the table."""

from __future__ import annotations

from bruxelles.games.b1893.shapes import BoardView
from bruxelles.words import Token, Words


def status(view: BoardView, words: Words) -> str:
    said = words.say(
        "terminal.status",
        game=Token("game:1893" if view.first_edition is None else "game:1893-1st"),
        round=view.round,
        rounds=view.rounds,
        first=Token(f"seat:{view.first_player}"),
    )
    if view.next_first_player is None:
        return said
    return f"{said} · {words.say('terminal.status.next', player=Token(f'seat:{view.next_first_player}'))}"
