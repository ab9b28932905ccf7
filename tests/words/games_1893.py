"""Games of 1893 played at random, and what is said of them."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from tests.games.b1893.builder import new_match, table_of
from tests.words.saying import one_by_one

from bruxelles.games.b1893 import contents
from bruxelles.kernel.explain import trial_of
from bruxelles.kernel.match import Match
from bruxelles.words import Message, speak
from bruxelles.words.b1893 import (
    decision_message,
    log_lines,
    option_message,
    phase_message,
)

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]


GAMES = (2, 3, 4, 5, 2, 5)  # by number of seats


MANY = 40  # options of a decision that are listened to; there are 455 ways to pay


class Heard(NamedTuple):
    """All messages of some games, and what was told."""

    options: list[Message]
    facts: list[Message]
    lines: list[Message]
    pieces: list[Message]  # the log as a page gets it, answer by answer
    others: list[Message]


@cache
def games() -> tuple[Match, ...]:
    return tuple(finished(seats, seed) for seed, seats in enumerate(GAMES))


def finished(seats: int, seed: int) -> Match:
    match, choice = new_match(seats, f"words {seed}"), random.Random(seed)
    while not match.over:
        match.play(busy(match, choice))
    return match


def busy(match: Match, choice: random.Random) -> str:
    """Any option, but small bids, and nobody passes as long as something else can be done."""
    options = match.options
    if match.decision == "bid":
        return choice.choice(options[:3])
    return choice.choice([option for option in options if option not in ("pass", "stop")] or options)


@cache
def heard() -> Heard:
    """Random games of all sizes, with every option of every decision that came, offered or not."""
    options, pieces, others = [], [], []
    for seed, seats in enumerate(GAMES):
        match, choice = new_match(seats, f"words {seed}"), random.Random(seed)
        told = 0
        while not match.over:
            assert match.decision is not None
            assert match.seat is not None
            table = table_of(match)
            kind = contents.CONTENTS.by_name[match.decision]
            every = {*match.numbers, *choice.sample(kind.options(), min(MANY, kind.size))}
            options += [
                option_message(table, match.seat, kind.name, option, trial_of(match, option)) for option in every
            ]
            others += [decision_message(kind.name), phase_message(table)]
            pieces += log_lines(match.facts[told:])
            told = len(match.facts)
            match.play(busy(match, choice))
        pieces += log_lines(match.facts[told:])
        others.append(phase_message(table_of(match)))
    facts = [line for match in games() for line in one_by_one(match)]
    lines = [line for match in games() for line in log_lines(match.facts)]
    return Heard(options, facts, lines, pieces, others)


def messages() -> list[Message]:
    return [message for part in heard() for message in part]


def said(message: Message, language: str = "en") -> str:
    return speak(language, strict=True).with_players(NAMES).tell(message)


def labels(match: Match) -> list[str]:
    """What the waiting decision offers."""
    assert match.decision is not None
    assert match.seat is not None
    return [said(message_of(match, option)) for option in match.numbers]


def label(match: Match, token: str, language: str = "en") -> str:
    assert match.decision is not None
    return said(message_of(match, contents.CONTENTS.by_name[match.decision].option(token)), language)


def message_of(match: Match, option: int) -> Message:
    """An option of the waiting decision, on offer or not."""
    assert match.decision is not None
    assert match.seat is not None
    return option_message(table_of(match), match.seat, match.decision, option, trial_of(match, option))


def log(match: Match, language: str = "en") -> list[str]:
    return [said(line, language) for line in log_lines(match.facts)]
