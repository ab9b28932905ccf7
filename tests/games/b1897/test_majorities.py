"""The majority phase: columns, coats of arms, Brussels. (chapters MAJ, COL, COAT, JAIL)"""

from __future__ import annotations

from pathlib import Path

import pytest

from bruxelles.games.b1897.vocabulary import COAT_WON, COLUMN_WON
from bruxelles.kernel.match import Match
from tests.games.b1897.builder import play, position

LOW, MIDDLE, HIGH = "architect:1/3", "architect:2/4", "architect:2/5"
KIND = {1: LOW, 2: MIDDLE, 3: LOW, 4: MIDDLE, 5: HIGH}


def grid(*rows: str) -> str:
    """Lines for a grid drawn as words: `2:3` is seat 2 with value 3, a point is an empty cell."""
    lines = []
    for row, words in enumerate(rows, 1):
        for column, word in enumerate(words.split(), 1):
            if word != ".":
                seat, value = word.split(":")
                lines.append(f"grid cell:{row},{column} seat:{seat} {KIND[int(value)]} side:{value}")
    return "\n".join(lines)


def squares(match: Match, seat: int) -> list[int]:
    return [track.square for track in match.view().seats[seat - 1].tracks.values()]


@pytest.mark.rule("97-MAJ-01")
def test_a_prestige_advance_from_a_column_counts_for_the_coats_of_this_round() -> None:
    match = position(
        f"""
        phase columns
        bonuses prestige architecture nobility prison
        seat:1 prison none
        {grid("1:1 1:1", "1:1 2:1")}
        """
    )
    assert squares(match, 1)[2] == 2
    assert match.score() == (2, 0, 0, 0)


@pytest.mark.rule("97-MAJ-01")
def test_an_architect_jailed_now_is_not_freed_by_a_column_of_this_round() -> None:
    match = position(
        f"""
        phase columns
        bonuses prison architecture nobility prestige
        seat:1 prison none
        seat:1 stock {MIDDLE}
        {grid("1:1 . . .")}
        """
    )
    assert match.view().seats[0].prison == {MIDDLE: 1}


@pytest.mark.rule("97-COL-01")
def test_the_highest_sum_of_visible_values_wins_a_column_and_not_the_number_of_cards() -> None:
    match = position(f"phase columns\n{grid('1:1 2:3', '1:1 1:1', '2:3 1:1')}")
    assert squares(match, 1) == [1, 1, 1]
    assert squares(match, 2) == [2, 2, 1]


@pytest.mark.rule("97-COL-01")
def test_all_tied_for_the_highest_sum_receive_the_bonus_in_full() -> None:
    match = position(f"phase columns\n{grid('1:1 . . .', '1:3 . . .', '2:4 . . .', '3:3 . . .')}")
    assert [squares(match, seat)[0] for seat in (1, 2, 3, 4)] == [2, 2, 1, 1]


@pytest.mark.rule("97-COL-02")
def test_a_column_without_an_architect_gives_nothing() -> None:
    match = position("phase columns")
    assert all(squares(match, seat) == [1, 1, 1] for seat in (1, 2, 3, 4))
    assert not [told for told in match.facts if told.kind == COLUMN_WON]


@pytest.mark.rule("97-COL-03")
def test_the_four_upper_bonuses() -> None:
    match = position(f"phase columns\nbonuses nobility prison prestige architecture\n{grid('1:1 2:1 3:1 4:1')}")
    assert (match.seat, match.decision, match.options) == (1, "freeArchitect", [MIDDLE, HIGH])
    play(match, HIGH)
    assert squares(match, 1) == [1, 2, 1]
    assert squares(match, 2) == [1, 1, 1]
    assert squares(match, 3) == [1, 1, 2]
    assert squares(match, 4) == [2, 1, 1]
    assert match.view().seats[1].prison == {MIDDLE: 1}
    assert match.view().seats[1].hand[HIGH] == 1


