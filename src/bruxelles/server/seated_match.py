"""A match with the people and bots who play it. Every row of the log changes it in the same way, whether it is new or
loaded.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bruxelles.kernel.choices import Choices
from bruxelles.kernel.commitment import Share
from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.server.chronicle import Chronicle
from bruxelles.server.seed_shares import Gathering
from bruxelles.server.stored_table import Given, Row, Seat
from bruxelles.words import bot_label

BOT_PERSON = 100  # the match's number for the bot at seat 0, and so on: every bot counts as a different person


class UnknownRowError(Complaint):
    """A row of a kind that this version doesn't know."""


@dataclass
class SeatedMatch:
    """People and bots at one match. Only `apply` changes it."""

    match: Match
    seats: list[Seat]
    number: int = 0
    confirms: int | None = None  # the seat that has to confirm its turn

    def __post_init__(self) -> None:
        self.choices = Choices(self.match)
        self.chronicle = Chronicle(self.match)
        self.match.confirming = True
        self.gathering = Gathering() if self.match.awaits_shares else None
        self.sit_down()
        self.chronicle.catch_up(0)

    def sit_down(self) -> None:
        self.match.persons = [
            BOT_PERSON + number if seat.bot else seat.person for number, seat in enumerate(self.seats)
        ]

    @property
    def bot(self) -> str | None:
        """The bot whose turn it is, if it is a bot's."""
        seat = self.match.seat
        return None if seat is None else self.seats[seat].bot

    def apply(self, row: Row) -> Row:
        """Do what a row says, or nothing at all. Return the row with the lines that resulted."""
        before = len(self.match.entries)
        if row.kind not in APPLY:
            raise UnknownRowError("there is no kind of row '{kind}'", kind=row.kind)
        APPLY[row.kind](self, row)
        self.number = row.number
        if not self.match.waits_for_confirmation:
            self.confirms = None
        since = min(before, len(self.match.entries))
        lines = tuple(self.match.line(number + 1) for number in range(since, len(self.match.entries)))
        self.chronicle.catch_up(row.number)
        return replace(row, since=since, lines=lines)

    def answer(self, row: Row) -> None:
        """Give all answers or none. A bot's answer needs no confirmation."""
        match = self.match
        past, undone = match.past[:], match.undone[:]
        given = 0
        try:
            for each in row.answers:
                self.check(each)
                self.chronicle.note_opener()
                match.play(each.token)
                given += 1
        except IllegalAnswerError:
            for _ in range(given):
                match.undo()
            match.past, match.undone = past, undone
            raise
        self.choices.made(given)
        self.confirms = row.answers[-1].seat
        if self.seats[self.confirms].bot:
            match.confirm()

    def check(self, given: Given) -> None:
        match = self.match
        if match.decision is None:
            return
        if (match.seat, match.decision) != (given.seat, given.decision):
            seat = 0 if match.seat is None else match.seat + 1
            raise IllegalAnswerError("seat {seat} must decide {decision} first", seat=seat, decision=match.decision)

    def confirm(self, row: Row) -> None:
        if not self.match.waits_for_confirmation:
            raise IllegalAnswerError("no turn is waiting to be confirmed")
        self.match.confirm()

    def may_undo(self, person: int | None) -> bool:
        return person is not None and not self.match.over and self.match.can_undo(person)

    def may_redo(self, person: int | None) -> bool:
        return self.choices.can_redo() and self.match.persons[self.match.undone[-1].seat] == person

    def undo(self, row: Row) -> None:
        """Take back the last choice with all its answers."""
        assert row.seat is not None
        if not self.may_undo(self.match.persons[row.seat]):
            raise IllegalAnswerError(
                "nothing can be undone: something has been drawn or somebody else has answered since"
            )
        self.choices.undo()

    def redo(self, row: Row) -> None:
        assert row.seat is not None
        if not self.may_redo(self.match.persons[row.seat]):
            raise IllegalAnswerError("there is nothing to redo")
        self.confirms = self.match.undone[-1].seat
        self.choices.redo()

    def change_seat(self, row: Row) -> None:
        """A bot sits down or leaves, or another bot answers once in its place. Earlier choices become final."""
        assert row.seat is not None
        if row.instead is not None:
            self.chronicle.add(row.number, "bot_failed", row.seat, instead=bot_label(row.instead))
            return
        self.seats[row.seat] = replace(self.seats[row.seat], bot=row.bot)
        self.sit_down()
        self.choices.forget()
        if row.bot is None:
            self.chronicle.add(row.number, "seat_returned", row.seat)
        else:
            self.chronicle.add(row.number, "bot_seated", row.seat, bot=bot_label(row.bot))
        if self.gathering is not None:
            self.gather_on(row)
        elif row.bot is not None and self.match.waits_for_confirmation and self.confirms == row.seat:
            self.match.confirm()

    @property
    def people(self) -> dict[int, tuple[int, ...]]:
        """The seats of each person who plays, without bots, by the first of them."""
        persons = {seat.person for seat in self.seats if seat.bot is None}
        held = [
            tuple(number for number, seat in enumerate(self.seats) if seat.person == person)
            for person in sorted(persons)
        ]
        return {seats[0]: seats for seats in held}

    def has_share(self, kind: str, seat: int, text: str) -> bool:
        """True if this was already promised, or revealed."""
        if self.gathering is None:
            return Share(seat, text) in self.match.commitments[-1].shares
        return (self.gathering.digests if kind == "share" else self.gathering.nonces).get(seat) == text

    def promise_share(self, row: Row) -> None:
        seat, digest, gathering = row.seat, row.text, self.still_gathering()
        assert seat is not None
        assert digest is not None
        gathering.promise(seat, digest)
        self.gather_on(row)

    def reveal_share(self, row: Row) -> None:
        seat, nonce, gathering = row.seat, row.text, self.still_gathering()
        assert seat is not None
        assert nonce is not None
        gathering.reveal(seat, nonce)
        self.gather_on(row)

    def begin(self, row: Row) -> None:
        """Wait for no further promises."""
        self.still_gathering().closed = True
        self.gather_on(row)

    def deal(self, row: Row) -> None:
        """Leave out shares that were promised but not revealed."""
        if not self.still_gathering().closed:
            raise IllegalAnswerError("shares are revealed once everybody has promised theirs")
        self.settle_seed(row)

    def still_gathering(self) -> Gathering:
        if self.gathering is None:
            raise IllegalAnswerError("the cards have already been dealt")
        return self.gathering

    def gather_on(self, row: Row) -> None:
        gathering = self.still_gathering()
        gathering.await_only(self.people)
        if gathering.complete:
            self.settle_seed(row)

    def settle_seed(self, row: Row) -> None:
        """Make the seed from the shares revealed so far, and deal the first cards."""
        gathering, self.gathering = self.still_gathering(), None
        for kind, seat in gathering.missing(tuple(self.people)):
            self.chronicle.add(row.number, kind, seat)
        self.match.settle_seed(gathering.shares())


APPLY = {
    "answer": SeatedMatch.answer,
    "undo": SeatedMatch.undo,
    "redo": SeatedMatch.redo,
    "confirm": SeatedMatch.confirm,
    "seat": SeatedMatch.change_seat,
    "share": SeatedMatch.promise_share,
    "begin": SeatedMatch.begin,
    "reveal": SeatedMatch.reveal_share,
    "deal": SeatedMatch.deal,
}
