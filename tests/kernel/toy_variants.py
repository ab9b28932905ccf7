"""What attaches to the orchard: another edition, two cards, an adjustment, a widening."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64
from tests.kernel.toy import COINS_EARNED, NO_CLIMBING, NOT_POOR, NOTHING_SERVED, Edition, Fall, Orchard

from bruxelles.kernel.moments import Card
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, MORE, Decision, Step, tell, then
from bruxelles.kernel.variants import Adjustment, Widening


class Barter(Edition):
    """A pair is paid with a fruit. (ORCH-03)"""

    def pay(self, seat: i64) -> Step[Orchard]:
        return Fall(seat)


class Ladder(Card[Orchard]):
    """For 2 coins, a fruit from the tree: after being served, or instead of being paid. (ORCH-04)"""

    def why_not(self, orchard: Orchard, seat: i64) -> i64:
        return ALLOWED if orchard.coins[seat] >= 2 and orchard.tree.total > 0 else NO_CLIMBING

    def use(self, orchard: Orchard, seat: i64) -> None:
        orchard.coins[seat] -= 2
        then(orchard, Fall(seat))


class Alms(Card[Orchard]):
    """A coin for whoever has none: a pure gain. (ORCH-05)"""

    def option(self) -> i64:
        return 2

    def asks(self) -> bool:
        return False

    def why_not(self, orchard: Orchard, seat: i64) -> i64:
        return ALLOWED if orchard.coins[seat] == 0 else NOT_POOR

    def use(self, orchard: Orchard, seat: i64) -> None:
        orchard.coins[seat] += 1
        tell(orchard, COINS_EARNED, seat, 1)


class GoodYear(Adjustment):
    """A pair earns a coin more. (ORCH-03)"""

    def of(self, orchard: Orchard, seat: i64, coins: i64) -> i64:
        return coins + 1


class MayRefuse(Widening):
    """Whoever serves may serve nothing. (ORCH-02)"""

    def offer(self, orchard: Orchard, decision: Decision[Any, Any], out: Options) -> None:
        out.add(MORE)

    def why_not(self, orchard: Orchard, decision: Decision[Any, Any], option: i64) -> i64:
        return ALLOWED if option == MORE else decision.why_not(orchard, option)

    def apply(self, orchard: Orchard, decision: Decision[Any, Any], option: i64) -> None:
        tell(orchard, NOTHING_SERVED, decision.seat)
