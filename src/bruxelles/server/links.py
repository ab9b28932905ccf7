"""Links: random tokens, of which the server stores only hashes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from hmac import compare_digest

from bruxelles.server.stored_table import Seat
from bruxelles.server.viewer import Viewer

HOST, VIEW = "host", "view"


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def holder_of(token: str, links: Mapping[str, str]) -> str | None:
    """The holder of a token: host, view, or the number of a person; None if the token is invalid."""
    given = digest(token)
    for holder, known in links.items():
        if compare_digest(given, known):
            return holder
    return None


def viewer_of(holder: str, seats: Sequence[Seat]) -> Viewer:
    """What this holder may play and see."""
    if holder in (HOST, VIEW):
        return Viewer((), holder == HOST)
    return Viewer(tuple(number for number, seat in enumerate(seats) if str(seat.person) == holder))
