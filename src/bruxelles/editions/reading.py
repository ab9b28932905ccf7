"""All that the definitions of one edition say: its makers, what listens at its table, and where they lead."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Any

from bruxelles.editions.course import Course, course_of, rules_of
from bruxelles.editions.ledger import holds_for, replacements
from bruxelles.editions.source import (
    Place,
    asked_at,
    asked_in,
    cited,
    cited_at,
    cited_in,
    class_source,
    led_to,
    mentioned,
    method,
    place_of,
    source_of,
)
from bruxelles.kernel.contents import Contents
from bruxelles.kernel.steps import State
from bruxelles.words.entries import entry_keys

Listed = dict[tuple[str, str], tuple[str, ...]]

SCRIPTS = ("Script", "list[Step[Any]]")  # what a method that makes a part of the script returns


@cache
def entries() -> dict[Place, str]:
    """Cards, tiles and boards that speak for themselves, with the keys of their words."""
    return {place_of(kind): key for kind, key in entry_keys().items()}


class Reading:
    """An edition, as a table of it shows it before the first step: the definitions that it is made of and leads to, the
    rules that these cite, and the decisions, chance events and facts that they name. Definitions that editions share
    may cite a rule which one of them replaces: it has its own in the place of it.
    """

    def __init__(self, table: Any, contents: Contents) -> None:
        self.players = int(table.edition.players)
        self.edition: type = type(table.edition)
        self.course: Course = course_of(table)
        self.entries: dict[Place, None] = {}
        self.rules: dict[str, None] = {}
        self.kinds: set[tuple[str, int]] = set()
        parts = (self.edition, type(table), *part_classes(table.edition), *listeners(table), *self.course.steps())
        for part in dict.fromkeys(parts):
            self.read(part)
        for place in list(self.entries):
            self.note([place, *self.led_to(place.module, source_of(place.module).defined[place.name])])
        self.replacements = [each for each in replacements() if any(rule.startswith(each.code) for rule in self.rules)]
        self.replaced = {rule: each.replacing for each in reversed(self.replacements) for rule in each.replaced}
        self.listed = self.list_kinds(contents)
        self.rules = dict.fromkeys(self.own([*self.rules, *chain.from_iterable(self.listed.values())]))

    def own(self, rules: Iterable[str]) -> tuple[str, ...]:
        """Rules as this edition has them: its own in the place of those that it replaces, and none for another number
        of players.
        """
        found = chain.from_iterable(self.replaced.get(rule, (rule,)) for rule in rules)
        return tuple(dict.fromkeys(rule for rule in found if holds_for(rule, self.players)))

    def has(self, rule: str) -> bool:
        """True for a rule of the ledger that holds here, for all we know, whether a definition cites it or not."""
        return rule not in self.replaced and holds_for(rule, self.players)

    def rules_of(self, steps: Iterable[type]) -> tuple[str, ...]:
        """What these steps of the script cite."""
        return self.own(chain.from_iterable(map(rules_of, steps)))

    def list_kinds(self, contents: Contents) -> Listed:
        """What the contents of a game list and this edition of it can come to, by kind and name, with the rules."""
        kinds = [("decision", kind.number, kind.name, kind.rules) for kind in contents.decisions]
        kinds += [("chance", chance.number, chance.name, chance.rules) for chance in contents.chances]
        kinds += [("fact", fact.number, fact.name, ()) for fact in contents.facts]
        return {(what, name): self.own(rules) for what, number, name, rules in kinds if (what, number) in self.kinds}

    def read(self, part: type) -> None:
        """A class with what it inherits, and everything that these lead to."""
        replaced: set[str] = set()
        for kind in part.__mro__:
            node = class_source(kind)
            for each in node.body if node else []:
                if not isinstance(each, ast.FunctionDef):
                    self.note(self.led_to(kind.__module__, each))
                elif each.name not in replaced and self.is_rule(kind, each.name):
                    self.rules.update(dict.fromkeys(cited_in(each)))
                    self.kinds.update(asked_in(kind.__module__, each))
                    self.note(self.led_to(kind.__module__, each))
                    if "super" not in mentioned(each):
                        replaced.add(each.name)
            if node:
                self.rules.update(dict.fromkeys(cited(ast.get_docstring(node))))

    def note(self, places: Iterable[Place]) -> None:
        for place in places:
            self.kinds.update(asked_at(place))
            if place not in entries():
                self.rules.update(dict.fromkeys(cited_at(place)))

    def is_rule(self, kind: type, name: str) -> bool:
        """True for a method of the edition that tells a rule, and for any of another class."""
        if not issubclass(kind, root_of(self.edition)) or name.startswith("__"):
            return True
        definitions = (method(each, name) for each in self.edition.__mro__)
        return any(cited(ast.get_docstring(each)) for each in definitions if each is not None)

    def led_to(self, module: str, node: ast.AST) -> dict[Place, None]:
        """What a definition leads to. Entries are told by themselves, tables and editions are no rules."""
        return led_to(module, node, self.stops)

    def stops(self, place: Place) -> bool:
        if place in entries():
            self.entries[place] = None
            return True
        thing = getattr(sys.modules.get(place.module), place.name, None)
        return isinstance(thing, type) and issubclass(thing, (State, root_of(self.edition)))

    def makers(self) -> dict[str, type]:
        """Every method of the edition that tells a rule, with the class that has the last word on it."""
        found: dict[str, type] = {}
        for kind in self.edition.__mro__:
            node = class_source(kind)
            for each in node.body if node else []:
                if isinstance(each, ast.FunctionDef) and each.name not in found and self.makes(kind, each):
                    found[each.name] = kind
        return found

    def makes(self, kind: type, node: ast.FunctionDef) -> bool:
        is_script = node.returns is not None and ast.unparse(node.returns) in SCRIPTS
        return not node.name.startswith("__") and not is_script and self.is_rule(kind, node.name)


def root_of(edition: type) -> type:
    """What all editions of a game derive from."""
    return edition.__mro__[-2]


def part_classes(edition: Any) -> Iterator[type]:
    """Classes of the objects that an edition is made of beside its numbers."""
    for kind in type(edition).__mro__:
        begin = method(kind, "__init__")
        for node in ast.walk(begin) if begin else ():
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                part = type(getattr(edition, node.attr, None))
                if part.__module__.startswith("bruxelles.games"):
                    yield part


def listeners(table: Any) -> Iterator[type]:
    """What adjusts, widens and listens from the beginning."""
    variants = table.variants
    yield from (type(each) for each in chain.from_iterable(variants.adjustments))
    yield from (type(each) for each in variants.widenings if each is not None)
    for moment in chain.from_iterable(variants.moments):
        yield from map(type, moment.cards)
