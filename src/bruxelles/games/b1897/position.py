"""Positions set up by hand, line by line, for examples, puzzles and tests. Cards that no line names are unseen in their
piles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.game import PHASES
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARCHITECTS,
    BONUSES,
    BRUGMANN,
    COLUMNS,
    EXPO_CARD,
    MONEY_CARD,
    NEUTRAL,
    NO_CARD,
    NO_OWNER,
    NOBLE,
    PILES,
    PLACES,
    SORT_OF,
    TRACKS,
)
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.position import PositionError, PositionReader, Words, only, whole


def set_up(table: Table, lines: Sequence[tuple[int, str]]) -> Table:
    """Set up a position on a table before its first step."""
    TablePositionReader(table).set_up(lines)
    return table


class TablePositionReader(PositionReader):
    """Sets up a position from its lines. What a seat's lines don't name is as at the start of the game."""

    def __init__(self, table: Table) -> None:
        super().__init__(PHASES, n.SEAT, int(table.edition.players))
        self.table = table
        self.has_prison: set[int] = set()
        self.has_expo = False
        edition = table.edition
        nobles = table.piles[NOBLE].unseen
        for seat in table.seats:
            nobles.move(BRUGMANN, to=seat.ready)
            for kind in range(ARCHITECTS):
                for _ in range(edition.architects[kind]):
                    seat.hand.add(kind)
        while nobles.has(BRUGMANN):
            nobles.remove(BRUGMANN)
        for column in range(BONUSES):
            table.bonus[column] = column
        if edition.players == 2:
            for cell in (edition.cells - COLUMNS, edition.cells - 1):
                table.owners[cell] = NEUTRAL
                table.values[cell] = edition.neutral_value

    def verbs(self) -> dict[str, Callable[[Words], None]]:
        return {
            "round": self.read_round,
            "first": self.read_first,
            "expo": self.read_expo,
            "grid": self.read_grid,
            "bonuses": self.read_bonuses,
            "uses": self.read_uses,
            "discards": self.read_discards,
            "gone": self.read_gone,
        }

    def read_round(self, words: Words) -> None:
        self.table.round = whole(only(words), 1, 4)

    def read_first(self, words: Words) -> None:
        self.table.first = self.seat(only(words))

    def read_expo(self, words: Words) -> None:
        self.table.expo = self.seat(only(words))
        self.lay_expo()

    def read_bonuses(self, words: Words) -> None:
        bonuses = [n.UPPER.number(f"bonus:{word}") for word in words]
        if sorted(bonuses) != list(range(BONUSES)):
            raise PositionError("give the bonuses under the four columns, each once")
        for column, bonus in enumerate(bonuses):
            self.table.bonus[column] = bonus

    def read_uses(self, words: Words) -> None:
        if len(words) != PLACES:
            raise PositionError("give three numbers: Stock Exchange, City Hall, Park")
        for place, uses in enumerate(words):
            self.table.uses[place] = whole(uses, 0, 9)

    def read_discards(self, words: Words) -> None:
        for word in words:
            card = self.take_from_pile(word)
            self.table.piles[SORT_OF[card]].discards.add(card)

    def read_gone(self, words: Words) -> None:
        """Take cards out of play, to make a pile short."""
        for word in words:
            self.take_from_pile(word)

    def read_grid(self, words: Words) -> None:
        table, cell = self.table, n.CELL.number(words[0])
        if cell >= table.edition.cells or table.cards[cell] != NO_CARD or table.owners[cell] != NO_OWNER:
            raise PositionError("{cell} is not free or not in this grid", cell=words[0])
        if len(words) == 2:
            table.cards[cell] = self.take(words[1])
            return
        if len(words) != 4:
            raise PositionError("a cell has a card, or a seat with an Architect and a side")
        seat, architect, side = self.seat(words[1]), n.ARCHITECT.number(words[2]), n.SIDE.number(words[3])
        if side not in (table.edition.low[architect], table.edition.high[architect]):
            raise PositionError("{architect} has no {side}", architect=words[2], side=words[3])
        self.leave_hand(seat, architect)
        table.owners[cell], table.architects[cell], table.values[cell] = seat, architect, side

    def read_seat(self, who: int, words: Words) -> None:
        seat = self.table.seats[who]
        bags: dict[str, Bag] = {"artworks": seat.artworks, "materials": seat.materials, "houses": seat.houses}
        what, pieces = words[0], words[1:]
        if what == "money":
            seat.money = whole(only(pieces))
        elif what == "points":
            seat.points = whole(only(pieces))
            seat.sheet[0] = seat.points
        elif what == "tracks":
            self.read_tracks(who, pieces)
        elif what == "passed":
            if seat.passed or only(pieces) != "yes":
                raise PositionError("a seat passes once or not at all: write passed yes, or leave the line out")
            self.table.pass_for_the_round(who)
        elif what in bags:
            for word in pieces:
                card = self.take(word)
                if not bags[what].first <= card < bags[what].first + len(bags[what].counts):
                    raise PositionError("{card} doesn't belong to {bag}", card=word, bag=what)
                bags[what].add(card)
        elif what in ("nobles", "tapped"):
            self.read_nobles(who, what == "tapped", pieces)
        elif what == "prison":
            self.has_prison.add(who)
            for word in pieces:
                if word != "none":
                    self.leave_hand(who, n.ARCHITECT.number(word))
                    seat.prison.add(n.ARCHITECT.number(word))
        elif what in ("stock", "hall", "park"):
            place = n.PLACE.number(f"place:{what}")
            for word in pieces:
                self.leave_hand(who, n.ARCHITECT.number(word))
                seat.brussels.add(place * ARCHITECTS + n.ARCHITECT.number(word))
        else:
            raise PositionError("a seat can't own '{given}'", given=what[:60])

    def read_tracks(self, who: int, words: Words) -> None:
        if len(words) != TRACKS:
            raise PositionError("give three squares: Architecture, Nobility, Prestige")
        for track, word in enumerate(words):
            last = int(self.table.edition.tracks[track].last)
            self.table.seats[who].squares[track] = whole(word, 1, last + 1) - 1

    def read_nobles(self, who: int, tapped: bool, words: Words) -> None:
        seat = self.table.seats[who]
        for word in words:
            noble = n.NOBLE.number(word)
            if noble == BRUGMANN:
                if tapped and seat.ready.has(noble):
                    seat.ready.move(noble, to=seat.tapped)
            elif seat.owns_noble(noble):
                raise PositionError("nobody can keep {noble} twice", noble=word)
            else:
                (seat.tapped if tapped else seat.ready).add(self.take(word))

    def take(self, word: str) -> int:
        """Take a card from the unseen ones; Money comes from the supply, and there is only one Expo."""
        card = n.CARD.number(word)
        if card == EXPO_CARD:
            self.lay_expo()
        if card >= MONEY_CARD:
            return card
        unseen = self.table.piles[SORT_OF[card]].unseen
        if not unseen.has(card):
            raise PositionError("the box has no more {card}", card=word)
        unseen.remove(card)
        return card

    def take_from_pile(self, word: str) -> int:
        if n.CARD.number(word) >= MONEY_CARD:
            raise PositionError("{card} has no pile", card=word)
        return self.take(word)

    def lay_expo(self) -> None:
        if self.has_expo:
            raise PositionError("there is only one Expo")
        self.has_expo = True

    def leave_hand(self, who: int, architect: int) -> None:
        hand = self.table.seats[who].hand
        if not hand.has(architect):
            token = n.ARCHITECT.token(architect)
            raise PositionError("seat:{seat} has no more {architect}", seat=who + 1, architect=token)
        hand.remove(architect)

    def finish(self) -> None:
        """Architects that no line names are in hand, except those in prison at the start."""
        table = self.table
        for who, seat in enumerate(table.seats):
            if who not in self.has_prison:
                for kind in range(ARCHITECTS):
                    for _ in range(min(table.edition.jailed_at_start[kind], seat.hand.count(kind))):
                        seat.hand.move(kind, to=seat.prison)
        phase, turn = self.phase, self.turn
        if turn is not None and table.seats[turn].passed:
            raise PositionError("seat:{seat} has passed and can't take a turn", seat=turn + 1)
        if phase in ("preparation", "scoring") and (table.round == table.edition.rounds) != (phase == "scoring"):
            raise PositionError("{phase} doesn't follow round {round}", phase=phase, round=int(table.round))
        table.stack = table.edition.from_phase(table.round, phase, turn)


assert PILES == NOBLE + 1  # all sorts with a pile come before Money
