"""Labels: functions that say what an option offers, and the decision they are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bruxelles.games.b1893.table import Table
from bruxelles.kernel.explain import Trial
from bruxelles.words.speech import Message

# From a table, a seat, an option and its trial; an option without one is not on offer
Label = Callable[[Table, int, int, Trial | None], Message]

D = TypeVar("D")


def waiting(table: Table, kind: type[D]) -> D:
    """The decision that waits; it knows the choices made before it."""
    decision: Any = table.decision
    assert isinstance(decision, kind)
    return decision
