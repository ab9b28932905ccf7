"""What a player can choose: one key each, even where one choice answers two decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from bruxelles.kernel.amounts import row_of
from bruxelles.kernel.contents import DecisionKind
from bruxelles.kernel.explain import Preview, Refusal, preview, why_not
from bruxelles.kernel.match import Match
from bruxelles.kernel.notation import NotationError
from bruxelles.kernel.steps import ALLOWED, UNUSED, Decision, State, awaits_chance, choose
from bruxelles.kernel.steps import why_not as rule_against
from bruxelles.words import Message

LETTERS = "abcdefghijklmnop"
LIST_KEYS = f"123456789{LETTERS}"


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


def amounts(match: Match) -> range | None:
    """The amounts that the waiting decision offers, if it asks for one: they are typed, not listed."""
    waiting = match.waiting()
    return None if waiting is None else row_of(match.kind(waiting), match.numbers)


def listed(match: Match, labels: Sequence[Message]) -> list[Choice]:
    """Every option of the decision that waits, in the order of the rules. Amounts have no key."""
    decision = match.decision
    assert decision is not None
    row = amounts(match) or range(0)
    keys = [*[""] * len(row), *(LETTERS if row else LIST_KEYS), *[""] * len(labels)]
    return [
        Choice(key, (Answer(decision, token),), label)
        for key, token, label in zip(keys, match.options, labels, strict=False)
    ]


def what_it_does(match: Match, answers: Sequence[Answer]) -> Preview | None:
    """What the last of these answers does, after the others. What the rules answer themselves is left out."""
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
    """The answer that a token is: to the waiting decision, or else to the first one that knows it."""
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
    """What forbids the first of these answers that can't be given, also where the rules would answer by themselves."""
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
    """The decision that comes next, even if it leaves no choice; None where chance or the end comes first."""
    while state.decision is None and state.stack and not awaits_chance(state):
        state.stack.pop().happen(state, UNUSED)
    return state.decision


def others(match: Match) -> list[Answer]:
    """What the waiting decision could offer and doesn't."""
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
