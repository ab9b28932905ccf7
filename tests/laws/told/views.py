"""What the numbers in a view promise, compared with what happens: the shapes with numbers, and how to declare them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cached_property
from typing import Any, get_args, get_type_hints

from tests.laws.told.telling import Case, NamedFact, Outcome


@dataclass
class Glance:
    """What a seat sees before it answers, and what happens then."""

    see: Callable[[Any, int], Any]
    case: Case
    then: Outcome
    at: Mapping[int, Any]  # the view at the moment of some facts, by their place among those that happen

    @cached_property
    def view(self) -> Any:
        return self.see(self.case.table, self.case.seat)


Shown = tuple[int, int]  # told and happened
Kept = Callable[[Glance], Iterator[Shown]]  # every number that this glance shows to be kept or broken
PLAIN = "what is there"  # counts what lies on the table, and promises nothing


def numbers_of(shape: type) -> set[str]:
    """The fields of a view and its parts that hold whole numbers, as Shape.field."""
    found: set[str] = set()
    for field, hint in get_type_hints(shape).items():
        for part in parts_of(hint):
            if is_dataclass(part):
                found |= numbers_of(part)
            elif part is int:
                found.add(f"{shape.__name__}.{field}")
    return found


def parts_of(hint: Any) -> set[type]:
    """The types that a field is made of."""
    inner = get_args(hint)
    return {part for argument in inner for part in parts_of(argument)} if inner else {hint}


def payments_before(facts: list[NamedFact], at: int, reason: str) -> int:
    """What was paid for this reason by the fact just before this one."""
    paid = facts[at - 1]
    assert paid.name == "money_moved"
    assert reason in paid.tokens
    return -paid.numbers[0]
