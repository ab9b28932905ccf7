"""Taking back, giving again, confirming and copying."""

from __future__ import annotations

import pytest
from tests.records.games import before_a_turn, new_match, played

from bruxelles.kernel.match import IllegalAnswerError, Match

TO_THE_SIDE = ("nouveau", "cell:1,1", "architect:1/3")


def play(match: Match, *answers: str) -> Match:
    for answer in answers:
        match.play(answer)
    return match


def situation(match: Match) -> tuple[object, ...]:
    """All that a player can see of a match."""
    return match.record(), str(match), list(match.facts), match.seat, match.decision, match.options, match.score()


def test_answers_are_taken_back_one_by_one_and_given_again() -> None:
    match = before_a_turn()
    seen = []
    for answer in TO_THE_SIDE:
        seen.append(situation(match))
        match.play(answer)
    last = situation(match)
    for before in reversed(seen):
        match.undo()
        assert situation(match) == before
    with pytest.raises(IllegalAnswerError, match=r"^nothing can be undone: something has been drawn or somebody else"):
        match.undo()
    for after in (*seen[1:], last):
        match.redo()
        assert situation(match) == after
    with pytest.raises(IllegalAnswerError, match=r"^there is nothing to redo$"):
        match.redo()


def test_a_new_answer_ends_what_could_be_given_again() -> None:
    match = play(before_a_turn(), *TO_THE_SIDE)
    match.undo()
    match.undo()
    match.play("cell:2,2")
    with pytest.raises(IllegalAnswerError):
        match.redo()


def test_a_turn_can_be_taken_back_until_somebody_else_answers() -> None:
    match = play(before_a_turn(), "pass")
    assert match.seat == 1
    assert match.can_undo()
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo()
    assert match.seat == 0
    match.redo()
    match.play("nouveau")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo()
    assert not match.can_undo()
    assert match.seat == 1


def test_seats_at_one_screen_are_one_person() -> None:
    match = play(before_a_turn(persons=[7, 7]), "nouveau", "cell:1,1", "architect:1/3", "side:1", "nouveau")
    assert match.seat == 1
    assert match.can_undo(7)
    for _ in range(5):
        match.undo()
    assert match.seat == 0
    assert not match.entries


def test_chance_can_not_be_taken_back() -> None:
    match = play(before_a_turn(), "park", "architect:1/3", "creation")
    assert match.entries[-1].seat == -1
    assert not match.can_undo()
    with pytest.raises(IllegalAnswerError):
        match.undo()


def test_nothing_is_dealt_before_a_turn_is_confirmed() -> None:
    match = play(before_a_turn(confirming=True), "park", "architect:1/3")
    match.confirm()  # nothing waits for it yet
    match.play("creation")
    assert match.waits_for_confirmation
    assert (match.seat, match.decision, match.options, match.numbers) == (None, None, [], [])
    assert all(entry.seat == 0 for entry in match.entries)
    with pytest.raises(IllegalAnswerError, match=r"^you can't answer: the turn is waiting to be confirmed$"):
        match.play("pass")
    match.undo()
    assert match.decision == "parkAction"
    match.redo()
    assert match.waits_for_confirmation
    match.confirm()
    assert match.entries[-1].seat == -1
    assert match.decision == "parkKeep"
    assert not match.can_undo()


def test_a_confirming_match_deals_what_another_would_have_dealt() -> None:
    match, hasty = before_a_turn(confirming=True), before_a_turn()
    for one in (match, hasty):
        play(one, "park", "architect:1/3", "creation")
    match.undo()
    match.redo()
    match.confirm()
    assert match.entries == hasty.entries


def test_the_end_of_a_game_waits_for_its_confirmation_too() -> None:
    match = play(before_a_turn(confirming=True), "pass")
    match.confirm()
    match.play("pass")
    assert "seed" not in match.record()
    match.confirm()
    assert "seed 1\nend 0 0\n" in match.record()
    with pytest.raises(IllegalAnswerError, match=r"^you can't answer: the game is over$"):
        match.play("pass")


def test_what_is_not_on_offer_can_not_be_answered() -> None:
    match = before_a_turn()
    before = situation(match)
    with pytest.raises(
        IllegalAnswerError, match=r"^turn: 'leave' is not a valid turn; choose from nouveau, stock, hall"
    ):
        match.play("leave")
    match.play("nouveau")
    with pytest.raises(IllegalAnswerError, match=r"^cell: cell:1,2 is not on offer; choose from cell:1,1, cell:2,2$"):
        match.play("cell:1,2")
    with pytest.raises(IllegalAnswerError, match=r"^cell: 99 is not on offer"):
        match.play(99)
    match.play(match.numbers[1])
    match.undo()
    match.undo()
    assert situation(match) == before


def test_a_copy_goes_its_own_way() -> None:
    match = play(before_a_turn(), "nouveau")
    before, copy = situation(match), match.copy()
    assert situation(copy) == before
    assert not copy.can_undo()
    play(copy, "cell:1,1", "architect:1/3", "side:3", "pass")
    assert situation(match) == before
    assert match.can_undo()


def test_a_copy_deals_the_same_unless_it_has_a_seed_of_its_own() -> None:
    match = play(before_a_turn(), "park", "architect:1/3")
    draws = []
    for seed in (None, None, "other", "another"):
        copy = match.copy(seed)
        copy.play("creation")
        draws.append(copy.entries[-2:])
        assert len(copy.commitments) == (1 if seed is None else 2)
    assert draws[0] == draws[1]
    assert draws[0] != draws[2] or draws[0] != draws[3]
    assert len(match.commitments) == 1


def test_a_copy_of_a_turn_not_confirmed_waits_too() -> None:
    match = play(before_a_turn(confirming=True), "pass")
    copy = match.copy()
    assert copy.waits_for_confirmation
    copy.confirm()
    assert copy.seat == 1
    assert match.waits_for_confirmation


def test_without_a_seed_every_match_is_another() -> None:
    one, other = new_match(seed=None), new_match(seed=None)
    assert one.seed != other.seed
    assert one.commitments != other.commitments


def test_the_result_is_the_total_of_the_sheet_and_the_view_shows_it() -> None:
    match = played()
    assert match.score() == match.sheet().totals
    assert match.view() == match.view(0)
    assert str(match)


def test_nothing_is_taken_back_once_the_record_has_revealed_the_seed() -> None:
    match = new_match(2)
    while not match.over:
        match.play(match.numbers[-1])
    assert match.can_undo()
    match.record()
    assert not match.can_undo()
