"""What cards, tiles and boards of 1893 say, compared with what they do: the numbers in their texts, and what happens to
a table when they act.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tests.laws.told.boxes import numbers_in

from bruxelles.components.box import Box
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.payments import units_in
from bruxelles.games.b1893.actions.sales import indicator_steps
from bruxelles.games.b1893.actions.workshop import can_take_artwork
from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.tiles import BELLE_TILES
from bruxelles.games.b1893.resolution import manneken
from bruxelles.games.b1893.scoring import house_points, multiplier, row_count
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import choose, settle
from bruxelles.kernel.variants import Variants
from bruxelles.words.b1893 import text_of
from bruxelles.words.speech import Words

# Numbers in the sentences of these pieces that no box can change.
LITERALS: Mapping[str, tuple[int, ...]] = {
    "card:6": (1, 4),  # places of the display
    "tile:1": (5,),  # the last round
    "tile:7": (2, 3, 4, 5),  # players
    "tile:9": (2, 3, 4, 5),
    "tile:10": (7,),  # a space after six others
    "board:hankar": (0,),  # the noble from the pile is free
}
PRINTED_ONLY = ("iris", "crown", "architect", "costs", "cubes")  # of a board: shown on it, not said


def numbers_said(words: Words, token: str) -> list[int]:
    """The numbers that a player reads on a piece, except those that are the same in every box, which come last."""
    said = list(map(int, re.findall(r"\d+", words.tell(text_of(token)))))[::-1]
    for literal in LITERALS.get(token, ()):
        said.remove(literal)
    return said


def numbers_printed(box: Box, token: str) -> list[int]:
    """What the box has for this card, tile or board."""
    kind, _, name = token.partition(":")
    prefix = f"asymmetric.{name}." if kind == "board" else f"belle_epoque.{kind}s.{name}"
    names = [value for value in box if value.startswith(prefix) and value.removeprefix(prefix) not in PRINTED_ONLY]
    if kind != "board":
        names = [value for value in names if value == prefix]
    return [number for value in names for _, number in numbers_in(box[value])]


class Deed(NamedTuple):
    """What changes, how often the number counts, and the units it is given for."""

    changes: Callable[[BelleTable, int], int]
    times: Callable[[BelleTable, int], int] = lambda table, who: 1
    unit: Callable[[BelleTable, int], int] | None = None
    sign: int = 1


def money(table: BelleTable, who: int) -> int:
    return int(table.seats[who].money)


def points(table: BelleTable, who: int) -> int:
    return int(table.seats[who].points)


def artworks(table: BelleTable, who: int) -> int:
    return int(table.seats[who].artworks.total)


def upright(table: BelleTable, who: int) -> int:
    return int(table.seats[who].ready.total)


def travelers(table: BelleTable, who: int) -> int:
    return int(table.travelers[who])


def jokers(table: BelleTable, who: int) -> int:
    return int(table.seats[who].cubes.count(v.JOKER))


def cubes_paid(table: BelleTable, who: int) -> int:
    return int(units_in(table.payment) - v.units_of(table.payment, v.MONEY_UNIT))


def at_the_stock(table: BelleTable, who: int) -> int:
    return int(sum(seat.brussels[v.STOCK_EXCHANGE] for seat in table.seats) + table.riding[v.STOCK_EXCHANGE])


def riding(table: BelleTable, who: int) -> int:
    return int(sum(table.riding))


def cards(table: BelleTable, who: int) -> int:
    return int(sum(owner == who for owner in table.pavilions))


def irises(table: BelleTable, who: int) -> int:
    return sum(table.edition.iris_leaders(table, iris) >> who & 1 for iris in range(v.IRISES))


def refined(table: BelleTable, who: int) -> int:
    return int(table.seats[who].refined())


def symbols(table: BelleTable, who: int) -> int:
    return int(manneken(table, who))


def steps(table: BelleTable, who: int) -> int:
    return int(indicator_steps(table, who))


# By the number of the card.
CARDS: Mapping[int, Deed] = {
    1: Deed(money, artworks),
    3: Deed(steps),
    5: Deed(points),
    7: Deed(jokers),
    10: Deed(points, cubes_paid),
    11: Deed(money, at_the_stock),
    12: Deed(points, money, money),
    13: Deed(upright, sign=-1),
    16: Deed(points, artworks),
    17: Deed(refined, sign=-1),
    19: Deed(travelers),
    21: Deed(points),
    23: Deed(money, sign=-1),
    24: Deed(points, upright),
    26: Deed(symbols),
    28: Deed(money, irises),
    30: Deed(points, riding),
    31: Deed(points, cards),
    32: Deed(money, cards),
}


def position(track: int) -> Callable[[BelleTable, int], int]:
    return lambda table, who: int(table.seats[who].squares[track]) + 1


def first_passes(table: BelleTable, who: int) -> int:
    return int(table.seats[who].first_passes)


def whites(table: BelleTable, who: int) -> int:
    return int(sum(table.seats[who].artworks.count(artwork) for artwork in range(v.COLOURS, v.ARTWORKS)))


def neighbours(table: BelleTable, who: int) -> int:
    """Pairs of neighbouring houses."""
    own = [divmod(space, 5) for space, owner in enumerate(table.houses) if owner == who]
    return sum(abs(row - other) + abs(column - beside) == 1 for row, column in own for other, beside in own) // 2


def first_row(table: BelleTable, who: int) -> int:
    return int(multiplier(table, who, 0))


def artworks_counted(table: BelleTable, who: int) -> int:
    return int(row_count(table, who, v.ARTWORKS_ROW))


def from_houses(table: BelleTable, who: int) -> int:
    return int(house_points(table, who))


def built(table: BelleTable, who: int) -> int:
    return int(table.seats[who].built)


def from_a_house(table: BelleTable, who: int) -> int:
    return from_houses(table, who) // built(table, who)


def seventh_space(table: BelleTable, who: int) -> int:
    values = table.edition.boards[table.seats[who].board].tracks[v.ARCHITECT].values
    return int(values[6]) if len(values) > 6 else 0


# By the number of the tile: when it is counted, or from the claim on.
COUNTED: Mapping[int, Deed] = {
    1: Deed(points, points, points),
    2: Deed(first_row),
    3: Deed(money, position(v.IRIS_TRACK)),
    5: Deed(points, position(v.CROWN)),
    7: Deed(points, first_passes),
    9: Deed(points, neighbours),
    11: Deed(points, whites),
}
CLAIMED: Mapping[int, Deed] = {
    4: Deed(artworks_counted),
    6: Deed(from_houses, from_a_house),
    8: Deed(from_houses, built),
    10: Deed(seventh_space),
}


def amount_of(value: Any, players: int) -> tuple[int, int]:
    """The number for this many players, and the number of units it is given for."""
    if isinstance(value, int):
        return value, 1
    return (value[0], value[1]) if len(value) == 2 else (value[players - 2], 1)


def expected(deed: Deed, value: Any, table: BelleTable, who: int) -> int:
    amount, unit = amount_of(value, int(table.edition.players))
    times = deed.times(table, who) if deed.unit is None else deed.unit(table, who) // unit
    return deed.sign * amount * times


def done_by(deed: Deed, table: BelleTable, who: int, act: Callable[[BelleTable, int], None]) -> int:
    """What it changes, if further decisions are answered with the first option."""
    table.stack, table.decision, table.observer = [], None, None
    before = deed.changes(table, who)
    act(table, who)
    dealer, out = Dealer("entries", "deal"), Options()
    while (decision := settle(table, dealer, out)) is not None:
        choose(table, decision, out.listed()[0])
    return deed.changes(table, who) - before


def with_card(table: BelleTable, who: int, number: int) -> BelleTable:
    """A copy on which this card, unused, is the only one that is owned."""
    copy = table.copy()
    assert isinstance(copy, BelleTable)
    copy.variants = Variants(v.QUANTITIES, len(table.variants.widenings), v.MOMENTS)
    DECK[number - 1].attach(copy.variants, who, table.edition.players)
    copy.used = copy.promised_help = 0
    return copy


def disagreements(table: BelleTable, who: int, box: Box) -> list[tuple[str, int, int]]:
    """The cards and tiles that don't do what they say for this seat."""
    found: list[tuple[str, int, int]] = []

    def compare(name: str, deed: Deed, copy: Any, act: Callable[[Any, int], None]) -> None:
        told = expected(deed, box[f"belle_epoque.{name}"], table, who)
        done = done_by(deed, copy, who, act)
        if told != done:
            found.append((name, told, done))

    for number, deed in CARDS.items():
        if is_enough(number, table, who, box):
            compare(f"cards.{number}", deed, with_card(table, who, number), DECK[number - 1].use)
    for number, deed in COUNTED.items():
        compare(f"tiles.{number}", deed, table.copy(), BELLE_TILES[number - 1].count)
    for number, deed in CLAIMED.items():
        if built(table, who) and who not in (table.claims[tile] for tile in CLAIMED):
            compare(f"tiles.{number}", deed, table.copy(), BELLE_TILES[number - 1].claimed)
    return found


def is_enough(number: int, table: BelleTable, who: int, box: Box) -> bool:
    """False if the card would do less here for lack of pieces or money."""
    needed = amount_of(box[f"belle_epoque.cards.{number}"], 2)[0]
    there = {
        7: table.supply.count(v.JOKER),
        10: needed if table.payment != v.NO_PAYMENT else -1,
        13: table.seats[who].ready.total,
        17: table.seats[who].refined() if can_take_artwork(table) else -1,
        19: table.train,
        23: table.seats[who].money if table.display[v.DISPLAY - 1] != v.NO_NOBLE else -1,
    }
    return bool(there.get(number, needed) >= needed)
