"""What people at the table see, by token: seats, piles, cells, what was answered and what was told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from bruxelles.games import find_rulebook
from bruxelles.games.b1897.view import CellView, PileView, SeatView, TableView
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Record, write_record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay
from tests.games.b1897.builder import RULEBOOK

EXAMPLES = Path(__file__).parents[3] / "examples" / "1897"


def example(name: str, until: int | None = None) -> Match:
    """The worked example in this file, up to its end or to an entry; what chance would bring next is not dealt."""
    return replayed((EXAMPLES / f"{name}.txt").read_text("utf-8"), until)


def replayed(text: str, until: int | None = None) -> Match:
    return replay(read_record(text, find_rulebook), RULEBOOK, resume=False, until=until)


def scripted(lines: str, entries: str, seats: int = 4, **options: str) -> Match:
    """A match from a position on, with the answers and the chance that a record would tell."""
    record = Record(RULEBOOK.settings(seats, options), RULEBOOK.rules_version)
    record.position = [(0, line.strip()) for line in lines.split("\n") if line.strip()]
    numbered = enumerate([line.strip() for line in entries.split("\n") if line.strip()], 1)
    told = "".join(f"{number} {line}\n" for number, line in numbered)
    return replayed(write_record(record, RULEBOOK) + told)


def seen(match: Match) -> TableView:
    view = match.view()
    assert isinstance(view, TableView)
    return view


def seat_seen(match: Match, seat: int) -> SeatView:
    """A seat, counted from 1."""
    return seen(match).seats[seat - 1]


def pile_seen(match: Match, sort: str) -> PileView:
    return next(pile for pile in seen(match).piles if pile.sort == f"sort:{sort}")


def cell_seen(match: Match, cell: str) -> CellView:
    return next(view for row in seen(match).grid for view in row if view.cell == f"cell:{cell}")


def squares(match: Match, seat: int) -> list[int]:
    """Where the markers stand on Architecture, Nobility and Prestige, counted from 1."""
    return [track.square for track in seat_seen(match, seat).tracks.values()]


def cards_in_grid(match: Match) -> list[str]:
    """The Action cards in the grid, row by row."""
    return [cell.card for row in seen(match).grid for cell in row if cell.card is not None]


def everywhere(match: Match) -> Counter[str]:
    """All cards of the four piles, wherever they are."""
    found: Counter[str] = Counter(cards_in_grid(match))
    for pile in seen(match).piles:
        found.update(pile.unseen)
        found.update(pile.discards)
    for seat in seen(match).seats:
        for owned in (seat.artworks, seat.materials, seat.houses):
            found.update(owned)
        found.update([*seat.nobles_ready, *seat.nobles_tapped])
    return Counter({card: count for card, count in found.items() if ":" in card})


def money(match: Match) -> list[int]:
    return [seat.money for seat in seen(match).seats]


def answered(match: Match, decision: str) -> list[str]:
    """Every answer to this kind of decision so far, as it stands in the record, without its number."""
    lines = [match.line(number).partition(" ")[2] for number in range(1, len(match.entries) + 1)]
    return [line for line in lines if line.split()[1] == decision]


def told(match: Match, fact: str) -> list[str]:
    """Every fact of this kind so far, in words such as `seat:1 bef:3 for:pass`."""
    found = []
    for one in match.facts:
        kind = RULEBOOK.contents.facts[one.kind]
        if kind.name == fact:
            words = [f"seat:{one.seat + 1}"] if one.seat >= 0 else []
            words += [notation.token(number) for (_, notation), number in zip(kind.fields, one.numbers, strict=False)]
            found.append(" ".join(words))
    return found


def corrected(folder: Path, text: str) -> Path:
    """A file with component values that differ from ours."""
    path = folder / "components.toml"
    path.write_text(text, "utf-8")
    return path


def points_from(match: Match, source: str) -> list[int]:
    """What every seat has in this row of the score sheet."""
    sheet = match.sheet()
    return [row[sheet.sources.index(source)] for row in sheet.points]
