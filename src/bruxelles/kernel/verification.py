"""Verifying a record: is every answer legal, and does every draw come from a seed that was committed to in advance?"""

from __future__ import annotations

from bisect import bisect_right
from itertools import zip_longest
from typing import NamedTuple

from bruxelles.kernel.commitment import CommittedDealer, digest_of, settled_seed
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Record, RecordError
from bruxelles.kernel.replay import apply_entry, replay
from bruxelles.kernel.rulebook import Rulebook
from bruxelles.kernel.steps import NOBODY, awaits_chance, settle_until_chance


class Verdict(NamedTuple):
    """The result for each commitment, and the entries whose draws no commitment covers."""

    commitments: list[str]
    uncovered: list[int]


def verify(record: Record, rulebook: Rulebook) -> Verdict:
    """Replay a record and check that its chance was dealt as committed. A draw is covered if it was dealt from the
    revealed seed of its commitment; during the game, also if that seed will be revealed at the end.
    """
    over = replay(record, rulebook, resume=False).over
    found = []
    for number, (commitment, seed) in enumerate(zip_longest(record.commitments, record.seeds)):
        if seed is None:
            found.append("not revealed")
        elif digest_of(seed) != commitment.digest:
            raise RecordError(0, "seed {number} doesn't match its commitment", number=number + 1)
        else:
            found.append("kept")
    check_draws(record, rulebook)
    return Verdict(found, uncovered(record, over))


def uncovered(record: Record, over: bool) -> list[int]:
    """The draws that no commitment covers. A seed that only an earlier match knew will never be revealed."""
    covered = [seed is not None for seed in record.seeds]
    covered += [False] * (len(record.commitments) - len(covered))
    if covered and not over:
        covered[-1] = True
    draws = [number for number, entry in enumerate(record.entries, 1) if entry.seat == NOBODY]
    return [number for number in draws if not any(covered[place] for place in commitment_over(record, number))]


def commitment_over(record: Record, number: int) -> range:
    """The index of the commitment that covers an entry, which is the last one before it; an empty range if there is
    none.
    """
    place = bisect_right(record.commitments, number, key=lambda commitment: commitment.since)
    return range(max(place - 1, 0), place)


def check_draws(record: Record, rulebook: Rulebook) -> None:
    """Deal again from the revealed seeds, and compare."""
    match = Match(rulebook, record.settings, "", position=record.position, begin=False)
    seeds = [
        None if seed is None else settled_seed(seed, commitment.shares)
        for commitment, seed in zip_longest(record.commitments, record.seeds)
    ]
    while True:
        settle_until_chance(match.state, match.out)
        done = len(match.entries)
        if done >= len(record.entries):
            return
        seed = next((seeds[place] for place in commitment_over(record, done + 1)), None)
        if awaits_chance(match.state) and seed is not None:
            dealer = CommittedDealer(seed)
            dealer.event_number = match.chances
            match.deal(dealer)
            if match.entries[done] != record.entries[done]:
                raise RecordError(record.lines[done], "this was not dealt from the committed seed")
        else:
            apply_entry(match, record.entries[done], record.lines[done])
