"""Two players and the neutral Architects. (chapter TWO)"""

from __future__ import annotations

from collections import Counter

import pytest

from bruxelles.games.b1897.vocabulary import CARD_DEALT, CARD_PUT_AWAY, EXPO_CARD, MONEY_CARD
from bruxelles.kernel.match import Match
from tests.games.b1897.builder import new_match, play, position

LOW, MIDDLE, HIGH = "architect:1/3", "architect:2/4", "architect:2/5"
CORNERS = {"cell:3,1", "cell:3,4"}


def pass_out(match: Match) -> Match:
    """Both pass, and the next round is prepared."""
    return play(match, "pass pass")


def with_a_corner_dealt(card: str) -> Match:
    """A set-up in which this card was dealt to the bottom left corner."""
    for seed in range(200):
        match = new_match(2, str(seed), firstPlayer="1")
        dealt = next(match.line(number) for number in range(1, 9) if "dealGrid" in match.line(number)).split()[3:]
        if dealt[8] == card:
            return match
    raise AssertionError(f"{card} never came")


@pytest.mark.rule("97-TWO-01")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_round_begins_with_neutral_twos_in_the_bottom_corners_and_10_cards(seed: str) -> None:
    match = new_match(2, seed)
    for number in (1, 2, 3, 4):
        view = match.view()
        assert view.round == number
        cells = [cell for row in view.grid for cell in row]
        assert {(cell.cell, cell.value) for cell in cells if cell.owner == 0} == {(corner, 2) for corner in CORNERS}
        assert sum(cell.card is not None for cell in cells) == 10
        pass_out(match)


@pytest.mark.rule("97-TWO-01")
def test_the_cards_in_the_corners_are_discarded() -> None:
    match = new_match(2, "5")
    dealt = [told.numbers[1] for told in match.facts if told.kind == CARD_DEALT]
    away = [told.numbers[0] for told in match.facts if told.kind == CARD_PUT_AWAY]
    assert len(dealt) == 12
    assert Counter(away[-2:]) == Counter([dealt[8], dealt[11]])
    discarded = sum(sum(pile.discards.values()) for pile in match.view().piles)
    assert discarded == sum(card < MONEY_CARD for card in away)


@pytest.mark.rule("97-TWO-02")
def test_a_money_card_in_a_corner_goes_to_the_supply() -> None:
    match = with_a_corner_dealt("money")
    on_the_table = sum(sum(pile.unseen.values()) + sum(pile.discards.values()) for pile in match.view().piles)
    in_the_grid = [cell.card for row in match.view().grid for cell in row]
    pieces = [card for card in in_the_grid if card not in (None, "money", "expo")]
    assert on_the_table + len(pieces) == 12 + 12 + 16 + 15
    assert match.view().grid[2][0].card is None


@pytest.mark.rule("97-TWO-02")
def test_expo_in_a_corner_leaves_the_round_without_expo() -> None:
    match = with_a_corner_dealt("expo")
    assert "expo" not in [cell.card for row in match.view().grid for cell in row]
    assert match.view().expo_holder is None
    pass_out(match)
    assert match.view().first_player == 2


@pytest.mark.rule("97-TWO-02")
def test_expo_put_away_in_a_corner_can_be_dealt_again_in_the_next_round() -> None:
    match = pass_out(with_a_corner_dealt("expo"))
    dealt = [told.numbers[1] for told in match.facts if told.kind == CARD_DEALT][-12:]
    left_over = [told.numbers[0] for told in match.facts if told.kind == CARD_PUT_AWAY][-6:-2]
    assert (dealt + left_over).count(EXPO_CARD) == 1


@pytest.mark.rule("97-TWO-03")
@pytest.mark.parametrize("column", [1, 4])
@pytest.mark.parametrize(
    ("one", "two", "winners"), [(1, 0, []), (2, 0, [1]), (2, 2, [1, 2]), (3, 2, [1]), (1, 1, []), (1, 4, [2])]
)
def test_the_neutral_two_wins_alone_and_lets_the_tied_have_the_bonus(
    column: int, one: int, two: int, winners: list[int]
) -> None:
    kinds = {1: LOW, 2: MIDDLE, 3: LOW, 4: MIDDLE}
    lines = [f"grid cell:1,{column} seat:1 {kinds[one]} side:{one}"]
    if two:
        lines.append(f"grid cell:2,{column} seat:2 {kinds[two]} side:{two}")
    bonuses = "architecture nobility prestige prison" if column == 1 else "prison nobility prestige architecture"
    match = position("\n".join(["phase columns", f"bonuses {bonuses}", *lines]), 2)
    advanced = [seat.seat for seat in match.view().seats if seat.tracks["track:architecture"].square == 2]
    assert advanced == winners


@pytest.mark.rule("97-TWO-04")
def test_a_neutral_architect_completes_a_coat_without_winning_or_tying() -> None:
    lines = f"phase coats\ngrid cell:2,1 seat:1 {LOW} side:1\ngrid cell:2,2 seat:1 {LOW} side:1\n"
    assert position(lines, 2).score() == (0, 0)
    assert position(f"{lines}\ngrid cell:3,2 seat:2 {LOW} side:1", 2).score() == (1, 0)


@pytest.mark.rule("97-TWO-05")
def test_the_neutral_colour_has_nothing_and_its_cards_do_not_move() -> None:
    match = new_match(2, "7")
    assert len(match.view().seats) == 2
    neutral = [match.view().grid[2][column] for column in (0, 3)]
    seats = set()
    while match.view().round == 1:
        assert [match.view().grid[2][column] for column in (0, 3)] == neutral
        seats.add(match.seat)
        match.play(match.options[len(match.entries) % len(match.options)])
    assert [cell.owner for cell in neutral] == [0, 0]
    assert len(match.entries) > 20
    assert seats == {0, 1}


@pytest.mark.rule("97-TWO-05")
def test_neutral_architects_cannot_be_replaced() -> None:
    match = play(position("phase turn seat:1\nseat:1 money 5\ngrid cell:1,1 money\ngrid cell:1,2 money", 2), "nouveau")
    assert match.options == ["cell:1,1", "cell:1,2"]


@pytest.mark.rule("97-TWO-06")
@pytest.mark.parametrize(("value", "points"), [(1, 0), (2, 2), (4, 2)])
def test_the_neutral_two_governs_the_lower_bonuses_too(value: int, points: int) -> None:
    kind = LOW if value == 1 else MIDDLE
    match = position(
        f"""
        phase scoring
        round 4
        bonuses prestige architecture nobility prison
        grid cell:1,1 seat:1 {kind} side:{value}
        seat:1 artworks artwork:red
        """,
        2,
    )
    assert match.score() == (points, 0)
