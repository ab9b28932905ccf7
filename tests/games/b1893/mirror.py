"""A table that knows only what it is told: what a window could draw from facts alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893.edition import Edition
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import BRUGMANN, COLUMNS, DISPLAY, NEUTRAL, TO_PLACE, TO_ROW
from bruxelles.kernel.journal import Fact

Place = tuple[object, ...]


class Mirror:
    """Where every piece lies, moved by facts only; it begins with the box unopened."""

    def __init__(self, table: Table) -> None:
        edition: Edition = table.edition
        self.edition = edition
        self.lies: Counter[tuple[Place, int]] = Counter()  # so many pieces of a kind at a place
        bags = {
            "noble": table.nobles,
            "prestige": table.prestige,
            "stock": table.stocks,
            "artwork": table.stacks,
            "cube": table.supply,
        }
        for name, bag in bags.items():
            for piece in bag.listed():
                self.lies[("unseen", name), piece] += 1
        self.actions: dict[int, int] = {}
        self.meeples: dict[int, tuple[int, int]] = {}  # owner and bid, by space
        self.houses: dict[int, int] = {}
        self.display: list[int | None] = [None] * DISPLAY
        self.strip: dict[int, int] = {}
        self.market: list[int] = []
        self.indicator = int(table.indicator)
        self.needles = [int(needle) for needle in edition.needles]
        self.numbers: Counter[Place] = Counter()
        self.iris: int | None = None
        self.taken: int | None = None
        self.first: int | None = None
        self.next_first: int | None = None

    def move(self, piece: int, source: Place, to: Place) -> None:
        self.lies[source, piece] -= 1
        assert self.lies[source, piece] >= 0, f"{piece} does not lie at {source}"
        self.lies[to, piece] += 1

    def hear(self, told: Fact) -> None:
        name = contents.CONTENTS.facts[told.kind].name
        act: Callable[[int, int, int, int], None] | None = getattr(self, name, None)
        if act is not None:
            act(told.seat, *told.numbers)

    def strip_laid(self, seat: int, strip: int, row: int, _: int) -> None:
        for column in range(COLUMNS):
            self.actions[row * COLUMNS + column] = int(self.edition.strips[strip * COLUMNS + column])

    def slide(self) -> None:
        """Cards slide right over the gaps as soon as something moves in the display."""
        cards = [noble for noble in self.display if noble is not None]
        self.display = [*[None] * (DISPLAY - len(cards)), *cards]

    def noble_revealed(self, seat: int, noble: int, place: int, _: int) -> None:
        self.slide()
        assert self.display[place] is None
        self.move(noble, ("unseen", "noble"), ("display",))
        self.display[place] = noble

    def prestige_laid(self, seat: int, column: int, card: int, _: int) -> None:
        self.move(card, ("unseen", "prestige"), ("strip",))
        self.strip[column] = card

    def stock_revealed(self, seat: int, card: int, *_: int) -> None:
        self.move(card, ("unseen", "stock"), ("in force",))

    def first_player_named(self, seat: int, *_: int) -> None:
        self.first = seat

    def pieces_received(self, seat: int, *_: int) -> None:
        self.lies[("upright", seat), BRUGMANN] += 1
        self.numbers["courthouse", seat] = int(self.edition.jailed_at_start)
        self.numbers["meeples", seat] = int(self.edition.meeples - self.edition.jailed_at_start)

    def money_moved(self, seat: int, amount: int, *_: int) -> None:
        self.numbers["money", seat] += amount

    def points_scored(self, seat: int, points: int, *_: int) -> None:
        self.numbers["points", seat] += points

    def track_advanced(self, seat: int, track: int, square: int, _: int) -> None:
        self.numbers["square", seat, track] = square - 1

    def square_placed(self, seat: int, iris: int, *_: int) -> None:
        self.iris = iris

    def neutral_placed(self, seat: int, space: int, *_: int) -> None:
        self.meeples[space] = (int(NEUTRAL), 0)

    def meeple_placed(self, seat: int, space: int, bid: int, _: int) -> None:
        self.numbers["meeples", seat] -= 1
        self.meeples[space] = (seat, bid)

    def meeples_sent(self, seat: int, place: int, count: int, _: int) -> None:
        self.numbers["meeples", seat] -= count
        self.numbers["brussels", seat, place - TO_PLACE] += count
        self.numbers["uses", place - TO_PLACE] += 1

    def meeple_freed(self, seat: int, *_: int) -> None:
        self.numbers["courthouse", seat] -= 1
        self.numbers["meeples", seat] += 1

    def meeple_jailed(self, seat: int, place: int, *_: int) -> None:
        self.numbers["brussels", seat, place - TO_PLACE] -= 1
        self.numbers["courthouse", seat] += 1

    def meeples_returned(self, *_: int) -> None:
        for owner, _bid in self.meeples.values():
            if owner != NEUTRAL:
                self.numbers["meeples", owner] += 1
        self.meeples.clear()
        for place, count in list(self.numbers.items()):
            if place[0] == "brussels":
                self.numbers["meeples", place[1]] += count
                self.numbers[place] = 0

    def artwork_taken(self, seat: int, colour: int, *_: int) -> None:
        self.move(colour, ("unseen", "artwork"), ("owned", seat))

    def indicator_moved(self, seat: int, position: int, *_: int) -> None:
        self.indicator = position

    def artwork_returned(self, seat: int, colour: int, *_: int) -> None:
        self.move(colour, ("market",), ("unseen", "artwork"))
        self.market.remove(colour)

    def artwork_sold(self, seat: int, colour: int, *_: int) -> None:
        self.move(colour, ("owned", seat), ("market",))
        self.market.append(colour)

    def noble_taken(self, seat: int, noble: int, place: int, _: int) -> None:
        assert self.display[place] == noble
        self.display[place] = None
        self.move(noble, ("display",), ("taken",))
        self.taken = noble

    def noble_kept(self, seat: int, noble: int, *_: int) -> None:
        self.move(noble, ("taken",), ("turned", seat))
        self.taken = None
        self.slide()

    def noble_left(self, seat: int, noble: int, *_: int) -> None:
        """Of somebody: the one just taken; of nobody: the one on the last place."""
        if seat >= 0:
            self.taken = None
        else:
            assert self.display[-1] == noble
            self.display[-1] = None
        self.move(noble, ("taken",) if seat >= 0 else ("display",), ("discards", "noble"))
        self.slide()

    def nobles_reshuffled(self, *_: int) -> None:
        for (place, noble), count in list(self.lies.items()):
            if place == ("discards", "noble"):
                self.lies[place, noble] = 0
                self.lies[("unseen", "noble"), noble] += count

    def noble_activated(self, seat: int, noble: int, *_: int) -> None:
        self.move(noble, ("upright", seat), ("turned", seat))

    def noble_paid(self, seat: int, noble: int, *_: int) -> None:
        self.move(noble, ("upright", seat), ("turned", seat))

    def noble_unpaid(self, seat: int, noble: int, *_: int) -> None:
        self.move(noble, ("upright", seat), ("discards", "noble"))

    def nobles_upright(self, *_: int) -> None:
        for (place, noble), count in list(self.lies.items()):
            if place[0] == "turned":
                self.lies[place, noble] = 0
                self.lies[("upright", place[1]), noble] += count

    def stock_discarded(self, seat: int, card: int, *_: int) -> None:
        self.move(card, ("in force",), ("discards", "stock"))

    def round_ended(self, seat: int, number: int, *_: int) -> None:
        """After the last one, who has won the tile is not first player any more."""
        self.iris = None
        if number < self.edition.rounds:
            self.first, self.next_first = self.next_first, None
        for place in [place for place in self.numbers if place[0] in ("passed", "uses")]:
            self.numbers[place] = 0

    def cube_taken(self, seat: int, cube: int, *_: int) -> None:
        self.move(cube, ("unseen", "cube"), ("cubes", seat))

    def cube_returned(self, seat: int, cube: int, *_: int) -> None:
        self.move(cube, ("cubes", seat), ("unseen", "cube"))

    def needle_moved(self, seat: int, place: int, to: int, _: int) -> None:
        self.needles[self.needles.index(place)] = to

    def house_built(self, seat: int, space: int, *_: int) -> None:
        self.houses[space] = seat

    def passed(self, seat: int, rank: int, *_: int) -> None:
        self.numbers["passed", seat] = rank

    def first_pass_card(self, seat: int, count: int, *_: int) -> None:
        self.numbers["first passes", seat] = count

    def first_player_chosen(self, seat: int, *_: int) -> None:
        self.next_first = seat

    def card_slid(self, seat: int, card: int, row: int, _: int) -> None:
        self.move(card, ("strip",), ("slid", seat, row - TO_ROW))
        self.strip = {column: other for column, other in self.strip.items() if other != card}

    def prestige_discarded(self, seat: int, column: int, card: int, _: int) -> None:
        assert self.strip.pop(column) == card
        self.move(card, ("strip",), ("discards", "prestige"))
