"""Loading is replaying: a table's beginning and log become its game again, as far as the rules allow."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from bruxelles.games import UnknownGameError, find_rulebook
from bruxelles.kernel.commitment import Share, digest_of
from bruxelles.kernel.complaint import Complaint, Phrase
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import UNSEEN, Commitment, commitment_lines
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay
from bruxelles.server.seated_match import SeatedMatch
from bruxelles.server.stored_table import Beginning, Row

REFUSED = (ValueError, LookupError, AssertionError)  # what rules raise if they have changed since


class DifferenceError(Complaint):
    """A row that no longer has the same result."""


@dataclass
class Loaded:
    """A table's match as far as the rules can replay the log, and why no further."""

    seated: SeatedMatch | None
    error: Phrase | None = None


def open_match(base: str, seed: str, gather: bool = False) -> Match:
    """The match that continues a record, with this seed; either at once, or after its players have added shares."""
    record = read_record(base, find_rulebook)
    match = replay(record, find_rulebook(record.settings.game), seed, resume=not gather)
    if gather and not match.over:
        match.await_shares()
    return match


def opening_lines(match: Match) -> tuple[str, ...] | None:
    """The lines that were dealt from our own seed before anybody answered; None while the seed gathers shares."""
    if match.awaits_shares:
        return None
    known = match.commitments[-1].since - 1
    return tuple(match.line(number + 1) for number in range(known, len(match.entries)))


def load(beginning: Beginning, rows: Sequence[Row]) -> Loaded:
    """The table under today's rules. A row that they refuse freezes the table before it. If the table was opened with
    an older version, the rules must also declare that they continue that version: that the past can be replayed
    doesn't mean that the future is the same.
    """
    loaded = follow_all(beginning, rows)
    match = None if loaded.seated is None else loaded.seated.match
    opened, now = rules_of(beginning), rules_now(beginning)
    if opened >= now:
        return loaded
    if loaded.error is not None:
        loaded.error = Phrase(
            "this table was opened with rules version {version}, and this server plays version {known}: {reason}",
            version=opened,
            known=now,
            reason=loaded.error,
        )
    elif match is not None and not match.over and not match.rulebook.plays_on(opened):
        loaded.error = Phrase(
            "this table was opened with rules version {version}, and this server plays version {known}",
            version=opened,
            known=now,
        )
    return loaded


def rules_of(beginning: Beginning) -> int:
    """The version of the rules that a table was opened with."""
    version = beginning.header("rules")
    return int(version) if version.isdecimal() else 0


def rules_now(beginning: Beginning) -> int:
    """The version of its rules that this program plays; 0 if it doesn't know the game."""
    try:
        return find_rulebook(beginning.header("game")).rules_version
    except UnknownGameError:
        return 0


def follow_all(beginning: Beginning, rows: Sequence[Row]) -> Loaded:
    try:
        seated = begin(beginning)
    except REFUSED as error:
        return Loaded(None, Phrase("the start of the game can't be replayed: {reason}", reason=reason_of(error)))
    for done, row in enumerate(rows):
        try:
            follow(seated, row, done + 1)
        except REFUSED as error:
            problem = Phrase("row {row} of the log can't be replayed: {reason}", row=done + 1, reason=reason_of(error))
            # The row may have changed the match before it was refused, so this starts again without it.
            return Loaded(follow_all(beginning, rows[:done]).seated, problem)
    return Loaded(seated)


def reason_of(error: Exception) -> Phrase | str:
    if isinstance(error, Complaint):
        return error
    return " ".join(str(error).split())[:500] or type(error).__name__


def begin(beginning: Beginning) -> SeatedMatch:
    match = open_match(beginning.base, beginning.seed, gather=beginning.opening is None)
    compare(opening_lines(match) or (), beginning.opening or ())
    return SeatedMatch(match, list(beginning.seats))


def follow(seated: SeatedMatch, row: Row, number: int) -> None:
    if row.number != number:
        raise DifferenceError("the log continues with row {row}", row=row.number)
    again = seated.apply(row)
    if again.since != row.since:
        raise DifferenceError(
            "it kept {then} entries of the record then, and {now} now", then=row.since, now=again.since
        )
    compare(again.lines, row.lines)


def compare(now: Sequence[str], then: Sequence[str]) -> None:
    """Refuse lines that differ. Everybody at the table reads the reason, so secret draws are veiled."""
    for one, other in zip_longest(now, then):
        if one is None:
            raise DifferenceError("it led to '{then}' then, and to nothing now", then=veiled(other))
        if other is None:
            raise DifferenceError("it led to nothing then, and to '{now}' now", now=veiled(one))
        if one != other:
            raise DifferenceError("it led to '{then}' then, and to '{now}' now", then=veiled(other), now=veiled(one))


def veiled(line: str, viewers: Collection[int] = ()) -> str:
    """A stored line without what these seats may not see: a draw that names a seat was seen only by that seat."""
    number, who, name, to, *drawn = [*line.split(" "), "", "", ""]
    drawn = [word for word in drawn if word]
    if who != "chance" or not to.startswith("seat:") or to in [f"seat:{seat + 1}" for seat in viewers]:
        return line
    return " ".join([number, who, name, to, *[UNSEEN] * len(drawn)])


def stored_record(beginning: Beginning, rows: Sequence[Row], viewers: Collection[int]) -> str:
    """The record put together from the log, without the rules. The seed and what others have drawn stay secret."""
    head, _, tail = beginning.base.partition("\n\n")
    entries = [line for line in tail.split("\n") if line[:1].isdigit()]
    shares = tuple(
        Share(row.seat, row.text) for row in rows if row.kind == "reveal" and row.seat is not None and row.text
    )
    commitment = Commitment(len(entries) + 1, digest_of(beginning.seed), shares)
    header = [line for line in head.split("\n") if not line.startswith(f"commitment {len(entries) + 1} ")]
    entries += beginning.opening or ()
    for row in rows:
        del entries[row.since :]
        entries += row.lines
    return "\n".join([*header, *commitment_lines(commitment), "", *[veiled(line, viewers) for line in entries], ""])
