"""Chance: each event has the distribution the ledger gives, and is recorded by kind. (chapter CHANCE)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import permutations, product

import pytest

from bruxelles.games.b1897.setup import DealGrid, DrawFirstPlayer, GatherCards, LayBonuses
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import FIRST_MATERIAL, PILE_RENEWED, SORT_OF
from bruxelles.kernel.commitment import CommittedDealer
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.steps import NOBODY, State
from tests.games.b1897.builder import RULEBOOK, new_match, play, position

SEEDS = 3000
LIKELY = {1: 10.8, 2: 13.8, 3: 16.3, 5: 20.5, 23: 49.7, 35: 66.6}  # chi-square that only 1 in 1000 exceeds
DEALERS = [pytest.param(lambda seed: Dealer(seed, "deal"), id="plain"), pytest.param(CommittedDealer, id="committed")]
Dealers = Callable[[str], Dealer]


def assert_fits(outcomes: Iterable[object], chances: Mapping[object, float]) -> None:
    """The outcomes came as often as their chances make likely, and no others came."""
    seen = Counter(outcomes)
    total = seen.total()
    assert set(seen) <= set(chances)
    assert abs(sum(chances.values()) - 1) < 1e-9
    distance = sum((seen[each] - total * chance) ** 2 / (total * chance) for each, chance in chances.items())
    assert distance < LIKELY[len(chances) - 1], f"{distance:.1f} is too far from chance: {seen}"


def uniform(outcomes: Iterable[object]) -> dict[object, float]:
    every = list(outcomes)
    return dict.fromkeys(every, 1 / len(every))


def new_table(seats: int) -> Table:
    table = RULEBOOK.new_state(RULEBOOK.settings(seats))
    assert isinstance(table, Table)
    return table


def copy_of(table: State) -> Table:
    copy = table.copy()
    assert isinstance(copy, Table)
    return copy


def lines_of(name: str, record: str) -> list[list[str]]:
    words = [line.split() for line in record.split("\n")]
    return [line[3:] for line in words if line[1:3] == ["chance", name]]


@pytest.mark.rule("97-CHANCE-01")
@pytest.mark.parametrize("dealers", DEALERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_any_seat_with_equal_chance(seats: int, dealers: Dealers) -> None:
    table, outcomes = new_table(seats), []
    for seed in range(SEEDS):
        DrawFirstPlayer(NOBODY).happen(table, dealers(str(seed)))
        outcomes.append(int(table.first))
    assert_fits(outcomes, uniform(range(seats)))


@pytest.mark.rule("97-CHANCE-01")
def test_a_first_player_fixed_by_the_host_is_not_drawn() -> None:
    assert lines_of("firstPlayer", new_match(4, firstPlayer="3").record()) == []
    assert new_match(4, firstPlayer="3").view().first_player == 3
    assert lines_of("firstPlayer", new_match(4).record()) == [[f"seat:{new_match(4).view().first_player}"]]


@pytest.mark.rule("97-CHANCE-02")
@pytest.mark.parametrize("dealers", DEALERS)
def test_cards_come_from_a_pile_as_if_it_had_been_shuffled(dealers: Dealers) -> None:
    table, outcomes = new_table(4), []
    for seed in range(SEEDS):
        pile = copy_of(table).piles[1].unseen
        dealer = dealers(str(seed))
        dealer.begin(1)
        outcomes.append(tuple(int(dealer.draw(pile)) - FIRST_MATERIAL for _ in range(2)))
    pairs = product(range(6), repeat=2)
    assert_fits(outcomes, {(a, b): 2 / 12 * (1 if a == b else 2) / 11 for a, b in pairs})


@pytest.mark.rule("97-CHANCE-02")
def test_the_cards_for_a_new_grid_are_recorded_sort_by_sort() -> None:
    (gathered,) = lines_of("gatherCards", new_match(3).record())
    assert [card.split(":")[0] for card in gathered] == ["artwork"] * 3 + ["pair"] * 3 + ["house"] * 3 + ["noble"] * 3
    assert "noble:brugmann" not in gathered
    (gathered,) = lines_of("gatherCards", new_match(4).record())
    assert len(gathered) == 16


@pytest.mark.rule("97-CHANCE-02")
@pytest.mark.parametrize(("action", "prefix"), [("creation", "artwork:"), ("supply", "pair:"), ("influence", "noble:")])
def test_two_cards_drawn_in_the_park_are_one_event(action: str, prefix: str) -> None:
    match = play(position("phase turn seat:1"), f"park architect:1/3 {action}")
    (drawn,) = lines_of("drawTwo", match.record())
    assert [card.startswith(prefix) for card in drawn] == [True, True]


@pytest.mark.rule("97-CHANCE-02")
def test_two_materials_for_hankar_are_one_event() -> None:
    match = play(position("phase turn seat:1\nseat:1 nobles noble:hankar"), "hall architect:1/3 noble:hankar")
    (drawn,) = lines_of("drawTwo", match.record())
    assert [card.startswith("pair:") for card in drawn] == [True, True]


@pytest.mark.rule("97-CHANCE-03")
@pytest.mark.parametrize("dealers", DEALERS)
@pytest.mark.parametrize(("seats", "taken"), [(3, 3), (4, 4)])
def test_every_cell_gets_any_of_the_gathered_cards_with_equal_chance(seats: int, taken: int, dealers: Dealers) -> None:
    table = new_table(seats)
    cells = [0, seats * 4 - 1]
    outcomes: dict[int, list[int]] = {cell: [] for cell in cells}
    for seed in range(SEEDS // 3):
        copy, dealer = copy_of(table), dealers(str(seed))
        GatherCards(NOBODY).happen(copy, dealer)
        DealGrid(NOBODY).happen(copy, dealer)
        for cell in cells:
            outcomes[cell].append(int(SORT_OF[copy.cards[cell]]))
    chance = taken / (5 * taken + 1)
    for cell in cells:
        assert_fits(outcomes[cell], {**dict.fromkeys(range(5), chance), 5: chance / taken})


@pytest.mark.rule("97-CHANCE-03")
def test_the_deal_is_recorded_row_by_row_from_the_top_left() -> None:
    match = new_match(4)
    (dealt,) = lines_of("dealGrid", match.record())
    assert dealt == [cell.card for row in match.view().grid for cell in row]
    assert len(dealt) == 16


@pytest.mark.rule("97-CHANCE-04")
@pytest.mark.parametrize("dealers", DEALERS)
def test_the_bonus_cards_lie_in_any_of_24_arrangements_with_equal_chance(dealers: Dealers) -> None:
    table, outcomes = new_table(4), []
    for seed in range(SEEDS):
        LayBonuses(NOBODY).happen(table, dealers(str(seed)))
        outcomes.append(tuple(map(int, table.bonus)))
    assert_fits(outcomes, uniform(permutations(range(4))))


@pytest.mark.rule("97-CHANCE-04")
def test_the_bonus_cards_are_laid_anew_each_round() -> None:
    match = new_match(3, "4")
    play(match, "pass pass pass")
    laid = lines_of("layBonuses", match.record())
    assert len(laid) == 2
    assert [column.upper for column in match.view().columns] == laid[1]


@pytest.mark.rule("97-CHANCE-05")
def test_a_renewed_pile_is_drawn_from_at_random_without_an_event_of_its_own() -> None:
    pairs = ("brick+wood", "steel+wood", "steel+brick")
    gone = " ".join(f"pair:{pair} pair:{pair}" for pair in ("wood+wood", "brick+brick", "steel+steel"))
    text = f"phase turn seat:1\ndiscards pair:{' pair:'.join(pairs)}\ngone {gone} pair:{' pair:'.join(pairs)}"
    outcomes = []
    for seed in range(300):
        match = play(position(text, seed=str(seed)), "park architect:1/3 supply")
        (drawn,) = lines_of("drawTwo", match.record())
        outcomes.append(tuple(drawn))
        assert [told.kind for told in match.facts].count(PILE_RENEWED) == 1
        assert sum(entry.seat == NOBODY for entry in match.entries) == 1
    assert_fits(outcomes, uniform((f"pair:{a}", f"pair:{b}") for a, b in permutations(pairs, 2)))
