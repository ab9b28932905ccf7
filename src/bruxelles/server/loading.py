"""Loading is replaying: a table's log becomes its game again, or says where it can't."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from bruxelles.games import UnknownGameError, find_rulebook
from bruxelles.kernel.commitment import Share, digest_of
from bruxelles.kernel.complaint import Complaint, Phrase
from bruxelles.kernel.record import UNSEEN, Commitment, commitment_lines
from bruxelles.server.seated_match import Row, Seat, SeatedMatch, open_match, opening_lines


@dataclass(frozen=True)
class Kept:
    """What the store knows of a table beside its log."""

    table: str
    base: str  # the record it began from
    seed: str
    opening: tuple[str, ...] | None  # the lines that were dealt when it was opened; None: it gathered shares first
    seats: tuple[Seat, ...]


REFUSED = (ValueError, LookupError, AssertionError)  # what rules say that no longer fit


class DifferenceError(Complaint):
    """A row that comes out otherwise than it did."""


@dataclass
class Loaded:
    """A sitting, as far as the rules follow the log; and why not further."""

    seated: SeatedMatch | None
    error: Phrase | None = None


def load(kept: Kept, rows: Sequence[Row]) -> Loaded:
    """The table as today's rules can play it. What they refuse freezes it where it was before; and where they aren't
    those it was opened by, they must say that they play them too: the past alone doesn't tell what comes.
    """
    loaded = follow_all(kept, rows)
    match = None if loaded.seated is None else loaded.seated.match
    opened, now = rules_of(kept), rules_now(kept)
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


def rules_of(kept: Kept) -> int:
    """The version of the rules that a table was opened by."""
    said = header_of(kept, "rules")
    return int(said) if said.isdecimal() else 0


def rules_now(kept: Kept) -> int:
    """The version of the same game that this program plays; none if it doesn't know the game."""
    try:
        return find_rulebook(header_of(kept, "game")).rules_version
    except UnknownGameError:
        return 0


def header_of(kept: Kept, word: str) -> str:
    """What a line of the header says, without asking whether the rest can be read."""
    lines = kept.base.split("\n")
    return next((line.removeprefix(f"{word} ") for line in lines if line.startswith(f"{word} ")), "")


def follow_all(kept: Kept, rows: Sequence[Row]) -> Loaded:
    try:
        seated = begin(kept)
    except REFUSED as error:
        return Loaded(None, Phrase("the start of the game can't be replayed: {reason}", reason=reason_of(error)))
    for done, row in enumerate(rows):
        try:
            follow(seated, row, done + 1)
        except REFUSED as error:
            problem = Phrase("row {row} of the log can't be replayed: {reason}", row=done + 1, reason=reason_of(error))
            # The row may have changed the match before it was refused.
            return Loaded(follow_all(kept, rows[:done]).seated, problem)
    return Loaded(seated)


def reason_of(error: Exception) -> Phrase | str:
    if isinstance(error, Complaint):
        return error
    return " ".join(str(error).split())[:500] or type(error).__name__


def begin(kept: Kept) -> SeatedMatch:
    match = open_match(kept.base, kept.seed, gather=kept.opening is None)
    compare(opening_lines(match) or (), kept.opening or ())
    return SeatedMatch(match, list(kept.seats))


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
    """Everybody at the table reads the reason."""
    for one, other in zip_longest(now, then):
        if one is None:
            raise DifferenceError("it led to '{then}' then, and to nothing now", then=veiled(other))
        if other is None:
            raise DifferenceError("it led to nothing then, and to '{now}' now", now=veiled(one))
        if one != other:
            raise DifferenceError("it led to '{then}' then, and to '{now}' now", then=veiled(other), now=veiled(one))


def veiled(line: str, viewers: Collection[int] = ()) -> str:
    """A stored line without what only other seats than these have seen: a draw that names a seat is that seat's own."""
    number, who, name, to, *drawn = [*line.split(" "), "", "", ""]
    drawn = [word for word in drawn if word]
    if who != "chance" or not to.startswith("seat:") or to in [f"seat:{seat + 1}" for seat in viewers]:
        return line
    return " ".join([number, who, name, to, *[UNSEEN] * len(drawn)])


def stored_record(kept: Kept, rows: Sequence[Row], viewers: Collection[int]) -> str:
    """The record as the log tells it, without asking the rules; the seed stays secret, and what others have drawn."""
    head, _, tail = kept.base.partition("\n\n")
    entries = [line for line in tail.split("\n") if line[:1].isdigit()]
    shares = tuple(
        Share(row.seat, row.text) for row in rows if row.kind == "reveal" and row.seat is not None and row.text
    )
    commitment = Commitment(len(entries) + 1, digest_of(kept.seed), shares)
    header = [line for line in head.split("\n") if not line.startswith(f"commitment {len(entries) + 1} ")]
    entries += kept.opening or ()
    for row in rows:
        del entries[row.since :]
        entries += row.lines
    return "\n".join([*header, *commitment_lines(commitment), "", *[veiled(line, viewers) for line in entries], ""])
