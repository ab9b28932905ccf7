"""How everything in Bruxelles 1897 is written: in records, in facts, in the action space."""

from __future__ import annotations

from typing import Final

from bruxelles.games.b1897 import vocabulary as v
from bruxelles.kernel.notation import Amount, Declared, Either, Names

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
SOURCE: Final = Declared("source")
REASON: Final = Declared("for")
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
