"""Editions are called by the game and the options that are on."""

from __future__ import annotations

import pytest

from bruxelles.differences.editions import Edition, UnknownEditionError, find_edition, find_pair, known


@pytest.mark.parametrize(
    ("name", "edition"),
    [
        ("1893-1st", Edition("1893-1st")),
        ("1893-2nd", Edition("1893")),
        ("1893", Edition("1893")),
        ("1893-1st+expert", Edition("1893-1st", ("expert",))),
        ("1893-2nd+asymmetric+BELLEEPOQUE", Edition("1893", ("belleEpoque", "asymmetric"))),
        ("1897+halfCards", Edition("1897", ("halfCards",))),
    ],
)
def test_an_edition_is_found_by_its_name(name: str, edition: Edition) -> None:
    assert find_edition(name) == edition


def test_the_name_of_an_edition_says_which_one_it_is() -> None:
    assert find_edition("1893+asymmetric+belleepoque").name == "1893-2nd+belleEpoque+asymmetric"


def test_an_unknown_edition_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownEditionError, match="no edition '1893-3rd'; choose from 1897, 1893-2nd, 1893-1st"):
        find_edition("1893-3rd")
    assert known() == ["1897", "1893-2nd", "1893-1st"]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownEditionError, match=r"1893-1st has no '\+belleEpoque'; choose from \+expert"):
        find_edition("1893-1st+belleEpoque")


def test_who_begins_makes_no_edition() -> None:
    with pytest.raises(UnknownEditionError, match=r"1897 has no '\+firstPlayer'"):
        find_edition("1897+firstPlayer")


def test_different_games_are_not_compared() -> None:
    with pytest.raises(UnknownEditionError, match="1897 and 1893-2nd are different games"):
        find_pair("1897", "1893")
