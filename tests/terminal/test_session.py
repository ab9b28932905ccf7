"""What both modes share."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kernel.toy_rulebook import OrchardRulebook
from tests.terminal.playing import a_session, app_with, let_bots_answer, next_key, on_screen, press, seen
from textual.pilot import Pilot

from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.terminal import match_text
from bruxelles.terminal.app import TerminalApp
from bruxelles.terminal.choices import Answer
from bruxelles.terminal.players import Player, display_names, read_player
from bruxelles.terminal.saving import Keeper
from bruxelles.terminal.session import Session, Waiting
from bruxelles.words import speak


def play_first(session: Session) -> None:
    """Give the first choice that is offered."""
    choice = next(choice for choice in match_text.choices(session.match) if choice.offered)
    session.give(choice.answers)


def test_a_choice_with_two_answers_is_taken_back_as_one(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human human:Bea")
    start = session.match.record()
    play_first(session)
    assert session.match.decision == "architect"
    placed = session.match.record()
    session.undo()
    assert session.match.record() == start
    session.redo()
    assert session.match.record() == placed
    with pytest.raises(IllegalAnswerError):
        session.redo()


def test_a_bot_that_has_answered_ends_undo(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human random")
    let_bots_answer(session)
    session.give((Answer("turn", "pass"),))
    assert session.waiting is Waiting.CONFIRMATION
    session.confirm()
    assert session.can_undo()
    session.bot_answers(session.thought().think())
    assert not session.can_undo()
    with pytest.raises(IllegalAnswerError):
        session.undo()


def test_nothing_is_dealt_and_no_bot_starts_before_the_confirmation(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human random")
    let_bots_answer(session)
    session.give((Answer("turn", "pass"),))
    before = session.match.chances, len(session.match.entries)
    with pytest.raises(IllegalAnswerError):
        session.give((Answer("turn", "pass"),))
    assert (session.match.chances, len(session.match.entries)) == before
    session.undo()
    assert session.waiting is Waiting.PERSON


def test_people_at_one_screen_count_as_one_person(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human:Ana human:Bea")
    start = session.match.record()
    session.give((Answer("turn", "pass"),))
    assert session.waiting is Waiting.PERSON
    session.undo()
    assert session.match.record() == start


def test_switching_confirmation_off_confirms(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human random")
    let_bots_answer(session)
    session.give((Answer("turn", "pass"),))
    session.set_confirming(False)
    assert session.waiting is Waiting.BOT


def test_every_choice_at_a_turn_has_a_key_of_its_own(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human human human human")
    choices = match_text.choices(session.match)
    keys = [choice.key for choice in choices]
    assert len(keys) == len(set(keys)) == 20
    assert not set(keys) & set("uywxrstvzqLCP?")


def test_those_called_alike_get_their_numbers() -> None:
    players = [Player("human", "Ana"), Player("greedy"), Player("greedy"), Player("search:50")]
    assert display_names(players, speak("en")) == ["Ana", "Quick 2", "Quick 3", "Thoughtful 50"]
    assert read_player("human: A\x1b[31mna ") == Player("human", "A[31mna")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_reason_names_a_rule_for_everything_not_on_offer(tmp_path: Path, language: str) -> None:
    session = a_session(tmp_path, "human random", language)
    for _ in range(60):
        let_bots_answer(session)
        if session.waiting is Waiting.NOTHING:
            break
        session.confirm()
        if session.waiting is not Waiting.PERSON:
            continue
        for choice in match_text.choices(session.match):
            lines = match_text.why(session.match, choice.answers, session.words)
            if choice.offered:
                assert lines == [session.words.say("terminal.on_offer")]
            else:
                assert any("97-" in line for line in lines)
        play_first(session)


def test_a_game_without_drawing_and_words_of_its_own_can_be_played(tmp_path: Path) -> None:
    orchard = OrchardRulebook()
    match = Match(orchard, orchard.settings(2), "7")
    keeper = Keeper(tmp_path / "game.txt")
    session = Session(match, [Player("human"), Player("random")], keeper, "en")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        for _ in range(200):
            if session.waiting is Waiting.NOTHING:
                break
            await press(pilot, app, next_key(app))
        assert "Score sheet" in seen(app)

    on_screen(app_with(session), play)
    assert match.over
