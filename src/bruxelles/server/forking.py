"""Continuing from a position of a table: its record up to there, without what others have drawn in secret."""

from __future__ import annotations

from collections.abc import Collection

from bruxelles.kernel.commitment import CommittedDealer, new_seed
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Entry, Record
from bruxelles.kernel.replay import apply_entry
from bruxelles.kernel.rulebook import Rulebook
from bruxelles.kernel.steps import NOBODY, settle_until_chance


def cut(match: Match, entry: int) -> Record:
    """The record up to this entry. Later commitments are left out, because they are about later entries."""
    commitments = [commitment for commitment in match.commitments if commitment.since <= entry]
    return Record(match.settings, match.rules_version, (), match.position, commitments, match.entries[:entry])


def without_secrets(record: Record, rulebook: Rulebook, viewers: Collection[int]) -> Record:
    """The record as these seats know it. What others have drawn in secret is drawn anew, in such a way that everything
    known about it stays true. A draw that nobody has answered yet is left to the new table. The commitments are left
    out, because they don't hold for such draws.
    """
    entries = record.entries
    if not any(is_secret(entries, number, viewers) for number in range(len(entries))):
        return record
    match = Match(rulebook, record.settings, "", position=record.position, begin=False)
    while True:
        settle_until_chance(match.state, match.out)
        done = len(match.entries)
        if done >= len(entries) or (is_secret(entries, done, viewers) and done + 1 == len(entries)):
            break
        if is_secret(entries, done, viewers):
            match = drawn_anew(match, entries[done + 1])
        else:
            apply_entry(match, entries[done], 0)
    return Record(record.settings, record.rules_version, (), record.position, [], match.entries[: len(entries)])


def is_secret(entries: list[Entry], number: int, viewers: Collection[int]) -> bool:
    """True for a draw that only another seat has seen. If it left that seat no choice, its answer revealed the draw."""
    told = number + 1 < len(entries) and entries[number + 1].forced
    return entries[number].audience not in (NOBODY, *viewers) and not told


def drawn_anew(match: Match, answer: Entry) -> Match:
    """The match after a new draw that allows the same answer. There is at least one: what was really drawn."""
    while True:
        other = match.copy()
        other.deal(CommittedDealer(new_seed()))
        settle_until_chance(other.state, other.out)
        if len(other.entries) == len(match.entries) + 1 and answer.numbers[0] in other.numbers:
            return other
