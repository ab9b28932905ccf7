"""The invariants of Bruxelles 1893, checked after every chance event, every answer and every other step of a game.
(Section 13 of the ledger, for the second edition without Belle Époque)
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mypy_extensions import i64
from tests.laws.invariants_1893 import check_cards, check_pieces, holds

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.sales import MoveIndicator
from bruxelles.games.b1893.asymmetric.vocabulary import SAINTENOY, STRAUVEN
from bruxelles.games.b1893.end_of_round import CloseRound, MeeplesReturn, SetNoblesUpright
from bruxelles.games.b1893.planning import PlaceNeutral
from bruxelles.games.b1893.resolution import BrusselsMajority, DecideColumn
from bruxelles.games.b1893.scoring import PayNobles
from bruxelles.games.b1893.setup import DrawFirstPlayer, NameFirstPlayer, PlayersReceivePieces
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import ActionPhase, TakeTurn
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import Decision, Observer, Step, choose, must_ask, offer

PILES = (25, 19, 13, 7, 1)  # Prestige cards as the rounds begin
COSTS = (2, 2, 3, 3, 4, 4)
COSTS_OF_STRAUVEN = (2, 2, 2, 3, 3, 3)
NAMES_THE_FIRST = (DrawFirstPlayer, NameFirstPlayer, CloseRound)
OUTSIDE_THE_ACTION_PHASE = (v.FOR_START, v.FOR_KEEPING_NOBLE)
STYLES = ("any", "spender", "builder")
BUILDING = (v.MATERIALS, v.CONSTRUCTION)


class Owned(NamedTuple):
    """What one seat has at some moment."""

    money: int
    points: int
    meeples: int
    courthouse: int
    brussels: tuple[int, ...]
    squares: tuple[int, ...]
    built: int
    rows: tuple[int, ...]
    ready: tuple[int, ...]
    turned: tuple[int, ...]


class Moment(NamedTuple):
    """The part of the table at some moment that later moments are compared with."""

    round: int
    first: int
    owners: tuple[int, ...]
    bids: tuple[int, ...]
    houses: tuple[int, ...]
    needles: tuple[int, ...]
    indicator: int
    slots: tuple[int, ...]
    slid: tuple[int, ...]
    active: int
    seats: tuple[Owned, ...]


def look(table: Table) -> Moment:
    seats = [
        Owned(
            int(seat.money),
            int(seat.points),
            int(seat.meeples),
            int(seat.courthouse),
            tuple(seat.brussels),
            tuple(seat.squares),
            int(seat.built),
            tuple(seat.rows),
            tuple(seat.ready.counts),
            tuple(seat.turned.counts),
        )
        for seat in table.seats
    ]
    return Moment(
        int(table.round),
        int(table.first),
        tuple(table.owners),
        tuple(table.bids),
        tuple(table.houses),
        tuple(table.needles),
        int(table.indicator),
        tuple(table.slots),
        tuple(table.slid),
        int(table.active),
        tuple(seats),
    )


class Watcher(Observer):
    """Plays one game at random, step by step, and compares every moment with the one before.

    Steps are recognised by their exact type: if they are compiled, isinstance is sometimes wrong about them.
    """

    def __init__(self, rulebook: Rulebook, settings: Settings, seed: str) -> None:
        table = rulebook.new_state(settings)
        assert isinstance(table, Table)
        self.table = table
        self.seats = settings.seats
        self.dealer, self.player = Dealer(seed, "deal"), Dealer(seed, "player")
        self.style = STYLES[self.player.below(len(STYLES))]
        self.out = Options()
        self.in_action_phase = self.scoring = self.dressed = False
        self.money, self.points = [0] * self.seats, [0] * self.seats
        self.activated: set[tuple[int, int]] = set()
        self.passes: list[int] = []
        self.first_passers = 0
        self.sent: list[list[int]] = [[] for _ in range(v.PLACES)]
        self.slid: set[tuple[int, int, int]] = set()
        self.units = self.needle_moves = self.house_facts = 0
        self.turns = self.round_turns = 0
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
        holds(20, table.round == 5 and self.turns <= 40 * self.seats, f"{self.turns} turns, round {table.round}")
        return table

    def ask(self, decision: Decision[Any, Any]) -> None:
        offer(self.table, decision, self.out)
        options = self.out.listed()
        holds(20, options or decision.skippable(), f"{type(decision).__name__} has no option")
        if must_ask(self.table, decision, self.out):
            choose(self.table, decision, self.pick(decision, options))
        self.compare(decision)

    def pick(self, decision: Decision[Any, Any], options: list[int]) -> int:
        """Mostly acts instead of passing, so that games are long. Spenders bid all they have and keep every noble;
        builders look for materials and constructions.
        """
        kind = decision.kind()
        if kind == v.NOBLE_KEEP and self.style == "spender":
            return options[0]
        if kind == v.BID and self.player.below(4) > 0:
            return options[-1] if self.style == "spender" else options[0]
        if kind == v.TURN and self.player.below(12) > 0:
            options = options[:-1]
            actions = self.table.actions
            wanted = [option for option in options if option < v.TO_PLACE and actions[option] in BUILDING]
            if self.style == "builder" and wanted and self.player.below(3) > 0:
                options = wanted
        return options[self.player.below(len(options))]

    def begin(self, step: Step[Any]) -> None:
        table = self.table
        if type(step) is ActionPhase:
            self.in_action_phase = True
            self.round_turns, self.passes, self.first_passers = 0, [], 0
            self.sent = [[] for _ in range(v.PLACES)]
            self.check_pile(PILES[table.round - 1])
            holds(7, table.stock != v.NO_CARD and table.stock_discards.total == table.round - 1, "Stock Exchange cards")
            holds(5, all(seat.turned.total == 0 for seat in table.seats), "a noble is turned as a round begins")
        elif type(step) is DecideColumn and step.column == 0:
            self.in_action_phase = False
            self.check_pile(PILES[table.round - 1] - 1)
            holds(18, self.first_passers == 1, f"{self.first_passers} first passers")
            holds(20, sorted(self.passes) == list(range(self.seats)), f"passes {self.passes}")
        elif type(step) is SetNoblesUpright:
            self.activated.clear()
        elif type(step) is PayNobles:
            self.scoring = True

    def check_pile(self, expected: int) -> None:
        taken = sum(int(seat.first_passes) for seat in self.table.seats)
        pile = int(self.table.prestige.total) - taken
        holds(6, pile == expected, f"{pile} Prestige cards in the pile, {expected} expected")
        begun = int(self.table.round) - int(self.in_action_phase)
        holds(6, taken == begun, f"{taken} first-pass cards in round {self.table.round}")

    # What the table tells

    def answered(self, decision: Decision[Any, Any], option: i64, forced: bool) -> None:
        self.kinds_seen.add(int(decision.kind()))
        if type(decision) is TakeTurn:
            holds(20, decision.seat not in self.passes, f"seat {decision.seat} has a turn after passing")
            self.turns += 1
            self.round_turns += 1
            holds(20, self.round_turns <= 8 * self.seats, f"{self.round_turns} turns in a round")

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        if fact == v.MONEY_MOVED:
            self.money[seat] += int(a)
            allowed = self.in_action_phase or b in OUTSIDE_THE_ACTION_PHASE
            holds(11, allowed, f"money for reason {b} outside the Action phase")
        elif fact == v.POINTS_SCORED:
            self.points[seat] += int(a)
            holds(13, a >= 0 if b != v.FROM_UNPAID_NOBLES else a == -5 and self.scoring, f"{a} points from source {b}")
        elif fact == v.PASSED:
            self.passes.append(int(seat))
        elif fact == v.FIRST_PASS_CARD:
            self.first_passers += 1
        elif fact == v.MEEPLES_SENT:
            self.hear_meeples(int(a - v.TO_PLACE), int(b))
        elif fact == v.CARD_SLID:
            here = (int(self.table.round), int(seat), int(b))
            holds(17, here not in self.slid, f"a second card of a round under row {b} of seat {seat}")
            self.slid.add(here)
        elif fact == v.NOBLE_ACTIVATED:
            holds(5, (seat, a) not in self.activated, f"noble {a} of seat {seat} was activated twice")
            self.activated.add((int(seat), int(a)))
        elif fact == v.UNITS_PAID:
            self.units += int(b)
        elif fact == v.NEEDLE_MOVED:
            self.needle_moves += 1
        elif fact == v.HOUSE_BUILT:
            owner = self.table.seats[seat]
            cost = (COSTS_OF_STRAUVEN if owner.board == STRAUVEN else COSTS)[owner.built - 1]
            holds(2, self.units == cost, f"{self.units} units for a house of {cost}")
            most = 2 if owner.board == SAINTENOY else 1
            holds(14, 1 <= self.needle_moves <= most, f"{self.needle_moves} needles moved for a house")
            self.units = self.needle_moves = 0
            self.house_facts += 1

    def hear_meeples(self, place: int, meeples: int) -> None:
        sent = self.sent[place]
        holds(21, self.table.uses[place] == len(sent), f"{self.table.uses[place]} uses of place {place} so far")
        sent.append(meeples)
        due = len(sent) if self.seats < 4 else (len(sent) + 1) // 2
        holds(21, meeples == due, f"uses of {sent} meeples at place {place}")

    # Every moment, compared with the one before

    def compare(self, step: Step[Any]) -> None:
        before, after = self.before, look(self.table)
        self.dressed = self.dressed or type(step) is PlayersReceivePieces
        check_pieces(self.table)
        check_cards(self.table, self.dressed)
        self.check_board(step, before, after)
        self.check_market(step, before, after)
        for seat in range(self.seats):
            self.check_meeples(seat, step, before, after)
            self.check_seat(seat, before.seats[seat], after.seats[seat])
        holds(18, 0 <= after.first < self.seats, "nobody holds the First Player tile")
        holds(18, after.first == before.first or type(step) in NAMES_THE_FIRST, "the First Player tile wandered")
        holds(7, before.round <= after.round <= min(5, before.round + 1), f"round {after.round}")
        self.before = after

    def check_board(self, step: Step[Any], before: Moment, after: Moment) -> None:
        for space in range(v.SPACES):
            owner, bid, house = after.owners[space], after.bids[space], after.houses[space]
            holds(9, owner == v.NO_OWNER or after.active >> space & 1, f"a meeple outside the area on {space}")
            if 0 <= owner < self.seats:
                holds(10, bid >= 1, f"a meeple without a bid on {space}")
            else:
                holds(10, bid == 0, f"a bid without a meeple on {space}")
            if before.owners[space] != v.NO_OWNER:
                stays = owner == before.owners[space] and bid == before.bids[space]
                holds(9, stays or type(step) is MeeplesReturn, f"the meeple on {space} was moved")
            if before.houses[space] != v.NO_OWNER:
                holds(2, house == before.houses[space], f"the house on {space} was moved")
        neutral = after.owners.count(int(v.NEUTRAL))
        holds(1, neutral <= (2 if self.seats == 2 else 0), f"{neutral} neutral meeples")
        if neutral > before.owners.count(int(v.NEUTRAL)):
            holds(1, type(step) is PlaceNeutral, "a neutral meeple came from nowhere")
        built = sum(each.built for each in after.seats)
        standing = sum(house != v.NO_OWNER for house in after.houses)
        holds(2, standing == self.house_facts and built - standing in (0, 1), f"{built} houses built, {standing} stand")

    def check_market(self, step: Step[Any], before: Moment, after: Moment) -> None:
        one, other = after.needles
        holds(14, one != other and v.GLASS not in after.needles, f"needles on {after.needles}")
        holds(15, 0 <= after.indicator < v.POSITIONS, f"the indicator on {after.indicator}")
        sale = type(step) is MoveIndicator
        holds(15, sale or after.indicator == before.indicator, "the indicator moved without a sale")
        shown = [slot for slot in after.slots if slot != v.NO_ARTWORK]
        holds(16, len(shown) == len(set(shown)), f"the market shows {shown}")
        holds(16, len(shown) >= sum(slot != v.NO_ARTWORK for slot in before.slots), "the market lost a tile")

    def check_meeples(self, seat: int, step: Step[Any], before: Moment, after: Moment) -> None:
        old, new = before.seats[seat], after.seats[seat]
        on_board = after.owners.count(seat)
        total = new.meeples + on_board + sum(new.brussels) + new.courthouse
        holds(1, not self.dressed or total == 7, f"seat {seat} has {total} meeples")
        holds(1, min(new.meeples, new.courthouse, *new.brussels) >= 0, f"seat {seat} owes a meeple")
        if self.dressed and type(step) is not PlayersReceivePieces:
            jailed = new.courthouse - old.courthouse
            holds(19, jailed <= (type(step) is BrusselsMajority), f"{jailed} meeples of seat {seat} were jailed")
        if self.in_action_phase:
            gone = [was - is_ for was, is_ in zip(old.brussels, new.brussels, strict=True)]
            holds(21, max(gone) <= 0, f"a meeple of seat {seat} left Brussels")

    def check_seat(self, seat: int, old: Owned, new: Owned) -> None:
        holds(10, new.money == self.money[seat] >= 0, f"seat {seat} has {new.money}, told were {self.money[seat]}")
        holds(13, new.points == self.points[seat], f"seat {seat} has {new.points}, told were {self.points[seat]}")
        holds(13, self.scoring or new.points >= old.points, f"seat {seat} lost points")
        steps = [is_ - was for was, is_ in zip(old.squares, new.squares, strict=True)]
        holds(12, min(steps) >= 0 and max(new.squares) <= 5, f"discs of seat {seat} on {new.squares}")
        holds(17, all(was <= is_ for was, is_ in zip(old.rows, new.rows, strict=True)), f"rows of seat {seat}")
        holds(2, old.built <= new.built <= 6, f"seat {seat} has built {new.built}")
