"""A match: a game in progress with its record, undo, confirmation, and chance that can be verified."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from bruxelles.kernel.commitment import CommittedDealer, RecordingDealer, Share, digest_of, new_seed, settled_seed
from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.contents import DecisionKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.journal import Fact, Journal
from bruxelles.kernel.notation import NotationError
from bruxelles.kernel.options import Options
from bruxelles.kernel.record import Commitment, Entry, Record, entry_line, write_record
from bruxelles.kernel.rulebook import Rulebook, ScoreSheet, Settings
from bruxelles.kernel.steps import NOBODY, Decision, State, awaits_chance, choose, settle_until_chance


class IllegalAnswerError(Complaint):
    """An answer that can't be given now, with the reason."""


class UndoPoint(NamedTuple):
    """What undo restores: the state before an answer, and the lengths of the journal at that time."""

    state: State
    entries: int
    facts: int
    answer: Entry


class Match:
    """One game from its first step to its last. Only options on offer can be chosen."""

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
        self.rules_version = rulebook.rules_version  # that it began with
        self.settings = settings
        self.players = tuple(players)
        self.persons = list(persons if persons is not None else range(settings.seats))
        self.confirming = confirming
        self.position = list(position)
        self.journal = Journal()
        self.state = rulebook.new_position(settings, position) if position else rulebook.new_state(settings)
        self.state.observer = self.journal
        self.seed = new_seed() if seed is None else seed
        self.dealing_seed = self.seed  # the seed, combined with the players' shares
        self.awaits_shares = False  # until they are in, nothing is dealt and nobody can answer
        self.seeds: list[str | None] = []  # one for each commitment; None if only an earlier match knew it
        self.commitments: list[Commitment] = []
        self.chances = 0
        self.waits_for_confirmation = False
        self.past: list[UndoPoint] = []
        self.undone: list[Entry] = []
        self.out = Options()
        if begin:
            self.commit()
            self.run()

    @property
    def entries(self) -> list[Entry]:
        return self.journal.entries

    @property
    def facts(self) -> list[Fact]:
        return self.journal.facts

    def facts_for(self, viewers: Collection[int]) -> list[Fact]:
        """The facts that these seats may know; without any seat, those that a spectator may know."""
        audience = self.rulebook.contents.audience
        return [told for told in self.facts if audience(told.kind, told.seat) in (None, *viewers)]

    def commit(self) -> None:
        """Commit to the match's seed from here on. A commitment is replaced if nothing has happened since."""
        since = len(self.entries) + 1
        self.commitments = [commitment for commitment in self.commitments if commitment.since < since]
        known = self.seeds[: len(self.commitments)]
        self.seeds = [*known, *[None] * (len(self.commitments) - len(known)), self.seed]
        self.commitments.append(Commitment(since, digest_of(self.seed)))
        self.dealing_seed = self.seed

    def await_shares(self) -> None:
        """Commit to a secret now; players add their shares to it before anything is dealt."""
        self.commit()
        self.awaits_shares = True

    def settle_seed(self, shares: Sequence[Share]) -> None:
        """Take these shares, and begin the game."""
        assert self.awaits_shares
        self.commitments[-1] = self.commitments[-1]._replace(shares=tuple(sorted(shares)))
        self.dealing_seed = settled_seed(self.seed, shares)
        self.awaits_shares = False
        self.run()

    def run(self) -> None:
        """Run all steps up to the next choice, chance included."""
        while True:
            settle_until_chance(self.state, self.out)
            if not awaits_chance(self.state):
                return
            dealer = CommittedDealer(self.dealing_seed)
            dealer.event_number = self.chances
            self.deal(dealer)

    def deal(self, dealer: Dealer) -> None:
        """Let this dealer decide the next chance event. Earlier answers can no longer be undone."""
        recording = RecordingDealer(dealer)
        self.entries.append(Entry(NOBODY, 0, ()))
        step = self.state.stack.pop()
        step.happen(self.state, recording)
        audience = int(step.seat) if self.rulebook.contents.chances[recording.event].private else NOBODY
        self.entries[-1] = Entry(NOBODY, recording.event, tuple(recording.drawn), audience=audience)
        self.chances += 1
        self.past.clear()
        self.undone.clear()

    @property
    def over(self) -> bool:
        return self.state.decision is None and not self.state.stack and not self.waits_for_confirmation

    @property
    def seat(self) -> int | None:
        """The seat that must answer, counted from 0; None at the end, or while a turn waits for confirmation."""
        waiting = self.waiting()
        return None if waiting is None else int(waiting.seat)

    @property
    def decision(self) -> str | None:
        """The name of the waiting decision."""
        waiting = self.waiting()
        return None if waiting is None else self.kind(waiting).name

    @property
    def options(self) -> list[str]:
        """The options on offer, as tokens."""
        waiting = self.waiting()
        return [] if waiting is None else [self.kind(waiting).token(option) for option in self.numbers]

    @property
    def numbers(self) -> list[int]:
        """The options on offer, as numbers of the engine."""
        return [] if self.waiting() is None else self.out.listed()

    def waiting(self) -> Decision[Any, Any] | None:
        return None if self.waits_for_confirmation or self.awaits_shares else self.state.decision

    def kind(self, decision: Decision[Any, Any]) -> DecisionKind:
        return self.rulebook.contents.decisions[decision.kind()]

    def play(self, answer: str | int) -> None:
        """Answer the waiting decision with a token, or with a number from `numbers`."""
        decision = self.waiting()
        if self.waits_for_confirmation:
            raise IllegalAnswerError("you can't answer: the turn is waiting to be confirmed")
        if self.awaits_shares:
            raise IllegalAnswerError("you can't answer: the cards haven't been dealt yet")
        if decision is None:
            raise IllegalAnswerError("you can't answer: the game is over")
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
                "{decision}: {answer} is not on offer; choose from {offered}",
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
        self.past.append(UndoPoint(self.state.copy(), len(self.entries), len(self.facts), entry))
        choose(self.state, decision, option)
        settle_until_chance(self.state, self.out)
        if self.confirming and self.ends_turn_of(person):
            self.waits_for_confirmation = True
        else:
            self.run()

    def ends_turn_of(self, person: int) -> bool:
        """True if chance, somebody else's decision or the end comes next."""
        decision = self.state.decision
        return decision is None or self.persons[decision.seat] != person

    def confirm(self) -> None:
        """Confirm the turn, and let the game continue."""
        if self.waits_for_confirmation:
            self.waits_for_confirmation = False
            self.run()

    def can_undo(self, person: int | None = None) -> bool:
        """True if this person (by default, the one who answered last) may undo an answer."""
        return bool(self.past) and (person is None or self.persons[self.past[-1].answer.seat] == person)

    def undo(self) -> None:
        """Undo the last answer, unless something was drawn or somebody else has answered since."""
        if not self.past:
            raise IllegalAnswerError(
                "nothing can be undone: something has been drawn or somebody else has answered since"
            )
        mark = self.past.pop()
        self.undone.append(mark.answer)
        self.state = mark.state
        self.state.observer = self.journal
        del self.entries[mark.entries :]
        del self.facts[mark.facts :]
        self.waits_for_confirmation = False
        settle_until_chance(self.state, self.out)

    def redo(self) -> None:
        """Give the answer that was undone last again."""
        if not self.undone:
            raise IllegalAnswerError("there is nothing to redo")
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
        """The same position, to try things out. With another seed, chance takes another course."""
        new = Match.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.persons = self.persons[:]
        new.journal = self.journal.copy()
        new.state = self.state.copy()
        new.state.observer = new.journal
        new.seeds, new.commitments = self.seeds[:], self.commitments[:]
        new.past, new.undone = [], []
        new.out = Options()
        if seed is not None:
            new.seed = seed
            new.commit()
        settle_until_chance(new.state, new.out)
        return new

    def line(self, number: int) -> str:
        """The line of an entry in the record, counted from 1."""
        return entry_line(number, self.entries[number - 1], self.rulebook)

    def record(self, viewers: Collection[int] | None = None) -> str:
        """The match as text, whole or as these seats may see it. Only once the game is over does it reveal the seeds
        and every draw; from then on nothing can be undone.
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
