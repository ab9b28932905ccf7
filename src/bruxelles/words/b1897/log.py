"""The log of Bruxelles 1897."""

from __future__ import annotations

from collections.abc import Sequence

from bruxelles.games.b1897 import contents, notations
from bruxelles.games.b1897 import vocabulary as v
from bruxelles.kernel.journal import Fact
from bruxelles.words.b1897.facts import fact_message
from bruxelles.words.log import Log, Run, Say, Sentence, as_one, labelled
from bruxelles.words.speech import Message, Token


def log_lines(facts: Sequence[Fact]) -> list[Message]:
    """What happened, sentence by sentence."""
    return LOG.lines(facts)


def is_noise(fact: Fact) -> bool:
    """True for movements that another sentence implies, and for scores of 0."""
    if fact.kind == v.POINTS_SCORED:
        return fact.numbers[0] == 0
    if fact.kind == v.CARD_DISCARDED:
        return fact.numbers[0] == v.MONEY_CARD
    return fact.kind in SILENT


SILENT = frozenset((v.CARD_GATHERED, v.CARD_ADDED, v.CARD_LIFTED, v.PIECES_RECEIVED, v.NOBLE_TURNED, v.HOUSE_PAID))


def tokens(run: Run, label: str, field: str) -> list[Token]:
    """This field of every fact with this label."""
    return [Token(str(fact.fields[field])) for fact in labelled(run, label)]


def start(run: Run) -> list[Message]:
    return [Message("log.start", {"money": [Message("log.start.seat", fact.fields) for fact in run]})]


def dealt(run: Run) -> list[Message]:
    neutral = tokens(run, "neutral_placed", "cell")
    cells = [cell for cell in tokens(run, "card_dealt", "cell") if cell not in neutral]
    lines = [Message("log.dealt", {"count": len(cells)})]
    return [*lines, Message("log.neutrals", {"cells": neutral})] if neutral else lines


def cleared(run: Run) -> list[Message]:
    return [Message("log.cleared", {"count": len(run)})]


def bonuses(run: Run) -> list[Message]:
    return [Message("log.bonuses", {"bonuses": tokens(run, "bonus_laid", "bonus")})]


def paid(key: str) -> Say:
    """An act and the money for it in one sentence; if there was no money, each has its own."""
    return lambda run: as_one(key)(run) if run[-1].number else [fact.alone for fact in run]


def laid(key: str) -> Say:
    """Architects laid in Brussels, and what follows."""

    def lines(run: Run) -> list[Message]:
        architects = tokens(run, "architect_laid", "architect")
        return [Message(key, {**run[0].fields, **run[-1].fields, "count": len(architects), "architects": architects})]

    return lines


def exchanged(run: Run) -> list[Message]:
    *architects, money = run
    return laid("log.exchange")(run) if money.number else [*laid("log.laid")(architects), money.alone]


def built(run: Run) -> list[Message]:
    materials = tokens(run, "material_paid", "material")
    return [Message("log.built", {**run[0].fields, **run[-1].fields, "materials": materials})]


def drawn(run: Run) -> list[Message]:
    return [Message("log.drawn", {**run[0].fields, "cards": tokens(run, "card_drawn", "card")})]


def chosen(run: Run) -> list[Message]:
    (kept,), (discarded,) = labelled(run, "card_kept"), labelled(run, "card_discarded")
    return [Message("log.chosen", {**kept.fields, "other": discarded.fields["card"]})]


def passed(run: Run) -> list[Message]:
    return paid("log.passed.first" if run[0].number == 1 else "log.passed.later")(run)


def upkeep(run: Run) -> list[Message]:
    amount = Token(notations.BEF.token(-sum(fact.number for fact in run)))
    return [Message("log.upkeep", {**run[0].fields, "amount": amount, "count": len(run)})]


BONUSES = ("houses-bonus", "nobles-bonus", "artworks-bonus", "money-bonus")
LOG = Log(
    contents.CONTENTS.facts,
    fact_message,
    is_noise,
    (
        Sentence("money_moved.start+", start, of_table=True),
        Sentence("card_dealt+ (card_put_away | neutral_placed)*", dealt, of_table=True),
        Sentence("card_put_away+", cleared, of_table=True),
        Sentence("bonus_laid+", bonuses, of_table=True),
        Sentence("money_moved.placement architect_placed card_taken card_kept?", as_one("log.placed")),
        Sentence("architect_laid+ money_moved.exchange", exchanged),
        Sentence("architect_laid+ park_action_named", laid("log.park")),
        Sentence("architect_laid+", laid("log.laid")),
        Sentence("artwork_sold money_moved.sale", paid("log.sold")),
        Sentence("house_built material_paid+ points_scored.construction", built),
        Sentence("noble_activated track_advanced", as_one("log.noble_advances")),
        Sentence("noble_activated money_moved.brugmann", paid("log.noble_pays")),
        Sentence("card_drawn+", drawn),
        Sentence("card_kept card_discarded | card_discarded card_kept", chosen),
        Sentence("artwork_exhibited points_scored.exhibition", as_one("log.exhibited")),
        Sentence("passed money_moved.pass", passed),
        Sentence("column_won track_advanced", as_one("log.column")),
        Sentence("coat_won points_scored.coats", as_one("log.coat")),
        Sentence("money_moved.noble+", upkeep),
        Sentence("noble_unpaid points_scored.unpaid-nobles", as_one("log.unpaid")),
        *(Sentence(f"lower_bonus_won points_scored.{bonus}", as_one("log.lower")) for bonus in BONUSES),
    ),
)
