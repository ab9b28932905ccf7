"""An orchard: as small a game as there can be that has every hook of the kernel. What attaches is in toy_variants."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.kernel.bag import Bag, empty
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.moments import instead, moment
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Chance, Decision, Effect, State, Step, adjusted, tell
from bruxelles.kernel.variants import Variants

APPLE, PEAR, PLUM = range(3, 6)
SERVE, USE_CARD = range(2)  # decisions
FALL, PAY = 0, 0  # the only chance event; the only quantity
FRUIT_FELL, FRUIT_SERVED, NOTHING_SERVED, COINS_EARNED = range(4)  # facts
NOT_THERE, NO_CLIMBING, NOT_POOR, NOT_NOW = range(1, 5)  # rules that forbid
AFTER_SERVING, INSTEAD_OF_PAY = range(2)  # moments


class Edition:
    """What is in the box, and a maker: how a pair is paid."""

    copies = (6, 4, 3)

    def pay(self, seat: i64) -> Step[Orchard]:
        return Earn(seat)


class Orchard(State):
    """Five times fruits fall, one more than there are seats, and everybody serves the next player."""

    def __init__(self, edition: Edition, seats: int, variants: Variants) -> None:
        super().__init__(variants)
        self.edition, self.seats = edition, seats
        self.tree = Bag(APPLE, vec[i64](edition.copies))
        self.stall = empty(APPLE, 3)
        self.baskets = [empty(APPLE, 3) for _ in range(seats)]
        self.coins = vec[i64]([0] * seats)
        a_round = [*[Fall(NOBODY)] * (seats + 1), *map(Serve, range(seats))]
        self.stack.extend(reversed(a_round * 5))

    def copy(self) -> Orchard:
        new = Orchard(self.edition, self.seats, self.variants)
        self.copy_steps_to(new)
        new.tree, new.stall, new.coins = self.tree.copy(), self.stall.copy(), self.coins[:]
        new.baskets = [basket.copy() for basket in self.baskets]
        return new

    def seat_count(self) -> i64:
        return self.seats

    def score(self, seat: i64) -> i64:
        return self.coins[seat] + self.baskets[seat].kinds()

    def rank(self, seat: i64) -> i64:
        return 1 + sum(self.score(other) > self.score(seat) for other in range(self.seats))


class Fall(Chance[Orchard]):
    """A fruit falls from the tree, if there is one: into the seat's basket, or onto the stall. (ORCH-01)"""

    def event(self) -> i64:
        return FALL

    def run(self, orchard: Orchard, dealer: Dealer) -> None:
        if orchard.tree.total > 0:
            fruit = dealer.draw(orchard.tree)
            (orchard.stall if self.seat == NOBODY else orchard.baskets[self.seat]).add(fruit)
            tell(orchard, FRUIT_FELL, self.seat, fruit)


class Serve(Decision[Orchard, i64]):
    """The next player is on turn, but you pick their fruit from the stall; a pair is paid. (ORCH-02)"""

    def kind(self) -> i64:
        return SERVE

    def options(self, orchard: Orchard, out: Options) -> None:
        orchard.stall.offer(out)

    def why_not(self, orchard: Orchard, fruit: i64) -> i64:
        return ALLOWED if orchard.stall.has(fruit) else NOT_THERE

    def apply(self, orchard: Orchard, fruit: i64) -> None:
        guest = (self.seat + 1) % orchard.seats
        orchard.stall.move(fruit, to=orchard.baskets[guest])
        tell(orchard, FRUIT_SERVED, guest, fruit)
        moment(orchard, AFTER_SERVING, guest)  # waits on the stack, below what follows
        if orchard.baskets[guest].count(fruit) > 1:
            instead(orchard, INSTEAD_OF_PAY, guest, orchard.edition.pay(guest))

    def skippable(self) -> bool:
        return True

    def opens_turn(self) -> bool:
        return True

    def prior(self, orchard: Orchard, fruit: i64) -> i64:
        return 2 if fruit == PLUM else 1  # the rarest kind is the least likely to make a pair


class Earn(Effect[Orchard]):
    """Two coins for a pair. (ORCH-03)"""

    def run(self, orchard: Orchard) -> None:
        coins = adjusted(orchard, self.seat, PAY, 2)
        orchard.coins[self.seat] += coins
        tell(orchard, COINS_EARNED, self.seat, coins)
