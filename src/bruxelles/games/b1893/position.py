"""A table set up by hand, line by line, for examples, puzzles and tests.

Whatever no line names is as at the start of the game: strips from 1 to 5, an empty display, seats with their Brugmann,
five meeples (two of them in the Courthouse) and no money. During a round the Try Square is on iris:4,4, so that rows
and columns 1 to 4 are active, the lowest Stock Exchange card not named is in force, and until the columns are decided
the lowest Prestige cards not named are under them. The Stock Exchange has one discard for every finished round. All
other cards are unseen in their piles.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belongings import SeatPositionReader
from bruxelles.games.b1893.planning import active_area, column_active
from bruxelles.games.b1893.setup import lay_strip
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    COLUMNS,
    DISPLAY,
    IRISES,
    NEUTRAL,
    NO_ARTWORK,
    NO_CARD,
    NO_IRIS,
    NO_NOBLE,
    NO_OWNER,
    PLACES,
    SLOTS,
    SPACES,
    STRIPS,
)
from bruxelles.kernel.complaint import Phrase
from bruxelles.kernel.position import PositionError, Words, only, whole

BETWEEN_ROUNDS = ("planning", "scoring")
OPEN_COLUMNS = ("planning", "turn", "columns", "first", "prestige")
DECIDED_COLUMNS = ("first", "prestige")
DECIDED_FIRST = ("prestige", "irises", "brussels", "end", "scoring")
SQUARE_WHEN_UNNAMED = IRISES - 1


class TablePositionReader(SeatPositionReader):
    """Lays out the pieces that the lines name."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.strips = list(range(STRIPS))
        self.next_first: int | None = None
        self.columns: dict[int, list[int]] = {}  # who won or shares the card of each column named

    def verbs(self) -> dict[str, Callable[[Words], None]]:
        return {
            "round": self.read_round,
            "first": self.read_first,
            "next": self.read_next,
            "strips": self.read_strips,
            "square": self.read_square,
            "stock": self.read_stock,
            "column": self.read_column,
            "display": self.read_display,
            "market": self.read_market,
            "indicator": self.read_indicator,
            "needles": self.read_needles,
            "uses": self.read_uses,
            "neutral": self.read_neutral,
            "discards": self.read_discards,
            "gone": self.read_gone,
        }

    def read_round(self, words: Words) -> None:
        self.table.round = whole(only(words), 1, int(self.table.edition.rounds))

    def read_first(self, words: Words) -> None:
        self.table.first = self.seat(only(words))

    def read_next(self, words: Words) -> None:
        """The winner of the First Player tile, once that is decided."""
        self.next_first = self.seat(only(words))

    def read_strips(self, words: Words) -> None:
        self.strips = [n.STRIP.number(f"strip:{word}") for word in words]
        if sorted(self.strips) != list(range(STRIPS)):
            raise PositionError("give the five strips from top to bottom, each once")

    def read_square(self, words: Words) -> None:
        self.table.iris = n.IRIS.number(only(words))

    def read_stock(self, words: Words) -> None:
        if self.table.stock != NO_CARD:
            raise PositionError("only one Stock Exchange card is in force")
        self.table.stock = self.take(f"stock:{only(words)}")

    def read_column(self, words: Words) -> None:
        """A column, its Prestige card or none, and the seats that won or share it."""
        column = n.COLUMN.number(f"column:{words[0]}")
        if column in self.columns:
            raise PositionError("column {column} is named twice", column=words[0])
        if len(words) < 2:
            raise PositionError("a column has one Prestige card or none")
        if words[1] != "none":
            self.table.prestige_strip[column] = self.take_kind(words[1], n.PRESTIGE)
        elif len(words) > 2:
            raise PositionError("a column without a card can't be won")
        self.columns[column] = sorted({self.seat(word) for word in words[2:]})

    def read_display(self, words: Words) -> None:
        """One to four nobles; the last one costs nothing, and gaps are on the left."""
        if len(words) > DISPLAY:
            raise PositionError("the display has {count} places", count=int(DISPLAY))
        if self.table.display[DISPLAY - 1] != NO_NOBLE:
            raise PositionError("the display is given twice")
        for place, word in enumerate(words, DISPLAY - len(words)):
            self.table.display[place] = self.take_kind(word, n.NOBLE)

    def read_market(self, words: Words) -> None:
        if len(words) > SLOTS or len(set(words)) < len(words):
            raise PositionError("the market shows one Artwork, or two of different colours")
        if self.table.slots[0] != NO_ARTWORK:
            raise PositionError("the market is given twice")
        for slot, word in enumerate(words):
            self.table.slots[slot] = self.take_kind(word, self.artworks)

    def read_indicator(self, words: Words) -> None:
        self.table.indicator = n.POSITION.number(f"indicator:{only(words)}")

    def read_needles(self, words: Words) -> None:
        needles = [n.NEEDLE.number(f"needle:{word}") for word in words]
        table, edition = self.table, self.table.edition
        reached = {int(edition.next_place(table, place)) for place in edition.compass_of(table)}
        if len(needles) != len(self.table.needles) or len(set(needles)) < len(needles) or not reached >= {*needles}:
            raise PositionError("the two needles are on different places where a needle can stop")
        for needle, place in enumerate(needles):
            self.table.needles[needle] = place

    def read_uses(self, words: Words) -> None:
        if len(words) != PLACES:
            raise PositionError("give four numbers: Stock Exchange, Grand-Place, Park, Market")
        for place, uses in enumerate(words):
            self.table.uses[place] = whole(uses, 0, 9)

    def read_neutral(self, words: Words) -> None:
        for word in words:
            self.put_meeple(n.SPACE.number(word), NEUTRAL, 0)
        most = self.players if self.players == 2 else 0
        if list(self.table.owners).count(NEUTRAL) > most:
            raise PositionError("{players} players have {most} neutral meeples", players=self.players, most=most)

    def read_discards(self, words: Words) -> None:
        table = self.table
        piles = {"noble": table.noble_discards, "prestige": table.prestige_discards, "stock": table.stock_discards}
        for word in words:
            kind = word.partition(":")[0]
            if kind not in piles:
                raise PositionError("{card} has no discard pile", card=word[:60])
            piles[kind].add(self.take(word))

    def read_gone(self, words: Words) -> None:
        """Pieces that are out of play, to make a pile or a supply short."""
        for word in words:
            self.take(word)

    def finish(self) -> None:
        """Add what no line has named, and refuse lines that contradict each other."""
        table, phase, turn = self.table, self.phase, self.turn
        if phase == "scoring" and table.round < table.edition.rounds:
            raise PositionError("{phase} doesn't follow round {round}", phase=phase, round=int(table.round))
        if turn is not None and table.seats[turn].passed:
            raise PositionError("seat:{seat} has passed and can't take a turn", seat=turn + 1)
        self.lay_strips()
        if phase in BETWEEN_ROUNDS:
            self.refuse_what_belongs_to_a_round()
        else:
            self.lay_square()
        self.discard_stocks()
        self.refuse_meeples_outside()
        self.lay_columns()
        self.decide_columns()
        self.name_next_first()
        for who, seat in enumerate(table.seats):
            self.finish_seat(who, seat)
        self.refuse_too_few_cards()
        table.stack = table.edition.from_phase(table.round, phase, turn)

    def lay_strips(self) -> None:
        table = self.table
        for row, strip in enumerate(self.strips):
            table.strips_left.remove(strip)
            lay_strip(table, strip, row, self.side_of(row))

    def side_of(self, row: int) -> vec[i64]:
        """The side of the strip that is up in this row."""
        return self.table.edition.strips

    def refuse_what_belongs_to_a_round(self) -> None:
        table = self.table
        named = {
            Phrase("the Try Square"): table.iris != NO_IRIS,
            Phrase("a Stock Exchange card"): table.stock != NO_CARD,
            Phrase("a player who has passed"): table.passes > 0,
            Phrase("a use of Brussels"): any(table.uses) or any(seat.in_brussels() for seat in table.seats),
            Phrase("a turned Noble"): any(seat.turned.total for seat in table.seats),
        }
        for what, there in named.items():
            if there:
                raise PositionError("{what} has no place in the {phase} phase", phase=self.phase, what=what)

    def lay_square(self) -> None:
        table = self.table
        if table.iris == NO_IRIS:
            table.iris = SQUARE_WHEN_UNNAMED
        table.active = active_area(table.iris)
        if table.stock == NO_CARD:
            table.stock = self.lowest(table.stocks, n.STOCK)

    def discard_stocks(self) -> None:
        """One card for every finished round."""
        table = self.table
        over = int(table.round) - 1 + (self.phase == "scoring")
        if table.stock_discards.total > over:
            raise PositionError("no more than {count} Stock Exchange cards have been used before", count=over)
        while table.stock_discards.total < over:
            table.stock_discards.add(self.lowest(table.stocks, n.STOCK))

    def refuse_meeples_outside(self) -> None:
        for space in range(SPACES):
            if self.table.owners[space] != NO_OWNER and not self.table.is_active(space):
                raise PositionError("{space} is not active, so it can't have a meeple", space=n.SPACE.token(space))

    def lay_columns(self) -> None:
        if self.phase in OPEN_COLUMNS:
            for column in range(COLUMNS):
                if column not in self.columns:
                    self.table.prestige_strip[column] = self.lowest(self.table.prestige, n.PRESTIGE)
                elif self.table.prestige_strip[column] == NO_CARD:
                    raise PositionError("in the {phase} phase there is a card under each column", phase=self.phase)

    def decide_columns(self) -> None:
        for column, seats in self.columns.items():
            if seats and (self.phase not in DECIDED_COLUMNS or not column_active(self.table, column)):
                raise PositionError("column {column} is not decided or not active", column=column + 1)
            if len(seats) == 1:
                self.table.winners[column] = seats[0]
            for seat in seats if len(seats) > 1 else ():
                self.table.tied[column] |= 1 << seat

    def name_next_first(self) -> None:
        """If it is decided and no line says how, the first player has won the tile again."""
        if self.phase in DECIDED_FIRST:
            self.table.next_first = self.table.first if self.next_first is None else self.next_first
        elif self.next_first is not None:
            raise PositionError("the next first player is not known in the {phase} phase", phase=self.phase)

    def cards_for_passing(self, rounds: int) -> int:
        """The Prestige cards that first passers have taken and will take."""
        passes = rounds + (self.phase in ("planning", "turn") and self.table.passes == 0)
        return passes + sum(int(seat.first_passes) for seat in self.table.seats)

    def refuse_too_few_cards(self) -> None:
        """Every round to come needs its cards, and one for the first player to pass."""
        table = self.table
        rounds = int(table.edition.rounds - table.round)
        needed = int(COLUMNS) * rounds + self.cards_for_passing(rounds)
        if table.prestige.total < needed:
            raise PositionError(
                "the rest of the game needs {needed} unseen Prestige cards; there are {count}",
                needed=needed,
                count=int(table.prestige.total),
            )
        if table.stocks.total < rounds + (self.phase == "planning"):
            raise PositionError("there are not enough Stock Exchange cards for the rest of the game")
