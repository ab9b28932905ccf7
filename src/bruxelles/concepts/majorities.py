"""Majorities: the player with the most leads, or all who are tied. Leaders are a set of bits, one for each seat. Owners
numbered after the seats are neutral: they may have the most, but receive nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64


def leaders(totals: vec[i64], players: i64) -> i64:
    """The seats with the highest total above 0. (97-COL-01, 97-COL-02, 97-TWO-03, 93-COL-01, 93-COL-05)"""
    highest: i64 = 0
    for total in totals:
        if total > highest:
            highest = total
    leading: i64 = 0
    if highest > 0:
        for seat in range(players):
            if totals[seat] == highest:
                leading |= i64(1) << seat
    return leading


def rivals(totals: vec[i64], who: i64, players: i64) -> i64:
    """The other seats with the highest total above 0."""
    others = totals[:]
    others[who] = 0
    return leaders(others, players)


def lacking(totals: vec[i64], who: i64) -> i64:
    """What a seat lacks to draw level with the best of the others; below 0 if it is ahead."""
    best: i64 = 0
    for other in range(len(totals)):
        if other != who and totals[other] > best:
            best = totals[other]
    return best - totals[who]


def leaders_of_four(a: i64, b: i64, c: i64, d: i64, players: i64) -> i64:
    """The seats that own the most of four places round a corner; none unless all four have an owner. (97-COAT-01..03,
    97-TWO-04, 93-IRIS-01..04, 93-2P-07)
    """
    if a < 0 or b < 0 or c < 0 or d < 0:
        return 0
    of_a, of_b, of_c, of_d = owned(a, b, c, d), owned(b, c, d, a), owned(c, d, a, b), owned(d, a, b, c)
    most = max(of_a, of_b, of_c, of_d)
    leading: i64 = 0
    if of_a == most and a < players:
        leading |= i64(1) << a
    if of_b == most and b < players:
        leading |= i64(1) << b
    if of_c == most and c < players:
        leading |= i64(1) << c
    if of_d == most and d < players:
        leading |= i64(1) << d
    return leading


def owned(owner: i64, b: i64, c: i64, d: i64) -> i64:
    """How many of four places belong to the owner of the first."""
    places: i64 = 1
    if b == owner:
        places += 1
    if c == owner:
        places += 1
    if d == owner:
        places += 1
    return places


def seats_in(leading: int, first: int = 0) -> tuple[int, ...]:
    """The seats of a set of bits, counted from 0 or, for people, from 1."""
    return tuple(seat + first for seat in range(leading.bit_length()) if leading >> seat & 1)


def ahead_by(sums: Sequence[int], leading: Sequence[int]) -> int:
    """By how much the leaders, by seat counted from 1, are ahead of everybody else; 0 if nobody leads."""
    others = [total for seat, total in enumerate(sums, 1) if seat not in leading]
    return sums[leading[0] - 1] - max(others, default=0) if leading else 0
