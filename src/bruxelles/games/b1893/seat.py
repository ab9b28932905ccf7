"""What one player owns."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.circle import Holding
from bruxelles.games.b1893.vocabulary import ARTWORKS, CUBES, NOBLES, PLACES, SOURCES, STRATEGIC_ROWS, TRACKS, units_of
from bruxelles.kernel.bag import Bag, empty


@mypyc_attr(acyclic=True)
class Seat(Holding):
    """What one player owns."""

    def __init__(
        self,
        sheet: vec[i64],
        squares: vec[i64],
        brussels: vec[i64],
        rows: vec[i64],
        artworks: Bag,
        cubes: Bag,
        ready: Bag,
        turned: Bag,
    ) -> None:
        super().__init__(sheet, squares)
        self.meeples: i64 = 0  # in the personal supply
        self.courthouse: i64 = 0
        self.built: i64 = 0  # House tiles taken off the Architect board
        self.board: i64 = 0
        self.first_passes: i64 = 0  # Prestige cards taken face down for passing first
        self.rows_used: i64 = 0  # Strategic rows that got a card this round, as a set of bits
        self.brussels = brussels  # meeples by place
        self.rows = rows  # VP symbols slid under each Strategic row
        self.artworks = artworks
        self.cubes = cubes
        self.ready = ready  # upright nobles
        self.turned = turned

    def owns_noble(self, noble: i64) -> bool:
        return self.ready.has(noble) or self.turned.has(noble)

    def nobles(self) -> i64:
        return self.ready.total + self.turned.total

    def in_brussels(self) -> i64:
        return self.brussels[0] + self.brussels[1] + self.brussels[2] + self.brussels[3]

    def refined(self) -> i64:
        return self.cubes.total - self.cubes.counts[CUBES - 1]

    def can_spend(self, payment: i64, unit: i64) -> bool:
        """True if the seat has the cubes, money and jokers of this payment."""
        counts = self.cubes.counts
        return (
            units_of(payment, 0) <= counts[0]
            and units_of(payment, 1) <= counts[1]
            and units_of(payment, 2) <= counts[2]
            and units_of(payment, 3) <= counts[3]
            and units_of(payment, 4) * unit <= self.money
            and units_of(payment, 5) <= counts[4]
        )

    def copy(self) -> Seat:
        new = Seat(
            self.sheet[:],
            self.squares[:],
            self.brussels[:],
            self.rows[:],
            self.artworks.copy(),
            self.cubes.copy(),
            self.ready.copy(),
            self.turned.copy(),
        )
        new.money = self.money
        new.points = self.points
        new.meeples = self.meeples
        new.courthouse = self.courthouse
        new.built = self.built
        new.board = self.board
        new.passed = self.passed
        new.first_passes = self.first_passes
        new.rows_used = self.rows_used
        return new


def new_seat() -> Seat:
    """A seat that owns nothing yet."""
    return Seat(
        vec[i64]([0] * SOURCES),
        vec[i64]([0] * TRACKS),
        vec[i64]([0] * PLACES),
        vec[i64]([0] * STRATEGIC_ROWS),
        empty(0, ARTWORKS),
        empty(0, CUBES),
        empty(0, NOBLES),
        empty(0, NOBLES),
    )
