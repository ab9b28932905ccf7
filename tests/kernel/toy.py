"""An orchard: a game as small as one can be that uses every hook of the kernel."""

from __future__ import annotations

from typing import Any, NewType

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.kernel.bag import Bag, empty
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.moments import Card, instead, moment
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import (
    ALLOWED,
    MORE,
    NOBODY,
    Adjustment,
    Chance,
    Decision,
    Effect,
    State,
    Step,
    Variants,
    Widening,
    adjusted,
    tell,
    then,
)

Fruit = NewType("Fruit", i64)
Coins = NewType("Coins", i64)

FIRST_FRUIT, FRUITS = 3, 3
APPLE, PEAR, PLUM = 3, 4, 5
PICK, SELL, NAME_PRICE, USE_CARD, FIX_PRICE = range(5)
FIRST_SEAT, HARVEST, CLIMB = range(3)
SEAT_BEGAN, FRUIT_FELL, FRUIT_PICKED, PAIR_SOLD, FRUIT_KEPT, RAIN_FELL = range(6)
NOT_THERE, NO_PAIR, NOT_THIS_PRICE, USED_UP, TOO_DRY, TREE_BARE = range(1, 7)
AFTER_TURN, INSTEAD_OF_PRICE = range(2)
PRICE = 0
LADDER, RAIN, PRICE_TAG = 1, 2, 4  # what a seat has used, as a set of bits


class Edition:
    """The box, and the course of the game."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.copies = vec[i64]([6, 4, 3])
        course: list[Step[Any]] = [DrawFirst(NOBODY), *[Harvest(NOBODY), Market(NOBODY)] * rounds, CountBaskets(NOBODY)]
        self.waiting = course[::-1]

    def price(self, orchard: Orchard, seller: i64) -> Step[Any]:
        """A maker: how the price of a pair is found."""
        return NamePrice(orchard.after(seller), seller)


class Barter(Edition):
    """An edition that differs in one rule: a pair is worth 2, and nobody is asked. (ORCH-03)"""

    def price(self, orchard: Orchard, seller: i64) -> Step[Any]:
        return FixedPrice(seller)


class Orchard(State):
    def __init__(self, edition: Edition, variants: Variants) -> None:
        super().__init__(variants)
        self.edition = edition
        self.first: i64 = 0
        self.tree = Bag(FIRST_FRUIT, edition.copies[:])
        self.stall = empty(FIRST_FRUIT, FRUITS)
        self.sold = empty(FIRST_FRUIT, FRUITS)
        self.baskets = [empty(FIRST_FRUIT, FRUITS) for _ in range(edition.seats)]
        self.sales = vec[i64]([0] * edition.seats)
        self.gains = vec[i64]([0] * edition.seats)
        self.used = vec[i64]([0] * edition.seats)
        self.stack = edition.waiting[:]

    def copy(self) -> Orchard:
        new = Orchard(self.edition, self.variants)
        self.copy_steps_to(new)
        new.first = self.first
        new.tree, new.stall, new.sold = self.tree.copy(), self.stall.copy(), self.sold.copy()
        new.baskets = [basket.copy() for basket in self.baskets]
        new.sales, new.gains, new.used = self.sales[:], self.gains[:], self.used[:]
        return new

    def seat_count(self) -> i64:
        return self.edition.seats

    def score(self, seat: i64) -> i64:
        return self.sales[seat] + self.gains[seat]

    def rank(self, seat: i64) -> i64:
        return 1 + sum(self.score(other) > self.score(seat) for other in range(self.edition.seats))

    def after(self, seat: i64) -> i64:
        return (seat + 1) % self.edition.seats


class DrawFirst(Chance[Orchard]):
    def event(self) -> i64:
        return FIRST_SEAT

    def run(self, orchard: Orchard, dealer: Dealer) -> None:
        orchard.first = dealer.below(orchard.edition.seats)
        tell(orchard, SEAT_BEGAN, orchard.first)


class Harvest(Chance[Orchard]):
    """As many fruits as players fall from the tree."""

    def event(self) -> i64:
        return HARVEST

    def run(self, orchard: Orchard, dealer: Dealer) -> None:
        for _ in range(min(orchard.edition.seats, orchard.tree.total)):
            fruit = dealer.draw(orchard.tree)
            orchard.stall.add(fruit)
            tell(orchard, FRUIT_FELL, NOBODY, fruit)


class Market(Effect[Orchard]):
    """Everybody takes a turn, clockwise; nobody does once the stall is bare."""

    def run(self, orchard: Orchard) -> None:
        for nth in range(orchard.stall.total - 1, -1, -1):
            seat = (orchard.first + nth) % orchard.edition.seats
            then(orchard, Pick(seat), Sell(seat), EndTurn(seat))


class Pick(Decision[Orchard, Fruit]):
    """Take a fruit from the stall; the last player often has no choice. (ORCH-01)"""

    def kind(self) -> i64:
        return PICK

    def options(self, orchard: Orchard, out: Options) -> None:
        orchard.stall.offer(out)

    def why_not(self, orchard: Orchard, fruit: Fruit) -> i64:
        return ALLOWED if orchard.stall.has(fruit) else NOT_THERE

    def apply(self, orchard: Orchard, fruit: Fruit) -> None:
        orchard.stall.move(fruit, to=orchard.baskets[self.seat])
        tell(orchard, FRUIT_PICKED, self.seat, fruit)

    def prior(self, orchard: Orchard, fruit: Fruit) -> i64:
        return 1 + orchard.baskets[self.seat].count(fruit)

    def opens_turn(self) -> bool:
        return True


class Sell(Decision[Orchard, Fruit]):
    """Sell two fruits of a kind; without a pair there is nothing to decide. (ORCH-02)"""

    def kind(self) -> i64:
        return SELL

    def options(self, orchard: Orchard, out: Options) -> None:
        for fruit in range(FIRST_FRUIT, FIRST_FRUIT + FRUITS):
            if self.why_not(orchard, Fruit(fruit)) == ALLOWED:
                out.add(fruit)

    def why_not(self, orchard: Orchard, fruit: Fruit) -> i64:
        return ALLOWED if orchard.baskets[self.seat].count(fruit) > 1 else NO_PAIR

    def apply(self, orchard: Orchard, fruit: Fruit) -> None:
        for _ in range(2):
            orchard.baskets[self.seat].move(fruit, to=orchard.sold)
        instead(orchard, INSTEAD_OF_PRICE, self.seat, orchard.edition.price(orchard, self.seat))

    def skippable(self) -> bool:
        return True


class NamePrice(Decision[Orchard, Coins]):
    """The next player names the price, from 1 to 3: a decision of somebody who isn't on turn. (ORCH-03)"""

    def __init__(self, seat: i64, seller: i64) -> None:
        super().__init__(seat)
        self.seller = seller

    def kind(self) -> i64:
        return NAME_PRICE

    def options(self, orchard: Orchard, out: Options) -> None:
        for coins in range(1, 4):
            out.add(coins)

    def why_not(self, orchard: Orchard, coins: Coins) -> i64:
        return ALLOWED if 1 <= coins <= 3 else NOT_THIS_PRICE

    def apply(self, orchard: Orchard, coins: Coins) -> None:
        pay(orchard, self.seller, coins)


