"""Reading what the lines of a position say about a seat, and taking its pieces from where they come from."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.game import PHASES
from bruxelles.games.b1893.seat import Seat
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import BRUGMANN, NO_OWNER, STRATEGIC_ROWS, TO_PLACE, TO_ROW, TRACKS
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.notation import Notation
from bruxelles.kernel.position import PositionError, PositionReader, Words, only, whole


class SeatPositionReader(PositionReader):
    """Takes pieces from the unseen ones and the supplies, and meeples from their owner's supply."""

    def __init__(self, table: Table) -> None:
        super().__init__(PHASES, n.SEAT, int(table.edition.players))
        self.table = table
        self.courthouses: dict[int, int] = {}
        self.first_passes: set[int] = set()  # seats for which a line gives the number
        self.artworks: Notation = n.COLOUR  # what can be owned, or shown in the market
        for seat in table.seats:
            seat.ready.add(BRUGMANN)
            seat.meeples = table.edition.meeples

    def read_seat(self, who: int, words: Words) -> None:
        seat = self.table.seats[who]
        what, pieces = words[0], words[1:]
        amounts: dict[str, Callable[[int, str], None]] = {
            "money": self.read_money,
            "points": self.read_points,
            "passed": self.read_passed,
            "first-passes": self.read_first_passes,
            "courthouse": self.read_courthouse,
        }
        lists: dict[str, Callable[[int, Words], None]] = {
            "tracks": self.read_tracks,
            "meeple": self.read_meeple,
            "houses": self.read_houses,
            "slid": self.read_slid,
        }
        bags: dict[str, tuple[Bag, Notation]] = {
            "artworks": (seat.artworks, self.artworks),
            "cubes": (seat.cubes, n.CUBE),
        }
        if what in amounts:
            amounts[what](who, only(pieces))
        elif what in lists:
            lists[what](who, pieces)
        elif what in bags:
            bag, notation = bags[what]
            for word in pieces:
                bag.add(self.take_kind(word, notation))
        elif what in ("nobles", "turned"):
            self.read_nobles(seat, what == "turned", pieces)
        elif f"place:{what}" in n.PLACE.tokens:
            self.read_brussels(who, n.PLACE.number(f"place:{what}") - TO_PLACE, only(pieces))
        else:
            raise PositionError("a seat can't own '{given}'", given=what[:60])

    def read_money(self, who: int, text: str) -> None:
        self.table.seats[who].money = whole(text)

    def read_points(self, who: int, text: str) -> None:
        seat = self.table.seats[who]
        seat.points = whole(text)
        seat.sheet[0] = seat.points

    def read_passed(self, who: int, text: str) -> None:
        """The seat named first passed first."""
        table, seat = self.table, self.table.seats[who]
        if seat.passed or text != "yes":
            raise PositionError("a seat passes once or not at all: write passed yes, or leave the line out")
        if table.pass_for_the_round(who) == 1:
            table.first_passer = who

    def read_first_passes(self, who: int, text: str) -> None:
        self.first_passes.add(who)
        self.table.seats[who].first_passes = whole(text, 0, int(self.table.edition.rounds))

    def read_courthouse(self, who: int, text: str) -> None:
        self.take_meeples(who, whole(text) - self.courthouses.get(who, 0))
        self.courthouses[who] = whole(text)

    def read_brussels(self, who: int, place: int, text: str) -> None:
        seat = self.table.seats[who]
        self.take_meeples(who, whole(text) - int(seat.brussels[place]))
        seat.brussels[place] = whole(text)

    def read_tracks(self, who: int, words: Words) -> None:
        seat = self.table.seats[who]
        if len(words) != TRACKS:
            raise PositionError("give three squares: Iris, Crown, Architect")
        for track, word in enumerate(words):
            last = int(self.table.edition.boards[seat.board].tracks[track].last) + 1
            seat.squares[track] = whole(word, 1, last) - 1

    def read_meeple(self, who: int, words: Words) -> None:
        if len(words) != 2:
            raise PositionError("a meeple needs a space and a bid")
        bid = n.BID.number(words[1])
        if not 1 <= bid <= 999:
            raise PositionError("a bid is from {least} to {most}, not {given}", least=1, most=999, given=words[1])
        self.take_meeples(who, 1)
        self.put_meeple(n.SPACE.number(words[0]), who, bid)

    def read_houses(self, who: int, words: Words) -> None:
        table, seat = self.table, self.table.seats[who]
        for word in words:
            space = n.SPACE.number(word)
            if table.houses[space] != NO_OWNER:
                raise PositionError("{space} already has a House", space=word)
            if seat.built == table.edition.houses:
                raise PositionError("seat:{seat} has no more Houses", seat=who + 1)
            table.houses[space] = who
            seat.built += 1

    def read_slid(self, who: int, words: Words) -> None:
        """A Strategic row and the Prestige cards under it."""
        table, row = self.table, n.STRATEGIC.number(words[0]) - TO_ROW
        for word in words[1:]:
            card = self.take_kind(word, n.PRESTIGE)
            if table.edition.symbols[card] == 0:
                raise PositionError("{card} has no symbol, so it can't be slid under a row", card=word)
            table.seats[who].rows[row] += table.edition.symbols[card]
            table.slid[card] = who * STRATEGIC_ROWS + row

    def read_nobles(self, seat: Seat, turned: bool, words: Words) -> None:
        for word in words:
            noble = n.NOBLE.number(word)
            if noble == BRUGMANN:
                if turned and seat.ready.has(noble):
                    seat.ready.move(noble, to=seat.turned)
            elif seat.owns_noble(noble):
                raise PositionError("nobody can keep {noble} twice", noble=word)
            else:
                (seat.turned if turned else seat.ready).add(self.take(word))

    def take_kind(self, word: str, notation: Notation) -> int:
        """Take a piece of one kind; refuse any other."""
        notation.number(word)
        return self.take(word)

    def take(self, word: str) -> int:
        """Take a piece from the unseen ones of its pile, or from its supply."""
        table, kind = self.table, word.partition(":")[0]
        bags: dict[str, tuple[Bag, Notation]] = {
            "noble": (table.nobles, n.NOBLE),
            "prestige": (table.prestige, n.PRESTIGE),
            "stock": (table.stocks, n.STOCK),
            "artwork": (table.stacks, n.COLOUR),
            "cube": (table.supply, n.CUBE),
        }
        if kind not in bags:
            raise PositionError("'{given}' is not a piece from a pile or the supply", given=word[:60])
        bag, notation = bags[kind]
        piece = notation.number(word)
        if not bag.has(piece):
            raise PositionError("the box has no more {card}", card=word)
        bag.remove(piece)
        return piece

    def take_meeples(self, who: int, meeples: int) -> None:
        seat = self.table.seats[who]
        if meeples > seat.meeples:
            raise PositionError(
                "seat:{seat} has only {count} meeples", seat=who + 1, count=int(self.table.edition.meeples)
            )
        seat.meeples -= meeples

    def put_meeple(self, space: int, owner: int, bid: int) -> None:
        if self.table.owners[space] != NO_OWNER:
            raise PositionError("{space} already has a meeple", space=n.SPACE.token(space))
        self.table.owners[space], self.table.bids[space] = owner, bid

    def lowest(self, unseen: Bag, notation: Notation) -> int:
        """Take the first card that no line has named; if none is left, refuse with the first card of all."""
        return self.take(notation.token((unseen.listed() or [0])[0]))

    def finish_seat(self, who: int, seat: Seat) -> None:
        seat.courthouse = self.courthouses.get(who, min(self.table.edition.jailed_at_start, seat.meeples))
        if who not in self.courthouses:
            seat.meeples -= seat.courthouse
        if who == self.table.first_passer and seat.first_passes == 0:
            if who in self.first_passes:
                raise PositionError("seat:{seat} passed first and has a card for it", seat=who + 1)
            seat.first_passes = 1
