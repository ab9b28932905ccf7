"""What a player does, as verb phrases (deeds) that the log joins into a sentence."""

from __future__ import annotations

from bruxelles.games.b1893 import notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.phrases import Fields, bf, counted, cube_messages, last_part, noble_of, vp
from bruxelles.words.log import LoggedFact, Run, Say, Sentence, any_of, labelled, parts, tell
from bruxelles.words.speech import Field, Message, Token

Parts = list[Token | Message]


def deeds(run: Run) -> Parts:
    """Everything that one player does in these facts."""
    return [*tell(run, DEEDS)]


def deed_fields(*facts: LoggedFact) -> Fields:
    """The fields of these facts without the player, who is the subject of the sentence."""
    return {name: field for fact in facts for name, field in fact.fields.items() if name != "player"}


def deed(name: str) -> Say:
    """One deed with the fields of its last fact."""
    return lambda run: [say("deed", name, deed_fields(run[-1]))]


def chooses(run: Run) -> list[Message]:
    """At the Park, an action that can't be carried out may be chosen. (93-BXL-16)"""
    return [say("deed", "chooses.void" if labelled(run, "action_void") else "chooses", deed_fields(run[0]))]


def sells(run: Run) -> list[Message]:
    """The price implies where the indicator is."""
    fields = deed_fields(*labelled(run, "artwork_sold"))
    for income in labelled(run, "money_moved.sale", "points_scored.sales"):
        fields |= gain_of(income)
    returned = labelled(run, "artwork_returned")
    if returned:
        return [say("deed", "sells.room", {**fields, "returned": returned[0].fields["artwork"]})]
    return [say("deed", "sells", fields)]


def gain_of(fact: LoggedFact) -> Fields:
    """Money or points, even if 0."""
    return {"amount": bf(fact.number)} if fact.label.startswith("money_moved") else {"points": vp(fact.number)}


def takes_noble(run: Run) -> list[Message]:
    """The cost and the effect of a noble and whether he is kept, if the facts have that yet."""
    price, taken, *later = run
    fields: Fields = {"noble": noble_of(taken.number), "price": bf(-price.number)}
    return [with_effect("takes_noble", fields, later), *fate_of_noble(later)]


def takes_revealed(run: Run) -> list[Message]:
    taken, *later = run
    return [with_effect("takes_revealed", {"noble": noble_of(taken.number)}, later), *fate_of_noble(later)]


def with_effect(name: str, fields: Fields, later: Run) -> Message:
    effect = effect_field(later)
    return say("deed", name, fields) if effect is None else say("deed", f"{name}.effect", {**fields, "effect": effect})


def fate_of_noble(run: Run) -> list[Message]:
    return [say("deed", f"{fact.label}.him") for fact in labelled(run, "noble_kept", "noble_left")]


def activates(run: Run) -> list[Message]:
    """One noble after another, each with his effect."""
    nobles: Parts = []
    for activated, *later in parts(run, "noble_activated"):
        noble, effect = noble_of(activated.number), effect_field(later)
        nobles.append(noble if effect is None else say("phrase", "noble", {"noble": noble, "effect": effect}))
    return [say("deed", "activates", {"nobles": nobles})]


def effect_field(run: Run) -> Field | None:
    """The effect of a noble in a few words; None if it isn't known yet or there was none."""
    for gain in labelled(run, "money_moved.noble", "points_scored.nobles"):
        return next(iter(gain_of(gain).values()))
    given, taken = cubes(run, "cube_returned"), cubes(run, "cube_taken")
    if given:
        return say("phrase", "exchange" if taken else "returned", {"given": given, "taken": taken})
    if taken:
        return taken
    return next((say("phrase", fact.label, deed_fields(fact)) for fact in labelled(run, *BONUS_EFFECTS)), None)


def cubes(run: Run, label: str) -> Parts:
    return cube_messages(fact.number for fact in labelled(run, label))


def takes_cubes(run: Run) -> list[Message]:
    return [say("deed", "cubes", {"cubes": cubes(run, "cube_taken")})]


def returns_cubes(run: Run) -> list[Message]:
    given, taken = cubes(run, "cube_returned"), cubes(run, "cube_taken")
    return [say("deed", "exchanges" if taken else "returns", {"given": given, "taken": taken})]


def builds(run: Run) -> list[Message]:
    """Payment, points, needle and building are one construction, as far as the facts go. (93-CONS-01, 93-BE-PAV-01)"""
    paid = labelled(run, "units_paid", "cube_returned", "money_moved.construction")
    units: Field = [unit_message(part) for part in parts(paid, "units_paid")]
    built = [say("deed", name, {"units": units, **deed_fields(fact)}) for name, fact in buildings(run)]
    points = [fact.number for fact in labelled(run, "points_scored.construction")]
    scores = [say("deed", "scores", {"points": vp(sum(points))})] if points else []
    needle = [say("deed", "needle", deed_fields(fact)) for fact in labelled(run, "needle_moved")]
    return [*(built or [say("deed", "pays", {"units": units})]), *scores, *needle]


