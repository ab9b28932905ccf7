"""Gathering shares: before the first card, everybody at a table adds to the seed that everything is dealt from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from bruxelles.kernel.commitment import Share, digest_of
from bruxelles.kernel.match import IllegalAnswerError


@dataclass
class Gathering:
    """Who has promised a share, and who has revealed it, by the first seat of each person. Shares are revealed only
    after promises are closed, so that nobody can choose theirs by looking at the others.
    """

    digests: dict[int, str] = field(default_factory=dict)
    nonces: dict[int, str] = field(default_factory=dict)
    closed: bool = False  # there are no further promises; shares are being revealed

    def promise(self, seat: int, digest: str) -> None:
        if seat in self.digests:
            raise IllegalAnswerError("another of your pages has already promised a share")
        if self.closed:
            raise IllegalAnswerError("the shares are being revealed; it is too late to promise one")
        self.digests[seat] = digest

    def reveal(self, seat: int, nonce: str) -> None:
        if not self.closed:
            raise IllegalAnswerError("shares are revealed once everybody has promised theirs")
        if digest_of(nonce) != self.digests.get(seat):
            raise IllegalAnswerError("this is not the share that was promised")
        self.nonces[seat] = nonce

    def await_only(self, awaited: Collection[int]) -> None:
        """Close promises if all of these people have made theirs."""
        self.closed = self.closed or set(awaited) <= self.digests.keys()

    @property
    def complete(self) -> bool:
        return self.closed and self.digests.keys() == self.nonces.keys()

    def shares(self) -> list[Share]:
        return [Share(seat, nonce) for seat, nonce in sorted(self.nonces.items())]

    def missing(self, awaited: Sequence[int]) -> list[tuple[str, int]]:
        """Whose share is missing, and why."""
        absent = [seat for seat in sorted({*awaited, *self.digests}) if seat not in self.nonces]
        return [("share_left_out" if seat in self.digests else "share_missing", seat) for seat in absent]
