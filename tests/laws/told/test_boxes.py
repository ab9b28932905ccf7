"""Every correctable number differs from ours in at least one of the changed boxes."""

from __future__ import annotations

import pytest
from tests.laws.told.boxes import (
    FIXED,
    GAMES,
    box_count,
    changed_box,
    changed_settings,
    numbers_in,
    our_box,
    with_number,
)

from bruxelles.components.box import ComponentError, amended
from bruxelles.components.listing import LOADERS
from bruxelles.games import find_rulebook
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import proceed, settle

OTHERS = (*range(12), 15, 30, 99, 1894, 1909, 1911)
OF_EACH_GAME = pytest.mark.parametrize("game", GAMES)


@OF_EACH_GAME
def test_every_number_is_changed_but_those_that_cannot_be(game: str) -> None:
    ours, boxes = our_box(game), [changed_box(game, number) for number in range(box_count(game))]
    unchanged = {
        (name, place)
        for name in ours
        for place, number in numbers_in(ours[name])
        if all(dict(numbers_in(box[name])).get(place) == number for box in boxes)
    }
    assert unchanged == {(name, place) for name, fixed in FIXED[game].items() for place in fixed.places}


@OF_EACH_GAME
def test_what_is_not_changed_is_refused_with_any_other_number(game: str) -> None:
    for box in (our_box(game), *(changed_box(game, number) for number in range(box_count(game)))):
        for name, fixed in FIXED[game].items():
            for place in fixed.places:
                ours = dict(numbers_in(box[name]))[place]
                for number in {*OTHERS} - {ours}:
                    other = amended(box, {name: with_number(box[name], place, number)}, "another box")
                    with pytest.raises(ComponentError):
                        LOADERS[game].validate(other)


@OF_EACH_GAME
def test_bots_can_guess_what_a_position_is_worth_in_any_of_these_boxes(game: str) -> None:
    for number in range(box_count(game)):
        state = find_rulebook(game).new_state(changed_settings(game, 3, {}, number))
        dealer, out = Dealer("boxes", "deal"), Options()
        decision = settle(state, dealer, out)
        while decision is not None:
            assert all(state.estimate(seat) > -1_000_000 for seat in range(3))
            decision = proceed(state, decision, out.items[dealer.below(out.count)], dealer, out)
