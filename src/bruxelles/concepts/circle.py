"""Players in a circle: clockwise order, turns until all have passed, points by source, most in Brussels."""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.tracks import Track
from bruxelles.kernel.steps import NOBODY, State
from bruxelles.kernel.variants import Variants


@mypyc_attr(acyclic=True)
class Holding:
    """What a player has in either game."""

    def __init__(self, sheet: vec[i64], squares: vec[i64]) -> None:
        self.money: i64 = 0
        self.points: i64 = 0
        self.passed: i64 = 0  # the position among those who have passed this round; 0 for a player still in
        self.sheet = sheet  # points by source
        self.squares = squares  # where the markers stand, by track

    def earn(self, points: i64, source: i64) -> None:
        """Points are scored the moment they are earned; a total may drop below 0. (97-TRACK-06, 97-TRACK-07,
        93-GEN-13)
        """
        self.points += points
        self.sheet[source] += points

    def advance(self, which: i64, track: Track) -> bool:
        """The marker moves to the next square; on the last one it stays. (97-TRACK-02, 97-TRACK-03, 93-GEN-11)"""
        if self.squares[which] < track.last:
            self.squares[which] += 1
            return True
        return False

    def in_brussels(self) -> i64:
        """How many of the player's people are in Brussels."""
        raise NotImplementedError


H = TypeVar("H", bound=Holding)


class Circle(State, Generic[H]):
    """A table with the players in a circle."""

    def __init__(self, variants: Variants, players: i64) -> None:
        super().__init__(variants)
        self.players = players
        self.seats: list[H] = []
        self.round: i64 = 1
        self.first: i64 = 0  # the first player
        self.passes: i64 = 0

    def seat_count(self) -> i64:
        return self.players

    def score(self, seat: i64) -> i64:
        return self.seats[seat].points

    def after(self, seat: i64) -> i64:
        """The next seat clockwise. (97-TURN-01, 93-GEN-04)"""
        return seat + 1 if seat + 1 < self.players else 0

    def before(self, seat: i64) -> i64:
        """The next seat counterclockwise, for putting steps on the stack: the last one on it comes first."""
        return seat - 1 if seat > 0 else self.players - 1

    def pass_for_the_round(self, seat: i64) -> i64:
        """Take the player out for the round, and return the position among those who have passed. (97-TURN-03,
        93-TURN-05)
        """
        self.passes += 1
        self.seats[seat].passed = self.passes
        return self.passes

    def next_in_play(self, seat: i64) -> i64:
        """The next player clockwise who hasn't passed, perhaps the same one again; NOBODY if all have. (97-TURN-01,
        97-TURN-03, 93-TURN-01, 93-TURN-02, 93-TURN-05)
        """
        for _ in range(self.players):
            seat = self.after(seat)
            if self.seats[seat].passed == 0:
                return seat
        return NOBODY

    def most_in_brussels(self) -> i64:
        """The seats with the most people in Brussels, if there are any, as a set of bits. (97-JAIL-01..03,
        93-JUST-01..03)
        """
        most: i64 = 1
        leading: i64 = 0
        for who in range(self.players):
            laid = self.seats[who].in_brussels()
            if laid > most:
                most = laid
                leading = 0
            if laid == most:
                leading |= i64(1) << who
        return leading
