"""What is decided before a game, and component values other than ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.b1897.builder import RULEBOOK
from tests.records.games import loaded, play_on, read

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from bruxelles.kernel.rulebook import SettingsError
from bruxelles.kernel.verification import verify


def test_what_was_not_asked_for_is_as_usual() -> None:
    settings = RULEBOOK.settings(3)
    assert settings.edition == "standard"
    assert RULEBOOK.settings(2).edition == "two-players"
    assert settings.option("halfCards") == "off"
    assert settings.option("firstPlayer") == "random"
    assert settings.corrections == ()


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "Bruxelles 1897 is for 2 to 4 players, not 1"),
        (5, {}, "Bruxelles 1897 is for 2 to 4 players, not 5"),
        (4, {"halfCards": "yes"}, "option halfCards can't be 'yes'; choose from off, on"),
        (3, {"firstPlayer": "4"}, "option firstPlayer can't be '4'; choose from random, 1, 2, 3"),
        (4, {"half": "on"}, "Bruxelles 1897 has no option 'half'; choose from limitedMoney, declineAction, halfCards"),
    ],
)
def test_settings_that_we_do_not_have_are_refused(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(SettingsError) as caught:
        RULEBOOK.settings(seats, options)
    assert str(caught.value).startswith(reason)


def test_other_component_values_stand_in_the_record_and_replay(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text("rounds.value = 4\namounts.sale.value = 4\n")
    settings = RULEBOOK.settings(2, components=file)
    assert settings.corrections == (("amounts.sale", "4"),)
    match = play_on(Match(RULEBOOK, settings, "1"), Dealer("1", "player"))
    text = match.record()
    assert "\ncomponent amounts.sale 4\n" in text
    assert loaded(text).record() == text
    assert verify(read(text), RULEBOOK) == (["kept"], [])


def test_a_player_without_a_name_stays_without_one() -> None:
    match = Match(RULEBOOK, RULEBOOK.settings(2), "1", players=("", "Ada"))
    assert loaded(match.record()).players == ("", "Ada")
