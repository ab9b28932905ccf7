"""Random games that stop at every decision, and somebody who hears what they tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import i64

from bruxelles.kernel.contents import DecisionKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import Decision, Observer, State, choose, must_ask, offer

Fact = tuple[int, int, int, int, int]
Answer = tuple[int, int, int, bool]

LONGEST_GAME: Final = 10_000  # answers; whoever needs more will never end


class Listener(Observer):
    """Keeps all that a state tells."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.answers: list[Answer] = []

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.facts.append((fact, seat, a, b, c))

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        self.answers.append((decision.seat, decision.kind(), option, forced))


class Game:
    """A random game. Going through it stops at every decision, also where the rules leave one option or none."""

    def __init__(self, rulebook: Rulebook, settings: Settings, seed: str) -> None:
        self.contents = rulebook.contents
        self.state = rulebook.new_state(settings)
        self.dealer = Dealer(seed, "deal")
        self.player = Dealer(seed, "player")
        self.told = Listener()
        self.state.observer = self.told

    def __iter__(self) -> Iterator[tuple[Decision[Any, Any], list[int]]]:
        state, out = self.state, Options()
        while state.decision is not None or state.stack:
            if state.decision is None:
                state.stack.pop().happen(state, self.dealer)
                continue
            decision = state.decision
            assert state.answers < LONGEST_GAME, f"the game does not end: {decision_text(decision)} comes on and on"
            offer(state, decision, out)
            yield decision, out.listed()
            if must_ask(state, decision, out):
                choose(state, decision, self.pick(out.listed()))

    def pick(self, options: list[int]) -> int:
        return options[self.player.below(len(options))]

    def kind(self, decision: Decision[Any, Any]) -> DecisionKind:
        return self.contents.decisions[decision.kind()]

    def play_to_the_end(self) -> State:
        for _ in self:
            pass
        return self.state


def decision_text(decision: Decision[Any, Any]) -> str:
    return f"{type(decision).__name__} of seat {decision.seat}"
