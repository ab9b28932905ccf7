"""The laws that every game on the kernel obeys, checked on random play. A law takes a rulebook, settings and a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

from mypy_extensions import i64
from tests.conformance.walk import differences, dump, shared

from bruxelles.kernel.contents import DecisionKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match, replay, verify
from bruxelles.kernel.notation import Notation
from bruxelles.kernel.options import Options
from bruxelles.kernel.record import Record, read_record
from bruxelles.kernel.rulebook import Rulebook, ScoreSheet, Settings
from bruxelles.kernel.steps import (
    ALLOWED,
    MORE,
    NOBODY,
    Decision,
    State,
    Teller,
    awaits_chance,
    choose,
    foresee,
    must_ask,
    offer,
    settle,
    why_not,
)

Law = Callable[[Rulebook, Settings, str], None]
Fact = tuple[int, int, int, int, int]
Answer = tuple[int, int, int, bool]

LONGEST_GAME: Final = 10_000  # answers; whoever needs more will never end


class Listener(Teller):
    """Keeps all that a state tells."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.answers: list[Answer] = []

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.facts.append((fact, seat, a, b, c))

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        self.answers.append((decision.seat, decision.kind(), option, forced))


class Game:
    """A random game. Going through it stops at every decision, also where the rules leave one option or none."""

    def __init__(self, rulebook: Rulebook, settings: Settings, seed: str) -> None:
        self.contents = rulebook.contents
        self.state = rulebook.new_state(settings)
        self.dealer = Dealer(seed, "deal")
        self.player = Dealer(seed, "player")
        self.told = Listener()
        self.state.teller = self.told

    def __iter__(self) -> Iterator[tuple[Decision[Any, Any], list[int]]]:
        state, out = self.state, Options()
        while state.decision is not None or state.stack:
            if state.decision is None:
                state.stack.pop().happen(state, self.dealer)
                continue
            decision = state.decision
            assert state.answers < LONGEST_GAME, f"the game does not end: {decision_text(decision)} comes on and on"
            offer(state, decision, out)
            yield decision, out.listed()
            if must_ask(state, decision, out):
                choose(state, decision, self.pick(out.listed()))

    def pick(self, options: list[int]) -> int:
        return options[self.player.below(len(options))]

    def kind(self, decision: Decision[Any, Any]) -> DecisionKind:
        return self.contents.decisions[decision.kind()]

    def play_to_the_end(self) -> State:
        for _ in self:
            pass
        return self.state


def decision_text(decision: Decision[Any, Any]) -> str:
    return f"{type(decision).__name__} of seat {decision.seat}"


