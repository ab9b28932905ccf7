"""A match: a game in progress with everything that was answered and drawn, undo, confirmation, and a shuffle that can
be checked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from mypy_extensions import i64

from bruxelles.kernel.commitment import (
    CommittedDealer,
    ScriptedDealer,
    ScriptError,
    Share,
    WritingDealer,
    digest_of,
    new_seed,
    settled_seed,
)
from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.contents import DecisionKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.notation import NotationError
from bruxelles.kernel.options import Options
from bruxelles.kernel.record import Commitment, Entry, Record, RecordError, entry_line, read_record, write_record
from bruxelles.kernel.rulebook import Rulebook, ScoreSheet, Settings, SettingsError
from bruxelles.kernel.steps import NOBODY, Decision, State, Teller, awaits_chance, choose, foresee


class IllegalAnswerError(Complaint):
    """An answer that can't be given now, with the reason."""


class Told(NamedTuple):
    """A fact, and the number of the entry that brought it about."""

    entry: int
    fact: int
    seat: int
    numbers: tuple[int, int, int]


class Journal(Teller):
    """Keeps what a state tells."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.facts: list[Told] = []

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.facts.append(Told(len(self.entries), fact, seat, (a, b, c)))

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        self.entries.append(Entry(decision.seat, decision.kind(), (option,), forced))

    def copy(self) -> Journal:
        new = Journal()
        new.entries = self.entries[:]
        new.facts = self.facts[:]
        return new


class Mark(NamedTuple):
    """Where an undo leads: the state before an answer, and how much was told until then."""

    state: State
    entries: int
    facts: int
    answer: Entry


class Match:
    """One game from its first step to its last. Nobody can answer what is not on offer."""

    def __init__(
        self,
        rulebook: Rulebook,
        settings: Settings,
        seed: str | None = None,
        players: Sequence[str] = (),
        persons: Sequence[int] | None = None,
        confirming: bool = False,
        position: Sequence[tuple[int, str]] = (),
        begin: bool = True,
    ) -> None:
        self.rulebook = rulebook
        self.rules_version = rulebook.rules_version  # by which it was begun
        self.settings = settings
        self.players = tuple(players)
        self.persons = list(persons if persons is not None else range(settings.seats))
        self.confirming = confirming
        self.position = list(position)
        self.journal = Journal()
        self.state = rulebook.new_position(settings, position) if position else rulebook.new_state(settings)
        self.state.teller = self.journal
        self.seed = new_seed() if seed is None else seed
        self.settled = self.seed  # what cards are dealt from: the seed, and the shares of those who play
        self.gathers = False  # shares are awaited; until then nothing is dealt and nobody answers
        self.seeds: list[str | None] = []  # of each commitment; None for one that only an earlier sitting knew
        self.commitments: list[Commitment] = []
        self.chances = 0
        self.waits_for_confirmation = False
        self.past: list[Mark] = []
        self.undone: list[Entry] = []
        self.out = Options()
        if begin:
            self.commit()
            self.run()

    @property
    def entries(self) -> list[Entry]:
        return self.journal.entries

    @property
    def facts(self) -> list[Told]:
        return self.journal.facts

    def facts_for(self, viewers: Collection[int]) -> list[Told]:
        """What these seats may know of what happened; none of them is an onlooker."""
        audience = self.rulebook.contents.audience
        return [told for told in self.facts if audience(told.fact, told.seat) in (None, *viewers)]

    def commit(self) -> None:
        """From here on, chance is settled by the match's seed. A commitment under which nothing happened gives way."""
        since = len(self.entries) + 1
        self.commitments = [commitment for commitment in self.commitments if commitment.since < since]
        known = self.seeds[: len(self.commitments)]
        self.seeds = [*known, *[None] * (len(self.commitments) - len(known)), self.seed]
        self.commitments.append(Commitment(since, digest_of(self.seed)))
        self.settled = self.seed

    def gather(self) -> None:
        """Promise a secret now; those who play add to it before anything is dealt from it."""
        self.commit()
        self.gathers = True

    def settle_seed(self, shares: Sequence[Share]) -> None:
        """These shares are in, and the game begins."""
        assert self.gathers
        self.commitments[-1] = self.commitments[-1]._replace(shares=tuple(sorted(shares)))
        self.settled = settled_seed(self.seed, shares)
        self.gathers = False
        self.run()

    def run(self) -> None:
        """Let happen what needs no choice, chance included."""
        while True:
            foresee(self.state, self.out)
            if not awaits_chance(self.state):
                return
            dealer = CommittedDealer(self.settled)
            dealer.event_number = self.chances
            self.deal(dealer)

    def deal(self, dealer: Dealer) -> None:
        """The chance event that comes next, decided by this dealer. What was answered before can't be taken back."""
        writing = WritingDealer(dealer)
        self.entries.append(Entry(NOBODY, 0, ()))
        step = self.state.stack.pop()
        step.happen(self.state, writing)
        audience = int(step.seat) if self.rulebook.contents.chances[writing.event].private else NOBODY
        self.entries[-1] = Entry(NOBODY, writing.event, tuple(writing.drawn), audience=audience)
        self.chances += 1
        self.past.clear()
        self.undone.clear()

    @property
    def over(self) -> bool:
        return self.state.decision is None and not self.state.stack and not self.waits_for_confirmation

    @property
    def seat(self) -> int | None:
        """The seat that has to answer, counted from 0; None at the end or while a turn waits for its confirmation."""
        waiting = self.waiting()
        return None if waiting is None else int(waiting.seat)

    @property
    def decision(self) -> str | None:
        """The name of the decision that waits."""
        waiting = self.waiting()
        return None if waiting is None else self.kind(waiting).name

    @property
    def options(self) -> list[str]:
        """What may be answered, as tokens."""
        waiting = self.waiting()
        return [] if waiting is None else [self.kind(waiting).token(option) for option in self.numbers]

    @property
    def numbers(self) -> list[int]:
        """What may be answered, as the engine numbers it."""
        return [] if self.waiting() is None else self.out.listed()

    def waiting(self) -> Decision[Any, Any] | None:
        return None if self.waits_for_confirmation or self.gathers else self.state.decision

    def kind(self, decision: Decision[Any, Any]) -> DecisionKind:
        return self.rulebook.contents.decisions[decision.kind()]

    def play(self, answer: str | int) -> None:
        """Answer the decision that waits, with a token or a number from `numbers`."""
        decision = self.waiting()
        if self.waits_for_confirmation:
            raise IllegalAnswerError("nothing can be answered: the turn waits for its confirmation")
        if self.gathers:
            raise IllegalAnswerError("nothing can be answered: the cards aren't dealt yet")
        if decision is None:
            raise IllegalAnswerError("nothing can be answered: the game is over")
        option = self.option_of(decision, answer)
        self.undone.clear()
        self.answer(decision, option)

    def option_of(self, decision: Decision[Any, Any], answer: str | int) -> int:
        kind = self.kind(decision)
        try:
            option = kind.option(answer) if isinstance(answer, str) else answer
        except NotationError as error:
            raise IllegalAnswerError("{decision}: {reason}", decision=kind.name, reason=error) from error
        if option not in self.numbers:
            if kind.private:  # others may read this
                raise IllegalAnswerError("{decision}: {answer} is not on offer", decision=kind.name, answer=answer)
            raise IllegalAnswerError(
                "{decision}: {answer} is not on offer; on offer are {offered}",
                decision=kind.name,
                answer=answer,
                offered=self.options,
            )
        return option

    def answer(self, decision: Decision[Any, Any], option: int) -> None:
        person = self.persons[decision.seat]
        if self.past and self.persons[self.past[-1].answer.seat] != person:
            self.past.clear()
        entry = Entry(int(decision.seat), int(decision.kind()), (option,))
        self.past.append(Mark(self.state.copy(), len(self.entries), len(self.facts), entry))
        choose(self.state, decision, option)
        foresee(self.state, self.out)
        if self.confirming and self.ends_turn_of(person):
            self.waits_for_confirmation = True
        else:
            self.run()

    def ends_turn_of(self, person: int) -> bool:
        """True if what comes next is chance, somebody else's, or the end."""
        decision = self.state.decision
        return decision is None or self.persons[decision.seat] != person

    def confirm(self) -> None:
        """Let the game go on after a turn that waits for its confirmation."""
        if self.waits_for_confirmation:
            self.waits_for_confirmation = False
            self.run()

    def can_undo(self, person: int | None = None) -> bool:
        """True if this person (by default: whoever answered last) may take an answer back."""
        return bool(self.past) and (person is None or self.persons[self.past[-1].answer.seat] == person)

    def undo(self) -> None:
        """Take back the last answer, unless chance was asked or somebody else has answered since."""
        if not self.past:
            raise IllegalAnswerError("nothing can be taken back: chance has spoken or somebody else has answered since")
        mark = self.past.pop()
        self.undone.append(mark.answer)
        self.state = mark.state
        self.state.teller = self.journal
        del self.entries[mark.entries :]
        del self.facts[mark.facts :]
        self.waits_for_confirmation = False
        foresee(self.state, self.out)

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if not self.undone:
            raise IllegalAnswerError("there is no answer to give again")
        decision = self.waiting()
        assert decision is not None
        self.answer(decision, self.undone.pop().numbers[0])

    def score(self) -> tuple[int, ...]:
        return tuple(int(self.state.score(seat)) for seat in range(self.settings.seats))

    def sheet(self) -> ScoreSheet:
        return self.rulebook.score_sheet(self.state)

    def view(self, viewer: int | None = None) -> Any:
        return self.rulebook.view(self.state, viewer)

    def copy(self, seed: str | None = None) -> Match:
        """The same position, to try things out; with a seed of its own, chance goes another way."""
        new = Match.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.persons = self.persons[:]
        new.journal = self.journal.copy()
        new.state = self.state.copy()
        new.state.teller = new.journal
        new.seeds, new.commitments = self.seeds[:], self.commitments[:]
        new.past, new.undone = [], []
        new.out = Options()
        if seed is not None:
            new.seed = seed
            new.commit()
        foresee(new.state, new.out)
        return new

    def line(self, number: int) -> str:
        """One entry, counted from 1, as it stands in the record."""
        return entry_line(number, self.entries[number - 1], self.rulebook)

    def record(self, viewers: Collection[int] | None = None) -> str:
        """The match as text, whole or as these seats may see it. When the game is over, not before, it reveals the
        seeds and every draw, and nothing can be taken back.
        """
        record = Record(self.settings, self.rules_version, self.players, self.position, self.commitments, self.entries)
        if self.over:
            record.seeds, record.result = self.seeds, self.score()
            self.past.clear()
            self.undone.clear()
            viewers = None
        return write_record(record, self.rulebook, viewers)

    def __str__(self) -> str:
        return self.rulebook.picture(self.state)


