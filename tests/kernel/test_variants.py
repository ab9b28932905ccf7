"""Variants: adjustments change quantities, and widenings add options."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64
from tests.kernel.diary import FORBIDDEN, Ask, Diary, diary_with
from tests.kernel.test_steps import run

from bruxelles.kernel.defect import Defect
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import (
    ALLOWED,
    MORE,
    Decision,
    State,
    Step,
    adjusted,
    choose,
    offer,
    prior,
    why_not,
)
from bruxelles.kernel.variants import Adjustment, Variants, Widening


class Add(Adjustment):
    def __init__(self, difference: int) -> None:
        self.difference = difference

    def of(self, state: State, seat: i64, value: i64) -> i64:
        return value + self.difference


class Double(Adjustment):
    def of(self, state: State, seat: i64, value: i64) -> i64:
        return 2 * value if seat == 1 else value


def test_a_quantity_goes_through_all_its_adjustments_in_order() -> None:
    diary = diary_with()
    assert adjusted(diary, 1, 0, 10) == 10
    diary.variants.adjustments[0] += [Add(1), Double(), Adjustment()]
    assert adjusted(diary, 1, 0, 10) == 22
    assert adjusted(diary, 0, 0, 10) == 11
    assert adjusted(diary, 1, 1, 10) == 10


class Refuse(Widening):
    def offer(self, state: State, decision: Decision[Any, Any], out: Options) -> None:
        out.add(MORE + 2)

    def why_not(self, state: State, decision: Decision[Any, Any], option: i64) -> i64:
        return ALLOWED if option == MORE + 2 else decision.why_not(state, option)

    def apply(self, state: Diary, decision: Decision[Any, Any], option: i64) -> None:
        state.written.append(f"seat {decision.seat} refused {option - MORE}")


def widened(widening: Widening, *steps: Step[Any]) -> Diary:
    variants = Variants(quantities=0, decisions=1, moments=0)
    variants.widen(0, widening)
    return diary_with(*steps, variants=variants)


def test_a_widening_offers_more_behind_the_options_of_its_decision() -> None:
    ask, out = Ask(0, 1), Options()
    diary = widened(Refuse(), ask)
    assert run(diary, out) is ask
    assert out.listed() == [1, MORE + 2]
    assert [why_not(diary, ask, option) for option in (1, 2, MORE + 2)] == [ALLOWED, FORBIDDEN, ALLOWED]
    copy = diary.copy()
    choose(diary, ask, MORE + 2)
    choose(copy, ask, 1)
    assert diary.written == ["seat 0 refused 2"]
    assert copy.written == ["seat 0 chose 1"]


def test_a_second_widening_of_a_decision_is_refused() -> None:
    first = Refuse()
    variants = widened(first).variants
    with pytest.raises(Defect, match="decision 0 is widened already, by Refuse"):
        variants.widen(0, Widening())
    assert variants.widenings == [first]


def test_a_widening_that_adds_nothing_leaves_the_decision_as_it_was() -> None:
    ask, out = Ask(0, 1, 2), Options()
    diary = widened(Widening(), ask)
    offer(diary, ask, out)
    assert out.listed() == [1, 2]
    Widening().apply(diary, ask, MORE)
    assert diary.written == []
    with pytest.raises(NotImplementedError):
        why_not(diary, ask, 1)


def test_without_a_widening_the_decision_itself_says_why_not() -> None:
    ask = Ask(0, 1, 2)
    diary = diary_with(ask)
    assert [why_not(diary, ask, option) for option in (1, 2, 3)] == [ALLOWED, ALLOWED, FORBIDDEN]


def test_an_option_that_no_widening_added_cannot_be_chosen() -> None:
    ask = Ask(0, 1, 2)
    with pytest.raises(AssertionError):
        choose(diary_with(ask), ask, MORE)


def test_no_option_looks_more_promising_than_another_unless_the_decision_says_so() -> None:
    ask = Ask(0, 1, 2)
    assert [prior(widened(Widening()), ask, option) for option in (1, 2, MORE)] == [1, 1, 1]


class Promising(Widening):
    def prior(self, state: State, decision: Decision[Any, Any], option: i64) -> i64:
        return 7


def test_a_widening_says_how_promising_its_own_options_look() -> None:
    ask = Ask(0, 1, 2)
    assert [prior(widened(Promising()), ask, option) for option in (1, MORE)] == [1, 7]
