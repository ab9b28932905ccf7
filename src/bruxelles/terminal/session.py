"""A game in a terminal: the match, its players, and its record on disk. Used full-screen and in plain lines."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import bruxelles
from bruxelles.bots.bot import Bot, Budget
from bruxelles.bots.players import ITERATIONS
from bruxelles.bots.registry import find_bot
from bruxelles.kernel.choices import Choices
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.kernel.steps import State
from bruxelles.terminal import match_text
from bruxelles.terminal.choices import Answer
from bruxelles.terminal.players import Player, display_names, persons
from bruxelles.terminal.saving import Keeper
from bruxelles.words import Words, languages, speak


class Waiting(Enum):
    """Whom or what the game is waiting for."""

    PERSON = "person"
    CONFIRMATION = "confirmation"
    BOT = "bot"
    NOTHING = "nothing"


class Thought:
    """A question to a bot. It contains a copy of the state, so that it can be answered in another thread."""

    def __init__(self, bot: Bot, state: State, options: Sequence[int], budget: Budget) -> None:
        self.bot = bot
        self.state = state
        self.options = options
        self.budget = budget

    def think(self) -> int:
        return int(self.bot.answer(self.state, self.options, self.budget))


class Session:
    """A match between people and bots. Its record is saved after every answer."""

    def __init__(
        self, match: Match, players: Sequence[Player], keeper: Keeper, language: str, confirming: bool = True
    ) -> None:
        self.match = match
        self.players = list(players)
        self.keeper = keeper
        match.players = tuple(map(str, players))
        match.persons = persons(players)
        match.confirming = confirming
        self.bots: dict[int, Bot] = {
            seat: find_bot(player.kind, f"{match.seed} seat {seat + 1}")
            for seat, player in enumerate(players)
            if not player.human
        }
        self.budget = Budget(iterations=ITERATIONS) if bruxelles.engine == "compiled" else Budget(seconds=1.0)
        self.choices = Choices(match)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change the language."""
        bare = match_text.spoken(self.match, speak(language))
        self.words: Words = bare.with_players(display_names(self.players, bare))

    def speak_next(self) -> None:
        known = languages()
        self.speak(known[(known.index(self.words.language) + 1) % len(known)])

    @property
    def waiting(self) -> Waiting:
        if self.match.waits_for_confirmation:
            return Waiting.CONFIRMATION
        if self.match.over:
            return Waiting.NOTHING
        return Waiting.BOT if self.match.seat in self.bots else Waiting.PERSON

    @property
    def confirming(self) -> bool:
        return self.match.confirming

    def set_confirming(self, confirming: bool) -> None:
        self.match.confirming = confirming
        if not confirming:
            self.confirm()

    def save(self) -> None:
        self.keeper.save(self.match.record())

    def give(self, answers: Sequence[Answer]) -> None:
        """Give a person's answers, without those that the rules have already given automatically."""
        given = 0
        for answer in answers:
            if given and (self.match.decision != answer.decision or answer.token not in self.match.options):
                continue
            self.match.play(answer.token)
            given += 1
        self.choices.made(given)
        self.save()

    def confirm(self) -> None:
        """Confirm the turn, so that bots and chance continue."""
        if self.match.waits_for_confirmation:
            self.match.confirm()
            self.choices.undone.clear()
            self.save()

    def can_undo(self) -> bool:
        past = self.match.past
        return bool(past) and past[-1].answer.seat not in self.bots

    def undo(self) -> None:
        """Undo the last choice with all its answers."""
        if not self.can_undo():
            raise IllegalAnswerError("there is nothing to undo")
        self.choices.undo()
        self.save()

    def can_redo(self) -> bool:
        return self.choices.can_redo()

    def redo(self) -> None:
        if not self.can_redo():
            raise IllegalAnswerError("there is nothing to redo")
        self.choices.redo()
        self.save()

    def thought(self) -> Thought:
        """The question to the bot whose turn it is."""
        seat = self.match.seat
        assert seat is not None
        return Thought(self.bots[seat], self.match.state.copy(), self.match.numbers, self.budget)

    def bot_answers(self, option: int) -> None:
        """Give a bot's answer, which needs no confirmation."""
        self.match.play(option)
        self.match.confirm()
        self.choices.forget()
        self.save()