def replay(
    record: Record, rulebook: Rulebook, seed: str | None = None, go_on: bool = True, until: int | None = None
) -> Match:
    """The match that a record tells, every answer and draw checked. It goes on with a seed, and a commitment, of its
    own.
    """
    try:
        match = Match(rulebook, record.settings, seed, record.players, position=record.position, begin=False)
    except SettingsError as error:
        raise RecordError(0, error) from error
    match.rules_version = record.rules_version
    match.commitments = record.commitments[:]
    match.seeds = record.seeds[:]
    entries = record.entries if until is None else record.entries[:until]
    followed = 0
    while True:
        foresee(match.state, match.out)
        done = len(match.entries)
        compare_forced(match, record, followed, min(done, len(entries)))
        if done >= len(entries):
            break
        follow(match, entries[done], record.lines[done])
        followed = done
    match.past.clear()
    if until is None:
        check_result(match, record)
    if go_on and not match.over:
        match.commit()
        match.run()
    return match


def compare_forced(match: Match, record: Record, since: int, until: int) -> None:
    """What the rules answered by themselves must stand in the record too, marked as forced."""
    for number in range(since, until):
        if match.entries[number] != record.entries[number]:
            raise RecordError(record.lines[number], "here the rules leave only '{entry}'", entry=match.line(number + 1))


