"""What a player does, deed by deed: verb phrases that the log joins into a sentence."""

from __future__ import annotations

from bruxelles.games.b1893 import notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.phrases import Fields, bf, counted, cubes_said, last_part, noble_of, vp
from bruxelles.words.log import Fact, Run, Say, Sentence, any_of, parts, tell, those
from bruxelles.words.speech import Field, Message, Token

Parts = list[Token | Message]


def deeds(run: Run) -> Parts:
    """All that one player does in these facts."""
    return [*tell(run, DEEDS)]


def told_of(*facts: Fact) -> Fields:
    """The fields of these facts, without the player, who is the subject of all."""
    return {name: field for fact in facts for name, field in fact.fields.items() if name != "player"}


def plainly(name: str) -> Say:
    """One deed: the last fact tells it."""
    return lambda run: [say("deed", name, told_of(run[-1]))]


def chooses(run: Run) -> list[Message]:
    """At the Park an action may be chosen that can't be carried out. (93-BXL-16)"""
    return [say("deed", "chooses.void" if those(run, "action_void") else "chooses", told_of(run[0]))]


def sells(run: Run) -> list[Message]:
    """Where the indicator goes shows in the price."""
    fields = told_of(*those(run, "artwork_sold"))
    for income in those(run, "money_moved.sale", "points_scored.sales"):
        fields |= gain_of(income)
    returned = those(run, "artwork_returned")
    if returned:
        return [say("deed", "sells.room", {**fields, "returned": returned[0].fields["artwork"]})]
    return [say("deed", "sells", fields)]


def gain_of(fact: Fact) -> Fields:
    """Money or points, nothing included."""
    return {"amount": bf(fact.number)} if fact.label.startswith("money_moved") else {"points": vp(fact.number)}


def takes_noble(run: Run) -> list[Message]:
    """What he costs and brings, and whether he stays, as far as that is told yet."""
    price, taken, *later = run
    fields: Fields = {"noble": noble_of(taken.number), "price": bf(-price.number)}
    return [with_effect("takes_noble", fields, later), *fate_of_noble(later)]


def takes_revealed(run: Run) -> list[Message]:
    taken, *later = run
    return [with_effect("takes_revealed", {"noble": noble_of(taken.number)}, later), *fate_of_noble(later)]


def with_effect(deed: str, fields: Fields, later: Run) -> Message:
    effect = effect_said(later)
    return say("deed", deed, fields) if effect is None else say("deed", f"{deed}.effect", {**fields, "effect": effect})


def fate_of_noble(run: Run) -> list[Message]:
    return [say("deed", f"{fact.label}.him") for fact in those(run, "noble_kept", "noble_left")]


def activates(run: Run) -> list[Message]:
    """Noble after noble, each with what he did."""
    nobles: Parts = []
    for activated, *later in parts(run, "noble_activated"):
        noble, effect = noble_of(activated.number), effect_said(later)
        nobles.append(noble if effect is None else say("phrase", "noble", {"noble": noble, "effect": effect}))
    return [say("deed", "activates", {"nobles": nobles})]


def effect_said(run: Run) -> Field | None:
    """What a noble brought, in a few words; nothing if it isn't told yet, or he had nothing to give."""
    for gain in those(run, "money_moved.noble", "points_scored.nobles"):
        return next(iter(gain_of(gain).values()))
    given, taken = cubes(run, "cube_returned"), cubes(run, "cube_taken")
    if given:
        return say("phrase", "exchange" if taken else "returned", {"given": given, "taken": taken})
    if taken:
        return taken
    return next((say("phrase", fact.label, told_of(fact)) for fact in those(run, *BONUS_EFFECTS)), None)


def cubes(run: Run, label: str) -> Parts:
    return cubes_said(fact.number for fact in those(run, label))


def takes_cubes(run: Run) -> list[Message]:
    return [say("deed", "cubes", {"cubes": cubes(run, "cube_taken")})]


def returns_cubes(run: Run) -> list[Message]:
    given, taken = cubes(run, "cube_returned"), cubes(run, "cube_taken")
    return [say("deed", "exchanges" if taken else "returns", {"given": given, "taken": taken})]


def builds(run: Run) -> list[Message]:
    """Payment, points, needle and building are one construction, as far as they are told. (93-CONS-01, 93-BE-PAV-01)"""
    paid = those(run, "units_paid", "cube_returned", "money_moved.construction")
    units: Field = [unit_said(part) for part in parts(paid, "units_paid")]
    built = [say("deed", name, {"units": units, **told_of(fact)}) for name, fact in buildings(run)]
    points = [fact.number for fact in those(run, "points_scored.construction")]
    scores = [say("deed", "scores", {"points": vp(sum(points))})] if points else []
    needle = [say("deed", "needle", told_of(fact)) for fact in those(run, "needle_moved")]
    return [*(built or [say("deed", "pays", {"units": units})]), *scores, *needle]


