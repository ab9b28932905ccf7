"""Chapter GEN: in which order things happen that concern several players."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from bruxelles.games.b1893.belle.vocabulary import PAVILION_VISIT
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    AFTER_IRISES,
    BEFORE_BRUSSELS_MAJORITY,
    BEFORE_FIRST_PLAYER,
    BEFORE_IRISES,
    BEFORE_NOBLE_LEAVES,
    BEFORE_NOBLES_UPRIGHT,
    ROUND_REVEALED,
    TURN,
)
from bruxelles.kernel.match import Match
from bruxelles.kernel.moments import Card, listen
from bruxelles.kernel.steps import ALLOWED
from tests.games.b1893.builder import RULEBOOK, play, position
from tests.games.b1893.looking import (
    seen,
    told,
)

NOT_AGAIN = 1


@pytest.mark.rule("93-GEN-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_clockwise_is_the_order_of_the_seats_round_the_table(seats: int) -> None:
    for first in range(1, seats + 1):
        match = position(f"phase turn seat:{first}\nfirst seat:{first}", seats)
        order = []
        for _ in range(seats):
            assert match.seat is not None
            order.append(match.seat + 1)
            play(match, "pass")
        assert order == [*range(first, seats + 1), *range(1, first)]


@pytest.mark.rule("93-GEN-05")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 3, 4]), (3, [3, 4, 1, 2]), (4, [4, 1, 2, 3])])
def test_several_decide_clockwise_from_the_first_player_of_this_round_not_of_the_next(
    first: int, order: list[int]
) -> None:
    columns = "\n".join(f"column {column} prestige:{3 * column - 2} seat:{column}" for column in (1, 2, 3, 4))
    match = position(f"phase prestige\nfirst seat:{first}\nnext seat:2\nseat:2 passed yes\n{columns}")
    seats = []
    while match.decision == "prestige":
        assert match.seat is not None
        seats.append(match.seat + 1)
        play(match, "strategic:money")
    assert seats == order
    assert (match.decision, match.seat) == ("planIris", 1)


@pytest.mark.rule("93-GEN-05")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 3, 4]), (3, [3, 4, 1, 2]), (4, [4, 1, 2, 3])])
def test_several_gain_clockwise_from_the_first_player_of_this_round(first: int, order: list[int]) -> None:
    lines = f"phase columns\nround 5\nfirst seat:{first}\nseat:2 passed yes\n" + "".join(
        f"seat:{seat} meeple space:{1 + seat // 3},{1 + seat % 2} bid:1\n"
        f"seat:{seat} meeple space:{3 + seat // 3},{1 + seat % 2} bid:1\n"
        f"seat:{seat} market 1\nseat:{seat} houses space:5,{seat}\nseat:{seat} cubes cube:joker cube:wood\n"
        for seat in (1, 2, 3, 4)
    )
    match = position(lines)
    for fact in ("meeple_jailed", "cube_returned", "noble_paid"):
        assert [line.split()[0] for line in told(match, fact)] == [f"seat:{seat}" for seat in order], fact
    irises = [seat for seat in order for _ in range(3)]
    assert [line.split()[0] for line in told(match, "iris_won")] == [f"seat:{seat}" for seat in irises]
    tied = [[seat for seat in order if seat % 2 == parity] for parity in (0, 1)]
    assert [line.split()[0] for line in told(match, "column_tied")] == [f"seat:{seat}" for seat in tied[0] + tied[1]]
    for source in ("houses", "cubes", "meeples-row", "nobles-row", "artworks-row", "money-row"):
        scored = [line.split()[0] for line in told(match, "points_scored") if line.endswith(f"source:{source}")]
        assert scored == [f"seat:{seat}" for seat in order], source


@pytest.mark.rule("93-GEN-05")
@pytest.mark.rule("93-END-10")
def test_in_final_scoring_the_new_holder_of_the_tile_scores_for_it_and_does_not_begin() -> None:
    match = position("phase end\nround 5\nfirst seat:3\nnext seat:2")
    assert [line.split()[0] for line in told(match, "noble_paid")] == ["seat:3", "seat:4", "seat:1", "seat:2"]
    assert [line for line in told(match, "points_scored") if "first-player" in line] == [
        "seat:2 vp:5 source:first-player"
    ]
    assert (seen(match).first_player, seen(match).next_first_player) == (3, 2)


@pytest.mark.rule("93-FP-03")
def test_nobody_is_the_next_first_player_until_that_is_decided() -> None:
    match = position(
        "phase turn seat:1\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes\ncolumn 1 prestige:1\n"
    )
    assert seen(match).next_first_player is None
    play(match, "pass")
    assert (seen(match).round, seen(match).first_player, seen(match).next_first_player) == (2, 2, None)
    assert told(match, "round_ended") == ["round:1"]


class Heard(Card[Table]):
    """Writes down who comes, each once."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def why_not(self, table: Table, seat: i64) -> i64:
        return NOT_AGAIN if seat in self.seats else ALLOWED

    def use(self, table: Table, seat: i64) -> None:
        self.seats.append(int(seat))

    def asks(self) -> bool:
        return False


MOMENTS = {
    "the round is revealed": ROUND_REVEALED,
    "before the first player": BEFORE_FIRST_PLAYER,
    "before the irises": BEFORE_IRISES,
    "after the irises": AFTER_IRISES,
    "before the Brussels majority": BEFORE_BRUSSELS_MAJORITY,
    "the visit of pavilions": PAVILION_VISIT,
    "before nobles are set upright": BEFORE_NOBLES_UPRIGHT,
    "before a noble leaves": BEFORE_NOBLE_LEAVES,
}


@pytest.mark.rule("93-GEN-05")
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_a_moment_for_all_comes_clockwise_from_the_first_player_of_the_round(moment: int) -> None:
    chosen = {"firstPlayer": "3", "belleEpoque": "on" if moment == PAVILION_VISIT else "off"}
    match = Match(RULEBOOK, RULEBOOK.settings(4, chosen), "1", begin=False)
    heard = Heard()
    listen(match.state.variants, moment, TURN, [heard], 4)
    match.commit()
    match.run()
    while seen(match).round == 1:
        if match.decision == "turn":
            play(match, "place:stock" if match.seat == 2 and "place:stock" in match.options else "pass")
        else:
            play(match, match.options[0])
    assert heard.seats == [2, 3, 0, 1]
    assert seen(match).first_player == 4
