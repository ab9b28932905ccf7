"""A game is a state with a stack of waiting steps; steps happen until somebody must choose."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options

if TYPE_CHECKING:
    from bruxelles.kernel.moments import Moment

NOBODY: Final[i64] = -1  # the seat of a step that belongs to no player
ALLOWED: Final[i64] = 0  # what why_not says of an option on offer; anything else is the number of the rule that forbids
MORE: Final[i64] = 1 << 32  # options of a widening are numbered from here


@mypyc_attr(native_class=False)
class Defect(AssertionError):
    """The rules contradict themselves; never the fault of a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Adjustment:
    """A difference in one named quantity."""

    def of(self, state: Any, seat: i64, value: i64) -> i64:
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Widening:
    """More options for one kind of decision: its own, numbered from MORE on, or further ones of the decision."""

    def offer(self, state: Any, decision: Decision[Any, Any], out: Options) -> None:
        pass

    def apply(self, state: Any, decision: Decision[Any, Any], option: i64) -> None:
        pass

    def why_not(self, state: Any, decision: Decision[Any, Any], option: i64) -> i64:
        """As Decision.why_not, for every option of the decision so widened."""
        raise NotImplementedError

    def prior(self, state: Any, decision: Decision[Any, Any], option: i64) -> i64:
        """As Decision.prior, for its own options."""
        return 1


class Variants:
    """All differences of one game; shared by copies of a table and never changed once it is in use. Where play brings a
    new difference, a table goes on with a changed copy of its own.
    """

    def __init__(self, quantities: i64, decisions: i64, moments: i64) -> None:
        self.adjustments: list[list[Adjustment]] = [[] for _ in range(quantities)]
        self.widenings: list[Widening | None] = [None for _ in range(decisions)]
        self.moments: list[list[Moment[Any]]] = [[] for _ in range(moments)]
        self.widened = False  # whether anything widens a decision
        self.heard = False  # whether anything listens at a moment; a game without pays nothing for those who could

    def widen(self, decision: i64, widening: Widening) -> None:
        """From now on this decision has more options. Of two widenings one would be lost, so the second is refused."""
        if self.widenings[decision] is not None:
            raise Defect(f"decision {decision} is widened already, by {type(self.widenings[decision]).__name__}")
        self.widenings[decision] = widening
        self.widened = True

    def copy(self) -> Variants:
        new = Variants(0, 0, 0)
        new.adjustments = [adjustments[:] for adjustments in self.adjustments]
        new.widenings = self.widenings[:]
        new.moments = [moments[:] for moments in self.moments]
        new.widened = self.widened
        new.heard = self.heard
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Hears what happens: for logs, records and animation. Rules never read it."""

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        pass

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table, and the steps that wait; the last one comes first."""

    def __init__(self, variants: Variants) -> None:
        self.variants = variants
        self.stack: list[Step[Any]] = []
        self.decision: Decision[Any, Any] | None = None
        self.answers: i64 = 0
        self.teller: Teller | None = None

    def copy(self) -> State:
        """The same table, nothing shared that can change. Nobody listens to a copy."""
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
        """What this seat may hope to have at the end, in hundredths of a point: for bots, never read by a rule."""
        return 100 * self.score(seat)

    def rank(self, seat: i64) -> i64:
        """1 for the winner, or for all who share the victory, by the rules of the end of the game."""
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
    """A step nobody chooses: it just happens."""

    def happen(self, state: S, dealer: Dealer) -> None:
        self.run(state)

    @abstractmethod
    def run(self, state: S) -> None:
        """What happens."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A step the box decides."""

    def happen(self, state: S, dealer: Dealer) -> None:
        dealer.begin(self.event())
        self.run(state, dealer)

    @abstractmethod
    def run(self, state: S, dealer: Dealer) -> None:
        """What the box decides."""
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
        """Write down what may be chosen, in a stable order."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, state: S, option: O) -> None:
        """What the option does; it may be trusted."""
        raise NotImplementedError

    @abstractmethod
    def why_not(self, state: S, option: O) -> i64:
        """ALLOWED exactly for the options on offer, otherwise the number of the rule that forbids."""
        raise NotImplementedError

    def skippable(self) -> bool:
        """True if having no option means that nothing is to be decided, and not a defect."""
        return False

    def opens_turn(self) -> bool:
        """True if a player's turn begins with it: where bots that look one turn ahead stop; rules never read it."""
        return False

    def prior(self, state: S, option: O) -> i64:
        """How promising the option looks beside the others, at least 1: for bots, rules never read it."""
        return 1


def then(state: State, first: Step[Any], second: Step[Any] | None = None, third: Step[Any] | None = None) -> None:
    """Do these next, in this order, before whatever was already waiting."""
    stack = state.stack
    if third is not None:
        stack.append(third)
    if second is not None:
        stack.append(second)
    stack.append(first)


def tell(state: State, fact: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Something happened; nothing is done unless somebody listens."""
    if state.teller is not None:
        state.teller.fact(fact, seat, a, b, c)


def adjusted(state: State, seat: i64, quantity: i64, value: i64) -> i64:
    """A quantity of the rules, with what the variants of this game change about it."""
    for adjustment in state.variants.adjustments[quantity]:
        value = adjustment.of(state, seat, value)
    return value


def choose(state: State, decision: Decision[Any, Any], option: i64) -> None:
    """Answer the decision that waits."""
    answer(state, decision, option, False)


def answer(state: State, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
    state.decision = None
    state.answers += 1
    if state.teller is not None:
        state.teller.answered(decision, option, forced)
    if option < MORE:
        decision.apply(state, option)
    else:
        widening = state.variants.widenings[decision.kind()]
        assert widening is not None
        widening.apply(state, decision, option)


def offer(state: State, decision: Decision[Any, Any], out: Options) -> None:
    """The options of a decision, what variants add included."""
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
    """How promising an option looks beside the others, those of a variant too: for bots."""
    if option < MORE:
        return decision.prior(state, option)
    widening = state.variants.widenings[decision.kind()]
    assert widening is not None
    return widening.prior(state, decision, option)


def must_ask(state: State, decision: Decision[Any, Any], out: Options) -> bool:
    """Several options: ask. One: it is taken without asking. None: nothing to decide, if the rules foresee that."""
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
    """Let happen what needs no choice, forced answers included; return the decision that waits with its options in
    `out`, or None at the end.
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
    """Choose, then settle: one call for those who step from Python."""
    answer(state, decision, option, False)
    return settle(state, dealer, out)


def awaits_chance(state: State) -> bool:
    """True if the next thing to happen is for the box to decide."""
    return state.decision is None and len(state.stack) > 0 and isinstance(state.stack[-1], Chance)


def is_over(state: State) -> bool:
    """True if nothing waits any more."""
    return state.decision is None and not state.stack


def foresee(state: State, out: Options) -> Decision[Any, Any] | None:
    """As settle, but stops before chance: for previews and for turns not yet confirmed."""
    while True:
        while state.decision is None:
            if not state.stack or awaits_chance(state):
                return None
            state.stack.pop().happen(state, UNUSED)
        decision = state.decision
        if must_ask(state, decision, out):
            return decision


class NoDealer(Dealer):
    """Where chance must not be asked."""

    def begin(self, event: i64) -> None:
        raise Defect(f"chance event {event} was asked where nothing may be dealt")


UNUSED: Final = NoDealer("", "nothing")
