"""The table of contents of Bruxelles 1893: every decision, chance event, fact and forbidding rule, once."""

from __future__ import annotations

from typing import Final, NamedTuple

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.asymmetric import vocabulary as a
from bruxelles.games.b1893.belle import vocabulary as b
from bruxelles.kernel.contents import ChanceKind, Contents, DecisionKind, FactKind
from bruxelles.kernel.notation import Amount, Either, Names

SEAT: Final = Names("seat", ("1", "2", "3", "4", "5"))
SPACE: Final = Names("space", (f"{row},{column}" for row in range(1, 6) for column in range(1, 6)))
IRIS_NAMES: Final = [f"{row},{column}" for row in range(1, 5) for column in range(1, 5)]
IRIS: Final = Names("iris", IRIS_NAMES)
COLUMN: Final = Names("column", ("1", "2", "3", "4", "5"))
ROW: Final = Names("row", ("1", "2", "3", "4", "5"))
STRIP: Final = Names("strip", ("1", "2", "3", "4", "5"))
COLOUR: Final = Names("artwork", ("green", "brown", "blue", "yellow", "black"))
WHITE: Final = Names("white", ("green", "brown", "blue", "yellow"), v.COLOURS)
ARTWORK: Final = Either("artwork", COLOUR, WHITE)
CUBE: Final = Names("cube", ("wood", "iron", "stone", "glass", "joker"))
NOBLE: Final = Names(
    "noble",
    (
        "brugmann",
        "empain",
        "solvay",
        "buls",
        "albert",
        "van-de-velde",
        "vandervelde",
        "maeterlinck",
        "nagelmackers",
        "privat-livemont",
    ),
)
DISPLAY: Final = Names("display", ("1", "2", "3", "4"))
ACTION: Final = Names("action", ("workshop", "sales", "nobles", "materials", "construction"))
PLACE: Final = Names("place", ("stock", "grand-place", "park", "market"), v.TO_PLACE)
TRACK: Final = Names("track", ("iris", "crown", "architect"))
SQUARE: Final = Amount("square", 1, 7)
BONUS: Final = Names("bonus", ("iris", "crown", "architect", "meeple"))
STRATEGIC: Final = Names("strategic", ("meeples", "nobles", "artworks", "money"), v.TO_ROW)
PRESTIGE: Final = Names("prestige", map(str, range(1, v.PRESTIGE_CARDS + 1)))
STOCK: Final = Names("stock", map(str, range(1, v.STOCK_CARDS + 1)))


class Face(NamedTuple):
    """What is printed on a Prestige card."""

    bonuses: tuple[int, ...]
    both: bool  # two bonuses are gained, not one of them
    manneken: int
    symbols: int


def read_face(number: int) -> Face:
    """A face out of its number; two equal bonuses are a set of one."""
    bits, both, manneken, symbols = number % 15 + 1, number // 15 % 2 == 1, number // 30 % 3, number // 90
    printed = tuple(bonus for bonus in range(v.BONUSES) if bits >> bonus & 1)
    return Face(printed * 2 if both and len(printed) == 1 else printed, both, manneken, symbols)


def face_name(number: int) -> str:
    """A face in words, such as iris/crown,1,2: bonuses, Manneken Pis, VP symbols."""
    face = read_face(number)
    bonuses = (BONUS.token(bonus).removeprefix("bonus:") for bonus in face.bonuses)
    return f"{('+' if face.both else '/').join(bonuses)},{face.manneken},{face.symbols}"


FACE: Final = Names("face", map(face_name, range(v.FACES)))
IRIS_PAIR: Final = Names("irises", (f"{one}+{other}" for one in IRIS_NAMES for other in IRIS_NAMES))
PLACES_ON_COMPASS: Final = ("wood", "iron", "stone", "glass", "money", "any", "empty")
NEEDLE: Final = Names("needle", PLACES_ON_COMPASS)
UNIT: Final = Names("unit", ("wood", "iron", "stone", "glass", "money", "joker"))
POSITION: Final = Names("indicator", (f"{row},{column}" for row in range(1, 6) for column in range(1, 6)))
SOURCE: Final = Names(
    "source",
    (
        "sales",
        "construction",
        "nobles",
        "free-actions",
        "irises",
        "unpaid-nobles",
        "houses",
        "cubes",
        "first-player",
        "meeples-row",
        "nobles-row",
        "artworks-row",
        "money-row",
        "cards",
        "visits",
        "tiles",
    ),
)
REASON: Final = Names(
    "for",
    (
        "start",
        "bid",
        "sale",
        "taking-noble",
        "noble",
        "construction",
        "stock",
        "pass",
        "first-pass",
        "keeping-noble",
        "card",
        "tile",
        "board",
    ),
)
BF: Final = Amount("bf", 0, 255)
VP: Final = Amount("vp", 0, 255)
BID: Final = Amount("bid", 1, 255)
COUNT: Final = Amount("count", 0, 32)
ROUND: Final = Amount("round", 1, 5)
RANK: Final = Amount("rank", 1, 5)

