"""How everything in Bruxelles 1893 is written in records, in facts and in the action space."""

from __future__ import annotations

from typing import Final, NamedTuple

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.asymmetric import vocabulary as a
from bruxelles.games.b1893.belle import vocabulary as b
from bruxelles.kernel.notation import Amount, Declared, Either, Names

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
CUBE: Final[Names] = Names("cube", ("wood", "iron", "stone", "glass", "joker"))
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
    both: bool  # both bonuses are gained, not one of the two
    manneken: int
    symbols: int


def read_face(number: int) -> Face:
    """The face with this number; two equal bonuses are stored as a set of one."""
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
SOURCE: Final = Declared("source")
REASON: Final = Declared("for")
BF: Final = Amount("bf", 0, 255)
VP: Final = Amount("vp", 0, 255)
BID: Final = Amount("bid", 1, 255)
COUNT: Final = Amount("count", 0, 32)
ROUND: Final = Amount("round", 1, 5)
RANK: Final = Amount("rank", 1, 5)

LETTERS: Final = ("wood", "iron", "stone", "glass", "money", "joker")


def payment_name(way: list[int]) -> str:
    """A payment in words, such as 2wood+1joker."""
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
