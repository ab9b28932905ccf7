"""Many games between bots: the same plan gives the same games, whoever plays them and wherever."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest
from tests.games.b1897.builder import RULEBOOK

import bruxelles.arena.simulation as simulation
from bruxelles.arena.report import Report, report_simulation
from bruxelles.arena.simulation import Plan, PlanError, play_out, simulate
from bruxelles.arena.tally import Tally
from bruxelles.bots.bot import Bot, BotError, Budget
from bruxelles.bots.registry import find_bot
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import State
from bruxelles.words import languages, speak


def plan(seats: int = 2, games: int = 6, bots: tuple[str, ...] = ("random",), seed: str = "1") -> Plan:
    return Plan(RULEBOOK.settings(seats), games, bots, seed)


def summary(plan: Plan, jobs: int = 1) -> object:
    return simulate(plan, jobs)[0].summary()


@pytest.mark.parametrize("bots", [("random",), ("search:2", "random")], ids=",".join)
def test_the_number_of_jobs_changes_nothing(bots: tuple[str, ...]) -> None:
    one = plan(games=7, bots=bots)
    assert summary(one, 1) == summary(one, 2) == summary(one, 3)


def test_the_seed_decides_which_games_are_played() -> None:
    assert summary(plan(seed="a")) == summary(plan(seed="a"))
    assert summary(plan(seed="a")) != summary(plan(seed="b"))


def test_a_longer_plan_begins_with_the_same_games() -> None:
    short, rest, long = (Tally(2) for _ in range(3))
    short.add(simulation.play_chunk(plan(games=4), range(4)))
    rest.add(simulation.play_chunk(plan(games=9), range(4, 9)))
    long.add(simulate(plan(games=9))[0])
    short.add(rest)
    assert short.summary() == long.summary()


def test_every_game_counts_for_every_seat() -> None:
    tally, _ = simulate(plan(seats=4, games=40))
    assert [standing.played for standing in tally.by_seat] == [40] * 4
    assert tally.by_bot["random"].played == 160
    assert sum(standing.won for standing in tally.by_seat) == pytest.approx(40)
    assert 0 < tally.asked < tally.answered


def test_the_last_bot_fills_up() -> None:
    assert plan(4, bots=("greedy", "random")).lineup() == ("greedy", "random", "random", "random")
    assert plan(3, bots=("search",)).lineup() == ("search",) * 3
    assert plan(2, bots=("a", "b")).lineup() == ("a", "b")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_rotate_so_that_everybody_sits_everywhere(seats: int) -> None:
    names = ("a", "b", "c", "d")[:seats]
    seatings = [plan(seats, bots=names).seating(number) for number in range(2 * seats)]
    assert seatings[0] == names
    assert all(Counter(seating) == Counter(names) for seating in seatings)
    assert all(
        Counter(seatings[number][seat] for number in range(2 * seats)) == dict.fromkeys(names, 2)
        for seat in range(seats)
    )


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(plan(games=60), progress=heard.append)
    assert sum(heard) == 60
    assert len(heard) > 10


@pytest.mark.parametrize(
    ("wrong", "jobs", "message"),
    [
        (plan(2, bots=("random", "random", "random")), 1, "2 seats can't be filled with 3 bots"),
        (plan(2, bots=()), 1, "2 seats can't be filled with 0 bots"),
        (plan(games=0), 1, "can't play 0 games in 1 jobs; both numbers must be at least 1"),
        (plan(games=-3), 1, "-3 games"),
        (plan(), 0, "6 games in 0 jobs"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: Plan, jobs: int, message: str) -> None:
    with pytest.raises(PlanError, match=message):
        simulate(wrong, jobs)


def test_a_bot_that_does_not_exist_is_refused_before_the_first_game() -> None:
    heard: list[int] = []
    with pytest.raises(BotError, match="there is no bot 'nobody'"):
        simulate(plan(bots=("random", "nobody")), progress=heard.append)
    assert heard == []


class Nonsense:
    name = "nonsense"

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        return max(options) + 1


class Vandal:
    """Breaks what it is shown, and answers well."""

    name = "vandal"

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        state.stack.clear()
        state.decision = None
        return options[0]


def play_with(*bots: Bot) -> int:
    state = RULEBOOK.new_state(RULEBOOK.settings(len(bots)))
    return play_out(state, Dealer("1", "deal"), list(bots), Budget(1), Options())


def test_nonsense_ends_the_game_and_names_the_bot() -> None:
    with pytest.raises(PlanError, match=r"bot nonsense answered \d+, which is not on offer"):
        play_with(find_bot("random", "1"), Nonsense())


def test_a_bot_can_break_only_its_own_copy() -> None:
    assert play_with(Vandal(), find_bot("random", "1")) > 10


def test_an_interrupted_simulation_leaves_no_games_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[Future[Tally]] = []

    def interrupt(futures: list[Future[Tally]]) -> Iterator[Future[Tally]]:
        waiting.extend(futures)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "as_completed", interrupt)
    with pytest.raises(KeyboardInterrupt):
        simulate(plan(games=5000), jobs=2)
    assert all(future.done() for future in waiting)
    assert any(future.cancelled() for future in waiting)


def test_a_process_that_dies_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(futures: list[Future[Tally]]) -> Iterator[Future[Tally]]:
        raise BrokenProcessPool("gone")

    monkeypatch.setattr(simulation, "as_completed", die)
    with pytest.raises(PlanError, match="was killed"):
        simulate(plan(), jobs=2)


@pytest.mark.parametrize("language", languages())
def test_the_report_as_json_tells_plan_and_result(capsys: pytest.CaptureFixture[str], language: str) -> None:
    asked = Plan(RULEBOOK.settings(3, {"halfCards": "on"}), 5, ("search:1", "random"), "s", Budget(9, 0.0))
    report_simulation(asked, 1, as_json=True, words=speak(language))
    written = capsys.readouterr()
    told = json.loads(written.out)
    assert written.err == ""
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("1897", 3, 5, "s")
    assert (told["lineup"], told["iterations"]) == (["search:1", "random", "random"], 9)
    assert told["options"]["halfCards"] == "on"
    assert told["components"] == asked.settings.components
    assert [seat["played"] for seat in told["seats"]] == [5, 5, 5]
    assert {name: bot["played"] for name, bot in told["bots"].items()} == {"search:1": 5, "random": 10}
    assert told["seconds"] > 0


@pytest.mark.parametrize(
    ("language", "seat", "games", "job"),
    [("en", "seat", "30 games in", "with 1 job:"), ("fr", "place", "jouées\u00a0: 30 en", "avec 1 processus, soit")],
)
def test_the_report_for_people_is_a_table_that_fits(
    capsys: pytest.CaptureFixture[str], language: str, seat: str, games: str, job: str
) -> None:
    report_simulation(plan(4, games=30), 1, as_json=False, words=speak(language))
    written = capsys.readouterr()
    assert written.err == ""
    lines = written.out.splitlines()
    assert max(map(len, lines)) <= 80
    names = [line.strip().split("  ")[0] for line in lines if "%" in line and "interval" not in line]
    assert names == ["random", *(f"{seat} {number}" for number in range(1, 5))]
    assert games in written.out
    assert job in written.out


def test_french_numbers_are_written_as_in_french() -> None:
    report = Report(speak("fr"))
    assert (report.words.number(12345.67, 1), report.share(0.255)) == ("12\u202f345,7", "25,5\u00a0%")


def test_large_numbers_are_not_cut_short(capsys: pytest.CaptureFixture[str]) -> None:
    tally, _ = simulate(plan(4, games=8))
    for standing in (*tally.by_seat, *tally.by_bot.values()):
        standing.played, standing.won = 12_345_678, 12_345_678.0
    tally.by_bot["search:10000000"] = tally.by_bot.pop("random")
    Report(speak("en")).print_tables(tally, 1.0, 2)
    shown = capsys.readouterr().out
    assert "…" not in shown
    assert shown.count("12,345,678") == 5
    assert "search:10000000" in shown
    assert "with 2 jobs:" in shown
