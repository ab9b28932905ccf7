"""Random games of 1897 keep every property of the ledger, and the watcher would notice if they did not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.walk import differences, dump
from tests.laws.properties_1897 import Watcher

from bruxelles.games import find_rulebook
from bruxelles.games.b1897 import vocabulary as v
from bruxelles.games.b1897.actions.sale import SellArtwork
from bruxelles.games.b1897.turns import TakeTurn
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import load, replay
from bruxelles.kernel.rulebook import Settings
from bruxelles.kernel.steps import Decision, tell

RULEBOOK = find_rulebook("1897")
COLOURS = ("yellow", "green", "blue", "red")
HOUSES = ("single", "double", "solid-single", "solid-double")
SEEDS = st.integers(0, 10**9).map(str)


def chosen(
    seats: int, limited: str = "off", decline: str = "off", half: str = "off", first: str = "random"
) -> Settings:
    options = {"limitedMoney": limited, "declineAction": decline, "halfCards": half, "firstPlayer": first}
    return RULEBOOK.settings(seats, options)


ALL = [chosen(*each) for each in product((2, 3, 4), ("off", "on"), ("off", "on"), ("off", "on"), ("random", "2"))]
ANY = st.sampled_from(ALL)


def setting_text(each: Settings) -> str:
    return " ".join([str(each.seats), *(value for _, value in each.options)])


@pytest.mark.rule(
    "97-PROP-01",
    "97-PROP-02",
    "97-PROP-03",
    "97-PROP-04",
    "97-PROP-05",
    "97-PROP-06",
    "97-PROP-07",
    "97-PROP-08",
    "97-PROP-09",
    "97-PROP-10",
    "97-PROP-11",
    "97-PROP-12",
    "97-PROP-13",
    "97-PROP-14",
    "97-PROP-15",
    "97-PROP-16",
    "97-PROP-17",
    "97-PROP-18",
    "97-PROP-19",
    "97-PROP-20",
    "97-PROP-21",
    "97-PROP-24",
)
@pytest.mark.parametrize("each", ALL, ids=setting_text)
def test_every_setting_keeps_the_properties_at_every_moment(each: Settings) -> None:
    table = Watcher(RULEBOOK, each, "1").play()
    assert table.answers > 50


@pytest.mark.fast
@settings(max_examples=80)
@given(ANY, SEEDS)
def test_further_games_keep_the_properties_too(each: Settings, seed: str) -> None:
    Watcher(RULEBOOK, each, seed).play()


def test_the_games_watched_come_to_every_decision() -> None:
    seen: set[int] = set()
    for seed in range(24):
        watcher = Watcher(RULEBOOK, ALL[(seed * 7) % len(ALL)], str(seed))
        watcher.play()
        seen |= watcher.kinds_seen
    assert seen == set(range(v.DECISIONS))


class Sabotaged(Watcher):
    """Somebody tampers with the table whenever a turn begins."""

    def __init__(self, seats: int, tamper: Callable[[Watcher], None]) -> None:
        super().__init__(RULEBOOK, chosen(seats), "1")
        self.tamper = tamper

    def ask(self, decision: Decision[Any, Any]) -> None:
        if type(decision) is TakeTurn:
            self.tamper(self)
        waiting = self.table.decision
        assert waiting is not None
        super().ask(waiting)


def another_card(sort: int) -> Callable[[Watcher], None]:
    return lambda watcher: watcher.table.piles[sort].discards.add(v.FIRST_OF[sort])


def a_second_expo(watcher: Watcher) -> None:
    watcher.table.expo = 0
    watcher.table.resolving.add(v.EXPO_CARD)


def an_architect_on_a_card(watcher: Watcher) -> None:
    cell = next(cell for cell, card in enumerate(watcher.table.cards) if card != v.NO_CARD)
    watcher.table.owners[cell] = 0


def a_noble_twice(watcher: Watcher) -> None:
    pile, seat = watcher.table.piles[v.NOBLE].unseen, watcher.table.seats[0]
    noble = next(noble for noble in range(v.FIRST_NOBLE, v.BRUGMANN) if pile.count(noble) > 1)
    pile.move(noble, to=seat.ready)
    pile.move(noble, to=seat.ready)


def a_noble_back_and_forth(watcher: Watcher) -> None:
    seat = watcher.table.seats[0]
    if seat.ready.has(v.BRUGMANN):
        seat.ready.move(v.BRUGMANN, to=seat.tapped)
    else:
        seat.tapped.move(v.BRUGMANN, to=seat.ready)


def a_house_back_and_forth(watcher: Watcher) -> None:
    houses, pile = watcher.table.seats[0].houses, watcher.table.piles[v.HOUSE].unseen
    if houses.total == 0:
        pile.move(pile.listed()[0], to=houses)
    else:
        houses.move(houses.listed()[0], to=pile)


def an_exhibition_too_many(watcher: Watcher) -> None:
    tell(watcher.table, v.EXHIBITION_OPENED, 0)
    tell(watcher.table, v.EXHIBITION_OPENED, 0)


def a_sale_of_nothing(watcher: Watcher) -> None:
    watcher.table.decision = SellArtwork(watcher.table.first)


def money(watcher: Watcher) -> None:
    watcher.table.seats[0].money += 1


def points(watcher: Watcher) -> None:
    watcher.table.seats[0].points += 1


def a_leap(watcher: Watcher) -> None:
    watcher.table.seats[0].squares[0] += 2


def another_value(watcher: Watcher) -> None:
    watcher.table.values[8] = 3


def a_use_too_many(watcher: Watcher) -> None:
    watcher.table.uses[0] += 1


def a_pass_that_nobody_made(watcher: Watcher) -> None:
    watcher.table.seats[watcher.table.after(watcher.table.first)].passed = 1


def a_round_backwards(watcher: Watcher) -> None:
    watcher.table.round = 0


def straight_to_prison(watcher: Watcher) -> None:
    seat = watcher.table.seats[0]
    seat.hand.move(seat.hand.listed()[0], to=seat.prison)


def an_architect_too_many(watcher: Watcher) -> None:
    watcher.table.seats[0].hand.add(0)


def an_answer_that_nobody_gave(watcher: Watcher) -> None:
    watcher.table.answers += 1


def a_turn_after_passing(watcher: Watcher) -> None:
    watcher.table.seats[watcher.table.first].passed = 1


SABOTAGE: list[tuple[int, int, Callable[[Watcher], None]]] = [
    (1, 3, another_card(0)),
    (2, 3, another_card(1)),
    (3, 3, another_card(2)),
    (4, 3, another_card(3)),
    (5, 3, a_second_expo),
    (6, 4, an_architect_too_many),
    (7, 2, another_value),
    (8, 4, an_architect_on_a_card),
    (9, 3, money),
    (10, 3, points),
    (11, 3, a_leap),
    (12, 3, a_noble_twice),
    (13, 3, a_noble_back_and_forth),
    (14, 3, a_house_back_and_forth),
    (15, 3, a_use_too_many),
    (16, 3, a_pass_that_nobody_made),
    (17, 3, a_round_backwards),
    (18, 3, an_exhibition_too_many),
    (19, 3, straight_to_prison),
    (20, 3, an_answer_that_nobody_gave),
    (21, 3, a_sale_of_nothing),
    (24, 3, a_turn_after_passing),
]


@pytest.mark.parametrize(("number", "seats", "tamper"), SABOTAGE)
def test_the_watcher_notices_a_broken_property(number: int, seats: int, tamper: Callable[[Watcher], None]) -> None:
    with pytest.raises(AssertionError, match=f"97-PROP-{number:02} is broken"):
        Sabotaged(seats, tamper).play()


def played(each: Settings, seed: str, answers: int = 10_000) -> Match:
    """A random match in which passing is rare, stopped after this many answers."""
    match, player = Match(RULEBOOK, each, seed), Dealer(seed, "player")
    while not match.over and answers > 0:
        match.play(pick(match, player))
        answers -= 1
    return match


def pick(match: Match, player: Dealer) -> int:
    options = match.numbers
    if match.decision == "turn" and player.below(6) > 0:
        options = options[:-1]
    return options[player.below(len(options))]


@pytest.mark.rule("97-PROP-22")
@settings(max_examples=15)
@given(ANY, SEEDS)
def test_the_same_seed_and_answers_give_the_same_states_log_and_result(each: Settings, seed: str) -> None:
    one, other = Match(RULEBOOK, each, seed), Match(RULEBOOK, each, seed)
    player = Dealer(seed, "player")
    while not one.over:
        answer = pick(one, player)
        one.play(answer)
        other.play(answer)
        assert one.options == other.options
    assert not differences(dump(one.state), dump(other.state))
    assert one.record() == other.record()
    assert one.facts == other.facts


def renamed(record: str, names: dict[str, str]) -> str:
    """The record with every token exchanged for another."""
    lines = record.split("\n")
    return "\n".join(" ".join(names.get(word, word) for word in line.split(" ")) for line in lines)


@pytest.mark.rule("97-PROP-23")
@settings(max_examples=15)
@given(ANY, SEEDS, st.permutations(COLOURS), st.permutations(HOUSES))
def test_other_colours_of_artworks_and_types_of_houses_change_no_score(
    each: Settings, seed: str, colours: list[str], houses: list[str]
) -> None:
    match = played(each, seed)
    names = {f"artwork:{old}": f"artwork:{new}" for old, new in zip(COLOURS, colours, strict=True)}
    names |= {f"house:{old}": f"house:{new}" for old, new in zip(HOUSES, houses, strict=True)}
    again = replay(read_record(renamed(match.record(), names), find_rulebook), RULEBOOK, resume=False)
    assert again.over
    assert again.sheet() == match.sheet()


@pytest.mark.rule("97-PROP-23")
@settings(max_examples=10)
@given(st.sampled_from([2, 3, 4]), SEEDS, st.integers(1, 3))
def test_other_colours_of_players_change_no_score(seats: int, seed: str, shift: int) -> None:
    match = played(chosen(seats), seed)
    new_seat = [(seat + shift) % seats for seat in range(seats)]
    names = {f"seat:{seat + 1}": f"seat:{new + 1}" for seat, new in enumerate(new_seat)}
    lines = renamed(match.record(), names).rstrip().split("\n")
    assert lines.pop().startswith("end ")
    again = replay(read_record("\n".join(lines), find_rulebook), RULEBOOK, resume=False)
    assert again.over
    assert [again.score()[new] for new in new_seat] == list(match.score())
    assert [again.sheet().ranks[new] for new in new_seat] == list(match.sheet().ranks)


def test_renaming_reaches_every_colour_and_type_that_came_up() -> None:
    record = played(chosen(4), "1").record()
    for swap in list(permutations(COLOURS))[1:4]:
        names = {f"artwork:{old}": f"artwork:{new}" for old, new in zip(COLOURS, swap, strict=True)}
        changed = renamed(record, names)
        assert changed != record
        back = {new: old for old, new in names.items()}
        assert renamed(changed, back) == record


@pytest.mark.rule("97-PROP-25")
@settings(max_examples=15)
@given(ANY, SEEDS, st.integers(0, 200))
def test_a_game_saved_and_loaded_offers_the_same_and_goes_on_alike(each: Settings, seed: str, answers: int) -> None:
    match = played(each, seed, answers)
    again = load(match.record(), find_rulebook, seed)
    assert (again.decision, again.seat, again.options) == (match.decision, match.seat, match.options)
    assert not differences(dump(match.state), dump(again.state))
    player = Dealer(seed, "later")
    while not match.over:
        answer = pick(match, player)
        match.play(answer)
        again.play(answer)
    assert not differences(dump(match.state), dump(again.state))
    assert again.entries == match.entries
    assert again.over
