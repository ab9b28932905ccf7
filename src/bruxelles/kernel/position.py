"""Positions set up by hand, line by line, for examples, puzzles and tests of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.notation import Notation, NotationError
from bruxelles.kernel.record import RecordError

Words = list[str]


class PositionError(Complaint):
    """A line that can't be set up."""


def whole(text: str, least: int = 0, most: int = 999) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
        raise PositionError(
            "expected a whole number from {least} to {most}, not '{given}'", least=least, most=most, given=text[:60]
        )
    return int(text)


def only(words: Words) -> str:
    if len(words) != 1:
        raise PositionError("expected one word here, not '{given}'", given=" ".join(words)[:60])
    return words[0]


class PositionReader(ABC):
    """Sets up a position from its lines. A subclass for each game defines what the lines mean."""

    def __init__(self, phases: Sequence[str], seats: Notation, players: int) -> None:
        self.phases = phases
        self.the_phases = ["turn seat:1" if phase == "turn" else phase for phase in phases]
        self.seats = seats
        self.players = players
        self.phase = ""
        self.turn: int | None = None  # whose turn it is, if the phase is `turn`

    @abstractmethod
    def verbs(self) -> dict[str, Callable[[Words], None]]:
        """What a line can begin with, besides a seat and `phase`."""

    @abstractmethod
    def read_seat(self, who: int, words: Words) -> None:
        """Read what a seat owns, from at least two words."""

    @abstractmethod
    def finish(self) -> None:
        """Complete the position after the last line. The phase is known."""

    def set_up(self, lines: Sequence[tuple[int, str]]) -> None:
        """Read all lines. An error names the line that it is about, or else the last one."""
        number = 0
        for number, line in lines:
            try:
                self.read(line.split())
            except (PositionError, NotationError) as error:
                raise RecordError(number, error) from error
        try:
            self.conclude()
        except PositionError as error:
            raise RecordError(number, error) from error

    def conclude(self) -> None:
        if not self.phase:
            raise PositionError("no line names the phase; choose from {phases}", phases=self.the_phases)
        self.finish()

    def read(self, words: Words) -> None:
        verbs = {"phase": self.read_phase, **self.verbs()}
        if words[0].startswith("seat:"):
            who = self.seat(words[0])
            if len(words) < 3:
                raise PositionError("a seat's line names what it owns, then the pieces")
            self.read_seat(who, words[1:])
        elif words[0] in verbs:
            if len(words) < 2:
                raise PositionError("nothing follows {word}", word=words[0])
            verbs[words[0]](words[1:])
        else:
            parts = ["seat:1 …", *verbs]
            raise PositionError(
                "'{given}' is not part of a position; choose from {parts}", given=words[0][:60], parts=parts
            )

    def seat(self, token: str) -> int:
        seat = self.seats.number(token)
        if seat >= self.players:
            raise PositionError("{seat} is not playing: there are only {seats} seats", seat=token, seats=self.players)
        return seat

    def read_phase(self, words: Words) -> None:
        self.phase = words[0]
        if self.phase not in self.phases or len(words) != (2 if self.phase == "turn" else 1):
            given = " ".join(words)[:60]
            raise PositionError("'{given}' is not a phase; choose from {phases}", given=given, phases=self.the_phases)
        self.turn = self.seat(words[1]) if self.phase == "turn" else None