LETTERS: Final = ("wood", "iron", "stone", "glass", "money", "joker")


def payment_name(way: list[int]) -> str:
    """A way to pay in words, such as 2wood+1joker."""
    return "+".join(f"{units}{kind}" for units, kind in zip(way, LETTERS, strict=True) if units)


PAYMENT: Final = Names("pay", map(payment_name, v.WAYS))
HELPED_PAYMENT: Final = Names("helped", map(payment_name, v.WAYS))
TURN: Final = Either("turn", SPACE, PLACE, Names("pass", ("pass",), v.PASS, bare=True))
KEEP: Final = Names("keep", ("keep", "discard"), bare=True)
SOLVAY: Final = Names("solvay", ("cube", "exchange"), bare=True)
NEXT_NOBLE: Final = Either("noble", NOBLE, Names("stop", ("stop",), v.STOP, bare=True))
NONE: Final = Names("none", ("none",), b.NO_USE, bare=True)
CARD: Final = Names("card", map(str, range(1, b.CARDS + 1)), 1)
TILE: Final = Names("tile", map(str, range(1, b.TILES + 1)), 1)
PAVILION: Final = Names("pavilion", ("1", "2", "3", "4", "5"), 1)
TRAVELERS: Final = Amount("travelers", 0, 5)
USE_CARD: Final = Either("card", NONE, CARD)
CLAIM: Final = Either("tile", NONE, TILE)
EXTRA: Final = Either("extra", NONE, Names("extra", ("meeple", "traveler"), b.WITH_MEEPLE))
SITE: Final = Either("site", Names("house", ("house",), b.HOUSE, bare=True), PAVILION)
CLEARED: Final = Either("display", DISPLAY, Names("done", ("done",), b.DONE, bare=True))
EXCHANGE: Final = Names("exchange", ("artwork", "cubes"))
OTHER_COLUMN: Final = Either("column", COLUMN, Names("keep", ("keep",), b.KEEP_COLUMN, bare=True))
DOUBLED: Final = Either("space", SPACE, Names("none", ("none",), b.NOT_DOUBLED, bare=True))
BOARD: Final = Names("board", ("hankar", "cauchie", "horta", "saintenoy", "strauven"), a.HANKAR)
SIDE: Final = Names("stripside", ("compass", "other"))
REVEALED: Final = Names("revealed", ("revealed",), a.TAKE_REVEALED, bare=True)
STEP: Final = Either(
    "step",
    Names("none", ("none",), a.NO_STEP, bare=True),
    Names("step", (f"{place},{way}" for place in PLACES_ON_COMPASS for way in ("forward", "back")), a.step_of(0, 0)),
)
USE: Final = Either("use", Names("bonus", ("bonus",), v.TAKE_BONUS, bare=True), STRATEGIC)

