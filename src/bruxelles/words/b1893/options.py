"""What an option says in a list: as much of the table as a player needs to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.construction import forbids_house
from bruxelles.games.b1893.actions.sales import MoveIndicator
from bruxelles.games.b1893.prestige import UseCard
from bruxelles.games.b1893.scoring import cost_of, multiplier, row_count
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import ChooseBid, colours, column_total
from bruxelles.kernel.steps import ALLOWED, MORE
from bruxelles.words.b1893.asymmetric import ASYMMETRIC_OPTIONS, revealed
from bruxelles.words.b1893.belle import BELLE_OPTIONS
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


def option_message(table: Table, seat: int, decision: str, option: int) -> Message:
    """What this option of this decision offers to this seat, whether it is on offer or not."""
    return OPTIONS[decision](table, seat, option)


def waiting(table: Table, kind: type[D]) -> D:
    """The decision that waits: it knows what was chosen before."""
    decision: Any = table.decision
    assert isinstance(decision, kind)
    return decision


def possible(table: Table, seat: int, action: int, bid: int) -> bool:
    """Whether the action can be carried out once this is bid. (93-PLACE-10)"""
    later = table.copy()
    later.seats[seat].money -= bid
    return table.edition.action(later, seat, action) is not None


def first_artwork(table: Table, seat: int, artwork: int) -> Message:
    if artwork >= v.COLOURS:
        return say("option", "artwork.white", {"artwork": artwork_of(artwork)})
    return say("option", "artwork", {"artwork": artwork_of(artwork), "count": int(table.stacks.count(artwork))})


def plan_iris(table: Table, seat: int, iris: int) -> Message:
    return say("option", "planIris", active_area_fields(iris))


def neutral(table: Table, seat: int, space: int) -> Message:
    return say("option", "neutral", {"action": action_of(table.actions[space]), "space": space_of(space)})


def turn(table: Table, seat: int, choice: int) -> Message:
    if choice == v.PASS:
        return passing(table, seat)
    return brussels(table, seat, choice) if choice >= v.TO_PLACE else placement(table, seat, choice)


def passing(table: Table, seat: int) -> Message:
    edition = table.edition
    amount = edition.pass_colour * colours(table, seat)
    if table.passes > 0:
        return say("option", "turn.pass.later", {"amount": bf(amount)})
    amount += edition.first_pass * (table.seats[seat].first_passes + 1)
    return say("option", "turn.pass.first", {"amount": bf(amount), "manneken": int(edition.first_pass_manneken)})


def brussels(table: Table, seat: int, choice: int) -> Message:
    edition, place = table.edition, choice - v.TO_PLACE
    fields: Fields = {"count": int(edition.price(table.uses[place]))}
    if place == v.STOCK_EXCHANGE:
        fields["amount"] = bf(edition.income[table.stock])
    elif place == v.GRAND_PLACE:
        fields["limit"] = int(min(edition.most_activated(table, seat), table.seats[seat].ready.total))
    elif place == v.MARKET:
        fields["jokers"] = counted("joker", min(edition.market_jokers, table.supply.count(v.JOKER)))
    return say("option", f"turn.{last_part(contents.PLACE.token(choice))}", fields)


def placement(table: Table, seat: int, space: int) -> Message:
    action, owner, house = table.actions[space], table.owners[space], table.houses[space]
    fields: Fields = {"action": action_of(action), "space": space_of(space)}
    if not table.is_active(space):
        return say("option", "turn.inactive", fields)
    if owner == v.NEUTRAL:
        return say("option", "turn.neutral", fields)
    if owner != v.NO_OWNER:
        return say("option", "turn.owned", {**fields, "player": seat_of(owner), "amount": bf(table.bids[space])})
    fields["does"] = does_message(table, seat, action, possible(table, seat, action, 1))
    if house == v.NO_OWNER:
        return say("option", "turn.space", fields)
    if house == seat:
        return say("option", "turn.own", fields)
    return say("option", "turn.visit", {**fields, "visit": visit_message(table, house, action)})


def bid(table: Table, seat: int, amount: int) -> Message:
    space = waiting(table, ChooseBid).space
    fields: Fields = {"amount": bf(amount), "standing": standing(table, seat, space % v.COLUMNS, amount)}
    left, action = int(table.seats[seat].money) - amount, table.actions[space]
    if left < 0:
        return say("option", "bid.beyond", fields)
    fields["left"] = bf(left)
    if possible(table, seat, action, amount) or not possible(table, seat, action, 1):
        return say("option", "bid", fields)
    return say("option", "bid.void", {**fields, "action": action_of(action)})


def standing(table: Table, seat: int, column: int, amount: int) -> Message:
    """Where this bid puts a player in the column. (93-COL-01)"""
    totals = {other: int(column_total(table, column, other)) for other in range(table.edition.players)}
    total, best = totals.pop(seat) + amount, max(totals.values())
    fields: Fields = {"column": Token(contents.COLUMN.token(column))}
    if best == 0:
        return say("standing", "alone", fields)
    fields["players"] = [seat_of(other) for other, their in totals.items() if their == best]
    if total == best:
        return say("standing", "tied", fields)
    return say("standing", "ahead" if total > best else "behind", {**fields, "amount": bf(abs(total - best))})


def sale_tile(table: Table, seat: int, artwork: int) -> Message:
    fields: Fields = {"artwork": artwork_of(artwork), "count": int(table.seats[seat].artworks.count(artwork))}
    if artwork >= v.COLOURS:
        return say("option", "saleTile.white", fields)
    return say("option", "saleTile", {**fields, **income_fields(table, artwork, table.indicator)})


def income_fields(table: Table, colour: int, position: int, share: int = 1) -> Fields:
    place = colour * v.POSITIONS + position
    edition = table.edition
    return {"amount": bf(edition.money_at[place] // share), "points": vp(edition.points_at[place] // share)}


def sale_move(table: Table, seat: int, position: int) -> Message:
    artwork = int(waiting(table, MoveIndicator).artwork)
    colour = int(table.edition.sold_as(table, artwork))
    fields = income_fields(table, colour, position, 1 if artwork < v.COLOURS else 2)
    steps = steps_said(int(table.indicator), position)
    return say("option", "saleMove", {**fields, "steps": steps}) if steps else say("option", "saleMove.stay", fields)


def steps_said(here: int, position: int) -> list[Token | Message]:
    """How the indicator gets from here to there; nothing if it stays."""
    down = int(position // v.REACH - here // v.REACH)
    across = int(position % v.REACH - here % v.REACH)
    return [
        say("step", name, {"steps": abs(number)})
        for name, number in (("down" if down > 0 else "up", down), ("right" if across > 0 else "left", across))
        if number
    ]


def sale_slot(table: Table, seat: int, artwork: int) -> Message:
    return say("option", "saleSlot", {"artwork": artwork_of(artwork)})


def noble_pick(table: Table, seat: int, place: int) -> Message:
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


def noble_keep(table: Table, seat: int, choice: int) -> Message:
    fields: Fields = {"noble": noble_of(table.taken)}
    if choice == v.KEEP:
        return say("option", "nobleKeep.keep", {**fields, "amount": bf(cost_of(table, seat, table.taken))})
    return say("option", "nobleKeep.discard", fields)


def solvay(table: Table, seat: int, choice: int) -> Message:
    if choice == v.ONE_CUBE:
        return say("option", "solvay.cube", {"count": int(table.edition.solvay)})
    return say("option", "solvay.exchange", {"count": int(table.edition.solvay_exchange)})


def cube(table: Table, seat: int, cube: int) -> Message:
    fields: Fields = {
        "cube": Token(contents.CUBE.token(cube)),
        "left": int(table.supply.count(cube)),
        "own": int(table.seats[seat].cubes.count(cube)),
    }
    return say("option", "cube", fields)


def pay(table: Table, seat: int, payment: int) -> Message:
    edition = table.edition
    if payment >= MORE:
        return say("option", "pay.helped", {"units": units_said(table, payment - MORE)})
    fields: Fields = {"units": units_said(table, payment)}
    top = table.seats[seat].built >= edition.houses - edition.top_houses
    points = edition.top_house if top else 0
    if v.units_of(payment, v.UNIT_JOKER) == 0:
        return say("option", "pay", {**fields, "points": vp(points + edition.no_joker)})
    fields["lost"] = vp(edition.no_joker)
    return say("option", "pay.top", {**fields, "points": vp(points)}) if top else say("option", "pay.joker", fields)


def units_said(table: Table, payment: int) -> Field:
    """A payment in cubes, BF and jokers."""
    said: list[Token | Message] = []
    for kind in range(v.KINDS_OF_UNITS):
        units = v.units_of(payment, kind)
        if units > 0:
            money = kind == v.MONEY_UNIT
            name = last_part(contents.UNIT.token(kind))
            said.append(bf(units * table.edition.unit) if money else counted(name, units))
    return said


def needle(table: Table, seat: int, place: int) -> Message:
    fields: Fields = {"needle": Token(contents.NEEDLE.token(place))}
    if place not in table.needles:
        return say("option", "needle.none", fields)
    return say(
        "option", "needle", {**fields, "to": Token(contents.NEEDLE.token(table.edition.next_place(table, place)))}
    )


def house_space(table: Table, seat: int, space: int) -> Message:
    action = table.actions[space]
    fields: Fields = {"action": action_of(action), "space": space_of(space)}
    if forbids_house(table, space) != ALLOWED:
        return say("option", "houseSpace.taken", fields)
    return say("option", "houseSpace", {**fields, "gift": gift_message(table, action)})


def activation(stop: str) -> Callable[[Table, int, int], Message]:
    """One's own nobles, or none."""

    def said(table: Table, seat: int, noble: int) -> Message:
        if noble == v.STOP:
            return say("option", stop)
        return say("option", "noble", {"noble": noble_of(noble), "effect": noble_message(table, seat, noble)})

    return said


