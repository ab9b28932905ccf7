"""The seats as a table: one line of numbers each, and their cards in words if there is room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.view import SeatView, TableView
from bruxelles.terminal.b1897.board import short
from bruxelles.terminal.page import IMPOSSIBLE, SEAT_STYLES, fit, wrapped
from bruxelles.words import Token, Words

NAME_WIDTH = 15
NUMBERS = (("points", 4), ("money", 4), ("architecture", 4), ("nobility", 4), ("prestige", 4))
REST = (("hand", 6), ("brussels", 5), ("prison", 7), ("artworks", 6), ("materials", 10), ("houses", 4), ("nobles", 7))


def draw_seats(view: TableView, words: Words, active: int | None, detailed: bool, width: int) -> list[Text]:
    """One line for each seat, and one more with its cards in words if there is room."""
    lines = [draw_head(words)]
    for seat in view.seats:
        lines.append(draw_seat(seat, words, active == seat.seat - 1))
        if detailed:
            lines += [Text(line) for line in wrapped([f"    {detail(seat, words)}"], width)]
    return lines


def draw_head(words: Words) -> Text:
    line = fit(Text(f"   {words.say('terminal.head.player')}"), NAME_WIDTH)
    for name, width in NUMBERS:
        line += Text(words.say(f"terminal.head.{name}").rjust(width))
    for name, width in REST:
        line += Text(" ") + fit(Text(words.say(f"terminal.head.{name}")), width - 1)
    line.stylize(IMPOSSIBLE)
    return line


def draw_seat(seat: SeatView, words: Words, active: bool) -> Text:
    name = words.name(Token(f"seat:{seat.seat}"))
    sign = "►" if active else "✓" if seat.passed else " "
    line = fit(Text(f"{sign}{seat.seat} {name}", style=SEAT_STYLES[seat.seat - 1]), NAME_WIDTH)
    values = (seat.points, seat.money, *(marker.value for marker in seat.tracks.values()))
    for value, (_, width) in zip(values, NUMBERS, strict=True):
        line += Text(str(value).rjust(width))
    laid = sum(sum(bag.values()) for bag in seat.brussels.values())
    cards = (
        kinds(seat.hand),
        str(laid),
        kinds(seat.prison),
        letters(seat.artworks, words),
        materials(seat.materials, words),
        f"{sum(seat.houses.values())}/{len(seat.houses)}",
        nobles(seat, words),
    )
    for text, (_, width) in zip(cards, REST, strict=True):
        line += Text(" ") + fit(Text(text), width - 1)
    return line


def kinds(bag: Mapping[str, int]) -> str:
    """Architects by kind: 1/3, 2/4, 2/5."""
    return "·".join(str(bag.get(token, 0)) for token in n.ARCHITECT.tokens)


def letters(artworks: Mapping[str, int], words: Words) -> str:
    said = "".join(words.say(f"terminal.letter.{token.replace(':', '.')}") * count for token, count in artworks.items())
    return said or "–"


def materials(bag: Mapping[str, int], words: Words) -> str:
    """Each card as a pair of letters, or the number of each kind if there are many."""
    pairs = [
        "".join(words.say(f"terminal.letter.{kind}") for kind in token.removeprefix("pair:").split("+"))
        for token, count in bag.items()
        for _ in range(count)
    ]
    if len(pairs) > 3:
        different = dict.fromkeys(letter for pair in pairs for letter in pair)
        return f"{len(pairs)}× {''.join(different)}"
    return " ".join(pairs) or "–"


def nobles(seat: SeatView, words: Words) -> str:
    ready = "".join(words.say(f"terminal.letter.{token.replace(':', '.')}") for token in seat.nobles_ready)
    tapped = "".join(words.say(f"terminal.letter.{token.replace(':', '.')}") for token in seat.nobles_tapped)
    return ready + tapped.lower() or "–"


def detail(seat: SeatView, words: Words) -> str:
    """The cards of a seat in short words."""
    return words.say(
        "terminal.detail",
        artworks=counted(seat.artworks, words),
        materials=counted(seat.materials, words),
        houses=counted(seat.houses, words),
        ready=named(seat.nobles_ready, words),
        tapped=named(seat.nobles_tapped, words),
    )


def counted(bag: Mapping[str, int], words: Words) -> str:
    said = [f"{count}× {short(token, words)}" if count > 1 else short(token, words) for token, count in bag.items()]
    return ", ".join(said) or words.say("terminal.detail.none")


def named(tokens: Sequence[str], words: Words) -> str:
    return ", ".join(short(token, words) for token in tokens) or words.say("terminal.detail.none")
