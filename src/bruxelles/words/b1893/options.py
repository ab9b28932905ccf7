"""What an option says in a list: as much of the table as a player needs to choose."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from bruxelles.concepts.majorities import seats_in
from bruxelles.games.b1893 import notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.brussels import stock_income
from bruxelles.games.b1893.actions.construction import ScoreHouse, forbids_house, money_in
from bruxelles.games.b1893.actions.nobles import solvay_cubes
from bruxelles.games.b1893.actions.sales import MoveIndicator, income_at, steps_to
from bruxelles.games.b1893.income import jokers_within
from bruxelles.games.b1893.income import pay as pay_money
from bruxelles.games.b1893.prestige import UseCard
from bruxelles.games.b1893.resolution import manneken
from bruxelles.games.b1893.scoring import cost_of
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import LEAST_BID, ChooseBid
from bruxelles.kernel.explain import Doing, happening
from bruxelles.kernel.steps import ALLOWED, MORE, then
from bruxelles.words.b1893.asymmetric import ASYMMETRIC_OPTIONS, revealed
from bruxelles.words.b1893.belle import BELLE_OPTIONS, Label, activated, row_message
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.phrases import (
    Fields,
    action_of,
    active_area_fields,
    artwork_of,
    bf,
    bonus_message,
    card_message,
    counted,
    does_message,
    gift_message,
    last_part,
    noble_message,
    noble_of,
    seat_of,
    space_of,
    visit_message,
    vp,
)
from bruxelles.words.speech import Field, Message, Token

D = TypeVar("D")


def option_message(table: Table, seat: int, decision: str, option: int, does: Doing | None) -> Message:
    """What this option of this decision offers to this seat. Amounts are read from what it does, and beyond the
    next choice from the rule that will be asked; what isn't on offer is named without a promise.
    """
    return OPTIONS[decision](table, seat, option, does)


def waiting(table: Table, kind: type[D]) -> D:
    """The decision that waits: it knows what was chosen before."""
    decision: Any = table.decision
    assert isinstance(decision, kind)
    return decision


def possible(table: Table, seat: int, action: int, bid: int) -> bool:
    """Whether the action can be carried out once this is bid."""
    later = table.copy()
    pay_money(later, seat, bid, v.FOR_BID)
    return table.edition.action(later, seat, action) is not None


def first_artwork(table: Table, seat: int, artwork: int, does: Doing | None) -> Message:
    if artwork >= v.COLOURS:
        return say("option", "artwork.white", {"artwork": artwork_of(artwork)})
    return say("option", "artwork", {"artwork": artwork_of(artwork), "count": int(table.stacks.count(artwork))})


def plan_iris(table: Table, seat: int, iris: int, does: Doing | None) -> Message:
    return say("option", "planIris", active_area_fields(iris))


def neutral(table: Table, seat: int, space: int, does: Doing | None) -> Message:
    return say("option", "neutral", {"action": action_of(table.actions[space]), "space": space_of(space)})


def turn(table: Table, seat: int, choice: int, does: Doing | None) -> Message:
    if choice == v.PASS:
        return passing(table, seat, does)
    return brussels(table, seat, choice) if choice >= v.TO_PLACE else placement(table, seat, choice)


def passing(table: Table, seat: int, does: Doing | None) -> Message:
    if does is None:
        return say("option", "turn.pass")
    outcome = does.alone()
    fields: Fields = {"amount": bf(sum(outcome.told(v.MONEY_MOVED, seat, v.FOR_PASS, v.FOR_FIRST_PASS)))}
    if outcome.told(v.PASSED, seat) != [1]:
        return say("option", "turn.pass.later", fields)
    symbols = manneken(cast(Table, outcome.state), seat) - manneken(table, seat)
    return say("option", "turn.pass.first", {**fields, "manneken": int(symbols)})


def brussels(table: Table, seat: int, choice: int) -> Message:
    edition, place = table.edition, choice - v.TO_PLACE
    fields: Fields = {"count": int(edition.price(table.uses[place]))}
    if place == v.STOCK_EXCHANGE:
        fields["amount"] = bf(stock_income(table))
    elif place == v.GRAND_PLACE:
        fields["limit"] = int(min(edition.most_activated(table, seat), table.seats[seat].ready.total))
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


def bid(table: Table, seat: int, amount: int, does: Doing | None) -> Message:
    decision = waiting(table, ChooseBid)
    fields: Fields = {"amount": bf(amount), "standing": standing(table, decision, amount)}
    if does is None:
        return say("option", "bid.beyond", fields)
    paid = -sum(does.outcome.told(v.MONEY_MOVED, seat, v.FOR_BID))
    fields["left"] = bf(table.seats[seat].money - paid)
    action = table.actions[decision.space]
    if possible(table, seat, action, amount) or not possible(table, seat, action, LEAST_BID):
        return say("option", "bid", fields)
    return say("option", "bid.void", {**fields, "action": action_of(action)})


def standing(table: Table, decision: ChooseBid, amount: int) -> Message:
    """Where this bid puts a player in the column."""
    own, best = decision.column_bids(table)
    fields: Fields = {"column": Token(notations.COLUMN.token(decision.space % v.COLUMNS))}
    if best == 0:
        return say("standing", "alone", fields)
    fields["players"] = [seat_of(other) for other in seats_in(decision.rivals(table))]
    ahead = int(own + amount - best)
    if ahead == 0:
        return say("standing", "tied", fields)
    return say("standing", "ahead" if ahead > 0 else "behind", {**fields, "amount": bf(abs(ahead))})


def sale_tile(table: Table, seat: int, artwork: int, does: Doing | None) -> Message:
    fields: Fields = {"artwork": artwork_of(artwork), "count": int(table.seats[seat].artworks.count(artwork))}
    if artwork >= v.COLOURS:
        return say("option", "saleTile.white", fields)
    return say("option", "saleTile", {**fields, **income_fields(table, artwork, table.indicator)})


def income_fields(table: Table, artwork: int, position: int) -> Fields:
    money, points = income_at(table, artwork, position)
    return {"amount": bf(money), "points": vp(points)}


def sale_move(table: Table, seat: int, position: int, does: Doing | None) -> Message:
    fields = income_fields(table, int(waiting(table, MoveIndicator).artwork), position)
    steps = steps_said(table, position)
    return say("option", "saleMove", {**fields, "steps": steps}) if steps else say("option", "saleMove.stay", fields)


def steps_said(table: Table, position: int) -> list[Token | Message]:
    """How the indicator gets there; nothing if it stays."""
    down, across = steps_to(position, table.indicator)
    return [
        say("step", name, {"steps": abs(int(number))})
        for name, number in (("down" if down > 0 else "up", down), ("right" if across > 0 else "left", across))
        if number
    ]


def sale_slot(table: Table, seat: int, artwork: int, does: Doing | None) -> Message:
    return say("option", "saleSlot", {"artwork": artwork_of(artwork)})


def noble_pick(table: Table, seat: int, place: int, does: Doing | None) -> Message:
    if place >= MORE:
        return revealed(table, seat)
    noble = table.display[place]
    price = bf(table.edition.prices[place])
    if noble == v.NO_NOBLE:
        return say("option", "noblePick.empty", {"price": price})
    fields: Fields = {"noble": noble_of(noble), "price": price, "effect": noble_message(table, seat, noble)}
    if table.seats[seat].owns_noble(noble):
        return say("option", "noblePick.twice", fields)
    return say("option", "noblePick", {**fields, "amount": bf(cost_of(table, seat, noble))})


def noble_keep(table: Table, seat: int, choice: int, does: Doing | None) -> Message:
    fields: Fields = {"noble": noble_of(table.taken)}
    if choice == v.KEEP:
        return say("option", "nobleKeep.keep", {**fields, "amount": bf(cost_of(table, seat, table.taken))})
    return say("option", "nobleKeep.discard", fields)


def solvay(table: Table, seat: int, choice: int, does: Doing | None) -> Message:
    name = "solvay.cube" if choice == v.ONE_CUBE else "solvay.exchange"
    return say("option", name, {"count": int(solvay_cubes(table, choice))})


def cube(table: Table, seat: int, cube: int, does: Doing | None) -> Message:
    fields: Fields = {
        "cube": Token(notations.CUBE.token(cube)),
        "left": int(table.supply.count(cube)),
        "own": int(table.seats[seat].cubes.count(cube)),
    }
    return say("option", "cube", fields)


def pay(table: Table, seat: int, payment: int, does: Doing | None) -> Message:
    if payment >= MORE:
        return say("option", "pay.helped", {"units": units_said(table, payment - MORE)})
    fields: Fields = {"units": units_said(table, payment)}
    if does is None:
        return say("option", "pay.name", fields)
    best = happening(table, lambda later: then(later, ScoreHouse(seat, 0)))
    points, most = (sum(each.told(v.POINTS_SCORED, seat, v.FROM_CONSTRUCTION)) for each in (does.outcome, best))
    if points == most:
        return say("option", "pay", {**fields, "points": vp(points)})
    fields["lost"] = vp(most - points)
    return say("option", "pay.top", {**fields, "points": vp(points)}) if points else say("option", "pay.joker", fields)


def units_said(table: Table, payment: int) -> Field:
    """A payment in cubes, BF and jokers."""
    said: list[Token | Message] = []
    for kind in range(v.KINDS_OF_UNITS):
        units = v.units_of(payment, kind)
        if units > 0:
            money = kind == v.MONEY_UNIT
            name = last_part(notations.UNIT.token(kind))
            said.append(bf(money_in(table, payment)) if money else counted(name, units))
    return said


def needle(table: Table, seat: int, place: int, does: Doing | None) -> Message:
    fields: Fields = {"needle": Token(notations.NEEDLE.token(place))}
    if place not in table.needles:
        return say("option", "needle.none", fields)
    return say(
        "option", "needle", {**fields, "to": Token(notations.NEEDLE.token(table.edition.next_place(table, place)))}
    )


def house_space(table: Table, seat: int, space: int, does: Doing | None) -> Message:
    action = table.actions[space]
    fields: Fields = {"action": action_of(action), "space": space_of(space)}
    if forbids_house(table, space) != ALLOWED:
        return say("option", "houseSpace.taken", fields)
    return say("option", "houseSpace", {**fields, "gift": gift_message(table, action)})


def activation(stop: str) -> Label:
    """One's own nobles, or none."""

    def said(table: Table, seat: int, noble: int, does: Doing | None) -> Message:
        return say("option", stop) if noble == v.STOP else activated(table, seat, noble, does)

    return said


