"""What a game has compared, and where it was told something that did not happen."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tests.laws.told.telling import Amount


class Disagreement(NamedTuple):
    """Something told that did not happen."""

    where: str
    told: str
    happened: str
    when: str

    def __str__(self) -> str:
        return f"{self.where}: told {self.told}, happened {self.happened} ({self.when})"


class Findings:
    """The disagreements of a game, and how often each kind of amount was compared."""

    def __init__(self) -> None:
        self.found: list[Disagreement] = []
        self.compared = Counter[str]()

    def expect(self, where: str, told: object, happened: object, when: str) -> None:
        """Compare, but don't count."""
        if told != happened:
            self.found.append(Disagreement(where, str(told), str(happened), when))

    def compare(self, of: str, amount: Amount, meant: int | str | None, when: str) -> None:
        """An amount of a sentence; None if nothing shows here what it should be."""
        if meant is not None:
            where = f"{of} {amount.key}.{amount.field}"
            self.compared[where] += 1
            self.expect(where, amount.said, str(meant), when)

    def miss(self, amount: Amount, when: str) -> None:
        """An amount that nobody has declared."""
        self.expect(f"{amount.key}.{amount.field} has no declared meaning", amount.said, "unknown", when)
