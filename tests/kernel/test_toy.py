"""The orchard uses every hook in play, so that the laws it obeys say something."""

from __future__ import annotations

from itertools import product

from tests.conformance.random_play import Game
from tests.kernel.toy import COINS_EARNED, FRUIT_FELL, FRUIT_SERVED, NOTHING_SERVED
from tests.kernel.toy_rulebook import ORCHARD

from bruxelles.kernel.steps import NOBODY

HOW_MANY = ("no option", "one option", "a choice")
PLAYED: tuple[dict[str, str], ...] = (
    {},
    {"barter": "yes"},
    {"cards": "yes", "goodYear": "yes"},
    {"cards": "yes", "refuse": "yes"},
)


def test_every_hook_is_used_in_play() -> None:
    asked: set[str] = set()
    told: set[int] = set()
    fell_for_somebody: set[bool] = set()
    earned: set[int] = set()
    for options, seed in product(PLAYED, "12"):
        game = Game(ORCHARD, ORCHARD.settings(3, options), seed)
        for decision, offered in game:
            asked.add(f"{type(decision).__name__}: {HOW_MANY[min(len(offered), 2)]}")
        told |= {fact for fact, *_ in game.told.facts}
        fell_for_somebody |= {seat != NOBODY for fact, seat, *_ in game.told.facts if fact == FRUIT_FELL}
        earned |= {coins for fact, _, coins, *_ in game.told.facts if fact == COINS_EARNED}
    served = {f"Serve: {how_many}" for how_many in HOW_MANY}
    assert asked == {*served, "UseCard: a choice", "UseInstead: a choice"}
    assert told == {FRUIT_FELL, FRUIT_SERVED, NOTHING_SERVED, COINS_EARNED}
    assert fell_for_somebody == {False, True}
    assert earned == {1, 2, 3}, "alms, a pair, a pair in a good year"
