"""The options of a decision, in a buffer that is reused."""

from __future__ import annotations

from librt.vecs import extend, vec
from mypy_extensions import i64


class Options:
    """The options of a decision. An option is a number whose meaning the decision defines."""

    def __init__(self) -> None:
        self.items = vec[i64]([0] * 32)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, option: i64) -> None:
        if self.count == len(self.items):
            self.items = extend(self.items, self.items)
        self.items[self.count] = option
        self.count += 1

    def has(self, option: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == option:
                return True
        return False

    def pick(self, share: float) -> i64:
        """The option at a share of the list, from 0 to below 1: a random share picks a random option."""
        if self.count == 0 or not 0.0 <= share < 1.0:
            raise IndexError(f"{self.count} options can't be picked from at {share}")
        return self.items[i64(share * float(self.count))]

    def listed(self) -> list[int]:
        """The options as a plain list, for code outside the engine."""
        return [int(self.items[i]) for i in range(self.count)]
