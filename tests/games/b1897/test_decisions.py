"""Decisions: small, complete, without dead ends, one at a time. (chapter DEC)"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import IllegalAnswerError
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import choose, settle
from tests.games.b1897.builder import RULEBOOK, play, position

LOW, MIDDLE, HIGH = "architect:1/3", "architect:2/4", "architect:2/5"
PLACED = f"nouveau cell:1,1 {LOW} side:1"


@pytest.mark.rule("97-DEC-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_on_offer_leads_on_to_another_decision_or_to_the_end(seats: int) -> None:
    table = RULEBOOK.new_state(RULEBOOK.settings(seats))
    dealer, player, out = Dealer("1", "deal"), Dealer("1", "player"), Options()
    decision, again = settle(table, dealer, out), Options()
    tried = 0
    while decision is not None:
        options = out.listed()
        for option in options:
            copy = table.copy()
            choose(copy, decision, option)
            assert settle(copy, Dealer(str(tried), "trial"), again) is not None or not copy.stack
            tried += 1
        choose(table, decision, options[player.below(len(options))])
        decision = settle(table, dealer, out)
    assert tried > 200


@pytest.mark.rule("97-DEC-01")
def test_nothing_is_offered_that_could_not_be_paid_in_the_end() -> None:
    grid = "phase turn seat:1\ngrid cell:1,1 money\ngrid cell:1,2 money"
    assert "nouveau" not in position(grid).options
    only_twos = f"seat:1 prison {LOW} {LOW} {LOW} {LOW}"
    assert "nouveau" not in position(f"{grid}\nseat:1 money 1\n{only_twos}").options
    match = play(position(f"{grid}\nseat:1 money 1\nseat:1 prison none"), "nouveau cell:1,1")
    assert match.decision == "turn"
    assert match.view().seats[0].hand == {LOW: 3, MIDDLE: 2, HIGH: 1}


@pytest.mark.rule("97-DEC-02")
def test_pieces_of_one_kind_are_one_option() -> None:
    match = position("phase turn seat:1\nseat:1 artworks artwork:red artwork:red artwork:blue\nseat:1 tracks 1 2 1")
    play(match, "park")
    assert match.options == [LOW, MIDDLE]
    play(match, f"{LOW} sale")
    assert match.options == ["artwork:blue", "artwork:red"]


@pytest.mark.rule("97-DEC-02")
def test_two_equal_cards_drawn_make_one_option() -> None:
    others = " ".join(f"artwork:{colour} artwork:{colour} artwork:{colour}" for colour in ("yellow", "green", "blue"))
    match = play(position(f"phase turn seat:1\ngone {others} artwork:red"), f"park {LOW} creation")
    assert match.line(len(match.entries)).endswith("parkKeep artwork:red forced")
    assert match.view().seats[0].artworks == {"artwork:red": 1}
    assert match.view().piles[0].discards == {"artwork:red": 1}


@pytest.mark.rule("97-DEC-03")
def test_a_single_option_is_taken_without_asking_and_logged() -> None:
    everybody = f"{LOW} {LOW} {LOW} {LOW} {MIDDLE} {MIDDLE} {HIGH}"
    match = position(f"phase turn seat:1\nseat:2 prison {everybody}")
    play(match, f"stock {LOW}")
    assert match.seat == 2
    assert match.record().rstrip().split("\n")[-1].endswith("seat:2 turn pass forced")
    assert match.view().seats[1].passed


@pytest.mark.rule("97-DEC-04")
def test_simultaneous_choices_are_made_one_after_the_other() -> None:
    lines = "\n".join(f"seat:{seat} stock {LOW} {MIDDLE}" for seat in (1, 2, 3, 4))
    match = position(f"phase brussels\nfirst seat:4\n{lines}")
    order = []
    while match.decision == "sendToPrison":
        order.append(match.seat)
        jailed = [sum(seat.prison.values()) for seat in match.view().seats]
        assert jailed == [2 + (seat in order[:-1]) for seat in range(4)]
        play(match, MIDDLE if len(order) % 2 else LOW)
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("97-DEC-04")
def test_unpaid_nobles_are_named_clockwise_from_the_first_player() -> None:
    nobles = "\n".join(f"seat:{seat} nobles noble:horta noble:buls\nseat:{seat} money 3" for seat in (1, 2, 3))
    match = position(f"phase scoring\nround 4\nfirst seat:2\n{nobles}")
    order = []
    while not match.over:
        assert match.decision == "unpaidNoble"
        order.append(match.seat)
        match.play("noble:buls")
    assert order == [1, 2, 0]


@pytest.mark.rule("97-DEC-05")
def test_the_choices_of_a_turn_can_be_taken_back() -> None:
    match = position("phase turn seat:1\nseat:1 money 5\ngrid cell:1,1 money\ngrid cell:1,2 money")
    before = match.view()
    play(match, "nouveau cell:1,1")
    match.undo()
    assert match.decision == "cell"
    match.undo()
    assert (match.decision, match.view(), match.entries) == ("turn", before, [])


@pytest.mark.rule("97-DEC-05")
def test_nothing_is_taken_back_once_a_hidden_card_was_shown() -> None:
    match = play(position("phase turn seat:1"), f"park {LOW} creation")
    assert not match.can_undo()
    with pytest.raises(IllegalAnswerError):
        match.undo()


@pytest.mark.rule("97-DEC-05")
def test_nothing_of_mine_is_taken_back_once_another_player_has_decided() -> None:
    match = play(position("phase turn seat:1"), f"stock {LOW} stock")
    assert (match.can_undo(0), match.can_undo(1)) == (False, True)
    match.undo()
    assert (match.seat, match.decision) == (1, "turn")
    with pytest.raises(IllegalAnswerError):
        match.undo()


@pytest.mark.rule("97-DEC-01")
def test_the_decisions_are_those_of_the_ledger() -> None:
    ledger = (Path(__file__).parents[3] / "rules" / "1897.md").read_text("utf-8")
    named = re.findall(r"^\| `(\w+)` \| .+\|.+\|.+\|.+\|$", ledger, re.MULTILINE)
    assert len(named) == 16
    assert {kind.name for kind in RULEBOOK.contents.decisions.values()} == {*named, "perform"}
