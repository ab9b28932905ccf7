"""Playing on from a position of a table: its record up to there, without what others have drawn in secret."""

from __future__ import annotations

from collections.abc import Collection

from bruxelles.kernel.commitment import CommittedDealer, new_seed
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Entry, Record
from bruxelles.kernel.replay import apply_entry
from bruxelles.kernel.rulebook import Rulebook
from bruxelles.kernel.steps import NOBODY, settle_until_chance


def cut(match: Match, entry: int) -> Record:
    """The record up to this entry, to play on from. Later commitments speak of what isn't in it."""
    commitments = [commitment for commitment in match.commitments if commitment.since <= entry]
    return Record(match.settings, match.rules_version, (), match.position, commitments, match.entries[:entry])


def without_secrets(record: Record, rulebook: Rulebook, viewers: Collection[int]) -> Record:
    """The record as one of these seats could tell it. What others have drawn in secret is drawn anew, so that
    everything that became known of it comes out as it did; a draw that nobody has answered yet is left to the shuffle
    of the new table. The commitments don't hold for such draws.
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
    """True for a draw that others have seen alone. If it left them no choice, what they answered has told it to all."""
    told = number + 1 < len(entries) and entries[number + 1].forced
    return entries[number].audience not in (NOBODY, *viewers) and not told


def drawn_anew(match: Match, answer: Entry) -> Match:
    """The match after another draw, to which the same answer can be given. There is one: what was really drawn."""
    while True:
        other = match.copy()
        other.deal(CommittedDealer(new_seed()))
        settle_until_chance(other.state, other.out)
        if len(other.entries) == len(match.entries) + 1 and answer.numbers[0] in other.numbers:
            return other
