"""The bots answer what is on offer, know no game, and depend on nothing but the position and their own seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from tests.conformance.walk import dump, parts
from tests.games.b1897.builder import RULEBOOK, new_match, play, position
from tests.kernel.toy import APPLE, PLUM, Orchard
from tests.kernel.toy_rulebook import ORCHARD

from bruxelles.bots.bot import Bot, BotError, Budget
from bruxelles.bots.registry import OURS, find_bot
from bruxelles.games import find_rulebook
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from bruxelles.kernel.options import Options
from bruxelles.kernel.replay import load
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import State, choose, settle

BRIEF = Budget(iterations=4)
SECRET = "nobody may know this"
ON_TURN = """
    phase turn seat:1
    grid cell:1,1 artwork:red
    grid cell:1,2 house:single
    grid cell:2,1 money
    grid cell:2,2 noble:horta
    seat:1 money 9
    seat:1 materials pair:wood+wood pair:brick+wood
    seat:2 money 4
"""


class Last:
    """A bot as a user might write it."""

    name = "last"

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        return options[-1]


def play_game(rulebook: Rulebook, settings: Settings, bots: Sequence[Bot], seed: str) -> list[int]:
    """A whole game; every answer is checked, and so is that the state a bot was shown is as it was."""
    state, dealer, out = rulebook.new_state(settings), Dealer(seed, "deal"), Options()
    answers = []
    while (decision := settle(state, dealer, out)) is not None:
        bot, offered = bots[decision.seat], out.listed()
        shown = state.copy()
        before = dump(shown)
        answer = bot.answer(shown, offered, BRIEF)
        assert answer in offered, f"{bot.name} answered {answer}, on offer were {offered}"
        assert dump(shown) == before, f"{bot.name} changed the state it was shown"
        choose(state, decision, answer)
        answers.append(answer)
    return answers


def answer_of(name: str, match: Match, seed: str = "bot") -> str:
    decision = match.waiting()
    assert decision is not None
    answer = find_bot(name, seed).answer(match.state.copy(), match.numbers, Budget(iterations=40))
    return match.kind(decision).token(answer)


@pytest.mark.parametrize(
    "names",
    [
        ("greedy", "search"),
        ("search", "random", "greedy"),
        ("random", "greedy", "search", "search:2"),
    ],
    ids=",".join,
)
def test_bots_answer_only_what_is_on_offer_in_whole_games(names: tuple[str, ...]) -> None:
    bots = [find_bot(name, f"{seat}") for seat, name in enumerate(names)]
    assert play_game(RULEBOOK, RULEBOOK.settings(len(names)), bots, "1")


@pytest.mark.parametrize(
    "options", [{}, {"cards": "yes", "refuse": "yes", "goodYear": "yes"}], ids=["plain", "widened"]
)
@pytest.mark.parametrize("seats", [2, 3])
def test_bots_play_a_game_they_have_never_heard_of(seats: int, options: dict[str, str]) -> None:
    settings = ORCHARD.settings(seats, options)
    for seed in "123":
        bots = [find_bot(name, f"{seed}{seat}") for seat, name in enumerate(("greedy", "search", "random")[:seats])]
        assert play_game(ORCHARD, settings, bots, seed)


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_whoever_serves_a_rival_makes_no_pair(name: str) -> None:
    match = Match(ORCHARD, ORCHARD.settings(2), "1")
    orchard = match.state
    assert isinstance(orchard, Orchard)
    for fruit in (APPLE, PLUM):
        orchard.tree.move(fruit, to=orchard.baskets[1])
    orchard.coins[0] = 4  # enough to win, unless the rival earns as much
    orchard.stack.clear()  # nothing comes after this serving
    assert match.options == ["fruit:apple", "fruit:pear", "fruit:plum"]
    assert answer_of(name, match) == "fruit:pear"


@pytest.mark.parametrize("name", [*OURS, "search:3"])
def test_the_same_seed_of_a_bot_gives_the_same_answers(name: str) -> None:
    settings = ORCHARD.settings(3, {"cards": "yes"})
    games = [play_game(ORCHARD, settings, [find_bot(name, f"bot {seat}") for seat in range(3)], "1") for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", ["random", "search:3"])
def test_another_seed_of_a_bot_gives_other_answers(name: str) -> None:
    settings = ORCHARD.settings(3, {"cards": "yes"})
    games = {
        tuple(play_game(ORCHARD, settings, [find_bot(name, f"{seed} {seat}") for seat in range(3)], "1"))
        for seed in range(5)
    }
    assert len(games) > 1


@pytest.mark.parametrize("name", OURS)
def test_an_answer_does_not_depend_on_the_seed_of_the_match(name: str) -> None:
    text = play(position(ON_TURN, 3, seed=SECRET), "nouveau").record()
    matches = [load(text, find_rulebook, seed) for seed in ("one", "other", SECRET)]
    assert dump(matches[0].state) == dump(matches[1].state) == dump(matches[2].state)
    assert len({answer_of(name, match) for match in matches}) == 1


def everything_in(thing: object) -> Iterator[object]:
    """All that can be reached from a state, shared parts and waiting steps included."""
    waiting, known = [thing], set()
    while waiting:
        part = waiting.pop()
        if id(part) not in known:
            known.add(id(part))
            yield part
            if isinstance(part, State):
                waiting += [part.variants, *part.stack]
            if not isinstance(part, int | str | type(None)):
                waiting += [inner for _, inner in parts("", part)]


def test_what_a_bot_is_shown_holds_no_dealer_and_no_seed() -> None:
    match = new_match(3, seed=SECRET)
    shown = list(everything_in(match.state.copy()))
    assert len(shown) > 100
    assert not [part for part in shown if isinstance(part, Dealer | Match) or part == SECRET]


def test_anything_with_a_name_and_answers_is_a_bot() -> None:
    bots: list[Bot] = [Last(), find_bot("random", "1")]
    assert play_game(RULEBOOK, RULEBOOK.settings(2), bots, "1")


@pytest.mark.parametrize("name", [*OURS, "search:500"])
def test_a_bot_knows_its_name(name: str) -> None:
    assert find_bot(name, "1").name == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Greedy",
        "greedy:3",
        "random:1",
        "search:",
        "search:0",
        "search:-1",
        "search:x",
        "search:٣",
        "search:10000001",
    ],
)
def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(name: str) -> None:
    with pytest.raises(BotError, match=r"choose from random, greedy, search, search:1\.\.10000000") as refused:
        find_bot(name, "1")
    assert repr(name) in str(refused.value)


def test_a_name_of_any_length_makes_a_short_message() -> None:
    with pytest.raises(BotError) as refused:
        find_bot("search:" + "9" * 5000, "1")
    assert len(str(refused.value)) < 200


def test_greedy_looks_to_the_end_of_its_turn() -> None:
    match = position(
        """
        phase turn seat:1
        round 4
        grid cell:1,1 artwork:red
        grid cell:1,2 house:single
        seat:1 money 1
        seat:1 materials pair:steel+wood
        seat:1 tracks 5 1 1
        """,
        3,
    )
    for expected in ("nouveau", "cell:1,2"):
        assert answer_of("greedy", match) == expected
        match.play(expected)


def test_greedy_weighs_what_it_might_draw() -> None:
    match = position("phase turn seat:1\nround 4\nseat:1 money 1\nseat:1 tracks 5 1 1", 3)
    play(match, "park architect:1/3")
    assert match.decision == "parkAction"
    before = dump(match.state)
    assert answer_of("greedy", match) in match.options
    assert dump(match.state) == before
