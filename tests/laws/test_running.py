"""Every combination of 1893 keeps its invariants in random games; the command that plays many reports violations."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.laws.__main__ import combinations, main, name_of
from tests.laws.running import STYLES, RandomGame

from bruxelles.games import find_rulebook
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.kernel.rulebook import Settings
from bruxelles.kernel.steps import tell

COMBINATIONS = pytest.mark.parametrize("settings", combinations(), ids=name_of)


@COMBINATIONS
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_combination_keeps_the_invariants(settings: Settings, seed: str) -> None:
    game = RandomGame(settings, seed)
    table = game.play()
    assert table.round == 5
    assert len(game.given) > 20


def test_there_are_24_combinations_with_names_of_their_own() -> None:
    assert len({name_of(settings) for settings in combinations()}) == len(combinations()) == 24


def test_games_are_played_in_every_style() -> None:
    assert {RandomGame(combinations()[0], str(seed)).style for seed in range(30)} == {*STYLES}


def test_the_same_seed_plays_the_same_game() -> None:
    settings = combinations()[13]
    given = []
    for seed in ("1", "1", "2"):
        game = RandomGame(settings, seed)
        game.play()
        given.append(game.given)
    assert given[0] == given[1] != given[2]


class Seen(RandomGame):
    """Remembers the round of every check."""

    def __init__(self, settings: Settings, seed: str, every: int) -> None:
        super().__init__(settings, seed, every)
        self.seen: list[int] = []

    def look(self) -> None:
        self.seen.append(int(self.table.round))
        super().look()


def test_looked_at_less_often_it_is_the_same_game_and_every_round_is_seen() -> None:
    games = [Seen(combinations()[14], "1", every) for every in (1, 1000)]
    for game in games:
        game.play()
    assert games[0].given == games[1].given
    assert [{*game.seen} for game in games] == [{1, 2, 3, 4, 5}] * 2
    assert len(games[1].seen) < 12 < len(games[0].seen)


class Sabotaged(RandomGame):
    """Somebody tampers with the table at a turn in the middle of the game."""

    def __init__(self, name: str, tamper: Callable[[RandomGame], None]) -> None:
        super().__init__(next(settings for settings in combinations() if name_of(settings) == name), "1")
        self.tamper = tamper

    def look(self) -> None:
        waiting = self.table.decision
        if waiting is not None and waiting.kind() == v.TURN and len(self.given) > 30:
            self.tamper(self)
        super().look()


def a_meeple(game: RandomGame) -> None:
    game.table.seats[0].meeples += 1


def a_house(game: RandomGame) -> None:
    game.table.seats[1].built += 1


def a_house_that_moves(game: RandomGame) -> None:
    game.houses = [0] * v.SPACES


def an_artwork(game: RandomGame) -> None:
    game.table.stacks.add(v.GREEN)


def a_cube(game: RandomGame) -> None:
    game.table.supply.add(v.WOOD)


def a_debt(game: RandomGame) -> None:
    for bag in (game.table.supply, game.table.seats[0].cubes):
        bag.counts[v.WOOD] += 20 if bag is game.table.supply else -20


def a_noble(game: RandomGame) -> None:
    game.table.noble_discards.add(v.BULS)


def a_prestige_card(game: RandomGame) -> None:
    game.table.prestige_discards.add(0)


def a_stock_card(game: RandomGame) -> None:
    game.table.stock_discards.add(0)


def a_traveler(game: RandomGame) -> None:
    table = game.table
    assert isinstance(table, BelleTable)
    table.train += 1


def a_tile(game: RandomGame) -> None:
    table = game.table
    assert isinstance(table, FirstEditionTable)
    table.exhibitions[0] += 1


def money(game: RandomGame) -> None:
    game.table.seats[0].money += 1


def money_too_late(game: RandomGame) -> None:
    game.passed = list(game.seats)
    tell(game.table, v.MONEY_MOVED, 0, 1, v.FOR_SALE)


def a_step_back(game: RandomGame) -> None:
    game.before[0] = (6,) * len(game.before[0])


def points(game: RandomGame) -> None:
    game.table.seats[0].points += 1


def a_loss(game: RandomGame) -> None:
    tell(game.table, v.POINTS_SCORED, 0, -1, v.FROM_SALES)


def one_place_for_both_needles(game: RandomGame) -> None:
    game.table.needles[0] = game.table.needles[1]


def the_indicator_gone(game: RandomGame) -> None:
    game.table.indicator = v.POSITIONS


def two_cards_of_a_round(game: RandomGame) -> None:
    tell(game.table, v.CARD_SLID, 0, 0, v.TO_ROW)
    tell(game.table, v.CARD_SLID, 0, 1, v.TO_ROW)


def no_first_player(game: RandomGame) -> None:
    game.table.first = -1


def a_second_pass(game: RandomGame) -> None:
    game.passed = []
    tell(game.table, v.PASSED, 0, 1)
    tell(game.table, v.PASSED, 0, 1)


def two_meeples_jailed(game: RandomGame) -> None:
    tell(game.table, v.MEEPLE_JAILED, 0)
    tell(game.table, v.MEEPLE_JAILED, 0)


def a_turn_after_passing(game: RandomGame) -> None:
    game.passed = list(game.seats)


def endless_turns(game: RandomGame) -> None:
    game.turns = 100


def a_round_too_early(game: RandomGame) -> None:
    game.table.round = 2
    tell(game.table, v.ROUND_BEGAN, -1, 2)


EVERYWHERE = [
    (1, a_meeple),
    (2, a_house_that_moves),
    (3, an_artwork),
    (4, a_cube),
    (5, a_noble),
    (6, a_prestige_card),
    (7, a_stock_card),
    (10, money),
    (11, money_too_late),
    (12, a_step_back),
    (13, points),
    (13, a_loss),
    (14, one_place_for_both_needles),
    (15, the_indicator_gone),
    (17, two_cards_of_a_round),
    (18, no_first_player),
    (18, a_second_pass),
    (19, two_meeples_jailed),
    (20, a_turn_after_passing),
    (20, endless_turns),
    (20, a_round_too_early),
]
IN_EACH = [("1893 4", *each) for each in EVERYWHERE]
IN_EACH += [("1893 belleEpoque asymmetric 4", *each) for each in [*EVERYWHERE, (8, a_traveler)]]
IN_EACH += [("1893-1st expert 4", *each) for each in [*EVERYWHERE, (18, a_tile)]]
IN_EACH += [("1893 4", 2, a_house), ("1893 4", 4, a_debt)]


@pytest.mark.parametrize(("name", "number", "tamper"), IN_EACH)
def test_a_broken_invariant_is_noticed(name: str, number: int, tamper: Callable[[RandomGame], None]) -> None:
    with pytest.raises(AssertionError, match=f"invariant {number:02} is broken"):
        Sabotaged(name, tamper).play()


def test_the_command_counts_decisions_games_and_what_broke(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--decisions", "300", "--only", "1893 belleEpoque 3"]) == 0
    row, total = capsys.readouterr().out.splitlines()[-2:]
    assert row.startswith("1893 belleEpoque 3 ")
    decisions, games, broken = total.removeprefix("in all").split()
    assert (int(decisions) >= 300, int(games) >= 1, broken) == (True, True, "0")


def test_a_broken_game_is_told_so_that_it_can_be_played_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter(range(10))

    def look(game: RandomGame) -> None:
        assert next(looks) != 5, "a broken law"

    monkeypatch.setattr(RandomGame, "look", look)
    name = "1893-1st expert 2"
    with pytest.raises(StopIteration):
        main(["--decisions", "1000", "--only", name])
    told = capsys.readouterr().out
    assert "BROKEN: a broken law" in told
    assert f'--only "{name}" --again laws/0' in told
    monkeypatch.undo()
    assert main(["--only", name, "--again", "laws/0"]) == 0
    game = RandomGame(find_rulebook("1893-1st").settings(2, {"expert": "on"}), "laws/0")
    game.play()
    kind = find_rulebook("1893-1st").contents.decisions[game.given[4][1]]
    assert f":{kind.name}={kind.token(game.given[4][2])}\n" in told


def test_an_unknown_combination_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "1893 9"])
    assert "1893 asymmetric 2" in capsys.readouterr().err
