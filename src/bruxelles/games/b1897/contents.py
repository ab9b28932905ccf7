"""The table of contents of Bruxelles 1897: every decision, chance event, fact and forbidding rule, once."""

from __future__ import annotations

from typing import Final

from bruxelles.games.b1897 import vocabulary as v
from bruxelles.kernel.contents import ChanceKind, Contents, DecisionKind, FactKind
from bruxelles.kernel.notation import Amount, Either, Names

SEAT: Final = Names("seat", ("1", "2", "3", "4"))
CELL: Final = Names("cell", (f"{row},{column}" for row in range(1, 5) for column in range(1, 5)))
COLUMN: Final = Names("column", ("1", "2", "3", "4"))
COAT: Final = Names("coat", (f"{row},{column}" for row in range(1, 4) for column in range(1, 4)))
ARTWORK: Final = Names("artwork", ("yellow", "green", "blue", "red"))
MATERIAL: Final = Names(
    "pair", ("wood+wood", "brick+brick", "steel+steel", "brick+wood", "steel+wood", "steel+brick"), v.FIRST_MATERIAL
)
HOUSE: Final = Names("house", ("single", "double", "solid-single", "solid-double"), v.FIRST_HOUSE)
NOBLE: Final = Names("noble", ("horta", "buls", "hankar", "vandervelde", "albert", "brugmann"), v.FIRST_NOBLE)
MONEY_AND_EXPO: Final = Names("card", ("money", "expo"), v.MONEY_CARD, bare=True)
CARD: Final = Either("card", ARTWORK, MATERIAL, HOUSE, NOBLE, MONEY_AND_EXPO)
SORT: Final = Names("sort", ("artwork", "material", "house", "noble", "money", "expo"))
ARCHITECT: Final = Names("architect", ("1/3", "2/4", "2/5"))
SIDE: Final = Names("side", map(str, range(1, 10)), 1)
PLACE: Final = Names("place", ("stock", "hall", "park"))
TRACK: Final = Names("track", ("architecture", "nobility", "prestige"))
SQUARE: Final = Amount("square", 1, 20)
UPPER: Final = Names("bonus", ("architecture", "nobility", "prestige", "prison"))
LOWER: Final = Names("lower", ("houses", "nobles", "artworks", "money"))
SOURCE: Final = Names(
    "source",
    (
        "construction",
        "exhibition",
        "coats",
        "unpaid-nobles",
        "houses",
        "materials",
        "expo",
        "houses-bonus",
        "nobles-bonus",
        "artworks-bonus",
        "money-bonus",
    ),
)
REASON: Final = Names("for", ("start", "placement", "sale", "exchange", "brugmann", "pass", "noble"))
BEF: Final = Amount("bef", 0, 255)
VP: Final = Amount("vp", 0, 255)
ROUND: Final = Amount("round", 1, 4)
RANK: Final = Amount("rank", 1, 4)

TURN: Final = Names("turn", ("nouveau", "stock", "hall", "park", "pass"), bare=True)
KEEP: Final = Names("keep", ("keep", "discard"), bare=True)
EXHIBIT: Final = Either("exhibit", ARTWORK, Names("withdraw", ("withdraw",), v.WITHDRAW, bare=True))
HALL_NOBLE: Final = Either("hallNoble", NOBLE, Names("stop", ("stop",), v.STOP, bare=True))
PARK_ACTION: Final = Names(
    "parkAction", ("creation", "supply", "construction", "influence", "sale", "exhibition"), bare=True
)
DONE: Final = Names("done", ("done",), v.DONE, bare=True)
PERFORM: Final = Names("perform", ("yes", "no"), bare=True)

