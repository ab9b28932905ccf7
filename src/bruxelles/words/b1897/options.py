"""What an option says in a list: as much of the table as a player needs to choose."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1897 import contents
from bruxelles.games.b1897 import vocabulary as v
from bruxelles.games.b1897.actions.performing import forbids_action
from bruxelles.games.b1897.table import Table
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.steps import ALLOWED, MORE, adjusted
from bruxelles.words.b1897.facts import Fields, last_part
from bruxelles.words.speech import Message, Token


def option_message(table: Table, seat: int, decision: str, option: int) -> Message:
    """What this option of this decision offers to this seat, whether it is on offer or not."""
    return OPTIONS[decision](table, seat, option)


def bef(amount: int) -> Token:
    return Token(contents.BEF.token(int(amount)))


def vp(points: int) -> Token:
    return Token(contents.VP.token(int(points)))


def gain(table: Table, seat: int, amount: int) -> Token:
    """What a gain brings in this game."""
    return bef(adjusted(table, seat, v.MONEY_GAINED, amount))


def card_of(card: int) -> Token:
    return Token(contents.CARD.token(card))


def architect_of(table: Table, architect: int) -> Token:
    """An Architect, called by the sides it has in this box."""
    return Token(f"architect:{table.edition.low[architect]}/{table.edition.high[architect]}")


def cost_of_house(table: Table, seat: int) -> int:
    return int(table.seats[seat].houses.total) + 1


def turn(table: Table, seat: int, choice: int) -> Message:
    if choice == v.NOUVEAU:
        cards = sum(table.cards[cell] != v.NO_CARD for cell in range(table.edition.cells))
        return Message("option.turn.nouveau", {"count": cards})
    if choice == v.PASS:
        first = table.passes == 0
        amount = table.edition.first_pass if first else table.edition.later_pass
        return Message(f"option.turn.pass.{'first' if first else 'later'}", {"amount": gain(table, seat, amount)})
    place = choice - v.TO_PLACE
    fields: Fields = {"count": int(table.uses[place]) + 1}
    if place == v.STOCK_EXCHANGE:
        fields["amount"] = gain(table, seat, table.edition.exchange)
    elif place == v.CITY_HALL:
        fields["limit"] = int(min(table.value_of(seat, v.NOBILITY), table.seats[seat].ready.total))
    return Message(f"option.turn.{contents.TURN.token(choice)}", fields)


def cell(table: Table, seat: int, cell: int) -> Message:
    fields: Fields = {"cell": Token(contents.CELL.token(cell))}
    card, owner = table.cards[cell], table.owners[cell]
    if card == v.NO_CARD:
        if owner == v.NO_OWNER:
            return Message("option.cell.empty", fields)
        fields["value"] = int(table.values[cell])
        if owner == v.NEUTRAL:
            return Message("option.cell.neutral", fields)
        return Message("option.cell.owned", {**fields, "player": Token(contents.SEAT.token(owner))})
    kind, more = card_said(table, seat, card)
    if forbids_action(table, seat, card) == ALLOWED:
        return Message(f"option.cell.{kind}", {**fields, **more})
    more.pop("amount", None)  # nothing is sold
    return Message(f"option.cell.{kind}.void", {**fields, **more})


def card_said(table: Table, seat: int, card: int) -> tuple[str, Fields]:
    """The sort of a card, or a Noble's name; and what to say of it."""
    sort = last_part(contents.SORT.token(v.SORT_OF[card]))
    if sort == "noble":
        brings = gain(table, seat, table.edition.brugmann)
        return last_part(card_of(card)), {"amount": brings} if card == v.BRUGMANN else {}
    fields: Fields = {"card": card_of(card)}
    if sort == "house":
        fields["count"] = cost_of_house(table, seat)
    elif sort == "money":
        fields["amount"] = gain(table, seat, table.edition.sale)
    return sort, fields


