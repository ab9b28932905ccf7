"""The log of Bruxelles 1893."""

from __future__ import annotations

from collections.abc import Sequence

from bruxelles.games.b1893 import contents, notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.kernel.journal import Fact
from bruxelles.words.b1893.deeds import DEEDS, FURTHER_DEEDS, GAINS_BONUSES, SLIDES, deeds
from bruxelles.words.b1893.facts import fact_message
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.phrases import Fields, bf, face_message, last_part, noble_of, one_after_another, seat_of, vp
from bruxelles.words.log import Log, LoggedFact, Run, Sentence, any_of, fields_of, labelled, parts
from bruxelles.words.speech import Message

SILENT = frozenset((v.STRIP_LAID, v.PRESTIGE_DISCARDED, v.PIECES_RECEIVED, v.STOCK_DISCARDED))
FINAL = (v.FROM_HOUSES, v.FROM_CUBES, v.FROM_FIRST_PLAYER, *range(v.FROM_MEEPLES_ROW, v.FROM_MONEY_ROW + 1))


def log_lines(facts: Sequence[Fact]) -> list[Message]:
    """What happened, sentence by sentence."""
    return LOG.lines(facts)


def is_noise(fact: Fact) -> bool:
    """True for movements that another sentence implies or the table shows, and for final scores of 0."""
    points, source, _ = fact.numbers
    return fact.kind in SILENT or (fact.kind == v.POINTS_SCORED and points == 0 and source in FINAL)


def turn(run: Run) -> list[Message]:
    return [say("log", "deeds", {"player": seat_of(run[0].seat), "deeds": deeds(run)})]


def display(run: Run) -> list[Message]:
    """Nobles are dealt from the right, but people read them from the left."""
    nobles = [noble_of(fact.number) for fact in reversed(run)]
    return [say("log", "display" if len(nobles) == v.DISPLAY else "joined", {"nobles": nobles})]


def strip(run: Run) -> list[Message]:
    """The new Prestige cards, by what is printed on them."""
    return [say("log", "strip", {"cards": one_after_another([face_message(fact.numbers[2]) for fact in run])})]


def start(run: Run) -> list[Message]:
    return [say("log", "start", {"money": [say("log", "start.seat", fact.fields) for fact in run]})]


def free_action(run: Run) -> list[Message]:
    """A free action is separate from the turn that causes it, and from the owner's own turn after it. (93-FREE-02)"""
    due, *done = run
    return [say("log", "free", {**due.fields, "deeds": deeds(done)})] if done else [due.alone]


def passed(run: Run) -> list[Message]:
    gained = sum(fact.number for fact in labelled(run, "money_moved.pass", "money_moved.first-pass"))
    fields: Fields = {"player": seat_of(run[0].seat), "amount": bf(gained)}
    if labelled(run, "first_pass_card"):
        return [say("log", "passed.first", fields)]
    return [say("log", "passed.later", fields) if gained else say("fact", "passed.later", run[0].fields)]


def won(run: Run) -> list[Message]:
    """People don't know the card by a name; its face says what it is good for."""
    return [say("log", "won", fields_of(run))]


def tied(run: Run) -> list[Message]:
    """The players who share a column, column by column."""
    columns: dict[int, list[LoggedFact]] = {}
    for fact in run:
        columns.setdefault(fact.number, []).append(fact)
    return [
        say("log", "tied", {**facts[0].fields, "players": [seat_of(fact.seat) for fact in facts]})
        for facts in columns.values()
    ]


def prestige(run: Run) -> list[Message]:
    """What a player does with the cards of the round."""
    return [say("log", "prestige", {"player": seat_of(run[0].seat), "deeds": deeds(run)})]


def irises(run: Run) -> list[Message]:
    """Player by player: the points, and the irises they come from."""
    scores = []
    for seat in dict.fromkeys(fact.seat for fact in run):
        own = [fact for fact in run if fact.seat == seat]
        points = sum(fact.number for fact in labelled(own, "points_scored.irises"))
        won = [last_part(notations.IRIS.token(fact.number)).replace(",", "-") for fact in labelled(own, "iris_won")]
        scores.append(
            say("phrase", "irises", {"player": seat_of(seat), "points": vp(points), "irises": ", ".join(won)})
        )
    return [say("log", "irises", {"scores": scores})]


def visits(run: Run) -> list[Message]:
    """Pavilion by pavilion: its owner, and the points for the visitors in its row. (93-BE-RES-02)"""
    scores = [
        say("phrase", "visit", {**visited.fields, "points": vp(sum(points.number for points in scored))})
        for visited, *scored in parts(run, "pavilion_visited")
    ]
    return [say("log", "visits", {"scores": scores})]


