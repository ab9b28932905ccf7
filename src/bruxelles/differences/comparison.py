"""What differs between two editions, as ids, names and numbers; telling.py says it in words."""

from __future__ import annotations

from dataclasses import dataclass

from bruxelles.components.box import Box, Plain
from bruxelles.differences.ledger import names
from bruxelles.differences.naming import Edition
from bruxelles.differences.rules import Difference, RulesInForce, differences, told_apart
from bruxelles.games.b1893.pieces import pieces
from bruxelles.kernel.contents import Contents

DECISION, CHANCE = "decision", "chance"
ENTRY_RULES = {"card": "93-BE-CARD-", "tile": "93-BE-TILE-", "board": "93-ASYM-"}


@dataclass(frozen=True)
class Kind:
    """A decision or a chance event by its name, with the rules by which only one edition has it."""

    what: str
    name: str
    in_one: bool
    in_other: bool
    one: tuple[str, ...]
    other: tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """A card, a tile or a board that only one edition has."""

    token: str
    in_one: bool
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Component:
    """A component value; None where a box has nothing of the kind."""

    name: str
    note: str
    one: Plain | None
    other: Plain | None


@dataclass(frozen=True)
class Comparison:
    """Two editions side by side, the one and the other."""

    rules: tuple[Difference, ...]
    kinds: tuple[Kind, ...]
    entries: tuple[Entry, ...]
    components: tuple[Component, ...]
    names: tuple[tuple[str, str], ...]


NO_DIFFERENCE = Comparison((), (), (), (), ())


def compare(one: Edition, other: Edition, players: int, language: str) -> Comparison:
    """All that differs between two editions with so many players."""
    for edition in (one, other):
        edition.check(players)
    left, right = RulesInForce(one, players), RulesInForce(other, players)
    entries = compared_entries(left, right)
    return Comparison(
        rules=differences(left, right, [rule for entry in entries for rule in entry.rules]),
        kinds=compared_kinds(one.rulebook.contents, other.rulebook.contents, left, right),
        entries=entries,
        components=compared_boxes(one.box(), other.box()),
        names=called_differently(one.game, other.game, language),
    )


def compared_entries(one: RulesInForce, other: RulesInForce) -> tuple[Entry, ...]:
    """A card, a tile or a board is there if its rules are."""
    found = []
    for token in pieces():
        left, right = ([rule for rule in each.ids if rule.startswith(entry_rules(token))] for each in (one, other))
        if bool(left) != bool(right):
            found.append(Entry(token, bool(left), tuple(left or right)))
    return tuple(found)


def entry_rules(token: str) -> str:
    """With what the ids of its rules begin: those of cards and tiles have their number, those of boards their name."""
    kind, _, name = token.partition(":")
    return ENTRY_RULES[kind] + (f"{int(name):02}" if name.isdigit() else f"{name.upper()}-")


def compared_kinds(
    contents: Contents, other_contents: Contents, one: RulesInForce, other: RulesInForce
) -> tuple[Kind, ...]:
    """Decisions and chance events that one edition has only, or has by other rules."""
    mine, theirs = told_apart(one, other)
    left, right = listed(contents, one), listed(other_contents, other)
    kinds = []
    for what, name in dict.fromkeys((*left, *right)):
        here, there = left.get((what, name)), right.get((what, name))
        kind = Kind(
            what,
            name,
            here is not None,
            there is not None,
            tuple(rule for rule in here or () if rule in mine),
            tuple(rule for rule in there or () if rule in theirs),
        )
        if kind.one or kind.other:
            kinds.append(kind)
    return tuple(kinds)


def listed(contents: Contents, rules: RulesInForce) -> dict[tuple[str, str], tuple[str, ...]]:
    """What an edition can ask and draw: that of which the first rule is in force."""
    cited = {(DECISION, kind.name): (*kind.rules, kind.more_rule) for kind in contents.decisions.values()}
    cited |= {(CHANCE, kind.name): kind.rules for kind in contents.chances.values()}
    return {kind: rules.own(named) for kind, named in cited.items() if rules.own(named[:1])}


def compared_boxes(one: Box, other: Box) -> tuple[Component, ...]:
    left, right = ({value.name: value for value in box.values()} for box in (one, other))
    components = []
    for name in dict.fromkeys((*left, *right)):
        mine, theirs = left.get(name), right.get(name)
        if mine is None or theirs is None or mine.value != theirs.value:
            note = mine.note if mine else right[name].note
            components.append(Component(name, note, mine.value if mine else None, theirs.value if theirs else None))
    return tuple(components)


def called_differently(one: str, other: str, language: str) -> tuple[tuple[str, str], ...]:
    """The names of two games, in the order in which these are compared."""
    found = []
    for name in names(language):
        by_game = dict(zip(name.games, name.names, strict=True))
        if one != other and {one, other} == set(by_game):
            found.append((by_game[one], by_game[other]))
    return tuple(found)
