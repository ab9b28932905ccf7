"""What an option says in a list: as much of the table as a player needs to choose."""

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
from bruxelles.kernel.explain import Doing, happening
from bruxelles.kernel.steps import ALLOWED, MORE, then
from bruxelles.words.b1897.facts import Fields, last_part
from bruxelles.words.speech import Message, Token

Label = Callable[[Table, int, int, Doing | None], Message]


def option_message(table: Table, seat: int, decision: str, option: int, does: Doing | None) -> Message:
    """What this option of this decision offers to this seat. Amounts are read from what it does, and beyond the
    next choice from the rule that will be asked; what isn't on offer is named without a promise.
    """
    return OPTIONS[decision](table, seat, option, does)


def bef(amount: int) -> Token:
    return Token(notations.BEF.token(int(amount)))


def vp(points: int) -> Token:
    return Token(notations.VP.token(int(points)))


def moved(does: Doing, seat: int, reason: int) -> int:
    """The money that comes in for this reason; less than nothing if it goes out."""
    return sum(does.outcome.told(v.MONEY_MOVED, seat, reason))


def scored(does: Doing, seat: int, source: int) -> int:
    return sum(does.outcome.told(v.POINTS_SCORED, seat, source))


def card_of(card: int) -> Token:
    return Token(notations.CARD.token(card))


def architect_of(architect: int) -> Token:
    return Token(notations.ARCHITECT.token(architect))


def turn(table: Table, seat: int, choice: int, does: Doing | None) -> Message:
    if choice == v.NOUVEAU:
        cards = sum(table.cards[cell] != v.NO_CARD for cell in range(table.edition.cells))
        return Message("option.turn.nouveau", {"count": cards})
    if choice == v.PASS:
        return passing(seat, does)
    place = choice - v.TO_PLACE
    fields: Fields = {"count": int(price(table, place))}
    if place == v.STOCK_EXCHANGE:
        fields["amount"] = bef(exchange_income(table, seat))
    elif place == v.CITY_HALL:
        fields["limit"] = int(nobles_to_act(table, seat))
    return Message(f"option.turn.{notations.TURN.token(choice)}", fields)


def passing(seat: int, does: Doing | None) -> Message:
    if does is None:
        return Message("option.turn.pass")
    first = does.outcome.told(v.PASSED, seat) == [1]
    amount = bef(moved(does, seat, v.FOR_PASS))
    return Message(f"option.turn.pass.{'first' if first else 'later'}", {"amount": amount})


def cell(table: Table, seat: int, cell: int, does: Doing | None) -> Message:
    fields: Fields = {"cell": Token(notations.CELL.token(cell))}
    card, owner = table.cards[cell], table.owners[cell]
    if card == v.NO_CARD:
        if owner == v.NO_OWNER:
            return Message("option.cell.empty", fields)
        fields["value"] = int(table.values[cell])
        if owner == v.NEUTRAL:
            return Message("option.cell.neutral", fields)
        return Message("option.cell.owned", {**fields, "player": Token(notations.SEAT.token(owner))})
    sort, more = card_said(table, seat, card)
    if forbids_action(table, seat, card) != ALLOWED:
        more.pop("amount", None)  # nothing is sold
        return Message(f"option.cell.{sort}.void", {**fields, **more})
    if sort == "money" and sale_price(table, seat) < table.edition.sale:
        # How much there will be depends on what is still paid for the placement. (97-MONEY-04)
        return Message("option.cell.money.limited", {**fields, "card": card_of(card)})
    return Message(f"option.cell.{sort}", {**fields, **more})


def card_said(table: Table, seat: int, card: int) -> tuple[str, Fields]:
    """The sort of a card, and what to say of it."""
    sort = last_part(notations.SORT.token(v.SORT_OF[card]))
    if sort == "noble":
        return sort, {"noble": card_of(card), "effect": effect_said(table, seat, card)}
    fields: Fields = {"card": card_of(card)}
    if sort == "house":
        fields["count"] = int(cost_of_next(table, seat))
    elif sort == "money":
        fields["amount"] = bef(sale_price(table, seat))
    return sort, fields


def effect_said(table: Table, seat: int, noble: int) -> Message:
    """What a Noble does for this player."""
    if noble == v.HANKAR:
        return draw_said(table, v.MATERIAL)
    facts = happening(table, lambda later: then(later, effect_of(noble, seat))).facts
    told = facts[0] if facts else None
    if told is None or told.fact == v.ARCHITECT_FREED:
        return Message("effect.free")
    if told.fact == v.NOBODY_TO_FREE:
        return Message("effect.free.void")
    if told.fact == v.MONEY_MOVED:
        return Message("effect.money", {"amount": bef(told.numbers[0])})
    key = "effect.track" if told.fact == v.TRACK_ADVANCED else "effect.track.void"
    return Message(key, {"track": Token(notations.TRACK.token(told.numbers[0]))})


