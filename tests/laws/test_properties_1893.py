"""Random games of 1893 keep every invariant of the ledger, and the watcher would notice if they did not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.properties_1893 import Watcher

from bruxelles.games import find_rulebook
from bruxelles.games.b1893 import contents
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.sales import SellArtwork
from bruxelles.games.b1893.asymmetric.vocabulary import SETUP_BOARD, STEP_FIRST
from bruxelles.games.b1893.income import gain, score
from bruxelles.kernel.contents import DecisionKind, numbered
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay
from bruxelles.kernel.rulebook import Settings
from bruxelles.kernel.steps import Decision, tell

RULEBOOK = find_rulebook("1893")
SEEDS = st.integers(0, 10**9).map(str)


def chosen(seats: int, first: str = "random", asymmetric: str = "off") -> Settings:
    return RULEBOOK.settings(seats, {"firstPlayer": first, "asymmetric": asymmetric})


ALL = [chosen(*each) for each in product((2, 3, 4, 5), ("random", "2"), ("off", "on"))]
ANY = st.sampled_from(ALL)


def setting_text(each: Settings) -> str:
    return " ".join([str(each.seats), *(value for _, value in each.options)])


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("each", ALL, ids=setting_text)
def test_every_setting_keeps_the_invariants_at_every_moment(each: Settings, seed: str) -> None:
    table = Watcher(RULEBOOK, each, seed).play()
    assert table.answers > 50


@pytest.mark.fast
@settings(max_examples=50)
@given(ANY, SEEDS)
def test_further_games_keep_the_invariants_too(each: Settings, seed: str) -> None:
    Watcher(RULEBOOK, each, seed).play()


def test_the_games_watched_come_to_every_decision() -> None:
    seen: set[int] = set()
    for seed in range(24):
        watcher = Watcher(RULEBOOK, ALL[(seed * 5) % len(ALL)], str(seed))
        watcher.play()
        seen |= watcher.kinds_seen
    assert seen == {*numbered(contents.BASE, DecisionKind), SETUP_BOARD, STEP_FIRST}


class Sabotaged(Watcher):
    """Somebody tampers with the table whenever a decision of this kind comes."""

    def __init__(self, seats: int, kind: int, tamper: Callable[[Watcher], None]) -> None:
        super().__init__(RULEBOOK, chosen(seats), "1")
        self.kind = kind
        self.tamper = tamper

    def ask(self, decision: Decision[Any, Any]) -> None:
        if decision.kind() == self.kind:
            self.tamper(self)
        waiting = self.table.decision
        assert waiting is not None
        super().ask(waiting)


def a_meeple_too_many(watcher: Watcher) -> None:
    watcher.table.seats[0].meeples += 1


def a_third_side(watcher: Watcher) -> None:
    space = next(space for space in range(v.SPACES) if watcher.table.is_active(space))
    watcher.table.owners[space] = v.NEUTRAL


def a_house_that_nobody_paid(watcher: Watcher) -> None:
    watcher.table.seats[0].built += 2


def a_house_for_one_unit(watcher: Watcher) -> None:
    watcher.units = 1
    watcher.table.seats[0].built += 1
    tell(watcher.table, v.HOUSE_BUILT, 0, 0)


def an_artwork_too_many(watcher: Watcher) -> None:
    watcher.table.stacks.add(v.GREEN)


def a_cube_too_many(watcher: Watcher) -> None:
    watcher.table.supply.add(v.WOOD)


def a_noble_too_many(watcher: Watcher) -> None:
    watcher.table.noble_discards.add(v.BULS)


def a_noble_twice(watcher: Watcher) -> None:
    nobles, seat = watcher.table.nobles, watcher.table.seats[0]
    noble = next(noble for noble in range(1, v.BASE_NOBLES) if nobles.count(noble) > 1)
    nobles.move(noble, to=seat.ready)
    nobles.move(noble, to=seat.turned)


def a_noble_activated_twice(watcher: Watcher) -> None:
    tell(watcher.table, v.NOBLE_ACTIVATED, 0, v.BRUGMANN)
    tell(watcher.table, v.NOBLE_ACTIVATED, 0, v.BRUGMANN)


def a_prestige_card_too_many(watcher: Watcher) -> None:
    watcher.table.prestige_discards.add(0)


def a_first_pass_card_too_many(watcher: Watcher) -> None:
    watcher.table.seats[0].first_passes += 1


def a_stock_card_too_many(watcher: Watcher) -> None:
    watcher.table.stock_discards.add(0)


def a_round_backwards(watcher: Watcher) -> None:
    watcher.table.round = 0


def a_meeple_outside_the_area(watcher: Watcher) -> None:
    table = watcher.table
    space = next(space for space in range(v.SPACES) if not table.is_active(space))
    table.owners[space], table.bids[space] = 0, 1
    table.seats[0].meeples -= 1


def a_bid_that_nobody_made(watcher: Watcher) -> None:
    watcher.table.bids[12] += 1
    watcher.table.owners[12] = v.NO_OWNER


def money(watcher: Watcher) -> None:
    watcher.table.seats[0].money += 1


def income_after_the_last_pass(watcher: Watcher) -> None:
    gain(watcher.table, 0, 1, v.FOR_SALE)


def a_leap(watcher: Watcher) -> None:
    watcher.table.seats[0].squares[0] += 6


def points(watcher: Watcher) -> None:
    watcher.table.seats[0].points += 1


def a_penalty_too_early(watcher: Watcher) -> None:
    score(watcher.table, 0, -5, v.FROM_UNPAID_NOBLES)


def a_needle_on_the_arrow(watcher: Watcher) -> None:
    watcher.table.needles[0] = v.GLASS


def both_needles_on_one_place(watcher: Watcher) -> None:
    watcher.table.needles[0] = watcher.table.needles[1]


def the_indicator_slips(watcher: Watcher) -> None:
    watcher.table.indicator = (watcher.table.indicator + 1) % v.POSITIONS


def a_colour_shown_twice(watcher: Watcher) -> None:
    table = watcher.table
    for slot in (0, 1):
        table.stacks.remove(v.GREEN)
        table.slots[slot] = v.GREEN


def a_row_used_twice(watcher: Watcher) -> None:
    tell(watcher.table, v.CARD_SLID, 0, 0, v.TO_ROW)
    tell(watcher.table, v.CARD_SLID, 0, 1, v.TO_ROW)


def the_tile_wanders(watcher: Watcher) -> None:
    watcher.table.first = watcher.table.after(watcher.table.first)


def a_second_first_passer(watcher: Watcher) -> None:
    tell(watcher.table, v.FIRST_PASS_CARD, 0, 1)


def straight_to_the_courthouse(watcher: Watcher) -> None:
    watcher.table.seats[0].meeples -= 1
    watcher.table.seats[0].courthouse += 1


def a_turn_after_passing(watcher: Watcher) -> None:
    tell(watcher.table, v.PASSED, watcher.table.first, 1)


def a_sale_of_nothing(watcher: Watcher) -> None:
    table = watcher.table
    artworks = table.seats[table.first].artworks
    for colour in artworks.listed():
        artworks.move(colour, to=table.stacks)
    table.decision = SellArtwork(table.first)


def a_use_that_nobody_made(watcher: Watcher) -> None:
    for place in range(v.PLACES):
        watcher.table.uses[place] = max(1, watcher.table.uses[place])


def home_from_brussels(watcher: Watcher) -> None:
    for seat in watcher.table.seats:
        for place in range(v.PLACES):
            seat.meeples += seat.brussels[place]
            seat.brussels[place] = 0


SABOTAGE: list[tuple[int, int, int, Callable[[Watcher], None]]] = [
    (1, 4, v.TURN, a_meeple_too_many),
    (1, 4, v.TURN, a_third_side),
    (2, 3, v.TURN, a_house_that_nobody_paid),
    (2, 3, v.TURN, a_house_for_one_unit),
    (3, 3, v.TURN, an_artwork_too_many),
    (4, 3, v.TURN, a_cube_too_many),
    (5, 3, v.TURN, a_noble_too_many),
    (5, 3, v.TURN, a_noble_twice),
    (5, 3, v.TURN, a_noble_activated_twice),
    (6, 3, v.TURN, a_prestige_card_too_many),
    (6, 3, v.TURN, a_first_pass_card_too_many),
    (7, 3, v.TURN, a_stock_card_too_many),
    (7, 3, v.TURN, a_round_backwards),
    (9, 4, v.TURN, a_meeple_outside_the_area),
    (10, 3, v.TURN, a_bid_that_nobody_made),
    (10, 3, v.TURN, money),
    (11, 3, v.PRESTIGE, income_after_the_last_pass),
    (12, 3, v.TURN, a_leap),
    (13, 3, v.TURN, points),
    (13, 3, v.TURN, a_penalty_too_early),
    (14, 3, v.TURN, a_needle_on_the_arrow),
    (14, 3, v.TURN, both_needles_on_one_place),
    (15, 3, v.TURN, the_indicator_slips),
    (16, 3, v.TURN, a_colour_shown_twice),
    (17, 3, v.TURN, a_row_used_twice),
    (18, 3, v.TURN, the_tile_wanders),
    (18, 3, v.TURN, a_second_first_passer),
    (19, 3, v.TURN, straight_to_the_courthouse),
    (20, 3, v.TURN, a_turn_after_passing),
    (20, 3, v.TURN, a_sale_of_nothing),
    (21, 3, v.TURN, a_use_that_nobody_made),
    (21, 3, v.TURN, home_from_brussels),
]


@pytest.mark.parametrize(("number", "seats", "kind", "tamper"), SABOTAGE)
def test_the_watcher_notices_a_broken_invariant(
    number: int, seats: int, kind: int, tamper: Callable[[Watcher], None]
) -> None:
    with pytest.raises(AssertionError, match=f"invariant {number:02} is broken"):
        Sabotaged(seats, kind, tamper).play()


def renamed(record: str, names: dict[str, str]) -> str:
    """The record with every token exchanged for another."""
    lines = record.split("\n")
    return "\n".join(" ".join(names.get(word, word) for word in line.split(" ")) for line in lines)


@pytest.mark.rule("93-SETUP-20")
@settings(max_examples=10)
@given(st.sampled_from([2, 3, 4, 5]), SEEDS, st.integers(1, 4))
def test_other_colours_of_players_change_no_score(seats: int, seed: str, shift: int) -> None:
    match, player = Match(RULEBOOK, chosen(seats), seed), Dealer(seed, "player")
    while not match.over:
        options = match.numbers[:-1] if match.decision == "turn" and player.below(6) > 0 else match.numbers
        match.play(options[player.below(len(options))])
    new_seat = [(seat + shift) % seats for seat in range(seats)]
    names = {f"seat:{seat + 1}": f"seat:{new + 1}" for seat, new in enumerate(new_seat)}
    lines = renamed(match.record(), names).rstrip().split("\n")
    assert lines.pop().startswith("end ")
    again = replay(read_record("\n".join(lines), find_rulebook), RULEBOOK, resume=False)
    assert again.over
    assert [again.score()[new] for new in new_seat] == list(match.score())
    assert [again.sheet().ranks[new] for new in new_seat] == list(match.sheet().ranks)
