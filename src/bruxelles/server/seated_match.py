"""A table's game as its log tells it: every row changes the match in one way, when it is new and when it is loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Literal, NamedTuple

from bruxelles.games import find_rulebook
from bruxelles.kernel.choices import Choices
from bruxelles.kernel.commitment import Share
from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.kernel.record import Record, write_record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay
from bruxelles.kernel.steps import NOBODY
from bruxelles.server.seed_shares import Gathering
from bruxelles.words import Message, Token, bot_label
from bruxelles.words.game_words import words_for

RowKind = Literal["answer", "undo", "redo", "confirm", "seat", "share", "begin", "reveal", "deal"]
BOT_PERSON = 100  # every bot is a person of its own


class Given(NamedTuple):
    """An answer as it was sent; seats count from 0."""

    seat: int
    decision: str
    token: str


@dataclass(frozen=True)
class Seat:
    """A place at the table, and who it was given to."""

    kind: str
    name: str
    person: int
    colour: str
    bot: str | None = None


@dataclass(frozen=True)
class Row:
    """One line of the log: what was done by whom, and the lines of the record that came of it behind the first `since`
    entries, which loading compares.
    """

    number: int
    kind: RowKind
    seat: int | None
    key: str | None
    answers: tuple[Given, ...] = ()
    bot: str | None = None  # who sits down, or who failed
    instead: str | None = None  # who answers for a bot that failed
    since: int = 0
    lines: tuple[str, ...] = ()
    text: str | None = None  # the digest of a share, or the share


class UnknownRowError(Complaint):
    """A row that this program can't follow."""


@dataclass(frozen=True)
class Event:
    """Something to tell: a fact of the match, or what happened to a seat. Its sentences close a row, or the part of it
    in which nobody was asked; a seat that knows more of that part reads its own.
    """

    number: int
    entry: int
    seat: int | None
    kind: str
    reason: str | None = None
    tokens: Mapping[str, str] = field(default_factory=dict)
    log: tuple[Message, ...] = ()
    of_match: bool = True
    forced: bool = False
    audience: int | None = None  # the only seat that may know of it
    own_logs: tuple[tuple[int, tuple[Message, ...]], ...] = ()  # by seat