def options_are_unique_in_a_stable_order_and_never_missing(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game, again = Game(rulebook, settings, seed), Options()
    for decision, options in game:
        offer(game.state, decision, again)
        assert again.listed() == options, f"{decision_text(decision)} offers something else when asked again"
        assert len(set(options)) == len(options), f"{decision_text(decision)} offers an option twice: {options}"
        assert options or decision.skippable(), f"{decision_text(decision)} has no option and can't be skipped"
        assert 0 <= decision.seat < settings.seats
        assert all(decision.prior(game.state, option) > 0 for option in options if option < MORE)


def why_not_is_silent_exactly_for_what_is_offered(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    rules = rulebook.contents.rules
    for decision, options in game:
        kind = game.kind(decision)
        widened = game.state.variants.widenings[kind.number] is not None
        for option in {*(kind.options() if widened else kind.notation.numbers()), *options}:
            rule = why_not(game.state, decision, option)
            said = f"{decision_text(decision)}, {kind.token(option)}: why_not says {rule}, offered are {options}"
            assert (rule == ALLOWED) == (option in options), said
            assert rule == ALLOWED or (0 < rule < len(rules) and rules[rule]), said


def every_option_has_a_token_that_gives_it_back(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    for decision, options in game:
        kind = game.kind(decision)
        tokens = [kind.token(option) for option in options]
        assert [kind.option(token) for token in tokens] == options
        assert all(token and token == "".join(token.split()) for token in tokens), f"a blank would split {tokens}"


def every_option_has_an_action_number_of_its_own(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game, contents = Game(rulebook, settings, seed), rulebook.contents
    for decision, options in game:
        kind = game.kind(decision)
        for option in options:
            action = contents.action(kind.number, option)
            if action is None:
                assert option not in kind.options(), f"{kind.name} {kind.token(option)} should have an action number"
            else:
                assert 0 <= action < contents.actions
                assert contents.meaning(action) == (kind, option)


def later_moves_never_touch_an_earlier_copy(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    kept = []
    for decision, _ in game:
        copy, seen = game.state.copy(), dump(game.state)
        assert copy.teller is None, "nobody listens to a copy"
        forgotten = differences(seen, dump(copy))
        assert not forgotten, f"a copy at {decision_text(decision)} is not equal: {forgotten}"
        kept.append((copy, seen))
    for copy, seen in kept:
        touched = differences(seen, dump(copy))
        assert not touched, f"later moves changed a copy: {touched}"


def a_copy_shares_nothing_that_can_change(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    for decision, _ in game:
        both = shared(game.state, game.state.copy())
        assert not both, f"a copy at {decision_text(decision)} shares {both}"


def what_is_tried_on_a_copy_never_touches_the_original(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game, trier, out = Game(rulebook, settings, seed), Dealer(seed, "trier"), Options()
    for decision, options in game:
        if len(options) > 1:
            before, copy = dump(game.state), game.state.copy()
            choose(copy, decision, options[trier.below(len(options))])
            settle(copy, trier, out)
            assert not differences(before, dump(game.state))


def foreseeing_changes_nothing_of_what_comes(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game, out = Game(rulebook, settings, seed), Options()
    for decision, options in game:
        if len(options) < 2:
            continue
        option = options[game.state.answers % len(options)]
        plain, foreseen = (game.state.copy() for _ in range(2))
        told = []
        for state in (plain, foreseen):
            state.teller = listener = Listener()
            choose(state, decision, option)
            if state is foreseen:
                waits = foresee(state, out)
                assert waits is state.decision
                assert waits is not None or awaits_chance(state) or not state.stack, "foresee stopped too early"
            settle(state, Dealer(seed, f"foresee {game.state.answers}"), out)
            told.append((out.listed(), listener.answers, listener.facts))
        assert told[0] == told[1]
        assert not differences(dump(plain), dump(foreseen))


def the_game_ends_and_counts_its_answers(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    expected = [len(options) == 1 for _, options in game if options]
    assert [forced for *_, forced in game.told.answers] == expected
    assert game.state.answers == len(expected) > 0
    assert game.state.decision is None
    assert not game.state.stack


def facts_are_of_known_kinds_and_can_be_written(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    game.play_to_the_end()
    for number, seat, *numbers in game.told.facts:
        assert 0 <= number < len(rulebook.contents.facts), f"fact {number} is unknown"
        fact = rulebook.contents.facts[number]
        assert seat == NOBODY or 0 <= seat < settings.seats, f"{fact.name} names seat {seat}"
        for (name, notation), value in zip(fact.fields, numbers, strict=False):
            assert is_written(notation, value), f"{fact.name} says {value} as its {name}"
        assert not any(numbers[len(fact.fields) :]), f"{fact.name} tells numbers that have no name: {numbers}"


def is_written(notation: Notation, number: int) -> bool:
    return notation.number(notation.token(number)) == number


def the_same_seed_gives_the_same_game(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    one, other = Game(rulebook, settings, seed), Game(rulebook, settings, seed)
    assert not differences(dump(one.play_to_the_end()), dump(other.play_to_the_end()))
    assert one.told.answers == other.told.answers
    assert one.told.facts == other.told.facts


def nobody_listening_changes_nothing(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    heard, unheard = Game(rulebook, settings, seed), Game(rulebook, settings, seed)
    unheard.state.teller = None
    assert not differences(dump(heard.play_to_the_end()), dump(unheard.play_to_the_end()))


def scores_add_up_and_ranks_follow_them(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    for _ in game:
        check_sums(rulebook.score_sheet(game.state), game.state, settings.seats)
    sheet = rulebook.score_sheet(game.state)
    check_sums(sheet, game.state, settings.seats)
    seats = range(settings.seats)
    assert sheet.ranks == tuple(game.state.rank(seat) for seat in seats)
    assert list(sheet.ranks) == [1 + sum(other < rank for other in sheet.ranks) for rank in sheet.ranks]
    for one, other in product(seats, seats):
        assert sheet.totals[one] <= sheet.totals[other] or sheet.ranks[one] < sheet.ranks[other]


def check_sums(sheet: ScoreSheet, state: State, seats: int) -> None:
    assert len(set(sheet.sources)) == len(sheet.sources)
    assert [len(row) for row in sheet.points] == [len(sheet.sources)] * seats
    assert tuple(sum(row) for row in sheet.points) == sheet.totals
    assert sheet.totals == tuple(state.score(seat) for seat in range(seats))
    assert len(sheet.ranks) == seats


def looking_changes_nothing(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    for nth, _ in enumerate(game):
        if nth % 10:
            continue
        before = dump(game.state)
        for viewer in (None, *range(settings.seats)):
            assert rulebook.view(game.state, viewer) == rulebook.view(game.state, viewer)
        assert rulebook.picture(game.state).strip()
        assert not differences(before, dump(game.state))


def a_record_replays_to_the_same_game(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    match, player = Match(rulebook, settings, seed), Dealer(seed, "player")
    stop = 10 + player.below(50)
    while not match.over:
        numbers = match.numbers
        match.play(numbers[player.below(len(numbers))])
        if len(match.past) == 1 and match.state.answers >= stop:
            stop = LONGEST_GAME
            check_replay(match, rulebook)
    record = check_replay(match, rulebook)
    assert verify(record, rulebook) == ["kept"]


def check_replay(match: Match, rulebook: Rulebook) -> Record:
    text = match.record()
    record = read_record(text, lambda _: rulebook)
    again = replay(record, rulebook, go_on=False)
    assert not differences(dump(match.state), dump(again.state))
    assert again.entries == match.entries
    assert again.facts == match.facts
    assert again.record() == text
    return record


LAWS: Final[tuple[Law, ...]] = (
    options_are_unique_in_a_stable_order_and_never_missing,
    why_not_is_silent_exactly_for_what_is_offered,
    every_option_has_a_token_that_gives_it_back,
    every_option_has_an_action_number_of_its_own,
    later_moves_never_touch_an_earlier_copy,
    what_is_tried_on_a_copy_never_touches_the_original,
    foreseeing_changes_nothing_of_what_comes,
    the_game_ends_and_counts_its_answers,
    facts_are_of_known_kinds_and_can_be_written,
    the_same_seed_gives_the_same_game,
    nobody_listening_changes_nothing,
    scores_add_up_and_ranks_follow_them,
    looking_changes_nothing,
    a_record_replays_to_the_same_game,
)
LAWS_OF_THE_PURE_ENGINE: Final[tuple[Law, ...]] = (a_copy_shares_nothing_that_can_change,)
