"""What differs follows from the tables of the ledger, the contents and the boxes."""

from __future__ import annotations

from functools import cache

import pytest

from bruxelles.differences.comparison import NO_DIFFERENCE, Comparison, compare, rules_prefix
from bruxelles.differences.editions import find_pair, switches
from bruxelles.differences.ledger import REPEATS, REPLACES, rows
from bruxelles.differences.rules import Difference, is_for
from bruxelles.games import NAMES
from bruxelles.games.b1893.notations import BOARD
from bruxelles.games.b1893.pieces import pieces
from bruxelles.kernel.rulebook import SettingsError
from bruxelles.words.rules import by_id

PAIRS = [
    ("1893-1st", "1893-2nd"),
    ("1893-1st+expert", "1893-2nd+belleEpoque+asymmetric"),
    ("1893-2nd", "1893-2nd+belleEpoque"),
    ("1893-2nd", "1893-2nd+asymmetric"),
    ("1893-2nd+belleEpoque", "1893-2nd+asymmetric"),
    ("1897", "1897+halfCards"),
]


@cache
def compared(one: str, other: str, players: int = 4) -> Comparison:
    return compare(*find_pair(one, other), players, "en")


@cache
def sides(one: str, other: str, players: int = 4) -> tuple[frozenset[str], frozenset[str]]:
    """Every rule that a comparison tells of the one and of the other, pieces included."""
    found = compared(one, other, players)
    mine = {rule for each in found.rules for rule in each.one}
    theirs = {rule for each in found.rules for rule in each.other}
    mine.update(rule for piece in found.pieces if piece.in_one for rule in piece.rules)
    theirs.update(rule for piece in found.pieces if not piece.in_one for rule in piece.rules)
    return frozenset(mine), frozenset(theirs)


def test_nothing_differs_from_itself() -> None:
    assert compared("1893-1st", "1893-1st") == compared("1897", "1897") == NO_DIFFERENCE


def test_a_rule_stands_beside_the_one_that_replaces_it() -> None:
    found = compared("1893-1st", "1893-2nd").rules
    assert Difference("93-SETUP-06", ("93E1-SETUP-04",), ("93-SETUP-06",)) in found
    assert Difference("93-SETUP-14", (), ("93-SETUP-14",)) in found
    assert Difference("93-EOR-05", ("93E1-EOT-01",), ()) in found
    turned = compared("1893-2nd", "1893-1st").rules
    assert turned == tuple(Difference(each.about, each.other, each.one) for each in found)


def test_differences_are_in_the_order_of_the_ledger() -> None:
    order = list(by_id("en"))
    for one, other in PAIRS:
        places = [order.index(each.about) for each in compared(one, other).rules]
        assert places == sorted(places)


def test_rows_that_share_a_rule_are_one_difference() -> None:
    (passing,) = (each for each in compared("1893-1st", "1893-2nd").rules if "93E1-PASS-04" in each.one)
    assert passing.about == "93-PASS-02"
    assert passing.other[-1] == "93-FP-01"
    (strips,) = (each for each in compared("1893-1st+expert", "1893-2nd").rules if "93E1-SETUP-02" in each.one)
    assert strips == Difference("93-SETUP-01", ("93E1-SETUP-02",), ("93-SETUP-01",))


