"""The decision that waits at a table. It knows the choices made before it, which labels and matters tell."""

from __future__ import annotations

from typing import TypeVar

from bruxelles.kernel.steps import State

D = TypeVar("D")


def waiting(state: State, kind: type[D]) -> D:
    """The decision that waits, of this kind."""
    decision = state.decision
    assert isinstance(decision, kind)
    return decision
