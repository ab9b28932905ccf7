"""What the first edition adds to the table: Exhibition tiles, tiles of the compass, artworks covered and drawn."""

from __future__ import annotations

from bruxelles.games.b1893.first_edition.shapes import FirstEditionView
from bruxelles.games.b1893.shapes import CompassView
from bruxelles.terminal.b1893.signs import NONE, counted, letter, said, seat_token, short
from bruxelles.words import Message, Token, Words


def first_edition_lines(first_edition: FirstEditionView, words: Words) -> list[str]:
    """One line below the board, and one more while somebody draws artworks."""
    owned = " ".join(f"{seat}:{count}" for seat, count in enumerate(first_edition.exhibitions, 1) if count)
    covered = "".join(letter(artwork, words) * count for artwork, count in first_edition.covered.items())
    year = words.say("terminal.none") if first_edition.exhibition is None else str(first_edition.exhibition)
    lines = [words.say("terminal.line.exhibition", year=year, owned=owned or "–", covered=covered or "–")]
    if first_edition.drawing is not None:
        drawn = "".join(letter(artwork, words) for artwork in first_edition.drawn) or str(first_edition.drawn_count)
        lines.append(words.say("terminal.line.drawn", player=seat_token(first_edition.drawing), drawn=drawn))
    return lines


def circle(compass: CompassView, words: Words) -> str:
    """The tiles clockwise; those that the needles point to are in brackets."""
    needles = {needle.needle for needle in compass.needles}
    names = ((short(place, words), place in needles) for place in compass.places)
    return " ".join(f"[{name}]" if pointed else name for name, pointed in names)


def read_first_edition(first_edition: FirstEditionView) -> list[Message]:
    """The Exhibition, the shop and the current draw, in sentences."""
    lines = [
        said("exhibition", year=first_edition.exhibition) if first_edition.exhibition else said("exhibition.taken")
    ]
    lines.append(said("covered", artworks=counted(first_edition.covered)))
    if first_edition.drawing is not None:
        player = seat_token(first_edition.drawing)
        shown = list(map(Token, first_edition.drawn))
        count = first_edition.drawn_count
        lines.append(
            said("drawn", player=player, artworks=shown) if shown else said("drawing", player=player, count=count)
        )
    return lines


def read_circle(compass: CompassView) -> Message:
    return said("circle", places=list(map(Token, compass.places)) or NONE)


def read_exhibitions(first_edition: FirstEditionView, seat: int) -> Message:
    return said("exhibitions", count=first_edition.exhibitions[seat - 1])


HELP = (("[…]", "needle"),)


def first_edition_help() -> list[tuple[str, str]]:
    return [(sign, f"1893.first.{key}") for sign, key in HELP]
