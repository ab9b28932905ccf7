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


def setting_text(chosen: Settings) -> str:
    return " ".join([chosen.game, str(chosen.seats), *(f"{name}={value}" for name, value in chosen.options)])


def all_settings(rulebook: Rulebook) -> list[Settings]:
    """All combinations of options with every number of players. An option that names a seat only says who begins, so
    it isn't combined with others; plain Python, which is slow, plays every combination once.
    """
    pairs = [
        [(option.name, value) for value in option.values[:2] if not value.isdigit()] for option in rulebook.options
    ]
    combinations = [dict(chosen) for chosen in product(*pairs)]
    counts = rulebook.seat_counts
    if bruxelles.engine != "compiled":
        return [rulebook.settings(counts[nth % len(counts)], each) for nth, each in enumerate(combinations)]
    begins = [{option.name: value} for option in rulebook.options for value in option.values if value == "1"]
    return [rulebook.settings(seats, each) for seats in counts for each in (*combinations, *begins)]


EVERY_SETTING = pytest.mark.parametrize(
    ("rulebook", "chosen"),
    [
        pytest.param(rulebook, chosen, id=setting_text(chosen))
        for rulebook in GAMES
        for chosen in all_settings(rulebook)
    ],
)


def broken_laws(laws: tuple[Law, ...], rulebook: Rulebook, chosen: Settings) -> list[str]:
    found = []
    for law, seed in product(laws, SEEDS):
        try:
            law(rulebook, chosen, seed)
        except AssertionError as error:
            found.append(f"{law.__name__}, seed {seed}: {error}")
    return found


@st.composite
def any_game(draw: st.DrawFn) -> tuple[Rulebook, Settings, str]:
    rulebook = draw(st.sampled_from(GAMES))
    seats = draw(st.sampled_from(rulebook.seat_counts))
    chosen = {option.name: draw(st.sampled_from(rulebook.values_of(option, seats))) for option in rulebook.options}
    return rulebook, rulebook.settings(seats, chosen), draw(st.text(max_size=8))


@EVERY_SETTING
def test_every_setting_obeys(rulebook: Rulebook, chosen: Settings) -> None:
    assert broken_laws(LAWS, rulebook, chosen) == []


@pytest.mark.pure
@EVERY_SETTING
def test_every_setting_obeys_inside(rulebook: Rulebook, chosen: Settings) -> None:
    assert broken_laws(LAWS_OF_THE_PURE_ENGINE, rulebook, chosen) == []


@pytest.mark.fast
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