@pytest.mark.rule("97-COL-04")
def test_bonuses_are_applied_without_asking_and_the_prison_bonus_may_be_void() -> None:
    match = position(f"phase columns\nseat:4 prison none\n{grid('1:1 2:1 3:1 4:1')}")
    assert (match.view().round, match.decision) == (2, "turn")
    assert (squares(match, 1), squares(match, 2), squares(match, 3)) == ([2, 1, 1], [1, 2, 1], [1, 1, 2])
    assert match.view().seats[3].prison == {}


@pytest.mark.rule("97-COL-05")
def test_columns_go_from_left_to_right_and_tied_players_choose_clockwise_from_the_first() -> None:
    match = position(
        f"""
        phase columns
        first seat:3
        bonuses architecture prison nobility prestige
        {grid("1:1 4:1 1:1 1:1", "2:1 1:1", ". 3:1")}
        """
    )
    won = [(told.numbers[0], told.seat) for told in match.facts if told.kind == COLUMN_WON]
    assert won == [(0, 0), (0, 1), (1, 2), (1, 3), (1, 0)]
    chosen = []
    while match.decision == "freeArchitect":
        chosen.append(match.seat)
        play(match, MIDDLE)
    assert chosen == [2, 3, 0]
    won = [(told.numbers[0], told.seat) for told in match.facts if told.kind == COLUMN_WON]
    assert won[-2:] == [(2, 0), (3, 0)]


@pytest.mark.rule("97-COL-06")
@pytest.mark.parametrize("number", [1, 4])
def test_lower_bonuses_are_ignored_in_the_majority_phase(number: int) -> None:
    match = position(
        f"""
        phase columns
        round {number}
        bonuses prison architecture nobility prestige
        seat:1 money 10
        seat:1 artworks artwork:red
        {grid("1:1 . . .")}
        """
    )
    assert match.decision == "freeArchitect"
    play(match, HIGH)
    sheet = dict(zip(match.sheet().sources, match.sheet().points[0], strict=True))
    assert sheet["money-bonus"] == (15 if number == 4 else 0)


@pytest.mark.rule("97-COAT-01")
@pytest.mark.parametrize(("seats", "coats"), [(3, 6), (4, 9)])
def test_a_coat_lies_wherever_four_cells_meet_and_is_scored_by_itself(seats: int, coats: int) -> None:
    full = grid("1:1 2:1 3:1 1:1", "2:1 3:1 1:1 2:1", "3:1 1:1 2:1 3:1", *(["4:1 4:1 4:1 4:1"] if seats == 4 else []))
    match = position(f"phase coats\n{full}", seats)
    assert len({told.numbers[0] for told in match.facts if told.kind == COAT_WON}) == coats


@pytest.mark.rule("97-COAT-02")
def test_a_coat_with_an_empty_cell_or_an_action_card_is_not_scored() -> None:
    three = grid("1:1 1:1", "1:1 .")
    assert position(f"phase coats\n{three}").score() == (0, 0, 0, 0)
    assert position(f"phase coats\n{three}\ngrid cell:2,2 money").score() == (0, 0, 0, 0)
    assert position(f"phase coats\n{three}\n{grid('.', '. 2:5')}\nseat:2 prison none").score() == (1, 0, 0, 0)


@pytest.mark.rule("97-COAT-03")
def test_whoever_has_most_cards_gains_their_own_prestige_whatever_the_cards_show() -> None:
    match = position(f"phase coats\nseat:1 tracks 1 1 3\nseat:2 tracks 1 1 5\n{grid('1:1 1:1', '2:4 3:3')}")
    assert match.score() == (3, 0, 0, 0)


