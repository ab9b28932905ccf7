"""The shapes of the promised shuffle on the wire."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field as Limits

from bruxelles.server.shapes import Asked, Said


class ShareShown(Said):
    """What a person, known by the first of their seats, added to a seed."""

    seat: int
    nonce: str


class CommitmentShown(Said):
    """The digest of the secret from which, with these shares, all is dealt from an entry on."""

    since: int
    digest: str
    shares: list[ShareShown]


class PersonShown(Said):
    """Somebody whose share is awaited: their seats, what they promised, and whether they have revealed it."""

    seats: list[int]
    digest: str | None
    revealed: bool


class GatheringShown(Said):
    """Nothing is dealt yet. Everybody promises a share, and when promises are `closed`, reveals it."""

    closed: bool
    people: list[PersonShown]


class ShareAsked(Asked):
    """The promise of a share: the SHA-256 of its text."""

    digest: Annotated[str, Limits(pattern=r"^sha256:[0-9a-f]{64}$")]


class RevealAsked(Asked):
    """The share: 32 bytes that nobody can guess, as text."""

    nonce: Annotated[str, Limits(pattern=r"^[0-9a-f]{64}$")]


class Pieces(Said):
    token: str
    count: int


class DrawShown(Said):
    """What was drawn, and from what, in the order in which pieces are counted; null: from what the draw before left."""

    drawn: str
    among: list[Pieces] | None


class DealShown(Said):
    """A chance event, the next one of the game, with its draws. What a private one drew was told to one seat only."""

    entry: int
    private: bool
    draws: list[DrawShown]


class Deals(Said):
    deals: list[DealShown]
