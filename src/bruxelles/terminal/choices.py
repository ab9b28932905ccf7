"""The choices of a player. Each has one key, even if it answers two decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from bruxelles.kernel.amounts import amount_range
from bruxelles.kernel.contents import DecisionKind
from bruxelles.kernel.explain import Preview, Refusal, preview, why_not
from bruxelles.kernel.match import Match
from bruxelles.kernel.notation import NotationError
from bruxelles.kernel.steps import ALLOWED, NO_DEALER, Decision, State, awaits_chance, choose
from bruxelles.kernel.steps import why_not as rule_against
from bruxelles.words import Message

LETTERS = "abcdefghijklmnop"
LIST_KEYS = f"123456789{LETTERS}"


class Answer(NamedTuple):
    """An answer: the name of a decision and a token."""

    decision: str
    token: str


@dataclass(frozen=True)
class Choice:
    """Something a player can choose: its key, its label, and the answers it gives in sequence."""

    key: str
    answers: tuple[Answer, ...]
    label: Message
    offered: bool = True

    @property
    def token(self) -> str:
        """The token of the last answer, which differs from choice to choice."""
        return self.answers[-1].token


def amounts(match: Match) -> range | None:
    """The amounts that the current decision offers, if it asks for one. They are typed, not listed."""
    waiting = match.waiting()
    return None if waiting is None else amount_range(match.kind(waiting), match.numbers)


def listed(match: Match, labels: Sequence[Message]) -> list[Choice]:
    """Every option of the current decision, in the order of the rules. Amounts have no key."""
    decision = match.decision
    assert decision is not None
    row = amounts(match) or range(0)
    keys = [*[""] * len(row), *(LETTERS if row else LIST_KEYS), *[""] * len(labels)]
    return [
        Choice(key, (Answer(decision, token),), label)
        for key, token, label in zip(keys, match.options, labels, strict=False)
    ]


def what_it_does(match: Match, answers: Sequence[Answer]) -> Preview | None:
    """A preview of the last answer, given after the others. Answers that the rules give automatically are skipped."""
    seen = None
    for number, answer in enumerate(answers):
        if match.decision != answer.decision or answer.token not in match.options:
            continue
        seen = preview(match, answer.token)
        if number + 1 < len(answers):
            match = match.copy()
            match.confirming = True
            match.play(answer.token)
    return seen


def meant(match: Match, token: str) -> Answer:
    """The answer meant by a token: to the current decision, or else to the first decision that has this token."""
    decisions = match.rulebook.contents.by_name
    waiting = match.decision or ""
    for name in (waiting, *decisions):
        if name in decisions and knows(decisions[name], token):
            return Answer(name, token)
    return Answer(waiting, token)


def knows(decision: DecisionKind, token: str) -> bool:
    try:
        decision.option(token)
    except NotationError:
        return False
    return True


def why_it_cannot(match: Match, answers: Sequence[Answer]) -> Refusal | None:
    """Why the first impossible one of these answers is forbidden, even where the rules would answer automatically."""
    refusal = why_not(match, answers[0].token, answers[0].decision)
    if refusal is not None:
        return refusal
    contents, state = match.rulebook.contents, match.state.copy()
    for given, answer in pairwise(answers):
        decision = next_question(state)
        assert decision is not None
        choose(state, decision, contents.by_name[given.decision].option(given.token))
        decision = next_question(state)
        if decision is None or match.kind(decision).name != answer.decision:
            return None
        rule = rule_against(state, decision, contents.by_name[answer.decision].option(answer.token))
        if rule != ALLOWED:
            return Refusal(contents.rules[rule], None)
    return None


def next_question(state: State) -> Decision[Any, Any] | None:
    """The next decision, even if it leaves no choice; None if chance or the end of the game comes first."""
    while state.decision is None and state.stack and not awaits_chance(state):
        state.stack.pop().happen(state, NO_DEALER)
    return state.decision


def others(match: Match) -> list[Answer]:
    """The options that the current decision has but doesn't offer now."""
    waiting = match.waiting()
    if waiting is None:
        return []
    kind, row = match.kind(waiting), amounts(match)
    near = kind.options() if row is None else [row[0] - 1, row[-1] + 1]
    return [
        Answer(kind.name, kind.token(number))
        for number in kind.options()
        if number in near and number not in match.numbers
    ]