@pytest.mark.parametrize(("one", "other"), PAIRS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_rule_is_told_once_and_of_one_edition(one: str, other: str, players: int) -> None:
    found = compared(one, other, players)
    told = [rule for each in found.rules for rule in (*each.one, *each.other)]
    told += [rule for piece in found.pieces for rule in piece.rules]
    assert told
    assert len(told) == len(set(told))
    assert set(told) <= set(by_id("fr"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_the_ledger_says_of_the_first_edition_alone_is_told(players: int) -> None:
    """All but the rules that only repeat a rule of the second, and that of its option."""
    repeated = {rule for row in rows() if row.sign == REPEATS for rule in row.own}
    own = {rule for rule in by_id("en") if rule.startswith("93E1-") and is_for(rule, players)}
    assert own - sides("1893-1st", "1893-2nd", players)[0] == {
        *(rule for rule in repeated if is_for(rule, players)),
        "93E1-SETUP-02",
    }


@pytest.mark.parametrize("option", ["belleEpoque", "asymmetric"])
def test_what_the_ledger_says_of_an_expansion_is_told(option: str) -> None:
    own = {rule for row in rows() if row.names == {option} for rule in row.own}
    assert own <= sides("1893-2nd", f"1893-2nd+{option}")[1]


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_the_ledger_replaces_is_told_on_both_sides(players: int) -> None:
    mine, theirs = sides("1893-1st", "1893-2nd", players)
    table = [row for row in rows() if row.names == {"1893-1st"} and row.sign == REPLACES]
    assert table
    for row in table:
        assert mine.issuperset(row.own), row
        assert theirs.issuperset(row.usual), row


@pytest.mark.rule("93-BE-SETUP-06")
def test_what_both_editions_replace_is_told_of_neither() -> None:
    mine, theirs = sides("1893-1st", "1893-2nd+belleEpoque")
    assert "93E1-CONS-02" in mine
    assert theirs >= {"93-BE-SETUP-06", "93-FP-03"}
    assert not (mine | theirs) & {"93-SETUP-13", "93-CONS-19"}


@pytest.mark.rule("93-ASYM-CAUCHIE-3", "93-ASYM-GEN-6")
def test_some_rules_come_or_go_with_two_options_together() -> None:
    mine, theirs = sides("1893-2nd+asymmetric", "1893-2nd+belleEpoque+asymmetric")
    assert {"93-ASYM-CAUCHIE-3", "93-ASYM-SAINTENOY-4"} <= mine
    assert {"93-ASYM-GEN-6", "93-BE-CLAR-04"} <= theirs


@pytest.mark.rule("93E1-EOT-02", "93-EOR-08")
def test_the_first_edition_skips_the_end_of_its_last_round() -> None:
    assert Difference("93-EOR-08", ("93E1-EOT-02",), ("93-EOR-08",)) in compared("1893-1st", "1893-2nd").rules


@pytest.mark.rule("93-2P-01", "93-2P-09", "93E1-2P-01")
def test_neutral_meeples_are_no_difference() -> None:
    for players in (2, 4):
        assert not [rule for rules in sides("1893-1st", "1893-2nd", players) for rule in rules if "-2P-" in rule]
    assert not is_for("93-2P-01", 4)
    assert is_for("93E1-2P-01", 2)


def test_decisions_and_draws_that_one_edition_has_only_are_named() -> None:
    kinds = {(kind.what, kind.name): kind for kind in compared("1893-1st", "1893-2nd").kinds}
    assert not kinds["decision", "artColour"].in_one
    assert not kinds["decision", "keepArtwork"].in_other
    assert kinds["decision", "saleSlot"].one == ("93E1-SALE-02",)
    assert kinds["decision", "saleSlot"].other == ("93-SALES-07",)
    assert kinds["chance", "layCompass"].one == ("93E1-SETUP-06",)
    assert ("decision", "bid") not in kinds, "its rule is only said again"
    belle = {kind.name: kind for kind in compared("1893-2nd", "1893-2nd+belleEpoque").kinds}
    assert not {belle[name].in_one for name in ("cardUse", "claim", "c17Way", "layCards")} - {False}
    assert belle["pay"].other == ("93-BE-CARD-09",)
    assert "setupBoard" not in belle
    (perform,) = compared("1897", "1897+declineAction").kinds
    assert (perform.name, perform.in_one, perform.in_other) == ("perform", False, True)


def test_cards_tiles_and_boards_come_with_the_option_that_brings_them() -> None:
    belle = compared("1893-2nd", "1893-2nd+belleEpoque").pieces
    assert not any(piece.in_one for piece in belle)
    assert [piece.token for piece in belle] == [
        *(f"card:{number}" for number in range(1, 33)),
        *(f"tile:{number}" for number in range(1, 13)),
    ]
    assert belle[21].rules == ("93-BE-CARD-22", "93-BE-CARD-22b", "93-BE-CARD-22c")
    boards = compared("1893-2nd+asymmetric", "1893-2nd").pieces
    assert [(piece.token, piece.in_one) for piece in boards] == [(BOARD.token(number), True) for number in range(1, 6)]


def test_every_card_tile_and_board_has_rules() -> None:
    for token, piece in pieces().items():
        own = [rule for rule in by_id("en") if rule.startswith(rules_prefix(token))]
        assert own, token
        assert [rule for rule in piece.rules if rule in own] == own, token


def test_numbers_of_the_box_stand_side_by_side() -> None:
    values = {each.name: each for each in compared("1893-1st", "1893-2nd").components}
    assert (values["amounts.workshop_draw"].one, values["amounts.workshop_draw"].other) == (1, None)
    assert values["compass.needles"].other == ["wood", "stone"]
    assert "rounds" not in values


@pytest.mark.parametrize("game", NAMES)
def test_every_option_is_told_by_its_rule(game: str) -> None:
    for name, option in switches(game).items():
        assert option.rule in sides(game, f"{game}+{name}")[1]


def test_nobody_plays_with_nine() -> None:
    with pytest.raises(SettingsError):
        compared("1897", "1897+halfCards", 9)
