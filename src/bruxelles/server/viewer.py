"""Who looks at a table, and what they may see."""

from __future__ import annotations

from dataclasses import dataclass

from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.server.chronicle import Event


@dataclass(frozen=True)
class Viewer:
    """The seats that a token may play, counted from 0, and whether it is the host's."""

    seats: tuple[int, ...] = ()
    host: bool = False

    @property
    def seat(self) -> int | None:
        return self.seats[0] if self.seats else None

    @property
    def alone(self) -> tuple[int, ...]:
        """The seats whose secrets this page may show. If several people share a screen, it may show none."""
        return self.seats if len(self.seats) == 1 else ()

    def sees(self, match: Match) -> int | None:
        """The seat whose view they get: the one that has to answer, if it is theirs."""
        if not match.rulebook.has_secrets:
            return None
        return match.seat if match.seat in self.seats else self.seat

    def check_asked(self, match: Match) -> None:
        """Only the seat that makes a private decision may try it out."""
        decision = match.waiting()
        if decision is not None and match.kind(decision).private and decision.seat not in self.seats:
            raise IllegalAnswerError("only seat {seat} can see this decision", seat=int(decision.seat) + 1)

    def may_know(self, event: Event) -> bool:
        return event.audience is None or event.audience in self.alone
