"""Every law catches the orchard that breaks it, and says where."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from tests.conformance import conformance as laws
from tests.conformance.conformance import Law
from tests.kernel import toy, toy_variants
from tests.kernel.toy_rulebook import CONTENTS, FRUIT, ORCHARD, OrchardRulebook, OrchardView

from bruxelles.kernel.contents import Contents
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.notation import Names
from bruxelles.kernel.options import Options
from bruxelles.kernel.rulebook import Settings
from bruxelles.kernel.steps import tell, then

Method = Callable[..., Any]

EVERYTHING = ORCHARD.settings(3, {"cards": "yes", "refuse": "yes", "goodYear": "yes"})
PLAIN = ORCHARD.settings(3)  # whoever may refuse always has an answer, and ends what goes on and on


def broken(law: Law, owner: type, name: str, method: Method, message: str, played: Settings = EVERYTHING) -> Any:
    return pytest.param(law, owner, name, method, message, played, id=f"{law.__name__}-{owner.__name__}.{name}")


def offer_twice(step: toy.Serve, orchard: toy.Orchard, out: Options) -> None:
    orchard.stall.offer(out)
    orchard.stall.offer(out)


TICKS = count()


def offer_now_and_then(step: toy.Serve, orchard: toy.Orchard, out: Options) -> None:
    orchard.stall.offer(out)
    out.add(100 + next(TICKS))


def forget_the_coins(orchard: toy.Orchard) -> toy.Orchard:
    new = COPY(orchard)
    new.coins = toy.Orchard(orchard.edition, orchard.seats, orchard.variants).coins
    return new


def share_the_stall(orchard: toy.Orchard) -> toy.Orchard:
    new = COPY(orchard)
    new.stall = orchard.stall
    return new


COPY = toy.Orchard.copy


def roll_without_chance(step: toy.Earn, orchard: toy.Orchard, dealer: Dealer) -> None:
    orchard.coins[step.seat] += dealer.below(100)


def earn_if_heard(step: toy.Earn, orchard: toy.Orchard) -> None:
    if orchard.observer is not None:
        orchard.coins[step.seat] += 1


def draw_without_dealer(step: toy.Fall, orchard: toy.Orchard, dealer: Dealer) -> None:
    fruits = orchard.tree.listed()
    if fruits:
        orchard.tree.move(fruits[next(TICKS) * 7 % len(fruits)], to=orchard.stall)


def mark_the_hour(step: toy.Earn, orchard: toy.Orchard) -> None:
    vars(orchard)["hour"] = next(TICKS)


def telling(fact: int, seat: int, *numbers: int) -> Method:
    return lambda step, orchard: tell(orchard, fact, seat, *numbers)


def look_and_touch(rulebook: OrchardRulebook, orchard: toy.Orchard, viewer: int | None) -> OrchardView:
    orchard.tree.add(toy.APPLE)
    return VIEW(rulebook, orchard, viewer)


VIEW = OrchardRulebook.view


@pytest.mark.parametrize(
    ("law", "owner", "name", "method", "message", "played"),
    [
        broken(
            laws.options_are_unique_in_a_stable_order_and_never_missing,
            toy.Serve,
            "options",
            offer_twice,
            "offers an option twice",
        ),
        broken(
            laws.options_are_unique_in_a_stable_order_and_never_missing,
            toy.Serve,
            "options",
            offer_now_and_then,
            "offers something else when asked again",
        ),
        broken(
            laws.options_are_unique_in_a_stable_order_and_never_missing,
            toy.Serve,
            "skippable",
            lambda _: False,
            "has no option and can't be skipped",
            PLAIN,
        ),
        broken(
            laws.options_are_unique_in_a_stable_order_and_never_missing,
            toy.Serve,
            "prior",
            lambda *_: 0,
            "has a prior below 1: [0",
        ),
        broken(
            laws.why_not_is_silent_exactly_for_what_is_offered,
            toy.Serve,
            "why_not",
            lambda *_: 0,
            "why_not says 0, offered are",
        ),
        broken(
            laws.why_not_is_silent_exactly_for_what_is_offered,
            toy.Serve,
            "why_not",
            lambda step, orchard, fruit: 0 if orchard.stall.has(fruit) else 99,
            "fruit:plum: why_not says 99",
        ),
        broken(
            laws.why_not_is_silent_exactly_for_what_is_offered,
            toy_variants.MayRefuse,
            "why_not",
            lambda *_: toy.NO_CLIMBING,
            "why_not says 2",
        ),
        broken(
            laws.every_option_has_an_action_number_of_its_own,
            Contents,
            "action",
            lambda *_: 0,
            "action 0 should mean",
        ),
        broken(
            laws.every_option_has_an_action_number_of_its_own,
            Contents,
            "action",
            lambda *_: None,
            "should have an action number",
        ),
        broken(
            laws.later_moves_never_touch_an_earlier_copy,
            toy.Orchard,
            "copy",
            forget_the_coins,
            "is not equal: ['coins: (",
        ),
        broken(
            laws.later_moves_never_touch_an_earlier_copy,
            toy.Orchard,
            "copy",
            share_the_stall,
            "later moves changed a copy: ['stall.counts: (",
        ),
        broken(
            laws.what_is_tried_on_a_copy_never_touches_the_original,
            toy.Orchard,
            "copy",
            share_the_stall,
            "stall.counts",
        ),
        broken(
            laws.foreseeing_changes_nothing_of_what_comes,
            toy.Earn,
            "happen",
            roll_without_chance,
            "coins",
        ),
        broken(
            laws.the_game_ends_and_counts_its_answers,
            toy.Serve,
            "apply",
            lambda step, orchard, fruit: then(orchard, step),
            "the game does not end: Serve of seat",
            PLAIN,
        ),
        broken(
            laws.the_game_ends_and_counts_its_answers,
            toy.Earn,
            "run",
            lambda step, orchard: setattr(orchard, "answers", 0),
            "answers were counted as",
        ),
        broken(
            laws.facts_are_of_known_kinds_and_can_be_written,
            toy.Earn,
            "run",
            telling(99, 0),
            "fact 99 is unknown",
        ),
        broken(
            laws.facts_are_of_known_kinds_and_can_be_written,
            toy.Earn,
            "run",
            telling(toy.NOTHING_SERVED, 3),
            "nothing_served names seat 3",
        ),
        broken(
            laws.facts_are_of_known_kinds_and_can_be_written,
            toy.Earn,
            "run",
            telling(toy.NOTHING_SERVED, 0, 1),
            "nothing_served tells numbers that have no name: [1, 0, 0]",
        ),
        broken(
            laws.facts_are_of_known_kinds_and_can_be_written,
            toy.Earn,
            "run",
            telling(toy.FRUIT_FELL, 0, 9),
            "fruit_fell says 9 as its fruit",
        ),
        broken(laws.the_same_seed_gives_the_same_game, toy.Fall, "run", draw_without_dealer, "became"),
        broken(laws.nobody_listening_changes_nothing, toy.Earn, "run", earn_if_heard, "coins: ("),
        broken(
            laws.scores_add_up_and_ranks_follow_them,
            toy.Orchard,
            "score",
            lambda orchard, seat: orchard.coins[seat],
            "the rows don't add up",
        ),
        broken(
            laws.scores_add_up_and_ranks_follow_them, toy.Orchard, "rank", lambda *_: 1, "ranks (1, 1, 1) for points"
        ),
        broken(
            laws.scores_add_up_and_ranks_follow_them,
            toy.Orchard,
            "rank",
            lambda _, seat: 2 + seat,
            "(2, 3, 4) are no ranks",
        ),
        broken(
            laws.looking_changes_nothing,
            OrchardRulebook,
            "view",
            look_and_touch,
            "looking changed the state: ['tree.counts: ",
        ),
        broken(laws.looking_changes_nothing, OrchardRulebook, "picture", lambda *_: " ", "the picture is empty"),
        broken(
            laws.looking_changes_nothing,
            OrchardRulebook,
            "view",
            lambda rulebook, orchard, viewer: viewer,
            "viewer 0 sees something else than others, though there are no secrets",
        ),
        broken(
            laws.a_record_replays_to_the_same_game,
            toy.Earn,
            "run",
            mark_the_hour,
            "the record replays to another state: ['hour: ",
        ),
        broken(
            laws.a_game_goes_on_from_its_record,
            toy.Earn,
            "run",
            mark_the_hour,
            "the record replays to another state: ['hour: ",
        ),
    ],
)
def test_a_broken_game_is_caught(
    law: Law, owner: type, name: str, method: Method, message: str, played: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, method)
    with pytest.raises(AssertionError, match=re.escape(message)):
        law(ORCHARD, played, "1")


@pytest.mark.pure
def test_a_copy_that_shares_a_bag_is_caught_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Orchard, "copy", share_the_stall)
    with pytest.raises(AssertionError, match=re.escape("shares ['stall', 'stall.counts']")):
        laws.a_copy_shares_nothing_that_can_change(ORCHARD, EVERYTHING, "1")


class EverythingIsAnApple(Names):
    def token(self, number: int) -> str:
        return "fruit:apple"


class WithBlanks(Names):
    def token(self, number: int) -> str:
        return super().token(number).replace(":", ": ")

    def number(self, token: str) -> int:
        return super().number(token.replace(": ", ":"))


@pytest.mark.parametrize("notation", [EverythingIsAnApple, WithBlanks])
def test_a_token_that_cannot_be_read_back_is_caught(notation: type[Names]) -> None:
    rulebook = OrchardRulebook()
    things = (token.partition(":")[2] for token in FRUIT.tokens)
    serve = replace(CONTENTS.decisions[toy.SERVE], notation=notation("fruit", things, toy.APPLE))
    rulebook.contents = replace(CONTENTS, decisions={**CONTENTS.decisions, toy.SERVE: serve})
    with pytest.raises(AssertionError):
        laws.every_option_has_a_token_that_gives_it_back(rulebook, EVERYTHING, "1")
