"""Decisions with what follows from each option, and messages, as plain structures that become JSON.

They are made at every answer, so they are no models; a test holds each frame against the models of the wire.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bruxelles.kernel.amounts import amount_range, notable
from bruxelles.kernel.explain import Trial
from bruxelles.kernel.match import Match
from bruxelles.kernel.notation import Amount
from bruxelles.kernel.steps import Decision, State
from bruxelles.words import Field, Message, Token
from bruxelles.words.game_words import GameWords, words_for

Json = dict[str, Any]
AHEAD = 2  # decisions that are shown behind the one that waits
MOST_TOLD = 320  # options in all; what would be more is asked when it comes


def said(message: Message) -> Json:
    return {"key": message.key, "fields": {name: said_field(value) for name, value in message.fields.items()}}


def said_field(value: Field) -> Any:
    if isinstance(value, Token):
        return {"token": value}
    if isinstance(value, Message):
        return said(value)
    if isinstance(value, int | str):
        return value
    return [said_field(item) for item in value]


@dataclass
class Ahead:
    """A decision that waits or would come: the amounts on offer, the other options, and what comes behind each."""

    state: State
    row: range | None
    options: list[Trial]
    then: list[Ahead | None]


class Lookahead:
    """Looks ahead from a decision on copies of the state."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.words: GameWords = words_for(match.settings.game)

    def decision(self, ahead: int = AHEAD, asked: bool = True) -> Json | None:
        """What is drawn in secret is offered to those only who are asked. For others it isn't even looked at: how long
        that takes would tell something of it.
        """
        waiting = self.match.waiting()
        if waiting is None:
            return None
        veiled = not asked and self.match.kind(waiting).private
        first = self.seen(self.match.state, [] if veiled else self.match.numbers)
        self.look_ahead(first, ahead)
        return self.told(first, None if veiled else self.matters(waiting))

    def matters(self, waiting: Decision[Any, Any]) -> Json | None:
        message = self.words.matters_message(self.match.state, int(waiting.seat), self.match.kind(waiting).name)
        return None if message is None else said(message)

    def seen(self, state: State, options: Sequence[int]) -> Ahead:
        decision = state.decision
        assert decision is not None
        row = amount_range(self.match.kind(decision), options)
        single = [Trial(state, option) for option in options if row is None or option not in row]
        return Ahead(state, row, single, [None] * len(single))

    def look_ahead(self, first: Ahead, ahead: int) -> None:
        """One decision further at a time, as long as people could still read it all."""
        level, count = [first], len(first.options)
        for _ in range(ahead):
            following = [[self.after(option) for option in each.options] for each in level]
            behind = [after for each in following for after in each if after is not None]
            count += sum(len(each.options) for each in behind)
            if count > MOST_TOLD:
                return
            for each, then in zip(level, following, strict=True):
                each.then = then
            level = behind

    def after(self, option: Trial) -> Ahead | None:
        outcome = option.outcome
        following = outcome.following
        if following is None or following.seat != option.decision.seat or following.opens_turn():
            return None
        return self.seen(outcome.state, outcome.options)

    def told(self, ahead: Ahead, matters: Json | None = None) -> Json:
        state, decision = ahead.state, ahead.state.decision
        assert decision is not None
        kind, seat = self.match.kind(decision), int(decision.seat)
        contents = self.match.rulebook.contents
        return {
            "seat": seat + 1,
            "name": kind.name,
            "private": kind.private,
            "of": kind.of or None,
            "at": kind.place(seat),
            "question": said(self.words.decision_message(kind.name)),
            "phase": said(self.words.phase_message(state)),
            "matters": matters,
            "amount": None if ahead.row is None else self.amount(state, ahead.row),
            "options": [
                {
                    "token": kind.token(does.option),
                    "action": contents.action(kind.number, does.option),
                    "label": said(self.words.option_message(state, seat, kind.name, does.option, does)),
                    "then": None if then is None else self.told(then),
                }
                for does, then in zip(ahead.options, ahead.then, strict=True)
            ],
        }

    def amount(self, state: State, row: range) -> Json:
        """Instead of options by the dozen. What one of them leads to is told to whoever asks for it."""
        decision = state.decision
        assert decision is not None
        kind = self.match.kind(decision)
        assert isinstance(kind.notation, Amount)
        return {
            "token": kind.notation.pattern,
            "min": row[0],
            "max": row[-1],
            "action": self.match.rulebook.contents.action(kind.number, row[0]),
            "notable": notable(state, decision, row),
        }
