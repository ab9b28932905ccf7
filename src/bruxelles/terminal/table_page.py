"""The screen of a game as lines: the table, then the question, the options, their effect, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from bruxelles.terminal import match_text
from bruxelles.terminal.choices import Choice
from bruxelles.terminal.page import HIGHLIGHT, IMPOSSIBLE, SEAT_STYLES, TITLE, beside, cropped, fit, wrapped
from bruxelles.terminal.session import Session, Waiting
from bruxelles.words import Message

NARROW = 80  # columns for the table; the log takes the rest of a wide screen
WIDE = 116
LOW = 24
TALL = 36
SMALL_LOG = 2
MOST_BELOW = 10  # lines for options and effects if the whole table doesn't fit
EFFECT = 4
LEAST_TABLE = 6
KEYS = (
    ("u", "undo"),
    ("y", "redo"),
    ("?", "help"),
    ("q", "quit"),
    ("x", "what"),
    ("w", "why"),
    ("L", "language"),
    ("r", "rules"),
    ("s", "seats"),
    ("t", "piles"),
    ("B", "board"),
    ("v", "log"),
    ("z", "score"),
    ("C", "confirm"),
    ("P", "pace"),
)


@dataclass
class Pointing:
    """The choices, and which one is highlighted."""

    choices: list[Choice]
    index: int = 0
    amounts: range = range(0)  # the first choices, if they are amounts to be typed
    typed: str = ""

    @property
    def highlighted(self) -> Choice | None:
        return self.choices[self.index] if self.choices else None

    def type(self, digit: str) -> None:
        """Add a digit to the amount, or begin a new number if it gets too long. The highlight follows if it can."""
        longer = self.typed + digit
        self.typed = longer if int(longer) <= self.amounts[-1] else digit
        if int(self.typed) in self.amounts:
            self.index = int(self.typed) - self.amounts[0]

    @property
    def unfinished(self) -> bool:
        """True if the number typed so far is not an amount on offer."""
        return bool(self.typed) and int(self.typed) not in self.amounts


class TablePage:
    """Composes the lines for a given size of the window."""

    def __init__(self, session: Session, pointing: Pointing, note: str, log: Sequence[Message]) -> None:
        self.session = session
        self.match = session.match
        self.words = session.words
        self.pointing = pointing
        self.note = note
        self.log = log

    def lines(self, width: int, height: int) -> list[Text]:
        wide = width >= WIDE
        table_width = max(NARROW, width - max(36, width // 3) - 3) if wide else width
        table_width = min(table_width, 110)
        small = width < NARROW or height < LOW
        status = self.words.say("terminal.small") if small else self.status()
        head = [fit(Text(f" {status}", style=TITLE), width)]
        body_height = height - 2
        table = self.table(table_width, height) if match_text.drawing(self.match) else self.picture(body_height)
        room = body_height - len(table)
        if height >= TALL and self.session.waiting is not Waiting.NOTHING:
            table.append(Text(f" {match_text.phase(self.match, self.words)}", style=IMPOSSIBLE))
            room -= 1
        question = self.question(table_width)
        room -= len(question)
        options = self.options(table_width, room)
        if 0 < len(options) < len(self.pointing.choices) and not self.pointing.amounts:
            question = [self.counted(question[0], options, table_width)]
        room -= len(options)
        effect = self.effect(table_width, room if wide else max(2, room - (0 if options else SMALL_LOG)))
        room -= len(effect)
        piles = self.piles(table_width, room) if height >= TALL else []
        left = [*table, *question, *options, *effect, *piles]
        room -= len(piles)
        if wide:
            log = self.log_lines(width - table_width - 3, body_height)
            body = beside(left, log, table_width)
        else:
            space = [Text()] if room > SMALL_LOG + 1 else []
            body = [*left, *space, *self.log_lines(width, room - len(space))]
        body = [*body[:body_height], *[Text()] * (body_height - len(body))]
        return [cropped(line, width) for line in (*head, *body, self.foot(width))]

    def status(self) -> str:
        own = match_text.drawing(self.match)
        return own.status(match_text.view(self.match), self.words) if own else f"Bruxelles {self.match.settings.game}"

    def table(self, width: int, height: int) -> list[Text]:
        own = match_text.drawing(self.match)
        assert own is not None
        view = match_text.view(self.match)
        board = own.draw_board(view, self.words, self.pointing.choices, self.marked(), width)
        seats = own.draw_seats(view, self.words, self.match.seat, height >= TALL, width)
        space = [Text()] if height >= TALL else []
        return [*space, *board, *space, *seats, *space]

    def picture(self, room: int) -> list[Text]:
        """The table of a game that has no drawing: as much as leaves room for the choices. The keys for seats and piles
        show all of it.
        """
        lines = [Text(line) for line in str(self.match).split("\n")]
        choices = self.pointing.choices
        asked = 2 if self.pointing.amounts else min(len(choices), MOST_BELOW)
        most = max(LEAST_TABLE, room - asked - EFFECT - 1)
        if len(lines) <= most:
            return lines
        return [*lines[: most - 1], Text(self.words.say("terminal.table.more"), style=IMPOSSIBLE)]

    def piles(self, width: int, room: int) -> list[Text]:
        """The piles, if there is room for them."""
        own = match_text.drawing(self.match)
        if own is None:
            return []
        lines = wrapped(own.read_piles(match_text.view(self.match), self.words), width - 2, hanging=2)
        return [Text(), *(Text(f" {line}", style=IMPOSSIBLE) for line in lines)] if len(lines) + 4 < room else []

    def marked(self) -> str | None:
        """The token that the table marks: the highlighted choice, or the one just made."""
        own = match_text.drawing(self.match)
        if self.is_listed():
            return own.chosen(self.match) if own else None
        choice = self.pointing.highlighted
        return choice.token if choice else None

    def question(self, width: int) -> list[Text]:
        """Who has to decide, and what."""
        if self.session.waiting is Waiting.CONFIRMATION:
            chance = match_text.chance_follows(self.match)
            said = self.words.say("terminal.confirm.chance" if chance else "terminal.confirm")
            return [fit(Text(f" {said}", style=TITLE), width)]
        if self.session.waiting is Waiting.NOTHING:
            lines = [match_text.result_line(self.match, self.words), self.words.say("terminal.over")]
            return [fit(Text(f" {line}", style=TITLE), width) for line in lines]
        assert self.match.seat is not None
        player = match_text.seat_token(self.match.seat)
        if self.session.waiting is Waiting.BOT:
            return [Text(f" {self.words.say('terminal.thinks', player=player)}", style=SEAT_STYLES[self.match.seat])]
        asked = self.words.say("terminal.asked", player=player, question=match_text.question(self.match, self.words))
        return [fit(Text(f" {asked}", style=TITLE), width)]

    def options(self, width: int, room: int) -> list[Text]:
        """The options that are not drawn on the table, as a list that scrolls with the highlight."""
        if not self.is_listed():
            return []
        choices, row = self.pointing.choices, self.pointing.amounts
        if row:
            return [
                *self.amount(row, width),
                *(self.numbered(number, width) for number in range(len(row), len(choices))),
            ]
        shown = min(len(choices), max(min(3, room), room - 3, 1))
        start = self.first_shown(shown)
        return [self.numbered(number, width) for number in range(start, start + shown)]

    def amount(self, row: range, width: int) -> list[Text]:
        """One line for all amounts, showing the highlighted one."""
        asked = self.words.say("terminal.amount", **match_text.ends(self.match, row))
        hint = Text(f"  {asked} {self.pointing.typed}".rstrip(), style=IMPOSSIBLE)
        return [self.numbered(min(self.pointing.index, len(row) - 1), width), fit(hint, width)]

    def numbered(self, number: int, width: int) -> Text:
        return self.option(self.pointing.choices[number], number == self.pointing.index, width)

    def first_shown(self, shown: int) -> int:
        return max(0, min(self.pointing.index - shown // 2, len(self.pointing.choices) - shown))

    def counted(self, question: Text, options: Sequence[Text], width: int) -> Text:
        """The question, with the part of the list that is shown if it doesn't fit."""
        start = self.first_shown(len(options))
        part = f" {start + 1}–{start + len(options)}/{len(self.pointing.choices)} "
        return fit(question, width - len(part)) + Text(part, style=TITLE)

    def option(self, choice: Choice, highlighted: bool, width: int) -> Text:
        label = self.words.tell(choice.label)
        text = Text(f"{choice.key if choice.offered else ' '} ", style="bold") + Text(label)
        if not choice.offered:
            text.stylize(IMPOSSIBLE)
        text = fit(text, width - 1)
        if highlighted:
            text.stylize(HIGHLIGHT)
        return Text("►" if highlighted else " ") + text

    def effect(self, width: int, room: int) -> list[Text]:
        """The current note, or what the highlighted option does, or why it can't be chosen."""
        choice = self.pointing.highlighted
        if self.note:
            said = [self.note]
        elif choice is None or self.session.waiting is not Waiting.PERSON:
            return []
        else:
            said = self.effect_of(choice)
        lines = wrapped(said, width - 2)
        if len(lines) > room > 0:
            cut = self.words.say("terminal.cut_off")
            lines = [*lines[: room - 1], f"{lines[room - 1][: width - 2 - len(cut) - 1]} {cut}"]
        return [Text(f" {line}") for line in lines]

    def effect_of(self, choice: Choice) -> list[str]:
        drawn = not self.is_listed()
        label = [f"{self.words.tell(choice.label)}."] if drawn else []
        if choice.offered:
            return [" ".join([*label, *match_text.what_in_short(self.match, choice.answers, self.words)])]
        return [" ".join([*label, *match_text.why(self.match, choice.answers, self.words)])]

    def is_listed(self) -> bool:
        own = match_text.drawing(self.match)
        return own is None or own.moved(self.match, self.pointing.choices, self.pointing.index, "") is None

    def log_lines(self, width: int, room: int) -> list[Text]:
        """The last sentences of the log, oldest first."""
        if room <= 0:
            return []
        lines: list[str] = []
        for message in reversed(self.log):
            sentence = wrapped([self.words.tell(message)], width - 2, hanging=2)
            if lines and len(lines) + len(sentence) > room:
                break
            lines = [*sentence, *lines]
        return [Text(f" {line}") for line in lines[-room:]]

    def foot(self, width: int) -> Text:
        """As many keys as fit; the help lists all of them."""
        line = Text()
        for key, name in KEYS:
            if (name == "undo" and not self.session.can_undo()) or (name == "redo" and not self.session.can_redo()):
                continue
            item = Text(f" {key}", style="bold") + Text(f" {self.words.say(f'terminal.key.{name}')} ")
            if line.cell_len + item.cell_len <= width:
                line += item
        return fit(line, width)
