"""A fact, as a key and its fields."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1897 import contents, notations
from bruxelles.games.b1897 import vocabulary as v
from bruxelles.kernel.contents import FactKind
from bruxelles.kernel.match import Told
from bruxelles.words.speech import Field, Message, Token

Fields = dict[str, Field]


def fact_message(told: Told) -> Message:
    """What happened."""
    kind = contents.CONTENTS.facts[told.fact]
    fields: Fields = {} if told.seat < 0 else {"player": Token(notations.SEAT.token(told.seat))}
    return VARIED.get(told.fact, plainly)(kind, told, fields)


def plainly(kind: FactKind, told: Told, fields: Fields) -> Message:
    """Most facts: each number becomes the token that its notation gives it."""
    for (name, notation), number in zip(kind.fields, told.numbers, strict=False):
        fields[name] = Token(notation.token(number))
    return Message(f"fact.{kind.name}", fields)


def by_reason(kind: FactKind, told: Told, fields: Fields) -> Message:
    """Money comes or goes; which of the two, the reason tells."""
    amount, reason, _ = told.numbers
    if amount == 0 and reason not in (v.FOR_START, v.FOR_PLACEMENT, v.FOR_NOBLE):
        return Message(f"fact.{kind.name}.none", fields)
    fields["amount"] = Token(notations.BEF.token(abs(amount)))
    return Message(f"fact.{kind.name}.{kind.reason(told.numbers)}", fields)


def by_source(kind: FactKind, told: Told, fields: Fields) -> Message:
    fields["points"] = Token(notations.VP.token(abs(told.numbers[0])))
    return Message(f"fact.{kind.name}.{kind.reason(told.numbers)}", fields)


def by_rank(kind: FactKind, told: Told, fields: Fields) -> Message:
    return Message(f"fact.{kind.name}.{'first' if told.numbers[0] == 1 else 'later'}", fields)


def with_round(kind: FactKind, told: Told, fields: Fields) -> Message:
    return Message(f"fact.{kind.name}", {"round": told.numbers[0]})


def with_square(kind: FactKind, told: Told, fields: Fields) -> Message:
    fields["track"] = Token(notations.TRACK.token(told.numbers[0]))
    fields["square"] = told.numbers[1]
    return Message(f"fact.{kind.name}", fields)


def without_place(kind: FactKind, told: Told, fields: Fields) -> Message:
    """Where the Architect lay is for the eye; nothing depends on it. (97-JAIL-01)"""
    fields["architect"] = Token(notations.ARCHITECT.token(told.numbers[0]))
    return Message(f"fact.{kind.name}", fields)


def last_part(token: str) -> str:
    return token.rpartition(":")[2]


VARIED: dict[int, Callable[[FactKind, Told, Fields], Message]] = {
    v.ROUND_BEGAN: with_round,
    v.MONEY_MOVED: by_reason,
    v.POINTS_SCORED: by_source,
    v.TRACK_ADVANCED: with_square,
    v.PASSED: by_rank,
    v.ARCHITECT_JAILED: without_place,
}
