"""Steps: what waits happens in order, until somebody must choose."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64
from tests.kernel.diary import Ask, Diary, Loud, Roll, Write, diary_with
from tests.kernel.toy import APPLE, Serve
from tests.kernel.toy_rulebook import ORCHARD

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.defect import Defect
from bruxelles.kernel.options import Options
from bruxelles.kernel.playout import playout
from bruxelles.kernel.steps import (
    Decision,
    Observer,
    State,
    awaits_chance,
    choose,
    proceed,
    settle,
    settle_until_chance,
    tell,
    then,
)
from bruxelles.kernel.variants import Variants


def run(diary: Diary, out: Options | None = None) -> Decision[Any, Any] | None:
    return settle(diary, Dealer("1", "deal"), out or Options())


def test_steps_happen_in_the_order_in_which_they_wait() -> None:
    diary = diary_with(Write("a"), Write("b"), Write("c"))
    assert run(diary) is None
    assert diary.written == ["a", "b", "c"]
    assert diary.stack == []


def test_what_comes_next_comes_before_what_was_already_waiting() -> None:
    diary = diary_with(Write("a", Write("a1"), Write("a2", Write("a2i")), Write("a3")), Write("b"))
    run(diary)
    assert diary.written == ["a", "a1", "a2", "a2i", "a3", "b"]


def test_a_second_step_may_be_left_out() -> None:
    diary = diary_with(Write("waiting"))
    then(diary, Write("first"), None, Write("third"))
    run(diary)
    assert diary.written == ["first", "third", "waiting"]


def test_chance_and_effects_happen_until_somebody_must_choose() -> None:
    ask, out = Ask(1, 4, 9), Options()
    diary = diary_with(Write("a"), Roll(0), ask, Write("b"))
    assert run(diary, out) is ask
    assert out.listed() == [4, 9]
    assert [word.split()[0] for word in diary.written] == ["a", "rolled"]
    choose(diary, ask, 9)
    assert diary.decision is None
    assert run(diary) is None
    assert diary.written[2:] == ["seat 1 chose 9", "b"]


def test_proceeding_is_choosing_and_settling_in_one_call() -> None:
    ask, next_one, out = Ask(1, 4, 9), Ask(0, 1, 2), Options()
    diary = diary_with(ask, Write("between"), next_one, Write("last"))
    run(diary, out)
    assert proceed(diary, ask, 9, Dealer("1", "deal"), out) is next_one
    assert out.listed() == [1, 2]
    assert proceed(diary, next_one, 2, Dealer("1", "deal"), out) is None
    assert diary.written == ["seat 1 chose 9", "between", "seat 0 chose 2", "last"]
    assert diary.answers == 2


def test_settling_again_asks_the_same_question_again() -> None:
    diary, out = diary_with(Ask(0, 1, 2)), Options()
    first = run(diary, out)
    assert run(diary, out) is first
    assert out.listed() == [1, 2]
    assert diary.answers == 0


def test_a_single_option_is_taken_without_asking_told_and_counted() -> None:
    diary = diary_with(Ask(0, 5), Ask(1, 1, 2))
    diary.observer = Loud(diary)
    decision = run(diary)
    assert decision is not None
    assert diary.written == ["forced 5", "seat 0 chose 5"]
    assert diary.answers == 1
    choose(diary, decision, 2)
    assert diary.written[2:] == ["asked 2", "seat 1 chose 2"]
    assert diary.answers == 2


def test_without_an_option_a_skippable_decision_is_left_out_and_not_counted() -> None:
    diary = diary_with(Ask(0, skippable=True), Write("after"))
    diary.observer = Loud(diary)
    assert run(diary) is None
    assert diary.written == ["after"]
    assert diary.answers == 0


def test_a_skippable_decision_with_options_is_asked() -> None:
    assert run(diary_with(Ask(0, 1, 2, skippable=True))) is not None


@pytest.mark.parametrize("go_on", [run, lambda diary: settle_until_chance(diary, Options())])
def test_a_decision_without_option_is_a_defect_that_names_step_and_seat(go_on: Any) -> None:
    with pytest.raises(Defect, match="Ask leaves seat 2 without an option after answer 1"):
        go_on(diary_with(Ask(0, 5), Ask(2)))


class Silent(Ask):
    """Says nothing about being skipped."""

    def skippable(self) -> bool:
        return Decision.skippable(self)


def test_a_decision_is_not_skippable_unless_it_says_so() -> None:
    with pytest.raises(Defect, match="Silent leaves seat 1 without an option after answer 0"):
        run(diary_with(Silent(1, skippable=True)))


def test_foreseeing_stops_before_chance_and_asks_no_dealer() -> None:
    roll = Roll(0)
    diary = diary_with(Write("a"), Ask(0, 5), roll, Write("b"))
    assert not awaits_chance(diary)
    assert settle_until_chance(diary, Options()) is None
    assert diary.written == ["a", "seat 0 chose 5"]
    assert diary.stack[-1] is roll
    assert awaits_chance(diary)
    settle_until_chance(diary, Options())
    assert diary.written == ["a", "seat 0 chose 5"]


def test_foreseeing_stops_at_a_decision_with_its_options_and_at_the_end() -> None:
    ask, out = Ask(0, 1, 2), Options()
    diary = diary_with(ask, Ask(0, skippable=True), Write("end"))
    assert settle_until_chance(diary, out) is ask
    assert out.listed() == [1, 2]
    assert not awaits_chance(diary)
    choose(diary, ask, 1)
    assert settle_until_chance(diary, out) is None
    assert not awaits_chance(diary)
    assert diary.written == ["seat 0 chose 1", "end"]


def test_foreseeing_a_copy_changes_nothing_else() -> None:
    diary = diary_with(Write("a"), Roll(0), Write("b"))
    copy = diary.copy()
    settle_until_chance(copy, Options())
    assert copy.written == ["a"]
    assert diary.written == []
    assert len(diary.stack) == 3


def test_a_chance_event_is_announced_to_the_dealer() -> None:
    announced = []

    class Hearing(Dealer):
        def begin(self, event: i64) -> None:
            announced.append(event)

    settle(diary_with(Roll(0), Write("a"), Roll(0)), Hearing("1", "deal"), Options())
    assert announced == [3, 3]


def test_a_fact_reaches_whoever_listens() -> None:
    diary = diary_with()
    diary.observer = Loud(diary)
    tell(diary, 7, 1)
    tell(diary, 8, -1, 4, 5, 6)
    assert diary.written == ["fact 7 of seat 1: 0 0 0", "fact 8 of seat -1: 4 5 6"]


def test_a_fact_that_nobody_hears_does_nothing() -> None:
    diary = diary_with(Write("a"))
    tell(diary, 7, 1, 2, 3, 4)
    assert diary.written == []
    assert len(diary.stack) == 1


def test_a_teller_may_hear_without_doing_anything() -> None:
    diary = diary_with(Ask(0, 5))
    diary.observer = Observer()
    tell(diary, 7, 1)
    run(diary)
    assert diary.written == ["seat 0 chose 5"]


def test_a_copy_has_its_own_steps_and_nobody_listens_to_it() -> None:
    ask = Ask(0, 1, 2)
    diary = diary_with(Ask(0, 9), ask, Write("after"))
    diary.observer = Observer()
    run(diary)
    copy = diary.copy()
    assert copy.observer is None
    assert copy.decision is ask
    assert copy.answers == 1
    choose(copy, ask, 1)
    run(copy)
    assert copy.written == ["seat 0 chose 9", "seat 0 chose 1", "after"]
    assert diary.decision is ask
    assert diary.written == ["seat 0 chose 9"]
    assert len(diary.stack) == 1


def test_a_turn_begins_only_with_a_decision_that_says_so() -> None:
    assert not Ask(0, 1, 2).opens_turn()


@pytest.mark.parametrize(("barter", "coins", "fruits"), [("no", 2, 2), ("yes", 0, 3)])
def test_an_edition_replaces_a_rule_by_its_maker(barter: str, coins: int, fruits: int) -> None:
    orchard = ORCHARD.new_state(ORCHARD.settings(2, {"barter": barter}))
    orchard.tree.move(APPLE, to=orchard.stall)
    orchard.tree.move(APPLE, to=orchard.baskets[1])
    orchard.stack = [Serve(0)]
    assert settle(orchard, Dealer("1", "deal"), Options()) is None
    assert (orchard.coins[1], orchard.baskets[1].total) == (coins, fruits)


def test_who_estimates_nothing_hopes_for_the_points_there_are() -> None:
    orchard = ORCHARD.new_state(ORCHARD.settings(2))
    orchard.coins[1] = 3
    assert [orchard.estimate(seat) for seat in range(2)] == [0, 300]


@pytest.mark.parametrize("question", [State.copy, State.seat_count, lambda s: s.score(0), lambda s: s.rank(0)])
def test_a_state_leaves_to_its_game_what_only_the_game_knows(question: Any) -> None:
    with pytest.raises(NotImplementedError):
        question(State(Variants(0, 0, 0)))


def test_random_play_counts_the_decisions_that_were_asked() -> None:
    diary = diary_with(Ask(0, 5), Ask(0, 1, 2), Roll(0), Ask(1, 3, 4), Ask(0, skippable=True))
    assert playout(diary, Dealer("1", "deal"), Dealer("1", "player"), Options()) == 2
    assert diary.answers == 3
    assert diary.written[0] == "seat 0 chose 5"
    assert diary.written[1] in ("seat 0 chose 1", "seat 0 chose 2")
