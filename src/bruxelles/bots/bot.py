"""What a bot is: given what a seat may see and how long it may think, it picks an option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.steps import State


class BotError(Complaint):
    """A bot that we don't have, or that can't be had as asked."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one answer: so many iterations, or so many seconds if iterations is 0."""

    iterations: int = 0
    seconds: float = 1.0


class Bot(Protocol):
    """Anything that answers decisions. The state is a copy: all there is to see, and nothing of the future."""

    name: str

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        """One of the options of `state.decision`."""
        ...
