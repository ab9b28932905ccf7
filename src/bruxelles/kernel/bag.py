"""Bags of pieces that differ only by kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.kernel.options import Options

UNCOUNTED: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Bag:
    """How many pieces there are of each kind, in no order: a hand, the unseen cards of a pile, a discard pile, a
    supply.

    Kinds are numbered from `first`, so that a piece has the same number in every bag.
    """

    def __init__(self, first: i64, counts: vec[i64], total: i64 = UNCOUNTED) -> None:
        self.first = first
        self.counts = counts
        if total == UNCOUNTED:
            total = 0
            for count in counts:
                total += count
        self.total = total

    def count(self, kind: i64) -> i64:
        return self.counts[kind - self.first]

    def has(self, kind: i64) -> bool:
        return self.counts[kind - self.first] > 0

    def add(self, kind: i64) -> None:
        self.counts[kind - self.first] += 1
        self.total += 1

    def remove(self, kind: i64) -> None:
        self.counts[kind - self.first] -= 1
        self.total -= 1

    def move(self, kind: i64, to: Bag) -> None:
        """Move one piece of this kind to another bag."""
        self.remove(kind)
        to.add(kind)

    def move_all(self, to: Bag) -> None:
        """Move every piece to another bag."""
        if self.total == 0:
            return
        shift = self.first - to.first
        for i in range(len(self.counts)):
            to.counts[i + shift] += self.counts[i]
            self.counts[i] = 0
        to.total += self.total
        self.total = 0

    def offer(self, out: Options) -> None:
        """Add each kind in the bag as an option."""
        for i in range(len(self.counts)):
            if self.counts[i] > 0:
                out.add(self.first + i)

    def kinds(self) -> i64:
        """How many different kinds are in the bag."""
        different: i64 = 0
        for count in self.counts:
            if count > 0:
                different += 1
        return different

    def listed(self) -> list[int]:
        """The kind of every piece, in the order of kinds, for code outside the engine."""
        return [int(self.first) + i for i in range(len(self.counts)) for _ in range(self.counts[i])]

    def copy(self) -> Bag:
        return Bag(self.first, self.counts[:], self.total)


def empty(first: i64, kinds: i64) -> Bag:
    """An empty bag for these kinds."""
    return Bag(first, vec[i64]([0] * kinds))
