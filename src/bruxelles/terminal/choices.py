"""What a player can choose: one key each, even where one choice answers two decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bruxelles.kernel.explain import Preview, Refusal, preview, why_not
from bruxelles.kernel.match import Match
from bruxelles.words import Message

LIST_KEYS = "123456789abcdefghijklmnop"


class Answer(NamedTuple):
    """One answer: which decision, and the token."""

    decision: str
    token: str


@dataclass(frozen=True)
class Choice:
    """Something to point at: its key, what it says, and the answers it gives one after the other."""

    key: str
    answers: tuple[Answer, ...]
    label: Message
    offered: bool = True

    @property
    def token(self) -> str:
        """The answer that tells this choice from the others."""
        return self.answers[-1].token


def listed(match: Match, labels: Sequence[Message]) -> list[Choice]:
    """Every option of the decision that waits, in the order of the rules."""
    decision = match.decision
    assert decision is not None
    keys = [*LIST_KEYS, *[""] * len(labels)]
    return [
        Choice(key, (Answer(decision, token),), label)
        for key, token, label in zip(keys, match.options, labels, strict=False)
    ]


def ahead(match: Match) -> Match:
    """A copy to look ahead with: it stops before chance."""
    copy = match.copy()
    copy.confirming = True
    return copy


def what_it_does(match: Match, answers: Sequence[Answer]) -> Preview | None:
    """What the last of these answers does, after the others. What the rules answer themselves is left out."""
    seen = None
    for number, answer in enumerate(answers):
        if match.decision != answer.decision or answer.token not in match.options:
            continue
        seen = preview(match, answer.token)
        if number + 1 < len(answers):
            match = ahead(match)
            match.play(answer.token)
    return seen


def why_it_cannot(match: Match, answers: Sequence[Answer]) -> Refusal | None:
    """What forbids the first of these answers that can't be given."""
    for number, answer in enumerate(answers):
        if number and match.decision != answer.decision:
            continue
        refusal = why_not(match, answer.token, answer.decision)
        if refusal is not None:
            return refusal
        if number + 1 < len(answers):
            match = ahead(match)
            match.play(answer.token)
    return None


def others(match: Match) -> list[Answer]:
    """What the waiting decision could offer and doesn't."""
    waiting = match.waiting()
    if waiting is None:
        return []
    kind = match.kind(waiting)
    return [Answer(kind.name, kind.token(number)) for number in kind.options() if number not in match.numbers]
