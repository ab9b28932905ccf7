"""The laws that every game on the kernel obeys, checked on random play. A law takes a rulebook, settings and a seed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from tests.conformance.random_play import Game, Listener, decision_text
from tests.conformance.walk import differences, dump, shared

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from bruxelles.kernel.notation import Notation, NotationError
from bruxelles.kernel.options import Options
from bruxelles.kernel.record import Record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay
from bruxelles.kernel.rulebook import Rulebook, ScoreSheet, Settings
from bruxelles.kernel.steps import (
    ALLOWED,
    NOBODY,
    State,
    awaits_chance,
    choose,
    offer,
    prior,
    settle,
    settle_until_chance,
    why_not,
)
from bruxelles.kernel.verification import verify

Law = Callable[[Rulebook, Settings, str], None]


def options_are_unique_in_a_stable_order_and_never_missing(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game, again = Game(rulebook, settings, seed), Options()
    for decision, options in game:
        offer(game.state, decision, again)
        assert again.listed() == options, f"{decision_text(decision)} offers something else when asked again"
        assert len(set(options)) == len(options), f"{decision_text(decision)} offers an option twice: {options}"
        assert options or decision.skippable(), f"{decision_text(decision)} has no option and can't be skipped"
        assert 0 <= decision.seat < settings.seats, f"{decision_text(decision)} asks nobody"
        priors = [prior(game.state, decision, option) for option in options]
        assert min(priors, default=1) > 0, f"{decision_text(decision)} has a prior below 1: {priors}"


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
            assert rule == ALLOWED or rules.get(rule), said


def every_option_has_a_token_that_gives_it_back(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    for decision, options in game:
        kind = game.kind(decision)
        tokens = [kind.token(option) for option in options]
        assert [kind.option(token) for token in tokens] == options, f"{tokens} can't be read back"
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
                said = f"action {action} should mean {kind.name} {kind.token(option)}"
                assert contents.meaning(action) == (kind, option), said


def later_moves_never_touch_an_earlier_copy(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    kept = []
    for decision, _ in game:
        copy, seen = game.state.copy(), dump(game.state)
        assert copy.observer is None, "somebody listens to a copy"
        check_equal(seen, dump(copy), f"a copy at {decision_text(decision)} is not equal")
        kept.append((copy, seen))
    for copy, seen in kept:
        check_equal(seen, dump(copy), "later moves changed a copy")


def check_equal(expected: dict[str, object], found: dict[str, object], otherwise: str) -> None:
    different = differences(expected, found)
    assert not different, f"{otherwise}: {different}"


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
            check_equal(before, dump(game.state), "what was tried on a copy changed the original")


def foreseeing_changes_nothing_of_what_comes(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game, out = Game(rulebook, settings, seed), Options()
    for decision, options in game:
        if len(options) < 2:
            continue
        option = options[game.state.answers % len(options)]
        plain, foreseen = (game.state.copy() for _ in range(2))
        told = []
        for state in (plain, foreseen):
            state.observer = listener = Listener()
            choose(state, decision, option)
            if state is foreseen:
                waits = settle_until_chance(state, out)
                assert waits is not None or awaits_chance(state) or not state.stack, "it stopped too early"
            settle(state, Dealer(seed, f"foresee {game.state.answers}"), out)
            told.append((out.listed(), listener.answers, listener.facts))
        check_equal(dump(plain), dump(foreseen), f"foreseeing changed what comes after {decision_text(decision)}")
        assert told[0] == told[1], f"foreseeing changed what is told after {decision_text(decision)}"


def the_game_ends_and_counts_its_answers(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    expected = [len(options) == 1 for _, options in game if options]
    assert expected, "a game without a decision is none"
    assert [forced for *_, forced in game.told.answers] == expected, "not every answer was told, forced ones as forced"
    assert game.state.answers == len(expected), f"{len(expected)} answers were counted as {game.state.answers}"


def facts_are_of_known_kinds_and_can_be_written(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    game.play_to_the_end()
    for number, seat, *numbers in game.told.facts:
        assert number in rulebook.contents.facts, f"fact {number} is unknown"
        fact = rulebook.contents.facts[number]
        assert seat == NOBODY or 0 <= seat < settings.seats, f"{fact.name} names seat {seat}"
        for (name, notation), value in zip(fact.fields, numbers, strict=False):
            assert is_written(notation, value), f"{fact.name} says {value} as its {name}"
        assert not any(numbers[len(fact.fields) :]), f"{fact.name} tells numbers that have no name: {numbers}"


def is_written(notation: Notation, number: int) -> bool:
    try:
        return notation.number(notation.token(number)) == number
    except NotationError:
        return False


def the_same_seed_gives_the_same_game(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    one, other = Game(rulebook, settings, seed), Game(rulebook, settings, seed)
    check_equal(dump(one.play_to_the_end()), dump(other.play_to_the_end()), "the same seed gave another end")
    assert one.told.answers == other.told.answers, "the same seed gave other answers"
    assert one.told.facts == other.told.facts, "the same seed gave other facts"


def nobody_listening_changes_nothing(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    heard, unheard = Game(rulebook, settings, seed), Game(rulebook, settings, seed)
    unheard.state.observer = None
    check_equal(dump(heard.play_to_the_end()), dump(unheard.play_to_the_end()), "listening changed the game")


def scores_add_up_and_ranks_follow_them(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    for _ in game:
        check_sums(rulebook.score_sheet(game.state), game.state, settings.seats)
    sheet = rulebook.score_sheet(game.state)
    check_sums(sheet, game.state, settings.seats)
    seats = range(settings.seats)
    counted = [1 + sum(other < rank for other in sheet.ranks) for rank in sheet.ranks]
    assert list(sheet.ranks) == counted, f"{sheet.ranks} are no ranks"
    for one, other in product(seats, seats):
        said = f"ranks {sheet.ranks} for points {sheet.totals}"
        assert sheet.totals[one] <= sheet.totals[other] or sheet.ranks[one] < sheet.ranks[other], said


def check_sums(sheet: ScoreSheet, state: State, seats: int) -> None:
    assert len(set(sheet.sources)) == len(sheet.sources), f"a source stands twice: {sheet.sources}"
    assert [len(row) for row in sheet.points] == [len(sheet.sources)] * seats, f"points are missing: {sheet}"
    assert tuple(sum(row) for row in sheet.points) == sheet.totals, f"the rows don't add up: {sheet}"
    assert sheet.totals == tuple(state.score(seat) for seat in range(seats)), f"the state has other scores: {sheet}"
    assert sheet.ranks == tuple(state.rank(seat) for seat in range(seats)), f"the state has other ranks: {sheet}"


def looking_changes_nothing(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    game = Game(rulebook, settings, seed)
    for nth, _ in enumerate(game):
        if nth % 10:
            continue
        before = dump(game.state)
        for viewer in (None, *range(settings.seats)):
            seen, again = (rulebook.view(game.state, viewer) for _ in range(2))
            assert seen == again, f"viewer {viewer} sees something else when looking again"
            secret = rulebook.has_secrets or seen == rulebook.view(game.state, None)
            assert secret, f"viewer {viewer} sees something else than others, though there are no secrets"
        assert rulebook.picture(game.state).strip(), "the picture is empty"
        check_equal(before, dump(game.state), "looking changed the state")


def a_record_replays_to_the_same_game(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    match = Match(rulebook, settings, seed)
    check_commitments(match, rulebook, Dealer(seed, "player"), ["kept"])


def a_game_goes_on_from_its_record(rulebook: Rulebook, settings: Settings, seed: str) -> None:
    match, player = Match(rulebook, settings, seed), Dealer(seed, "player")
    play_on(match, player)
    record = read_record(match.record(), lambda _: rulebook)
    half = replay(record, rulebook, resume=False, until=len(record.entries) // 2)
    resumed = replay(check_replay(half, rulebook), rulebook, f"{seed} again")
    check_commitments(resumed, rulebook, player, ["not revealed", "kept"])


def play_on(match: Match, player: Dealer) -> None:
    while not match.over:
        numbers = match.numbers
        match.play(numbers[player.below(len(numbers))])


def check_commitments(match: Match, rulebook: Rulebook, player: Dealer, expected: list[str]) -> None:
    play_on(match, player)
    found = verify(check_replay(match, rulebook), rulebook)
    assert found.commitments == expected, f"the commitments are {found.commitments}, not {expected}"
    since = match.commitments[-1].since
    earlier = [number for number, entry in enumerate(match.entries[: since - 1], 1) if entry.seat == NOBODY]
    assert found.uncovered == earlier, f"entries {found.uncovered} are uncovered, not {earlier}"


def check_replay(match: Match, rulebook: Rulebook) -> Record:
    text = match.record()
    record = read_record(text, lambda _: rulebook)
    again = replay(record, rulebook, resume=False)
    check_equal(dump(match.state), dump(again.state), "the record replays to another state")
    assert again.entries == match.entries, "the record replays to other entries"
    assert again.facts == match.facts, "the record replays to other facts"
    assert again.record() == text, "the record of the replay is another one"
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
    a_game_goes_on_from_its_record,
)
LAWS_OF_THE_PURE_ENGINE: Final[tuple[Law, ...]] = (a_copy_shares_nothing_that_can_change,)