DECISIONS: Final = (
    DecisionKind(v.TURN, "turn", TURN, ("97-TURN-02", "97-TURN-04")),
    DecisionKind(v.CELL, "cell", CELL, ("97-NOUV-01", "97-NOUV-04")),
    DecisionKind(v.ARCHITECT, "architect", ARCHITECT, ("97-NOUV-01", "97-NOUV-02")),
    DecisionKind(v.SIDE, "side", SIDE, ("97-NOUV-01", "97-NOUV-02")),
    DecisionKind(v.LAY_ARCHITECT, "layArchitect", ARCHITECT, ("97-BRUX-01", "97-BRUX-03")),
    DecisionKind(v.SELL_ARTWORK, "sellArtwork", ARTWORK, ("97-SALE-01", "97-SALE-02")),
    DecisionKind(v.PAY_MATERIAL, "payMaterial", MATERIAL, ("97-CONS-02", "97-CONS-04"), DONE, "97-CONS-04"),
    DecisionKind(v.HANKAR_KEEP, "hankarKeep", MATERIAL, ("97-NOBLE-05",), at="resolving"),
    DecisionKind(v.FREE_ARCHITECT, "freeArchitect", ARCHITECT, ("97-NOBLE-07", "97-COL-03"), at="prison"),
    DecisionKind(v.NOBLE_KEEP, "nobleKeep", KEEP, ("97-INFL-01", "97-INFL-04")),
    DecisionKind(v.EXHIBIT, "exhibit", EXHIBIT, ("97-EXPO-03", "97-EXPO-05"), at="expo"),
    DecisionKind(v.HALL_NOBLE, "hallNoble", HALL_NOBLE, ("97-HALL-01", "97-HALL-02", "97-HALL-03"), at="place:hall"),
    DecisionKind(v.PARK_ACTION, "parkAction", PARK_ACTION, ("97-PARK-01", "97-PARK-06"), at="place:park"),
    DecisionKind(v.PARK_KEEP, "parkKeep", CARD, ("97-PARK-02", "97-PARK-03"), at="resolving"),
    DecisionKind(v.SEND_TO_PRISON, "sendToPrison", ARCHITECT, ("97-JAIL-01",), at="prison"),
    DecisionKind(v.UNPAID_NOBLE, "unpaidNoble", NOBLE, ("97-END-02", "97-END-03"), at="seat:{seat}/nobles"),
    DecisionKind(v.PERFORM, "perform", PERFORM, ("97-NOUV-06",)),
)

CHANCES: Final = (
    ChanceKind(v.FIRST_PLAYER, "firstPlayer", SEAT, ("97-CHANCE-01",)),
    ChanceKind(v.GATHER_CARDS, "gatherCards", CARD, ("97-CHANCE-02", "97-CHANCE-05")),
    ChanceKind(v.DEAL_GRID, "dealGrid", CARD, ("97-CHANCE-03",)),
    ChanceKind(v.LAY_BONUSES, "layBonuses", UPPER, ("97-CHANCE-04",)),
    ChanceKind(v.DRAW_TWO, "drawTwo", CARD, ("97-CHANCE-02", "97-CHANCE-05")),
)

