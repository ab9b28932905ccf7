"""Parts of the sentences of options and the log: amounts, effects, actions, cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from bruxelles.games.b1893 import notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.construction import cost_of_next, has_built_all
from bruxelles.games.b1893.actions.free import points_each
from bruxelles.games.b1893.actions.materials import materials_to_take
from bruxelles.games.b1893.actions.nobles import solvay_cubes
from bruxelles.games.b1893.belle import vocabulary as b
from bruxelles.games.b1893.income import take_bonus
from bruxelles.games.b1893.planning import active_area
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.explain import Outcome, try_out
from bruxelles.words.b1893.keys import GAME, say
from bruxelles.words.catalogue import ENGLISH, catalogue
from bruxelles.words.speech import Field, Message, Token

Fields = dict[str, Field]


def bf(amount: int) -> Token:
    return Token(notations.BF.token(int(amount)))


def vp(points: int) -> Token:
    return Token(notations.VP.token(int(points)))


def seat_of(seat: int) -> Token:
    return Token(notations.SEAT.token(int(seat)))


def noble_of(noble: int) -> Token:
    return Token(notations.NOBLE.token(int(noble)))


def artwork_of(artwork: int) -> Token:
    return Token(notations.ARTWORK.token(int(artwork)))


def space_of(space: int) -> Token:
    return Token(notations.SPACE.token(int(space)))


def action_of(action: int) -> Token:
    return Token(notations.ACTION.token(int(action)))


def track_of(track: int) -> Token:
    return Token(notations.TRACK.token(int(track)))


def last_part(token: str) -> str:
    return token.rpartition(":")[2]


def text_of(token: str) -> Message:
    """The text of a card, a tile or a board: what it does and, if that is limited, when."""
    key = token.replace(":", f".{GAME}.")
    does, when = Message(f"{key}.does"), f"{key}.when"
    return (
        say("phrase", "entry", {"when": Message(when), "does": does}) if when in catalogue(ENGLISH).messages else does
    )


def counted(thing: str, count: int) -> Message:
    """A number of cubes of one kind, or of units of money."""
    return say("count", thing, {"count": int(count)})


def cube_messages(cubes: Iterable[int]) -> list[Token | Message]:
    """Cubes by kind, in the order of the box."""
    taken = list(cubes)
    return [counted(last_part(notations.CUBE.token(kind)), taken.count(kind)) for kind in sorted(set(taken))]


def active_area_fields(iris: int) -> Fields:
    """The rows and columns that are active with the Try Square on this iris. (93-PLAN-05)"""
    area = active_area(iris)
    spaces = [space for space in range(v.SPACES) if area >> space & 1]
    return {
        "iris": Token(notations.IRIS.token(iris)),
        "top": spaces[0] // v.COLUMNS + 1,
        "bottom": spaces[-1] // v.COLUMNS + 1,
        "left": spaces[0] % v.COLUMNS + 1,
        "right": spaces[-1] % v.COLUMNS + 1,
        "count": len(spaces),
    }


def either(things: Sequence[Token]) -> Token | Message:
    """One of these."""
    *others, last = things
    if not others:
        return last
    said: Token | Message = others[0]
    for other in others[1:]:
        said = say("phrase", "more", {"first": said, "second": other})
    return say("phrase", "either", {"first": said, "second": last})


def bonuses_field(bonuses: Sequence[Token], both: bool) -> Field:
    """The bonuses of a Prestige card: one, two, or a choice. (93-PREST-03..05)"""
    return bonuses if both else either(bonuses)


def bonuses_of(face: notations.Face) -> list[Token]:
    return [Token(notations.BONUS.token(bonus)) for bonus in face.bonuses]


def printed_message(bonuses: Sequence[Token], both: bool, manneken: int, symbols: int) -> Message:
    """A Prestige card by what is printed on it; symbols that it doesn't have are not mentioned."""
    key, fields = "card", Fields(bonuses=bonuses_field(bonuses, both))
    if manneken:
        key, fields["manneken"] = f"{key}.manneken", manneken
    if symbols:
        key, fields["count"] = f"{key}.symbols", symbols
    return say("phrase", key, fields)


def face_message(number: int) -> Message:
    """A Prestige card by the number of its face."""
    face = notations.read_face(number)
    return printed_message(bonuses_of(face), face.both, face.manneken, face.symbols)


