"""What the numbers in a view of 1893 promise, in all its editions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from tests.laws.told.majorities_1893 import (
    column_by,
    column_leaders,
    iris_ahead,
    iris_leaders,
    jailed,
    level_bid,
    rivals,
)
from tests.laws.told.rows_1893 import free_meeples, is_row, money_set, row_points, rows, side_multiplier
from tests.laws.told.telling import NamedFact
from tests.laws.told.views import PLAIN, Glance, Kept, Shown, payments_before

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.belle.vocabulary import HOUSE
from bruxelles.games.b1893.shapes import BoardView


def price(glance: Glance) -> Iterator[Shown]:
    """A noble costs the price of its place."""
    facts = glance.then.facts
    for at, fact in enumerate(facts):
        if fact.name == "noble_taken":
            yield glance.view.display[fact.numbers[1]].price, payments_before(facts, at, "for:taking-noble")


def sales(glance: Glance) -> Iterator[tuple[str, int, str, int, int]]:
    """Colour, position of the indicator and its token, and what the market itself paid in BF and VP, for each sale."""
    facts, stands = glance.then.until("board_helped").facts, glance.view.market.indicator
    for fact in facts:
        if fact.name == "indicator_moved":
            stands = fact.tokens[0]
        elif fact.name == "artwork_sold":
            money = sum(f.numbers[0] for f in facts if f.name == "money_moved" and "for:sale" in f.tokens)
            points = sum(f.numbers[0] for f in facts if f.name == "points_scored" and "source:sales" in f.tokens)
            yield fact.tokens[0], n.POSITION.number(stands), stands, money, points


def sale(scale: str) -> Kept:
    """An artwork brings what its colour brings at that position of the indicator; a white one, its declared colour."""

    def kept(glance: Glance) -> Iterator[Shown]:
        market = glance.view.market
        for artwork, position, _, money, points in sales(glance):
            white = artwork.startswith("white:")
            colour = n.COLOUR.token(glance.then.table.declared) if white else artwork
            shown = next(sale for sale in (market.white if white else market.sales) if sale.artwork == colour)
            yield getattr(shown, scale)[position], {"money": money, "points": points}[scale]

    return kept


def market_scale(scale: str) -> Kept:
    """The scales beside the grid, read at the square of the colour: corners first, then the centre."""

    def kept(glance: Glance) -> Iterator[Shown]:
        market = glance.view.market
        for artwork, _, stands, money, points in sales(glance):
            if not artwork.startswith("white:"):
                row, column = map(int, stands.partition(":")[2].split(","))
                place = [sale.artwork for sale in market.sales].index(artwork)
                down, across = (1, 1) if place == 4 else (2 * (place // 2), 2 * (place % 2))
                at = row + down if scale == "money" else column + across
                yield getattr(market, scale)[at - 1], {"money": money, "points": points}[scale]

    return kept


def stock_income(glance: Glance) -> Iterator[Shown]:
    for fact in glance.then.of("money_moved", None, "for:stock"):
        yield glance.view.stock.income, fact.numbers[0]


def next_price(glance: Glance) -> Iterator[Shown]:
    """The meeples sent to a place, Travelers included."""
    sent = Counter[str]()
    for fact in [*glance.then.of("meeples_sent"), *glance.then.of("travelers_sent")]:
        sent[fact.tokens[0]] += fact.numbers[1]
    for place in glance.view.places:
        if place.place in sent:
            yield place.next_price, sent[place.place]


def symbols(glance: Glance) -> Iterator[Shown]:
    for fact in glance.then.of("card_slid"):
        yield glance.view.cards[fact.numbers[0]].symbols, fact.numbers[2]


def card_manneken(glance: Glance) -> Iterator[Shown]:
    """The symbols on the cards won are all that a player has who didn't pass first and owns no card."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "first_player_chosen":
            seen = glance.at[at]
            if seen.belle is None and seen.seats[fact.seat].pass_rank != 1:
                won = [column.prestige for column in seen.columns if column.winner == fact.seat + 1]
                yield sum(card.manneken for card in seen.cards if card.prestige in won), fact.numbers[0]


