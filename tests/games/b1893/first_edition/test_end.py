"""Resolution, End of Turn and the end of the game of the first edition."""

from __future__ import annotations

import pytest

from bruxelles.games.b1893.first_edition.edition import FirstEdition
from bruxelles.kernel.record import RecordError
from tests.games.b1893.first_edition.playing import (
    first_edition_seen,
    new_match,
    play_to_the_end,
    position,
    scripted,
    table_of,
)
from tests.games.b1893.looking import (
    points_from,
    refused,
    row_seen,
    seat_seen,
    seen,
    space_seen,
    squares,
    story,
    told,
    turned,
)

PASSED = "seat:1 passed yes\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes\n"


@pytest.mark.rule("93E1-RES-01")
def test_the_resolution_has_five_steps() -> None:
    edition = table_of(position("phase turn seat:1")).edition
    assert isinstance(edition, FirstEdition)
    steps = [type(step).__name__ for step in edition.resolution()]
    order = ["DecideColumn", "ChooseFirstPlayer", "PlayersUsePrestige", "IrisMajorities", "BrusselsMajority"]
    assert sorted(order, key=steps.index) == order


@pytest.mark.rule("93E1-RES-02")
def test_all_tied_in_a_column_get_the_power_and_the_card_is_discarded() -> None:
    match = position(
        f"phase columns\n{PASSED}column 1 prestige:1\nseat:1 meeple space:1,1 bid:2\nseat:2 meeple space:2,1 bid:2"
    )
    assert told(match, "bonus_gained") == ["seat:1 bonus:crown", "seat:2 bonus:crown"]
    assert "prestige:1" in seen(match).prestige.discards


@pytest.mark.rule("93E1-RES-03")
def test_the_pawn_goes_to_the_new_first_player() -> None:
    match = position("phase first\nseat:3 passed yes\nseat:1 passed yes\nseat:2 passed yes\nseat:4 passed yes")
    assert told(match, "first_player_chosen") == ["seat:3 count:2"]
    assert seen(match).first_player == 3


@pytest.mark.rule("93E1-RES-04")
def test_a_card_without_symbols_is_not_tucked_and_a_row_takes_one_a_round() -> None:
    lines = (
        f"phase prestige\n{PASSED}column 1 prestige:19 seat:1\ncolumn 2 prestige:1 seat:1\ncolumn 3 prestige:4 seat:1"
    )
    match = position(lines)
    assert squares(match, 1)[1] == 3  # two steps at the Royal Palace, without a question
    match.play("strategic:money")
    assert match.decision == "prestige"
    assert refused(match, "strategic:money") == "93-PREST-12"
    assert match.options == ["bonus", "strategic:meeples", "strategic:nobles", "strategic:artworks"]


@pytest.mark.rule("93E1-RES-04")
def test_why_a_card_without_symbols_cannot_be_tucked() -> None:
    contents = new_match().rulebook.contents
    assert "93E1-RES-04" in contents.rules.values()
    assert contents.by_name["prestige"].rules[-1] == "93E1-RES-04"


@pytest.mark.rule("93E1-RES-05")
def test_rows_count_money_artworks_figures_and_assistants_beyond_the_second() -> None:
    match = position(
        "phase turn seat:1\nseat:1 money 9\nseat:1 artworks artwork:pink artwork:pink\nseat:1 nobles noble:buls\n"
        "seat:1 courthouse 1"
    )
    counts = {row: row_seen(match, 1, row).count for row in ("money", "artworks", "nobles", "meeples")}
    assert counts == {"money": 2, "artworks": 2, "nobles": 2, "meeples": 4}


@pytest.mark.rule("93E1-RES-06")
def test_the_brussels_majority_sends_one_of_the_pawns_standing_there() -> None:
    match = scripted(f"phase brussels\n{PASSED}seat:1 park 2\nseat:2 stock 1", "")
    assert told(match, "meeple_jailed") == ["seat:1 place:park"]
    assert seat_seen(match, 1).courthouse == 3


@pytest.mark.rule("93E1-EOT-01")
def test_the_end_of_turn_reveals_the_next_exhibition_tile_and_five_bonus_cards() -> None:
    match = position(f"phase end\n{PASSED}round 2")
    assert told(match, "exhibition_revealed") == ["year:1897"]
    assert first_edition_seen(match).exhibition == 1897
    assert len(told(match, "prestige_laid")) == 5
    assert seen(match).round == 3


