"""What differs between two editions, as ids, names and numbers; telling.py says it in words."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bruxelles.components.box import Box, Plain
from bruxelles.editions.course import Stretch, stretches
from bruxelles.editions.naming import Edition, switches
from bruxelles.editions.reading import Reading, entries
from bruxelles.editions.source import cited, cited_at, method
from bruxelles.kernel.contents import Contents

Listed = dict[tuple[str, str], tuple[str, ...]]


@dataclass(frozen=True)
class Rules:
    """Rules that only the one edition has, and those that only the other has."""

    one: tuple[str, ...]
    other: tuple[str, ...]


@dataclass(frozen=True)
class Maker:
    """Something that the editions carry out differently: the rules that it is about, and their own ones."""

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
    """A decision, a chance event or a fact by its name. One that both editions know has the rules that differ."""

    what: str
    name: str
    in_one: bool
    in_other: bool
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
    left, right = Reading(one), Reading(other)
    course = stretches(left.course, right.course)
    makers = compared_makers(left, right)
    own = Entries(own_entries(left, right), own_entries(right, left))
    kinds = compared_kinds(listed(contents, left), listed(other_contents, right))
    told = {rule for stretch in course for run in stretch.runs for step in run.steps for rule in step.rules}
    told |= {rule for maker in makers for rule in (*maker.about, *maker.one, *maker.other)}
    told |= {rule for entry in (*own.one, *own.other) for rule in entry.rules}
    told |= {rule for kind in kinds for rule in (*kind.one, *kind.other)}
    rules = Rules(without(left.rules, right.rules, told), without(right.rules, left.rules, told))
    return Played(tuple(course), makers, rules, own, kinds)


def without(rules: Iterable[str], *others: Iterable[str]) -> tuple[str, ...]:
    """Rules that none of the others name, each once."""
    named = {rule for each in others for rule in each}
    return tuple(dict.fromkeys(rule for rule in rules if rule not in named))


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
    """What it is about says the class that names it first."""
    about = next(iter(reversed(documented(name, one) or documented(name, other))), ())
    left, right = made(name, one), made(name, other)
    return Maker(name, about, without(left, right, other.rules, about), without(right, left, one.rules, about))


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
    return tuple(dict.fromkeys([*cited(ast.get_docstring(node)), *reached]))


def own_entries(reading: Reading, other: Reading) -> tuple[Entry, ...]:
    """In the order of their keys' numbers."""
    found = [place for place in entries() if place in reading.entries and place not in other.entries]
    return tuple(Entry(entries()[place], tuple(cited_at(place))) for place in found)


def compared_kinds(one: Listed, other: Listed) -> tuple[Kind, ...]:
    """Decisions, chance events and facts that one edition has only, or has by other rules."""
    return tuple(
        Kind(what, name, mine is not None, theirs is not None, *own_rules(mine or (), theirs or ()))
        for what, name in dict.fromkeys((*one, *other))
        if (mine := one.get((what, name))) != (theirs := other.get((what, name)))
    )


def own_rules(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return without(one, other), without(other, one)


def listed(contents: Contents, reading: Reading) -> Listed:
    """What the contents of a game list and this edition of it can come to, by kind and name, with the rules."""
    kinds = [("decision", kind.number, kind.name, kind.rules) for kind in contents.decisions]
    kinds += [("chance", chance.number, chance.name, chance.rules) for chance in contents.chances]
    kinds += [("fact", fact.number, fact.name, ()) for fact in contents.facts]
    return {(what, name): rules for what, number, name, rules in kinds if (what, number) in reading.kinds}


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
