"""A game as text: its settings, then every answer and every draw as tokens. Loading a record means replaying it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple
from urllib.parse import quote

from bruxelles.kernel.commitment import Share
from bruxelles.kernel.complaint import Complaint, Detail
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import NOBODY

FIRST_LINE = "bruxelles record 1"
UNKNOWN_SEED = "?"  # no seed is written like this, because seeds are quoted
UNSEEN = "?"  # a draw that only somebody else may see; no token is written like this


class RecordError(Complaint):
    """A record that can't be read or replayed, with the reason, and the line if it is about one."""

    def __init__(self, line: int, problem: str | Complaint, /, **fields: Detail) -> None:
        reason = Complaint(problem, **fields) if isinstance(problem, str) else problem
        if line:
            super().__init__("line {line}: {reason}", line=line, reason=reason)
        else:
            super().__init__(reason.template, **reason.fields)
        self.line = line
        self.reason = str(reason)


class Entry(NamedTuple):
    """A numbered line of a record: one answer, or one chance event with its draws."""

    seat: int  # NOBODY for chance
    kind: int
    numbers: tuple[int, ...]
    forced: bool = False
    audience: int = NOBODY  # the only seat that sees the draws of a private event


class Commitment(NamedTuple):
    """The promise that all draws from this entry on come from a seed that nobody knew: a secret with this digest, and
    the players' shares.
    """

    since: int  # the number of an entry, counted from 1
    digest: str
    shares: tuple[Share, ...] = ()


@dataclass
class Record:
    """The contents of a record, not yet checked against the rules."""

    settings: Settings
    rules_version: int
    players: tuple[str, ...] = ()
    position: list[tuple[int, str]] = field(default_factory=list)  # a start set up by hand, with line numbers
    commitments: list[Commitment] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # the line number of each entry
    seeds: list[str | None] = field(default_factory=list)  # one per commitment, revealed at the end; None: unknown
    result: tuple[int, ...] | None = None
    result_line: int = 0


def write_record(record: Record, rulebook: Rulebook, viewers: Collection[int] | None = None) -> str:
    """The record as text: all of it, or what these seats may see."""
    settings = record.settings
    lines = [FIRST_LINE, f"game {settings.game}", f"edition {settings.edition}", f"rules {record.rules_version}"]
    lines += [f"seats {settings.seats}"]
    lines += [f"player {seat} {quote(name)}" for seat, name in enumerate(record.players, 1) if name]
    lines += [f"option {name} {value}" for name, value in settings.options]
    lines += [f"components {settings.components}"]
    lines += [f"component {name} {value}" for name, value in settings.corrections]
    lines += [f"position {text}" for _, text in record.position]
    for commitment in record.commitments:
        lines += commitment_lines(commitment)
    lines += ["", *(line_for(number, entry, rulebook, viewers) for number, entry in enumerate(record.entries, 1))]
    lines += [f"seed {UNKNOWN_SEED if seed is None else quote(seed)}" for seed in record.seeds]
    if record.result is not None:
        lines += [f"end {' '.join(map(str, record.result))}"]
    return "\n".join(lines) + "\n"


def commitment_lines(commitment: Commitment) -> list[str]:
    shares = [f"share {commitment.since} seat:{seat + 1} {nonce}" for seat, nonce in sorted(commitment.shares)]
    return [f"commitment {commitment.since} {commitment.digest}", *shares]


def line_for(number: int, entry: Entry, rulebook: Rulebook, viewers: Collection[int] | None) -> str:
    """The line of an entry for these seats, or all of it for None. Draws that they may not see are only counted."""
    if viewers is None or entry.audience == NOBODY or entry.audience in viewers:
        return entry_line(number, entry, rulebook)
    shown = entry_line(number, entry._replace(numbers=()), rulebook)
    return " ".join([shown, *[UNSEEN] * len(entry.numbers)])


def entry_line(number: int, entry: Entry, rulebook: Rulebook) -> str:
    """The line of an answer or a chance event in a record."""
    if entry.seat == NOBODY:
        chance = rulebook.contents.chances[entry.kind]
        to = [] if entry.audience == NOBODY else [f"seat:{entry.audience + 1}"]
        words = ["chance", chance.name, *to, *map(chance.notation.token, entry.numbers)]
    else:
        decision = rulebook.contents.decisions[entry.kind]
        words = [f"seat:{entry.seat + 1}", decision.name, *map(decision.token, entry.numbers)]
    return " ".join([str(number), *words, *(["forced"] if entry.forced else [])])
