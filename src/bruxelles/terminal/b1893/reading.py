"""The table in sentences, for reading aloud."""

from __future__ import annotations

from collections.abc import Sequence

from bruxelles.games.b1893.notations import POSITION
from bruxelles.games.b1893.shapes import (
    BoardView,
    DisplayView,
    IrisView,
    MarketView,
    NeedleView,
    PrestigeColumnView,
    SpaceView,
)
from bruxelles.terminal.b1893.belle import read_belle, read_unseen
from bruxelles.terminal.b1893.first_edition import read_circle, read_first_edition
from bruxelles.terminal.b1893.signs import NONE, counted, said, seat_token, seats
from bruxelles.words import Field, Message, Token, Words
from bruxelles.words.b1893 import printed_message


def read_board(view: BoardView, words: Words) -> list[str]:
    """Round, spaces row by row, columns, irises, Brussels, display, market, compass, supplies."""
    lines = [said("round", round=view.round, rounds=view.rounds, first=seat_token(view.first_player))]
    if view.next_first_player is not None:
        lines.append(said("next", player=seat_token(view.next_first_player)))
    if view.square is not None:
        lines.append(said("square", iris=Token(view.square)))
    marked = view.belle.marked if view.belle else ()
    lines += [line for row in view.spaces for space in row for line in read_space(space, space.space in marked)]
    lines += [read_column(view, column) for column in view.columns]
    lines += [read_iris(iris) for iris in view.irises if iris.meeples]
    if view.stock.income is not None:
        lines.append(said("stock", income=Token(f"bf:{view.stock.income}")))
    lines += [said("place", place=Token(place.place), count=place.next_price) for place in view.places]
    lines.append(read_display(view.display))
    if view.revealed is not None:
        lines.append(said("revealed", noble=Token(view.revealed)))
    lines += [*read_market(view.market), read_compass(view.compass.needles)]
    if view.first_edition is not None:
        lines += [read_circle(view.compass), *read_first_edition(view.first_edition)]
    lines.append(said("supply", cubes=counted(view.cubes), artworks=counted(view.artworks)))
    if view.belle is not None:
        lines += read_belle(view.belle)
    return [words.tell(line) for line in lines]


def read_space(space: SpaceView, marked: bool) -> list[Message]:
    fields: dict[str, Field] = {"space": Token(space.space), "action": Token(space.action) if space.action else NONE}
    if space.owner is None:
        line = said("space" if space.active else "space.inactive", **fields)
    elif space.owner == 0:
        line = said("space.neutral", **fields)
    else:
        line = said("space.meeple", **fields, player=seat_token(space.owner), bid=Token(f"bf:{space.bid}"))
    lines = [line]
    if space.house is not None:
        lines.append(said("house", space=Token(space.space), player=seat_token(space.house)))
    return [*lines, said("marked", space=Token(space.space))] if marked else lines


def card_of(view: BoardView, prestige: str | None) -> Message:
    """The values printed on a Prestige card."""
    for card in view.cards:
        if card.prestige == prestige:
            return printed_message(list(map(Token, card.bonuses)), card.both, card.manneken, card.symbols)
    return NONE


def read_column(view: BoardView, column: PrestigeColumnView) -> Message:
    fields: dict[str, Field] = {"column": Token(column.column), "card": card_of(view, column.prestige)}
    if not column.active:
        return said("column.inactive", **fields)
    sums = [
        Message("terminal.read.sum", {"player": seat_token(seat), "sum": total})
        for seat, total in enumerate(column.sums, 1)
        if total
    ]
    return said("column", **fields, sums=sums or NONE, players=seats(column.leaders))


def read_iris(iris: IrisView) -> Message:
    if not iris.surrounded:
        return said("iris", iris=Token(iris.iris), count=iris.meeples)
    return said("iris.surrounded", iris=Token(iris.iris), players=seats(iris.leaders))


def read_display(display: Sequence[DisplayView]) -> Message:
    nobles = [
        said("noble", noble=Token(place.noble), price=Token(f"bf:{place.price}")) for place in display if place.noble
    ]
    return said("display", nobles=nobles or NONE)


def prices(market: MarketView) -> list[tuple[str, int, int]]:
    """What every colour pays at the current position of the indicator."""
    at = POSITION.number(market.indicator)
    return [(sale.artwork, sale.money[at], sale.points[at]) for sale in market.sales]


def read_market(market: MarketView) -> list[Message]:
    sales = [
        said("price", artwork=Token(colour), amount=Token(f"bf:{money}"), points=Token(f"vp:{points}"))
        for colour, money, points in prices(market)
    ]
    return [
        said("market", artworks=list(map(Token, market.shown)) or NONE, position=Token(market.indicator)),
        said("prices", prices=sales),
    ]


def read_compass(needles: Sequence[NeedleView]) -> Message:
    return said("needles", needles=[read_needle(needle) for needle in needles])


def read_needle(needle: NeedleView) -> Message:
    name = "needle.blocked" if needle.blocked else "needle"
    return said(name, needle=Token(needle.needle), to=Token(needle.to))


def read_piles(view: BoardView, words: Words) -> list[str]:
    """The unseen cards of each pile, in no order, and the discards."""
    nobles = view.nobles
    lines = [
        said("pile.nobles", count=sum(nobles.unseen.values()), unseen=counted(nobles.unseen)),
        said("pile.discards", count=sum(nobles.discards.values()), discards=counted(nobles.discards)),
        said("pile.prestige", count=view.prestige.pile, discards=len(view.prestige.discards)),
        said("pile.stock", count=view.stock.pile, discards=len(view.stock.discards)),
    ]
    if view.belle is not None:
        lines += read_unseen(view.belle)
    return [words.tell(line) for line in lines]