class FixedPrice(Effect[Orchard]):
    def run(self, orchard: Orchard) -> None:
        pay(orchard, self.seat, 2)


def pay(orchard: Orchard, seller: i64, coins: i64) -> None:
    price = adjusted(orchard, seller, PRICE, coins)
    orchard.sales[seller] += price
    tell(orchard, PAIR_SOLD, seller, price)


class EndTurn(Effect[Orchard]):
    def run(self, orchard: Orchard) -> None:
        moment(orchard, AFTER_TURN, self.seat)


class CountBaskets(Effect[Orchard]):
    """A point for each kind of fruit at home."""

    def run(self, orchard: Orchard) -> None:
        for seat in range(orchard.edition.seats):
            orchard.gains[seat] += orchard.baskets[seat].kinds()


class Ladder(Card[Orchard]):
    """Once: a fruit straight from the tree. Asks. (ORCH-04, ORCH-06)"""

    def why_not(self, orchard: Orchard, seat: i64) -> i64:
        if orchard.used[seat] & LADDER:
            return USED_UP
        return ALLOWED if orchard.tree.total else TREE_BARE

    def use(self, orchard: Orchard, seat: i64) -> None:
        orchard.used[seat] |= LADDER
        then(orchard, Climb(seat))


class Climb(Chance[Orchard]):
    def event(self) -> i64:
        return CLIMB

    def run(self, orchard: Orchard, dealer: Dealer) -> None:
        fruit = dealer.draw(orchard.tree)
        orchard.baskets[self.seat].add(fruit)
        tell(orchard, FRUIT_PICKED, self.seat, fruit)


class Rain(Card[Orchard]):
    """Once, for two fruits at home: a point. A pure gain. (ORCH-04, ORCH-05)"""

    def why_not(self, orchard: Orchard, seat: i64) -> i64:
        if orchard.used[seat] & RAIN:
            return USED_UP
        return ALLOWED if orchard.baskets[seat].total > 1 else TOO_DRY

    def use(self, orchard: Orchard, seat: i64) -> None:
        orchard.used[seat] |= RAIN
        orchard.gains[seat] += 1
        tell(orchard, RAIN_FELL, seat, 1)

    def option(self) -> i64:
        return 2

    def asks(self) -> bool:
        return False


class PriceTag(Card[Orchard]):
    """Once: a price of 2, instead of what the next player would name. (ORCH-04)"""

    def why_not(self, orchard: Orchard, seat: i64) -> i64:
        return USED_UP if orchard.used[seat] & PRICE_TAG else ALLOWED

    def use(self, orchard: Orchard, seat: i64) -> None:
        orchard.used[seat] |= PRICE_TAG
        pay(orchard, seat, 2)


class GoodYear(Adjustment):
    """Every price is a coin higher."""

    def of(self, orchard: Orchard, seat: i64, value: i64) -> i64:
        return value + 1


class MayKeep(Widening):
    """Whoever could sell may also keep."""

    def offer(self, orchard: Orchard, decision: Decision[Any, Any], out: Options) -> None:
        if out.count > 0:
            out.add(MORE)

    def why_not(self, orchard: Orchard, decision: Decision[Any, Any], option: i64) -> i64:
        if option < MORE:
            return decision.why_not(orchard, option)
        counts = orchard.baskets[decision.seat].counts
        return ALLOWED if any(count > 1 for count in counts) else NO_PAIR

    def apply(self, orchard: Orchard, decision: Decision[Any, Any], option: i64) -> None:
        tell(orchard, FRUIT_KEPT, decision.seat)