def manneken(glance: Glance) -> Iterator[Shown]:
    """As the columns stand when the first player is chosen."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "first_player_chosen":
            yield glance.at[at].seats[fact.seat].manneken, fact.numbers[0]


def wages(glance: Glance) -> Iterator[Shown]:
    """The cost of all nobles, if all are paid at once."""
    for who, seat in enumerate(glance.view.seats):
        if seat.nobles and len(glance.then.of("noble_paid", who)) == len(seat.nobles):
            yield seat.wages, -glance.then.total("money_moved", who, "for:keeping-noble")


def visit(glance: Glance) -> Iterator[Shown]:
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "pavilion_visited":
            yield glance.at[at].belle.pavilions[fact.numbers[0] - 1].visit, glance.then.facts[at + 1].numbers[0]


def visitors(glance: Glance) -> Iterator[Shown]:
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "pavilion_visited":
            yield glance.at[at].belle.pavilions[fact.numbers[0] - 1].visitors, fact.numbers[1]


def levels(glance: Glance) -> Iterator[Shown]:
    """An iris scores the Iris level; a step leads to the next level."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "iris_won":
            yield glance.at[at].seats[fact.seat].tracks["track:iris"].value, glance.then.facts[at + 1].numbers[0]


def next_level(glance: Glance) -> Iterator[Shown]:
    """The levels of a track, by those that discs reach."""
    for fact in glance.then.of("track_advanced"):
        at = glance.then.table.seats[fact.seat].squares[fact.numbers[0]]
        values = glance.view.seats[fact.seat].tracks[fact.tokens[0]].values
        yield values[at], int(glance.then.table.level(fact.seat, fact.numbers[0]))


def square(glance: Glance) -> Iterator[Shown]:
    for fact in glance.then.of("track_advanced")[:1]:
        yield glance.view.seats[fact.seat].tracks[fact.tokens[0]].square + 1, fact.numbers[1]


def next_house_cost(glance: Glance) -> Iterator[Shown]:
    """The units paid, if the answer is a payment."""
    paid = glance.then.of("units_paid")
    if paid and glance.case.name == "pay":
        yield glance.view.seats[paid[0].seat].next_house_cost, sum(fact.numbers[1] for fact in paid)


def house_costs(glance: Glance) -> Iterator[Shown]:
    paid = glance.then.of("units_paid")
    if paid and glance.case.name == "pay":
        seat = glance.view.seats[paid[0].seat]
        yield seat.house_costs[seat.houses], sum(fact.numbers[1] for fact in paid)


def side(glance: Glance) -> Iterator[Shown]:
    """The costs printed on a side, by those that are paid."""
    paid = glance.then.of("units_paid")
    if paid and glance.case.name == "pay":
        seat = glance.view.seats[paid[0].seat]
        printed = next(side for side in glance.view.sides if side.board == seat.board)
        yield printed.house_costs[seat.houses], sum(fact.numbers[1] for fact in paid)


def side_tracks(glance: Glance) -> Iterator[Shown]:
    for fact in glance.then.of("track_advanced"):
        seat = glance.view.seats[fact.seat]
        printed = next(side for side in glance.view.sides if side.board == seat.board)
        if len(printed.tracks[fact.tokens[0]]) == len(seat.tracks[fact.tokens[0]].values):
            at = glance.then.table.seats[fact.seat].squares[fact.numbers[0]]
            yield printed.tracks[fact.tokens[0]][at], int(glance.then.table.level(fact.seat, fact.numbers[0]))


