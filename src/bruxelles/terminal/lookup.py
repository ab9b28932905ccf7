"""What can be looked up during a game, in lines."""

from __future__ import annotations

from bruxelles.kernel.match import Match
from bruxelles.terminal import telling
from bruxelles.terminal.choices import others
from bruxelles.terminal.session import Session
from bruxelles.words import Words


def reasons(match: Match, words: Words) -> list[str]:
    """Everything the waiting decision doesn't offer, each with the rule against it."""
    if match.decision is None:
        return [words.say("terminal.first.confirm" if match.waits_for_confirmation else "terminal.first.end")]
    drawn = [choice for choice in telling.choices(match) if not choice.offered]
    told = {answer for choice in telling.choices(match) for answer in choice.answers}
    lines: list[str] = []
    for choice in drawn:
        lines += [words.tell(choice.label), *indented(telling.why(match, choice.answers, words))]
    for answer in others(match):
        if answer not in told:
            lines += [words.tell(telling.label(match, answer)), *indented(telling.why(match, (answer,), words))]
    return lines or [words.say("terminal.all_offered")]


def indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def table_lines(session: Session, part: str) -> list[str]:
    """A part of the table in sentences, as the game reads it out."""
    match = session.match
    own = telling.drawing(match)
    if own is None:
        return str(match).split("\n")
    lines: list[str] = getattr(own, part)(match.view(), session.words)
    return lines
