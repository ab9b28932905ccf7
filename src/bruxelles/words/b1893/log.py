"""The log: what belongs together is told in one sentence, and noise is left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.belle import vocabulary as b
from bruxelles.kernel.match import Told
from bruxelles.words.b1893.deeds import OPENS, deeds
from bruxelles.words.b1893.facts import fact_message
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.phrases import Fields, bf, face_message, last_part, noble_of, one_after_another, seat_of, vp
from bruxelles.words.b1893.reading import Reader, label_of
from bruxelles.words.speech import Message, Token

SILENT = frozenset((v.STRIP_LAID, v.PRESTIGE_DISCARDED, v.PIECES_RECEIVED, v.STOCK_DISCARDED))
FINAL = (v.FROM_HOUSES, v.FROM_CUBES, v.FROM_FIRST_PLAYER, *range(v.FROM_MEEPLES_ROW, v.SOURCES))


def log_lines(facts: Sequence[Told]) -> list[Message]:
    """What happened, sentence by sentence."""
    reader = Reader(fact for fact in facts if not is_noise(fact))
    lines: list[Message] = []
    while reader.label:
        lines += OPENING.get(reader.label, told)(reader)
    return lines


def is_noise(fact: Told) -> bool:
    """Movements that another sentence implies or the table shows, and sources at the end that gave nothing."""
    points, source, _ = fact.numbers
    return fact.fact in SILENT or (fact.fact == v.POINTS_SCORED and points == 0 and source in FINAL)


def told(reader: Reader) -> list[Message]:
    """What a player does next, in one sentence; other facts stand alone."""
    seat = reader.seat
    done = deeds(reader)
    return [say("log", "deeds", {"player": seat_of(seat), "deeds": done})] if done else [fact_message(reader.take())]


def display(reader: Reader) -> list[Message]:
    """Nobles are dealt from the right; people read them from the left."""
    nobles = [noble_of(fact.numbers[0]) for fact in reversed(reader.run("noble_revealed"))]
    return [say("log", "display" if len(nobles) == v.DISPLAY else "joined", {"nobles": nobles})]


def strip(reader: Reader) -> list[Message]:
    return [cards_said(reader.run("prestige_laid"))]


def cards_said(facts: Sequence[Told]) -> Message:
    """The new Prestige cards, by what is printed on them."""
    return say("log", "strip", {"cards": one_after_another([face_message(fact.numbers[2]) for fact in facts])})


def start(reader: Reader) -> list[Message]:
    facts = reader.run("money_moved.start")
    return [say("log", "start", {"money": [say("log", "start.seat", fact_message(fact).fields) for fact in facts]})]


def free_action(reader: Reader) -> list[Message]:
    """Told apart from the turn that brings it about, and from the owner's own turn behind it. (93-FREE-02)"""
    due = reader.take()
    fields = fact_message(due).fields
    done = deeds(reader) if reader.belongs_to(due.seat) and reader.label not in OPENS else []
    return [say("log", "free", {**fields, "deeds": done})] if done else [fact_message(due)]


def passed(reader: Reader) -> list[Message]:
    seat = reader.take().seat
    facts = reader.run_of(seat, "money_moved.pass", "first_pass_card", "money_moved.first-pass")
    gained = sum(fact.numbers[0] for fact in facts if fact.fact == v.MONEY_MOVED)
    fields: Fields = {"player": seat_of(seat), "amount": bf(gained)}
    if any(fact.fact == v.FIRST_PASS_CARD for fact in facts):
        return [say("log", "passed.first", fields)]
    return [say("log", "passed.later", fields) if gained else say("fact", "passed.later", {"player": seat_of(seat)})]


def won(reader: Reader) -> list[Message]:
    """The card has no name that people know; its face tells what it is good for."""
    return [say("log", "won", fact_message(reader.take()).fields)]


def tied(reader: Reader) -> list[Message]:
    """All who share a column, column by column."""
    columns: dict[int, list[Told]] = {}
    for fact in reader.run("column_tied"):
        columns.setdefault(fact.numbers[0], []).append(fact)
    return [
        say("log", "tied", {**fact_message(facts[0]).fields, "players": [seat_of(fact.seat) for fact in facts]})
        for facts in columns.values()
    ]


def prestige(reader: Reader) -> list[Message]:
    """What a player does with the cards of the round."""
    return [say("log", "prestige", {"player": seat_of(reader.seat), "deeds": deeds(reader)})]


def irises(reader: Reader) -> list[Message]:
    """Player by player: the points, and the irises that gave them."""
    won: dict[int, list[str]] = {}
    points: dict[int, int] = {}
    for fact in reader.run("iris_won", "points_scored.irises"):
        if fact.fact == v.IRIS_WON:
            won.setdefault(fact.seat, []).append(last_part(contents.IRIS.token(fact.numbers[0])).replace(",", "-"))
        else:
            points[fact.seat] = points.get(fact.seat, 0) + fact.numbers[0]
    scores = [
        say("phrase", "irises", {"player": seat_of(seat), "points": vp(points[seat]), "irises": ", ".join(irises)})
        for seat, irises in won.items()
    ]
    return [say("log", "irises", {"scores": scores})]


