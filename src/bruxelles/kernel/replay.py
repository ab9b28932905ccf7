"""Replaying a record: every answer and every draw is checked against the rules."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.kernel.commitment import ScriptedDealer, ScriptError
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Entry, Record, RecordError
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.rulebook import Rulebook, SettingsError
from bruxelles.kernel.steps import NOBODY, awaits_chance, choose, settle_until_chance


def replay(
    record: Record, rulebook: Rulebook, seed: str | None = None, resume: bool = True, until: int | None = None
) -> Match:
    """The match of a record, with every answer and draw checked. If it is resumed, it continues with a new seed and a
    new commitment.
    """
    try:
        match = Match(rulebook, record.settings, seed, record.players, position=record.position, begin=False)
    except SettingsError as error:
        raise RecordError(0, error) from error
    match.rules_version = record.rules_version
    match.commitments = record.commitments[:]
    match.seeds = record.seeds[:]
    entries = record.entries if until is None else record.entries[:until]
    followed = 0
    while True:
        settle_until_chance(match.state, match.out)
        done = len(match.entries)
        compare_forced(match, record, followed, min(done, len(entries)))
        if done >= len(entries):
            break
        apply_entry(match, entries[done], record.lines[done])
        followed = done
    match.past.clear()
    if until is None:
        check_result(match, record)
    if resume and not match.over:
        match.commit()
        match.run()
    return match


def compare_forced(match: Match, record: Record, since: int, until: int) -> None:
    """Check that the record has the same forced answers as the rules."""
    for number in range(since, until):
        if match.entries[number] != record.entries[number]:
            raise RecordError(record.lines[number], "here the rules allow only '{entry}'", entry=match.line(number + 1))


def apply_entry(match: Match, entry: Entry, line: int) -> None:
    """Apply the next entry of a record, if it is legal."""
    state = match.state
    decision = state.decision
    if decision is None and not state.stack:
        raise RecordError(line, "the game is already over")
    if awaits_chance(state):
        if entry.seat != NOBODY:
            raise RecordError(line, "expected a chance event here, not an answer")
        dealer = ScriptedDealer(entry.kind, entry.numbers)
        try:
            match.deal(dealer)
            dealer.finish()
        except ScriptError as error:
            raise RecordError(line, error) from error
        drawer = match.entries[-1].audience
        if drawer != entry.audience:
            raise RecordError(line, "seat:{seat} draws here", seat=drawer + 1)
        return
    assert decision is not None
    kind = match.kind(decision)
    if entry.seat != decision.seat or entry.kind != decision.kind():
        raise RecordError(line, "seat:{seat} decides {decision} here", seat=decision.seat + 1, decision=kind.name)
    if entry.forced:
        raise RecordError(line, "{decision} is not forced: it has several options here", decision=kind.name)
    if entry.numbers[0] not in match.out.listed():
        offered = [kind.token(option) for option in match.out.listed()]
        answer = kind.token(entry.numbers[0])
        if kind.private:  # others may read this
            raise RecordError(line, "{answer} is not on offer", answer=answer)
        raise RecordError(line, "{answer} is not on offer; choose from {offered}", answer=answer, offered=offered)
    choose(state, decision, entry.numbers[0])


def check_result(match: Match, record: Record) -> None:
    if record.result is None:
        return
    if not match.over:
        raise RecordError(record.result_line, "the game is not over here")
    if record.result != match.score():
        raise RecordError(record.result_line, "the final scores are {points}", points=" ".join(map(str, match.score())))


def load(text: str, find_rulebook: Callable[[str], Rulebook], seed: str | None = None) -> Match:
    """Read a record and replay it, ready to be continued."""
    record = read_record(text, find_rulebook)
    rulebook = find_rulebook(record.settings.game)
    check_plays_on(record, rulebook)
    return replay(record, rulebook, seed)


def check_plays_on(record: Record, rulebook: Rulebook) -> None:
    """Refuse to continue a game that began with other rules, because they might offer something else next."""
    if record.result is None and not rulebook.plays_on(record.rules_version):
        raise RecordError(
            0,
            "started with rules version {version}; this program plays version {known} and can't continue it",
            version=record.rules_version,
            known=rulebook.rules_version,
        )
