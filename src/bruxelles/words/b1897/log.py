"""The log: facts that belong together are told in one sentence, and noise is left out."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bruxelles.games.b1897 import vocabulary as v
from bruxelles.kernel.match import Told
from bruxelles.words.b1897.facts import Fields, fact_message, last_part
from bruxelles.words.speech import Message, Token

Run = Sequence[Message]


class Joined(NamedTuple):
    """Facts that follow each other, by their keys with + * ? as in regular expressions, and the lines they make."""

    pattern: re.Pattern[str]
    lines: Callable[[Run], list[Message]]
    one_seat: bool


def joined(facts: str, lines: Callable[[Run], list[Message]], one_seat: bool = True) -> Joined:
    return Joined(
        re.compile(re.sub(r"[\w.|-]+", lambda key: f"(?:(?:{key[0]});)", facts).replace(" ", "")), lines, one_seat
    )


def log_lines(facts: Sequence[Told]) -> list[Message]:
    """What happened, sentence by sentence."""
    told = [fact for fact in facts if not is_noise(fact)]
    messages = [fact_message(fact) for fact in told]
    names = [f"{message.key.removeprefix('fact.')};" for message in messages]
    lines: list[Message] = []
    here = 0
    while here < len(told):
        same_seat = here
        while same_seat < len(told) and told[same_seat].seat == told[here].seat:
            same_seat += 1
        used, said = 1, [messages[here]]
        for rule in JOINED:
            found = rule.pattern.match("".join(names[here : same_seat if rule.one_seat else None]))
            if found and found[0]:
                used = found[0].count(";")
                said = rule.lines(messages[here : here + used])
                break
        lines += said
        here += used
    return lines


def is_noise(fact: Told) -> bool:
    """Movements that another sentence implies, and sources that gave nothing."""
    if fact.fact == v.POINTS_SCORED:
        return fact.numbers[0] == 0
    if fact.fact == v.CARD_DISCARDED:
        return fact.numbers[0] == v.MONEY_CARD
    return fact.fact in SILENT


SILENT = frozenset((v.CARD_GATHERED, v.CARD_ADDED, v.CARD_LIFTED, v.PIECES_RECEIVED, v.NOBLE_TURNED, v.HOUSE_PAID))


def together(key: str) -> Callable[[Run], list[Message]]:
    """One sentence with the fields of all."""

    def lines(run: Run) -> list[Message]:
        fields: Fields = {}
        for message in run:
            fields |= message.fields
        return [Message(key, fields)]

    return lines


def tokens(run: Run, key: str, field: str) -> list[Token]:
    """This field of every fact of this kind."""
    return [Token(str(message.fields[field])) for message in run if message.key == key]


def start(run: Run) -> list[Message]:
    return [Message("log.start", {"money": [Message("log.start.seat", message.fields) for message in run]})]


def dealt(run: Run) -> list[Message]:
    neutral = tokens(run, "fact.neutral_placed", "cell")
    cells = [cell for cell in tokens(run, "fact.card_dealt", "cell") if cell not in neutral]
    lines = [Message("log.dealt", {"count": len(cells)})]
    return [*lines, Message("log.neutrals", {"cells": neutral})] if neutral else lines


def cleared(run: Run) -> list[Message]:
    return [Message("log.cleared", {"count": len(run)})]


def bonuses(run: Run) -> list[Message]:
    return [Message("log.bonuses", {"bonuses": tokens(run, "fact.bonus_laid", "bonus")})]


def laid(key: str) -> Callable[[Run], list[Message]]:
    """Architects laid in Brussels, and what came of it."""

    def lines(run: Run) -> list[Message]:
        sides = [last_part(token) for token in tokens(run, "fact.architect_laid", "architect")]
        return [Message(key, {**run[0].fields, **run[-1].fields, "count": len(sides), "sides": ", ".join(sides)})]

    return lines


def built(run: Run) -> list[Message]:
    materials = tokens(run, "fact.material_paid", "material")
    return [Message("log.built", {**run[0].fields, **run[-1].fields, "materials": materials})]


def drawn(run: Run) -> list[Message]:
    return [Message("log.drawn", {**run[0].fields, "cards": tokens(run, "fact.card_drawn", "card")})]


def chosen(run: Run) -> list[Message]:
    kept, discarded = sorted(run, key=lambda message: message.key == "fact.card_discarded")
    return [Message("log.chosen", {**kept.fields, "other": discarded.fields["card"]})]


def upkeep(run: Run) -> list[Message]:
    paid = sum(int(str(message.fields["amount"]).rpartition(":")[2]) for message in run)
    return [Message("log.upkeep", {**run[0].fields, "amount": Token(f"bef:{paid}"), "count": len(run)})]


# The first that fits is taken.
JOINED = (
    joined("money_moved.start+", start, one_seat=False),
    joined("card_dealt+ card_put_away|neutral_placed*", dealt),
    joined("card_put_away+", cleared),
    joined("bonus_laid+", bonuses),
    joined("money_moved.placement architect_placed card_taken card_kept?", together("log.placed")),
    joined("architect_laid+ money_moved.exchange", laid("log.exchange")),
    joined("architect_laid+ park_action_named", laid("log.park")),
    joined("architect_laid+", laid("log.laid")),
    joined("artwork_sold money_moved.sale", together("log.sold")),
    joined("house_built material_paid+ points_scored.construction", built),
    joined("noble_activated track_advanced", together("log.noble_advances")),
    joined("noble_activated money_moved.brugmann", together("log.noble_pays")),
    joined("card_drawn+", drawn),
    joined("card_kept card_discarded", chosen),
    joined("card_discarded card_kept", chosen),
    joined("artwork_exhibited points_scored.exhibition", together("log.exhibited")),
    joined("passed.first money_moved.pass", together("log.passed.first")),
    joined("passed.later money_moved.pass", together("log.passed.later")),
    joined("column_won track_advanced", together("log.column")),
    joined("coat_won points_scored.coats", together("log.coat")),
    joined("money_moved.noble+", upkeep),
    joined("noble_unpaid points_scored.unpaid-nobles", together("log.unpaid")),
    joined("lower_bonus_won points_scored.houses-bonus", together("log.lower")),
    joined("lower_bonus_won points_scored.nobles-bonus", together("log.lower")),
    joined("lower_bonus_won points_scored.artworks-bonus", together("log.lower")),
    joined("lower_bonus_won points_scored.money-bonus", together("log.lower")),
)
