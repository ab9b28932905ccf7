"""Rulebooks: what is asked for is checked, and the defaults are filled in."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.kernel.toy_rulebook import ORCHARD, OrchardRulebook

from bruxelles.kernel.rulebook import NO_OPTIONS, Settings, SettingsError


def test_options_that_nobody_set_have_their_first_value() -> None:
    assert ORCHARD.settings(2, {"refuse": "yes"}) == Settings(
        game="orchard",
        edition="coins",
        seats=2,
        options=(("cards", "no"), ("refuse", "yes"), ("goodYear", "no"), ("barter", "no")),
        components="6-4-3",
    )


def test_settings_know_their_options_by_name() -> None:
    settings = ORCHARD.settings(3, {"cards": "yes"})
    assert (settings.option("cards"), settings.option("refuse")) == ("yes", "no")


class Corrected(OrchardRulebook):
    """An orchard with an edition for every number of players, whose box can be corrected."""

    def edition_for(self, seats: int, options: Mapping[str, str] = NO_OPTIONS) -> str:
        return f"{super().edition_for(seats, options)}-{seats}"

    def components(self, path: Path | None, options: Mapping[str, str]) -> tuple[str, tuple[tuple[str, str], ...]]:
        return super().components(path, options) if path is None else ("corrected", (("tree", path.name),))


def test_an_edition_follows_from_the_players_and_the_options() -> None:
    assert Corrected().settings(2).edition == "coins-2"
    assert Corrected().settings(3).edition == "coins-3"
    assert Corrected().settings(3, {"barter": "yes"}).edition == "barter-3"


def test_corrected_components_stand_in_the_settings() -> None:
    assert Corrected().settings(2).corrections == ()
    settings = Corrected().settings(2, components=Path("mine.toml"))
    assert settings.components == "corrected"
    assert settings.corrections == (("tree", "mine.toml"),)


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "Bruxelles orchard is for 2 to 3 players, not 1"),
        (4, {}, "Bruxelles orchard is for 2 to 3 players, not 4"),
        (2, {"cards": "maybe"}, "option cards can't be 'maybe'; choose from no, yes"),
        (
            2,
            {"weather": "yes"},
            "Bruxelles orchard has no option 'weather'; choose from cards, refuse, goodYear, barter",
        ),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_what_is_possible(
    seats: int, options: dict[str, str], message: str
) -> None:
    with pytest.raises(SettingsError) as refused:
        ORCHARD.settings(seats, options)
    assert str(refused.value) == message
