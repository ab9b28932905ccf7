"""What holds for every game we have."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from bruxelles.components.listing import LOADERS
from bruxelles.games import NAMES, find_rulebook
from bruxelles.games.b1893.notations import BOARD, CARD, PLACE, TILE
from bruxelles.kernel.rulebook import SettingsError

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "games"


def shapes_in(hint: Any) -> set[type]:
    """The dataclasses that a type is made of."""
    found: set[type] = set()
    if isinstance(hint, type) and is_dataclass(hint):
        hints = get_type_hints(hint)
        found.add(hint)
        for field in fields(hint):
            found |= shapes_in(hints[field.name])
    for part in get_args(hint):
        found |= shapes_in(part)
    return found


def test_every_game_has_its_rulebook_and_its_box() -> None:
    assert [find_rulebook(name).name for name in NAMES] == list(NAMES)
    assert set(LOADERS) == set(NAMES)


def test_no_two_shapes_of_views_have_one_name() -> None:
    """Their schemas stand in one list, by name."""
    found: set[type] = set()
    for game in NAMES:
        shapes = shapes_in(get_type_hints(type(find_rulebook(game)).view)["return"])
        assert len(shapes) > 5
        found |= shapes
    names = [shape.__name__ for shape in found]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("game", NAMES)
def test_a_view_says_what_every_window_asks_for(game: str) -> None:
    rulebook = find_rulebook(game)
    view = rulebook.view(rulebook.new_state(rulebook.settings(3)), None)
    assert (view.game, view.round, len(view.seats)) == (game, 1, 3)
    assert view.rounds > 3
    assert view.first_player == 1
    assert [(seat.seat, seat.money, seat.points, seat.passed) for seat in view.seats] == [
        (number, 0, 0, False) for number in (1, 2, 3)
    ]


@pytest.mark.parametrize("game", NAMES)
def test_the_first_player_can_be_named_among_those_who_play(game: str) -> None:
    rulebook = find_rulebook(game)
    (option,) = (option for option in rulebook.options if option.name == "firstPlayer")
    for seats in rulebook.seat_counts:
        assert rulebook.values_of(option, seats) == ("random", *(str(seat) for seat in range(1, seats + 1)))
    with pytest.raises(SettingsError, match="option firstPlayer can't be '3'; choose from random, 1, 2"):
        rulebook.settings(2, {"firstPlayer": "3"})


def test_a_decision_belongs_to_a_piece_that_there_is() -> None:
    pieces = {notation.token(number) for notation in (CARD, TILE, BOARD) for number in notation.numbers()}
    asked = {
        kind.of: kind.name for game in NAMES for kind in find_rulebook(game).contents.decisions.values() if kind.of
    }
    assert set(asked) <= pieces
    assert (asked["card:25"], asked["tile:2"], asked["board:saintenoy"]) == ("c25", "tileRow", "stepFirst")


@pytest.mark.parametrize("game", NAMES)
def test_a_decision_is_answered_at_a_part_of_the_table_that_pages_draw(game: str) -> None:
    drawn = "".join(path.read_text("utf-8") for path in sorted(DRAWINGS.rglob("*.svelte")))
    brussels = {"place:hall", *map(PLACE.token, PLACE.numbers())}
    places = {kind.place(1) for kind in find_rulebook(game).contents.decisions.values()} - {None, *brussels}
    assert len(places) > 3
    for place in places:
        written = re.escape(str(place).replace("seat:2/", "{place}/"))
        assert re.search(rf'(data-place=|stacks\("\w+", )"{written}"', drawn), place