def buildings(run: Run) -> list[tuple[str, LoggedFact]]:
    names = {"house_built": "builds", "pavilion_built": "builds_pavilion"}
    return [(names[fact.label], fact) for fact in labelled(run, *names)]


def unit_message(run: Run) -> Token | Message:
    """Cubes are counted in units, money by what was spent."""
    kind, count, _ = run[0].numbers
    for spent in run[1:]:
        if kind == v.MONEY_UNIT:
            return bf(-spent.number)
    return counted(last_part(notations.UNIT.token(kind)), count)


def gains_bonuses(run: Run) -> list[Message]:
    """The effects show which bonuses these were: first the tracks with the space each disc reaches, then the
    meeples.
    """
    steps = {
        str(fact.fields["track"]): say("phrase", "square", deed_fields(fact))
        for fact in labelled(run, "track_advanced")
    }
    advances = [say("deed", "advances", {"tracks": list(steps.values())})] if steps else []
    lost = [say("deed", "advance_lost", deed_fields(fact)) for fact in labelled(run, "advance_lost")]
    meeples = [fact.label for fact in labelled(run, "meeple_freed", "nobody_to_free")]
    others = [say("deed", label, {"count": meeples.count(label)}) for label in dict.fromkeys(meeples)]
    return [*advances, *lost, *others]


def slides(run: Run) -> list[Message]:
    """Each row with the symbols it gets."""
    rows = [say("phrase", "slid", deed_fields(fact)) for fact in run]
    return [say("deed", "slides", {"rows": rows, "count": len(rows)})]


def card_money(run: Run) -> list[Message]:
    """Most cards bring money; one costs money."""
    return [say("deed", "card_paid" if run[0].number < 0 else "gains", deed_fields(run[0]))]


def board_helps(run: Run) -> list[Message]:
    """What an Architect board adds to the action."""
    gains = [*cubes(run, "cube_taken")]
    gains += [bf(fact.number) for fact in labelled(run, "money_moved.board")]
    gains += [vp(fact.number) for fact in labelled(run, "points_scored.sales")]
    return [say("deed", "board_helped", {**deed_fields(run[0]), "gains": gains})]


BONUS_EFFECTS = ("track_advanced", "advance_lost", "meeple_freed", "nobody_to_free")
BONUS_EFFECT = f"({' | '.join(BONUS_EFFECTS)})"
EFFECT = f"(money_moved.noble | points_scored.nobles | cube_returned+ cube_taken* | cube_taken+ | {BONUS_EFFECT})"
PAID = "(units_paid (cube_returned | money_moved.construction)*)+"

GAINS_BONUSES = Sentence(f"(bonus_gained {BONUS_EFFECT}?)+", gains_bonuses)
SLIDES = Sentence("card_slid+", slides)
# These start a turn, which may be the next one of the same player.
OPENINGS = (
    Sentence("money_moved.bid meeple_placed", deed("bids")),
    Sentence("meeples_sent", deed("sends")),
)
FURTHER = (
    Sentence("neutral_placed", deed("neutral")),
    Sentence("money_moved.stock", deed("gains")),
    Sentence("park_action_named action_void?", chooses),
    Sentence("action_void", deed("void")),
    Sentence("artwork_taken", deed("takes")),
    Sentence("indicator_moved? artwork_returned? artwork_sold money_moved.sale points_scored.sales", sells),
    Sentence("indicator_moved", deed("indicator")),
    Sentence("artwork_returned", deed("artwork_returned")),
    Sentence(f"money_moved.taking-noble noble_taken {EFFECT}? (noble_kept | noble_left)?", takes_noble),
    Sentence("noble_kept", deed("noble_kept")),
    Sentence("noble_left", deed("noble_left")),
    Sentence(f"(noble_activated {EFFECT}?)+", activates),
    Sentence("cube_taken+", takes_cubes),
    Sentence("cube_returned+ cube_taken*", returns_cubes),
    Sentence(f"{PAID} points_scored.construction* needle_moved? (house_built | pavilion_built)?", builds),
    Sentence("needle_moved", deed("needle")),
    Sentence("house_built", deed("places")),
    Sentence("points_scored.free-actions", deed("scores")),
    GAINS_BONUSES,
    SLIDES,
    Sentence("travelers_sent", deed("travelers_sent")),
    Sentence("traveler_taken", deed("traveler_taken")),
    Sentence("colour_declared", deed("colour_declared")),
    Sentence("pavilion_built", deed("pavilion_built")),
    Sentence("tile_claimed", deed("tile_claimed")),
    Sentence("card_used", deed("card_used")),
    Sentence("money_moved.card", card_money),
    Sentence("points_scored.cards", deed("scores")),
    Sentence("noble_turned_up", deed("noble_turned_up")),
    Sentence(f"revealed_taken {EFFECT}? (noble_kept | noble_left)?", takes_revealed),
    Sentence("board_helped cube_taken* money_moved.board? points_scored.sales?", board_helps),
)
DEEDS = (*OPENINGS, *FURTHER)
FURTHER_DEEDS = f"{any_of(FURTHER)}*"
