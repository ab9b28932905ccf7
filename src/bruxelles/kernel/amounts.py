"""Amounts on offer: consecutive whole numbers are shown as a range instead of one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bruxelles.kernel.contents import DecisionKind
from bruxelles.kernel.notation import Amount
from bruxelles.kernel.steps import MORE, Decision, State

MOST_NOTABLE = 8


def amount_range(kind: DecisionKind, options: Sequence[int]) -> range | None:
    """The range of amounts among these options; None if they aren't amounts, have a gap, or there is only one."""
    if not isinstance(kind.notation, Amount):
        return None
    amounts = [option for option in options if option < MORE]
    if len(amounts) < 2 or amounts != list(range(amounts[0], amounts[-1] + 1)):
        return None
    return range(amounts[0], amounts[-1] + 1)


def notable(state: State, decision: Decision[Any, Any], row: range) -> list[int]:
    """The few amounts that the decision ranks above the others."""
    ranks = {amount: int(decision.prior(state, amount)) for amount in row}
    plain = min(ranks.values())
    best = sorted((amount for amount in row if ranks[amount] > plain), key=lambda amount: -ranks[amount])
    return sorted(best[:MOST_NOTABLE])