def counted_architect(key: str, where: Callable[[Table, int], Bag]) -> Callable[[Table, int, int], Message]:
    """An Architect, and how many of the kind there are to choose from."""

    def said(table: Table, seat: int, architect: int) -> Message:
        count = int(where(table, seat).count(architect))
        return Message(key, {"architect": architect_of(table, architect), "count": count})

    return said


def side(table: Table, seat: int, side: int) -> Message:
    fields: Fields = {"side": Token(contents.SIDE.token(side)), "amount": bef(side)}
    left = int(table.seats[seat].money) - side
    return Message("option.side", fields) if left < 0 else Message("option.side.left", {**fields, "left": bef(left)})


def sell_artwork(table: Table, seat: int, artwork: int) -> Message:
    fields: Fields = {"artwork": card_of(artwork), "amount": gain(table, seat, table.edition.sale)}
    return Message("option.sellArtwork", fields)


def pay_material(table: Table, seat: int, material: int) -> Message:
    if material >= MORE:
        return Message("option.payMaterial.done")
    count = int(table.seats[seat].materials.count(material))
    return Message("option.payMaterial", {"material": card_of(material), "count": count})


def hankar_keep(table: Table, seat: int, material: int) -> Message:
    return Message("option.hankarKeep", {"material": card_of(material)})


def noble_keep(table: Table, seat: int, choice: int) -> Message:
    taken = [noble for noble in contents.NOBLE.numbers() if table.resolving.has(noble)]
    fields: Fields = {"noble": card_of(taken[0])}
    if choice == v.KEEP:
        return Message("option.nobleKeep.keep", {**fields, "amount": bef(table.edition.noble_cost)})
    return Message("option.nobleKeep.discard", fields)


def exhibit(table: Table, seat: int, choice: int) -> Message:
    if choice == v.WITHDRAW:
        return Message("option.exhibit.withdraw")
    return Message("option.exhibit", {"artwork": card_of(choice), "points": vp(table.edition.exhibit_points)})


def hall_noble(table: Table, seat: int, noble: int) -> Message:
    if noble == v.STOP:
        return Message("option.hallNoble.stop")
    name, fields = card_said(table, seat, noble)
    void = noble == v.VANDERVELDE and table.seats[seat].prison.total == 0
    return Message(f"option.hallNoble.{name}{'.void' if void else ''}", fields)


def park_action(table: Table, seat: int, sort: int) -> Message:
    fields: Fields = {}
    if sort == v.HOUSE:
        fields["count"] = cost_of_house(table, seat)
    elif sort == v.MONEY:
        fields["amount"] = gain(table, seat, table.edition.sale)
    return Message(f"option.parkAction.{contents.PARK_ACTION.token(sort)}", fields)


def park_keep(table: Table, seat: int, card: int) -> Message:
    kind, fields = card_said(table, seat, card)
    if "card" in fields:
        return Message(f"option.parkKeep.{kind}", {"card": fields["card"]})
    return Message(f"option.parkKeep.{kind}", fields)


def send_to_prison(table: Table, seat: int, architect: int) -> Message:
    laid = table.seats[seat].brussels
    count = sum(int(laid.count(place * v.ARCHITECTS + architect)) for place in range(v.PLACES))
    return Message("option.sendToPrison", {"architect": architect_of(table, architect), "count": count})


def unpaid_noble(table: Table, seat: int, noble: int) -> Message:
    return Message("option.unpaidNoble", {"noble": card_of(noble), "points": vp(table.edition.unpaid_points)})


def perform(table: Table, seat: int, choice: int) -> Message:
    kind, fields = card_said(table, seat, table.deed)
    if contents.PERFORM.token(choice) == "yes":
        return Message(f"option.perform.yes.{kind}", fields)
    return Message("option.perform.no", {"card": card_of(table.deed)})


OPTIONS: dict[str, Callable[[Table, int, int], Message]] = {
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
