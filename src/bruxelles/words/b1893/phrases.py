"""Parts of sentences that options and the log are made of: amounts, effects, actions, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.construction import cost_of_next
from bruxelles.games.b1893.belle import vocabulary as b
from bruxelles.games.b1893.income import refined_left
from bruxelles.games.b1893.planning import active_area
from bruxelles.games.b1893.table import Table
from bruxelles.words.b1893.keys import say
from bruxelles.words.speech import Field, Message, Token

Fields = dict[str, Field]


def bf(amount: int) -> Token:
    return Token(contents.BF.token(int(amount)))


def vp(points: int) -> Token:
    return Token(contents.VP.token(int(points)))


def seat_of(seat: int) -> Token:
    return Token(contents.SEAT.token(int(seat)))


def noble_of(noble: int) -> Token:
    return Token(contents.NOBLE.token(int(noble)))


def artwork_of(artwork: int) -> Token:
    return Token(contents.ARTWORK.token(int(artwork)))


def space_of(space: int) -> Token:
    return Token(contents.SPACE.token(int(space)))


def action_of(action: int) -> Token:
    return Token(contents.ACTION.token(int(action)))


def track_of(track: int) -> Token:
    return Token(contents.TRACK.token(int(track)))


def last_part(token: str) -> str:
    return token.rpartition(":")[2]


def text_of(what: str, number: int) -> Message:
    """What a card, a tile or a board says of itself."""
    return say(what, str(int(number)))


def counted(thing: str, count: int) -> Message:
    """So many cubes of a kind, or units of money."""
    return say("count", thing, {"count": int(count)})


def cubes_said(cubes: Iterable[int]) -> list[Token | Message]:
    """Cubes by kind, in the order of the box."""
    taken = list(cubes)
    return [counted(last_part(contents.CUBE.token(kind)), taken.count(kind)) for kind in sorted(set(taken))]


def active_area_fields(iris: int) -> Fields:
    """The rows and columns that the Try Square on this iris makes active. (93-PLAN-05)"""
    area = active_area(iris)
    spaces = [space for space in range(v.SPACES) if area >> space & 1]
    return {
        "iris": Token(contents.IRIS.token(iris)),
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


def bonuses_said(bonuses: Sequence[Token], both: bool) -> Field:
    """The bonuses of a Prestige card: one, two, or a choice. (93-PREST-03..05)"""
    return bonuses if both else either(bonuses)


def bonuses_of(face: contents.Face) -> list[Token]:
    return [Token(contents.BONUS.token(bonus)) for bonus in face.bonuses]


def printed_message(bonuses: Sequence[Token], both: bool, manneken: int, symbols: int) -> Message:
    """A Prestige card by what is printed on it; of symbols that it lacks there is no word."""
    key, fields = "card", Fields(bonuses=bonuses_said(bonuses, both))
    if manneken:
        key, fields["manneken"] = f"{key}.manneken", manneken
    if symbols:
        key, fields["count"] = f"{key}.symbols", symbols
    return say("phrase", key, fields)


def face_message(number: int) -> Message:
    """The same by the number of the face."""
    face = contents.read_face(number)
    return printed_message(bonuses_of(face), face.both, face.manneken, face.symbols)


def card_message(table: Table, card: int) -> Message:
    return face_message(int(table.edition.faces[card]))


def one_after_another(things: Sequence[Token | Message]) -> Token | Message:
    """Things that have commas in them."""
    said, *others = things
    for other in others:
        said = say("phrase", "next", {"first": said, "second": other})
    return said


def does_message(table: Table, who: int, action: int, possible: bool) -> Message:
    """What an action of the Art Nouveau board does for this player, or why it does nothing."""
    name = last_part(contents.ACTION.token(action))
    fields: Fields = {}
    if action == v.MATERIALS and possible:
        fields["count"] = int(min(table.edition.materials, refined_left(table)))
    elif action == v.CONSTRUCTION:
        if table.seats[who].built == table.edition.houses:
            return say("does", f"{name}.done")
        fields["count"] = int(cost_of_next(table, who))
    return say("does", name if possible else f"{name}.void", fields)


def visit_message(table: Table, owner: int, action: int) -> Message:
    """What the owner of a house gains by a visit there. (93-FREE-04..08)"""
    name = last_part(contents.ACTION.token(action))
    seat, fields = table.seats[owner], Fields(player=seat_of(owner))
    if action == v.SALES:
        fields["points"] = vp(table.edition.free_artwork * seat.artworks.total)
    elif action == v.CONSTRUCTION:
        fields["points"] = vp(table.edition.free_house * seat.built)
    void = (
        (action == v.WORKSHOP and not table.stacks.has(v.BLACK))
        or (action == v.NOBLES_ACTION and seat.ready.total == 0)
        or (action == v.MATERIALS and refined_left(table) == 0)
    )
    return say("visit", "void" if void else name, fields)


def gift_message(table: Table, action: int) -> Message:
    """What every visit brings the owner of a house on a space of this action."""
    fields: Fields = {}
    if action == v.SALES:
        fields["points"] = vp(table.edition.free_artwork)
    elif action == v.CONSTRUCTION:
        fields["points"] = vp(table.edition.free_house)
    return say("gift", last_part(contents.ACTION.token(action)), fields)


def advance_message(table: Table, who: int, track: int) -> Message:
    seat = table.seats[who]
    levels = table.edition.boards[seat.board].tracks[track].values
    square = seat.squares[track]
    if square + 1 == len(levels):
        return say("effect", "track.void", {"track": track_of(track)})
    return say(
        "effect",
        "track",
        {"track": track_of(track), "before": int(levels[square]), "after": int(levels[square + 1])},
    )


def free_message(table: Table, who: int) -> Message:
    return say("effect", "meeple" if table.seats[who].courthouse else "meeple.void")


def bonus_message(table: Table, who: int, bonus: int) -> Message:
    """What a bonus of a Prestige card does. (93-PREST-03, 93-PREST-06)"""
    return free_message(table, who) if bonus == v.FREE_MEEPLE else advance_message(table, who, bonus)


def jokers_message(table: Table, who: int) -> Message:
    left = int(min(table.edition.empain, table.supply.count(v.JOKER)))
    return say("effect", "jokers", {"count": left}) if left else say("effect", "jokers.void")


def solvay_message(table: Table, who: int) -> Message:
    if refined_left(table) == 0:
        return say("effect", "solvay.void")
    return say("effect", "solvay", {"count": int(table.edition.solvay), "more": int(table.edition.solvay_exchange)})


EFFECTS: dict[int, Callable[[Table, int], Message]] = {
    v.BRUGMANN: lambda table, who: say("effect", "money", {"amount": bf(table.edition.brugmann)}),
    v.EMPAIN: jokers_message,
    v.SOLVAY: solvay_message,
    v.BULS: lambda table, who: advance_message(table, who, v.IRIS_TRACK),
    v.ALBERT: lambda table, who: advance_message(table, who, v.CROWN),
    v.VAN_DE_VELDE: lambda table, who: advance_message(table, who, v.ARCHITECT),
    v.VANDERVELDE: free_message,
    v.MAETERLINCK: lambda table, who: say("effect", "points", {"points": vp(table.edition.maeterlinck)}),
    b.NAGELMACKERS: lambda table, who: say("effect", "traveler"),
    b.PRIVAT_LIVEMONT: lambda table, who: say("effect", "white"),
}


def noble_message(table: Table, who: int, noble: int) -> Message:
    """What a noble does for this player. (93-NEFF-01..08)"""
    return EFFECTS[noble](table, who)
