"""What will it do, and why not: answered from the rules, without touching the game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.conformance.walk import dump
from tests.kernel.toy import COINS_EARNED, FRUIT_SERVED, Orchard
from tests.kernel.toy_rulebook import ORCHARD, OrchardRulebook

from bruxelles.games import find_rulebook
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.explain import Change, LeadChange, Refusal, preview, trial_of, try_out, why_not
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.kernel.rulebook import Rulebook
from bruxelles.kernel.steps import tell


class Ranked(OrchardRulebook):
    """An orchard in which the richest player is watched."""

    def leads(self, state: Orchard) -> Mapping[str, tuple[int, ...]]:
        best = max(state.coins)
        return {"coins": tuple(seat for seat in range(state.seats) if state.coins[seat] == best)}

    def concerned(self, fact: Fact) -> set[str]:
        return {"coins"} if fact.kind == COINS_EARNED else set()


def match_until(decision: str, **options: str) -> Match:
    """A game that has come to this decision; until then everybody took the first option."""
    match = Match(ORCHARD, ORCHARD.settings(2, options), "1")
    while match.decision != decision:
        match.play(match.numbers[0])
    return match


def match_without_apples() -> Match:
    """The stall holds a pear and a plum; its only apple has just been served."""
    match = match_until("serve")
    match.play("fruit:apple")
    assert match.options == ["fruit:pear", "fruit:plum"]
    return match


def test_a_preview_tells_what_changes_and_who_is_next_and_touches_nothing() -> None:
    match = Match(Ranked(), ORCHARD.settings(2), "1")
    for fruit in ("fruit:apple", "fruit:pear"):
        match.play(fruit)
    before, told = dump(match.state), len(match.facts)
    seen = preview(match, "fruit:apple")
    assert seen.changes == (Change(1, "points", 1, 3),)
    assert seen.leads == (LeadChange("coins", (0, 1), (1,)),)
    assert [fact.kind for fact in seen.facts] == [FRUIT_SERVED, COINS_EARNED]
    assert not seen.chance_follows
    assert (dump(match.state), len(match.facts)) == (before, told)
    match.play("fruit:apple")
    assert [fact[1:] for fact in match.facts[told:]] == [fact[1:] for fact in seen.facts]
    assert (match.seat, match.decision) == (seen.next_seat, seen.next_decision)


def test_a_preview_stops_before_chance_and_says_so() -> None:
    seen = preview(match_until("useCard", cards="yes"), "card:ladder")
    assert seen.chance_follows
    assert (seen.next_seat, seen.next_decision) == (None, None)


def test_a_game_without_majorities_has_no_leads_and_counts_points() -> None:
    match = match_until("serve")
    assert ORCHARD.standing(match.state) == {(seat, "points"): points for seat, points in enumerate(match.score())}
    assert not any(map(ORCHARD.concerned, match.facts))
    assert preview(match, match.options[0]).leads == ()


def test_what_is_not_on_offer_has_no_preview() -> None:
    with pytest.raises(IllegalAnswerError, match="serve: fruit:apple is not on offer; choose from fruit:pear, fruit:p"):
        preview(match_without_apples(), "fruit:apple")


def test_the_rule_that_forbids_is_named() -> None:
    match = match_without_apples()
    assert why_not(match, "fruit:apple") == Refusal("ORCH-02", None)
    assert why_not(match, "fruit:pear") is None
    assert why_not(match, "fruit:pear", "serve") is None


def test_another_decision_must_wait_for_the_one_that_comes_first() -> None:
    assert why_not(match_until("serve"), "card:none", "useCard") == Refusal(None, "serve")


@pytest.mark.parametrize(
    ("answer", "decision", "message"),
    [
        ("card:none", None, "serve: 'card:none' is not a valid fruit"),
        ("fruit:pear", "swerve", "there is no decision 'swerve'"),
    ],
)
def test_what_means_nothing_is_refused(answer: str, decision: str | None, message: str) -> None:
    with pytest.raises(IllegalAnswerError, match=message):
        why_not(match_until("serve"), answer, decision)


def test_after_the_end_nothing_can_be_answered() -> None:
    match = match_until("serve")
    while not match.over:
        match.play(match.numbers[0])
    assert why_not(match, "fruit:apple") == Refusal(None, "end")
    with pytest.raises(IllegalAnswerError, match="there is nothing to answer"):
        preview(match, "fruit:apple")


def test_a_turn_must_be_confirmed_before_anything_else() -> None:
    match = Match(ORCHARD, ORCHARD.settings(2), "1", confirming=True)
    while not match.waits_for_confirmation:
        match.play(match.numbers[0])
    assert why_not(match, "fruit:apple") == Refusal(None, "confirm")


def test_an_option_is_done_once_and_only_if_it_is_on_offer() -> None:
    match = match_without_apples()
    option = match.rulebook.contents.by_name["serve"].option
    before = dump(match.state)
    assert trial_of(match, option("fruit:apple")) is None
    does = trial_of(match, option("fruit:pear"))
    assert does is not None
    outcome = does.outcome
    assert does.outcome is outcome
    assert dump(match.state) == before
    assert outcome.facts == preview(match, "fruit:pear").facts
    first = outcome.facts[0]
    assert outcome.amounts(first.kind, first.seat)[0] == first.numbers[0]
    assert outcome.amounts(first.kind, 9) == []


def test_an_option_alone_brings_nothing_that_has_waited_till_then() -> None:
    match = match_until("serve")
    does = trial_of(match, match.numbers[0])
    assert does is not None
    alone = does.outcome_alone()
    assert alone.facts == does.outcome.facts[: len(alone.facts)] != ()
    assert not alone.state.stack
    assert (alone.following, alone.options) == (None, [])


def test_a_deed_that_no_rule_has_reached_can_be_tried() -> None:
    match = match_until("serve")
    before = dump(match.state)
    outcome = try_out(match.state, lambda later: tell(later, COINS_EARNED, 1, 7, 2))
    assert [outcome.amounts(COINS_EARNED, 1, *reasons) for reasons in ((), (2,), (1, 3))] == [[7], [7], []]
    assert dump(match.state) == before


LAW_GAMES = [
    *[pytest.param(ORCHARD, seats, {}, id=f"orchard-{seats}") for seats in (2, 3)],
    *[pytest.param(ORCHARD, seats, {"cards": "yes", "refuse": "yes"}, id=f"orchard-{seats}-cards") for seats in (2, 3)],
    *[pytest.param(find_rulebook("1897"), seats, {}, id=f"1897-{seats}") for seats in (2, 3, 4)],
    pytest.param(find_rulebook("1897"), 3, {"halfCards": "on", "declineAction": "on"}, id="1897-3-options"),
]


@pytest.mark.parametrize(("rulebook", "seats", "options"), LAW_GAMES)
def test_what_a_preview_tells_is_what_happens(rulebook: Rulebook, seats: int, options: dict[str, str]) -> None:
    match, player = Match(rulebook, rulebook.settings(seats, options), "preview"), Dealer("1", "player")
    without_chance = 0
    while not match.over:
        answer = match.numbers[player.below(len(match.numbers))]
        before, told = rulebook.standing(match.state), len(match.facts)
        dumped, options_before, record = dump(match.state), match.options, match.record()
        seen = preview(match, answer)
        assert (dump(match.state), match.options, match.record()) == (dumped, options_before, record)
        match.play(answer)
        happened = [(fact.kind, fact.seat, fact.numbers) for fact in match.facts[told:]]
        foretold = [(fact.kind, fact.seat, fact.numbers) for fact in seen.facts]
        assert happened[: len(foretold)] == foretold
        if seen.chance_follows:
            assert (seen.next_seat, seen.next_decision) == (None, None)
            continue
        without_chance += 1
        assert happened == foretold
        assert (match.seat, match.decision) == (seen.next_seat, seen.next_decision)
        after = rulebook.standing(match.state)
        changed = {key: (before[key], after[key]) for key in before if before[key] != after[key]}
        assert {(change.seat, change.what): (change.before, change.after) for change in seen.changes} == changed
    assert without_chance > 2


@pytest.mark.parametrize(("rulebook", "seats", "options"), LAW_GAMES)
def test_why_not_is_silent_exactly_for_what_is_on_offer(
    rulebook: Rulebook, seats: int, options: dict[str, str]
) -> None:
    match, player = Match(rulebook, rulebook.settings(seats, options), "why"), Dealer("2", "player")
    ledger = set(rulebook.contents.rules.values())
    while not match.over:
        waiting = match.waiting()
        assert waiting is not None
        kind = match.kind(waiting)
        for token in map(kind.token, kind.options()):
            refusal = why_not(match, token)
            assert (refusal is None) == (token in match.options), f"{kind.name} {token}: {refusal}"
            if refusal is not None:
                assert refusal.first is None
                assert refusal.rule in ledger | {each.more_rule for each in rulebook.contents.decisions.values()}
        match.play(match.numbers[player.below(len(match.numbers))])
