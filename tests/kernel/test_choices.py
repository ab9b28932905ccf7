"""Choices of several answers: taken back and given again together."""

from __future__ import annotations

from tests.games.b1897.builder import position

from bruxelles.kernel.choices import Choices
from bruxelles.kernel.match import Match

START = """
    phase turn seat:1
    seat:1 money 9
    grid cell:1,1 artwork:red
    grid cell:1,2 artwork:blue
"""


def begun() -> tuple[Match, Choices]:
    match = position(START)
    match.confirming = True
    return match, Choices(match)


def choose(match: Match, choices: Choices, *answers: str) -> None:
    for answer in answers:
        match.play(answer)
    choices.made(len(answers))


def test_a_choice_of_two_answers_goes_and_comes_back_as_one() -> None:
    match, choices = begun()
    choose(match, choices, "nouveau", "cell:1,1")
    choose(match, choices, "architect:1/3", "side:1")
    assert match.waits_for_confirmation
    assert not choices.can_redo()
    choices.undo()
    assert match.decision == "architect"
    choices.undo()
    assert match.decision == "turn"
    choices.redo()
    assert match.decision == "architect"
    choices.redo()
    assert match.waits_for_confirmation
    assert not choices.can_redo()
    choices.undo()
    assert match.decision == "architect"


def test_an_answer_that_nobody_called_a_choice_is_one_by_itself() -> None:
    match, choices = begun()
    match.play("nouveau")
    match.play("cell:1,1")
    choices.undo()
    assert match.decision == "cell"


def test_a_new_choice_ends_what_could_be_given_again() -> None:
    match, choices = begun()
    choose(match, choices, "nouveau", "cell:1,1")
    choices.undo()
    choose(match, choices, "nouveau", "cell:1,2")
    assert not choices.can_redo()


def test_what_is_forgotten_cannot_be_taken_back() -> None:
    match, choices = begun()
    choose(match, choices, "nouveau", "cell:1,1")
    choices.forget()
    assert not match.can_undo()
    assert not choices.can_redo()
