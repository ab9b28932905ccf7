"""The Action phase: taking turns, placing a meeple with a bid, passing. (chapters TURN, PLACE, PASS)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.majorities import lacking
from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.brussels import forbids_place
from bruxelles.games.b1893.actions.free import VisitHouse
from bruxelles.games.b1893.income import gain, pay
from bruxelles.games.b1893.resolution import column_sums
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    AFTER_BID,
    BID,
    COLOURS,
    COLUMNS,
    END_OF_TURN,
    FOR_BID,
    FOR_PASS,
    MEEPLE_PLACED,
    NEEDS_A_MEEPLE,
    NEEDS_MONEY,
    NO_OWNER,
    NOT_ACTIVE,
    NOT_THIS_BID,
    PASS,
    PASS_COLOURS,
    PASSED,
    PLACES,
    SPACE_TAKEN,
    SPACES,
    TO_PLACE,
    TURN,
    Bid,
    Choice,
    Space,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MomentKind, MoneyKind, QuantityKind, RuleKind
from bruxelles.kernel.moments import moment
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Decision, Effect, adjusted, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(TURN, "turn", n.TURN, ("93-TURN-01", "93-TURN-03")),
    DecisionKind(BID, "bid", n.BID, ("93-PLACE-04",)),
    FactKind(MEEPLE_PLACED, "meeple_placed", (("space", n.SPACE), ("bid", n.BID))),
    FactKind(PASSED, "passed", (("rank", n.RANK),)),
    RuleKind(NOT_ACTIVE, "93-PLACE-01"),
    RuleKind(SPACE_TAKEN, "93-PLACE-02"),
    RuleKind(NEEDS_MONEY, "93-PLACE-07"),
    RuleKind(NOT_THIS_BID, "93-PLACE-04"),
    RuleKind(NEEDS_A_MEEPLE, "93-GEN-12"),
    MomentKind(AFTER_BID),  # a meeple has been placed on a bid (card 21)
    MomentKind(END_OF_TURN),  # after an action (card 22)
    QuantityKind(PASS_COLOURS),  # different colours of artworks (white artworks)
    MoneyKind(FOR_BID, "bid"),
    MoneyKind(FOR_PASS, "pass"),
]

LEAST_BID: Final[i64] = 1  # (93-PLACE-04)


@mypyc_attr(free_list_len=1)
class ActionPhase(Effect[Table]):
    """The first player takes the first turn. (93-TURN-01)"""

    def run(self, table: Table) -> None:
        then(table, TakeTurn(table.first))


def forbids_placing(table: Table, who: i64) -> i64:
    """A player needs an available meeple and at least 1 BF. (93-PLACE-01, 93-PLACE-07)"""
    seat = table.seats[who]
    if seat.meeples == 0:
        return NEEDS_A_MEEPLE
    return ALLOWED if seat.money >= LEAST_BID else NEEDS_MONEY


def forbids_space(table: Table, space: i64) -> i64:
    """The space must be active and hold no meeple; a house does not block it. (93-PLACE-01..03)"""
    if not table.is_active(space):
        return NOT_ACTIVE
    return ALLOWED if table.owners[space] == NO_OWNER else SPACE_TAKEN


def offer_actions(table: Table, who: i64, out: Options) -> None:
    """The free active spaces, if the player can place a meeple, and the places in Brussels for which there are enough
    people.
    """
    if forbids_placing(table, who) == ALLOWED:
        active, owners = table.active, table.owners
        for space in range(SPACES):
            if active >> space & 1 == 1 and owners[space] == NO_OWNER:
                out.add(space)
    people = table.edition.people(table, who)
    for place in range(PLACES):
        if forbids_place(table, place, people) == ALLOWED:
            out.add(TO_PLACE + place)


def forbids_action(table: Table, who: i64, choice: i64) -> i64:
    if choice >= TO_PLACE:
        return forbids_place(table, choice - TO_PLACE, table.edition.people(table, who))
    forbids = forbids_space(table, choice)
    return forbids if forbids != ALLOWED else forbids_placing(table, who)


def take_action(table: Table, who: i64, choice: i64) -> None:
    """Take an action. Help promised to the action before it has expired. (93-TURN-07, 93-TURN-08)"""
    table.promised_help = 0
    if choice < TO_PLACE:
        then(table, ChooseBid(who, Space(choice)))
    else:
        table.edition.go_to(table, who, choice - TO_PLACE)


@mypyc_attr(free_list_len=1)
class TakeTurn(Decision[Table, Choice]):
    """Take exactly one action, on the Art Nouveau board or in Brussels, or pass. (93-TURN-01, 93-TURN-03,
    93-TURN-04)
    """

    def kind(self) -> i64:
        return TURN

    def options(self, table: Table, out: Options) -> None:
        offer_actions(table, self.seat, out)
        out.add(PASS)

    def why_not(self, table: Table, choice: Choice) -> i64:
        return ALLOWED if choice == PASS else forbids_action(table, self.seat, choice)

    def apply(self, table: Table, choice: Choice) -> None:
        then(table, EndTurn(self.seat))
        if choice == PASS:
            pass_round(table, self.seat)
        else:
            take_action(table, self.seat, choice)

    def opens_turn(self) -> bool:
        return True

    def prior(self, table: Table, choice: Choice) -> i64:
        return 3 if choice < TO_PLACE else 1 if choice == PASS else 4


@mypyc_attr(free_list_len=1)
class ChooseBid(Decision[Table, Bid]):
    """Put a bid under the meeple, from 1 BF up to all you have. (93-PLACE-04..06)"""

    def __init__(self, seat: i64, space: Space) -> None:
        super().__init__(seat)
        self.space = space

    def kind(self) -> i64:
        return BID

    def options(self, table: Table, out: Options) -> None:
        for amount in range(LEAST_BID, table.seats[self.seat].money + 1):
            out.add(amount)

    def why_not(self, table: Table, amount: Bid) -> i64:
        return ALLOWED if LEAST_BID <= amount <= table.seats[self.seat].money else NOT_THIS_BID

    def apply(self, table: Table, amount: Bid) -> None:
        place_meeple(table, self.seat, self.space, amount)

    def prior(self, table: Table, amount: Bid) -> i64:
        """Likely bids are 1 and 2, those that tie, lead or lead by one more, and all the money."""
        if amount <= 2:
            return 12
        level = lacking(column_sums(table, self.space % COLUMNS), self.seat)
        if amount == level or amount == level + 1 or amount == level + 2:
            return 8
        return 2 if amount == table.seats[self.seat].money else 1


def place_meeple(table: Table, who: i64, space: i64, amount: i64) -> None:
    """Place a meeple on a bid until the end of the round; then come the action, the owner of the house and the end of
    the turn. (93-PLACE-05, 93-PLACE-12, 93-TURN-06, 93-TURN-07)
    """
    pay(table, who, amount, FOR_BID)
    table.seats[who].meeples -= 1
    table.owners[space] = who
    table.bids[space] = amount
    tell(table, MEEPLE_PLACED, who, space, amount)
    table.reached_by = space
    table.edition.after_placement(table, who, space)
    then(table, table.edition.performing(table, who, table.actions[space], space), VisitHouse(who, space))
    moment(table, AFTER_BID, who)


def pass_round(table: Table, who: i64) -> None:
    """Gain 1 BF for every colour of artworks; the first player to pass receives more. (93-PASS-01, 93-PASS-06,
    93-PASS-07)
    """
    rank = table.pass_for_the_round(who)
    tell(table, PASSED, who, rank)
    gain(table, who, table.edition.pass_colour * colours(table, who), FOR_PASS)
    if rank == 1:
        table.edition.first_to_pass(table, who)


def colours(table: Table, who: i64) -> i64:
    """Different colours among a player's artworks, black included. (93-PASS-01)"""
    artworks = table.seats[who].artworks
    different: i64 = 0
    for colour in range(COLOURS):
        if artworks.has(colour):
            different += 1
    return adjusted(table, who, PASS_COLOURS, different)


@mypyc_attr(free_list_len=1)
class EndTurn(Effect[Table]):
    """The next player clockwise who hasn't passed takes a turn, until all have passed. (93-TURN-01, 93-TURN-02,
    93-TURN-05)
    """

    def run(self, table: Table) -> None:
        who = table.next_in_play(self.seat)
        if who != NOBODY:
            then(table, TakeTurn(who))
        if table.seats[self.seat].passed == 0:
            moment(table, END_OF_TURN, self.seat)
