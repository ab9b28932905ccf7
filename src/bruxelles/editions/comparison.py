"""What differs between two editions, as ids, names and numbers; telling.py says it in words."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bruxelles.components.box import Box, Plain
from bruxelles.editions.alignment import BOTH, ONE, OTHER, Stretch, stretches
from bruxelles.editions.ledger import without
from bruxelles.editions.naming import Edition, switches
from bruxelles.editions.reading import Reading, entries
from bruxelles.editions.source import cited, cited_at, method
from bruxelles.kernel.contents import Contents


@dataclass(frozen=True)
class Rules:
    """Rules that only the one edition has, and those that only the other has."""

    one: tuple[str, ...]
    other: tuple[str, ...]


@dataclass(frozen=True)
class Maker:
    """Something that the editions carry out differently: the rules of both that it is about, and their own ones."""

    maker: str
    about: tuple[str, ...]
    one: tuple[str, ...]
    other: tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """A card, a tile or a board that only one edition has, by the key of its words."""

    key: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Entries:
    one: tuple[Entry, ...]
    other: tuple[Entry, ...]


@dataclass(frozen=True)
class Kind:
    """A decision, a chance event or a fact by its name. One that both editions know has the rules that differ, and
    those of both that only one of them names with it.
    """

    what: str
    name: str
    in_one: bool
    in_other: bool
    both: tuple[str, ...]
    one: tuple[str, ...]
    other: tuple[str, ...]


@dataclass(frozen=True)
class Component:
    """A component value; None where a box has nothing of the kind."""

    name: str
    note: str
    one: Plain | None
    other: Plain | None


@dataclass(frozen=True)
class Played:
    """What two tables tell: the course of the game, and the rules by which it is played."""

    course: tuple[Stretch, ...]
    makers: tuple[Maker, ...]
    rules: Rules
    entries: Entries
    kinds: tuple[Kind, ...]


@dataclass(frozen=True)
class Comparison(Played):
    """Two editions side by side, the one and the other: also their options and what is in their boxes."""

    options: Rules
    components: tuple[Component, ...]

    @property
    def is_empty(self) -> bool:
        return self == NO_DIFFERENCE


NO_DIFFERENCE = Comparison((), (), Rules((), ()), Entries((), ()), (), Rules((), ()), ())


def compare(one: Edition, other: Edition, players: int) -> Comparison:
    """All that differs between two editions with so many players."""
    return Comparison(
        options=Rules(option_rules(one, other), option_rules(other, one)),
        components=tuple(compared_boxes(one.box(), other.box())),
        **vars(
            compare_tables(one.table(players), other.table(players), one.rulebook.contents, other.rulebook.contents)
        ),
    )


def compare_tables(one: Any, other: Any, contents: Contents, other_contents: Contents) -> Played:
    """The editions of two tables before their first step. A rule is told where it comes first."""
    left, right = Reading(one, contents), Reading(other, other_contents)
    course = tuple(stretches(left, right))
    makers = compared_makers(left, right)
    own = Entries(own_entries(left, right), own_entries(right, left))
    kinds = completed(compared_kinds(left, right), course, left, right)
    told = told_in(BOTH, course, makers, kinds) | {rule for entry in (*own.one, *own.other) for rule in entry.rules}
    mine, theirs = (told | told_in(where, course, makers, kinds) for where in (ONE, OTHER))
    rules = Rules(
        without([*left.rules, *replacing(left, right), *replaced(right, left)], right.rules, mine),
        without([*right.rules, *replacing(right, left), *replaced(left, right)], left.rules, theirs),
    )
    return Played(course, makers, rules, own, kinds)


def told_in(where: str, course: Iterable[Stretch], makers: Iterable[Maker], kinds: Iterable[Kind]) -> set[str]:
    """The rules that were told as those of both editions, or of one of them."""
    runs = [run for stretch in course for run in stretch.runs if run.where == where]
    told = {rule for run in runs for step in run.steps for rule in step.rules}
    told |= {rule for maker in makers for rule in {BOTH: maker.about, ONE: maker.one, OTHER: maker.other}[where]}
    return told | {rule for kind in kinds for rule in {BOTH: kind.both, ONE: kind.one, OTHER: kind.other}[where]}


def replaced(reading: Reading, other: Reading) -> list[str]:
    """The rules of the other edition that have no place in this one, by the ledger."""
    return [rule for rule in reading.replaced if other.has(rule)]


def replacing(reading: Reading, other: Reading) -> list[str]:
    """What this edition has in the place of rules of the other."""
    return list(reading.own(replaced(reading, other)))


def option_rules(edition: Edition, other: Edition) -> tuple[str, ...]:
    """The rules by which an edition has the options that the other has not."""
    there = switches(edition.game)
    return tuple(there[option].rule for option in edition.options if option not in other.options)


def compared_makers(one: Reading, other: Reading) -> tuple[Maker, ...]:
    left, right = one.makers(), other.makers()
    return tuple(
        compared_maker(name, one, other)
        for name in dict.fromkeys((*left, *right))
        if left.get(name) is not right.get(name)
    )


def compared_maker(name: str, one: Reading, other: Reading) -> Maker:
    """What it is about says the class that names it first; each edition has its own for what it replaces."""
    about = next(iter(reversed(documented(name, one) or documented(name, other))), ())
    mine, theirs = one.own(about), other.own(about)
    both = without(mine, without(mine, theirs))
    left = [*without(mine, both), *made(name, one)]
    right = [*without(theirs, both), *made(name, other)]
    return Maker(name, both, without(left, right, other.rules, both), without(right, left, one.rules, both))


def documented(name: str, reading: Reading) -> list[tuple[str, ...]]:
    """The rules that each definition of a maker cites, the last word first."""
    nodes = [node for kind in reading.edition.__mro__ if (node := method(kind, name)) is not None]
    return [tuple(cited(ast.get_docstring(node))) for node in nodes]


def made(name: str, reading: Reading) -> tuple[str, ...]:
    """The rules that a maker cites, and those to which it leads."""
    kind = reading.makers().get(name)
    node = method(kind, name) if kind else None
    if kind is None or node is None:
        return ()
    reached = [rule for place in reading.led_to(kind.__module__, node) for rule in cited_at(place)]
    return reading.own([*cited(ast.get_docstring(node)), *reached])


def own_entries(reading: Reading, other: Reading) -> tuple[Entry, ...]:
    """In the order of their keys' numbers."""
    found = [place for place in entries() if place in reading.entries and place not in other.entries]
    return tuple(Entry(entries()[place], reading.own(cited_at(place))) for place in found)


