"""How cards, tiles and boards attach: base rules name moments, whoever listens may act there."""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, S, State, Step, Variants, then

UNNAMED: Final[i64] = -1  # no rule is needed where every card of the decision listens


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Generic[S]):
    """One moment of one card, tile, board or house rule; everything about it stands in its own file."""

    def usable(self, state: S, seat: i64) -> bool:
        """Owned, not used up, and good for something now."""
        return self.why_not(state, seat) == ALLOWED

    def why_not(self, state: S, seat: i64) -> i64:
        """The number of the rule that forbids using it now, or ALLOWED."""
        raise NotImplementedError

    def use(self, state: S, seat: i64) -> None:
        """What it does; may put steps on the stack. Afterwards it must be usable no more, or the moment would never
        end.
        """
        raise NotImplementedError

    def asks(self) -> bool:
        """False for a pure gain: it happens without a question."""
        return True

    def closes(self) -> bool:
        """True if using it puts a question of its own, to which no is an answer: the moment is over with it."""
        return False

    def option(self) -> i64:
        """The number by which it is chosen, from 1 on: its own at every moment that asks by the same kind of decision,
        whichever cards are in play.
        """
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Effect[S]):
    """One moment of one seat, and the cards that listen there; made before the game, the same step each time."""

    def __init__(self, seat: i64, decision: i64, cards: list[Card[S]], elsewhere: i64) -> None:
        super().__init__(seat)
        self.cards = cards
        self.elsewhere = elsewhere
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
    """Use one of the cards usable now, or none (0); afterwards the moment comes again."""

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
        return self.moment.elsewhere if card is None else card.why_not(state, self.seat)

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
    """A step that whoever listens at this moment may replace."""

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
    """Use one of the cards usable now instead of the step that waits, or let it happen (0)."""

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
    variants: Variants, which: i64, decision: i64, cards: list[Card[Any]], seats: i64, elsewhere: i64 = UNNAMED
) -> None:
    """Let these cards listen at a moment, for every seat, behind those that listen there already; part of composing a
    game. `elsewhere` is the number of the rule by which a card that does not listen here can't be used now.
    """
    variants.heard = True
    listeners = variants.moments[which]
    for seat in range(seats):
        if seat < len(listeners):
            listeners[seat].cards.extend(cards)
        else:
            listeners.append(Moment(seat, decision, cards[:], elsewhere))


def listen_for(
    variants: Variants, which: i64, decision: i64, card: Card[Any], seat: i64, seats: i64, elsewhere: i64 = UNNAMED
) -> None:
    """Let a card listen at a moment for one seat, behind those that listen there already. Moments that others hold are
    left as they are.
    """
    variants.heard = True
    listeners = variants.moments[which]
    if not listeners:
        for other in range(seats):
            listeners.append(Moment(other, decision, [], elsewhere))
    listeners[seat] = Moment(seat, decision, [*listeners[seat].cards, card], elsewhere)


def moment(state: State, which: i64, seat: i64) -> None:
    """The one line by which a base rule names a moment; if nobody listens, nothing happens."""
    variants = state.variants
    if variants.heard:
        listeners = variants.moments[which]
        if listeners:
            then(state, listeners[seat])


def instead(state: State, which: i64, seat: i64, otherwise: Step[Any]) -> None:
    """The one line by which a base rule lets a step be replaced."""
    listeners = state.variants.moments[which]
    if listeners:
        then(state, Instead(listeners[seat], otherwise))
    else:
        then(state, otherwise)