DECISIONS: Final = (
    DecisionKind(v.SETUP_ART, "setupArt", ARTWORK, ("93-SETUP-19",), at="stacks"),
    DecisionKind(v.PLAN_IRIS, "planIris", IRIS, ("93-PLAN-03",)),
    DecisionKind(v.NEUTRAL_SPACE, "neutral", SPACE, ("93-2P-03",)),
    DecisionKind(v.TURN, "turn", TURN, ("93-TURN-01", "93-TURN-03")),
    DecisionKind(v.BID, "bid", BID, ("93-PLACE-04",)),
    DecisionKind(v.ART_COLOUR, "artColour", ARTWORK, ("93-WORK-01",), at="stacks"),
    DecisionKind(v.SALE_TILE, "saleTile", ARTWORK, ("93-SALES-01", "93-SALES-02"), at="seat:{seat}/artworks"),
    DecisionKind(v.SALE_MOVE, "saleMove", POSITION, ("93-SALES-04", "93-SALES-05")),
    DecisionKind(v.SALE_SLOT, "saleSlot", ARTWORK, ("93-SALES-07",), at="market"),
    DecisionKind(v.NOBLE_PICK, "noblePick", DISPLAY, ("93-NOBLE-01",), REVEALED, "93-ASYM-HANKAR-2", at="display"),
    DecisionKind(v.NOBLE_KEEP, "nobleKeep", KEEP, ("93-NOBLE-05", "93-NOBLE-08"), at="taken"),
    DecisionKind(v.SOLVAY_WAY, "solvay", SOLVAY, ("93-NEFF-03",), at="supply"),
    DecisionKind(v.CUBE, "cube", CUBE, ("93-MAT-01", "93-MAT-02"), at="supply"),
    DecisionKind(v.PAY, "pay", PAYMENT, ("93-CONS-13",), HELPED_PAYMENT, "93-BE-CARD-09", at="seat:{seat}/cubes"),
    DecisionKind(v.NEEDLE, "needle", NEEDLE, ("93-CONS-18", "93-CONS-20"), at="compass"),
    DecisionKind(v.HOUSE_SPACE, "houseSpace", SPACE, ("93-CONS-22",)),
    DecisionKind(v.GRAND_PLACE_NEXT, "grandPlace", NEXT_NOBLE, ("93-BXL-09", "93-BXL-11"), at="seat:{seat}/nobles"),
    DecisionKind(v.PARK_ACTION, "parkAction", ACTION, ("93-BXL-13",), at="place:park"),
    DecisionKind(v.FREE_NOBLE, "freeNoble", NEXT_NOBLE, ("93-FREE-06",), at="seat:{seat}/nobles"),
    DecisionKind(v.FREE_CUBE, "freeCube", CUBE, ("93-FREE-07",), at="supply"),
    DecisionKind(v.PRESTIGE, "prestige", USE, ("93-PREST-01", "93-PREST-12")),
    DecisionKind(v.BONUS, "bonus", BONUS, ("93-PREST-04",), at="seat:{seat}/tracks"),
    DecisionKind(v.PAY_NOBLE, "payNoble", NOBLE, ("93-END-05", "93-END-06"), at="seat:{seat}/nobles"),
    DecisionKind(b.MIX, "mix", TRAVELERS, ("93-BE-NOBLE-03", "93-BE-CLAR-14"), at="seat:{seat}/travelers"),
    DecisionKind(b.CARD_USE, "cardUse", USE_CARD, ("93-BE-CGEN-02", "93-BE-CGEN-08"), at="seat:{seat}/cards"),
    DecisionKind(b.CLAIM, "claim", CLAIM, ("93-BE-CLAIM-01",), at="tiles"),
    DecisionKind(b.C22, "c22", EXTRA, ("93-BE-CARD-22", "93-BE-CARD-22b"), of="card:22", at="seat:{seat}/cards"),
    DecisionKind(b.SALE_DECLARE, "saleDeclare", COLOUR, ("93-BE-WHITE-02",), at="market"),
    DecisionKind(b.BUILD_KIND, "buildKind", SITE, ("93-BE-PAV-01", "93-BE-PAV-08"), at="pavilions"),
    DecisionKind(b.TILE_ROW, "tileRow", STRATEGIC, ("93-BE-TILE-02",), of="tile:2"),
    DecisionKind(b.ANY_IRIS, "planAnyIris", IRIS, ("93-BE-CARD-20",), of="card:20"),
    DecisionKind(b.C2_TILE, "c2Tile", ARTWORK, ("93-BE-CARD-02",), of="card:2", at="seat:{seat}/artworks"),
    DecisionKind(b.C4_SLOT, "c4Slot", ARTWORK, ("93-BE-CARD-04",), of="card:4", at="market"),
    DecisionKind(b.C6_SET, "c6Set", CLEARED, ("93-BE-CARD-06", "93-BE-CLAR-13"), of="card:6", at="display"),
    DecisionKind(b.C13_NOBLE, "c13Noble", NOBLE, ("93-BE-CARD-13",), of="card:13", at="seat:{seat}/nobles"),
    DecisionKind(b.C14_NOBLE, "c14Noble", NOBLE, ("93-BE-CARD-14",), of="card:14", at="seat:{seat}/nobles"),
    DecisionKind(b.C15_SPACE, "c15Space", SPACE, ("93-BE-CARD-15",), of="card:15"),
    DecisionKind(b.C15_AMOUNT, "c15Amount", BID, ("93-BE-CARD-15",), of="card:15"),
    DecisionKind(b.C17_WAY, "c17Way", EXCHANGE, ("93-BE-CARD-17",), of="card:17", at="supply"),
    DecisionKind(b.C17_CUBE, "c17Cube", CUBE, ("93-BE-CARD-17",), of="card:17", at="seat:{seat}/cubes"),
    DecisionKind(b.C17_ARTWORK, "c17Artwork", ARTWORK, ("93-BE-CARD-17",), of="card:17", at="seat:{seat}/artworks"),
    DecisionKind(b.C25, "c25", OTHER_COLUMN, ("93-BE-CARD-25",), of="card:25"),
    DecisionKind(b.C27, "c27", DOUBLED, ("93-BE-CARD-27",), of="card:27"),
    DecisionKind(a.SETUP_BOARD, "setupBoard", BOARD, ("93-ASYM-GEN-2", "93-ASYM-GEN-3"), at="boards"),
    DecisionKind(
        a.STEP_FIRST,
        "stepFirst",
        STEP,
        ("93-ASYM-SAINTENOY-2", "93-ASYM-SAINTENOY-5"),
        of="board:saintenoy",
        at="compass",
    ),
)

