"""Options that are not on offer: what is told of them would happen if the player had the means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.laws.told.actions_1893 import by_facts
from tests.laws.told.goods_1893 import money_paid, upkeep
from tests.laws.told.telling import Meaning

from bruxelles.games.b1893 import vocabulary as v

# Decisions that refuse options to a player who has too little.
REFUSABLE = ("turn", "bid", "noblePick", "saleMove", "pay", "payNoble")
PLENTY = 9

REFUSED_OF_1893: Mapping[tuple[str, str], Meaning] = {
    ("option.bid.beyond", "amount"): by_facts("money_moved", "for:bid", sign=-1),
    ("option.payNoble.beyond", "amount"): upkeep,
    ("option.pay.name", "units"): money_paid,
}


def rich(table: Any, seat: int) -> Any:
    """A copy on which the seat has plenty of what it pays with."""
    copy = table.copy()
    own = copy.seats[seat]
    if not hasattr(own, "meeples"):  # 1897: money may be limited by what others have
        for _ in range(PLENTY):
            own.hand.add(0)
        return copy
    own.money += PLENTY * PLENTY
    own.meeples += PLENTY
    for _ in range(PLENTY):
        own.artworks.add(v.BLACK)
        for cube in range(v.CUBES):
            own.cubes.add(cube)
    return copy
