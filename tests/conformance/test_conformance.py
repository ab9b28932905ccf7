"""Every game we have, with every number of players and every option, obeys the laws."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.conformance import LAWS, LAWS_OF_THE_PURE_ENGINE, Law
from tests.kernel.toy_rulebook import ORCHARD

import bruxelles
from bruxelles.games import NAMES, find_rulebook
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import ALLOWED

GAMES: tuple[Rulebook, ...] = (ORCHARD, *map(find_rulebook, NAMES))
SEEDS = ("1", "2")
HERE = SEEDS if bruxelles.engine == "compiled" else SEEDS[:1]  # of what both engines are asked, plain Python is slow


def setting_text(chosen: Settings) -> str:
    return " ".join([chosen.game, str(chosen.seats), *(f"{name}={value}" for name, value in chosen.options)])


def all_settings(rulebook: Rulebook) -> list[Settings]:
    """All combinations of two values of each option: where there are more, they name the seats."""
    pairs = [[(option.name, value) for value in option.values[:2]] for option in rulebook.options]
    return [rulebook.settings(seats, dict(chosen)) for seats in rulebook.seat_counts for chosen in product(*pairs)]


def names_a_seat(chosen: Settings) -> bool:
    """Such a setting differs from another one only in who begins; plain Python is asked about the other one."""
    return any(value.isdigit() for _, value in chosen.options)


CASES = [
    pytest.param(rulebook, chosen, id=setting_text(chosen), marks=[pytest.mark.fast] if names_a_seat(chosen) else [])
    for rulebook in GAMES
    for chosen in all_settings(rulebook)
]


@st.composite
def any_game(draw: st.DrawFn) -> tuple[Rulebook, Settings, str]:
    rulebook = draw(st.sampled_from(GAMES))
    seats = draw(st.sampled_from(rulebook.seat_counts))
    chosen = {option.name: draw(st.sampled_from(rulebook.values_of(option, seats))) for option in rulebook.options}
    return rulebook, rulebook.settings(seats, chosen), draw(st.text(max_size=8))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("rulebook", "chosen"), CASES)
def test_every_setting_obeys(law: Law, rulebook: Rulebook, chosen: Settings) -> None:
    for seed in HERE:
        law(rulebook, chosen, seed)


@pytest.mark.pure
@pytest.mark.parametrize("law", LAWS_OF_THE_PURE_ENGINE, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("rulebook", "chosen"), CASES)
def test_every_setting_obeys_inside(law: Law, rulebook: Rulebook, chosen: Settings) -> None:
    for seed in SEEDS:
        law(rulebook, chosen, seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=8)
@given(any_game())
def test_further_seeds_obey(law: Law, game: tuple[Rulebook, Settings, str]) -> None:
    law(*game)


@pytest.mark.parametrize("rulebook", GAMES, ids=lambda rulebook: rulebook.name)
def test_every_number_and_name_of_the_contents_means_one_thing(rulebook: Rulebook) -> None:
    contents = rulebook.contents
    for kinds in (contents.decisions, contents.chances, contents.facts):
        assert len({kind.name for kind in kinds.values()}) == len(kinds)
    actions = [
        contents.action(kind.number, option) for kind in contents.decisions.values() for option in kind.options()
    ]
    assert actions == list(range(contents.actions))
    for kind in contents.decisions.values():
        assert [kind.option(kind.token(option)) for option in kind.options()] == kind.options()
    assert ALLOWED not in contents.rules
    assert len(set(contents.rules.values())) == len(contents.rules)