def draw_said(table: Table, sort: int) -> Message:
    """So many cards of a pile, of which one is kept."""
    count = int(cards_to_draw(table, sort))
    return Message(f"draw.{last_part(notations.SORT.token(sort))}", {"count": count}) if count else Message("draw.void")


def counted_architect(key: str, where: Callable[[Table, int], Bag]) -> Label:
    """An Architect, and how many of the kind there are to choose from."""

    def said(table: Table, seat: int, architect: int, does: Doing | None) -> Message:
        count = int(where(table, seat).count(architect))
        return Message(key, {"architect": architect_of(architect), "count": count})

    return said


def side(table: Table, seat: int, side: int, does: Doing | None) -> Message:
    fields: Fields = {"side": Token(notations.SIDE.token(side))}
    if does is None:
        return Message("option.side.name", fields)
    return Message("option.side.left", {**fields, "amount": bef(side), "left": bef(table.seats[seat].money - side)})


def sell_artwork(table: Table, seat: int, artwork: int, does: Doing | None) -> Message:
    fields: Fields = {"artwork": card_of(artwork)}
    if does is None:
        return Message("option.sellArtwork.name", fields)
    return Message("option.sellArtwork", {**fields, "amount": bef(moved(does, seat, v.FOR_SALE))})


def pay_material(table: Table, seat: int, material: int, does: Doing | None) -> Message:
    if material >= MORE:
        return Message("option.payMaterial.done")
    count = int(table.seats[seat].materials.count(material))
    return Message("option.payMaterial", {"material": card_of(material), "count": count})


def hankar_keep(table: Table, seat: int, material: int, does: Doing | None) -> Message:
    return Message("option.hankarKeep", {"material": card_of(material)})


def noble_keep(table: Table, seat: int, choice: int, does: Doing | None) -> Message:
    taken = [noble for noble in notations.NOBLE.numbers() if table.resolving.has(noble)]
    fields: Fields = {"noble": card_of(taken[0])}
    if choice == v.KEEP:
        return Message("option.nobleKeep.keep", {**fields, "amount": bef(table.edition.noble_cost)})
    return Message("option.nobleKeep.discard", fields)


def exhibit(table: Table, seat: int, choice: int, does: Doing | None) -> Message:
    if choice == v.WITHDRAW:
        return Message("option.exhibit.withdraw")
    fields: Fields = {"artwork": card_of(choice)}
    if does is None:
        return Message("option.exhibit.name", fields)
    return Message("option.exhibit", {**fields, "points": vp(scored(does, seat, v.FROM_EXHIBITION))})


def hall_noble(table: Table, seat: int, noble: int, does: Doing | None) -> Message:
    if noble == v.STOP:
        return Message("option.hallNoble.stop")
    return Message("option.hallNoble", card_said(table, seat, noble)[1])


def park_action(table: Table, seat: int, sort: int, does: Doing | None) -> Message:
    fields: Fields = {"draw": draw_said(table, sort)} if sort < v.PILES else {}
    if sort == v.HOUSE:
        fields["count"] = int(cost_of_next(table, seat))
    elif sort == v.MONEY:
        fields["amount"] = bef(sale_price(table, seat))
    return Message(f"option.parkAction.{notations.PARK_ACTION.token(sort)}", fields)


def park_keep(table: Table, seat: int, card: int, does: Doing | None) -> Message:
    sort, fields = card_said(table, seat, card)
    return Message(f"option.parkKeep.{sort}", fields if sort == "noble" else {"card": fields["card"]})


def send_to_prison(table: Table, seat: int, architect: int, does: Doing | None) -> Message:
    laid = table.seats[seat].brussels
    count = sum(int(laid.count(place * v.ARCHITECTS + architect)) for place in range(v.PLACES))
    return Message("option.sendToPrison", {"architect": architect_of(architect), "count": count})


def unpaid_noble(table: Table, seat: int, noble: int, does: Doing | None) -> Message:
    fields: Fields = {"noble": card_of(noble)}
    if does is None:
        return Message("option.unpaidNoble.name", fields)
    return Message("option.unpaidNoble", {**fields, "points": vp(-scored(does, seat, v.FROM_UNPAID_NOBLES))})


def perform(table: Table, seat: int, choice: int, does: Doing | None) -> Message:
    sort, fields = card_said(table, seat, table.deed)
    if notations.PERFORM.token(choice) == "yes":
        return Message(f"option.perform.yes.{sort}", fields)
    return Message("option.perform.no", {"card": card_of(table.deed)})


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
