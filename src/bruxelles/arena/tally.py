"""The results of many games: wins by seat and by bot with intervals, scores, decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt

from bruxelles.kernel.steps import State

SURE = 1.959964  # standard errors to either side that contain 95 % of a normal distribution


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, SURE * SURE / games
    middle = (rate + square / 2) / (1 + square)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


class Standing:
    """How often a bot or a seat played and won, and its scores. A shared victory counts as a fraction."""

    def __init__(self) -> None:
        self.played = 0
        self.won = 0.0
        self.scores: Counter[int] = Counter()

    def add(self, other: Standing) -> None:
        self.played += other.played
        self.won += other.won
        self.scores += Counter(other.scores)

    def average(self) -> float:
        return sum(score * times for score, times in self.scores.items()) / max(1, self.played)

    def quantile(self, share: float) -> int:
        """The lowest score that this share of the games doesn't exceed."""
        rest = share * self.played
        for score in sorted(self.scores):
            rest -= self.scores[score]
            if rest <= 0:
                return score
        return max(self.scores, default=0)

    def summary(self) -> dict[str, object]:
        low, high = interval(self.won, self.played)
        return {
            "played": self.played,
            "won": round(self.won, 4),
            "rate": round(self.won / max(1, self.played), 6),
            "interval": [round(low, 6), round(high, 6)],
            "average": round(self.average(), 4),
            "quantiles": {name: self.quantile(share) for name, share in QUANTILES},
            "scores": {str(score): self.scores[score] for score in sorted(self.scores)},
        }


QUANTILES = (("min", 0.0), ("5%", 0.05), ("25%", 0.25), ("50%", 0.5), ("75%", 0.75), ("95%", 0.95), ("max", 1.0))


class Tally:
    """The results of all games so far."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.asked = 0
        self.answered = 0
        self.by_seat = [Standing() for _ in range(seats)]
        self.by_bot: dict[str, Standing] = {}

    def count(self, state: State, seating: Sequence[str], asked: int) -> None:
        """Count a finished game."""
        self.games += 1
        self.asked += asked
        self.answered += int(state.answers)
        winners = [seat for seat in range(len(seating)) if state.rank(seat) == 1]
        for seat, name in enumerate(seating):
            for standing in (self.by_seat[seat], self.by_bot.setdefault(name, Standing())):
                standing.played += 1
                standing.scores[int(state.score(seat))] += 1
                if seat in winners:
                    standing.won += 1 / len(winners)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.asked += other.asked
        self.answered += other.answered
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.add(theirs)
        for name, standing in other.by_bot.items():
            self.by_bot.setdefault(name, Standing()).add(standing)

    def summary(self) -> Mapping[str, object]:
        """All results, as plain data."""
        return {
            "games": self.games,
            "answered": self.answered,
            "asked": self.asked,
            "seats": [standing.summary() for standing in self.by_seat],
            "bots": {name: self.by_bot[name].summary() for name in sorted(self.by_bot)},
        }
