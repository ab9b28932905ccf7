"""Chance and what nobody knows: each event has the distribution of a shuffle, and is recorded by what was turned up.
(section 12 of the ledger)
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import permutations, product

import pytest

from bruxelles.games.b1893.display import RevealNobles
from bruxelles.games.b1893.planning import RevealStock
from bruxelles.games.b1893.setup import DrawFirstPlayer, LayPrestige, LayStrips
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import ACTIONS, EMPAIN, SOLVAY
from bruxelles.kernel.commitment import CommittedDealer
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from bruxelles.kernel.steps import NOBODY, Chance
from tests.games.b1893.builder import RULEBOOK, new_match, play, position, table_of
from tests.games.b1893.looking import answered, display, seat_seen, seen, told

SEEDS = 2000
LIKELY = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 11: 31.3, 19: 43.8, 29: 58.3, 48: 84.0}  # 1 in 1000 exceeds it
DEALERS = [pytest.param(lambda seed: Dealer(seed, "deal"), id="plain"), pytest.param(CommittedDealer, id="committed")]
Dealers = Callable[[str], Dealer]
SETUP = ["layStrips", "revealNobles", "layPrestige", "firstPlayer"]
KINDS = ("empain", "solvay", "buls", "albert", "van-de-velde", "vandervelde", "maeterlinck")
THREE = "display noble:buls noble:albert noble:vandervelde\n"


def assert_fits(outcomes: Iterable[object], chances: Mapping[object, float]) -> None:
    """The outcomes came as often as their chances make likely, and no others came."""
    found = Counter(outcomes)
    total = found.total()
    assert set(found) <= set(chances)
    assert abs(sum(chances.values()) - 1) < 1e-9
    distance = sum((found[each] - total * chance) ** 2 / (total * chance) for each, chance in chances.items())
    assert distance < LIKELY[len(chances) - 1], f"{distance:.1f} is too far from chance: {found}"


def uniform(outcomes: Iterable[object]) -> dict[object, float]:
    every = list(outcomes)
    return dict.fromkeys(every, 1 / len(every))


def after(dealers: Dealers, *events: Chance[Table], seats: int = 4, start: Table | None = None) -> Iterable[Table]:
    """Tables on which these events have happened, once for each seed."""
    before = RULEBOOK.new_state(RULEBOOK.settings(seats)) if start is None else start
    for seed in range(SEEDS):
        table, dealer = before.copy(), dealers(str(seed))
        assert isinstance(table, Table)
        for event in events:
            event.happen(table, dealer)
        yield table


def chances_of(match: Match) -> list[str]:
    """The chance events so far, by name."""
    return [RULEBOOK.contents.chances[entry.kind].name for entry in match.entries if entry.seat == NOBODY]


def through(match: Match, seed: str) -> Match:
    """Play a whole game at random, busily."""
    choice = random.Random(seed)
    while not match.over:
        busy = [option for option in match.options if option not in ("pass", "stop")]
        match.play(choice.choice(busy or match.options))
    return match


def discarded(*nobles: str) -> str:
    """Lines by which these nobles are discarded, and others but those of THREE gone."""
    left = [*nobles, "buls", "albert", "vandervelde"]
    gone = "".join(f" noble:{kind}" for kind in KINDS for _ in range(3 - left.count(kind)))
    return f"discards{''.join(f' noble:{kind}' for kind in nobles)}\ngone{gone}\n"


@pytest.mark.rule("93-SETUP-15")
@pytest.mark.parametrize("dealers", DEALERS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_any_seat_with_equal_chance(seats: int, dealers: Dealers) -> None:
    tables = after(dealers, DrawFirstPlayer(NOBODY), seats=seats)
    assert_fits((int(table.first) for table in tables), uniform(range(seats)))


@pytest.mark.rule("93-SETUP-02")
@pytest.mark.parametrize("dealers", DEALERS)
def test_the_strips_lie_in_any_order_with_equal_chance(dealers: Dealers) -> None:
    outcomes = ((int(table.actions[0]), int(table.actions[20])) for table in after(dealers, LayStrips(NOBODY)))
    assert_fits(outcomes, uniform(permutations(range(ACTIONS), 2)))


@pytest.mark.rule("93-SETUP-04")
@pytest.mark.parametrize("dealers", DEALERS)
def test_nobles_come_as_from_a_shuffled_pile(dealers: Dealers) -> None:
    outcomes = ((int(table.display[3]), int(table.display[0])) for table in after(dealers, RevealNobles(NOBODY)))
    pairs = product(range(1, 8), repeat=2)
    assert_fits(outcomes, {(a, b): 3 / 21 * (2 if a == b else 3) / 20 for a, b in pairs})


@pytest.mark.rule("93-SETUP-07")
@pytest.mark.parametrize("dealers", DEALERS)
@pytest.mark.parametrize("column", [0, 4])
def test_any_prestige_card_lies_under_a_column_with_equal_chance(column: int, dealers: Dealers) -> None:
    assert_fits(
        (int(table.prestige_strip[column]) for table in after(dealers, LayPrestige(NOBODY))), uniform(range(30))
    )


@pytest.mark.rule("93-SETUP-06")
@pytest.mark.parametrize("dealers", DEALERS)
@pytest.mark.parametrize("number", [1, 5])
def test_any_of_twelve_stock_exchange_cards_is_that_of_a_round_with_equal_chance(number: int, dealers: Dealers) -> None:
    tables = after(dealers, *[RevealStock(NOBODY)] * number)
    assert_fits((int(table.stock) for table in tables), uniform(range(12)))


@pytest.mark.rule("93-SETUP-06")
@pytest.mark.rule("93-PASS-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_the_game_seven_stock_exchange_and_five_prestige_cards_are_unseen(seats: int) -> None:
    match = through(new_match(seats, "4"), "4")
    view = seen(match)
    assert (len(view.stock.discards), len(view.stock.unseen), view.stock.stock) == (5, 7, None)
    assert not set(view.stock.discards) & set(view.stock.unseen)
    assert (len(view.prestige.unseen), view.prestige.pile) == (5, 0)
    assert sum(seat.first_pass_cards for seat in view.seats) == 5
    laid = {line.split()[1] for line in told(match, "prestige_laid")}
    assert laid.isdisjoint(view.prestige.unseen)
    assert len(laid) == 25


@pytest.mark.rule("93-PASS-02")
def test_no_card_is_drawn_for_passing_first_and_any_unseen_card_may_be_it() -> None:
    match = position("phase turn seat:1")
    before = seen(match).prestige
    play(match, "pass")
    assert chances_of(match) == []
    assert seen(match).prestige.unseen == before.unseen
    assert seen(match).prestige.pile == before.pile - 1
    assert seat_seen(match, 1).first_pass_cards == 1
    lines = "phase end\nround 1\nseat:1 passed yes\nseat:1 first-passes 1\ndiscards" + "".join(
        f" prestige:{number}" for number in range(1, 3)
    )
    laid = {line.split()[1] for seed in range(60) for line in told(position(lines, seed=str(seed)), "prestige_laid")}
    assert laid == {f"prestige:{number}" for number in range(3, 31)}


def revealed(match: Match) -> list[str]:
    """The Stock Exchange cards, in order."""
    return [line.split()[0] for line in told(match, "stock_revealed")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_play_only_cards_are_turned_up(seats: int) -> None:
    match = through(new_match(seats, "7"), "7")
    events = chances_of(match)
    assert events[:4] == SETUP
    assert set(events[4:]) == {"revealStock", "revealNobles", "layPrestige"}
    assert (events.count("revealStock"), events.count("layPrestige")) == (5, 5)
    assert [line.split()[2] for line in answered(match, "revealStock")] == revealed(match)


@pytest.mark.rule("93-SETUP-15")
def test_a_first_player_fixed_by_the_host_is_not_drawn() -> None:
    assert chances_of(new_match(4, firstPlayer="3")) == SETUP[:3]
    match = new_match(4)
    assert answered(match, "firstPlayer") == [f"chance firstPlayer seat:{seen(match).first_player}"]


@pytest.mark.rule("93-NOBLE-11")
@pytest.mark.parametrize("dealers", DEALERS)
def test_a_renewed_pile_is_drawn_from_at_random(dealers: Dealers) -> None:
    start = table_of(position(f"phase turn seat:1\n{THREE}{discarded('empain', 'solvay', 'solvay')}"))
    outcomes = (int(table.display[0]) for table in after(dealers, RevealNobles(NOBODY), start=start))
    assert_fits(outcomes, {EMPAIN: 1 / 3, SOLVAY: 2 / 3})


@pytest.mark.rule("93-NOBLE-11")
def test_a_renewal_is_no_event_of_its_own() -> None:
    text = f"phase turn seat:1\nseat:1 money 4\n{THREE}{discarded('empain', 'solvay', 'solvay')}"
    match = play(position(text), "space:1,3 bid:1 display:2 keep")
    assert (chances_of(match), told(match, "nobles_reshuffled")) == (["revealNobles"], [""])


@pytest.mark.rule("93-NOBLE-11")
def test_the_record_tells_nobles_before_and_after_a_renewal_in_one_line() -> None:
    gone = "".join(f" noble:{kind}" for kind in KINDS for _ in range(3 - ["buls", "solvay", "solvay"].count(kind)))
    text = f"phase turn seat:1\nseat:1 money 4\ndisplay noble:buls\ndiscards noble:solvay\ngone{gone}"
    match = play(position(text), "space:1,3 bid:1 keep")
    assert answered(match, "revealNobles") == ["chance revealNobles noble:solvay noble:solvay"]
    assert display(match) == [None, None, "noble:solvay", "noble:solvay"]


def test_discard_piles_may_be_looked_through() -> None:
    match = through(new_match(3, "2"), "2")
    left = Counter(line.split()[-1] for line in [*told(match, "noble_left"), *told(match, "noble_unpaid")])
    assert left
    assert set(seen(match).nobles.discards) <= set(left)
    assert sorted(seen(match).stock.discards) == sorted(revealed(match))
    discarded = {line.split()[1] for line in told(match, "prestige_discarded")}
    assert set(seen(match).prestige.discards) == discarded
