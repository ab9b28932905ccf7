"""Amounts on offer: a row of whole numbers without a gap is told by its ends instead of one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bruxelles.kernel.contents import DecisionKind
from bruxelles.kernel.notation import Amount
from bruxelles.kernel.steps import MORE, Decision, State

MOST_NOTABLE = 8


def row_of(kind: DecisionKind, options: Sequence[int]) -> range | None:
    """The amounts among these options of a decision; None if they aren't amounts, leave a gap, or are but one."""
    if not isinstance(kind.notation, Amount):
        return None
    amounts = [option for option in options if option < MORE]
    if len(amounts) < 2 or amounts != list(range(amounts[0], amounts[-1] + 1)):
        return None
    return range(amounts[0], amounts[-1] + 1)


def notable(state: State, decision: Decision[Any, Any], row: range) -> list[int]:
    """The few amounts that stand out from the others in the ranking of the decision."""
    ranks = {amount: int(decision.prior(state, amount)) for amount in row}
    plain = min(ranks.values())
    best = sorted((amount for amount in row if ranks[amount] > plain), key=lambda amount: -ranks[amount])
    return sorted(best[:MOST_NOTABLE])
