"""The shapes of the shuffle on the wire: shares in the seed, commitments, and what was drawn."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field as Limits

from bruxelles.server.shapes import Asked, Shown


class ShareShown(Shown):
    """What a person, identified by their first seat, added to a seed."""

    seat: int
    nonce: str


class CommitmentShown(Shown):
    """The digest of a secret. With these shares, it determines everything dealt from entry `since` on."""

    since: int
    digest: str
    shares: list[ShareShown]


class PersonShown(Shown):
    """Somebody who may add a share: their seats, the digest they promised, and whether they have revealed it."""

    seats: list[int]
    digest: str | None
    revealed: bool


class GatheringShown(Shown):
    """Nothing has been dealt yet. Everybody promises a share, and reveals it once promises are `closed`."""

    closed: bool
    people: list[PersonShown]


class ShareAsked(Asked):
    """The promise of a share: the SHA-256 of its hexadecimal text."""

    digest: Annotated[str, Limits(pattern=r"^sha256:[0-9a-f]{64}$")]


class RevealAsked(Asked):
    """The share: 32 random bytes in hexadecimal."""

    nonce: Annotated[str, Limits(pattern=r"^[0-9a-f]{64}$")]


class Pieces(Shown):
    token: str
    count: int


class DrawShown(Shown):
    """What was drawn, and from which pieces, in the order in which they are counted. Null means what was left after the
    previous draw.
    """

    drawn: str
    among: list[Pieces] | None


class DealShown(Shown):
    """A chance event with its draws. Only one seat saw what a private one drew."""

    entry: int
    private: bool
    draws: list[DrawShown]


class Deals(Shown):
    deals: list[DealShown]
