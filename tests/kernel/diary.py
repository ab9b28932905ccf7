"""A state that writes down what happened, and the plainest steps there can be."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Chance, Decision, Effect, Observer, State, Step, then
from bruxelles.kernel.variants import Variants

FORBIDDEN = 1


class Diary(State):
    def __init__(self, variants: Variants) -> None:
        super().__init__(variants)
        self.written: list[str] = []

    def copy(self) -> Diary:
        new = Diary(self.variants)
        self.copy_steps_to(new)
        new.written = self.written[:]
        return new


class Write(Effect[Diary]):
    def __init__(self, word: str, *following: Step[Any]) -> None:
        super().__init__(0)
        self.word = word
        self.following = following

    def run(self, diary: Diary) -> None:
        diary.written.append(self.word)
        if self.following:
            then(diary, *self.following)


class Roll(Chance[Diary]):
    def event(self) -> i64:
        return 3

    def run(self, diary: Diary, dealer: Dealer) -> None:
        diary.written.append(f"rolled {dealer.below(6)}")


class Ask(Decision[Diary, i64]):
    def __init__(self, seat: i64, *offered: int, skippable: bool = False) -> None:
        super().__init__(seat)
        self.offered = offered
        self.may_be_skipped = skippable

    def kind(self) -> i64:
        return 0

    def options(self, diary: Diary, out: Options) -> None:
        for option in self.offered:
            out.add(option)

    def why_not(self, diary: Diary, option: i64) -> i64:
        return ALLOWED if option in self.offered else FORBIDDEN

    def apply(self, diary: Diary, option: i64) -> None:
        diary.written.append(f"seat {self.seat} chose {option}")

    def skippable(self) -> bool:
        return self.may_be_skipped


class Loud(Observer):
    """Writes into the same diary what it hears."""

    def __init__(self, diary: Diary) -> None:
        self.diary = diary

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.diary.written.append(f"fact {fact} of seat {seat}: {a} {b} {c}")

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        self.diary.written.append(f"{'forced' if forced else 'asked'} {option}")


def diary_with(*steps: Step[Any], variants: Variants | None = None) -> Diary:
    """A diary for which these steps wait, the first one first."""
    diary = Diary(variants or Variants(quantities=2, decisions=2, moments=2))
    diary.stack = list(reversed(steps))
    return diary
