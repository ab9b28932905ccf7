"""What a player does, deed by deed: verb phrases that the log joins into a sentence."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.words.b1893.facts import fact_message
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.phrases import Fields, bf, counted, cubes_said, last_part, noble_of, vp
from bruxelles.words.b1893.reading import Reader
from bruxelles.words.speech import Field, Message, Token

Deeds = list[Token | Message]
OPENS = ("money_moved.bid", "meeples_sent")  # a turn begins, perhaps the next one of the same player


def deeds(reader: Reader) -> Deeds:
    """All that the player of the next fact does until the turn ends or somebody else acts."""
    seat, done = reader.seat, Deeds()
    while reader.sees(seat, *DEEDS) and not (done and reader.label in OPENS):
        done += DEEDS[reader.label](reader, seat)
    return done


def fields_of(reader: Reader) -> Fields:
    """The fields of the next fact, without the player, who is the subject of all."""
    return {name: field for name, field in fact_message(reader.take()).fields.items() if name != "player"}


def plainly(name: str) -> Callable[[Reader, int], Deeds]:
    """One fact, one deed."""
    return lambda reader, seat: [say("deed", name, fields_of(reader))]


def bids(reader: Reader, seat: int) -> Deeds:
    reader.take()
    return [say("deed", "bids", fields_of(reader))] if reader.sees(seat, "meeple_placed") else []


def chooses(reader: Reader, seat: int) -> Deeds:
    """At the Park an action may be chosen that can't be carried out. (93-BXL-16)"""
    fields = fields_of(reader)
    void = reader.sees(seat, "action_void")
    if void:
        reader.take()
    return [say("deed", "chooses.void" if void else "chooses", fields)]


def sells(reader: Reader, seat: int) -> Deeds:
    """Where the indicator goes shows in the price, if the sale follows at once."""
    moved = fields_of(reader) if reader.label == "indicator_moved" else None
    returned = fields_of(reader) if reader.sees(seat, "artwork_returned") else None
    if not reader.sees(seat, "artwork_sold"):
        return [say("deed", "indicator", moved)] if moved else []
    fields = fields_of(reader)
    while reader.sees(seat, "money_moved.sale", "points_scored.sales"):
        fields |= income(reader)
    if returned:
        return [say("deed", "sells.room", {**fields, "returned": returned["artwork"]})]
    return [say("deed", "sells", fields)]


def income(reader: Reader) -> Fields:
    """Money or points, nothing included."""
    money = reader.label.startswith("money_moved")
    number = reader.take().numbers[0]
    return {"amount": bf(number)} if money else {"points": vp(number)}


def takes_noble(reader: Reader, seat: int) -> Deeds:
    price = bf(-reader.take().numbers[0])
    noble = noble_of(reader.take().numbers[0])
    effect = effect_said(reader, seat)
    fields: Fields = {"noble": noble, "price": price}
    done: Deeds = [
        say("deed", "takes_noble", fields)
        if effect is None
        else say("deed", "takes_noble.effect", {**fields, "effect": effect})
    ]
    return done + fate_of_noble(reader, seat)


def fate_of_noble(reader: Reader, seat: int) -> Deeds:
    """The noble just taken is kept or discarded, if that is told yet."""
    for label in ("noble_kept", "noble_left"):
        if reader.sees(seat, label):
            reader.take()
            return [say("deed", f"{label}.him")]
    return []


def activates(reader: Reader, seat: int) -> Deeds:
    """Noble after noble, each with what he did."""
    nobles: Deeds = []
    while reader.sees(seat, "noble_activated"):
        noble = noble_of(reader.take().numbers[0])
        effect = effect_said(reader, seat)
        nobles.append(noble if effect is None else say("phrase", "noble", {"noble": noble, "effect": effect}))
    return [say("deed", "activates", {"nobles": nobles})]


def effect_said(reader: Reader, seat: int) -> Field | None:
    """What a noble brought, in a few words; nothing if it isn't told yet, or he had nothing to give."""
    if reader.sees(seat, "money_moved.noble"):
        return bf(reader.take().numbers[0])
    if reader.sees(seat, "points_scored.nobles"):
        return vp(reader.take().numbers[0])
    returned = reader.run_of(seat, "cube_returned")
    taken = cubes_said(fact.numbers[0] for fact in reader.run_of(seat, "cube_taken"))
    if returned:
        given = cubes_said(fact.numbers[0] for fact in returned)
        return say("phrase", "exchange" if taken else "returned", {"given": given, "taken": taken})
    if taken:
        return taken
    return say("phrase", reader.label, fields_of(reader)) if reader.sees(seat, *BONUS_EFFECTS) else None


def takes_cubes(reader: Reader, seat: int) -> Deeds:
    cubes = cubes_said(fact.numbers[0] for fact in reader.run_of(seat, "cube_taken"))
    return [say("deed", "cubes", {"cubes": cubes})]


def returns_cubes(reader: Reader, seat: int) -> Deeds:
    given = cubes_said(fact.numbers[0] for fact in reader.run_of(seat, "cube_returned"))
    taken = cubes_said(fact.numbers[0] for fact in reader.run_of(seat, "cube_taken"))
    return [say("deed", "exchanges" if taken else "returns", {"given": given, "taken": taken})]


