"""Rulebooks: what is asked for is checked, and the defaults are filled in."""

from pathlib import Path

import pytest
from tests.kernel.toy_rulebook import ORCHARD

from bruxelles.kernel.rulebook import Settings, SettingsError


def test_options_that_nobody_set_have_their_first_value() -> None:
    assert ORCHARD.settings(2, {"keep": "yes"}) == Settings(
        game="orchard",
        edition="long",
        seats=2,
        options=(("cards", "no"), ("keep", "yes"), ("goodYear", "no"), ("barter", "no")),
        components="6-4-3",
    )


def test_settings_know_their_options_by_name() -> None:
    settings = ORCHARD.settings(3, {"cards": "yes"})
    assert settings.edition == "short"
    assert (settings.option("cards"), settings.option("keep")) == ("yes", "no")


def test_an_edition_follows_from_the_options_too() -> None:
    assert ORCHARD.settings(3, {"barter": "yes"}).edition == "short-barter"


def test_corrected_components_stand_in_the_settings() -> None:
    settings = ORCHARD.settings(2, components=Path("mine.toml"))
    assert settings.components == "corrected"
    assert settings.corrections == (("tree", "mine.toml"),)


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "Bruxelles orchard is for 2 to 3 players, not 1"),
        (4, {}, "Bruxelles orchard is for 2 to 3 players, not 4"),
        (2, {"cards": "maybe"}, "option cards can't be 'maybe'; it can be no, yes"),
        (2, {"weather": "yes"}, "Bruxelles orchard has no option 'weather'; it has cards, keep, goodYear, barter"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_what_is_possible(
    seats: int, options: dict[str, str], message: str
) -> None:
    with pytest.raises(SettingsError) as refused:
        ORCHARD.settings(seats, options)
    assert str(refused.value) == message
