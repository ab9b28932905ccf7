"""Lines of text for everything that can be looked up during a game."""

from __future__ import annotations

from collections.abc import Sequence

from bruxelles.kernel.match import Match
from bruxelles.terminal import match_text
from bruxelles.terminal.choices import others
from bruxelles.terminal.session import Session
from bruxelles.words import Words
from bruxelles.words.lookup import look_up
from bruxelles.words.rules import UnknownRuleError

PARTS = ("board", "seats", "piles")  # of the table, to be read out
KEYS_ON_TURN = (("1 2 3 …", "list"), ("↑ ↓ ← →", "arrows"), ("↵", "enter"))
KEYS_AT_ANY_TIME = (
    ("u y", "undo"),
    ("x", "what"),
    ("w", "why"),
    ("r", "rules"),
    ("s t B v z", "look"),
    ("L C P", "settings"),
    ("q", "quit"),
)


def reasons(match: Match, words: Words) -> list[str]:
    """All options that the current decision doesn't offer, each with the rule against it."""
    if match.decision is None:
        return [words.say("terminal.first.confirm" if match.waits_for_confirmation else "terminal.first.end")]
    assert match.seat is not None
    if match_text.is_hidden(match):
        return [words.say("terminal.first.secret", player=match_text.seat_token(match.seat))]
    choices = match_text.choices(match)
    against = [(choice.label, choice.answers) for choice in choices if not choice.offered]
    told = {answer for choice in choices for answer in choice.answers}
    against += [(match_text.label(match, answer), (answer,)) for answer in others(match) if answer not in told]
    by_reason: dict[tuple[str, ...], list[str]] = {}
    for label, answers in against:
        by_reason.setdefault(tuple(match_text.why(match, answers, words)), []).append(words.tell(label))
    lines = [line for reason, labels in by_reason.items() for line in (*labels, *indented(reason))]
    return lines or [words.say("terminal.all_offered")]


def rules_about(what: str, session: Session) -> list[str]:
    """The rules of the game with this id or these words, or a line saying that there are none."""
    try:
        return look_up(what, session.words, session.match.settings.game)
    except UnknownRuleError as error:
        return [session.words.complain(error)]


def indented(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def table_lines(match: Match, words: Words, part: str) -> list[str]:
    """A part of the table in sentences."""
    own = match_text.drawing(match)
    if own is None:
        return str(match).split("\n")
    lines: list[str] = getattr(own, f"read_{part}")(match_text.view(match), words)
    return lines


def help_lines(session: Session) -> list[str]:
    """What the keys and the signs of the table mean."""
    words = session.words
    own = match_text.drawing(session.match)
    turn, signs = (own.TURN_HELP, own.table_help(match_text.view(session.match), words)) if own else ((), [])
    lines: list[str] = []
    for title, rows in (("turn", (*turn, *KEYS_ON_TURN)), ("any", KEYS_AT_ANY_TIME), ("table", signs)):
        if rows:
            lines += [words.say(f"terminal.help.{title}"), *(help_line(label, key, words) for label, key in rows), ""]
    return lines[:-1]


def help_line(label: str, key: str, words: Words) -> str:
    return f"  {label.ljust(10)} \t{words.say(f'terminal.help.{key}')}"
