"""Bruxelles 1897: a place in the grid, then an Architect with its side; two keys answer four decisions."""

from __future__ import annotations

from bruxelles.games.b1897 import contents as c
from bruxelles.games.b1897 import notations
from bruxelles.games.b1897 import vocabulary as v
from bruxelles.games.b1897.table import Table
from bruxelles.kernel.explain import trial_of
from bruxelles.kernel.match import Match
from bruxelles.terminal.choices import LIST_KEYS, Answer, Choice, what_it_does, why_it_cannot
from bruxelles.words import Field, Message, Token
from bruxelles.words.b1897 import option_message

CELL_KEYS = "abcdefghijklmnop"
PLACE_KEYS = {"stock": "1", "hall": "2", "park": "3", "pass": "0"}


def choices(match: Match) -> list[Choice] | None:
    """At a turn, all places on the table; at a placement, the Architects with their sides; otherwise None."""
    if match.decision == "turn":
        return [*cells(match, (Answer("turn", "nouveau"),)), *places(match)]
    if match.decision == "cell":
        return cells(match, ())
    if match.decision == "architect":
        return architects(match)
    return None


def at_table(match: Match) -> tuple[Table, int]:
    """The table, and the seat that has to decide."""
    assert isinstance(match.state, Table)
    assert match.seat is not None
    return match.state, match.seat


def cells(match: Match, before: tuple[Answer, ...]) -> list[Choice]:
    table, seat = at_table(match)
    found = []
    for number, key in zip(range(table.edition.cells), CELL_KEYS, strict=False):
        answers = (*before, Answer("cell", notations.CELL.token(number)))
        label = option_message(table, seat, "cell", number, None)
        found.append(Choice(key, answers, label, why_it_cannot(match, answers) is None))
    return found


def places(match: Match) -> list[Choice]:
    table, seat = at_table(match)
    found = []
    for token, key in PLACE_KEYS.items():
        number = notations.TURN.number(token)
        does = trial_of(match, number)
        label = option_message(table, seat, "turn", number, does)
        found.append(Choice(key, (Answer("turn", token),), label, does is not None))
    return found


def architects(match: Match) -> list[Choice]:
    """Every kind of Architect in hand with each of its sides, including those that can't be paid."""
    table, who = at_table(match)
    edition, seat = table.edition, table.seats[who]
    found: list[Choice] = []
    for kind in notations.ARCHITECT.numbers():
        if not seat.hand.has(kind):
            continue
        for side in dict.fromkeys((int(edition.low[kind]), int(edition.high[kind]))):
            answers = (Answer("architect", notations.ARCHITECT.token(kind)), Answer("side", notations.SIDE.token(side)))
            fields: dict[str, Field] = {
                "architect": Token(notations.ARCHITECT.token(kind)),
                "count": int(seat.hand.count(kind)),
                "side": side,
            }
            offered = why_it_cannot(match, answers) is None
            label = placing(match, answers, fields) if offered else Message("terminal.place", fields)
            found.append(Choice(LIST_KEYS[len(found)], answers, label, offered))
    return found


def placing(match: Match, answers: tuple[Answer, ...], fields: dict[str, Field]) -> Message:
    """The cost of an Architect on this side."""
    table, who = at_table(match)
    seen = what_it_does(match, answers)
    assert seen is not None
    moves = [told.numbers for told in seen.facts if told.kind == v.MONEY_MOVED]
    paid = -sum(amount for amount, reason, _ in moves if reason == v.FOR_PLACEMENT)
    left = int(table.seats[who].money) - paid
    money = {"amount": Token(notations.BEF.token(paid)), "left": Token(notations.BEF.token(left))}
    return Message("terminal.place.left", {**fields, **money})


def chosen(match: Match) -> str | None:
    """The cell where an Architect is being placed."""
    if match.decision not in ("architect", "side"):
        return None
    kind = c.CONTENTS.by_name["cell"]
    return next(kind.token(entry.numbers[0]) for entry in reversed(match.entries) if entry.kind == kind.number)


def moved(match: Match, choices: list[Choice], index: int, direction: str) -> int | None:
    """Where the highlight moves on the drawn table: to another cell, or to Brussels. None for a list."""
    cells = sum(choice.answers[-1].decision == "cell" for choice in choices)
    if not cells:
        return None
    columns = len(match.view().columns)
    rows = cells // columns
    places = len(choices) - cells
    if index >= cells:
        place = index - cells
        if direction == "left":
            return min(place, rows - 1) * columns + columns - 1
        step = {"up": -1, "down": 1}.get(direction, 0)
        return cells + max(0, min(place + step, places - 1))
    row, column = divmod(index, columns)
    if direction == "right" and column == columns - 1:
        return cells + min(row, places - 1) if places else index
    row += {"up": -1, "down": 1}.get(direction, 0)
    column += {"left": -1, "right": 1}.get(direction, 0)
    return max(0, min(row, rows - 1)) * columns + max(0, column)
