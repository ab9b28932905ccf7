"""Boxes in which every correctable number differs from ours, so that a number written out a second time is found.

Numbers that could be mistaken for each other are different, too. What can't be changed is listed in FIXED with the
reason; a test proves both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bruxelles.components.box import Box, Plain, amended, fingerprint, text_of
from bruxelles.components.listing import LOADERS
from bruxelles.games import find_rulebook
from bruxelles.games.rulebook import BoxedRulebook
from bruxelles.kernel.rulebook import Settings

Place = tuple[int, ...]  # of a number within a value: nowhere in a plain one, by index in a list, by two in rows


class Fixed(NamedTuple):
    """Numbers of a value that are the same in every box, and why."""

    places: tuple[Place, ...]
    why: str


RULEBOOK = "the rulebook gives the number itself"
WHOLE: tuple[Place, ...] = ((),)
# Costs are from 2 to 4 and never fall, so no single list differs everywhere.
HOUSES: tuple[Plain, ...] = ([3, 3, 4, 4, 4, 4], [2, 2, 2, 2, 3, 3])
MONEY_SCALE: Plain = [9, 3, 1, 2, 4, 1, 11]
POINTS_SCALE: Plain = [7, 1, 3, 4, 0, 3, 5]


def turned(pairs: list[list[int]]) -> Plain:
    """The Stock Exchange cards with every coordinate one higher."""
    return [[place % 4 + 1 for place in pair] for pair in pairs]


def twice(pairs: list[list[int]]) -> Plain:
    """The Stock Exchange cards with their first iris twice."""
    return [[row, column, row, column] for row, column, *_ in pairs]


def manneken(cards: int) -> Plain:
    ours = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0]
    return [(symbols + 1) % 3 for symbols in ours[:cards]]


def symbols(cards: int) -> tuple[Plain, Plain]:
    """Many symbols; then none on the cards where ours have some."""
    ours = [2, 1, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1][:cards]
    return [number + 2 + at % 3 for at, number in enumerate(ours)], [0 if number else 5 for number in ours]


# Each value in the first changed box, the second, and so on; further boxes repeat the last one.
Changes = Mapping[str, tuple[Plain, ...]]

OF_BOTH_EDITIONS: Changes = {
    "money.start": ([7, 11, 13, 17, 19],),
    "meeples.courthouse": (3, 1),
    "nobles.copies": ([2, 4, 2, 4, 4, 1, 4],),
    "nobles.costs": ([2, 5, 7, 3, 6, 1, 9, 8],),
    "nobles.display": ([8, 5, 2, 0], [4, 4, 3, 0]),
    "stock.income": ([9, 11, 13, 8, 10, 12, 14, 15, 16, 17, 18, 19],),
    "houses.costs": HOUSES,
    "market.money": (MONEY_SCALE,),
    "market.points": (POINTS_SCALE,),
    "brussels.uses_per_meeple.few": (2, 3),
    "brussels.uses_per_meeple.many": (3, 1),
    "amounts.brugmann": (7, 1),
    "amounts.empain": (3, 0),
    "amounts.solvay": (2, 4),
    "amounts.solvay_exchange": (3, 1),
    "amounts.materials": (3, 5),
    "amounts.market_jokers": (4, 0),
    "amounts.unit": (2, 5),
    "amounts.free_meeples": (1, 3),
    "amounts.money_set": (3, 7),
    "amounts.pass_colour": (3, 0),
    "amounts.first_pass": (5, 0),
    "amounts.first_pass_manneken": (3, 4),
    "points.maeterlinck": (11, 0),
    "points.no_joker": (7, 0),
    "points.top_house": (13, 0),
    "points.unpaid_noble": (6, 0),
    "points.first_player": (17, 0),
    "points.cube": (2, 0),
    "points.free_artwork": (3, 0),
    "points.free_house": (4, 0),
    "rows.multiplier": (2, 0),
}
SECOND: Changes = {
    **OF_BOTH_EDITIONS,
    "prestige.manneken": (manneken(30),),
    "prestige.symbols": symbols(30),
    "strips.compass": (["CMNSW", "NCMWS", "SWCMN", "WNSCM", "MSWNC"],),
    "strips.other": (["NSMCW", "SMNCW", "WCMNS", "MWCNS", "SNCWM"],),
    "tracks.iris": ([2, 4, 5, 7, 8, 11],),
    "tracks.crown": ([2, 3, 4, 5, 6, 8],),
    "tracks.architect": ([3, 5, 7, 8, 9, 10],),
    "compass.order": (["iron", "stone", "any", "wood", "empty", "money", "glass"],),
    "compass.needles": (["stone", "money"],),
    "market.corners": (["green", "yellow", "brown", "blue"],),
}
BELLE_EPOQUE: Changes = {
    "belle_epoque.nobles.copies": ([2, 4],),
    "belle_epoque.nobles.costs": ([7, 5],),
    "belle_epoque.white.divisor": (3, 1),
    "belle_epoque.pavilions.surcharges": ([1, 0, 2, 0, 1],),
    "belle_epoque.pavilions.visit": (3, 2),
    "belle_epoque.tiles.offered": ([4, 5, 6, 7],),
    "belle_epoque.tiles.marked": ([[1, 1], [1, 5], [3, 3], [5, 1], [5, 5]], [[1, 3], [3, 1], [3, 3], [3, 5], [5, 3]]),
    "belle_epoque.tiles.1": ([2, 5],),
    "belle_epoque.tiles.2": (3,),
    "belle_epoque.tiles.3": (4,),
    "belle_epoque.tiles.4": (5,),
    "belle_epoque.tiles.5": (3,),
    "belle_epoque.tiles.6": (2,),
    "belle_epoque.tiles.7": ([4, 5, 6, 7],),
    "belle_epoque.tiles.8": (3,),
    "belle_epoque.tiles.9": ([5, 6, 7, 8],),
    "belle_epoque.tiles.10": (23,),
    "belle_epoque.tiles.11": (4,),
    "belle_epoque.cards.1": (2,),
    "belle_epoque.cards.3": (3,),
    "belle_epoque.cards.5": (5,),
    "belle_epoque.cards.7": (3,),
    "belle_epoque.cards.10": (2,),
    "belle_epoque.cards.11": (3,),
    "belle_epoque.cards.12": ([2, 3],),
    "belle_epoque.cards.13": (2,),
    "belle_epoque.cards.16": (2,),
    "belle_epoque.cards.17": (3,),
    "belle_epoque.cards.19": (2,),
    "belle_epoque.cards.21": (5,),
    "belle_epoque.cards.23": (3,),
    "belle_epoque.cards.24": (2,),
    "belle_epoque.cards.26": (3,),
    "belle_epoque.cards.27": (3,),
    "belle_epoque.cards.28": (3,),
    "belle_epoque.cards.30": (2,),
    "belle_epoque.cards.31": (3,),
    "belle_epoque.cards.32": (4,),
}
ASYMMETRIC: Changes = {
    "asymmetric.hankar.iris": ([3, 5, 6, 8, 9, 10],),
    "asymmetric.cauchie.crown": ([3, 4, 5, 6, 7, 8],),
    "asymmetric.cauchie.cubes": (["iron", "glass", "wood", "stone"],),
    "asymmetric.horta.architect": ([1, 2, 3, 4, 5, 10],),
    "asymmetric.horta.money": (7,),
    "asymmetric.saintenoy.symbols": (3,),
    "asymmetric.strauven.costs": ([3, 3, 3, 4, 4, 5],),
    "asymmetric.strauven.sale": ([3, 5],),
}
FIRST: Changes = {
    **OF_BOTH_EDITIONS,
    "artworks.copies": ([5, 7, 8, 5, 5],),
    "exhibitions.years": ([1893, 1895, 1899, 1907, 1910],),
    "prestige.manneken": (manneken(25),),
    "prestige.symbols": symbols(25),
    "strips.basic": (["CMNSW", "NCMWS", "SWCMN", "WNSCM", "MSWNC"],),
    "strips.expert": (["NSMCW", "SMNCW", "WCMNS", "MWCNS", "SNCWM"],),
    "tracks.iris": ([0, 1, 2, 3, 7, 9],),
    "tracks.crown": ([2, 3, 4, 5, 6, 9],),
    "tracks.architect": ([1, 4, 5, 8, 9, 11],),
    "compass.tiles": (["any", "wood", "money", "stone", "empty", "iron"],),
    "compass.needles": ([2, 5],),
    "market.corners": (["green", "yellow", "pink", "blue"],),
    "amounts.workshop_draw": (2, 3),
    "amounts.exhibition_draw": (3, 0),
}
OF_1897: Changes = {
    "grid.taken.two_or_three": (5,),
    "grid.taken.four": (5,),
    "cards.artwork": ([2, 4, 2, 4],),
    "cards.material": ([1, 3, 1, 3, 1, 3],),
    "cards.house": ([3, 5, 3, 5],),
    "cards.noble": ([2, 4, 2, 5, 2, 4],),
    "money.faces": ([2, 5],),
    "money.start": ([7, 9, 11, 13],),
    "architects.values": ([[2, 6], [3, 7], [4, 8]],),
    "architects.copies": ([3, 1, 3],),
    "architects.prison.two": ([1, 1, 2],),
    "architects.prison.more": ([1, 0, 2],),
    "neutral.value": (7,),
    "tracks.architecture": ([2, 4, 5, 7, 8, 11],),
    "tracks.nobility": ([1, 3, 5, 7, 8], [1, 4, 6]),
    "tracks.prestige": ([3, 5, 8, 9, 10, 12, 13],),
    "bonuses.lower": (["nobles", "artworks", "money", "houses"],),
    "amounts.sale": (5, 0),
    "amounts.exchange": (8, 0),
    "amounts.brugmann": (6, 0),
    "amounts.first_pass": (7, 0),
    "amounts.later_pass": (2, 0),
    "amounts.noble_cost": (3, 0),
    "points.exhibit": (5, 0),
    "points.per_material_type": (4, 0),
    "points.unpaid_noble": (7, 0),
    "points.material_card": (3, 0),
    "points.expo": (11, 0),
    "points.money_bonus": ([5, 3, 4], [4, 1, 0]),
    "points.artwork_bonus": (6, 0),
    "points.house_bonus": (4, 0),
    "points.noble_bonus": (3, 0),
}

OF_THE_COURSE = {
    "rounds": Fixed(WHOLE, "the course of the game rests on it"),
    "meeples.each": Fixed(WHOLE, RULEBOOK),
    "meeples.neutral": Fixed(WHOLE, RULEBOOK),
    "cubes.copies": Fixed(((0,), (1,), (2,), (3,)), RULEBOOK),
    "houses.top": Fixed(WHOLE, RULEBOOK),
    "nobles.display": Fixed(((3,),), "a noble can always be taken from the rightmost place"),
}
FIXED: Mapping[str, Mapping[str, Fixed]] = {
    "1893": {
        **OF_THE_COURSE,
        "artworks.copies": Fixed(((0,), (1,), (2,), (3,), (4,)), RULEBOOK),
        "cubes.glass": Fixed(WHOLE, RULEBOOK),
        "tracks.architect": Fixed(((5,),), "the rulebook gives its last space"),
        "asymmetric.horta.architect": Fixed(((5,),), "the rulebook gives its last space"),
        "belle_epoque.travelers": Fixed(WHOLE, RULEBOOK),
        "belle_epoque.pavilions.surcharges": Fixed(((2,),), "an example of the rulebook has it"),
        "belle_epoque.tiles.count": Fixed(WHOLE, RULEBOOK),
        "belle_epoque.tiles.marked": Fixed(((2, 0), (2, 1)), "the cross has its centre in the middle of the board"),
        "belle_epoque.cards.count": Fixed(WHOLE, RULEBOOK),
        "belle_epoque.cards.offered": Fixed(WHOLE, RULEBOOK),
    },
    "1893-1st": {
        **OF_THE_COURSE,
        "exhibitions.years": Fixed(((0,), (4,)), "the rulebook gives the first year and the last"),
    },
    "1897": {
        "rounds": Fixed(WHOLE, "the course of the game rests on it"),
        "grid.columns": Fixed(WHOLE, "the names of the cells rest on it"),
        "grid.rows.two_or_three": Fixed(WHOLE, "the names of the cells rest on it"),
        "grid.rows.four": Fixed(WHOLE, "the names of the cells rest on it"),
        "cards.noble": Fixed(((5,),), "a Brugmann for each of four players, and 15 other nobles"),
        "cards.money": Fixed(WHOLE, RULEBOOK),
        "cards.expo": Fixed(WHOLE, RULEBOOK),
        "tracks.nobility": Fixed(((0,),), "the rulebook gives its first square"),
    },
}
CHANGES: Mapping[str, Changes] = {
    "1893": {**SECOND, **BELLE_EPOQUE, **ASYMMETRIC},
    "1893-1st": FIRST,
    "1897": OF_1897,
}
GAMES = tuple(CHANGES)


def our_box(game: str) -> Box:
    """Everything in the box of a game, expansions included."""
    box = LOADERS[game].ours(*LOADERS[game].EXPANSIONS)
    assert isinstance(box, Box)
    return box


def stock_pairs(ours: Box) -> dict[str, tuple[Plain, ...]]:
    """Two irises on each card; then the same one twice."""
    names = [name for name in ours if name.startswith("stock.pairs.")]
    return {name: (turned(ours.rows(name)), twice(ours.rows(name))) for name in names}


def changes_of(game: str) -> Changes:
    return {**CHANGES[game], **stock_pairs(our_box(game))}


def box_count(game: str) -> int:
    """How many boxes it takes to change every number."""
    return max(map(len, changes_of(game).values()))


def changed_box(game: str, number: int) -> Box:
    """One of the boxes in which everything correctable is changed, counted from 0."""
    changes = {name: values[min(number, len(values) - 1)] for name, values in changes_of(game).items()}
    box = amended(our_box(game), changes, f"box {number + 1}")
    LOADERS[game].validate(box)
    return box


def changed_settings(game: str, seats: int, options: Mapping[str, str], number: int) -> Settings:
    """The settings of a game with a changed box."""
    rulebook = find_rulebook(game)
    assert isinstance(rulebook, BoxedRulebook)
    settings = rulebook.settings(seats, options)
    ours = LOADERS[game].ours(*rulebook.chosen_expansions(dict(settings.options)))
    box = changed_box(game, number)
    used = Box([value for value in box.values() if value.name in ours], box.where)
    corrections = tuple((name, text_of(used[name])) for name in used if used[name] != ours[name])
    return Settings(game, settings.edition, seats, settings.options, fingerprint(used), corrections)


def numbers_in(value: Plain, here: Place = ()) -> Iterator[tuple[Place, int]]:
    """Every number of a value, with its place."""
    if isinstance(value, int):
        yield here, value
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from numbers_in(part, (*here, at))


def with_number(value: Plain, place: Place, number: int) -> Plain:
    """The same value with a different number in this place."""
    if not place:
        return number
    assert isinstance(value, list)
    return [with_number(part, place[1:], number) if at == place[0] else part for at, part in enumerate(value)]
