"""Decisions with what follows from each option, and messages, as plain structures that become JSON.

They are made at every answer, so they are no models; a test holds each frame against the models of the wire.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bruxelles.kernel.match import Match
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import State, choose, foresee
from bruxelles.words import Field, Message, Token
from bruxelles.words.tellers import GameWords, words_for

Json = dict[str, Any]
AHEAD = 2  # decisions that are shown behind the one that waits


def said(message: Message) -> Json:
    return {"key": message.key, "fields": said_fields(message)}


def said_fields(message: Message) -> Json:
    return {name: said_field(value) for name, value in message.fields.items()}


def said_field(value: Field) -> Any:
    if isinstance(value, Token):
        return {"token": value}
    if isinstance(value, Message):
        return said(value)
    if isinstance(value, int | str):
        return value
    return [said_field(item) for item in value]


class Foresight:
    """Looks ahead from a decision on copies of the state."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.words: GameWords = words_for(match.settings.game)

    def decision(self, ahead: int = AHEAD) -> Json | None:
        if self.match.waiting() is None:
            return None
        return self.told(self.match.state, self.match.numbers, ahead)

    def told(self, state: State, options: Sequence[int], ahead: int) -> Json:
        decision = state.decision
        assert decision is not None
        kind = self.match.kind(decision)
        seat = int(decision.seat)
        contents = self.match.rulebook.contents
        return {
            "seat": seat + 1,
            "name": kind.name,
            "question": said(self.words.decision_message(kind.name)),
            "phase": said(self.words.phase_message(state)),
            "options": [
                {
                    "token": kind.token(option),
                    "action": contents.action(kind.number, option),
                    "label": said(self.words.option_message(state, seat, kind.name, option)),
                    "then": self.after(state, option, ahead),
                }
                for option in options
            ],
        }

    def after(self, state: State, option: int, ahead: int) -> Json | None:
        decision = state.decision
        if ahead == 0 or decision is None:
            return None
        later = state.copy()
        choose(later, decision, option)
        out = Options()
        following = foresee(later, out)
        if following is None or following.seat != decision.seat or following.opens_turn():
            return None
        return self.told(later, out.listed(), ahead - 1)
