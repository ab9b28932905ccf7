"""Labels for options: as much about the table as a player needs to choose."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1897 import notations
from bruxelles.games.b1897 import vocabulary as v
from bruxelles.games.b1897.actions.brussels import exchange_income, nobles_to_act, price
from bruxelles.games.b1897.actions.construction import cost_of_next
from bruxelles.games.b1897.actions.influence import effect_of
from bruxelles.games.b1897.actions.performing import forbids_action
from bruxelles.games.b1897.actions.sale import sale_price
from bruxelles.games.b1897.piles import cards_to_draw
from bruxelles.games.b1897.table import Table
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.explain import Trial, try_out
from bruxelles.kernel.steps import ALLOWED, MORE, then
from bruxelles.words.b1897.facts import Fields, last_part
from bruxelles.words.speech import Message, Token

Label = Callable[[Table, int, int, Trial | None], Message]


def option_message(table: Table, seat: int, decision: str, option: int, trial: Trial | None) -> Message:
    """What this option of this decision offers to this seat. Amounts come from a trial of the option. Beyond the next
    choice, and for an option that isn't on offer, they come from the function that the rule itself uses.
    """
    return OPTIONS[decision](table, seat, option, trial)


def bef(amount: int) -> Token:
    return Token(notations.BEF.token(int(amount)))


def vp(points: int) -> Token:
    return Token(notations.VP.token(int(points)))


def moved(trial: Trial, seat: int, reason: int) -> int:
    """The money gained for this reason; negative if it is paid."""
    return sum(trial.outcome.amounts(v.MONEY_MOVED, seat, reason))


def scored(trial: Trial, seat: int, source: int) -> int:
    return sum(trial.outcome.amounts(v.POINTS_SCORED, seat, source))


def card_of(card: int) -> Token:
    return Token(notations.CARD.token(card))


def architect_of(architect: int) -> Token:
    return Token(notations.ARCHITECT.token(architect))


def turn(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    if choice == v.NOUVEAU:
        cards = sum(table.cards[cell] != v.NO_CARD for cell in range(table.edition.cells))
        return Message("option.turn.nouveau", {"count": cards})
    if choice == v.PASS:
        return passing(seat, trial)
    place = choice - v.TO_PLACE
    fields: Fields = {"count": int(price(table, place))}
    if place == v.STOCK_EXCHANGE:
        fields["amount"] = bef(exchange_income(table, seat))
    elif place == v.CITY_HALL:
        fields["limit"] = int(nobles_to_act(table, seat))
    return Message(f"option.turn.{notations.TURN.token(choice)}", fields)


def passing(seat: int, trial: Trial | None) -> Message:
    if trial is None:
        return Message("option.turn.pass")
    first = trial.outcome.amounts(v.PASSED, seat) == [1]
    amount = bef(moved(trial, seat, v.FOR_PASS))
    return Message(f"option.turn.pass.{'first' if first else 'later'}", {"amount": amount})


def cell(table: Table, seat: int, cell: int, trial: Trial | None) -> Message:
    fields: Fields = {"cell": Token(notations.CELL.token(cell))}
    card, owner = table.cards[cell], table.owners[cell]
    if card == v.NO_CARD:
        if owner == v.NO_OWNER:
            return Message("option.cell.empty", fields)
        fields["value"] = int(table.values[cell])
        if owner == v.NEUTRAL:
            return Message("option.cell.neutral", fields)
        return Message("option.cell.owned", {**fields, "player": Token(notations.SEAT.token(owner))})
    sort, more = sort_and_fields(table, seat, card)
    if forbids_action(table, seat, card) != ALLOWED:
        more.pop("amount", None)  # because nothing is sold
        return Message(f"option.cell.{sort}.void", {**fields, **more})
    if sort == "money" and sale_price(table, seat) < table.edition.sale:
        # The amount depends on what is still to pay for the placement. (97-MONEY-04)
        return Message("option.cell.money.limited", {**fields, "card": card_of(card)})
    return Message(f"option.cell.{sort}", {**fields, **more})


def sort_and_fields(table: Table, seat: int, card: int) -> tuple[str, Fields]:
    """The sort of a card, and the fields for its label."""
    sort = last_part(notations.SORT.token(v.SORT_OF[card]))
    if sort == "noble":
        return sort, {"noble": card_of(card), "effect": effect_message(table, seat, card)}
    fields: Fields = {"card": card_of(card)}
    if sort == "house":
        fields["count"] = int(cost_of_next(table, seat))
    elif sort == "money":
        fields["amount"] = bef(sale_price(table, seat))
    return sort, fields


def effect_message(table: Table, seat: int, noble: int) -> Message:
    """What a Noble does for this player."""
    if noble == v.HANKAR:
        return draw_message(table, v.MATERIAL)
    facts = try_out(table, lambda later: then(later, effect_of(noble, seat))).facts
    fact = facts[0] if facts else None
    if fact is None or fact.kind == v.ARCHITECT_FREED:
        return Message("effect.free")
    if fact.kind == v.NOBODY_TO_FREE:
        return Message("effect.free.void")
    if fact.kind == v.MONEY_MOVED:
        return Message("effect.money", {"amount": bef(fact.numbers[0])})
    key = "effect.track" if fact.kind == v.TRACK_ADVANCED else "effect.track.void"
    return Message(key, {"track": Token(notations.TRACK.token(fact.numbers[0]))})


def draw_message(table: Table, sort: int) -> Message:
    """The number of cards drawn from a pile, of which one is kept."""
    count = int(cards_to_draw(table, sort))
    return Message(f"draw.{last_part(notations.SORT.token(sort))}", {"count": count}) if count else Message("draw.void")


def counted_architect(key: str, where: Callable[[Table, int], Bag]) -> Label:
    """An Architect, and how many of its kind there are to choose from."""

    def label(table: Table, seat: int, architect: int, trial: Trial | None) -> Message:
        count = int(where(table, seat).count(architect))
        return Message(key, {"architect": architect_of(architect), "count": count})

    return label


def side(table: Table, seat: int, side: int, trial: Trial | None) -> Message:
    fields: Fields = {"side": Token(notations.SIDE.token(side))}
    if trial is None:
        return Message("option.side.name", fields)
    paid = moved(trial, seat, v.FOR_PLACEMENT)
    return Message("option.side.left", {**fields, "amount": bef(-paid), "left": bef(table.seats[seat].money + paid)})


def sell_artwork(table: Table, seat: int, artwork: int, trial: Trial | None) -> Message:
    fields: Fields = {"artwork": card_of(artwork)}
    if trial is None:
        return Message("option.sellArtwork.name", fields)
    return Message("option.sellArtwork", {**fields, "amount": bef(moved(trial, seat, v.FOR_SALE))})


def pay_material(table: Table, seat: int, material: int, trial: Trial | None) -> Message:
    if material >= MORE:
        return Message("option.payMaterial.done")
    count = int(table.seats[seat].materials.count(material))
    return Message("option.payMaterial", {"material": card_of(material), "count": count})


def hankar_keep(table: Table, seat: int, material: int, trial: Trial | None) -> Message:
    return Message("option.hankarKeep", {"material": card_of(material)})


def noble_keep(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    taken = [noble for noble in notations.NOBLE.numbers() if table.resolving.has(noble)]
    fields: Fields = {"noble": card_of(taken[0])}
    if choice == v.KEEP:
        return Message("option.nobleKeep.keep", {**fields, "amount": bef(table.edition.noble_cost)})
    return Message("option.nobleKeep.discard", fields)


def exhibit(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    if choice == v.WITHDRAW:
        return Message("option.exhibit.withdraw")
    fields: Fields = {"artwork": card_of(choice)}
    if trial is None:
        return Message("option.exhibit.name", fields)
    return Message("option.exhibit", {**fields, "points": vp(scored(trial, seat, v.FROM_EXHIBITION))})


def hall_noble(table: Table, seat: int, noble: int, trial: Trial | None) -> Message:
    if noble == v.STOP:
        return Message("option.hallNoble.stop")
    return Message("option.hallNoble", sort_and_fields(table, seat, noble)[1])


def park_action(table: Table, seat: int, sort: int, trial: Trial | None) -> Message:
    fields: Fields = {"draw": draw_message(table, sort)} if sort < v.PILES else {}
    if sort == v.HOUSE:
        fields["count"] = int(cost_of_next(table, seat))
    elif sort == v.MONEY:
        fields["amount"] = bef(sale_price(table, seat))
    return Message(f"option.parkAction.{notations.PARK_ACTION.token(sort)}", fields)


def park_keep(table: Table, seat: int, card: int, trial: Trial | None) -> Message:
    sort, fields = sort_and_fields(table, seat, card)
    return Message(f"option.parkKeep.{sort}", fields if sort == "noble" else {"card": fields["card"]})


def send_to_prison(table: Table, seat: int, architect: int, trial: Trial | None) -> Message:
    laid = table.seats[seat].brussels
    count = sum(int(laid.count(place * v.ARCHITECTS + architect)) for place in range(v.PLACES))
    return Message("option.sendToPrison", {"architect": architect_of(architect), "count": count})


def unpaid_noble(table: Table, seat: int, noble: int, trial: Trial | None) -> Message:
    fields: Fields = {"noble": card_of(noble)}
    if trial is None:
        return Message("option.unpaidNoble.name", fields)
    lost, *_ = trial.outcome.amounts(v.POINTS_SCORED, seat, v.FROM_UNPAID_NOBLES)  # others may follow without a choice
    return Message("option.unpaidNoble", {**fields, "points": vp(-lost)})


def perform(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    sort, fields = sort_and_fields(table, seat, table.card_taken)
    if notations.PERFORM.token(choice) == "yes":
        return Message(f"option.perform.yes.{sort}", fields)
    return Message("option.perform.no", {"card": card_of(table.card_taken)})


OPTIONS: dict[str, Label] = {
    "turn": turn,
    "cell": cell,
    "architect": counted_architect("option.architect", lambda table, seat: table.seats[seat].hand),
    "side": side,
    "layArchitect": counted_architect("option.layArchitect", lambda table, seat: table.seats[seat].hand),
    "sellArtwork": sell_artwork,
    "payMaterial": pay_material,
    "hankarKeep": hankar_keep,
    "freeArchitect": counted_architect("option.freeArchitect", lambda table, seat: table.seats[seat].prison),
    "nobleKeep": noble_keep,
    "exhibit": exhibit,
    "hallNoble": hall_noble,
    "parkAction": park_action,
    "parkKeep": park_keep,
    "sendToPrison": send_to_prison,
    "unpaidNoble": unpaid_noble,
    "perform": perform,
}
