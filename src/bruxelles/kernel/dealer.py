"""The dealer: the only source of chance. It is not part of the state."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.kernel.bag import Bag

LOW_32_BITS: Final = 0xFFFFFFFF
MULTIPLIER: Final = 698769069  # Marsaglia's multiply-with-carry; products stay below 2**63


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Draws at random. The same seed and purpose give the same draws, compiled or not.

    The seed is hashed with the purpose. So similar seeds give unrelated draws, and a bot doesn't draw the same numbers
    as the deal.
    """

    def __init__(self, seed: str, purpose: str) -> None:
        digest = hashlib.blake2b(f"{purpose}\n{seed}".encode(), digest_size=8).digest()
        low = int.from_bytes(digest[:4], "big")
        high = int.from_bytes(digest[4:], "big")
        self.carry: i64 = ((high % (MULTIPLIER - 2) + 1) << 32) + low

    def begin(self, event: i64) -> None:
        """Begin a chance event of this kind. All draws until the next one belong to it."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        self.carry = MULTIPLIER * (self.carry & LOW_32_BITS) + (self.carry >> 32)
        return (self.carry & LOW_32_BITS) * n >> 32

    def draw(self, bag: Bag) -> i64:
        """Take a piece out of the bag, each equally likely, and return its kind."""
        nth = self.below(bag.total)
        i: i64 = 0
        while nth >= bag.counts[i]:
            nth -= bag.counts[i]
            i += 1
        bag.counts[i] -= 1
        bag.total -= 1
        return bag.first + i
