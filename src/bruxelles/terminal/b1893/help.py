"""What the signs of the drawn table mean."""

from __future__ import annotations

from bruxelles.games.b1893.shapes import BoardView
from bruxelles.terminal.b1893.belle import belle_help
from bruxelles.terminal.b1893.first_edition import first_edition_help
from bruxelles.terminal.b1893.signs import letter, side_sign
from bruxelles.words import Words

TURN_HELP: tuple[tuple[str, str], ...] = ()
SPACES = (("(…)", "1893.inactive"), ("2:3", "1893.meeple"), ("⌂1", "1893.house"))
COLUMNS = (("*1:3 2:2", "1893.sums"), ("×2", "1893.visit"), ("► ✓", "signs"))
NEEDLE = ("✗", "1893.blocked")
HEADS = ("tracks", "meeples", "artworks", "cubes", "houses", "nobles", "rows")
BELLE_HEADS = ("tracks", "meeples.belle", "artworks.belle", "cubes.belle", "houses.belle", "nobles.belle", "rows")


def table_help(view: BoardView, words: Words) -> list[tuple[str, str]]:
    """Each sign or column heading with the key of its explanation; an expansion's signs only if it is in play."""
    neutral = letter("neutral", words)
    card = f"{letter('bonus:iris', words)}/{letter('bonus:crown', words)} {letter('manneken', words)}1 +2"
    sides = [side_sign(seat.board, words) for seat in view.seats if seat.board]
    own = [(" ".join((*sides[:3], "…")), "1893.side")] if sides else []
    own += belle_help(words) if view.belle is not None else []
    own += [NEEDLE] if view.first_edition is None else first_edition_help()
    heads = HEADS if view.belle is None else BELLE_HEADS
    told = [(words.say(f"terminal.head.1893.{head.partition('.')[0]}"), f"1893.{head}") for head in heads]
    return [*SPACES, (neutral, "1893.neutral"), (card, "1893.card"), *COLUMNS, *own, *told]
