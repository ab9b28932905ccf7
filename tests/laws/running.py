"""Random games of any edition of 1893, and what holds in them from one question to the next. (Section 13 of the ledger)

Coarser than `properties_1893`, which checks every step of the second edition, and fast enough for millions.
"""

from __future__ import annotations

from functools import cache
from operator import le
from typing import Any

from mypy_extensions import i64
from tests.laws import invariants_1893, properties_belle, properties_first_edition
from tests.laws.invariants_1893 import holds

from bruxelles.games import find_rulebook
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import FOR_CARD, FOR_TILE
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.games.b1893.seat import Seat
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.rulebook import Settings
from bruxelles.kernel.steps import Decision, Observer, choose, is_over, settle

STYLES = ("any", "busy", "spender", "builder")
SHIRKING = {"pass", "stop", "none", "house", "decline", "discard"}
BUILDING = (v.MATERIALS, v.CONSTRUCTION)
WHENEVER = {v.FOR_START, v.FOR_KEEPING_NOBLE, v.FOR_PASS, v.FOR_FIRST_PASS}
WITH_CARDS = WHENEVER | {FOR_CARD, FOR_TILE, v.FOR_NOBLE_EFFECT}  # the effect is that of card 23


@cache
def shirking(game: str) -> dict[int, frozenset[int]]:
    """The options of every decision that avoid doing something."""
    kinds = find_rulebook(game).contents.decisions.items()
    return {
        number: frozenset(option for option in kind.options() if kind.token(option) in SHIRKING)
        for number, kind in kinds
    }


class RandomGame(Observer):
    """A game played in one of several styles. It is checked at every decision, or at one in `every`; also when a round
    begins, and at the end.
    """

    def __init__(self, settings: Settings, seed: str, every: int = 1) -> None:
        table = find_rulebook(settings.game).new_state(settings)
        assert isinstance(table, Table)
        self.table = table
        self.seats = range(settings.seats)
        self.shirking = shirking(settings.game)
        self.dealer, self.player = Dealer(seed, "deal"), Dealer(seed, "player")
        self.style = STYLES[self.player.below(len(STYLES))]
        self.every, self.new_round = every, True
        self.given: list[tuple[int, int, int]] = []  # seat, kind and option of every answer that somebody chose
        self.money, self.points = [0] * settings.seats, [0] * settings.seats
        self.passed: list[int] = []
        self.turns = 0
        self.jailed: set[int] = set()
        self.slid: set[tuple[int, int]] = set()
        self.reasons = WITH_CARDS if type(table) is BelleTable else WHENEVER
        self.most_turns = 8 * settings.seats + (4 if type(table) is BelleTable else 0)
        self.before = [landmarks(seat) for seat in table.seats]
        self.houses = list(table.houses)
        table.observer = self

    def play(self) -> Table:
        table, out = self.table, Options()
        while (decision := settle(table, self.dealer, out)) is not None:
            if self.new_round or len(self.given) % self.every == 0:
                self.new_round = False
                self.look()
            option = self.pick(decision, out.listed())
            self.given.append((int(decision.seat), int(decision.kind()), option))
            choose(table, decision, option)
        self.look()
        holds(20, is_over(table) and table.round == table.edition.rounds, f"the game ends in round {table.round}")
        return table

    def pick(self, decision: Decision[Any, Any], options: list[int]) -> int:
        kind, below = decision.kind(), self.player.below
        if self.style != "any" and below(12) > 0:
            if kind == v.BID:
                return options[-1] if self.style == "spender" else options[below(min(3, len(options)))]
            options = [option for option in options if option not in self.shirking[kind]] or options
            if kind == v.TURN and self.style == "builder" and below(3) > 0:
                actions = self.table.actions
                options = [o for o in options if o < v.TO_PLACE and actions[o] in BUILDING] or options
        return options[below(len(options))]

    # What the table tells

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        if decision.kind() == v.TURN:
            holds(20, decision.seat not in self.passed, f"seat {decision.seat} has a turn after passing")
            self.turns += 1
            holds(20, self.turns <= self.most_turns, f"{self.turns} turns in a round")

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        if fact == v.MONEY_MOVED:
            self.money[seat] += int(a)
            closed = len(self.passed) == len(self.seats)
            holds(11, not closed or b in self.reasons, f"money for reason {b} outside the Action phase")
        elif fact == v.POINTS_SCORED:
            self.points[seat] += int(a)
            holds(13, a >= 0 if b != v.FROM_UNPAID_NOBLES else a == -5, f"{a} points from source {b}")
        elif fact == v.PASSED:
            holds(18, seat not in self.passed, f"seat {seat} passes twice")
            self.passed.append(int(seat))
        elif fact == v.ROUND_BEGAN:
            begun = self.table.round == 1 or len(self.passed) == len(self.seats)
            holds(20, begun, f"round {self.table.round} begins after the passes {self.passed}")
            self.passed, self.turns, self.new_round = [], 0, True
            self.jailed, self.slid = set(), set()
        elif fact == v.CARD_SLID:
            holds(17, (seat, b) not in self.slid, f"a second card of a round under row {b} of seat {seat}")
            self.slid.add((int(seat), int(b)))
        elif fact == v.MEEPLE_JAILED:
            holds(19, seat not in self.jailed, f"a second meeple of seat {seat} is jailed")
            self.jailed.add(int(seat))

    # What the table shows

    def look(self) -> None:
        table = self.table
        if type(table) is BelleTable:
            properties_belle.check(table)
        elif type(table) is FirstEditionTable:
            properties_first_edition.check(table)
        else:
            invariants_1893.check(table)
        for who in self.seats:
            self.look_at(who, table.seats[who])
        houses = list(table.houses)
        if houses != self.houses:
            stay = all(old in (v.NO_OWNER, new) for old, new in zip(self.houses, houses, strict=True))
            holds(2, stay, "a house was moved")
            self.houses = houses
        holds(14, table.needles[0] != table.needles[1], "both needles on one place")
        holds(15, 0 <= table.indicator < v.POSITIONS, f"the indicator on {table.indicator}")
        holds(18, 0 <= table.first < len(self.seats), "nobody is first player")

    def look_at(self, who: int, seat: Seat) -> None:
        holds(10, seat.money == self.money[who] >= 0, f"seat {who}: told were {self.money[who]} BF")
        holds(
            13, seat.points == self.points[who] == sum(seat.sheet), f"seat {who}: told were {self.points[who]} points"
        )
        old, new = self.before[who], landmarks(seat)
        if new != old:
            holds(12, all(map(le, old, new)), f"discs, rows or buildings of seat {who} went from {old} to {new}")
            self.before[who] = new


def landmarks(seat: Seat) -> tuple[int, ...]:
    """What never decreases: discs on tracks, symbols under rows, buildings."""
    return (*seat.squares, *seat.rows, int(seat.built))