FACTS: Final = (
    FactKind(v.ROUND_BEGAN, "round_began", (("round", ROUND),)),
    FactKind(v.FIRST_PLAYER_NAMED, "first_player_named"),
    FactKind(v.CARD_GATHERED, "card_gathered", (("card", CARD),)),
    FactKind(v.CARD_DEALT, "card_dealt", (("cell", CELL), ("card", CARD))),
    FactKind(v.CARD_PUT_AWAY, "card_put_away", (("card", CARD),)),
    FactKind(v.NEUTRAL_PLACED, "neutral_placed", (("cell", CELL),)),
    FactKind(v.BONUS_LAID, "bonus_laid", (("column", COLUMN), ("bonus", UPPER))),
    FactKind(v.PILE_RENEWED, "pile_renewed", (("sort", SORT),)),
    FactKind(v.MONEY_MOVED, "money_moved", (("amount", BEF), ("reason", REASON))),
    FactKind(v.POINTS_SCORED, "points_scored", (("points", VP), ("reason", SOURCE))),
    FactKind(v.TRACK_ADVANCED, "track_advanced", (("track", TRACK), ("square", SQUARE))),
    FactKind(v.ADVANCE_LOST, "advance_lost", (("track", TRACK),)),
    FactKind(v.ARCHITECT_PLACED, "architect_placed", (("cell", CELL), ("architect", ARCHITECT), ("side", SIDE))),
    FactKind(v.ARCHITECT_LAID, "architect_laid", (("place", PLACE), ("architect", ARCHITECT))),
    FactKind(v.ARCHITECT_FREED, "architect_freed", (("architect", ARCHITECT),)),
    FactKind(v.ARCHITECT_JAILED, "architect_jailed", (("architect", ARCHITECT), ("place", PLACE))),
    FactKind(v.NOBODY_TO_FREE, "nobody_to_free"),
    FactKind(v.CARD_TAKEN, "card_taken", (("cell", CELL), ("card", CARD))),
    FactKind(v.CARD_KEPT, "card_kept", (("card", CARD),)),
    FactKind(v.CARD_DISCARDED, "card_discarded", (("card", CARD),)),
    FactKind(v.ACTION_VOID, "action_void", (("card", CARD),)),
    FactKind(v.ARTWORK_SOLD, "artwork_sold", (("artwork", ARTWORK),)),
    FactKind(v.HOUSE_BUILT, "house_built", (("house", HOUSE),)),
    FactKind(v.MATERIAL_PAID, "material_paid", (("material", MATERIAL),)),
    FactKind(v.NOBLE_ACTIVATED, "noble_activated", (("noble", NOBLE),)),
    FactKind(v.NOBLE_KEPT, "noble_kept", (("noble", NOBLE),)),
    FactKind(v.EXHIBITION_OPENED, "exhibition_opened"),
    FactKind(v.ARTWORK_EXHIBITED, "artwork_exhibited", (("artwork", ARTWORK),)),
    FactKind(v.EXHIBITOR_WITHDREW, "exhibitor_withdrew"),
    FactKind(v.EXHIBITION_CLOSED, "exhibition_closed"),
    FactKind(v.PARK_ACTION_NAMED, "park_action_named", (("action", PARK_ACTION),)),
    FactKind(v.CARD_DRAWN, "card_drawn", (("card", CARD),)),
    FactKind(v.PASSED, "passed", (("rank", RANK),)),
    FactKind(v.COLUMN_WON, "column_won", (("column", COLUMN), ("bonus", UPPER))),
    FactKind(v.COAT_WON, "coat_won", (("coat", COAT),)),
    FactKind(v.NOBLE_UNPAID, "noble_unpaid", (("noble", NOBLE),)),
    FactKind(v.LOWER_BONUS_WON, "lower_bonus_won", (("column", COLUMN), ("lower", LOWER))),
    FactKind(v.ARCHITECTS_RETURNED, "architects_returned"),
    FactKind(v.NOBLES_UNTAPPED, "nobles_untapped"),
    FactKind(v.GAME_ENDED, "game_ended"),
    FactKind(v.PIECES_RECEIVED, "pieces_received"),
    FactKind(v.CARD_LIFTED, "card_lifted", (("cell", CELL), ("card", CARD))),
    FactKind(v.EXPO_RETURNED, "expo_returned"),
    FactKind(v.NOBLE_TURNED, "noble_turned", (("noble", NOBLE),)),
    FactKind(v.HOUSE_PAID, "house_paid"),
    FactKind(v.CARD_ADDED, "card_added", (("card", CARD),)),
)

RULES: Final = (
    "",
    "97-NOUV-01",
    "97-NOUV-02",
    "97-NOUV-04",
    "97-BRUX-03",
    "97-BRUX-05",
    "97-BRUX-01",
    "97-EXPO-03",
    "97-INFL-04",
    "97-HALL-05",
    "97-HALL-03",
    "97-PARK-04",
    "97-PARK-06",
    "97-PARK-02",
    "97-NOBLE-05",
    "97-NOBLE-07",
    "97-JAIL-01",
    "97-END-02",
    "97-COMP-06",
    "97-CONS-04",
    "97-NOUV-06",
    "97-SETUP-06",
    "97-PARK-01",
    "97-SALE-01",
    "97-CONS-02",
    "97-HALL-01",
    "97-END-03",
    "97-COL-03",
)

CONTENTS: Final = Contents(DECISIONS, CHANCES, FACTS, RULES)
