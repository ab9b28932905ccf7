"""The table as plain text, in the notation of records: for logs, tests and a first look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import wrap

from bruxelles.games.b1893.shapes import BoardView, PlayerView, PrestigeCardView, PrestigeColumnView, SpaceView

WIDTH = 14
WIDEST = 80


def wrapped(line: str) -> list[str]:
    return wrap(line, WIDEST, subsequent_indent="    ", break_on_hyphens=False)


def columns(texts: Iterable[str]) -> str:
    return "  ".join(text.ljust(WIDTH) for text in texts).rstrip()


def bare(token: str) -> str:
    return token.partition(":")[2]


def action_text(space: SpaceView) -> str:
    """The action of a space, in brackets outside the active area."""
    action = bare(space.action or ":-")
    return action if space.active else f"({action})"


def space_text(space: SpaceView) -> str:
    """The owner of the meeple on a space with its bid, and the owner of the house."""
    house = f" h{space.house}" if space.house else ""
    if space.owner is None:
        return house or " -"
    return " neutral" if space.owner == 0 else f" seat {space.owner}: {space.bid}{house}"


def card_text(column: PrestigeColumnView, cards: Mapping[str, PrestigeCardView]) -> str:
    """Bonuses by their first letters, Manneken Pis, symbols."""
    if column.prestige is None:
        return "-"
    card = cards[column.prestige]
    bonuses = ("+" if card.both else "/").join(bare(bonus)[0].upper() for bonus in card.bonuses)
    return f"{bonuses} m{card.manneken} s{card.symbols}"


def lead(column: PrestigeColumnView) -> str:
    if not column.active:
        return "not active"
    return f"led by {'+'.join(map(str, column.leaders))}" if column.leaders else "led by nobody"


def revealed(view: BoardView) -> str:
    return f"; {bare(view.revealed)} turned up for 0" if view.revealed else ""


def counts(bag: Mapping[str, int]) -> str:
    return ", ".join(f"{bare(token)} x{count}" for token, count in bag.items()) or "none"


class Picture:
    """A view as lines. An edition sets its own names for things."""

    square = "Try Square"
    irises = "irises"
    prestige = "Prestige"
    noble = "noble"
    meeples = "meeples"
    houses = "houses"
    market = "market"

    def __init__(self, view: BoardView) -> None:
        self.view = view

    def __str__(self) -> str:
        """The table, at most 80 characters wide."""
        view, cards = self.view, {card.prestige: card for card in self.view.cards}
        lines = [f"round {view.round} of {view.rounds}, first player seat {view.first_player}, {self.area()}", ""]
        for row in view.spaces:
            lines += [columns(action_text(space) for space in row), columns(space_text(space) for space in row)]
        lines += ["", columns(column.prestige or "-" for column in view.columns)]
        lines += [columns(card_text(column, cards) for column in view.columns), columns(map(lead, view.columns)), ""]
        lines += [line for part in self.board_lines() for line in wrapped(part)]
        for seat in view.seats:
            lines += ["", *(line for part in self.seat_lines(seat) for line in wrapped(part))]
        return "\n".join(lines)

    def area(self) -> str:
        return f"{self.square} on {self.view.square}" if self.view.square else f"no {self.square}"

    def board_lines(self) -> list[str]:
        view = self.view
        needles = ", ".join(f"{bare(needle.needle)} to {bare(needle.to)}" for needle in view.compass.needles)
        display = ", ".join(f"{bare(place.noble or ':-')} for {place.price}" for place in view.display)
        irises = [
            f"{bare(iris.iris)} by {' and '.join(map(str, iris.leaders))}" for iris in view.irises if iris.leaders
        ]
        stock = f"{bare(view.stock.stock)} gives {view.stock.income}" if view.stock.stock else "none"
        return [
            f"{self.irises} led: {', '.join(irises) or 'none'}",
            f"Stock Exchange card {stock}, pile {view.stock.pile}; {self.prestige} pile {view.prestige.pile}",
            "  ".join(f"{bare(place.place)} takes {place.next_price}" for place in view.places),
            f"{self.noble}s {display}" + (f"; {bare(view.taken)} taken" if view.taken else "") + revealed(view),
            f"{self.noble} pile: {counts(view.nobles.unseen)}",
            f"{self.market} {', '.join(map(bare, view.market.shown)) or 'empty'}, {view.market.indicator}",
            f"needles {needles}",
            f"stacks: {counts(view.artworks)}",
            f"supply: {counts(view.cubes)}",
        ]

    def seat_lines(self, seat: PlayerView) -> list[str]:
        tracks = ", ".join(f"{bare(track)} {disc.value}" for track, disc in seat.tracks.items())
        nobles = [bare(noble.noble) if noble.upright else f"({bare(noble.noble)})" for noble in seat.nobles]
        rows = ", ".join(f"{bare(row.row)} {row.count} x {row.multiplier}" for row in seat.rows)
        meeples = f"{self.meeples} {seat.meeples}; Courthouse {seat.courthouse}; Brussels {seat.brussels}"
        board = f", board {bare(seat.board)}" if seat.board else ""
        return [
            f"seat {seat.seat}{' (passed)' if seat.passed else ''}: {seat.points} VP, {seat.money} BF, {tracks}{board}",
            f"  {meeples}; {self.houses} {seat.houses}; {self.first_passes(seat)}",
            f"  artworks {counts(seat.artworks)}; cubes {counts(seat.cubes)}",
            f"  {self.noble}s {', '.join(nobles)}; rows {rows}",
        ]

    def first_passes(self, seat: PlayerView) -> str:
        """What the seat has for passing first."""
        return f"first-pass cards {seat.first_pass_cards}"