CHANCES: Final = (
    ChanceKind(v.FIRST_PLAYER, "firstPlayer", SEAT, ("93-SETUP-15",)),
    ChanceKind(v.LAY_STRIPS, "layStrips", STRIP, ("93-SETUP-02",)),
    ChanceKind(v.REVEAL_NOBLES, "revealNobles", NOBLE, ("93-SETUP-04", "93-NOBLE-10", "93-NOBLE-11")),
    ChanceKind(v.LAY_PRESTIGE, "layPrestige", PRESTIGE, ("93-SETUP-07", "93-EOR-05")),
    ChanceKind(v.REVEAL_STOCK, "revealStock", STOCK, ("93-SETUP-06", "93-PLAN-01")),
    ChanceKind(b.REVEAL_TILES, "revealTiles", TILE, ("93-BE-SETUP-03",)),
    ChanceKind(b.LAY_CARDS, "layCards", CARD, ("93-BE-SETUP-02",)),
    ChanceKind(a.TOSS_SIDE, "tossSide", SIDE, ("93-ASYM-GEN-1",)),
    ChanceKind(a.TURN_UP_NOBLE, "turnUpNoble", NOBLE, ("93-ASYM-HANKAR-2", "93-ASYM-HANKAR-5")),
)

FACTS: Final = (
    FactKind(v.ROUND_BEGAN, "round_began", (("round", ROUND),)),
    FactKind(v.FIRST_PLAYER_NAMED, "first_player_named"),
    FactKind(v.STRIP_LAID, "strip_laid", (("strip", STRIP), ("row", ROW))),
    FactKind(v.NOBLE_REVEALED, "noble_revealed", (("noble", NOBLE), ("display", DISPLAY))),
    FactKind(v.PRESTIGE_LAID, "prestige_laid", (("column", COLUMN), ("prestige", PRESTIGE), ("face", FACE))),
    FactKind(v.STOCK_REVEALED, "stock_revealed", (("stock", STOCK), ("income", BF), ("irises", IRIS_PAIR))),
    FactKind(v.PIECES_RECEIVED, "pieces_received"),
    FactKind(v.MONEY_MOVED, "money_moved", (("amount", BF), ("reason", REASON))),
    FactKind(v.POINTS_SCORED, "points_scored", (("points", VP), ("reason", SOURCE))),
    FactKind(v.TRACK_ADVANCED, "track_advanced", (("track", TRACK), ("square", SQUARE))),
    FactKind(v.ADVANCE_LOST, "advance_lost", (("track", TRACK),)),
    FactKind(v.SQUARE_PLACED, "square_placed", (("iris", IRIS),)),
    FactKind(v.NEUTRAL_PLACED, "neutral_placed", (("space", SPACE),)),
    FactKind(v.MEEPLE_PLACED, "meeple_placed", (("space", SPACE), ("bid", BID))),
    FactKind(v.MEEPLES_SENT, "meeples_sent", (("place", PLACE), ("count", COUNT))),
    FactKind(v.ACTION_VOID, "action_void", (("action", ACTION),)),
    FactKind(v.ARTWORK_TAKEN, "artwork_taken", (("artwork", ARTWORK),)),
    FactKind(v.INDICATOR_MOVED, "indicator_moved", (("position", POSITION),)),
    FactKind(v.ARTWORK_RETURNED, "artwork_returned", (("artwork", ARTWORK),)),
    FactKind(v.ARTWORK_SOLD, "artwork_sold", (("artwork", ARTWORK),)),
    FactKind(v.NOBLE_TAKEN, "noble_taken", (("noble", NOBLE), ("display", DISPLAY))),
    FactKind(v.NOBLE_ACTIVATED, "noble_activated", (("noble", NOBLE),)),
    FactKind(v.NOBLE_KEPT, "noble_kept", (("noble", NOBLE),)),
    FactKind(v.NOBLE_LEFT, "noble_left", (("noble", NOBLE),)),
    FactKind(v.NOBLES_RESHUFFLED, "nobles_reshuffled"),
    FactKind(v.CUBE_TAKEN, "cube_taken", (("cube", CUBE),)),
    FactKind(v.CUBE_RETURNED, "cube_returned", (("cube", CUBE),)),
    FactKind(v.MEEPLE_FREED, "meeple_freed"),
    FactKind(v.NOBODY_TO_FREE, "nobody_to_free"),
    FactKind(v.UNITS_PAID, "units_paid", (("unit", UNIT), ("count", COUNT))),
    FactKind(v.NEEDLE_MOVED, "needle_moved", (("needle", NEEDLE), ("to", NEEDLE))),
    FactKind(v.HOUSE_BUILT, "house_built", (("space", SPACE),)),
    FactKind(v.FREE_ACTION_DUE, "free_action_due", (("action", ACTION), ("space", SPACE))),
    FactKind(v.PARK_ACTION_NAMED, "park_action_named", (("action", ACTION),)),
    FactKind(v.PASSED, "passed", (("rank", RANK),)),
    FactKind(v.FIRST_PASS_CARD, "first_pass_card", (("count", COUNT),)),
    FactKind(v.COLUMN_WON, "column_won", (("column", COLUMN), ("prestige", PRESTIGE), ("face", FACE))),
    FactKind(v.COLUMN_TIED, "column_tied", (("column", COLUMN), ("prestige", PRESTIGE), ("face", FACE))),
    FactKind(v.FIRST_PLAYER_CHOSEN, "first_player_chosen", (("count", COUNT),)),
    FactKind(v.BONUS_GAINED, "bonus_gained", (("bonus", BONUS),)),
    FactKind(v.CARD_SLID, "card_slid", (("prestige", PRESTIGE), ("row", STRATEGIC), ("symbols", COUNT))),
    FactKind(v.IRIS_WON, "iris_won", (("iris", IRIS),)),
    FactKind(v.MEEPLE_JAILED, "meeple_jailed", (("place", PLACE),)),
    FactKind(v.MEEPLES_RETURNED, "meeples_returned"),
    FactKind(v.NOBLES_UPRIGHT, "nobles_upright"),
    FactKind(v.PRESTIGE_DISCARDED, "prestige_discarded", (("column", COLUMN), ("prestige", PRESTIGE))),
    FactKind(v.NOBLE_PAID, "noble_paid", (("noble", NOBLE),)),
    FactKind(v.NOBLE_UNPAID, "noble_unpaid", (("noble", NOBLE),)),
    FactKind(v.GAME_ENDED, "game_ended"),
    FactKind(v.STOCK_DISCARDED, "stock_discarded", (("stock", STOCK),)),
    FactKind(v.ROUND_ENDED, "round_ended", (("round", ROUND),)),
    FactKind(b.TILE_REVEALED, "tile_revealed", (("tile", TILE),)),
    FactKind(b.CARD_LAID, "card_laid", (("card", CARD), ("pavilion", PAVILION))),
    FactKind(b.TILE_CLAIMED, "tile_claimed", (("tile", TILE),)),
    FactKind(b.TRAVELER_TAKEN, "traveler_taken"),
    FactKind(b.TRAVELERS_SENT, "travelers_sent", (("place", PLACE), ("count", COUNT))),
    FactKind(b.TRAVELERS_LEFT, "travelers_left", (("count", COUNT),)),
    FactKind(b.TRAVELERS_UNUSED, "travelers_unused", (("count", COUNT),)),
    FactKind(b.COLOUR_DECLARED, "colour_declared", (("artwork", ARTWORK), ("colour", COLOUR))),
    FactKind(b.PAVILION_BUILT, "pavilion_built", (("pavilion", PAVILION), ("card", CARD))),
    FactKind(b.PAVILION_VISITED, "pavilion_visited", (("pavilion", PAVILION), ("count", COUNT))),
    FactKind(b.CARD_USED, "card_used", (("card", CARD),)),
    FactKind(b.CARDS_TURNED_UP, "cards_turned_up"),
    FactKind(b.ARTWORK_FLIPPED, "artwork_flipped", (("artwork", ARTWORK),)),
    FactKind(b.ARTWORK_GIVEN, "artwork_given", (("artwork", ARTWORK),)),
    FactKind(b.WHITE_DISCARDED, "white_discarded", (("artwork", ARTWORK),)),
    FactKind(b.NOBLE_DISMISSED, "noble_dismissed", (("noble", NOBLE), ("display", DISPLAY))),
    FactKind(b.NOBLE_GIVEN, "noble_given", (("noble", NOBLE),)),
    FactKind(b.BID_TAKEN_BACK, "bid_taken_back", (("space", SPACE), ("bid", BID))),
    FactKind(b.COLUMN_CHANGED, "column_changed", (("column", COLUMN), ("to", COLUMN), ("prestige", PRESTIGE))),
    FactKind(b.MEEPLE_DOUBLED, "meeple_doubled", (("space", SPACE), ("count", COUNT))),
    FactKind(b.MEEPLE_TAKEN_BACK, "meeple_taken_back", (("place", PLACE),)),
    FactKind(b.MEEPLE_SET_ASIDE, "meeple_set_aside"),
    FactKind(b.TRAVELER_SET_ASIDE, "traveler_set_aside"),
    FactKind(b.MEEPLE_BACK_FROM_CARD, "meeple_back_from_card"),
    FactKind(b.TILE_COUNTED, "tile_counted", (("tile", TILE),)),
    FactKind(b.ROW_STRENGTHENED, "row_strengthened", (("row", STRATEGIC), ("symbols", COUNT))),
    FactKind(a.TOP_SIDE_TOSSED, "top_side_tossed", (("side", SIDE),)),
    FactKind(a.BOARD_CHOSEN, "board_chosen", (("board", BOARD),)),
    FactKind(a.NOBLE_TURNED_UP, "noble_turned_up", (("noble", NOBLE),)),
    FactKind(a.REVEALED_TAKEN, "revealed_taken", (("noble", NOBLE),)),
    FactKind(a.BOARD_HELPED, "board_helped", (("board", BOARD),)),
)