def builds(reader: Reader, seat: int) -> Deeds:
    """Payment, points, needle and building are one construction, as far as they are told. (93-CONS-01, 93-BE-PAV-01)"""
    units = units_paid(reader, seat)
    points = [fact.numbers[0] for fact in reader.run_of(seat, "points_scored.construction")]
    scores: Deeds = [say("deed", "scores", {"points": vp(sum(points))})] if points else []
    needle = DEEDS["needle_moved"](reader, seat) if reader.sees(seat, "needle_moved") else []
    built = {"house_built": "builds", "pavilion_built": "builds_pavilion"}
    if not reader.sees(seat, *built):
        return [say("deed", "pays", {"units": units}), *scores, *needle]
    return [say("deed", built[reader.label], {"units": units, **fields_of(reader)}), *scores, *needle]


def units_paid(reader: Reader, seat: int) -> Deeds:
    units: Deeds = []
    while reader.sees(seat, "units_paid"):
        kind, count, _ = reader.take().numbers
        spent = reader.run_of(seat, "cube_returned", "money_moved.construction")
        money = kind == v.MONEY_UNIT and spent
        units.append(bf(-spent[0].numbers[0]) if money else counted(last_part(contents.UNIT.token(kind)), count))
    return units


def gains_bonuses(reader: Reader, seat: int) -> Deeds:
    """The effect says which bonus it was: steps on the tracks first, where each disc arrives; then the meeples."""
    squares: dict[str, Message] = {}
    others: dict[str, int] = {}
    done = Deeds()
    while reader.sees(seat, "bonus_gained"):
        reader.take()
        if reader.sees(seat, "track_advanced"):
            fields = fields_of(reader)
            squares[str(fields["track"])] = say("phrase", "square", fields)
        elif reader.sees(seat, "advance_lost"):
            done.append(say("deed", "advance_lost", fields_of(reader)))
        elif reader.sees(seat, "meeple_freed", "nobody_to_free"):
            others[reader.label] = others.get(reader.label, 0) + 1
            reader.take()
    if squares:
        done.insert(0, say("deed", "advances", {"tracks": list(squares.values())}))
    return done + [say("deed", label, {"count": times}) for label, times in others.items()]


def slides(reader: Reader, seat: int) -> Deeds:
    """Each row with the symbols that it gets."""
    rows: Deeds = []
    while reader.sees(seat, "card_slid"):
        rows.append(say("phrase", "slid", fields_of(reader)))
    return [say("deed", "slides", {"rows": rows, "count": len(rows)})]


def card_money(reader: Reader, seat: int) -> Deeds:
    """Most cards bring money, one costs some."""
    paid = reader.facts[reader.here].numbers[0] < 0
    return [say("deed", "card_paid" if paid else "gains", fields_of(reader))]


def takes_revealed(reader: Reader, seat: int) -> Deeds:
    noble = noble_of(reader.take().numbers[0])
    effect = effect_said(reader, seat)
    done: Deeds = [
        say("deed", "takes_revealed", {"noble": noble})
        if effect is None
        else say("deed", "takes_revealed.effect", {"noble": noble, "effect": effect})
    ]
    return done + fate_of_noble(reader, seat)


def board_helps(reader: Reader, seat: int) -> Deeds:
    """What an Architect board brings beside the action."""
    fields = fields_of(reader)
    gains = cubes_said(fact.numbers[0] for fact in reader.run_of(seat, "cube_taken"))
    if reader.sees(seat, "money_moved.board"):
        gains.append(bf(reader.take().numbers[0]))
    if reader.sees(seat, "points_scored.sales"):
        gains.append(vp(reader.take().numbers[0]))
    return [say("deed", "board_helped", {**fields, "gains": gains})]


BONUS_EFFECTS = ("track_advanced", "advance_lost", "meeple_freed", "nobody_to_free")
DEEDS: dict[str, Callable[[Reader, int], Deeds]] = {
    "money_moved.bid": bids,
    "meeples_sent": plainly("sends"),
    "neutral_placed": plainly("neutral"),
    "money_moved.stock": plainly("gains"),
    "park_action_named": chooses,
    "action_void": plainly("void"),
    "artwork_taken": plainly("takes"),
    "indicator_moved": sells,
    "artwork_returned": sells,
    "artwork_sold": sells,
    "money_moved.taking-noble": takes_noble,
    "noble_kept": plainly("noble_kept"),
    "noble_left": plainly("noble_left"),
    "noble_activated": activates,
    "cube_taken": takes_cubes,
    "cube_returned": returns_cubes,
    "units_paid": builds,
    "needle_moved": plainly("needle"),
    "house_built": plainly("places"),
    "points_scored.free-actions": plainly("scores"),
    "bonus_gained": gains_bonuses,
    "card_slid": slides,
    "travelers_sent": plainly("travelers_sent"),
    "traveler_taken": plainly("traveler_taken"),
    "colour_declared": plainly("colour_declared"),
    "pavilion_built": plainly("pavilion_built"),
    "tile_claimed": plainly("tile_claimed"),
    "card_used": plainly("card_used"),
    "money_moved.card": card_money,
    "points_scored.cards": plainly("scores"),
    "noble_turned_up": plainly("noble_turned_up"),
    "revealed_taken": takes_revealed,
    "board_helped": board_helps,
}
