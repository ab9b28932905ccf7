"""Reading facts one after another, each by a label: its name, with what tells facts of one name apart."""

from __future__ import annotations

from collections.abc import Iterable

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.kernel.match import Told
from bruxelles.words.b1893.phrases import last_part


def label_of(told: Told) -> str:
    name = contents.FACTS[told.fact].name
    if told.fact == v.MONEY_MOVED:
        return f"{name}.{last_part(contents.REASON.token(told.numbers[1]))}"
    if told.fact == v.POINTS_SCORED:
        return f"{name}.{last_part(contents.SOURCE.token(told.numbers[1]))}"
    return f"{name}.display" if told.fact == v.NOBLE_LEFT and told.seat < 0 else name


class Reader:
    """Goes through facts and knows what comes next."""

    def __init__(self, facts: Iterable[Told]) -> None:
        self.facts = list(facts)
        self.labels = [label_of(fact) for fact in self.facts]
        self.here = 0

    @property
    def label(self) -> str:
        """What comes next; nothing at the end."""
        return self.labels[self.here] if self.here < len(self.labels) else ""

    @property
    def seat(self) -> int:
        return self.facts[self.here].seat

    def take(self) -> Told:
        self.here += 1
        return self.facts[self.here - 1]

    def belongs_to(self, seat: int) -> bool:
        return self.here < len(self.facts) and self.seat == seat

    def sees(self, seat: int, *labels: str) -> bool:
        return self.belongs_to(seat) and self.label in labels

    def run(self, *labels: str) -> list[Told]:
        """All that follow with these labels."""
        found = []
        while self.label in labels:
            found.append(self.take())
        return found

    def run_of(self, seat: int, *labels: str) -> list[Told]:
        """The same of one seat only."""
        found = []
        while self.sees(seat, *labels):
            found.append(self.take())
        return found
