"""What people at the table see, by token: seats, spaces, columns, what was answered and what was told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from bruxelles.games import find_rulebook
from bruxelles.games.b1893.shapes import (
    BoardView,
    BrusselsView,
    IrisView,
    PlayerView,
    PrestigeColumnView,
    RowView,
    SpaceView,
)
from bruxelles.kernel.explain import Refusal, why_not
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Record, write_record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay
from tests.games.b1893.builder import RULEBOOK

EXAMPLES = Path(__file__).parents[3] / "examples" / "1893"


def example(name: str, until: int | None = None) -> Match:
    """The worked example in this file, up to its end or to an entry; what chance would bring next is not dealt."""
    return replayed((EXAMPLES / f"{name}.txt").read_text("utf-8"), until)


def replayed(text: str, until: int | None = None) -> Match:
    return replay(read_record(text, find_rulebook), RULEBOOK, resume=False, until=until)


def scripted(lines: str, entries: str, seats: int = 4, **options: str) -> Match:
    """A match from a position on, with the answers and the chance that a record would tell, without their numbers:
    `chance revealStock stock:3`, `seat:1 planIris iris:1,1`, and `… forced` where the rules leave only one answer.
    """
    record = Record(RULEBOOK.settings(seats, options), RULEBOOK.rules_version)
    record.position = [(0, line.strip()) for line in lines.split("\n") if line.strip()]
    numbered = enumerate([line.strip() for line in entries.split("\n") if line.strip()], 1)
    told = "".join(f"{number} {line}\n" for number, line in numbered)
    return replayed(write_record(record, RULEBOOK) + told)


def seen(match: Match) -> BoardView:
    view = match.view()
    assert isinstance(view, BoardView)
    return view


def seat_seen(match: Match, seat: int) -> PlayerView:
    """A seat, counted from 1."""
    return seen(match).seats[seat - 1]


def space_seen(match: Match, space: str) -> SpaceView:
    """A space such as 2,3."""
    return next(view for row in seen(match).spaces for view in row if view.space == f"space:{space}")


def iris_seen(match: Match, iris: str) -> IrisView:
    return next(view for view in seen(match).irises if view.iris == f"iris:{iris}")


def column_seen(match: Match, column: int) -> PrestigeColumnView:
    """A column, counted from 1."""
    return seen(match).columns[column - 1]


def place_seen(match: Match, place: str) -> BrusselsView:
    """A Brussels action: stock, grand-place, park or market."""
    return next(view for view in seen(match).places if view.place == f"place:{place}")


def row_seen(match: Match, seat: int, row: str) -> RowView:
    """A Strategic row: meeples, nobles, artworks or money."""
    return next(view for view in seat_seen(match, seat).rows if view.row == f"strategic:{row}")


def active_spaces(match: Match) -> list[str]:
    return [space.space for row in seen(match).spaces for space in row if space.active]


def display(match: Match) -> list[str | None]:
    """The nobles of the display, from the left."""
    return [place.noble for place in seen(match).display]


def needles(match: Match) -> list[str]:
    return [needle.needle.removeprefix("needle:") for needle in seen(match).compass.needles]


def squares(match: Match, seat: int) -> list[int]:
    """Where the discs stand on Iris, Crown and Architect, counted from 1."""
    return [disc.square for disc in seat_seen(match, seat).tracks.values()]


def upright(match: Match, seat: int) -> list[str]:
    return [noble.noble for noble in seat_seen(match, seat).nobles if noble.upright]


def turned(match: Match, seat: int) -> list[str]:
    return [noble.noble for noble in seat_seen(match, seat).nobles if not noble.upright]


def money(match: Match) -> list[int]:
    return [seat.money for seat in seen(match).seats]


def everywhere(match: Match) -> Counter[str]:
    """All nobles but Brugmann, Prestige cards, Stock Exchange cards, artworks and cubes, wherever they are."""
    view = seen(match)
    found: Counter[str] = Counter(view.prestige.unseen + view.prestige.discards + view.stock.unseen)
    for counts in (view.nobles.unseen, view.nobles.discards, view.artworks, view.cubes):
        found.update(counts)
    found.update(column.prestige for column in view.columns if column.prestige)
    found.update(place.noble for place in view.display if place.noble)
    found.update([*view.stock.discards, *view.market.shown])
    found.update(filter(None, (view.stock.stock, view.taken, view.revealed)))
    for seat in view.seats:
        found.update(seat.artworks)
        found.update(seat.cubes)
        found.update(noble.noble for noble in seat.nobles if noble.noble != "noble:brugmann")
        found.update(card for row in seat.rows for card in row.cards)
    return found


def refused(match: Match, answer: str, decision: str | None = None) -> str | None:
    """The rule that forbids this answer now; None if it is on offer."""
    refusal = why_not(match, answer, decision)
    if refusal is None:
        return None
    assert isinstance(refusal, Refusal)
    assert refusal.rule is not None, f"{refusal.first} comes first"
    return refusal.rule


def answered(match: Match, decision: str) -> list[str]:
    """Every answer to this kind of decision so far, as it stands in the record, without its number."""
    lines = [match.line(number).partition(" ")[2] for number in range(1, len(match.entries) + 1)]
    return [line for line in lines if line.split()[1] == decision]


def told(match: Match, fact: str) -> list[str]:
    """Every fact of this kind so far, in words such as `seat:1 bf:3 for:pass`."""
    return [line.partition(" ")[2] for line in story(match) if line.partition(" ")[0] == fact]


def story(match: Match) -> list[str]:
    """Every fact so far, by its name and its words, in order."""
    found = []
    for one in match.facts:
        kind = match.rulebook.contents.facts[one.kind]
        words = [kind.name, *([f"seat:{one.seat + 1}"] if one.seat >= 0 else [])]
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
