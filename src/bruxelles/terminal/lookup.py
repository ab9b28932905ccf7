"""What can be looked up during a game, in lines."""

from __future__ import annotations

from collections.abc import Sequence

from bruxelles.kernel.match import Match
from bruxelles.terminal import telling
from bruxelles.terminal.choices import others
from bruxelles.terminal.session import Session
from bruxelles.words import Words
from bruxelles.words.lookup import look_up
from bruxelles.words.rules import UnknownRuleError

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
    """Everything the waiting decision doesn't offer, each with the rule against it."""
    if match.decision is None:
        return [words.say("terminal.first.confirm" if match.waits_for_confirmation else "terminal.first.end")]
    assert match.seat is not None
    if telling.is_hidden(match):
        return [words.say("terminal.first.secret", player=telling.seat_token(match.seat))]
    choices = telling.choices(match)
    against = [(choice.label, choice.answers) for choice in choices if not choice.offered]
    told = {answer for choice in choices for answer in choice.answers}
    against += [(telling.label(match, answer), (answer,)) for answer in others(match) if answer not in told]
    by_reason: dict[tuple[str, ...], list[str]] = {}
    for label, answers in against:
        by_reason.setdefault(tuple(telling.why(match, answers, words)), []).append(words.tell(label))
    lines = [line for reason, labels in by_reason.items() for line in (*labels, *indented(reason))]
    return lines or [words.say("terminal.all_offered")]


def rules_about(what: str, session: Session) -> list[str]:
    """The rules of the game with this id or these words; or that there are none."""
    try:
        return look_up(what, session.words, session.match.settings.game)
    except UnknownRuleError as error:
        return [session.words.complain(error)]


def indented(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def table_lines(session: Session, part: str) -> list[str]:
    """A part of the table in sentences, as the game reads it out."""
    match = session.match
    own = telling.drawing(match)
    if own is None:
        return str(match).split("\n")
    lines: list[str] = getattr(own, part)(telling.view(match), session.words)
    return lines


def help_lines(session: Session) -> list[str]:
    """The keys, and the signs of the table."""
    words = session.words
    own = telling.drawing(session.match)
    turn, signs = (own.TURN_HELP, own.table_help(telling.view(session.match), words)) if own else ((), [])
    lines: list[str] = []
    for title, rows in (("turn", (*turn, *KEYS_ON_TURN)), ("any", KEYS_AT_ANY_TIME), ("table", signs)):
        if rows:
            lines += [words.say(f"terminal.help.{title}"), *(help_line(label, key, words) for label, key in rows), ""]
    return lines[:-1]


def help_line(label: str, key: str, words: Words) -> str:
    return f"  {label.ljust(10)} \t{words.say(f'terminal.help.{key}')}"
