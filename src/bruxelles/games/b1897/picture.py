"""The table as plain text, in the notation of the records: for logs, tests and a first look."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap

from bruxelles.games.b1897.view import CellView, SeatView, TableView

WIDTH = 18
WIDEST = 80


def picture(view: TableView) -> str:
    """The table, at most 80 characters wide."""
    expo = f", Expo with seat {view.expo_holder}" if view.expo_holder else ""
    lines = [f"round {view.round} of {view.rounds}, first player seat {view.first_player}{expo}", ""]
    lines += ["  ".join(cell_text(cell).ljust(WIDTH) for cell in row).rstrip() for row in view.grid]
    for half in ("upper", "lower"):
        halves = [getattr(column, half) or "-" for column in view.columns]
        lines.append("  ".join(text.ljust(WIDTH) for text in halves).rstrip())
    lines.append("  ".join(lead(column.leaders).ljust(WIDTH) for column in view.columns).rstrip())
    lines += ["", "  ".join(f"{place.place.removeprefix('place:')} takes {place.next_price}" for place in view.places)]
    lines += [f"{pile.sort.removeprefix('sort:')} pile: {counts(pile.unseen)}" for pile in view.piles]
    for seat in view.seats:
        lines += ["", *seat_lines(seat)]
    return "\n".join(part for line in lines for part in wrapped(line))


def wrapped(line: str) -> list[str]:
    return wrap(line, WIDEST, subsequent_indent="    ", break_on_hyphens=False) or [""]


def cell_text(cell: CellView) -> str:
    if cell.card is not None:
        return cell.card
    if cell.owner is None:
        return "-"
    return f"{'neutral' if cell.owner == 0 else f'seat {cell.owner}'} shows {cell.value}"


def lead(leaders: tuple[int, ...]) -> str:
    return f"led by {' and '.join(map(str, leaders))}" if leaders else "led by nobody"


def counts(bag: Mapping[str, int]) -> str:
    return ", ".join(f"{token.partition(':')[2] or token} x{count}" for token, count in bag.items()) or "none"


def seat_lines(seat: SeatView) -> list[str]:
    tracks = ", ".join(f"{track.removeprefix('track:')} {marker.value}" for track, marker in seat.tracks.items())
    nobles = [noble.removeprefix("noble:") for noble in seat.nobles_ready]
    nobles += [f"({noble.removeprefix('noble:')})" for noble in seat.nobles_tapped]
    laid = {place: counts(bag) for place, bag in seat.brussels.items() if bag}
    brussels = "; ".join(f"{place.removeprefix('place:')}: {text}" for place, text in laid.items()) or "none"
    return [
        f"seat {seat.seat}{' (passed)' if seat.passed else ''}: {seat.points} VP, {seat.money} BEF, {tracks}",
        f"  hand {counts(seat.hand)}; prison {counts(seat.prison)}; Brussels {brussels}",
        f"  artworks {counts(seat.artworks)}; materials {counts(seat.materials)}; houses {counts(seat.houses)}",
        f"  nobles {', '.join(nobles)}",
    ]