RULES: Final = (
    "",
    "93-SETUP-19",
    "93-WORK-02",
    "93-PLAN-03",
    "93-PLACE-01",
    "93-PLACE-02",
    "93-2P-03",
    "93-PLACE-07",
    "93-BXL-05",
    "93-PLACE-04",
    "93-SALES-03",
    "93-SALES-01",
    "93-SALES-04",
    "93-SALES-07",
    "93-NOBLE-12",
    "93-NOBLE-01",
    "93-NOBLE-08",
    "93-NEFF-03",
    "93-MAT-02",
    "93-CONS-13",
    "93-CONS-14",
    "93-CONS-20",
    "93-CONS-18",
    "93-CONS-22",
    "93-NOBLE-13",
    "93-BXL-09",
    "93-PREST-11",
    "93-PREST-12",
    "93-PREST-04",
    "93-END-03",
    "93-END-05",
    "93-GEN-12",
    "93-WORK-01",
    "93-MAT-01",
    "93-BE-CLAR-14",
    "93-BE-CGEN-06",
    "93-BE-CGEN-01",
    "93-BE-CLAR-10",
    "93-BE-CGEN-03",
    "93-BE-CLAIM-01",
    "93-BE-CLAIM-04",
    "93-BE-CARD-22b",
    "93-BE-WHITE-04",
    "93-BE-WHITE-02",
    "93-BE-PAV-02",
    "93-BE-PAV-04",
    "93-BE-PAV-09",
    "93-BE-CARD-09",
    "93-BE-CLAR-01",
    "93-BE-CARD-02",
    "93-BE-CLAR-13",
    "93-BE-CARD-14",
    "93-BE-CARD-15",
    "93-BE-CARD-17",
    "93-BE-CARD-25",
    "93-BE-CARD-27",
    "93-ASYM-GEN-3",
    "93-ASYM-HANKAR-2",
    "93-ASYM-SAINTENOY-2",
    "93-ASYM-SAINTENOY-5",
)

CONTENTS: Final = Contents(DECISIONS, CHANCES, FACTS, RULES)
