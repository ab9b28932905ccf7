"""Chance that nobody can predict and everybody can check, drawn from a secret seed that is committed to in advance."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from mypy_extensions import i64

from bruxelles.kernel.bag import Bag
from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.dealer import Dealer


def new_seed() -> str:
    """A seed that can't be guessed."""
    return secrets.token_hex(32)


def digest_of(seed: str) -> str:
    """The commitment to a seed. It is shown at the start of a game, the seed only at the end."""
    return f"sha256:{hashlib.sha256(seed.encode()).hexdigest()}"


class Share(NamedTuple):
    """A person's share in a seed: a number that nobody else could know, and the first of that person's seats."""

    seat: int
    nonce: str


def settled_seed(secret: str, shares: Sequence[Share]) -> str:
    """The seed that cards are dealt from: a hash of the secret and its shares; without shares, the secret itself."""
    if not shares:
        return secret
    message = "\n".join(f"seat:{share.seat + 1} {share.nonce}" for share in sorted(shares))
    return hmac.digest(secret.encode(), message.encode(), "sha256").hex()


class CommittedDealer(Dealer):
    """Each draw is a function of the seed, the number of the chance event and the number of the draw. So there is no
    position in a stream to save, and undo doesn't change later draws.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed, "committed")
        self.seed = seed
        self.event_number = 0
        self.draw_number = 0

    def begin(self, event: i64) -> None:
        self.event_number += 1
        self.draw_number = 0

    def below(self, n: i64) -> i64:
        self.draw_number += 1
        message = f"{self.event_number}.{self.draw_number}"
        digest = hmac.digest(self.seed.encode(), message.encode(), "sha256")
        return int.from_bytes(digest, "big") % n


class RecordingDealer(Dealer):
    """Records what another dealer draws."""

    def __init__(self, dealer: Dealer) -> None:
        super().__init__("", "recording")
        self.dealer = dealer
        self.event = -1
        self.drawn: list[int] = []

    def begin(self, event: i64) -> None:
        self.dealer.begin(event)
        self.event = event
        self.drawn = []

    def below(self, n: i64) -> i64:
        number = self.dealer.below(n)
        self.drawn.append(number)
        return number

    def draw(self, bag: Bag) -> i64:
        kind = self.dealer.draw(bag)
        self.drawn.append(kind)
        return kind


class ScriptError(Complaint):
    """A script asks for an impossible draw."""


class ScriptedDealer(Dealer):
    """Draws what a script says, if that is possible."""

    def __init__(self, event: int, numbers: tuple[int, ...]) -> None:
        super().__init__("", "scripted")
        self.expected = event
        self.numbers = list(reversed(numbers))

    def begin(self, event: i64) -> None:
        if event != self.expected:
            raise ScriptError("a different chance event comes here")

    def below(self, n: i64) -> i64:
        number = self.next()
        if not 0 <= number < n:
            raise ScriptError("this is not one of the {count} possible outcomes", count=n)
        return number

    def draw(self, bag: Bag) -> i64:
        kind = self.next()
        if not bag.first <= kind < bag.first + len(bag.counts) or not bag.has(kind):
            raise ScriptError("there is no such piece left to draw")
        bag.remove(kind)
        return kind

    def next(self) -> int:
        if not self.numbers:
            raise ScriptError("the record lists too few draws")
        return self.numbers.pop()

    def finish(self) -> None:
        if self.numbers:
            raise ScriptError("the record lists too many draws: {count} left over", count=len(self.numbers))
