"""Labels for the options of a turn and of a bid."""

from __future__ import annotations

from typing import cast

from bruxelles.concepts.majorities import lacking, rivals, seats_in
from bruxelles.games.b1893 import notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.brussels import nobles_to_activate, stock_income
from bruxelles.games.b1893.income import jokers_within, pay
from bruxelles.games.b1893.resolution import column_sums, manneken
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import LEAST_BID, ChooseBid
from bruxelles.kernel.explain import Trial
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.labels import Label
from bruxelles.words.b1893.phrases import (
    Fields,
    action_of,
    bf,
    counted,
    does_message,
    last_part,
    seat_of,
    space_of,
    visit_message,
)
from bruxelles.words.speech import Message, Token
from bruxelles.words.waiting import waiting


def turn(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    if choice == v.PASS:
        return passing(table, seat, trial)
    return brussels(table, seat, choice) if choice >= v.TO_PLACE else placement(table, seat, choice)


def passing(table: Table, seat: int, trial: Trial | None) -> Message:
    if trial is None:
        return say("option", "turn.pass")
    outcome = trial.outcome_alone()
    fields: Fields = {"amount": bf(sum(outcome.amounts(v.MONEY_MOVED, seat, v.FOR_PASS, v.FOR_FIRST_PASS)))}
    if outcome.amounts(v.PASSED, seat) != [1]:
        return say("option", "turn.pass.later", fields)
    symbols = manneken(cast(Table, outcome.state), seat) - manneken(table, seat)
    return say("option", "turn.pass.first", {**fields, "manneken": int(symbols)})


def brussels(table: Table, seat: int, choice: int) -> Message:
    edition, place = table.edition, choice - v.TO_PLACE
    fields: Fields = {"count": int(edition.price(table.uses[place]))}
    if place == v.STOCK_EXCHANGE:
        fields["amount"] = bf(stock_income(table))
    elif place == v.GRAND_PLACE:
        fields["limit"] = int(nobles_to_activate(table, seat, edition.most_activated(table, seat)))
    elif place == v.MARKET:
        fields["jokers"] = counted("joker", jokers_within(table, edition.market_jokers))
    return say("option", f"turn.{last_part(notations.PLACE.token(choice))}", fields)


def placement(table: Table, seat: int, space: int) -> Message:
    action, owner, house = table.actions[space], table.owners[space], table.houses[space]
    fields: Fields = {"action": action_of(action), "space": space_of(space)}
    if not table.is_active(space):
        return say("option", "turn.inactive", fields)
    if owner == v.NEUTRAL:
        return say("option", "turn.neutral", fields)
    if owner != v.NO_OWNER:
        return say("option", "turn.owned", {**fields, "player": seat_of(owner), "amount": bf(table.bids[space])})
    fields["does"] = does_message(table, seat, action, possible(table, seat, action, LEAST_BID))
    if house == v.NO_OWNER:
        return say("option", "turn.space", fields)
    if house == seat:
        return say("option", "turn.own", fields)
    return say("option", "turn.visit", {**fields, "visit": visit_message(table, house, action)})


def possible(table: Table, seat: int, action: int, bid: int) -> bool:
    """True if the action can be carried out after this bid."""
    later = table.copy()
    pay(later, seat, bid, v.FOR_BID)
    return table.edition.action(later, seat, action) is not None


def bid(table: Table, seat: int, amount: int, trial: Trial | None) -> Message:
    decision = waiting(table, ChooseBid)
    fields: Fields = {"amount": bf(amount), "standing": standing(table, seat, decision.space % v.COLUMNS, amount)}
    if trial is None:
        return say("option", "bid.beyond", fields)
    paid = -sum(trial.outcome.amounts(v.MONEY_MOVED, seat, v.FOR_BID))
    fields["left"] = bf(table.seats[seat].money - paid)
    action = table.actions[decision.space]
    if possible(table, seat, action, amount) or not possible(table, seat, action, LEAST_BID):
        return say("option", "bid", fields)
    return say("option", "bid.void", {**fields, "action": action_of(action)})


def standing(table: Table, seat: int, column: int, amount: int) -> Message:
    """Where this bid puts the player in the column."""
    sums = column_sums(table, column)
    others = seats_in(rivals(sums, seat, table.players))
    fields: Fields = {"column": Token(notations.COLUMN.token(column))}
    if not others:
        return say("standing", "alone", fields)
    fields["players"] = [seat_of(other) for other in others]
    ahead = int(amount - lacking(sums, seat))
    if ahead == 0:
        return say("standing", "tied", fields)
    return say("standing", "ahead" if ahead > 0 else "behind", {**fields, "amount": bf(abs(ahead))})


TURN_OPTIONS: dict[str, Label] = {
    "turn": turn,
    "bid": bid,
}
