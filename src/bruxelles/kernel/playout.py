"""Random play, for any game."""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import State, proceed, settle


def playout(state: State, dealer: Dealer, player: Dealer, out: Options) -> i64:
    """Play at random to the end. Return how many decisions were asked; `state.answers` also counts the forced ones."""
    asked: i64 = 0
    decision = settle(state, dealer, out)
    while decision is not None:
        asked += 1
        decision = proceed(state, decision, out.items[player.below(out.count)], dealer, out)
    return asked
