"""The seats: one line of numbers each, and in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from bruxelles.games.b1893.shapes import BoardView, PlayerView
from bruxelles.terminal.b1893.belle import read_cards
from bruxelles.terminal.b1893.first_edition import read_exhibitions
from bruxelles.terminal.b1893.signs import NONE, Things, counted, letter, said, seat_token, side_sign
from bruxelles.terminal.page import IMPOSSIBLE, SEAT_STYLES, fit
from bruxelles.words import Message, Token, Words
from bruxelles.words.b1893 import text_of

NAME_WIDTH = 14
COLUMNS = (
    ("points", 4),
    ("money", 4),
    ("tracks", 8),
    ("meeples", 8),
    ("artworks", 8),
    ("cubes", 11),
    ("houses", 5),
    ("nobles", 9),
    ("rows", 9),
)
NEEDED = NAME_WIDTH + sum(columns for _, columns in COLUMNS)
GROWING = ("artworks", "cubes", "nobles")  # columns that share the extra width of a wide window


def draw_seats(view: BoardView, words: Words, active: int | None, detailed: bool, width: int) -> list[Text]:
    """One line for each seat, with everything it owns."""
    head = fit(Text(f"   {words.say('terminal.head.player')}"), NAME_WIDTH)
    widths = widths_in(width)
    for name, columns in widths.items():
        head += Text(" ") + fit(Text(words.say(f"terminal.head.1893.{name}")), columns - 1)
    head.stylize(IMPOSSIBLE)
    travelers = view.belle.travelers if view.belle is not None else (0,) * len(view.seats)
    return [
        head,
        *(draw_seat(seat, words, active == seat.seat - 1, travelers[seat.seat - 1], widths) for seat in view.seats),
    ]


def widths_in(width: int) -> dict[str, int]:
    more = max(0, width - NEEDED) // len(GROWING)
    return {name: columns + (more if name in GROWING else 0) for name, columns in COLUMNS}


def draw_seat(seat: PlayerView, words: Words, active: bool, travelers: int, widths: Mapping[str, int]) -> Text:
    sign = "►" if active else "✓" if seat.passed else " "
    name = words.name(seat_token(seat.seat))
    side = f" {side_sign(seat.board, words)}" if seat.board is not None else ""
    line = fit(Text(f"{sign}{seat.seat} {name}"), NAME_WIDTH - len(side)) + Text(side)
    line.stylize(SEAT_STYLES[seat.seat - 1])
    cells = (
        str(seat.points),
        str(seat.money),
        "·".join(str(disc.value) for disc in seat.tracks.values()),
        f"{seat.meeples}{f'+{travelers}' if travelers else ''}·{seat.brussels}·{seat.courthouse}",
        letters(seat.artworks, words, widths["artworks"] - 1),
        cubes(seat.cubes, words, widths["cubes"] - 1),
        f"{seat.houses}/{len(seat.house_costs)}",
        nobles(seat, words),
        "·".join(str(row.multiplier) for row in seat.rows),
    )
    for text, columns in zip(cells, widths.values(), strict=True):
        line += Text(" ") + fit(Text(text), columns - 1)
    return line


def letters(artworks: Mapping[str, int], words: Words, room: int) -> str:
    """A letter for each piece; if that is too long, a letter and a number for each kind."""
    each = "".join(letter(token, words) * count for token, count in artworks.items())
    if len(each) <= room:
        return each or "–"
    return "".join(f"{letter(token, words)}{count if count > 1 else ''}" for token, count in artworks.items())


def cubes(owned: Mapping[str, int], words: Words, room: int) -> str:
    counted = [f"{letter(cube, words)}{count}" for cube, count in owned.items()]
    apart = " ".join(counted) or "–"
    return apart if len(apart) <= room else "".join(counted)


def nobles(seat: PlayerView, words: Words) -> str:
    """The Nobles by their letters, lower-case if they are turned."""
    signs = ((letter(noble.noble, words), noble.upright) for noble in seat.nobles)
    return "".join(sign if upright else sign.lower() for sign, upright in signs) or "–"


def read_seats(view: BoardView, words: Words) -> list[str]:
    """Everything that everybody owns."""
    lines: list[str] = []
    for seat in view.seats:
        first, *more = (words.tell(line) for line in [*read_seat(seat), *read_own(view, seat.seat)])
        lines += [first, *(f"  {line}" for line in more)]
    return lines


def read_seat(seat: PlayerView) -> list[Message]:
    rows = [said("row", row=Token(row.row), number=row.count, multiplier=row.multiplier) for row in seat.rows]
    cost = seat.next_house_cost
    levels = {track.removeprefix("track:"): disc.value for track, disc in seat.tracks.items()}
    return [
        said(
            "seat.passed" if seat.passed else "seat",
            player=seat_token(seat.seat),
            points=Token(f"vp:{seat.points}"),
            money=Token(f"bf:{seat.money}"),
            **levels,
        ),
        *read_side(seat),
        said("meeples", supply=seat.meeples, brussels=seat.brussels, courthouse=seat.courthouse),
        said("artworks", artworks=counted(seat.artworks), cubes=counted(seat.cubes)),
        said("houses.all", houses=seat.houses) if cost is None else said("houses", houses=seat.houses, count=cost),
        said("nobles", upright=kept(seat, True), turned=kept(seat, False)),
        said("rows", rows=rows),
        said("passing", manneken=seat.manneken, cards=seat.first_pass_cards),
    ]


def read_own(view: BoardView, seat: int) -> list[Message]:
    """A seat's pieces of an expansion or edition."""
    cards = read_cards(view.belle, seat) if view.belle is not None else []
    return [*cards, read_exhibitions(view.first_edition, seat)] if view.first_edition is not None else cards


def read_side(seat: PlayerView) -> list[Message]:
    """A B-side and its ability."""
    if seat.board is None:
        return []
    return [said("board", board=Token(seat.board), text=text_of(seat.board))]


def kept(seat: PlayerView, upright: bool) -> Things:
    """The Nobles with the payment due at the end."""
    found = [
        said("noble.kept", noble=Token(noble.noble), cost=Token(f"bf:{noble.cost}"))
        for noble in seat.nobles
        if noble.upright == upright
    ]
    return found or NONE
