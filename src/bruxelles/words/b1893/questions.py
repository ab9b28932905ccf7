"""The question of a decision, the reason why an option is not on offer, and the phase of the game."""

from __future__ import annotations

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import NO_CARD
from bruxelles.kernel.steps import is_over
from bruxelles.words.b1893.keys import say
from bruxelles.words.speech import Message

PHASES = {
    "setupArt": "setup",
    "setupBoard": "setup",
    "planIris": "planning",
    "neutral": "planning",
    "freeNoble": "free",
    "freeCube": "free",
    "prestige": "prestige",
    "bonus": "prestige",
    "payNoble": "scoring",
}


def decision_message(decision: str) -> Message:
    """The question for the player."""
    return say("decision", decision)


def chance_message(chance: str) -> Message:
    return say("chance", chance)


def why_message(rule: str) -> Message:
    """Why an option is not on offer, by the id of the rule that forbids it."""
    return Message(f"why.{rule}")


def phase_message(table: Table) -> Message:
    """The phase of the game."""
    if is_over(table):
        return Message("phase.over")
    return say("phase", phase(table), {"round": int(table.round), "rounds": int(table.edition.rounds)})


def phase(table: Table) -> str:
    if table.decision is not None:
        kind = contents.CONTENTS.decisions.get(int(table.decision.kind()))
        if kind is None:
            return "turn"  # a decision of another edition, which asks it during turns
        return PHASES.get(kind.name, "turn")
    if table.stock == NO_CARD:
        return "planning" if table.seats[0].nobles() else "setup"
    return "end" if table.passes == table.edition.players else "turn"
