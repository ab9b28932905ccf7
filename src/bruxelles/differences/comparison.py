"""The differences between two editions as ids, names and numbers; `text_report.py` puts them into words."""

from __future__ import annotations

from dataclasses import dataclass

from bruxelles.components.box import Box, Plain
from bruxelles.differences.editions import Edition
from bruxelles.differences.ledger import names
from bruxelles.differences.rules import Difference, RulesInForce, differences, exclusive_rules
from bruxelles.games.b1893.pieces import pieces
from bruxelles.kernel.contents import Contents

DECISION, CHANCE = "decision", "chance"
RULES_PREFIXES = {"card": "93-BE-CARD-", "tile": "93-BE-TILE-", "board": "93-ASYM-"}


@dataclass(frozen=True)
class Kind:
    """A decision or chance event that only one edition has, or that has different rules, with those rules."""

    what: str
    name: str
    in_one: bool
    in_other: bool
    one: tuple[str, ...]
    other: tuple[str, ...]


@dataclass(frozen=True)
class Piece:
    """A card, tile or board that only one edition has."""

    token: str
    in_one: bool
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Component:
    """A component value that differs; None for a box that doesn't have it."""

    name: str
    note: str
    one: Plain | None
    other: Plain | None


@dataclass(frozen=True)
class Comparison:
    """All differences between two editions, called one and other."""

    rules: tuple[Difference, ...]
    kinds: tuple[Kind, ...]
    pieces: tuple[Piece, ...]
    components: tuple[Component, ...]
    names: tuple[tuple[str, str], ...]


NO_DIFFERENCE = Comparison((), (), (), (), ())


def compare(one: Edition, other: Edition, players: int, language: str) -> Comparison:
    """Compare two editions for a number of players."""
    for edition in (one, other):
        edition.check(players)
    left, right = RulesInForce(one, players), RulesInForce(other, players)
    found_pieces = compared_pieces(left, right)
    return Comparison(
        rules=differences(left, right, [rule for piece in found_pieces for rule in piece.rules]),
        kinds=compared_kinds(one.rulebook.contents, other.rulebook.contents, left, right),
        pieces=found_pieces,
        components=compared_boxes(one.box(), other.box()),
        names=called_differently(one.game, other.game, language),
    )


def compared_pieces(one: RulesInForce, other: RulesInForce) -> tuple[Piece, ...]:
    """The cards, tiles and boards whose rules are in force in only one of the editions."""
    found = []
    for token in pieces():
        left, right = ([rule for rule in each.ids if rule.startswith(rules_prefix(token))] for each in (one, other))
        if bool(left) != bool(right):
            found.append(Piece(token, bool(left), tuple(left or right)))
    return tuple(found)


def rules_prefix(token: str) -> str:
    """The beginning of a piece's rule ids, which contain the number of a card or tile, or the name of a board."""
    kind, _, name = token.partition(":")
    return RULES_PREFIXES[kind] + (f"{int(name):02}" if name.isdigit() else f"{name.upper()}-")


def compared_kinds(
    contents: Contents, other_contents: Contents, one: RulesInForce, other: RulesInForce
) -> tuple[Kind, ...]:
    """The decisions and chance events that only one edition has, or that have different rules."""
    mine, theirs = exclusive_rules(one, other)
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
    """The decisions and chance events of an edition, with their rules: those whose first rule is in force."""
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
    """Pairs of names for things that the two games call differently, in the order of the comparison."""
    found = []
    for name in names(language):
        by_game = dict(zip(name.games, name.names, strict=True))
        if one != other and {one, other} == set(by_game):
            found.append((by_game[one], by_game[other]))
    return tuple(found)
