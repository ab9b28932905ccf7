"""A game is a state with a stack of waiting steps; steps happen until somebody must choose."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.defect import Defect
from bruxelles.kernel.options import Options
from bruxelles.kernel.variants import Variants

NOBODY: Final[i64] = -1  # the seat of a step that belongs to no player
ALLOWED: Final[i64] = 0  # returned by why_not for an option on offer; otherwise it returns the number of a rule
MORE: Final[i64] = 1 << 32  # options of a widening are numbered from here


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Receives answers and facts: for logs, records and animation. Rules never read it."""

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        pass

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table, and the waiting steps, of which the last comes next."""

    def __init__(self, variants: Variants) -> None:
        self.variants = variants
        self.stack: list[Step[Any]] = []
        self.decision: Decision[Any, Any] | None = None
        self.answers: i64 = 0
        self.observer: Observer | None = None

    def copy(self) -> State:
        """The same table, sharing nothing that can change. A copy has no observer."""
        raise NotImplementedError

    def copy_steps_to(self, new: State) -> None:
        """The kernel's part of a copy."""
        new.stack = self.stack[:]
        new.decision = self.decision
        new.answers = self.answers

    def seat_count(self) -> i64:
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points this seat has now."""
        raise NotImplementedError

    def estimate(self, seat: i64) -> i64:
        """The points that this seat can expect at the end, in hundredths: for bots, never read by a rule."""
        return 100 * self.score(seat)

    def rank(self, seat: i64) -> i64:
        """1 for the winner, or for everybody who shares the victory, after all tie-breaks."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=i64)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One sentence of the rulebook, waiting on the stack for its turn. Steps never change."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    @abstractmethod
    def happen(self, state: S, dealer: Dealer) -> None:
        """Take effect; or, if somebody must choose, ask."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """A step without a choice: it just happens."""

    def happen(self, state: S, dealer: Dealer) -> None:
        self.run(state)

    @abstractmethod
    def run(self, state: S) -> None:
        """What happens."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A step that chance decides, by asking the dealer."""

    def happen(self, state: S, dealer: Dealer) -> None:
        dealer.begin(self.event())
        self.run(state, dealer)

    @abstractmethod
    def run(self, state: S, dealer: Dealer) -> None:
        """Draw, and apply what was drawn."""
        raise NotImplementedError

    @abstractmethod
    def event(self) -> i64:
        """Its number in the game's contents."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S], Generic[S, O]):
    """A step at which `seat` picks one of its options."""

    def happen(self, state: S, dealer: Dealer) -> None:
        state.decision = self

    @abstractmethod
    def kind(self) -> i64:
        """Its number in the game's contents."""
        raise NotImplementedError

    @abstractmethod
    def options(self, state: S, out: Options) -> None:
        """Write the options into `out`, in a stable order."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, state: S, option: O) -> None:
        """Apply an option, which is known to be on offer."""
        raise NotImplementedError

    @abstractmethod
    def why_not(self, state: S, option: O) -> i64:
        """ALLOWED for exactly the options on offer; for all others, the number of the rule that forbids them."""
        raise NotImplementedError

    def skippable(self) -> bool:
        """True if it is skipped when there is no option; otherwise that is a defect."""
        return False

    def opens_turn(self) -> bool:
        """True if it begins a player's turn. Bots that look one turn ahead stop there; rules never read it."""
        return False

    def prior(self, state: S, option: O) -> i64:
        """How promising the option looks compared with the others, at least 1: for bots, never read by a rule."""
        return 1


def then(state: State, first: Step[Any], second: Step[Any] | None = None, third: Step[Any] | None = None) -> None:
    """Do these steps next, in this order, before those that already wait."""
    stack = state.stack
    if third is not None:
        stack.append(third)
    if second is not None:
        stack.append(second)
    stack.append(first)