def park_action(table: Table, seat: int, action: int, does: Doing | None) -> Message:
    does_what = does_message(table, seat, action, table.edition.action(table, seat, action) is not None)
    return say("option", "parkAction", {"action": action_of(action), "does": does_what})


def prestige(table: Table, seat: int, choice: int, does: Doing | None) -> Message:
    if choice != v.TAKE_BONUS:
        return row_message("prestige.row", table, seat, choice, does)
    column = waiting(table, UseCard).column
    card = card_message(table, table.strip[column])
    return say("option", "prestige.bonus", {"card": card, "column": Token(notations.COLUMN.token(column))})


def bonus(table: Table, seat: int, bonus: int, does: Doing | None) -> Message:
    return say("option", "bonus", {"effect": bonus_message(table, seat, bonus)})


def pay_noble(table: Table, seat: int, noble: int, does: Doing | None) -> Message:
    amount = cost_of(table, seat, noble)
    fields: Fields = {"noble": noble_of(noble), "amount": bf(amount)}
    left = int(table.seats[seat].money - amount)
    return (
        say("option", "payNoble", {**fields, "left": bf(left)})
        if left >= 0
        else say("option", "payNoble.beyond", fields)
    )


OPTIONS: dict[str, Label] = {
    "setupArt": first_artwork,
    "planIris": plan_iris,
    "neutral": neutral,
    "turn": turn,
    "bid": bid,
    "artColour": first_artwork,
    "saleTile": sale_tile,
    "saleMove": sale_move,
    "saleSlot": sale_slot,
    "noblePick": noble_pick,
    "nobleKeep": noble_keep,
    "solvay": solvay,
    "cube": cube,
    "pay": pay,
    "needle": needle,
    "houseSpace": house_space,
    "grandPlace": activation("grandPlace.stop"),
    "parkAction": park_action,
    "freeNoble": activation("freeNoble.stop"),
    "freeCube": cube,
    "prestige": prestige,
    "bonus": bonus,
    "payNoble": pay_noble,
    **BELLE_OPTIONS,
    **ASYMMETRIC_OPTIONS,
}
