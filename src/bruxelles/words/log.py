"""The log of any game. Facts that belong together become one sentence, and noise is left out. Each game declares its
sentences as patterns of facts, with a small function that writes each of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple

from bruxelles.kernel.contents import FactKind
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.steps import NOBODY
from bruxelles.words.speech import Field, Message

Fields = dict[str, Field]


class LoggedFact(NamedTuple):
    """A fact as sentences read it."""

    label: str  # its kind, and its reason after a dot: money_moved.sale
    seat: int
    numbers: tuple[int, int, int]
    alone: Message  # its sentence if it matches no other

    @property
    def number(self) -> int:
        """The first of its numbers: most facts have only one, and amounts come before reasons."""
        return self.numbers[0]

    @property
    def fields(self) -> Fields:
        return dict(self.alone.fields)


Run = Sequence[LoggedFact]
Say = Callable[[Run], list[Message]]


@dataclass(frozen=True)
class Sentence:
    """Consecutive facts, and the messages they become. The pattern is made of labels, with ( | ) * + ? as in regular
    expressions. All facts of a sentence are about one player, unless it is of the table.
    """

    pattern: str
    say: Say
    of_table: bool = False
    compiled: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "compiled", re.compile(LABEL.sub(r"(?:\g<0>;)", self.pattern).replace(" ", "")))


LABEL = re.compile(r"[\w.-]+")


def any_of(sentences: Iterable[Sentence]) -> str:
    """A pattern that matches one of these sentences, to use in a longer pattern."""
    return f"({' | '.join(sentence.pattern for sentence in sentences)})"


def tell(facts: Run, sentences: Sequence[Sentence]) -> list[Message]:
    """The facts in sentences. At each fact the first sentence that matches is used; a fact that matches none has its
    own.
    """
    text = "".join(f"{fact.label};" for fact in facts)
    starts = [0, *accumulate(len(fact.label) + 1 for fact in facts)]
    lines: list[Message] = []
    here = 0
    while here < len(facts):
        until = here
        while until < len(facts) and facts[until].seat == facts[here].seat != NOBODY:
            until += 1
        for sentence in sentences:
            found = sentence.compiled.match(text, starts[here], starts[-1 if sentence.of_table else until])
            if found and found[0]:
                run = facts[here : here + found[0].count(";")]
                lines += sentence.say(run)
                here += len(run)
                break
        else:
            lines.append(facts[here].alone)
            here += 1
    return lines


@dataclass(frozen=True)
class Log:
    """How a game tells what happened."""

    kinds: Mapping[int, FactKind]
    alone: Callable[[Fact], Message]
    is_noise: Callable[[Fact], bool]
    sentences: Sequence[Sentence]

    def lines(self, facts: Iterable[Fact]) -> list[Message]:
        return tell([self.read(fact) for fact in facts if not self.is_noise(fact)], self.sentences)

    def read(self, fact: Fact) -> LoggedFact:
        kind = self.kinds[fact.kind]
        reason = kind.reason(fact.numbers)
        label = f"{kind.name}.{reason}" if reason else kind.name
        return LoggedFact(label, fact.seat, fact.numbers, self.alone(fact))


def labelled(run: Run, *labels: str) -> list[LoggedFact]:
    """The facts with one of these labels."""
    return [fact for fact in run if fact.label in labels]


def parts(run: Run, label: str) -> list[list[LoggedFact]]:
    """The run in parts, each starting with a fact of this label."""
    found: list[list[LoggedFact]] = []
    for fact in run:
        if fact.label == label or not found:
            found.append([])
        found[-1].append(fact)
    return found


def fields_of(run: Run) -> Fields:
    """The fields of all facts; of equal names, the last one counts."""
    return {name: value for fact in run for name, value in fact.alone.fields.items()}


def as_one(key: str) -> Say:
    """One sentence with the fields of all facts."""
    return lambda run: [Message(key, fields_of(run))]
