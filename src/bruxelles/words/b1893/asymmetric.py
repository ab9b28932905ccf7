"""Labels for the options of the asymmetric variant."""

from __future__ import annotations

from bruxelles.games.b1893 import notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.asymmetric import vocabulary as a
from bruxelles.games.b1893.asymmetric.boards.saintenoy import target_of
from bruxelles.games.b1893.scoring import cost_of
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.explain import Trial
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.labels import Label
from bruxelles.words.b1893.phrases import Fields, bf, noble_message, noble_of, text_of
from bruxelles.words.speech import Message, Token


def setup_board(table: Table, seat: int, board: int, trial: Trial | None) -> Message:
    token = Token(notations.BOARD.token(board))
    return say("option", "setupBoard", {"board": token, "text": text_of(token)})


def step_first(table: Table, seat: int, step: int, trial: Trial | None) -> Message:
    if step == a.NO_STEP:
        return say("option", "stepFirst.none")
    place, direction = divmod(step - 1, 2)
    fields: Fields = {"needle": Token(notations.NEEDLE.token(place))}
    if place not in table.needles:
        return say("option", "needle.none", fields)
    fields["to"] = Token(notations.NEEDLE.token(target_of(table, place, direction)))
    return say("option", "stepFirst.back" if direction == a.COUNTERCLOCKWISE else "stepFirst", fields)


def revealed(table: Table, seat: int) -> Message:
    """The noble turned up beside the display."""
    noble = table.revealed
    if noble == v.NO_NOBLE:
        return say("option", "noblePick.none")
    fields: Fields = {"noble": noble_of(noble), "effect": noble_message(table, seat, noble)}
    if table.seats[seat].owns_noble(noble):
        return say("option", "noblePick.revealed.twice", fields)
    return say("option", "noblePick.revealed", {**fields, "amount": bf(cost_of(table, seat, noble))})


ASYMMETRIC_OPTIONS: dict[str, Label] = {
    "setupBoard": setup_board,
    "stepFirst": step_first,
}
