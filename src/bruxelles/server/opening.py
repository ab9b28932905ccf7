"""Opening a table: what is asked for, who sits where, and the links that are handed out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field as Limits

from bruxelles.server.bots import check_bot
from bruxelles.server.refusals import Refused
from bruxelles.server.shapes import COLOURS, MOST_ENTRIES, MOST_SEATS, Asked, BotName, Colour, SeatKind, Shown, Text
from bruxelles.server.stored_table import Seat


class SeatAsked(Asked):
    kind: SeatKind
    name: Annotated[str, Limits(max_length=24)] = ""
    bot: BotName | None = None
    colour: Colour | None = None


class SeatsAsked(Asked):
    """Who is to sit at a new table."""

    seats: Annotated[list[SeatAsked], Limits(min_length=1, max_length=MOST_SEATS)]
    gather: Annotated[
        bool,
        Limits(
            description="Deal only when everybody has added a share to the seed, not from the server's secret alone."
        ),
    ] = False


class TableAsked(SeatsAsked):
    game: Text
    options: dict[Text, Text] = Limits(default_factory=dict)
    seed: Annotated[str, Limits(max_length=200)] | None = None


class RecordAsked(SeatsAsked):
    record: str


class ForkAsked(SeatsAsked):
    """Continue from the position in which the record had this many entries."""

    entry: Annotated[int, Limits(ge=0, le=MOST_ENTRIES)]


class SeatOpened(Shown):
    seat: int
    kind: SeatKind
    token: str | None


class TableOpened(Shown):
    """A new table with its links, which are never shown again."""

    table: str
    host: str
    view: str
    seats: list[SeatOpened]


def seats_for(asked: Sequence[SeatAsked]) -> list[Seat]:
    """The seats of a new table. Everybody at the host's screen is one person; everybody else is a person each."""
    seats = []
    colours = colours_for(asked)
    for number, seat in enumerate(asked, 1):
        if seat.kind == "bot" and seat.bot is None:
            raise Refused(422, "seat {seat} is a bot's seat but names no bot", seat=number)
        if seat.kind != "bot" and seat.bot is not None:
            raise Refused(422, "seat {seat} names a bot but its kind is {kind}", seat=number, kind=seat.kind)
        check_bot(seat.bot)
        name = " ".join("".join(sign for sign in seat.name if sign.isprintable()).split())
        person = 0 if seat.kind in ("me", "here") else number
        seats.append(Seat(seat.kind, name, person, colours[number - 1], seat.bot))
    return seats


def colours_for(asked: Sequence[SeatAsked]) -> list[Colour]:
    """The colours asked for. A seat that asks for none gets its usual colour, or another if that one is taken."""
    wanted = [seat.colour for seat in asked if seat.colour is not None]
    if len(set(wanted)) < len(wanted):
        raise Refused(422, "two seats can't have the same colour")
    if len(asked) > len(COLOURS):
        raise Refused(422, "there are colours for {most} seats, not {given}", most=len(COLOURS), given=len(asked))
    free = [colour for colour in COLOURS if colour not in wanted]
    colours = []
    for seat, usual in zip(asked, COLOURS, strict=False):
        colour = seat.colour or (usual if usual in free else free[0])
        if seat.colour is None:
            free.remove(colour)
        colours.append(colour)
    return colours