def weight(glance: Glance) -> Iterator[Shown]:
    """As how many meeples one counts around irises."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "meeple_doubled":
            yield glance.at[at].belle.weight, fact.numbers[1]


def noble_cost(glance: Glance) -> Iterator[Shown]:
    facts = glance.then.facts
    for at, fact in enumerate(facts):
        if fact.name == "noble_paid":
            told = [noble.cost for noble in glance.view.seats[fact.seat].nobles if noble.noble == fact.tokens[0]]
            yield from ((cost, payments_before(facts, at, "for:keeping-noble")) for cost in told)


def glass(glance: Glance) -> Iterator[Shown]:
    """The surcharge of a pavilion, which is paid with the choice of its site."""
    case = glance.case
    if case.name == "buildKind" and case.option != HOUSE:
        chosen, _ = case.begun(case.option)
        returned = case.own.cubes.count(v.GLASS) - chosen.seats[case.seat].cubes.count(v.GLASS)
        yield glance.view.belle.pavilions[case.option - 1].glass, int(returned)


def house_points(glance: Glance) -> Iterator[Shown]:
    for at, fact in enumerate(glance.then.facts):
        if is_of(fact, "source:houses"):
            yield glance.at[at].seats[fact.seat].house_points, fact.numbers[0]


def tile_points(glance: Glance) -> Iterator[Shown]:
    """What a tile that brings points brings its owner."""
    for at, fact in enumerate(glance.then.facts):
        brings = glance.then.facts[at + 1 : at + 2]
        if fact.name == "tile_counted" and brings and is_of(brings[0], "source:tiles"):
            tile = next(tile for tile in glance.at[at].belle.tiles if tile.tile == fact.tokens[0])
            yield tile.points[fact.seat], brings[0].numbers[0]


def is_of(fact: NamedFact, source: str) -> bool:
    return fact.name == "points_scored" and source in fact.tokens


VIEWS: Mapping[str, Kept | str] = {
    "DisplayView.price": price,
    "MarketView.money": market_scale("money"),
    "MarketView.points": market_scale("points"),
    "SaleView.money": sale("money"),
    "SaleView.points": sale("points"),
    "StockView.income": stock_income,
    "BrusselsView.next_price": next_price,
    "PrestigeCardView.symbols": symbols,
    "PrestigeCardView.manneken": card_manneken,
    "PlayerView.manneken": manneken,
    "PrestigeColumnView.leaders": column_leaders,
    "IrisView.leaders": iris_leaders,
    "IrisView.ahead": iris_ahead,
    "PrestigeColumnView.by": column_by,
    "RivalsView.level": level_bid,
    "RivalsView.seats": rivals,
    "MajorityView.leaders": jailed,
    "RowView.points": row_points,
    "RowsView.free_meeples": free_meeples,
    "RowsView.money_set": money_set,
    "BelleView.weight": weight,
    "PlayerView.wages": wages,
    "PavilionView.visit": visit,
    "PavilionView.visitors": visitors,
    "DiscView.value": levels,
    "DiscView.values": next_level,
    "DiscView.square": square,
    "PlayerView.next_house_cost": next_house_cost,
    "PlayerView.house_costs": house_costs,
    "SideView.house_costs": side,
    "SideView.tracks": side_tracks,
    "SideView.multiplier": side_multiplier,
    "RowView.count": rows,
    "RowView.multiplier": rows,
    "NobleView.cost": noble_cost,
    "PlayerView.house_points": house_points,
    "BelleTileView.points": tile_points,
    "PavilionView.glass": glass,
    **{f"SpaceView.{name}": PLAIN for name in ("owner", "bid", "house")},
    **{f"IrisView.{name}": PLAIN for name in ("meeples", "around")},
    **{f"PrestigeColumnView.{name}": PLAIN for name in ("sums", "winner")},
    "StockView.pile": PLAIN,
    **{f"BrusselsView.{name}": PLAIN for name in ("uses", "meeples")},
    **{f"NoblePileView.{name}": PLAIN for name in ("unseen", "discards")},
    "PrestigePileView.pile": PLAIN,
    **{
        f"PlayerView.{name}": PLAIN
        for name in (
            *("seat", "money", "points", "pass_rank", "meeples", "courthouse", "brussels", "houses", "artworks"),
            *("cubes", "refined", "colours", "first_pass_cards"),
        )
    },
    **{
        f"BoardView.{name}": PLAIN
        for name in ("round", "rounds", "first_player", "next_first_player", "artworks", "cubes")
    },
    "BelleTileView.owner": PLAIN,
    "PavilionView.owner": PLAIN,
    **{f"BelleView.{name}": PLAIN for name in ("train", "travelers", "riding", "aside")},
    **{f"MajorityView.{name}": PLAIN for name in ("sums", "by")},
    **{
        f"FirstEditionView.{name}": PLAIN
        for name in (
            *("exhibition", "exhibitions", "covered", "drawing", "drawn_count", "unseen", "coloured_stack"),
            "black_stack",
        )
    },
}
SHAPE = BoardView


MOMENTS = (
    "first_player_chosen",
    "column_won",
    "column_tied",
    "iris_won",
    "pavilion_visited",
    "meeple_doubled",
    "tile_counted",
)


def is_moment(fact: NamedFact) -> bool:
    """True if the view is checked at the moment of this fact."""
    scored = is_row(fact.tokens) or "source:houses" in fact.tokens
    return fact.name in MOMENTS or (fact.name == "points_scored" and scored)