@pytest.mark.rule("93E1-SETUP-07", "93E1-EOT-01")
def test_the_25_bonus_cards_last_exactly_five_rounds() -> None:
    match = new_match()
    piles = {}
    while not match.over:
        match.play(match.numbers[-1])
        piles[seen(match).round] = seen(match).prestige.pile
    assert piles == {1: 20, 2: 15, 3: 10, 4: 5, 5: 0}


@pytest.mark.rule("93E1-EOT-02")
def test_the_last_round_has_no_end_of_turn() -> None:
    match = position(
        f"phase brussels\nround 5\n{PASSED}seat:1 meeple space:1,1 bid:2\nseat:1 park 1\nseat:1 turned noble:buls\n"
        "seat:1 money 9\ndisplay noble:albert\nstock 3"
    )
    assert match.over
    assert "meeples_returned" not in [line.split()[0] for line in story(match)]
    assert (space_seen(match, "1,1").owner, space_seen(match, "1,1").bid) == (1, 2)
    assert seen(match).display[3].noble == "noble:albert"
    assert seen(match).stock.stock == "stock:3"
    assert not told(match, "prestige_discarded")
    assert row_seen(match, 1, "meeples").count == 7 - 3 - 2  # those on the boards count, those in the Courthouse don't


@pytest.mark.rule("93E1-EOT-02")
def test_turned_figures_are_paid_too() -> None:
    match = position(f"phase brussels\nround 5\n{PASSED}seat:1 turned noble:maeterlinck\nseat:1 money 5")
    assert "noble_paid seat:1 noble:maeterlinck" in story(match)
    assert turned(match, 1)[-1] == "noble:maeterlinck"


@pytest.mark.rule("93E1-EOT-02")
def test_a_position_at_scoring_may_hold_what_the_last_round_left() -> None:
    left = f"{PASSED}stock 1\nseat:1 park 1\nseat:1 turned noble:buls\n"
    match = position(f"phase scoring\nround 5\nseat:1 money 4\n{left}")
    assert "noble_paid seat:1 noble:buls" in story(match)
    with pytest.raises(RecordError, match="a player who has passed has no place"):
        position(f"phase planning\n{PASSED}")


@pytest.mark.rule("93E1-EOT-02")
def test_an_earlier_round_has_its_end_of_turn() -> None:
    match = position(f"phase brussels\nround 4\n{PASSED}seat:1 meeple space:1,1 bid:2\ndisplay noble:albert")
    assert "meeples_returned" in [line.split()[0] for line in story(match)]
    assert seen(match).round == 5


@pytest.mark.rule("93E1-END-01")
def test_figures_are_paid_as_far_as_the_money_reaches_and_the_owner_chooses() -> None:
    match = position("phase scoring\nround 5\nseat:1 money 6\nseat:1 nobles noble:albert noble:maeterlinck")
    assert (match.seat, match.options) == (0, ["noble:albert", "noble:maeterlinck"])
    match.play("noble:maeterlinck")
    assert told(match, "noble_unpaid") == ["seat:1 noble:albert"]
    assert points_from(match, "unpaid-nobles")[0] == -5


@pytest.mark.rule("93E1-END-01")
def test_a_figure_that_can_be_paid_is_not_given_up() -> None:
    match = position("phase scoring\nround 5\nseat:1 money 9\nseat:1 nobles noble:albert noble:maeterlinck")
    assert match.over
    assert told(match, "noble_unpaid") == []


@pytest.mark.rule("93E1-END-02")
def test_the_pawn_is_worth_five_cubes_one_each_jokers_nothing_and_buildings_the_architect_level() -> None:
    match = position(
        "phase scoring\nround 5\nnext seat:2\nseat:1 cubes cube:wood cube:stone cube:joker\n"
        "seat:1 houses space:1,1 space:2,2\nseat:1 tracks 1 1 5"
    )
    assert points_from(match, "first-player") == [0, 5, 0, 0]
    assert points_from(match, "cubes") == [2, 0, 0, 0]
    assert points_from(match, "houses")[0] == 16


@pytest.mark.rule("93E1-END-03")
def test_equal_totals_share_the_victory() -> None:
    match = position("phase scoring\nround 5\nnext seat:4\nseat:1 points 9\nseat:2 points 9\nseat:3 points 2")
    assert match.sheet().ranks == (1, 1, 4, 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_ends_with_an_exhibition_tile_for_each_round(seats: int) -> None:
    match = play_to_the_end(new_match(seats, "7"))
    assert sum(first_edition_seen(match).exhibitions) == 5
