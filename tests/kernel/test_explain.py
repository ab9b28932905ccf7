"""What will it do, and why not: answered from the rules, without touching the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.conformance.walk import dump
from tests.kernel.toy import PAIR_SOLD, Orchard
from tests.kernel.toy_rulebook import ORCHARD, OrchardRulebook

from bruxelles.games import find_rulebook
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.explain import Change, LeadChange, Refusal, preview, why_not
from bruxelles.kernel.match import IllegalAnswerError, Match, Told
from bruxelles.kernel.rulebook import Rulebook

PAIRS = [(1, "seat:1 fruit:apple fruit:pear fruit:plum"), (2, "seat:2 fruit:apple fruit:pear fruit:plum")]


class Ranked(OrchardRulebook):
    """An orchard in which the best seller is watched."""

    def leads(self, state: Orchard) -> Mapping[str, tuple[int, ...]]:
        best = max(state.sales)
        return {"sales": tuple(seat for seat in range(state.edition.seats) if state.sales[seat] == best)}

    def touched(self, what: str, facts: Sequence[Told]) -> bool:
        return any(told.fact == PAIR_SOLD for told in facts)


def match_until(decision: str, rulebook: OrchardRulebook = ORCHARD, **options: str) -> Match:
    """A game that has come to this decision. Everybody began with a fruit of each kind: any pick makes a pair."""
    match = Match(rulebook, rulebook.settings(2, options), "1", position=PAIRS)
    while match.decision != decision:
        match.play(match.numbers[0])
    return match


def test_a_preview_tells_what_changes_and_who_is_next_and_touches_nothing() -> None:
    match = match_until("namePrice", Ranked())
    before, told = dump(match.state), len(match.facts)
    seller = 1 - (match.seat or 0)
    seen = preview(match, "coins:3")
    assert seen.changes == (Change(seller, "points", 0, 3),)
    assert seen.leads == (LeadChange("sales", (0, 1), (seller,)),)
    assert seen.facts[0].fact == PAIR_SOLD
    assert not seen.chance_follows
    assert (dump(match.state), len(match.facts)) == (before, told)
    match.play("coins:3")
    assert [fact[1:] for fact in match.facts[told:]] == [fact[1:] for fact in seen.facts]
    assert (match.seat, match.decision) == (seen.next_seat, seen.next_decision)


def test_a_preview_stops_before_chance_and_says_so() -> None:
    seen = preview(match_until("useCard", cards="yes"), "card:ladder")
    assert seen.chance_follows
    assert (seen.next_seat, seen.next_decision) == (None, None)


def test_a_game_without_majorities_has_no_leads_and_counts_points() -> None:
    match = match_until("pick")
    assert ORCHARD.standing(match.state) == {(seat, "points"): points for seat, points in enumerate(match.score())}
    assert not ORCHARD.touched("sales", match.facts)
    assert preview(match, match.options[0]).leads == ()


def test_what_is_not_on_offer_has_no_preview() -> None:
    match = match_until("namePrice")
    with pytest.raises(IllegalAnswerError, match="namePrice: coins:4 is not on offer; on offer are coins:1, coins:2"):
        preview(match, "coins:4")


def test_the_rule_that_forbids_is_named() -> None:
    match = match_until("namePrice")
    assert why_not(match, "coins:4") == Refusal("ORCH-03", None)
    assert why_not(match, "coins:3") is None
    assert why_not(match, "coins:3", "namePrice") is None


def test_another_decision_must_wait_for_the_one_that_comes_first() -> None:
    assert why_not(match_until("namePrice"), "fruit:apple", "pick") == Refusal(None, "namePrice")


@pytest.mark.parametrize(
    ("answer", "decision", "message"),
    [
        ("fruit:apple", None, "namePrice: 'fruit:apple' is no coins"),
        ("coins:1", "namePrize", "there is no decision 'namePrize'"),
    ],
)
def test_what_means_nothing_is_refused(answer: str, decision: str | None, message: str) -> None:
    with pytest.raises(IllegalAnswerError, match=message):
        why_not(match_until("namePrice"), answer, decision)


def test_after_the_end_nothing_can_be_answered() -> None:
    match = match_until("pick")
    while not match.over:
        match.play(match.numbers[0])
    assert why_not(match, "fruit:apple") == Refusal(None, "end")
    with pytest.raises(IllegalAnswerError, match="nothing waits for an answer"):
        preview(match, "fruit:apple")


def test_a_turn_must_be_confirmed_before_anything_else() -> None:
    match = Match(ORCHARD, ORCHARD.settings(2), "1", confirming=True)
    while not match.waits_for_confirmation:
        match.play(match.numbers[0])
    assert why_not(match, "fruit:apple") == Refusal(None, "confirm")


LAW_GAMES = [
    *[pytest.param(ORCHARD, seats, {}, id=f"orchard-{seats}") for seats in (2, 3)],
    *[pytest.param(ORCHARD, seats, {"cards": "yes", "keep": "yes"}, id=f"orchard-{seats}-cards") for seats in (2, 3)],
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
        happened = [(fact.fact, fact.seat, fact.numbers) for fact in match.facts[told:]]
        foretold = [(fact.fact, fact.seat, fact.numbers) for fact in seen.facts]
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
    ledger = set(rulebook.contents.rules) - {""}
    while not match.over:
        waiting = match.waiting()
        assert waiting is not None
        kind = match.kind(waiting)
        for token in map(kind.token, kind.options()):
            refusal = why_not(match, token)
            assert (refusal is None) == (token in match.options), f"{kind.name} {token}: {refusal}"
            if refusal is not None:
                assert refusal.first is None
                assert refusal.rule in ledger | {each.more_rule for each in rulebook.contents.decisions}
        match.play(match.numbers[player.below(len(match.numbers))])
