"""The table in sentences, for reading aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bruxelles.games.b1897.view import CellView, ColumnView, SeatView, TableView
from bruxelles.words import Field, Message, Token, Words


def counted(bag: Mapping[str, int]) -> Sequence[Message] | Message:
    """The pieces of a bag with their numbers."""
    if not bag:
        return Message("terminal.none")
    return [Message("terminal.counted", {"count": count, "what": Token(token)}) for token, count in bag.items()]


def seats(numbers: Sequence[int]) -> Sequence[Token] | Message:
    return [Token(f"seat:{number}") for number in numbers] if numbers else Message("terminal.nobody")


def read_board(view: TableView, words: Words) -> list[str]:
    """The round, the grid row by row, columns, coats of arms, Brussels."""
    expo = seats([view.expo_holder]) if view.expo_holder else Message("terminal.nobody")
    fields: dict[str, Field] = {"round": view.round, "rounds": view.rounds, "first": Token(f"seat:{view.first_player}")}
    lines = [words.say("terminal.read.round", **fields, expo=expo)]
    for row in view.grid:
        lines += [words.tell(read_cell(cell)) for cell in row]
    lines += [words.tell(read_column(number, column)) for number, column in enumerate(view.columns, 1)]
    for coat in view.coats:
        key = "terminal.read.coat.complete" if coat.complete else "terminal.read.coat"
        lines.append(words.say(key, coat=Token(coat.coat), count=coat.architects, players=seats(coat.leaders)))
    for place in view.places:
        lines.append(words.say("terminal.read.place", place=Token(place.place), count=place.next_price))
    return lines


def read_cell(cell: CellView) -> Message:
    where = Token(cell.cell)
    if cell.card is not None:
        return Message("terminal.read.card", {"cell": where, "card": Token(cell.card)})
    if cell.owner is None:
        return Message("terminal.read.empty", {"cell": where})
    owner = Token(f"seat:{cell.owner}") if cell.owner else Token("neutral")
    return Message("terminal.read.architect", {"cell": where, "player": owner, "value": cell.value or 0})


def read_column(number: int, column: ColumnView) -> Message:
    owners = [Token(f"seat:{seat}") for seat in range(1, len(column.sums))] + [Token("neutral")]
    sums = [
        Message("terminal.read.sum", {"player": owner, "sum": total})
        for owner, total in zip(owners, column.sums, strict=True)
        if total
    ]
    fields: dict[str, Field] = {
        "column": Token(f"column:{number}"),
        "upper": Token(column.upper) if column.upper else Message("terminal.none"),
        "lower": Token(column.lower) if column.lower else Message("terminal.none"),
        "sums": sums or Message("terminal.none"),
        "players": seats(column.leaders),
    }
    return Message("terminal.read.column", fields)


def read_seats(view: TableView, words: Words) -> list[str]:
    """Everything that everybody owns."""
    lines: list[str] = []
    for seat in view.seats:
        first, *more = map(words.tell, read_seat(seat))
        lines += [first, *(f"  {line}" for line in more)]
    return lines


def read_seat(seat: SeatView) -> list[Message]:
    player = Token(f"seat:{seat.seat}")
    numbers: dict[str, Field] = {
        "player": player,
        "points": Token(f"vp:{seat.points}"),
        "money": Token(f"bef:{seat.money}"),
        **{track.removeprefix("track:"): marker.value for track, marker in seat.tracks.items()},
    }
    laid: dict[str, int] = {}
    for bag in seat.brussels.values():
        for token, count in bag.items():
            laid[token] = laid.get(token, 0) + count
    return [
        Message("terminal.read.seat.passed" if seat.passed else "terminal.read.seat", numbers),
        Message(
            "terminal.read.architects",
            {"hand": counted(seat.hand), "brussels": counted(laid), "prison": counted(seat.prison)},
        ),
        Message(
            "terminal.read.cards",
            {
                "artworks": counted(seat.artworks),
                "materials": counted(seat.materials),
                "houses": counted(seat.houses),
                "count": seat.next_house_cost,
            },
        ),
        Message(
            "terminal.read.nobles",
            {
                "ready": list(map(Token, seat.nobles_ready)) or Message("terminal.none"),
                "tapped": list(map(Token, seat.nobles_tapped)) or Message("terminal.none"),
            },
        ),
    ]


def read_piles(view: TableView, words: Words) -> list[str]:
    """The unseen cards of each pile, in no order, and the discards."""
    lines = []
    for pile in view.piles:
        fields: dict[str, Field] = {
            "sort": Token(pile.sort),
            "count": sum(pile.unseen.values()),
            "unseen": counted(pile.unseen),
        }
        discards = sum(pile.discards.values())
        lines.append(words.say("terminal.read.pile", **fields))
        said = words.say("terminal.read.discards", count=discards, discards=counted(pile.discards))
        lines.append(f"  {said}")
    if view.resolving:
        lines.append(words.say("terminal.read.resolving", cards=counted(view.resolving)))
    return lines