@pytest.mark.rule("97-COAT-03")
def test_all_tied_for_a_coat_gain_each_by_their_own_prestige(tmp_path: Path) -> None:
    corrected = tmp_path / "box.toml"
    corrected.write_text("tracks.prestige.value = [2, 3, 7]\n")
    lines = f"phase coats\nseat:2 tracks 1 1 3\n{grid('1:1 2:1', '2:3 1:3')}"
    assert position(lines, components=corrected).score() == (2, 7, 0, 0)


@pytest.mark.rule("97-JAIL-01")
def test_whoever_has_most_architects_in_brussels_jails_one_of_exactly_those() -> None:
    match = position(
        f"""
        phase brussels
        seat:1 stock {LOW}
        seat:1 hall {LOW}
        seat:1 park {MIDDLE}
        seat:2 stock {LOW} {LOW}
        seat:3 park {LOW}
        """
    )
    assert (match.seat, match.decision, match.options) == (0, "sendToPrison", [LOW, MIDDLE])
    play(match, LOW)
    assert match.view().round == 2
    assert match.view().seats[0].prison == {LOW: 1, MIDDLE: 1, HIGH: 1}
    assert [sum(seat.prison.values()) for seat in match.view().seats] == [3, 2, 2, 2]


@pytest.mark.rule("97-JAIL-01")
def test_the_jailed_kind_is_taken_from_the_first_place_where_it_lies() -> None:
    match = position(
        f"phase brussels\nround 4\nseat:1 hall {LOW} {MIDDLE}\nseat:1 park {LOW}\nseat:2 stock {LOW} {LOW} {MIDDLE}"
    )
    play(match, LOW)
    brussels = match.view().seats[0].brussels
    assert (brussels["place:hall"], brussels["place:park"]) == ({MIDDLE: 1}, {LOW: 1})


@pytest.mark.rule("97-JAIL-02")
def test_nobody_goes_to_prison_if_nobody_was_in_brussels() -> None:
    match = position("phase brussels")
    assert match.view().round == 2
    assert all(seat.prison == {MIDDLE: 1, HIGH: 1} for seat in match.view().seats)


@pytest.mark.rule("97-JAIL-03")
def test_tied_players_choose_clockwise_from_the_first_player() -> None:
    lines = "\n".join(f"seat:{seat} stock {LOW} {MIDDLE}" for seat in (1, 2, 4))
    match = position(f"phase brussels\nfirst seat:2\nseat:3 hall {LOW}\n{lines}")
    chosen = []
    while match.decision == "sendToPrison":
        chosen.append(match.seat)
        play(match, MIDDLE)
    assert chosen == [1, 3, 0]


@pytest.mark.rule("97-JAIL-04")
def test_prison_lasts_over_the_rounds_and_holds_any_number() -> None:
    match = position(
        f"phase brussels\nround 2\nseat:1 prison {LOW} {LOW} {LOW} {MIDDLE} {MIDDLE} {HIGH}\nseat:1 hall {LOW}"
    )
    assert match.view().round == 3
    assert match.view().seats[0].prison == {LOW: 4, MIDDLE: 2, HIGH: 1}
    assert match.view().seats[0].hand == {}


@pytest.mark.rule("97-JAIL-04")
def test_a_freed_architect_may_be_played_on_either_side() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 noble:vandervelde
        grid cell:1,2 money
        grid cell:1,3 money
        seat:1 money 9
        seat:2 passed yes
        seat:3 passed yes
        seat:4 passed yes
        """
    )
    play(match, f"nouveau cell:1,1 {LOW} side:1 {HIGH} discard nouveau cell:1,2 {HIGH}")
    assert (match.decision, match.options) == ("side", ["side:2", "side:5"])


@pytest.mark.rule("97-JAIL-05")
def test_the_brussels_majority_is_resolved_in_round_4_too() -> None:
    match = position(f"phase columns\nround 4\nseat:1 stock {LOW}")
    assert match.over
    assert match.view().seats[0].prison == {LOW: 1, MIDDLE: 1, HIGH: 1}
    assert match.sheet().ranks == (4, 1, 1, 1)
