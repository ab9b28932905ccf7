"""Bruxelles 1897: a place in the grid, then an Architect with its side; two keys for four decisions."""

from __future__ import annotations

from bruxelles.games.b1897 import contents as c
from bruxelles.kernel.match import Match
from bruxelles.terminal.choices import LIST_KEYS, Answer, Choice, ahead
from bruxelles.words import Message, Token
from bruxelles.words.b1897 import option_message

CELL_KEYS = "abcdefghijklmnop"
PLACE_KEYS = {"stock": "1", "hall": "2", "park": "3", "pass": "0"}


def choices(match: Match) -> list[Choice] | None:
    """The whole table at a turn; Architects with their sides at a placement; nothing special otherwise."""
    if match.decision == "turn":
        return [*cells(match, (Answer("turn", "nouveau"),)), *places(match)]
    if match.decision == "cell":
        return cells(match, ())
    if match.decision == "architect":
        return architects(match)
    return None


def cells(match: Match, before: tuple[Answer, ...]) -> list[Choice]:
    assert match.seat is not None
    on_offer = offered_cells(match, before)
    found = []
    for number, key in zip(range(match.state.edition.cells), CELL_KEYS, strict=False):
        answer = Answer("cell", c.CELL.token(number))
        label = option_message(match.state, match.seat, "cell", number)
        found.append(Choice(key, (*before, answer), label, answer.token in on_offer))
    return found


def offered_cells(match: Match, before: tuple[Answer, ...]) -> list[str]:
    """The cells that can be chosen after these answers; the last one left is chosen by the rules themselves."""
    so_far = len(match.entries)
    for answer in before:
        if answer.token not in match.options:
            return []
        match = ahead(match)
        match.play(answer.token)
    if match.decision == "cell":
        return match.options
    kind = c.CONTENTS.by_name["cell"]
    return [kind.token(entry.numbers[0]) for entry in match.entries[so_far:] if entry.kind == kind.number]


def places(match: Match) -> list[Choice]:
    assert match.seat is not None
    found = []
    for token, key in PLACE_KEYS.items():
        label = option_message(match.state, match.seat, "turn", c.TURN.number(token))
        found.append(Choice(key, (Answer("turn", token),), label, token in match.options))
    return found


def architects(match: Match) -> list[Choice]:
    """Every kind in hand with each of its sides, also those that can't be paid."""
    assert match.seat is not None
    edition, seat = match.state.edition, match.state.seats[match.seat]
    found: list[Choice] = []
    for kind in c.ARCHITECT.numbers():
        if not seat.hand.has(kind):
            continue
        for side in dict.fromkeys((int(edition.low[kind]), int(edition.high[kind]))):
            answers = (Answer("architect", c.ARCHITECT.token(kind)), Answer("side", c.SIDE.token(side)))
            label = side_label(f"{edition.low[kind]}/{edition.high[kind]}", int(seat.hand.count(kind)), side)
            left = int(seat.money) - side
            if left >= 0:
                label = Message(f"{label.key}.left", {**label.fields, "left": Token(c.BEF.token(left))})
            found.append(Choice(LIST_KEYS[len(found)], answers, label, left >= 0))
    return found


def side_label(sides: str, count: int, side: int) -> Message:
    fields = {
        "architect": Token(f"architect:{sides}"),
        "count": count,
        "side": side,
        "amount": Token(c.BEF.token(side)),
    }
    return Message("terminal.place", fields)