def visits(reader: Reader) -> list[Message]:
    """Pavilion by pavilion: whose it is, and as many points as colours stand in its row. (93-BE-RES-02)"""
    facts = [fact for fact in reader.run("pavilion_visited", "points_scored.visits") if fact.fact == b.PAVILION_VISITED]
    scores = [say("phrase", "visit", {**fact_message(fact).fields, "points": vp(fact.numbers[1])}) for fact in facts]
    return [say("log", "visits", {"scores": scores})]


def tile(reader: Reader) -> list[Message]:
    """A tile and what it brings at once; others change what is counted later."""
    counted = reader.take()
    fields = fact_message(counted).fields
    if not reader.sees(counted.seat, "points_scored.tiles", "money_moved.tile"):
        return [fact_message(counted)]
    gained = reader.take()
    gain = vp(gained.numbers[0]) if gained.fact == v.POINTS_SCORED else bf(gained.numbers[0])
    return [say("log", "tile", {**fields, "gain": gain})]


def brussels(reader: Reader) -> list[Message]:
    return [say("log", "brussels", {"players": [seat_of(fact.seat) for fact in reader.run("meeple_jailed")]})]


def closing(reader: Reader) -> list[Message]:
    """The end of the round in one sentence; in the last one all jokers go with it. The new Prestige cards need another
    one. (93-EOR-01..05, 93-END-02)
    """
    events: list[Message] = []
    nobles: list[Token] = []
    cards: list[Told] = []
    ended: Fields = {}
    for fact in reader.run(*CLOSING, "prestige_laid", "round_ended"):
        if fact.fact == v.PRESTIGE_LAID:
            cards.append(fact)
        elif fact.fact == v.NOBLE_REVEALED:
            nobles.append(noble_of(fact.numbers[0]))
        elif fact.fact == v.ROUND_ENDED:
            ended |= fact_message(fact).fields
        else:
            fields = {} if fact.fact in (v.CUBE_RETURNED, b.MEEPLE_BACK_FROM_CARD) else fact_message(fact).fields
            event = say("closing", label_of(fact), fields)
            if event not in events:
                events.append(event)
    if nobles:
        events.append(say("closing", "nobles_revealed" if len(nobles) > 1 else "noble_revealed", {"nobles": nobles}))
    line = say("log", "closing.round" if ended else "closing", {**ended, "events": events})
    return [line, cards_said(cards)] if cards else [line]


def upkeep(reader: Reader) -> list[Message]:
    """Who costs nothing is not worth a word. (93-END-03)"""
    seat = reader.seat
    facts = reader.run_of(seat, "money_moved.keeping-noble", "noble_paid")
    paid = [-fact.numbers[0] for fact in facts if fact.fact == v.MONEY_MOVED and fact.numbers[0] != 0]
    fields: Fields = {"player": seat_of(seat), "amount": bf(sum(paid)), "count": len(paid)}
    return [say("log", "upkeep", fields)] if paid else []


def unpaid(reader: Reader) -> list[Message]:
    fact = reader.take()
    fields = dict(fact_message(fact).fields)
    for lost in reader.run_of(fact.seat, "points_scored.unpaid-nobles"):
        fields |= fact_message(lost).fields
    return [say("log", "unpaid", fields)]


def scores(reader: Reader) -> list[Message]:
    """The final scoring, source by source."""
    found: dict[int, list[Message]] = {}
    for fact in reader.run(*(f"points_scored.{last_part(contents.SOURCE.token(source))}" for source in FINAL)):
        points, source, _ = fact.numbers
        score = say("phrase", "score", {"player": seat_of(fact.seat), "points": vp(points)})
        found.setdefault(source, []).append(score)
    return [
        say(
            "log",
            "scores",
            {"source": Message(contents.SOURCE.token(source).replace(":", ".")), "scores": found[source]},
        )
        for source in sorted(found)
    ]


CLOSING = (
    "meeples_returned",
    "nobles_upright",
    "noble_left.display",
    "nobles_reshuffled",
    "noble_revealed",
    "cube_returned",
    "meeple_back_from_card",
)
OPENING: dict[str, Callable[[Reader], list[Message]]] = {
    "noble_revealed": display,
    "prestige_laid": strip,
    "money_moved.start": start,
    "free_action_due": free_action,
    "passed": passed,
    "column_won": won,
    "column_tied": tied,
    "bonus_gained": prestige,
    "card_slid": prestige,
    "iris_won": irises,
    "meeple_jailed": brussels,
    "pavilion_visited": visits,
    "tile_counted": tile,
    "meeples_returned": closing,
    "money_moved.keeping-noble": upkeep,
    "noble_unpaid": unpaid,
    **{f"points_scored.{last_part(contents.SOURCE.token(source))}": scores for source in FINAL},
}
