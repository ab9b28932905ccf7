"""Labels for options: as much about the table as a player needs to choose."""

from __future__ import annotations

from bruxelles.games.b1893 import notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.construction import ScoreHouse, forbids_house, money_in
from bruxelles.games.b1893.actions.nobles import price_of, solvay_cubes
from bruxelles.games.b1893.actions.sales import MoveIndicator, income_at, steps_to
from bruxelles.games.b1893.prestige import UsePrestigeCard
from bruxelles.games.b1893.scoring import cost_of
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.explain import Trial, try_out
from bruxelles.kernel.steps import ALLOWED, MORE, then
from bruxelles.words.b1893.asymmetric import ASYMMETRIC_OPTIONS, revealed
from bruxelles.words.b1893.belle import BELLE_OPTIONS, activated, row_message
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.labels import Label
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
    space_of,
    vp,
)
from bruxelles.words.b1893.turn_options import TURN_OPTIONS
from bruxelles.words.speech import Field, Message, Token
from bruxelles.words.waiting import waiting


def option_message(table: Table, seat: int, decision: str, option: int, trial: Trial | None) -> Message:
    """What this option of this decision offers to this seat. Amounts come from a trial of the option. Beyond the next
    choice, and for an option that isn't on offer, they come from the function that the rule itself uses.
    """
    return OPTIONS[decision](table, seat, option, trial)


def first_artwork(table: Table, seat: int, artwork: int, trial: Trial | None) -> Message:
    if artwork >= v.COLOURS:
        return say("option", "artwork.white", {"artwork": artwork_of(artwork)})
    return say("option", "artwork", {"artwork": artwork_of(artwork), "count": int(table.stacks.count(artwork))})


def plan_iris(table: Table, seat: int, iris: int, trial: Trial | None) -> Message:
    return say("option", "planIris", active_area_fields(iris))


def neutral(table: Table, seat: int, space: int, trial: Trial | None) -> Message:
    return say("option", "neutral", {"action": action_of(table.actions[space]), "space": space_of(space)})


def sale_tile(table: Table, seat: int, artwork: int, trial: Trial | None) -> Message:
    fields: Fields = {"artwork": artwork_of(artwork), "count": int(table.seats[seat].artworks.count(artwork))}
    if artwork >= v.COLOURS:
        return say("option", "saleTile.white", fields)
    return say("option", "saleTile", {**fields, **income_fields(table, artwork, table.indicator)})


def income_fields(table: Table, artwork: int, position: int) -> Fields:
    money, points = income_at(table, artwork, position)
    return {"amount": bf(money), "points": vp(points)}


def sale_move(table: Table, seat: int, position: int, trial: Trial | None) -> Message:
    fields = income_fields(table, int(waiting(table, MoveIndicator).artwork), position)
    steps = step_messages(table, position)
    return say("option", "saleMove", {**fields, "steps": steps}) if steps else say("option", "saleMove.stay", fields)


def step_messages(table: Table, position: int) -> list[Token | Message]:
    """The steps of the indicator to this position; empty if it stays."""
    down, across = steps_to(position, table.indicator)
    return [
        say("step", name, {"steps": abs(int(number))})
        for name, number in (("down" if down > 0 else "up", down), ("right" if across > 0 else "left", across))
        if number
    ]


def sale_slot(table: Table, seat: int, artwork: int, trial: Trial | None) -> Message:
    return say("option", "saleSlot", {"artwork": artwork_of(artwork)})


def noble_pick(table: Table, seat: int, place: int, trial: Trial | None) -> Message:
    if place >= MORE:
        return revealed(table, seat)
    noble = table.display[place]
    price = bf(price_of(table, place))
    if noble == v.NO_NOBLE:
        return say("option", "noblePick.empty", {"price": price})
    fields: Fields = {"noble": noble_of(noble), "price": price, "effect": noble_message(table, seat, noble)}
    if table.seats[seat].owns_noble(noble):
        return say("option", "noblePick.twice", fields)
    return say("option", "noblePick", {**fields, "amount": bf(cost_of(table, seat, noble))})


