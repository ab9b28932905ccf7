"""Random games with Belle Époque keep every invariant of the ledger, and reach everything that the expansion adds."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.laws.properties_belle import check

from bruxelles.games import find_rulebook
from bruxelles.games.b1893 import contents
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import CARD_USED, CARDS, TILE_COUNTED
from bruxelles.games.b1893.vocabulary import MATERIALS, SPACES
from bruxelles.kernel.contents import DecisionKind, numbered
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import Decision, Observer, choose, must_ask

RULEBOOK = find_rulebook("1893")
SHIRKING = {"pass", "stop", "none", "house"}


class Ear(Observer):
    """Counts the cards that are used, the tiles that are counted, and the decisions that are made."""

    def __init__(self) -> None:
        self.cards: Counter[int] = Counter()
        self.tiles: Counter[int] = Counter()
        self.kinds: Counter[int] = Counter()

    def fact(self, fact: int, seat: int, a: int, b: int, c: int) -> None:
        if fact == CARD_USED:
            self.cards[int(a)] += 1
        elif fact == TILE_COUNTED:
            self.tiles[int(a)] += 1

    def answered(self, decision: Decision[BelleTable, int], option: int, forced: bool) -> None:
        self.kinds[int(decision.kind())] += 1


def play(seats: int, seed: int, ear: Ear, asymmetric: str = "off") -> BelleTable:
    """A game to its end, looked at after every step; builders and users of cards are preferred."""
    table = RULEBOOK.new_state(RULEBOOK.settings(seats, {"belleEpoque": "on", "asymmetric": asymmetric}))
    assert isinstance(table, BelleTable)
    dealer, choice, out = Dealer(str(seed), "laws"), random.Random(seed), Options()
    table.observer = ear
    while table.stack or table.decision is not None:
        if table.decision is None:
            table.stack.pop().happen(table, dealer)
        else:
            decision = table.decision
            if must_ask(table, decision, out):
                choose(table, decision, pick(table, decision, out.listed(), choice))
        check(table)
    return table


def pick(table: BelleTable, decision: Decision[BelleTable, int], options: list[int], choice: random.Random) -> int:
    kind = contents.CONTENTS.decisions[decision.kind()]
    if kind.name == "bid":
        return choice.choice(options[:3])
    if kind.name == "turn" and choice.random() < 0.5:
        building = [option for option in options if option < SPACES and table.actions[option] >= MATERIALS]
        options = building or options
    if choice.random() < 0.9:
        options = [option for option in options if kind.token(option) not in SHIRKING] or options
    return choice.choice(options)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_of_players_keeps_the_invariants_at_every_moment(seats: int, seed: int) -> None:
    table = play(seats, seed, Ear())
    assert (table.round, table.answers > 50) == (5, True)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_asymmetric_boards_they_hold_too(seats: int, seed: int) -> None:
    table = play(seats, seed, Ear(), "on")
    boards = [int(table.edition.boards[seat.board].number) for seat in table.seats]
    assert (table.round, len({*boards})) == (5, seats)
    assert 0 not in boards


@pytest.mark.fast
def test_random_games_use_nearly_every_card_and_every_tile() -> None:
    ear = Ear()
    for seed in range(60):
        play(2 + seed % 4, 1000 + seed, ear)
    assert len(ear.tiles) == 12
    assert len(ear.cards) >= CARDS - 3
    missing = {*numbered([*contents.BASE, *contents.BELLE], DecisionKind)} - {*ear.kinds}
    assert len(missing) <= 4