def buildings(run: Run) -> list[tuple[str, Fact]]:
    names = {"house_built": "builds", "pavilion_built": "builds_pavilion"}
    return [(names[fact.label], fact) for fact in those(run, *names)]


def unit_said(run: Run) -> Token | Message:
    """Cubes are counted in units, money by what was spent."""
    kind, count, _ = run[0].numbers
    for spent in run[1:]:
        if kind == v.MONEY_UNIT:
            return bf(-spent.number)
    return counted(last_part(notations.UNIT.token(kind)), count)


def gains_bonuses(run: Run) -> list[Message]:
    """The effect says which bonus it was: steps on the tracks first, where each disc arrives; then the meeples."""
    steps = {str(fact.fields["track"]): say("phrase", "square", told_of(fact)) for fact in those(run, "track_advanced")}
    advances = [say("deed", "advances", {"tracks": list(steps.values())})] if steps else []
    lost = [say("deed", "advance_lost", told_of(fact)) for fact in those(run, "advance_lost")]
    meeples = [fact.label for fact in those(run, "meeple_freed", "nobody_to_free")]
    others = [say("deed", label, {"count": meeples.count(label)}) for label in dict.fromkeys(meeples)]
    return [*advances, *lost, *others]


def slides(run: Run) -> list[Message]:
    """Each row with the symbols that it gets."""
    rows = [say("phrase", "slid", told_of(fact)) for fact in run]
    return [say("deed", "slides", {"rows": rows, "count": len(rows)})]


def card_money(run: Run) -> list[Message]:
    """Most cards bring money, one costs some."""
    return [say("deed", "card_paid" if run[0].number < 0 else "gains", told_of(run[0]))]


def board_helps(run: Run) -> list[Message]:
    """What an Architect board brings beside the action."""
    gains = [*cubes(run, "cube_taken")]
    gains += [bf(fact.number) for fact in those(run, "money_moved.board")]
    gains += [vp(fact.number) for fact in those(run, "points_scored.sales")]
    return [say("deed", "board_helped", {**told_of(run[0]), "gains": gains})]


BONUS_EFFECTS = ("track_advanced", "advance_lost", "meeple_freed", "nobody_to_free")
BONUS_EFFECT = f"({' | '.join(BONUS_EFFECTS)})"
EFFECT = f"(money_moved.noble | points_scored.nobles | cube_returned+ cube_taken* | cube_taken+ | {BONUS_EFFECT})"
PAID = "(units_paid (cube_returned | money_moved.construction)*)+"

GAINS_BONUSES = Sentence(f"(bonus_gained {BONUS_EFFECT}?)+", gains_bonuses)
SLIDES = Sentence("card_slid+", slides)
# A turn begins, perhaps the next one of the same player.
OPENINGS = (
    Sentence("money_moved.bid meeple_placed", plainly("bids")),
    Sentence("meeples_sent", plainly("sends")),
)
FURTHER = (
    Sentence("neutral_placed", plainly("neutral")),
    Sentence("money_moved.stock", plainly("gains")),
    Sentence("park_action_named action_void?", chooses),
    Sentence("action_void", plainly("void")),
    Sentence("artwork_taken", plainly("takes")),
    Sentence("indicator_moved? artwork_returned? artwork_sold money_moved.sale points_scored.sales", sells),
    Sentence("indicator_moved", plainly("indicator")),
    Sentence("artwork_returned", plainly("artwork_returned")),
    Sentence(f"money_moved.taking-noble noble_taken {EFFECT}? (noble_kept | noble_left)?", takes_noble),
    Sentence("noble_kept", plainly("noble_kept")),
    Sentence("noble_left", plainly("noble_left")),
    Sentence(f"(noble_activated {EFFECT}?)+", activates),
    Sentence("cube_taken+", takes_cubes),
    Sentence("cube_returned+ cube_taken*", returns_cubes),
    Sentence(f"{PAID} points_scored.construction* needle_moved? (house_built | pavilion_built)?", builds),
    Sentence("needle_moved", plainly("needle")),
    Sentence("house_built", plainly("places")),
    Sentence("points_scored.free-actions", plainly("scores")),
    GAINS_BONUSES,
    SLIDES,
    Sentence("travelers_sent", plainly("travelers_sent")),
    Sentence("traveler_taken", plainly("traveler_taken")),
    Sentence("colour_declared", plainly("colour_declared")),
    Sentence("pavilion_built", plainly("pavilion_built")),
    Sentence("tile_claimed", plainly("tile_claimed")),
    Sentence("card_used", plainly("card_used")),
    Sentence("money_moved.card", card_money),
    Sentence("points_scored.cards", plainly("scores")),
    Sentence("noble_turned_up", plainly("noble_turned_up")),
    Sentence(f"revealed_taken {EFFECT}? (noble_kept | noble_left)?", takes_revealed),
    Sentence("board_helped cube_taken* money_moved.board? points_scored.sales?", board_helps),
)
DEEDS = (*OPENINGS, *FURTHER)
FURTHER_DEEDS = f"{any_of(FURTHER)}*"
