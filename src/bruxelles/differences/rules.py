"""Comparing the rules of two editions: those in force in only one of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from bruxelles.differences.editions import Edition, family
from bruxelles.differences.ledger import REPEATS, REPLACES, Row, rows
from bruxelles.words.rules import by_id, ledger_of

PLAYERS = re.compile(r"-(\d)P-")


@dataclass(frozen=True)
class Difference:
    """Rules that differ between the editions, listed in the place of the ledger rule they are about."""

    about: str
    one: tuple[str, ...]
    other: tuple[str, ...]


class RulesInForce:
    """The rules of the ledger that are in force in an edition, for a number of players."""

    def __init__(self, edition: Edition, players: int) -> None:
        there = {edition.game, *edition.options}
        self.rows = [row for row in rows() if row.names <= there]
        own = {rule for row in self.rows for rule in row.own}
        off = {option.rule for name, option in family(edition.game).items() if name not in edition.options}
        gone = off | {rule for row in rows() for rule in row.own if rule not in own}
        self.instead = {rule: row.own for row in self.rows if row.sign == REPLACES for rule in row.usual}
        self.ids = [
            rule.id
            for rule in by_id("en").values()
            if rule.game == ledger_of(edition.game)
            and rule.id not in gone
            and rule.id not in self.instead
            and is_for(rule.id, players)
        ]

    def own(self, cited: Iterable[str]) -> tuple[str, ...]:
        """The rules in force among those that a decision or draw cites, or the rules that replace them."""
        found = (own for rule in cited for own in self.instead.get(rule, (rule,)))
        return tuple(dict.fromkeys(rule for rule in found if rule in self.ids))


def is_for(rule: str, players: int) -> bool:
    """False if the rule is for another number of players."""
    only = PLAYERS.search(rule)
    return only is None or int(only[1]) == players


def exclusive_rules(one: RulesInForce, other: RulesInForce) -> tuple[list[str], list[str]]:
    """The rules that only one edition has, for each of them, without rules that merely repeat another."""
    repeated = {rule for row in (*one.rows, *other.rows) if row.sign == REPEATS for rule in row.own}
    return (
        [rule for rule in one.ids if rule not in other.ids and rule not in repeated],
        [rule for rule in other.ids if rule not in one.ids and rule not in repeated],
    )


def differences(one: RulesInForce, other: RulesInForce, elsewhere: Collection[str]) -> tuple[Difference, ...]:
    """The differences in the order of the ledger, without rules reported elsewhere; connected rules are one."""
    mine, theirs = ([rule for rule in rules if rule not in elsewhere] for rules in exclusive_rules(one, other))
    together = connected(dict.fromkeys((*one.rows, *other.rows)))
    found = {}
    for rule in (*mine, *theirs):
        group = together.get(rule, (rule,))
        sides = (tuple(each for each in group if each in rules) for rules in (mine, theirs))
        found[group[0]] = Difference(group[0], *sides)
    return tuple(found[rule] for rule in by_id("en") if rule in found)


def connected(given: Iterable[Row]) -> dict[str, tuple[str, ...]]:
    """For each rule, all rules of its row and of every row that shares a rule with it, first row first."""
    together: dict[str, tuple[str, ...]] = {}
    for row in given:
        if row.usual and row.sign != REPEATS:
            before = [rule for each in (*row.usual, *row.own) for rule in together.get(each, ())]
            found = tuple(dict.fromkeys((*before, *row.usual, *row.own)))
            together |= dict.fromkeys(found, found)
    return together
