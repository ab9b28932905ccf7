"""How cards, tiles and boards attach: base rules name moments, and cards that listen at a moment may act then."""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, S, State, Step, then
from bruxelles.kernel.variants import Variants

UNNAMED: Final[i64] = -1  # for moments at which every card of the decision listens


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Generic[S]):
    """One moment of one card, tile, board or house rule. Everything about it is in one file."""

    def usable(self, state: S, seat: i64) -> bool:
        """True if it is owned, not used up, and useful now."""
        return self.why_not(state, seat) == ALLOWED

    def why_not(self, state: S, seat: i64) -> i64:
        """The number of the rule that forbids using it now, or ALLOWED."""
        raise NotImplementedError

    def use(self, state: S, seat: i64) -> None:
        """What it does; it may put steps on the stack. Afterwards it must no longer be usable, or the moment would
        never end.
        """
        raise NotImplementedError

    def asks(self) -> bool:
        """False for a pure gain, which happens without asking."""
        return True

    def closes(self) -> bool:
        """True if using it asks a question that can be answered no. The moment ends with it."""
        return False

    def option(self) -> i64:
        """The option that stands for this card, from 1 on. No other card of the same kind of decision has it, whether
        it is in play or not.
        """
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Effect[S]):
    """A moment of one seat, and the cards that listen at it. It is made before the game, and the step is used each
    time.
    """

    def __init__(self, seat: i64, decision: i64, cards: list[Card[S]], wrong_moment: i64) -> None:
        super().__init__(seat)
        self.cards = cards
        self.wrong_moment = wrong_moment
        self.question = UseCard(seat, decision, self)

    def run(self, state: S) -> None:
        asked = False
        for card in self.cards:
            if card.usable(state, self.seat):
                if not card.asks():
                    if not card.closes():
                        then(state, self)
                    card.use(state, self.seat)
                    return
                asked = True
        if asked:
            then(state, self.question)


@mypyc_attr(allow_interpreted_subclasses=True)
class UseCard(Decision[S, i64]):
    """Use one of the cards usable now, or none (0); afterwards the moment is repeated."""

    def __init__(self, seat: i64, decision: i64, moment: Moment[S]) -> None:
        super().__init__(seat)
        self.decision = decision
        self.moment = moment

    def kind(self) -> i64:
        return self.decision

    def options(self, state: S, out: Options) -> None:
        out.add(0)
        for card in self.moment.cards:
            if card.asks() and card.usable(state, self.seat):
                out.add(card.option())

    def why_not(self, state: S, option: i64) -> i64:
        if option == 0:
            return ALLOWED
        card = self.card_of(option)
        return self.moment.wrong_moment if card is None else card.why_not(state, self.seat)

    def apply(self, state: S, option: i64) -> None:
        card = self.card_of(option)
        if card is not None:
            then(state, self.moment)
            card.use(state, self.seat)

    def card_of(self, option: i64) -> Card[S] | None:
        for card in self.moment.cards:
            if card.option() == option:
                return card
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Instead(Effect[S]):
    """A step that a card listening at this moment may replace."""

    def __init__(self, moment: Moment[S], otherwise: Step[S]) -> None:
        super().__init__(moment.seat)
        self.moment = moment
        self.otherwise = otherwise

    def run(self, state: S) -> None:
        asked = False
        for card in self.moment.cards:
            if card.usable(state, self.seat):
                if not card.asks():
                    card.use(state, self.seat)
                    return
                asked = True
        then(state, UseInstead(self.moment, self.otherwise) if asked else self.otherwise)


@mypyc_attr(allow_interpreted_subclasses=True)
class UseInstead(UseCard[S]):
    """Use one of the cards usable now instead of the waiting step, or let the step happen (0)."""

    def __init__(self, moment: Moment[S], otherwise: Step[S]) -> None:
        super().__init__(moment.seat, moment.question.decision, moment)
        self.otherwise = otherwise

    def apply(self, state: S, option: i64) -> None:
        card = self.card_of(option)
        if card is not None:
            card.use(state, self.seat)
        else:
            then(state, self.otherwise)


def listen(
    variants: Variants, which: i64, decision: i64, cards: list[Card[Any]], seats: i64, wrong_moment: i64 = UNNAMED
) -> None:
    """Let these cards listen at a moment for every seat, after the cards that already do. This is part of composing a
    game. `wrong_moment` is the number of the rule that forbids cards which don't listen here.
    """
    variants.has_listeners = True
    listeners = variants.moments[which]
    for seat in range(seats):
        if seat < len(listeners):
            listeners[seat].cards.extend(cards)
        else:
            listeners.append(Moment(seat, decision, cards[:], wrong_moment))


def listen_for(
    variants: Variants, which: i64, decision: i64, card: Card[Any], seat: i64, seats: i64, wrong_moment: i64 = UNNAMED
) -> None:
    """Let a card listen at a moment for one seat, after the cards that already do. Moments that other tables hold don't
    change.
    """
    variants.has_listeners = True
    listeners = variants.moments[which]
    if not listeners:
        for other in range(seats):
            listeners.append(Moment(other, decision, [], wrong_moment))
    listeners[seat] = Moment(seat, decision, [*listeners[seat].cards, card], wrong_moment)


def moment(state: State, which: i64, seat: i64) -> None:
    """Name a moment in a base rule. If no card listens, nothing happens."""
    variants = state.variants
    if variants.has_listeners:
        listeners = variants.moments[which]
        if listeners:
            then(state, listeners[seat])


def instead(state: State, which: i64, seat: i64, otherwise: Step[Any]) -> None:
    """Let cards replace a step of a base rule."""
    listeners = state.variants.moments[which]
    if listeners:
        then(state, Instead(listeners[seat], otherwise))
    else:
        then(state, otherwise)
