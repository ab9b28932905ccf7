"""What a bot is: it gets what a seat may see and a limit for thinking, and picks an option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.steps import State


class BotError(Complaint):
    """There is no such bot, or it can't be used as asked."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one answer: a number of iterations, or seconds if `iterations` is 0."""

    iterations: int = 0
    seconds: float = 1.0


class Bot(Protocol):
    """Anything that answers decisions. It gets a copy of the state, which contains nothing about the future."""

    name: str

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        """One of the options of `state.decision`."""
        ...