@dataclass
class SeatedMatch:
    """People and bots at one match. It is changed by `apply` only."""

    match: Match
    seats: list[Seat]
    number: int = 0
    events: list[Event] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)  # how many events there were after each row
    told: int = 0  # facts of the match among them
    openers: set[int] = field(default_factory=set)  # kinds of decisions that were seen to open a turn
    confirms: int | None = None  # the seat whose turn waits for its confirmation

    def __post_init__(self) -> None:
        self.choices = Choices(self.match)
        self.match.confirming = True
        self.gathering = Gathering() if self.match.awaits_shares else None
        self.sit_down()
        self.tell_facts()

    def sit_down(self) -> None:
        self.match.persons = [
            BOT_PERSON + number if seat.bot else seat.person for number, seat in enumerate(self.seats)
        ]

    @property
    def bot(self) -> str | None:
        """The bot whose turn it is."""
        seat = self.match.seat
        return None if seat is None else self.seats[seat].bot

    def apply(self, row: Row) -> Row:
        """Do what a row says, or nothing at all. Returns it with what came of it."""
        before = len(self.match.entries)
        if row.kind not in APPLY:
            raise UnknownRowError("there is no kind of row '{kind}'", kind=row.kind)
        APPLY[row.kind](self, row)
        self.number = row.number
        if not self.match.waits_for_confirmation:
            self.confirms = None
        since = min(before, len(self.match.entries))
        lines = tuple(self.match.line(number + 1) for number in range(since, len(self.match.entries)))
        self.tell_facts()
        return replace(row, since=since, lines=lines)

    def answer(self, row: Row) -> None:
        """All answers or none. What a bot answers needs no confirmation."""
        match = self.match
        past, undone = match.past[:], match.undone[:]
        given = 0
        try:
            for each in row.answers:
                self.check(each)
                self.note_opener()
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

    def note_opener(self) -> None:
        decision = self.match.waiting()
        if decision is not None and decision.opens_turn():
            self.openers.add(int(decision.kind()))

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
        """A bot sits down or leaves, or is replaced for one answer. Nothing before can be taken back."""
        assert row.seat is not None
        if row.instead is not None:
            self.tell(row, "bot_failed", row.seat, instead=bot_label(row.instead))
            return
        self.seats[row.seat] = replace(self.seats[row.seat], bot=row.bot)
        self.sit_down()
        self.choices.forget()
        if row.bot is None:
            self.tell(row, "seat_returned", row.seat)
        else:
            self.tell(row, "bot_seated", row.seat, bot=bot_label(row.bot))
        if self.gathering is not None:
            self.gather_on(row)
        elif row.bot is not None and self.match.waits_for_confirmation and self.confirms == row.seat:
            self.match.confirm()

    @property
    def people(self) -> dict[int, tuple[int, ...]]:
        """Everybody who plays, bots aside, with all their seats; each is known by the first of them."""
        persons = {seat.person for seat in self.seats if seat.bot is None}
        held = [
            tuple(number for number, seat in enumerate(self.seats) if seat.person == person)
            for person in sorted(persons)
        ]
        return {seats[0]: seats for seats in held}

    def has_share(self, kind: str, seat: int, text: str) -> bool:
        """True if this was promised, or revealed, before."""
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
        """Nobody else is waited for."""
        self.still_gathering().closed = True
        self.gather_on(row)

    def deal(self, row: Row) -> None:
        """Who has promised a share and didn't reveal it is left out."""
        if not self.still_gathering().closed:
            raise IllegalAnswerError("shares are revealed once everybody has promised theirs")
        self.settle(row)

    def still_gathering(self) -> Gathering:
        if self.gathering is None:
            raise IllegalAnswerError("the cards have already been dealt")
        return self.gathering

    def gather_on(self, row: Row) -> None:
        gathering = self.still_gathering()
        gathering.await_only(self.people)
        if gathering.complete:
            self.settle(row)

    def settle(self, row: Row) -> None:
        """The shares that are in make the seed, and the first cards are dealt."""
        gathering, self.gathering = self.still_gathering(), None
        for kind, seat in gathering.missing(tuple(self.people)):
            self.tell(row, kind, seat)
        self.match.settle_seed(gathering.shares())

    def tell(self, row: Row, kind: str, seat: int, **fields: Message | str) -> None:
        """What happened to a seat."""
        said = Message(f"server.{kind}", {"player": Token(f"seat:{seat + 1}"), **fields})
        self.events.append(Event(row.number, len(self.match.entries), seat, kind, log=(said,), of_match=False))

    def tell_facts(self) -> None:
        """Note what the match told since the last row, or forget what was taken back."""
        facts = self.match.facts
        if len(facts) < self.told:
            del self.events[len(self.events) - (self.told - len(facts)) :]
        fresh = facts[self.told :] if len(facts) > self.told else []
        for forced, part in groupby(fresh, key=lambda fact: self.unasked(fact.entry)):
            self.events += self.events_of(list(part), forced)
        self.told = len(facts)
        self.counts.append(len(self.events))

    def events_of(self, facts: Sequence[Fact], forced: bool) -> list[Event]:
        """Facts that are told together, one event each. The last one that all may know carries the sentences."""
        words, contents = words_for(self.match.settings.game), self.match.rulebook.contents
        events, known = [], [contents.audience(fact.kind, fact.seat) for fact in facts]
        for fact, only in zip(facts, known, strict=True):
            kind, seat = contents.facts[fact.kind], None if fact.seat == NOBODY else fact.seat
            reason, tokens = kind.reason(fact.numbers), kind.tokens(fact.numbers)
            event = Event(self.number, fact.entry, seat, kind.name, reason, tokens, forced=forced, audience=only)
            events.append(event)

        def log(*knowing: int) -> tuple[Message, ...]:
            told = zip(facts, known, strict=True)
            return tuple(words.log_lines([fact for fact, only in told if only in (None, *knowing)]))

        last = max((place for place, only in enumerate(known) if only is None), default=-1)
        own_logs = tuple((only, log(only)) for only in dict.fromkeys(known) if only is not None)
        events[last] = replace(events[last], log=log(), own_logs=own_logs)
        return events

    def unasked(self, number: int) -> bool:
        """True if this entry was answered without asking, at the opening of a turn or in the midst of another's."""
        entries = self.match.entries
        if number == 0 or not entries[number - 1].forced:
            return False
        entry = entries[number - 1]
        earlier = (entries[place] for place in range(number - 2, -1, -1))
        asked = next((each for each in earlier if not each.forced and each.seat != NOBODY), entry)
        return entry.kind in self.openers or entry.seat != asked.seat

    def kept(self, number: int) -> int:
        """How many of the events that stood at this number have stood ever since."""
        return min(self.counts[number:])


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


def base_record(record: Record, names: Sequence[str]) -> str:
    """A record to begin from, with the names of those who sit at this table."""
    record.players = tuple(names)
    return write_record(record, find_rulebook(record.settings.game))


def open_match(base: str, seed: str, gather: bool = False) -> Match:
    """The match that a record begins; it goes on with this seed, at once or when everybody has added to it."""
    record = read_record(base, find_rulebook)
    match = replay(record, find_rulebook(record.settings.game), seed, resume=not gather)
    if gather and not match.over:
        match.await_shares()
    return match


def opening_lines(match: Match) -> tuple[str, ...] | None:
    """What came of going on from the record, under our own seed, before anybody answered; None while the seed gathers
    shares.
    """
    if match.awaits_shares:
        return None
    known = match.commitments[-1].since - 1
    return tuple(match.line(number + 1) for number in range(known, len(match.entries)))