def compared_kinds(one: Reading, other: Reading) -> list[Kind]:
    """Decisions, chance events and facts that one edition has only, or has by other rules."""
    kinds = []
    for what, name in dict.fromkeys((*one.listed, *other.listed)):
        mine, theirs = one.listed.get((what, name)), other.listed.get((what, name))
        left, right = without(mine or (), theirs or ()), without(theirs or (), mine or ())
        both = [rule for rule in (*left, *right) if rule in one.rules and rule in other.rules]
        kind = Kind(
            what, name, mine is not None, theirs is not None, tuple(both), without(left, both), without(right, both)
        )
        if mine is None or theirs is None or kind.one or kind.other:
            kinds.append(kind)
    return kinds


def completed(kinds: Sequence[Kind], course: Iterable[Stretch], one: Reading, other: Reading) -> tuple[Kind, ...]:
    """What an edition replaces and neither course nor kinds tell stands beside the rule that replaces it."""
    mine, theirs = (told_in(where, course, (), kinds) for where in (ONE, OTHER))
    found = []
    for kind in kinds:
        left = [*kind.one, *missing(kind.other, other, one, mine)]
        right = [*kind.other, *missing(kind.one, one, other, theirs)]
        mine.update(left)
        theirs.update(right)
        found.append(replace(kind, one=tuple(left), other=tuple(right)))
    return tuple(found)


def missing(rules: Sequence[str], reading: Reading, other: Reading, told: set[str]) -> list[str]:
    """What these rules of one edition replace in the other, where it is not told."""
    return [
        rule
        for rule in replaced(reading, other)
        if rule not in told and not set(rules).isdisjoint(reading.replaced[rule])
    ]


def compared_boxes(one: Box, other: Box) -> list[Component]:
    left, right = ({value.name: value for value in box.values()} for box in (one, other))
    components = []
    for name in dict.fromkeys((*left, *right)):
        mine, theirs = left.get(name), right.get(name)
        if mine is None or theirs is None or mine.value != theirs.value:
            noted = mine or theirs
            assert noted is not None
            value, its = (each.value if each else None for each in (mine, theirs))
            components.append(Component(name, noted.note, value, its))
    return components
