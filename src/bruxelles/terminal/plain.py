"""The game as lines of text, for screen readers, pipes and simple terminals."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bruxelles.bots.registry import names
from bruxelles.kernel.match import IllegalAnswerError
from bruxelles.terminal import match_text
from bruxelles.terminal.choices import Answer, Choice, amounts, meant
from bruxelles.terminal.lines import Closed, Lines
from bruxelles.terminal.lookup import reasons, rules_about, table_lines
from bruxelles.terminal.players import HUMAN, USUAL
from bruxelles.terminal.running import Plan, check, farewell, open_session
from bruxelles.terminal.session import Session, Waiting
from bruxelles.words import Message, Words, languages, speak

MOST_LOG = 20
NUMBER = re.compile(r"-?[0-9]{1,9}")


def play_plainly(plan: Plan, session: Session | None, notes: list[str]) -> int:
    """Play until the game ends, the input ends, or the player quits."""
    with Lines() as lines, suppress(Closed):
        try:
            if session is None:
                session = open_session(plan if plan.seats else asked(plan, lines))
            for note in notes:
                lines.write(note)
            PlainTable(session, lines).play()
        except Closed:
            lines.write("")
        if session is not None:
            for line in farewell(session):
                lines.write(line)
    return 0


def asked(plan: Plan, lines: Lines) -> Plan:
    """Ask for the language and the opponents; an empty line accepts the suggestion in brackets."""
    while plan.language not in languages() or not plan.seats:
        words = speak(plan.language)
        given = lines.ask(words.say("terminal.ask.language", languages=", ".join(languages()), chosen=plan.language))
        if given and given not in languages():
            lines.write(words.say("terminal.ask.again", given=given))
            continue
        plan.language = given or plan.language
        words = speak(plan.language)
        given = lines.ask(words.say("terminal.ask.opponents", bots=", ".join(names()), chosen=", ".join(USUAL)))
        seats = [HUMAN, *(given.replace(",", " ").split() or USUAL)]
        try:
            check(replace(plan, seats=seats))
        except ValueError as error:
            lines.write(words.complain(error))
            continue
        plan.seats = seats
    return plan


class PlainTable:
    """One game, played in lines of text."""

    def __init__(self, session: Session, lines: Lines) -> None:
        self.session = session
        self.lines = lines
        self.told: list[Message] = []  # the part of the log that was already written
        self.choices: list[Choice] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "what": self.what,
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "options": lambda rest: self.ask(),
            "board": lambda rest: self.read("board"),
            "seats": lambda rest: self.read("seats"),
            "piles": lambda rest: self.read("piles"),
            "log": self.log,
            "score": lambda rest: self.write(*match_text.sheet_lines(self.session.match, self.words)),
            "rules": self.rules,
            "language": self.language,
            "confirm": self.confirm,
            "quit": self.quit,
        }

    @property
    def words(self) -> Words:
        return self.session.words

    def write(self, *lines: str) -> None:
        for line in lines:
            self.lines.write(line)

    def say(self, key: str) -> None:
        self.write(self.words.say(key))

    def play(self) -> None:
        self.write(self.words.say("terminal.saving", path=str(self.session.keeper.path)))
        self.say("terminal.plain.hint")
        while self.session.waiting is not Waiting.NOTHING:
            self.lines.check()
            if self.session.waiting is Waiting.BOT:
                self.session.bot_answers(self.session.thought().think())
                continue
            self.catch_up()
            self.ask()
            position = len(self.session.match.entries), self.session.waiting
            while position == (len(self.session.match.entries), self.session.waiting):
                self.obey(self.lines.ask(">"))
        self.catch_up()
        self.write(*match_text.sheet_lines(self.session.match, self.words))
        self.write(match_text.result_line(self.session.match, self.words))

    def catch_up(self) -> None:
        """Write what was added to the log."""
        log = match_text.log(self.session.match)
        same = 0
        while same < min(len(log), len(self.told)) and log[same] == self.told[same]:
            same += 1
        self.write(*map(self.words.tell, log[same:]))
        self.told = log
        if trouble := self.session.keeper.trouble:
            self.write(self.words.say("terminal.trouble", reason=self.words.complain(trouble)))

    def ask(self) -> None:
        match = self.session.match
        if self.session.waiting is Waiting.CONFIRMATION:
            self.choices = []
            self.say("terminal.plain.confirm.chance" if match_text.chance_follows(match) else "terminal.plain.confirm")
            return
        self.choices = [choice for choice in match_text.choices(match) if choice.offered]
        assert match.seat is not None
        self.write("", match_text.phase(match, self.words), *match_text.matters(match, self.words))
        player = match_text.seat_token(match.seat)
        self.write(
            self.words.say("terminal.plain.question", player=player, question=match_text.question(match, self.words))
        )
        for number, choice in self.numbered():
            self.write(f"{number}. {self.words.tell(choice.label)}")

    def numbered(self) -> list[tuple[str, Choice]]:
        """The choices to write out, each with what to type for it. Of a range of amounts only a few are written out;
        the player types the amount itself, or the token of any other option.
        """
        match = self.session.match
        row = amounts(match)
        if row is None:
            return [(str(number), choice) for number, choice in enumerate(self.choices, 1)]
        self.write(self.words.say("terminal.plain.amount", **match_text.ends(match, row)))
        some = [(str(amount), self.choices[amount - row[0]]) for amount in match_text.standing_out(match, row)]
        return [*some, *((choice.token, choice) for choice in self.choices[len(row) :])]

    def obey(self, line: str) -> None:
        """Carry out a line of input: a number, a token, or a command with its argument."""
        if not line:
            if self.session.waiting is Waiting.CONFIRMATION:
                self.session.confirm()
            else:
                self.remind()
            return
        first, _, rest = line.partition(" ")
        command = self.command(first.casefold())
        if command is not None:
            command(rest.strip())
            return
        choice = self.choice(line)
        try:
            if choice is not None:
                self.session.give(choice.answers)
            else:
                self.session.give((Answer(self.session.match.decision or "", line),))
        except IllegalAnswerError:
            self.refuse(line)

    def command(self, word: str) -> Callable[[str], None] | None:
        """The command with this name, in English or in the current language."""
        if word == "?":
            return self.help
        for name, command in self.commands.items():
            if word in (name, self.words.say(f"terminal.command.{name}")):
                return command
        return None

    def choice(self, text: str) -> Choice | None:
        if NUMBER.fullmatch(text):
            row = amounts(self.session.match) or range(1, len(self.choices) + 1)
            return self.choices[int(text) - row[0]] if self.choices and int(text) in row else None
        return next((choice for choice in self.choices if choice.token == text), None)

    def refuse(self, given: str) -> None:
        """Explain why this isn't on offer, if the rules know such an answer."""
        if self.session.waiting is Waiting.CONFIRMATION:
            self.say("terminal.first.confirm")
        elif given.removeprefix("-").isdigit():
            self.refuse_number(given)
        else:
            self.why(given)

    def refuse_number(self, given: str) -> None:
        match = self.session.match
        if amounts(match) is None:
            self.write(self.words.say("terminal.plain.range", given=given, count=len(self.choices)))
        elif NUMBER.fullmatch(given):
            self.why(match_text.token_of(match, int(given)))
        else:
            self.remind()

    def remind(self) -> None:
        """Write what kind of answer is expected."""
        match = self.session.match
        row = amounts(match)
        if row is None:
            self.say("terminal.plain.choose")
        else:
            self.write(self.words.say("terminal.plain.choose.amount", **match_text.ends(match, row)))

    def help(self, rest: str) -> None:
        self.write(*self.words.say("terminal.plain.help").split("\n"))

    def what(self, rest: str) -> None:
        choice = self.choice(rest)
        if choice is None:
            self.refuse_number(rest)
        else:
            self.write(*match_text.what(self.session.match, choice.answers, self.words))

    def why(self, rest: str) -> None:
        """Write why this can't be chosen; without an argument, the reasons for everything that can't."""
        match = self.session.match
        if not rest:
            self.write(*reasons(match, self.words))
            return
        if amounts(match) and NUMBER.fullmatch(rest):
            rest = match_text.token_of(match, int(rest))
        chosen = self.choice(rest)
        known = [choice.answers for choice in match_text.choices(match) if choice.token == rest]
        answers = chosen.answers if chosen else known[0] if known else (meant(match, rest),)
        try:
            self.write(*match_text.why(match, answers, self.words))
        except IllegalAnswerError:
            self.write(self.words.say("terminal.plain.unknown", given=rest[:60]))

    def undo(self, rest: str) -> None:
        self.take_back(self.session.undo, "terminal.undone", "terminal.undo.none")

    def redo(self, rest: str) -> None:
        self.take_back(self.session.redo, "terminal.redone", "terminal.redo.none")

    def take_back(self, deed: Callable[[], None], done: str, impossible: str) -> None:
        try:
            deed()
        except IllegalAnswerError:
            self.say(impossible)
        else:
            self.say(done)

    def read(self, part: str) -> None:
        self.write(*table_lines(self.session.match, self.words, part))

    def log(self, rest: str) -> None:
        self.write(*map(self.words.tell, match_text.log(self.session.match)[-MOST_LOG:]))

    def rules(self, rest: str) -> None:
        self.write(*rules_about(rest, self.session))

    def language(self, rest: str) -> None:
        if rest in languages():
            self.session.speak(rest)
        else:
            self.session.speak_next()
        self.ask()

    def confirm(self, rest: str) -> None:
        self.session.set_confirming(not self.session.confirming)
        self.say("terminal.confirm.on" if self.session.confirming else "terminal.confirm.off")

    def quit(self, rest: str) -> None:
        raise Closed
