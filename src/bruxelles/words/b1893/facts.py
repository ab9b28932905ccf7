"""Facts of Bruxelles 1893 as keys and fields."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1893 import contents, notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.asymmetric import vocabulary as a
from bruxelles.games.b1893.belle import vocabulary as b
from bruxelles.kernel.contents import FactKind
from bruxelles.kernel.journal import Fact
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.phrases import (
    Fields,
    active_area_fields,
    bf,
    bonuses_field,
    bonuses_of,
    face_message,
    text_of,
    vp,
)
from bruxelles.words.speech import Message, Token


def fact_message(fact: Fact) -> Message:
    """What happened."""
    kind = contents.CONTENTS.facts[fact.kind]
    fields: Fields = {} if fact.seat < 0 else {"player": Token(notations.SEAT.token(fact.seat))}
    return BY_KIND.get(fact.kind, by_notation)(kind, fact, fields)


def by_notation(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """Most facts: each number becomes a token of its notation."""
    for (name, notation), number in zip(kind.fields, fact.numbers, strict=False):
        fields[name] = Token(notation.token(number))
    return say("fact", kind.name, fields)


def by_reason(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """Money gained or paid; the reason implies which of the two."""
    amount, reason, _ = fact.numbers
    if amount == 0 and reason in (v.FOR_SALE, v.FOR_PASS):
        return say("fact", f"{kind.name}.none", fields)
    return say("fact", f"{kind.name}.{kind.reason(fact.numbers)}", {**fields, "amount": bf(abs(amount))})


def by_source(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    return say("fact", f"{kind.name}.{kind.reason(fact.numbers)}", {**fields, "points": vp(abs(fact.numbers[0]))})


def by_rank(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    return say("fact", f"{kind.name}.{'first' if fact.numbers[0] == 1 else 'later'}", fields)


def with_round(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    return say("fact", kind.name, {"round": fact.numbers[0]})


def with_square(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    fields["track"] = Token(notations.TRACK.token(fact.numbers[0]))
    fields["square"] = fact.numbers[1]
    return say("fact", kind.name, fields)


def with_area(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    return say("fact", kind.name, {**fields, **active_area_fields(fact.numbers[0])})


def with_bid(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    fields["space"] = Token(notations.SPACE.token(fact.numbers[0]))
    fields["bid"] = bf(fact.numbers[1])
    return say("fact", kind.name, fields)


def with_place_and_count(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    fields["place"] = Token(notations.PLACE.token(fact.numbers[0]))
    fields["count"] = fact.numbers[1]
    return say("fact", kind.name, fields)


def with_count(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    fields["count"] = fact.numbers[0]
    return say("fact", kind.name, fields)


def with_card(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """The number of a Prestige card is for user interfaces; people read its face."""
    column, prestige, face = fact.numbers
    fields["column"] = Token(notations.COLUMN.token(column))
    fields["prestige"] = Token(notations.PRESTIGE.token(prestige))
    fields["card"] = face_message(face)
    return say("fact", kind.name, fields)


def with_bonuses(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """Nobody gets the card; only its bonuses matter."""
    column, prestige, face = fact.numbers
    fields["column"] = Token(notations.COLUMN.token(column))
    fields["prestige"] = Token(notations.PRESTIGE.token(prestige))
    printed = notations.read_face(face)
    fields["bonuses"] = bonuses_field(bonuses_of(printed), printed.both)
    return say("fact", kind.name, fields)


def with_income(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    stock, income, pair = fact.numbers
    one, other = (Token(notations.IRIS.token(iris)) for iris in divmod(pair, v.IRISES))
    fields |= {"stock": Token(notations.STOCK.token(stock)), "income": bf(income), "one": one}
    return (
        say("fact", f"{kind.name}.one", fields) if one == other else say("fact", kind.name, fields | {"other": other})
    )


def with_symbols(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    prestige, row, symbols = fact.numbers
    fields["prestige"] = Token(notations.PRESTIGE.token(prestige))
    fields["row"] = Token(notations.STRATEGIC.token(row))
    fields["count"] = symbols
    return say("fact", kind.name, fields)


def with_text(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """A card, a tile or a board by its number and its text."""
    by_notation(kind, fact, fields)
    (name, _), *_ = kind.fields if kind.fields[0][0] != "pavilion" else kind.fields[1:]
    return say("fact", kind.name, {**fields, "text": text_of(str(fields[name]))})


def with_strength(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    row, symbols, _ = fact.numbers
    return say("fact", kind.name, {**fields, "row": Token(notations.STRATEGIC.token(row)), "count": symbols})


def with_other_column(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """The number of the card is for user interfaces; people know it by its column."""
    column, to, prestige = fact.numbers
    fields |= {"column": Token(notations.COLUMN.token(column)), "to": Token(notations.COLUMN.token(to))}
    return say("fact", kind.name, {**fields, "prestige": Token(notations.PRESTIGE.token(prestige))})


def with_number(kind: FactKind, fact: Fact, fields: Fields) -> Message:
    """The last number is a count."""
    by_notation(kind, fact, fields)
    return say("fact", kind.name, {**fields, kind.fields[-1][0]: fact.numbers[len(kind.fields) - 1]})


BY_KIND: dict[int, Callable[[FactKind, Fact, Fields], Message]] = {
    v.ROUND_BEGAN: with_round,
    v.MONEY_MOVED: by_reason,
    v.POINTS_SCORED: by_source,
    v.TRACK_ADVANCED: with_square,
    v.SQUARE_PLACED: with_area,
    v.MEEPLE_PLACED: with_bid,
    v.MEEPLES_SENT: with_place_and_count,
    v.PASSED: by_rank,
    v.FIRST_PASS_CARD: with_count,
    v.FIRST_PLAYER_CHOSEN: with_count,
    v.PRESTIGE_LAID: with_card,
    v.STOCK_REVEALED: with_income,
    v.COLUMN_WON: with_card,
    v.COLUMN_TIED: with_bonuses,
    v.CARD_SLID: with_symbols,
    v.ROUND_ENDED: with_round,
    b.TILE_REVEALED: with_text,
    b.CARD_LAID: with_text,
    b.TILE_CLAIMED: with_text,
    b.PAVILION_BUILT: with_text,
    b.CARD_USED: with_text,
    b.TILE_COUNTED: with_text,
    a.BOARD_CHOSEN: with_text,
    b.TRAVELERS_SENT: with_number,
    b.TRAVELERS_LEFT: with_number,
    b.TRAVELERS_UNUSED: with_number,
    b.PAVILION_VISITED: with_number,
    b.MEEPLE_DOUBLED: with_number,
    b.ROW_STRENGTHENED: with_strength,
    b.COLUMN_CHANGED: with_other_column,
    b.BID_TAKEN_BACK: with_bid,
}
