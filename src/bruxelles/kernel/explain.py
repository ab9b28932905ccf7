"""What will it do, and why not? Answers for people, from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from mypy_extensions import i64

from bruxelles.kernel.match import IllegalAnswerError, Journal, Match, Told
from bruxelles.kernel.notation import NotationError
from bruxelles.kernel.options import Options
from bruxelles.kernel.rulebook import Rulebook
from bruxelles.kernel.steps import ALLOWED, MORE, Decision, State, awaits_chance, choose, foresee
from bruxelles.kernel.steps import why_not as rule_against


class Outcome(NamedTuple):
    """What came of something by the next choice; before chance it stops."""

    state: State
    facts: tuple[Told, ...]
    following: Decision[Any, Any] | None
    options: list[int]  # of the choice

    def told(self, fact: int, seat: int, *reasons: int) -> list[int]:
        """What facts of this kind tell of a seat in their first number, if the second one is among these reasons."""
        found = [told.numbers for told in self.facts if told.fact == fact and told.seat == seat]
        return [number for number, reason, _ in found if not reasons or reason in reasons]


def until_choice(state: State, journal: Journal) -> Outcome:
    """Let a copy go on to its next choice, while this journal listens."""
    out = Options()
    following = foresee(state, out)
    return Outcome(state, tuple(journal.facts), following, [] if following is None else out.listed())


def happening(state: State, deed: Callable[[Any], None]) -> Outcome:
    """What a deed of the rules brings by itself: it is done on a copy on which nothing else waits."""
    later, journal = state.copy(), Journal()
    later.stack, later.decision, later.teller = [], None, journal
    deed(later)
    return until_choice(later, journal)


class Doing:
    """What an option that is on offer does. It is done on a copy, once, when somebody asks."""

    def __init__(self, state: State, option: int) -> None:
        assert state.decision is not None
        self.before = state
        self.decision: Decision[Any, Any] = state.decision
        self.option = option
        self.done: Outcome | None = None

    @property
    def outcome(self) -> Outcome:
        if self.done is None:
            later, journal = self.before.copy(), Journal()
            later.teller = journal
            choose(later, self.decision, self.option)
            self.done = until_choice(later, journal)
        return self.done

    def alone(self) -> Outcome:
        """What comes of it before anything goes on that has waited till then."""
        return happening(self.before, lambda later: choose(later, self.decision, self.option))


def doing(match: Match, option: int) -> Doing | None:
    """What an option of the decision that waits does; None if it isn't on offer."""
    return Doing(match.state, option) if option in match.numbers else None


@dataclass(frozen=True)
class Change:
    """A countable thing of a seat that an answer changes."""

    seat: int
    what: str
    before: int
    after: int


@dataclass(frozen=True)
class LeadChange:
    """A majority that an answer concerns: who leads it before and after, by seat."""

    what: str
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True)
class Preview:
    """What an answer does until the next choice; it stops before chance, and says so."""

    facts: tuple[Told, ...]
    changes: tuple[Change, ...]
    leads: tuple[LeadChange, ...]
    chance_follows: bool
    next_seat: int | None
    next_decision: str | None


class Witness(Journal):
    """Notes who leads a majority after what concerns it, at once: a forced answer may end the round and clear it."""

    def __init__(self, rulebook: Rulebook, state: State) -> None:
        super().__init__()
        self.rulebook = rulebook
        self.state = state
        self.seen = 0  # facts
        self.leads: dict[str, tuple[int, ...]] = {}

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        super().answered(decision, option, forced)
        self.look()

    def look(self) -> None:
        fresh = self.facts[self.seen :]
        self.seen = len(self.facts)
        for what, seats in self.rulebook.leads(self.state).items():
            if self.rulebook.touched(what, fresh):
                self.leads[what] = seats


def preview(match: Match, answer: str | int) -> Preview:
    """What will this answer do?"""
    decision = match.waiting()
    if decision is None:
        raise IllegalAnswerError("nothing waits for an answer")
    option = match.option_of(decision, answer)
    rulebook = match.rulebook
    state = match.state.copy()
    counts, leads = rulebook.standing(state), rulebook.leads(state)
    witness = Witness(rulebook, state)
    state.teller = witness
    choose(state, decision, option)
    outcome = until_choice(state, witness)
    witness.look()
    counts_after = rulebook.standing(state)
    return Preview(
        outcome.facts,
        tuple(
            Change(seat, what, before, counts_after[seat, what])
            for (seat, what), before in counts.items()
            if counts_after[seat, what] != before
        ),
        tuple(LeadChange(what, before, witness.leads[what]) for what, before in leads.items() if what in witness.leads),
        awaits_chance(state),
        None if outcome.following is None else int(outcome.following.seat),
        None if outcome.following is None else match.kind(outcome.following).name,
    )


@dataclass(frozen=True)
class Refusal:
    """Why an answer can't be given: a rule forbids it, or another decision must be made first."""

    rule: str | None
    first: str | None


def why_not(match: Match, answer: str, decision_name: str | None = None) -> Refusal | None:
    """Why is this not on offer? None if it is. A decision other than the waiting one must wait for it."""
    decision = match.waiting()
    if decision is None:
        return Refusal(None, "confirm" if match.waits_for_confirmation else "end")
    kind = match.kind(decision)
    if decision_name is not None and decision_name != kind.name:
        if decision_name not in match.rulebook.contents.by_name:
            raise IllegalAnswerError("there is no decision '{decision}'", decision=decision_name[:60])
        return Refusal(None, kind.name)
    try:
        option = kind.option(answer)
    except NotationError as error:
        raise IllegalAnswerError("{decision}: {reason}", decision=kind.name, reason=error) from error
    if option >= MORE and match.state.variants.widenings[kind.number] is None:
        return Refusal(kind.more_rule, None)
    rule = rule_against(match.state, decision, option)
    return None if rule == ALLOWED else Refusal(match.rulebook.contents.rules[rule], None)