def follow(match: Match, entry: Entry, line: int) -> None:
    """Let happen what the next entry tells, if it can."""
    state = match.state
    decision = state.decision
    if decision is None and not state.stack:
        raise RecordError(line, "the game is over before this")
    if awaits_chance(state):
        if entry.seat != NOBODY:
            raise RecordError(line, "a chance event comes here, not an answer")
        dealer = ScriptedDealer(entry.kind, entry.numbers)
        try:
            match.deal(dealer)
            dealer.finish()
        except ScriptError as error:
            raise RecordError(line, error) from error
        drawer = match.entries[-1].audience
        if drawer != entry.audience:
            raise RecordError(line, "seat:{seat} draws here", seat=drawer + 1)
        return
    assert decision is not None
    kind = match.kind(decision)
    if entry.seat != decision.seat or entry.kind != decision.kind():
        raise RecordError(line, "seat:{seat} decides {decision} here", seat=decision.seat + 1, decision=kind.name)
    if entry.forced:
        raise RecordError(line, "{decision} has several options here and can't be forced", decision=kind.name)
    if entry.numbers[0] not in match.out.listed():
        offered = [kind.token(option) for option in match.out.listed()]
        answer = kind.token(entry.numbers[0])
        if kind.private:  # others may read this
            raise RecordError(line, "{answer} is not on offer", answer=answer)
        raise RecordError(line, "{answer} is not on offer; on offer are {offered}", answer=answer, offered=offered)
    choose(state, decision, entry.numbers[0])


def check_result(match: Match, record: Record) -> None:
    if record.result is None:
        return
    if not match.over:
        raise RecordError(record.result_line, "the game is not over here")
    if record.result != match.score():
        raise RecordError(record.result_line, "the points are {points}", points=" ".join(map(str, match.score())))


def load(text: str, find_rulebook: Callable[[str], Rulebook], seed: str | None = None) -> Match:
    """Read a record and replay it, to go on with it."""
    record = read_record(text, find_rulebook)
    rulebook = find_rulebook(record.settings.game)
    check_plays_on(record, rulebook)
    return replay(record, rulebook, seed)


def check_plays_on(record: Record, rulebook: Rulebook) -> None:
    """A game begun by other rules can be looked at as far as they agree. What it would offer next may differ."""
    if record.result is None and not rulebook.plays_on(record.rules_version):
        raise RecordError(
            0,
            "begun by rules {version}; this program plays rules {known} and can't go on with it",
            version=record.rules_version,
            known=rulebook.rules_version,
        )
