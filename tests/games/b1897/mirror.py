"""A table that knows only what it is told: what a window could draw from facts alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bruxelles.games.b1897 import contents
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import ARCHITECTS, BRUGMANN, EXPO_CARD, MONEY_CARD, NOBLE, PILES, SORT_OF
from bruxelles.kernel.journal import Fact

Place = tuple[object, ...]


class Mirror:
    """Where every piece lies, moved by facts only; it begins with the box unopened."""

    def __init__(self, table: Table) -> None:
        edition = table.edition
        self.edition = edition
        self.lies: Counter[tuple[Place, int]] = Counter()  # so many cards of a kind, or Architects, at a place
        for pile in range(PILES):
            for card in table.piles[pile].unseen.listed():
                self.lies[("unseen", pile), card] += 1
        self.cells: dict[int, tuple[int, ...]] = {}
        self.numbers: Counter[Place] = Counter()
        self.expo: int | None = None
        self.first: int | None = None

    def move(self, piece: int, source: Place, to: Place) -> None:
        self.lies[source, piece] -= 1
        assert self.lies[source, piece] >= 0, f"{piece} does not lie at {source}"
        self.lies[to, piece] += 1

    def put_away(self, card: int, source: Place) -> None:
        """Money and Expo have no discard pile."""
        self.move(card, source, ("discards", int(SORT_OF[card])) if card < MONEY_CARD else ("box",))

    def hear(self, told: Fact) -> None:
        name = contents.CONTENTS.facts[told.kind].name
        act: Callable[[int, int, int, int], None] | None = getattr(self, name, None)
        if act is not None:
            act(told.seat, *told.numbers)

    def pieces_received(self, seat: int, *_: int) -> None:
        self.move(BRUGMANN, ("unseen", int(NOBLE)), ("ready", seat))
        for kind in range(ARCHITECTS):
            jailed = int(self.edition.jailed_at_start[kind])
            self.lies[("prison", seat), kind] += jailed
            self.lies[("hand", seat), kind] += int(self.edition.architects[kind]) - jailed

    def first_player_named(self, seat: int, *_: int) -> None:
        self.first = seat

    def round_began(self, seat: int, number: int, *_: int) -> None:
        for other in range(self.edition.players):
            self.numbers["passed", other] = 0

    def card_gathered(self, seat: int, card: int, *_: int) -> None:
        self.move(card, ("unseen", int(SORT_OF[card])), ("resolving",))

    def card_added(self, seat: int, card: int, *_: int) -> None:
        self.lies[("resolving",), card] += 1

    def card_dealt(self, seat: int, cell: int, card: int, *_: int) -> None:
        self.move(card, ("resolving",), ("cell", cell))

    def card_put_away(self, seat: int, card: int, *_: int) -> None:
        self.put_away(card, ("resolving",))

    def card_lifted(self, seat: int, cell: int, card: int, *_: int) -> None:
        self.move(card, ("cell", cell), ("resolving",))

    def neutral_placed(self, seat: int, cell: int, *_: int) -> None:
        self.cells[cell] = ()

    def pile_renewed(self, seat: int, sort: int, *_: int) -> None:
        for (place, card), count in list(self.lies.items()):
            if place == ("discards", sort):
                self.lies[place, card] = 0
                self.lies[("unseen", sort), card] += count

    def money_moved(self, seat: int, amount: int, *_: int) -> None:
        self.numbers["money", seat] += amount

    def points_scored(self, seat: int, points: int, *_: int) -> None:
        self.numbers["points", seat] += points

    def track_advanced(self, seat: int, track: int, square: int, _: int) -> None:
        self.numbers["square", seat, track] = square - 1

    def architect_placed(self, seat: int, cell: int, architect: int, side: int) -> None:
        self.lies[("hand", seat), architect] -= 1
        self.cells[cell] = (seat, architect, side)

    def architect_laid(self, seat: int, place: int, architect: int, _: int) -> None:
        self.move(architect, ("hand", seat), ("brussels", seat, place))

    def architect_freed(self, seat: int, architect: int, *_: int) -> None:
        self.move(architect, ("prison", seat), ("hand", seat))

    def architect_jailed(self, seat: int, architect: int, place: int, _: int) -> None:
        self.move(architect, ("brussels", seat, place), ("prison", seat))

    def architects_returned(self, *_: int) -> None:
        for placed in self.cells.values():
            if placed:
                self.lies[("hand", placed[0]), placed[1]] += 1
        self.cells.clear()
        for (place, architect), count in list(self.lies.items()):
            if place[0] == "brussels":
                self.lies[place, architect] = 0
                self.lies[("hand", place[1]), architect] += count

    def card_taken(self, seat: int, cell: int, card: int, _: int) -> None:
        self.move(card, ("cell", cell), ("resolving",))

    def card_drawn(self, seat: int, card: int, *_: int) -> None:
        self.move(card, ("unseen", int(SORT_OF[card])), ("resolving",))

    def card_kept(self, seat: int, card: int, *_: int) -> None:
        self.move(card, ("resolving",), ("owned", seat))

    def house_built(self, seat: int, card: int, *_: int) -> None:
        self.move(card, ("resolving",), ("owned", seat))

    def card_discarded(self, seat: int, card: int, *_: int) -> None:
        self.put_away(card, ("resolving",))

    def action_void(self, seat: int, card: int, *_: int) -> None:
        self.put_away(card, ("resolving",))

    def artwork_sold(self, seat: int, card: int, *_: int) -> None:
        self.put_away(card, ("owned", seat))

    def material_paid(self, seat: int, card: int, *_: int) -> None:
        self.move(card, ("owned", seat), ("resolving",))

    def house_paid(self, *_: int) -> None:
        for (place, card), count in list(self.lies.items()):
            if place == ("resolving",):
                for _one in range(count):
                    self.put_away(card, place)

    def noble_turned(self, seat: int, noble: int, *_: int) -> None:
        self.move(noble, ("ready", seat), ("tapped", seat))

    def noble_kept(self, seat: int, noble: int, *_: int) -> None:
        self.move(noble, ("resolving",), ("tapped", seat))

    def nobles_untapped(self, *_: int) -> None:
        for (place, noble), count in list(self.lies.items()):
            if place[0] == "tapped":
                self.lies[place, noble] = 0
                self.lies[("ready", place[1]), noble] += count

    def noble_unpaid(self, seat: int, noble: int, *_: int) -> None:
        self.put_away(noble, ("ready" if self.lies[("ready", seat), noble] else "tapped", seat))

    def exhibition_opened(self, seat: int, *_: int) -> None:
        self.move(EXPO_CARD, ("resolving",), ("box",))
        self.expo = seat

    def expo_returned(self, *_: int) -> None:
        self.expo = None

    def passed(self, seat: int, rank: int, *_: int) -> None:
        self.numbers["passed", seat] = rank