def card_message(table: Table, card: int) -> Message:
    return face_message(int(table.edition.faces[card]))


def one_after_another(things: Sequence[Token | Message]) -> Token | Message:
    """A list of things that have commas in them."""
    said, *others = things
    for other in others:
        said = say("phrase", "next", {"first": said, "second": other})
    return said


def does_message(table: Table, who: int, action: int, possible: bool) -> Message:
    """What an action of the Art Nouveau board does for this player, or why it does nothing."""
    name = last_part(notations.ACTION.token(action))
    fields: Fields = {}
    if action == v.MATERIALS and possible:
        fields["count"] = int(materials_to_take(table))
    elif action == v.CONSTRUCTION:
        if has_built_all(table, who):
            return say("does", f"{name}.done")
        fields["count"] = int(cost_of_next(table, who))
    return say("does", name if possible else f"{name}.void", fields)


def visit_message(table: Table, owner: int, action: int) -> Message:
    """What the owner of a house would gain now from a visit there."""
    outcome = try_out(table, lambda later: table.edition.free_action(later, owner, action))
    fields: Fields = {"player": seat_of(owner)}
    if is_void(outcome):
        return say("visit", "void", fields)
    if points := outcome.amounts(v.POINTS_SCORED, owner):
        fields["points"] = vp(sum(points))
    return say("visit", last_part(notations.ACTION.token(action)), fields)


def is_void(outcome: Outcome) -> bool:
    return not outcome.facts and outcome.following is None


def gift_message(table: Table, action: int) -> Message:
    """What every visit brings the owner of a house on a space with this action."""
    each = action in (v.SALES, v.CONSTRUCTION)
    fields: Fields = {"points": vp(points_each(table, action))} if each else {}
    return say("gift", last_part(notations.ACTION.token(action)), fields)


def bonus_message(table: Table, who: int, bonus: int) -> Message:
    """What a bonus of a Prestige card does."""
    outcome = try_out(table, lambda later: take_bonus(later, who, bonus))
    return free_message(outcome) if bonus == v.FREE_MEEPLE else track_message(table, who, outcome)


def track_message(table: Table, who: int, outcome: Outcome) -> Message:
    track = outcome.facts[0].numbers[0]
    fields: Fields = {"track": track_of(track)}
    if outcome.facts[0].kind == v.ADVANCE_LOST:
        return say("effect", "track.void", fields)
    later = cast(Table, outcome.state)
    levels: Fields = {"before": int(table.level(who, track)), "after": int(later.level(who, track))}
    return say("effect", "track", {**fields, **levels})


def free_message(outcome: Outcome) -> Message:
    return say("effect", "meeple" if outcome.facts[0].kind == v.MEEPLE_FREED else "meeple.void")


EFFECTS = {v.EMPAIN: "jokers", v.SOLVAY: "solvay", b.NAGELMACKERS: "traveler", b.PRIVAT_LIVEMONT: "white"}


def noble_message(table: Table, who: int, noble: int) -> Message:
    """What a noble does for this player."""
    outcome = try_out(table, lambda later: table.edition.noble_acts(later, who, noble))
    if noble in EFFECTS:
        return supply_message(table, who, EFFECTS[noble], outcome)
    if noble == v.VANDERVELDE:
        return free_message(outcome)
    fact = outcome.facts[0]
    if fact.kind == v.MONEY_MOVED:
        return say("effect", "money", {"amount": bf(fact.numbers[0])})
    if fact.kind == v.POINTS_SCORED:
        return say("effect", "points", {"points": vp(fact.numbers[0])})
    return track_message(table, who, outcome)


def supply_message(table: Table, who: int, name: str, outcome: Outcome) -> Message:
    """Things from a supply, which may be empty."""
    if is_void(outcome):
        return say("effect", f"{name}.void")
    if name == "jokers":
        return say("effect", name, {"count": len(outcome.amounts(v.CUBE_TAKEN, who))})
    if name == "solvay":
        one, exchange = (int(solvay_cubes(table, way)) for way in (v.ONE_CUBE, v.EXCHANGE))
        return say("effect", name, {"count": one, "more": exchange})
    return say("effect", name)
