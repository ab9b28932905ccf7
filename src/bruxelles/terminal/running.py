"""Starting or resuming a game, full-screen or in plain lines as the terminal allows."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from bruxelles.games import find_rulebook
from bruxelles.kernel.match import Match
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import check_plays_on, replay
from bruxelles.terminal.players import HUMAN, LONGEST_NAME, USUAL, Player, read_player, read_players
from bruxelles.terminal.saving import Keeper, SaveError, default_path, read_whole_lines
from bruxelles.terminal.session import Session
from bruxelles.words import default_language, languages, speak

REFUSED = 2  # the exit code for an invalid request


@dataclass
class Plan:
    """The settings of a new game."""

    game: str
    seats: list[str]
    language: str
    seed: str | None = None
    save: Path | None = None
    options: dict[str, str] = field(default_factory=dict)
    components: Path | None = None


def run(
    game: str = "1897",
    seats: Sequence[str] | None = None,
    lang: str = "en",
    seed: int | str | None = None,
    save: str | Path | None = None,
    resume: str | Path | None = None,
    options: Mapping[str, str] | None = None,
    components: str | Path | None = None,
    plain: bool = False,
    pace: float | None = None,
) -> int:
    """Play in this terminal and return the exit code. Errors are reported in one line."""
    words = speak(lang if lang in languages() else default_language())
    try:
        speak(lang)
        plan = Plan(
            game,
            list(seats or ()),
            lang,
            None if seed is None else str(seed),
            None if save is None else Path(save),
            dict(options or {}),
            None if components is None else Path(components),
        )
        if resume is not None and save is not None:
            raise SaveError("--resume continues in its own file; --save is for a new game")
        if resume is None:
            check(plan)
        return enter(plan, None if resume is None else Path(resume), plain or is_no_screen(), pace)
    except ValueError as error:
        sys.stderr.write(f"bruxelles: {words.complain(error)}\n")
        return REFUSED


def is_no_screen() -> bool:
    """True if the terminal can only read and write lines."""
    streams = (sys.stdin, sys.stdout)
    return any(stream is None or not stream.isatty() for stream in streams) or os.environ.get("TERM", "dumb") == "dumb"


def check(plan: Plan) -> None:
    """Raise an error for invalid settings before anything is shown."""
    rulebook = find_rulebook(plan.game)
    if plan.seats:
        read_players(plan.seats)
        rulebook.settings(len(plan.seats), plan.options, plan.components)
    if plan.save is not None:
        Keeper(plan.save).claim()
        plan.save.unlink()


def enter(plan: Plan, resume: Path | None, plain: bool, pace: float | None) -> int:
    session, notes = (None, []) if resume is None else reopen(resume, plan.language, plan.seed)
    if plain:
        from bruxelles.terminal.plain import play_plainly

        return play_plainly(plan, session, notes)
    from bruxelles.terminal.app import play_on_screen

    return play_on_screen(plan, session, notes, pace)


def open_session(plan: Plan) -> Session:
    """Start a new game. Its file is on disk when this returns."""
    players = read_players(plan.seats)
    rulebook = find_rulebook(plan.game)
    settings = rulebook.settings(len(players), plan.options, plan.components)
    match = Match(rulebook, settings, plan.seed)
    keeper = Keeper(plan.save or default_path(plan.game, os.environ, datetime.now()))
    if plan.save is None:
        keeper.make_folder()
    keeper.claim()
    session = Session(match, players, keeper, plan.language)
    keeper.write(match.record())
    return session


def farewell(session: Session) -> list[str]:
    """Lines that say where the game was saved and how to resume it."""
    path, words = session.keeper.path, session.words
    if session.keeper.trouble:
        return [words.say("terminal.trouble", reason=words.complain(session.keeper.trouble))]
    if session.match.over:
        return [words.say("terminal.kept", path=str(path)), words.say("terminal.verify", path=str(path))]
    return [words.say("terminal.kept", path=str(path)), words.say("terminal.resume", path=str(path))]


def reopen(path: Path, language: str, seed: str | None) -> tuple[Session, list[str]]:
    """Resume a game from a record. Returns the session and notes for the player."""
    words = speak(language)
    text, cut = read_whole_lines(path)
    record = read_record(text, find_rulebook)
    rulebook = find_rulebook(record.settings.game)
    check_plays_on(record, rulebook)
    match = replay(record, rulebook, seed, resume=False)
    players = seated(record.players, record.settings.seats)
    keeper = Keeper(path)
    if not match.over:
        match.commit()
        match.run()
    session = Session(match, players, keeper, language)
    if not match.over or cut:
        keeper.write(match.record())
    notes = [words.say("terminal.cut", line=text.count("\n") + 1)] if cut else []
    return session, notes


def seated(names: Sequence[str], seats: int) -> list[Player]:
    """The players named in a record. Without names, the first is a person and the others are bots."""
    if not names:
        return read_players([HUMAN, *USUAL[:1] * (seats - 1)])
    return [seated_player(name) for name in names]


def seated_player(name: str) -> Player:
    """The player of this name; a person, if it is not the name of a bot, as in records from elsewhere."""
    try:
        return read_player(name)
    except ValueError:
        return Player(HUMAN, name.strip()[:LONGEST_NAME])
