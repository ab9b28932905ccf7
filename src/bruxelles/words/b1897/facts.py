"""Facts of Bruxelles 1897 as keys and fields."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1897 import contents, notations
from bruxelles.games.b1897 import vocabulary as v
from bruxelles.kernel.contents import FactKind
from bruxelles.kernel.journal import Fact
from bruxelles.words.speech import Field, Message, Token

Fields = dict[str, Field]


def fact_message(fact: Fact) -> Message:
    """What happened."""
    kind = contents.CONTENTS.facts[fact.kind]
    fields: Fields = {} if fact.seat < 0 else {"player": Token(notations.SEAT.token(fact.seat))}
    return BY_KIND.get(fact.kind, by_notation)(kind, fact, fields)


def by_notation(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """Most facts: each number becomes a token of its notation."""
    for (name, notation), number in zip(kind.fields, fact.numbers, strict=False):
        fields[name] = Token(notation.token(number))
    return Message(f"fact.{kind.name}", fields)


def by_reason(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """Money gained or paid; the reason implies which of the two."""
    amount, reason, _ = fact.numbers
    if amount == 0 and reason not in (v.FOR_START, v.FOR_PLACEMENT, v.FOR_NOBLE):
        return Message(f"fact.{kind.name}.none", fields)
    fields["amount"] = Token(notations.BEF.token(abs(amount)))
    return Message(f"fact.{kind.name}.{kind.reason(fact.numbers)}", fields)


def by_source(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    fields["points"] = Token(notations.VP.token(abs(fact.numbers[0])))
    return Message(f"fact.{kind.name}.{kind.reason(fact.numbers)}", fields)


def by_rank(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    return Message(f"fact.{kind.name}.{'first' if fact.numbers[0] == 1 else 'later'}", fields)


def with_round(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    return Message(f"fact.{kind.name}", {"round": fact.numbers[0]})


def with_square(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    fields["track"] = Token(notations.TRACK.token(fact.numbers[0]))
    fields["square"] = fact.numbers[1]
    return Message(f"fact.{kind.name}", fields)


def without_place(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """The place that the Architect comes from is only shown on the board; nothing depends on it. (97-JAIL-01)"""
    fields["architect"] = Token(notations.ARCHITECT.token(fact.numbers[0]))
    return Message(f"fact.{kind.name}", fields)


def last_part(token: str) -> str:
    return token.rpartition(":")[2]


BY_KIND: dict[int, Callable[[FactKind, Fact, Fields], Message]] = {
    v.ROUND_BEGAN: with_round,
    v.MONEY_MOVED: by_reason,
    v.POINTS_SCORED: by_source,
    v.TRACK_ADVANCED: with_square,
    v.PASSED: by_rank,
    v.ARCHITECT_JAILED: without_place,
}
