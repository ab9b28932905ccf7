"""The chronicle of a table: everything that happened there, as events to tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import Match
from bruxelles.kernel.steps import NOBODY
from bruxelles.words import Message, Token
from bruxelles.words.game_words import words_for


@dataclass(frozen=True)
class Event:
    """A fact of the match, or something that happened to a seat. The last event of a row has its sentences; parts of a
    row in which nobody was asked have their own. A seat that knows more gets its own sentences.
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


class Chronicle:
    """All events of a match, except those that were taken back."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []
        self.counts: list[int] = []  # how many events there were after each row
        self.told = 0  # how many facts of the match are among the events
        self.openers: set[int] = set()  # kinds of decisions that have opened a turn

    def note_opener(self) -> None:
        decision = self.match.waiting()
        if decision is not None and decision.opens_turn():
            self.openers.add(int(decision.kind()))

    def add(self, number: int, kind: str, seat: int, **fields: Message | str) -> None:
        """Add something that happened to a seat."""
        message = Message(f"server.{kind}", {"player": Token(f"seat:{seat + 1}"), **fields})
        self.events.append(Event(number, len(self.match.entries), seat, kind, log=(message,), of_match=False))

    def catch_up(self, number: int) -> None:
        """Add the facts that this row caused, or remove those that it took back."""
        facts = self.match.facts
        if len(facts) < self.told:
            del self.events[len(self.events) - (self.told - len(facts)) :]
        fresh = facts[self.told :] if len(facts) > self.told else []
        for forced, part in groupby(fresh, key=lambda fact: self.was_unasked(fact.entry)):
            self.events += self.events_of(number, list(part), forced)
        self.told = len(facts)
        self.counts.append(len(self.events))

    def events_of(self, number: int, facts: Sequence[Fact], forced: bool) -> list[Event]:
        """One event for each of these facts, which are told together. The last public one has the sentences."""
        words, contents = words_for(self.match.settings.game), self.match.rulebook.contents
        audiences = [contents.audience(fact.kind, fact.seat) for fact in facts]
        events = []
        for fact, audience in zip(facts, audiences, strict=True):
            kind, seat = contents.facts[fact.kind], None if fact.seat == NOBODY else fact.seat
            reason, tokens = kind.reason(fact.numbers), kind.tokens(fact.numbers)
            event = Event(number, fact.entry, seat, kind.name, reason, tokens, forced=forced, audience=audience)
            events.append(event)

        def log(*knowing: int) -> tuple[Message, ...]:
            known = zip(facts, audiences, strict=True)
            return tuple(words.log_lines([fact for fact, audience in known if audience in (None, *knowing)]))

        last = max((place for place, audience in enumerate(audiences) if audience is None), default=-1)
        own_logs = tuple((seat, log(seat)) for seat in dict.fromkeys(audiences) if seat is not None)
        events[last] = replace(events[last], log=log(), own_logs=own_logs)
        return events

    def was_unasked(self, number: int) -> bool:
        """True if this entry was answered automatically, at the start of a turn or during another seat's turn."""
        entries = self.match.entries
        if number == 0 or not entries[number - 1].forced:
            return False
        entry = entries[number - 1]
        earlier = (entries[place] for place in range(number - 2, -1, -1))
        asked = next((each for each in earlier if not each.forced and each.seat != NOBODY), entry)
        return entry.kind in self.openers or entry.seat != asked.seat

    def kept(self, number: int) -> int:
        """How many of the events after this row are still the same."""
        return min(self.counts[number:])