def park_action(table: Table, seat: int, action: int) -> Message:
    does = does_message(table, seat, action, possible(table, seat, action, 0))
    return say("option", "parkAction", {"action": action_of(action), "does": does})


def prestige(table: Table, seat: int, choice: int) -> Message:
    column = waiting(table, UseCard).column
    card = table.strip[column]
    if choice == v.TAKE_BONUS:
        fields: Fields = {"card": card_message(table, card), "column": Token(contents.COLUMN.token(column))}
        return say("option", "prestige.bonus", fields)
    row = choice - v.TO_ROW
    before, count = int(multiplier(table, seat, row)), int(row_count(table, seat, row))
    after = before + int(table.edition.symbols[card])
    return say(
        "option",
        "prestige.row",
        {
            "row": Token(contents.STRATEGIC.token(choice)),
            "before": before,
            "after": after,
            "points": vp(count * (after - before)),
        },
    )


def bonus(table: Table, seat: int, bonus: int) -> Message:
    return say("option", "bonus", {"effect": bonus_message(table, seat, bonus)})


def pay_noble(table: Table, seat: int, noble: int) -> Message:
    amount = cost_of(table, seat, noble)
    fields: Fields = {"noble": noble_of(noble), "amount": bf(amount)}
    left = int(table.seats[seat].money - amount)
    return (
        say("option", "payNoble", {**fields, "left": bf(left)})
        if left >= 0
        else say("option", "payNoble.beyond", fields)
    )


OPTIONS: dict[str, Callable[[Table, int, int], Message]] = {
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
