"""The waiting decision and what follows from each of its options, as plain structures that become JSON.

They are made at every answer, and models would be too slow; a test checks them against the models of the wire.
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
from bruxelles.server.messages import Json, message_json
from bruxelles.words.game_words import GameWords, words_for

AHEAD = 2  # how many decisions after the waiting one are shown
MOST_OPTIONS = 320  # of all these decisions; if there are more, fewer decisions are shown


@dataclass
class Ahead:
    """A decision that waits or would follow: the amounts on offer, the other options, and what follows each of them."""

    state: State
    amounts: range | None
    options: list[Trial]
    then: list[Ahead | None]


class Lookahead:
    """Looks ahead from the waiting decision, on copies of the state."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.words: GameWords = words_for(match.settings.game)

    def decision(self, ahead: int = AHEAD, asked: bool = True) -> Json | None:
        """The waiting decision. Options drawn in secret are shown only to the seat that is asked. For others they are
        not even computed, because the time that takes would reveal something about them.
        """
        waiting = self.match.waiting()
        if waiting is None:
            return None
        veiled = not asked and self.match.kind(waiting).private
        first = self.seen(self.match.state, [] if veiled else self.match.numbers)
        self.look_ahead(first, ahead)
        return self.shown(first, None if veiled else self.matters(waiting))

    def matters(self, waiting: Decision[Any, Any]) -> Json | None:
        message = self.words.matters_message(self.match.state, int(waiting.seat), self.match.kind(waiting).name)
        return None if message is None else message_json(message)

    def seen(self, state: State, options: Sequence[int]) -> Ahead:
        decision = state.decision
        assert decision is not None
        amounts = amount_range(self.match.kind(decision), options)
        single = [Trial(state, option) for option in options if amounts is None or option not in amounts]
        return Ahead(state, amounts, single, [None] * len(single))

    def look_ahead(self, first: Ahead, ahead: int) -> None:
        """Add what follows, one decision further at a time, until there are too many options."""
        level, count = [first], len(first.options)
        for _ in range(ahead):
            following = [[self.after(option) for option in each.options] for each in level]
            next_level = [after for each in following for after in each if after is not None]
            count += sum(len(each.options) for each in next_level)
            if count > MOST_OPTIONS:
                return
            for each, then in zip(level, following, strict=True):
                each.then = then
            level = next_level

    def after(self, option: Trial) -> Ahead | None:
        outcome = option.outcome
        following = outcome.following
        if following is None or following.seat != option.decision.seat or following.opens_turn():
            return None
        return self.seen(outcome.state, outcome.options)

    def shown(self, ahead: Ahead, matters: Json | None = None) -> Json:
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
            "question": message_json(self.words.decision_message(kind.name)),
            "phase": message_json(self.words.phase_message(state)),
            "matters": matters,
            "amount": None if ahead.amounts is None else self.amount(state, ahead.amounts),
            "options": [
                {
                    "token": kind.token(does.option),
                    "action": contents.action(kind.number, does.option),
                    "label": message_json(self.words.option_message(state, seat, kind.name, does.option, does)),
                    "then": None if then is None else self.shown(then),
                }
                for does, then in zip(ahead.options, ahead.then, strict=True)
            ],
        }

    def amount(self, state: State, amounts: range) -> Json:
        """One range in place of dozens of options. A preview shows what a particular amount leads to."""
        decision = state.decision
        assert decision is not None
        kind = self.match.kind(decision)
        assert isinstance(kind.notation, Amount)
        return {
            "token": kind.notation.pattern,
            "min": amounts[0],
            "max": amounts[-1],
            "action": self.match.rulebook.contents.action(kind.number, amounts[0]),
            "notable": notable(state, decision, amounts),
        }
