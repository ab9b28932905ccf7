"""What the first edition adds to the table: Exhibition tiles, tiles of the compass, artworks covered and drawn."""

from __future__ import annotations

from bruxelles.games.b1893.first.shapes import FirstView
from bruxelles.games.b1893.shapes import CompassView
from bruxelles.terminal.b1893.signs import NONE, counted, letter, said, seat_token, short
from bruxelles.words import Message, Token, Words


def first_lines(first: FirstView, words: Words) -> list[str]:
    """One line below the board, and one more while somebody draws artworks."""
    owned = " ".join(f"{seat}:{count}" for seat, count in enumerate(first.exhibitions, 1) if count)
    covered = "".join(letter(artwork, words) * count for artwork, count in first.covered.items())
    year = words.say("terminal.none") if first.exhibition is None else str(first.exhibition)
    lines = [words.say("terminal.line.exhibition", year=year, owned=owned or "–", covered=covered or "–")]
    if first.drawing is not None:
        drawn = "".join(letter(artwork, words) for artwork in first.drawn) or str(first.drawn_count)
        lines.append(words.say("terminal.line.drawn", player=seat_token(first.drawing), drawn=drawn))
    return lines


def circle(compass: CompassView, words: Words) -> str:
    """The tiles clockwise; those to which the needles point in brackets."""
    needles = {needle.needle for needle in compass.needles}
    names = ((short(place, words), place in needles) for place in compass.places)
    return " ".join(f"[{name}]" if pointed else name for name, pointed in names)


def read_first(first: FirstView) -> list[Message]:
    """Exhibition, shop and what is drawn, in sentences."""
    lines = [said("exhibition", year=first.exhibition) if first.exhibition else said("exhibition.taken")]
    lines.append(said("covered", artworks=counted(first.covered)))
    if first.drawing is not None:
        player = seat_token(first.drawing)
        shown = list(map(Token, first.drawn))
        count = first.drawn_count
        lines.append(
            said("drawn", player=player, artworks=shown) if shown else said("drawing", player=player, count=count)
        )
    return lines


def read_circle(compass: CompassView) -> Message:
    return said("circle", places=list(map(Token, compass.places)) or NONE)


def read_exhibitions(first: FirstView, seat: int) -> Message:
    return said("exhibitions", count=first.exhibitions[seat - 1])


HELP = (("[…]", "needle"),)


def first_help() -> list[tuple[str, str]]:
    return [(sign, f"1893.first.{key}") for sign, key in HELP]
