"""The question of a decision, the reason why an option is not on offer, and the phase of the game."""

from __future__ import annotations

from bruxelles.games.b1897 import contents
from bruxelles.games.b1897.table import Table
from bruxelles.words.speech import Message

PHASES = {"exhibit": "exhibition", "sendToPrison": "brussels", "unpaidNoble": "scoring"}


def decision_message(decision: str) -> Message:
    """The question for the player."""
    return Message(f"decision.{decision}")


def chance_message(chance: str) -> Message:
    return Message(f"chance.{chance}")


def why_message(rule: str) -> Message:
    """Why an option is not on offer, by the id of the rule that forbids it."""
    return Message(f"why.{rule}")


def phase_message(table: Table) -> Message:
    """The phase of the game."""
    return Message(f"phase.{phase(table)}", {"round": int(table.round), "rounds": int(table.edition.rounds)})


def phase(table: Table) -> str:
    all_passed = all(seat.passed for seat in table.seats)
    if table.decision is None:
        return "over" if not table.stack else "preparation" if all_passed else "turn"
    decision = contents.CONTENTS.decisions[table.decision.kind()].name
    if decision == "freeArchitect" and all_passed:
        return "columns"
    return PHASES.get(decision, "turn")