def tell(state: State, fact: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Report a fact to the observer, if there is one."""
    if state.observer is not None:
        state.observer.fact(fact, seat, a, b, c)


def adjusted(state: State, seat: i64, quantity: i64, value: i64) -> i64:
    """A quantity of the rules, as adjusted by the variants of this game."""
    for adjustment in state.variants.adjustments[quantity]:
        value = adjustment.of(state, seat, value)
    return value


def choose(state: State, decision: Decision[Any, Any], option: i64) -> None:
    """Answer the waiting decision."""
    answer(state, decision, option, False)


def answer(state: State, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
    state.decision = None
    state.answers += 1
    if state.observer is not None:
        state.observer.answered(decision, option, forced)
    if option < MORE:
        decision.apply(state, option)
    else:
        widening = state.variants.widenings[decision.kind()]
        assert widening is not None
        widening.apply(state, decision, option)


def offer(state: State, decision: Decision[Any, Any], out: Options) -> None:
    """Write the options of a decision into `out`, including those that variants add."""
    out.clear()
    decision.options(state, out)
    variants = state.variants
    if variants.widened:
        widening = variants.widenings[decision.kind()]
        if widening is not None:
            widening.offer(state, decision, out)


def why_not(state: State, decision: Decision[Any, Any], option: i64) -> i64:
    """The rule that forbids this option now, or ALLOWED."""
    widening = state.variants.widenings[decision.kind()]
    if widening is not None:
        return widening.why_not(state, decision, option)
    return decision.why_not(state, option)


def prior(state: State, decision: Decision[Any, Any], option: i64) -> i64:
    """How promising an option looks compared with the others, including those that variants add: for bots."""
    if option < MORE:
        return decision.prior(state, option)
    widening = state.variants.widenings[decision.kind()]
    assert widening is not None
    return widening.prior(state, decision, option)


def must_ask(state: State, decision: Decision[Any, Any], out: Options) -> bool:
    """True if there are several options. A single one is taken without asking; with none, the decision is skipped if
    the rules allow that.
    """
    offer(state, decision, out)
    if out.count > 1:
        return True
    if out.count == 1:
        answer(state, decision, out.items[0], True)
    elif decision.skippable():
        state.decision = None
    else:
        raise Defect(
            f"{type(decision).__name__} leaves seat {decision.seat} without an option after answer {state.answers}"
        )
    return False


def settle(state: State, dealer: Dealer, out: Options) -> Decision[Any, Any] | None:
    """Run all steps up to the next choice, forced answers included. Return the waiting decision, with its options in
    `out`; None at the end of the game.
    """
    while True:
        while state.decision is None:
            if not state.stack:
                return None
            state.stack.pop().happen(state, dealer)
        decision = state.decision
        if must_ask(state, decision, out):
            return decision


def proceed(
    state: State, decision: Decision[Any, Any], option: i64, dealer: Dealer, out: Options
) -> Decision[Any, Any] | None:
    """Choose, then settle: a single call for code that steps from Python."""
    answer(state, decision, option, False)
    return settle(state, dealer, out)


def awaits_chance(state: State) -> bool:
    """True if the next step is a chance event."""
    return state.decision is None and len(state.stack) > 0 and isinstance(state.stack[-1], Chance)


def is_over(state: State) -> bool:
    """True if no step waits any more."""
    return state.decision is None and not state.stack


def settle_until_chance(state: State, out: Options) -> Decision[Any, Any] | None:
    """Like settle, but stop before chance: for previews, and for turns that are not yet confirmed."""
    while True:
        while state.decision is None:
            if not state.stack or awaits_chance(state):
                return None
            state.stack.pop().happen(state, NO_DEALER)
        decision = state.decision
        if must_ask(state, decision, out):
            return decision


class NoDealer(Dealer):
    """The dealer where nothing may be drawn."""

    def begin(self, event: i64) -> None:
        raise Defect(f"chance event {event} was asked where nothing may be dealt")


NO_DEALER: Final = NoDealer("", "nothing")
