"""The log of any game: facts that belong together are told in one sentence, and noise is left out. Each game declares
its sentences as patterns of facts, and says in small functions what they come to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple

from bruxelles.kernel.contents import FactKind
from bruxelles.kernel.match import Told
from bruxelles.kernel.steps import NOBODY
from bruxelles.words.speech import Field, Message

Fields = dict[str, Field]


class Fact(NamedTuple):
    """A fact as a sentence reads it."""

    label: str  # its kind, with its reason after a point: money_moved.sale
    seat: int
    numbers: tuple[int, int, int]
    alone: Message  # how it is told by itself

    @property
    def number(self) -> int:
        """The first of its numbers: most facts tell only one, and amounts come before reasons."""
        return self.numbers[0]

    @property
    def fields(self) -> Fields:
        return dict(self.alone.fields)


Run = Sequence[Fact]
Say = Callable[[Run], list[Message]]


@dataclass(frozen=True)
class Sentence:
    """Facts that follow each other, and what they come to. The pattern is made of labels, with ( | ) * + ? as in
    regular expressions. A sentence is about one player; or about the table, whoever its facts are about.
    """

    pattern: str
    say: Say
    of_table: bool = False
    compiled: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "compiled", re.compile(LABEL.sub(r"(?:\g<0>;)", self.pattern).replace(" ", "")))


LABEL = re.compile(r"[\w.-]+")


def any_of(sentences: Iterable[Sentence]) -> str:
    """A pattern for one of these, to be a part of a longer one."""
    return f"({' | '.join(sentence.pattern for sentence in sentences)})"


def tell(facts: Run, sentences: Sequence[Sentence]) -> list[Message]:
    """Facts in sentences. At each fact the first sentence that fits is taken; what fits none is told by itself."""
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
    alone: Callable[[Told], Message]
    is_noise: Callable[[Told], bool]
    sentences: Sequence[Sentence]

    def lines(self, facts: Iterable[Told]) -> list[Message]:
        return tell([self.read(told) for told in facts if not self.is_noise(told)], self.sentences)

    def read(self, told: Told) -> Fact:
        kind = self.kinds[told.fact]
        reason = kind.reason(told.numbers)
        label = f"{kind.name}.{reason}" if reason else kind.name
        return Fact(label, told.seat, told.numbers, self.alone(told))


def those(run: Run, *labels: str) -> list[Fact]:
    """The facts with one of these labels."""
    return [fact for fact in run if fact.label in labels]


def parts(run: Run, label: str) -> list[list[Fact]]:
    """The run in parts, each of which begins with such a fact."""
    found: list[list[Fact]] = []
    for fact in run:
        if fact.label == label or not found:
            found.append([])
        found[-1].append(fact)
    return found


def fields_of(run: Run) -> Fields:
    """The fields of all; the last one with a name counts."""
    return {name: value for fact in run for name, value in fact.alone.fields.items()}


def as_one(key: str) -> Say:
    """One sentence with the fields of all."""
    return lambda run: [Message(key, fields_of(run))]
