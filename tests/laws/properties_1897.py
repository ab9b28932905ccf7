"""The properties of Bruxelles 1897, checked after every chance event, every answer and every other step of a game.
(Part 5 of the ledger)
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64
from tests.laws.moments_1897 import Moment, Owned, look

from bruxelles.games.b1897 import vocabulary as v
from bruxelles.games.b1897.actions.construction import HouseIsPaid
from bruxelles.games.b1897.majorities import ColumnMajority
from bruxelles.games.b1897.preparation import ArchitectsReturn, BeginRound, ClearGrid, UntapNobles
from bruxelles.games.b1897.scoring import LeaveUnpaid, PayNobles
from bruxelles.games.b1897.setup import DealGrid, PlaceNeutrals, PlayersReceivePieces
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.turns import ActionPhase, EndTurn, TakeTurn, pass_income
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import Decision, Observer, Step, choose, must_ask, offer

COPIES = [3] * 4 + [2] * 6 + [4] * 4 + [3] * 5 + [4]
SIDES = ((1, 3), (2, 4), (2, 5))
ARCHITECTS = (4, 2, 1)
REPLACES_GRID = (DealGrid, PlaceNeutrals, ArchitectsReturn, ClearGrid)
GAINS = {v.FOR_SALE: (3,), v.FOR_EXCHANGE: (5,), v.FOR_BRUGMANN: (4,), v.FOR_START: (4, 5, 6, 7)}
LOSSES = {v.FOR_PLACEMENT: (-1, -2, -3, -4, -5), v.FOR_NOBLE: (-2,)}
POINTS = {
    v.FROM_CONSTRUCTION: range(1, 4),
    v.FROM_EXHIBITION: (2,),
    v.FROM_UNPAID_NOBLES: (-3,),
    v.FROM_EXPO: (2,),
    v.FROM_MONEY_BONUS: range(0, 16, 3),
    v.FROM_ARTWORKS_BONUS: range(0, 9, 2),
    v.FROM_HOUSES_BONUS: range(0, 9, 2),
    v.FROM_NOBLES_BONUS: range(2, 13, 2),
}
STYLES = ("any", "spender", "hoarder")


def holds(property_id: int, condition: object, said: object = "") -> None:
    assert condition, f"97-PROP-{property_id:02} is broken: {said}"


class Watcher(Observer):
    """Plays one game at random, step by step, and compares every moment with the one before.

    Steps are recognised by their exact type: if they are compiled, isinstance is sometimes wrong about them.
    """

    def __init__(self, rulebook: Rulebook, settings: Settings, seed: str) -> None:
        table = rulebook.new_state(settings)
        assert isinstance(table, Table)
        self.table = table
        self.limited = settings.option("limitedMoney") == "on"
        self.half_cards = settings.option("halfCards") == "on"
        self.seats = settings.seats
        self.dealer, self.player = Dealer(seed, "deal"), Dealer(seed, "player")
        self.style = STYLES[self.player.below(len(STYLES))]
        self.out = Options()
        self.in_action_phase = self.scoring = self.dressed = False
        self.money, self.points = [0] * self.seats, [0] * self.seats
        self.tapped: set[tuple[int, int]] = set()
        self.passes: list[int] = []
        self.pass_income = 0  # what the rule gives whoever passes now
        self.exhibited: list[int] = []
        self.exhibitions = 0
        self.laid: list[tuple[int, int]] = []
        self.sizes: list[list[int]] = [[], [], []]
        self.paid = 0
        self.materials_before = (0, 0)
        self.decisions = self.turns = self.round_turns = self.turn_decisions = self.phase_decisions = 0
        self.kinds_seen: set[int] = set()
        table.observer = self
        self.before = look(table)

    # The game, step by step

    def play(self) -> Table:
        table = self.table
        while table.decision is not None or table.stack:
            if table.decision is None:
                step = table.stack.pop()
                self.begin(step)
                step.happen(table, self.dealer)
                self.compare(step)
            else:
                self.ask(table.decision)
        holds(17, table.round == 4, "the game ended before round 4")
        holds(20, self.decisions == table.answers <= 3252)
        return table

    def ask(self, decision: Decision[Any, Any]) -> None:
        offer(self.table, decision, self.out)
        options = self.out.listed()
        holds(21, options or decision.skippable(), f"{type(decision).__name__} has no option")
        if self.in_action_phase:
            holds(24, not self.table.seats[decision.seat].passed, f"seat {decision.seat} was asked after passing")
        if type(decision) is TakeTurn:
            self.check_start_of_turn()
            self.pass_income = int(pass_income(self.table, decision.seat))
        if must_ask(self.table, decision, self.out):
            choose(self.table, decision, self.pick(decision, options))
        self.compare(decision)

    def pick(self, decision: Decision[Any, Any], options: list[int]) -> int:
        """Mostly acts instead of passing, so that games are long; spenders end without money, hoarders with much."""
        if self.style == "spender" and decision.kind() == v.SIDE:
            return options[-1]
        if self.style == "spender" and decision.kind() == v.NOBLE_KEEP:
            return options[0]
        if type(decision) is TakeTurn:
            if self.style == "hoarder" and v.TO_PLACE + v.STOCK_EXCHANGE in options:
                return int(v.TO_PLACE + v.STOCK_EXCHANGE)
            if self.player.below(8) > 0:
                options = options[:-1]
        return options[self.player.below(len(options))]

    def begin(self, step: Step[Any]) -> None:
        table = self.table
        if type(step) is ActionPhase:
            self.in_action_phase = True
            self.round_turns = self.phase_decisions = 0
            self.passes, self.exhibitions = [], 0
            self.sizes = [[], [], []]
            holds(13, all(seat.tapped.total == 0 for seat in table.seats), "a Noble is tapped as a round begins")
            holds(7, self.neutrals() == (2 if self.seats == 2 else 0), "neutral Architects as a round begins")
        elif type(step) is ColumnMajority and step.column == 0:
            self.in_action_phase = False
            self.phase_decisions = 0
            self.check_passes()
        elif type(step) in (BeginRound, PayNobles):
            holds(20, self.phase_decisions <= 2 * self.seats, "decisions of a majority phase")
            self.phase_decisions = 0
            self.scoring = type(step) is PayNobles
        elif type(step) is UntapNobles:
            self.tapped.clear()

    # What the table tells

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        self.decisions += 1
        self.phase_decisions += 1
        self.turn_decisions = 1 if type(decision) is TakeTurn else self.turn_decisions + 1
        self.kinds_seen.add(int(decision.kind()))
        if type(decision) is TakeTurn:
            self.turns += 1
            self.round_turns += 1
        if self.in_action_phase:
            holds(20, self.turn_decisions <= 25, "decisions of a turn")
            holds(20, self.round_turns <= 8 * self.seats and self.turns <= 128, "turns")
        if self.scoring:
            holds(20, self.phase_decisions <= 5 * self.seats, "decisions of final scoring")

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        if fact == v.MONEY_MOVED:
            self.hear_money(int(seat), int(a), int(b))
        elif fact == v.POINTS_SCORED:
            self.hear_points(int(seat), int(a), int(b))
        elif fact == v.HOUSE_BUILT:
            self.paid = 0
            owner = self.table.seats[seat]
            self.materials_before = (int(owner.materials.total), int(self.table.piles[v.MATERIAL].discards.total))
        elif fact == v.MATERIAL_PAID:
            self.paid += 1
        elif fact == v.EXHIBITION_OPENED:
            self.exhibitions += 1
            self.exhibited = []
            holds(18, self.exhibitions <= 1, "a second exhibition in one round")
        elif fact == v.ARTWORK_EXHIBITED:
            self.exhibited.append(int(a))
            holds(18, len(self.exhibited) == len(set(self.exhibited)) <= 4, f"exhibited {self.exhibited}")
        elif fact == v.ARCHITECT_LAID:
            self.laid.append((int(seat), int(a)))

    def hear_money(self, seat: int, amount: int, reason: int) -> None:
        self.money[seat] += amount
        if reason == v.FOR_PASS:
            self.passes.append(seat)
            holds(9, amount == self.pass_income, f"{amount} for a pass, {self.pass_income} expected")
        elif reason in LOSSES:
            holds(9, amount in LOSSES[reason], f"{amount} for reason {reason}")
        else:
            gains = range(max(GAINS[reason]) + 1) if self.limited else GAINS[reason]
            holds(9, amount in gains, f"{amount} for reason {reason}")

    def hear_points(self, seat: int, points: int, source: int) -> None:
        self.points[seat] += points
        owner = self.table.seats[seat]
        if source == v.FROM_COATS:
            holds(10, points == self.table.value_of(seat, v.PRESTIGE), f"{points} for a coat")
        elif source == v.FROM_HOUSES:
            holds(10, points == owner.houses.total * self.table.value_of(seat, v.ARCHITECTURE), f"{points} for houses")
        elif source == v.FROM_MATERIALS:
            holds(10, points == owner.materials.total, f"{points} for materials")
        else:
            holds(10, points in POINTS[source], f"{points} from source {source}")

    # Every moment, compared with the one before

    def compare(self, step: Step[Any]) -> None:
        before, after = self.before, look(self.table)
        self.dressed = self.dressed or type(step) is PlayersReceivePieces
        self.check_cards(after)
        self.check_grid(step, before, after)
        for seat in range(self.seats):
            self.check_architects(seat, before, after)
            self.check_seat(seat, step, before.seats[seat], after.seats[seat])
        holds(17, 0 <= self.table.first < self.seats and before.round <= after.round <= min(4, before.round + 1))
        if self.limited:
            on_grid = after.cards.count(int(v.MONEY_CARD))
            holds(9, sum(seat.money for seat in after.seats) <= 3 * (23 - on_grid), "more money than the cards show")
        if type(step) is EndTurn:
            self.check_end_of_turn()
        if type(step) is HouseIsPaid:
            self.check_payment(int(step.seat), after)
        self.before = after

    def check_cards(self, after: Moment) -> None:
        table = self.table
        counts = list(table.resolving.counts)[: v.MONEY_CARD]
        for card in after.cards:
            if 0 <= card < v.MONEY_CARD:
                counts[card] += 1
        bags = [bag for pile in table.piles for bag in (pile.unseen, pile.discards)]
        for seat in table.seats:
            bags += [seat.artworks, seat.materials, seat.houses, seat.ready, seat.tapped]
        for bag in bags:
            for kind, count in enumerate(bag.counts, int(bag.first)):
                holds(1, count >= 0, f"{count} cards of kind {kind}")
                counts[kind] += count
        if self.dressed:
            counts[v.BRUGMANN] += 4 - self.seats
        for number, first, end in ((1, 0, 4), (2, 4, 10), (3, 10, 14), (4, 14, 20)):
            holds(number, counts[first:end] == COPIES[first:end], f"there are {counts[first:end]}")
        expo = after.cards.count(int(v.EXPO_CARD)) + table.resolving.count(v.EXPO_CARD)
        holds(5, 0 <= expo + (table.expo != v.NOBODY_HOLDS_EXPO) <= 1, "Expo lies in two places")

    def neutrals(self) -> int:
        return list(self.table.owners).count(v.NEUTRAL)

    def check_grid(self, step: Step[Any], before: Moment, after: Moment) -> None:
        cells = range(len(after.cards))
        neutral = [cell for cell in cells if after.owners[cell] == v.NEUTRAL]
        holds(7, neutral in ([], [8, 11] if self.seats == 2 else []), f"neutral Architects in {neutral}")
        holds(7, all(after.values[cell] == 2 for cell in neutral), "a neutral Architect shows another value")
        if type(step) is ArchitectsReturn:
            holds(7, not neutral, "neutral Architects stayed")
        elif type(step) is not PlaceNeutrals:
            holds(7, before.owners.count(int(v.NEUTRAL)) == len(neutral), "neutral Architects came or went")
        for cell in cells:
            card, owner = after.cards[cell], after.owners[cell]
            holds(8, card == v.NO_CARD or owner == v.NO_OWNER, f"cell {cell} holds a card and an Architect")
            changed = (card, owner) != (before.cards[cell], before.owners[cell])
            if changed and type(step) not in REPLACES_GRID:
                holds(8, self.in_action_phase and before.cards[cell] != v.NO_CARD, f"cell {cell} changed")
                holds(8, card == v.NO_CARD and 0 <= owner < self.seats, f"cell {cell} got no Architect for its card")
        if type(step) is DealGrid:
            dealt = min(before.gathered, len(cells))
            holds(
                8, [card != v.NO_CARD for card in after.cards] == [cell < dealt for cell in cells], "cells left empty"
            )

    def check_architects(self, seat: int, before: Moment, after: Moment) -> None:
        old, new = before.seats[seat], after.seats[seat]
        grid, grid_before = [0] * 3, [0] * 3
        for cell in range(len(after.cards)):
            if before.owners[cell] == seat:
                grid_before[before.architects[cell]] += 1
            if after.owners[cell] == seat:
                grid[after.architects[cell]] += 1
                holds(6, after.values[cell] in SIDES[after.architects[cell]], f"a side nobody has in cell {cell}")
        brussels, laid_before = (tuple(sum(each.brussels[kind::3]) for kind in range(3)) for each in (new, old))
        if self.dressed:
            total = tuple(map(sum, zip(new.hand, grid, brussels, new.prison, strict=True)))
            holds(6, total == ARCHITECTS, f"seat {seat} has Architects {total}")
        if self.in_action_phase:
            to_hand = sum(new.hand) - sum(old.hand)
            to_grid, to_brussels = sum(grid) - sum(grid_before), sum(brussels) - sum(laid_before)
            from_prison = sum(old.prison) - sum(new.prison)
            move = (to_hand, to_grid, to_brussels, from_prison)
            holds(19, move in ((0, 0, 0, 0), (-1, 1, 0, 0), (-1, 0, 1, 0), (1, 0, 0, 1)), f"Architects moved {move}")

    def check_seat(self, seat: int, step: Step[Any], old: Owned, new: Owned) -> None:
        holds(9, new.money == self.money[seat] >= 0, f"seat {seat} has {new.money}, told were {self.money[seat]}")
        holds(10, new.points == self.points[seat], f"seat {seat} has {new.points}, told were {self.points[seat]}")
        holds(10, self.scoring or new.points >= old.points, f"seat {seat} lost points")
        rises = [b - a for a, b in zip(old.squares, new.squares, strict=True)]
        holds(11, min(rises) >= 0 and sum(rises) <= 1, f"markers of seat {seat} moved {rises}")
        last = [int(track.last) for track in self.table.edition.tracks]
        holds(11, all(0 <= square <= end for square, end in zip(new.squares, last, strict=True)), new.squares)
        nobles = [ready + tapped for ready, tapped in zip(new.ready, new.tapped, strict=True)]
        holds(12, max(nobles) <= 1 and (not self.dressed or nobles[-1] == 1), f"seat {seat} has Nobles {nobles}")
        for noble, (was, is_) in enumerate(zip(old.tapped, new.tapped, strict=True)):
            if is_ > was:
                holds(13, (seat, noble) not in self.tapped, f"Noble {noble} of seat {seat} was tapped twice")
                self.tapped.add((seat, noble))
            holds(13, is_ >= was or type(step) in (UntapNobles, LeaveUnpaid), f"Noble {noble} was untapped")
        holds(14, all(a <= b for a, b in zip(old.houses, new.houses, strict=True)), f"seat {seat} lost a House")

    def check_payment(self, seat: int, after: Moment) -> None:
        houses = sum(after.seats[seat].houses)
        least = (houses + 1) // 2
        owned, discarded = self.materials_before
        holds(14, least <= self.paid <= (houses if self.half_cards else least), f"House {houses} cost {self.paid}")
        holds(
            14, owned - after.seats[seat].materials == self.paid == after.materials_discarded - discarded, "materials"
        )

    def check_start_of_turn(self) -> None:
        self.laid = []
        for place in range(v.PLACES):
            there = sum(sum(list(seat.brussels.counts)[place * 3 : place * 3 + 3]) for seat in self.table.seats)
            uses = len(self.sizes[place])
            holds(15, self.sizes[place] == list(range(1, uses + 1)), f"uses of {self.sizes[place]} at {place}")
            holds(15, self.table.uses[place] == uses and there == uses * (uses + 1) // 2, f"{there} lie at {place}")

    def check_end_of_turn(self) -> None:
        if self.laid:
            holds(15, len(set(self.laid)) == 1, "Architects of one turn lie at several places")
            self.sizes[self.laid[0][1]].append(len(self.laid))

    def check_passes(self) -> None:
        holds(16, sorted(self.passes) == list(range(self.seats)), f"passes {self.passes}")
