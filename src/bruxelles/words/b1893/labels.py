"""Labels: functions that say what an option offers."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1893.table import Table
from bruxelles.kernel.explain import Trial
from bruxelles.words.speech import Message

# From a table, a seat, an option and its trial; an option without one is not on offer
Label = Callable[[Table, int, int, Trial | None], Message]