def tile(run: Run) -> list[Message]:
    """A tile and what it brings at once; other tiles change what is counted later."""
    counted, *gained = run
    if not gained:
        return [counted.alone]
    gain = (vp if gained[0].label == "points_scored.tiles" else bf)(gained[0].number)
    return [say("log", "tile", {**counted.fields, "gain": gain})]


def brussels(run: Run) -> list[Message]:
    return [say("log", "brussels", {"players": [seat_of(fact.seat) for fact in run]})]


def closing(run: Run) -> list[Message]:
    """The end of the round in one sentence, in the last round with all jokers. The new Prestige cards get a second
    sentence. (93-EOR-01..05, 93-END-02)
    """
    events = [closing_event(fact) for fact in labelled(run, *EVENTS)]
    events = [event for place, event in enumerate(events) if event not in events[:place]]
    nobles = [noble_of(fact.number) for fact in labelled(run, "noble_revealed")]
    if nobles:
        events.append(say("closing", "nobles_revealed" if len(nobles) > 1 else "noble_revealed", {"nobles": nobles}))
    ended = fields_of(labelled(run, "round_ended"))
    line = say("log", "closing.round" if ended else "closing", {**ended, "events": events})
    cards = labelled(run, "prestige_laid")
    return [line, *strip(cards)] if cards else [line]


def closing_event(fact: LoggedFact) -> Message:
    """Jokers and meeples on cards are returned by several players, which is said once."""
    return say("closing", fact.label, {} if fact.label in OF_EVERYBODY else fact.fields)


def upkeep(run: Run) -> list[Message]:
    """Nobles that cost nothing are not worth a word. (93-END-03)"""
    paid = [-fact.number for fact in labelled(run, "money_moved.keeping-noble") if fact.number != 0]
    fields: Fields = {"player": seat_of(run[0].seat), "amount": bf(sum(paid)), "count": len(paid)}
    return [say("log", "upkeep", fields)] if paid else []


def unpaid(run: Run) -> list[Message]:
    return [say("log", "unpaid", fields_of(run))]


def scores(run: Run) -> list[Message]:
    """Final scoring, source by source."""
    found: dict[int, list[Message]] = {}
    for fact in run:
        points, source, _ = fact.numbers
        score = say("phrase", "score", {"player": seat_of(fact.seat), "points": vp(points)})
        found.setdefault(source, []).append(score)
    return [
        say(
            "log",
            "scores",
            {"source": Message(notations.SOURCE.token(source).replace(":", ".")), "scores": found[source]},
        )
        for source in sorted(found)
    ]


OF_EVERYBODY = ("cube_returned", "meeple_back_from_card")
EVENTS = ("meeples_returned", "nobles_upright", "noble_left", "nobles_reshuffled", *OF_EVERYBODY)
CLOSING = " | ".join([*EVENTS, "noble_revealed", "prestige_laid", "round_ended"])
FINAL_POINTS = " | ".join(f"points_scored.{last_part(notations.SOURCE.token(source))}" for source in FINAL)

LOG = Log(
    contents.CONTENTS.facts,
    fact_message,
    is_noise,
    (
        Sentence("noble_revealed+", display, of_table=True),
        Sentence("prestige_laid+", strip, of_table=True),
        Sentence("money_moved.start+", start, of_table=True),
        Sentence(f"free_action_due {FURTHER_DEEDS}", free_action),
        Sentence("passed (money_moved.pass | first_pass_card | money_moved.first-pass)*", passed),
        Sentence("column_won", won),
        Sentence("column_tied+", tied, of_table=True),
        Sentence(f"{any_of([GAINS_BONUSES, SLIDES])} {FURTHER_DEEDS}", prestige),
        Sentence("iris_won (iris_won | points_scored.irises)*", irises, of_table=True),
        Sentence("meeple_jailed+", brussels, of_table=True),
        Sentence("pavilion_visited (pavilion_visited | points_scored.visits)*", visits, of_table=True),
        Sentence("tile_counted (points_scored.tiles | money_moved.tile)?", tile),
        Sentence(f"meeples_returned ({CLOSING})*", closing, of_table=True),
        Sentence("money_moved.keeping-noble (money_moved.keeping-noble | noble_paid)*", upkeep),
        Sentence("noble_unpaid points_scored.unpaid-nobles+", unpaid),
        Sentence(f"({FINAL_POINTS})+", scores, of_table=True),
        Sentence(f"{any_of(DEEDS)} {FURTHER_DEEDS}", turn),
    ),
)
