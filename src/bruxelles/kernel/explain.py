"""Explanations from the rules themselves: what an option does, and why another is not on offer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from mypy_extensions import i64

from bruxelles.kernel.journal import Fact, Journal
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.kernel.notation import NotationError
from bruxelles.kernel.options import Options
from bruxelles.kernel.rulebook import Rulebook
from bruxelles.kernel.steps import ALLOWED, MORE, Decision, State, awaits_chance, choose, settle_until_chance
from bruxelles.kernel.steps import why_not as rule_against


class Outcome(NamedTuple):
    """What has happened by the next choice. It stops before chance."""

    state: State
    facts: tuple[Fact, ...]
    following: Decision[Any, Any] | None
    options: list[int]  # of the next choice

    def amounts(self, kind: int, seat: int, *reasons: int) -> list[int]:
        """The first numbers of the facts of this kind about a seat; with reasons, only where the second number is one
        of them.
        """
        found = [fact.numbers for fact in self.facts if fact.kind == kind and fact.seat == seat]
        return [number for number, reason, _ in found if not reasons or reason in reasons]


def until_choice(state: State, journal: Journal) -> Outcome:
    """Let a copy run to its next choice. This journal, which observes the copy, has the facts."""
    out = Options()
    following = settle_until_chance(state, out)
    return Outcome(state, tuple(journal.facts), following, [] if following is None else out.listed())


def try_out(state: State, act: Callable[[Any], None]) -> Outcome:
    """What an act does by itself: it is done on a copy on which no other step waits."""
    later, journal = state.copy(), Journal()
    later.stack, later.decision, later.observer = [], None, journal
    act(later)
    return until_choice(later, journal)


class Trial:
    """An option on offer, and what it does: it is tried on a copy, once, when somebody asks for the outcome."""

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
            later.observer = journal
            choose(later, self.decision, self.option)
            self.done = until_choice(later, journal)
        return self.done

    def outcome_alone(self) -> Outcome:
        """What the option does before any step that was already waiting."""
        return try_out(self.before, lambda later: choose(later, self.decision, self.option))


def trial_of(match: Match, option: int) -> Trial | None:
    """The trial of an option of the waiting decision; None if the option isn't on offer."""
    return Trial(match.state, option) if option in match.numbers else None


@dataclass(frozen=True)
class Change:
    """A count that an answer changes, such as a seat's money."""

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
    """What an answer does up to the next choice. It stops before chance, and `chance_follows` says so."""

    facts: tuple[Fact, ...]
    changes: tuple[Change, ...]
    leads: tuple[LeadChange, ...]
    chance_follows: bool
    next_seat: int | None
    next_decision: str | None


class LeadJournal(Journal):
    """Also notes who leads a majority whenever a fact concerns it. It notes that at once, because what follows may end
    the round and clear the board.
    """

    def __init__(self, rulebook: Rulebook, state: State) -> None:
        super().__init__()
        self.rulebook = rulebook
        self.state = state
        self.leads: dict[str, tuple[int, ...]] = {}

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        super().fact(fact, seat, a, b, c)
        if concerned := self.rulebook.concerned(self.facts[-1]):
            leads = self.rulebook.leads(self.state)
            self.leads |= {what: leads[what] for what in leads.keys() & concerned}


def preview(match: Match, answer: str | int) -> Preview:
    """What this answer does, up to the next choice."""
    decision = match.waiting()
    if decision is None:
        raise IllegalAnswerError("there is nothing to answer")
    option = match.option_of(decision, answer)
    rulebook = match.rulebook
    state = match.state.copy()
    counts, leads = rulebook.standing(state), rulebook.leads(state)
    journal = LeadJournal(rulebook, state)
    state.observer = journal
    choose(state, decision, option)
    outcome = until_choice(state, journal)
    counts_after = rulebook.standing(state)
    return Preview(
        outcome.facts,
        tuple(
            Change(seat, what, before, counts_after[seat, what])
            for (seat, what), before in counts.items()
            if counts_after[seat, what] != before
        ),
        tuple(LeadChange(what, before, journal.leads[what]) for what, before in leads.items() if what in journal.leads),
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
    """Why an answer is not on offer; None if it is. If it is meant for another decision than the waiting one, the
    waiting decision comes first.
    """
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