def noble_keep(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    fields: Fields = {"noble": noble_of(table.taken)}
    if choice == v.KEEP:
        return say("option", "nobleKeep.keep", {**fields, "amount": bf(cost_of(table, seat, table.taken))})
    return say("option", "nobleKeep.discard", fields)


def solvay(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    name = "solvay.cube" if choice == v.ONE_CUBE else "solvay.exchange"
    return say("option", name, {"count": int(solvay_cubes(table, choice))})


def cube(table: Table, seat: int, cube: int, trial: Trial | None) -> Message:
    fields: Fields = {
        "cube": Token(notations.CUBE.token(cube)),
        "left": int(table.supply.count(cube)),
        "own": int(table.seats[seat].cubes.count(cube)),
    }
    return say("option", "cube", fields)


def pay(table: Table, seat: int, payment: int, trial: Trial | None) -> Message:
    if payment >= MORE:
        return say("option", "pay.helped", {"units": unit_messages(table, payment - MORE)})
    fields: Fields = {"units": unit_messages(table, payment)}
    if trial is None:
        return say("option", "pay.name", fields)
    best = try_out(table, lambda later: then(later, ScoreHouse(seat, 0)))
    points, most = (sum(each.amounts(v.POINTS_SCORED, seat, v.FROM_CONSTRUCTION)) for each in (trial.outcome, best))
    if points == most:
        return say("option", "pay", {**fields, "points": vp(points)})
    fields["lost"] = vp(most - points)
    return say("option", "pay.top", {**fields, "points": vp(points)}) if points else say("option", "pay.joker", fields)


def unit_messages(table: Table, payment: int) -> Field:
    """A payment in cubes, BF and jokers."""
    messages: list[Token | Message] = []
    for kind in range(v.KINDS_OF_UNITS):
        units = v.units_of(payment, kind)
        if units > 0:
            money = kind == v.MONEY_UNIT
            name = last_part(notations.UNIT.token(kind))
            messages.append(bf(money_in(table, payment)) if money else counted(name, units))
    return messages


def needle(table: Table, seat: int, place: int, trial: Trial | None) -> Message:
    fields: Fields = {"needle": Token(notations.NEEDLE.token(place))}
    if place not in table.needles:
        return say("option", "needle.none", fields)
    return say(
        "option", "needle", {**fields, "to": Token(notations.NEEDLE.token(table.edition.next_place(table, place)))}
    )


def house_space(table: Table, seat: int, space: int, trial: Trial | None) -> Message:
    action = table.actions[space]
    fields: Fields = {"action": action_of(action), "space": space_of(space)}
    if forbids_house(table, space) != ALLOWED:
        return say("option", "houseSpace.taken", fields)
    return say("option", "houseSpace", {**fields, "gift": gift_message(table, action)})


def activation(stop: str) -> Label:
    """One of the player's nobles, or none."""

    def label(table: Table, seat: int, noble: int, trial: Trial | None) -> Message:
        return say("option", stop) if noble == v.STOP else activated(table, seat, noble, trial)

    return label


def park_action(table: Table, seat: int, action: int, trial: Trial | None) -> Message:
    does_what = does_message(table, seat, action, table.edition.action(table, seat, action) is not None)
    return say("option", "parkAction", {"action": action_of(action), "does": does_what})


def prestige(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    if choice != v.TAKE_BONUS:
        return row_message("prestige.row", table, seat, choice, trial)
    column = waiting(table, UsePrestigeCard).column
    card = card_message(table, table.prestige_strip[column])
    return say("option", "prestige.bonus", {"card": card, "column": Token(notations.COLUMN.token(column))})


def bonus(table: Table, seat: int, bonus: int, trial: Trial | None) -> Message:
    return say("option", "bonus", {"effect": bonus_message(table, seat, bonus)})


def pay_noble(table: Table, seat: int, noble: int, trial: Trial | None) -> Message:
    fields: Fields = {"noble": noble_of(noble), "amount": bf(cost_of(table, seat, noble))}
    if trial is None:
        return say("option", "payNoble.beyond", fields)
    paid, *_ = trial.outcome.amounts(v.MONEY_MOVED, seat, v.FOR_KEEPING_NOBLE)  # others may be paid without asking
    return say("option", "payNoble", {**fields, "left": bf(table.seats[seat].money + paid)})


OPTIONS: dict[str, Label] = {
    **TURN_OPTIONS,
    "setupArt": first_artwork,
    "planIris": plan_iris,
    "neutral": neutral,
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
