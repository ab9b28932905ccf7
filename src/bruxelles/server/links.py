"""Links: tokens that can't be guessed, of which only hashes are kept."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from hmac import compare_digest

from bruxelles.server.frames import Viewer
from bruxelles.server.seated_match import Seat

HOST, VIEW = "host", "view"


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def holder_of(token: str, links: Mapping[str, str]) -> str | None:
    """Whose token this is: the host's, an onlooker's, a person's by number; None if nobody's."""
    given = digest(token)
    for holder, known in links.items():
        if compare_digest(given, known):
            return holder
    return None


def viewer_of(holder: str, seats: Sequence[Seat]) -> Viewer:
    """What this holder's token is good for."""
    if holder in (HOST, VIEW):
        return Viewer((), holder == HOST)
    return Viewer(tuple(number for number, seat in enumerate(seats) if str(seat.person) == holder))
