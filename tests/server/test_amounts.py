"""Decisions with many options on the wire: amounts by their ends, and a look ahead that stays readable."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.b1893.asymmetric.builder import placing
from tests.server.playing import Json, Opened, offered, serving

from bruxelles.facade import new_game
from bruxelles.games import find_rulebook
from bruxelles.kernel.match import Match
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import load
from bruxelles.kernel.verification import verify
from bruxelles.server import lookahead
from bruxelles.server.lookahead import Lookahead
from bruxelles.server.outlook import outlook_shown
from bruxelles.server.previews import played_on, preview_shown


def positions(game: str, seats: int, seed: str) -> Iterator[Match]:
    """A whole game at random, question by question."""
    match, dice = new_game(game, seats, seed), random.Random(seed)
    while not match.over:
        yield match
        match.play(dice.choice(match.numbers))


def decisions(told: Json) -> Iterator[Json]:
    """A decision, and all that are told behind it."""
    yield told
    for option in told["options"]:
        if option["then"]:
            yield from decisions(option["then"])


def a_bid(seats: int = 2) -> Match:
    match = next(match for match in positions("1893", seats, "1") if match.decision == "bid")
    assert len(match.numbers) > 3
    return match


@pytest.mark.parametrize(("game", "seats"), [("1893", 2), ("1893", 5), ("1897", 4)])
def test_whoever_knows_no_game_finds_every_answer_and_no_other(game: str, seats: int) -> None:
    amounts = 0
    for match in positions(game, seats, "2"):
        told = Lookahead(match).decision()
        assert told is not None
        assert offered(told) == match.options
        kind = match.rulebook.contents.by_name[told["name"]]
        actions = [match.rulebook.contents.action(kind.number, number) for number in match.numbers]
        amount = told["amount"]
        rising = [amount["action"] + step for step in range(amount["max"] + 1 - amount["min"])] if amount else []
        assert [*rising, *(option["action"] for option in told["options"])] == actions
        amounts += amount is not None
    assert (amounts > 0) == (game == "1893")


def test_an_amount_names_a_few_that_stand_out() -> None:
    match = a_bid()
    told = Lookahead(match).decision()
    assert told is not None
    amount = told["amount"]
    assert (amount["token"], amount["min"], amount["max"]) == ("bid:{amount}", 1, match.numbers[-1])
    assert {1, 2} < set(amount["notable"]) < set(match.numbers)
    assert told["options"] == []


def test_a_look_ahead_ends_at_an_amount() -> None:
    found = 0
    for match in positions("1893", 3, "3"):
        told = Lookahead(match).decision()
        assert told is not None
        for behind in decisions(told):
            if behind["amount"]:
                assert behind["options"] == []
                found += behind is not told
    assert found > 10


@pytest.mark.parametrize("most", [320, 40, 5])
def test_no_more_is_told_than_can_be_read(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "MOST_OPTIONS", most)
    cut = 0
    for match in positions("1893", 2, "4"):
        told = Lookahead(match).decision()
        assert told is not None
        count = sum(len(each["options"]) for each in decisions(told))
        assert count <= max(most, len(told["options"]))
        cut += count == len(told["options"])
    assert cut > 0


def test_a_preview_says_what_an_amount_would_do() -> None:
    match = a_bid()
    name, seat = "bid", match.seat
    assert seat is not None
    shown = preview_shown(match, [(name, "bid:3")])
    assert (shown.label.key, shown.rules) == ("option.1893.bid", ["93-PLACE-04"])
    money = next(each for each in shown.changes if each.what == "money")
    assert (money.seat, money.before - money.after) == (seat + 1, 3)


def test_what_a_turn_may_come_to_is_open_while_an_amount_is_to_be_chosen() -> None:
    for match in positions("1893", 2, "1"):
        if match.decision != "turn":
            continue
        token = match.options[0]
        assert played_on(match, token).decision == "bid"
        assert outlook_shown(match, token) is None
        return


async def play_by_chains(table: Opened, dice: random.Random) -> Json:
    """Answer with as many decisions at once as are told, until the game is over."""
    frame = await table.frame()
    while not frame["over"]:
        if seat := frame["waits"]["confirmation_of"]:
            frame = (await table.turn("confirm", frame, seat)).json()
            continue
        answers, decision = [], frame["decision"]
        while decision:
            token = dice.choice(offered(decision))
            answers.append((decision["seat"], decision["name"], token))
            decision = next((each["then"] for each in decision["options"] if each["token"] == token), None)
        found = await table.send(frame, *answers)
        assert found.status_code == 200, found.text
        frame = found.json()
    return frame


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_of_1893_by_the_api_alone(seats: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", *["here"] * (seats - 1), game="1893", seed="5")
            end = await play_by_chains(table, random.Random(5))
            text = (await table.get("/record")).text
            assert load(text, find_rulebook).score() == tuple(end["sheet"]["totals"])
            assert verify(read_record(text, find_rulebook), find_rulebook("1893")) == (["kept"], [])

    asyncio.run(run())


@pytest.mark.parametrize("token", ["bid:0", "bid:99", "bid:-1", "bid:{amount}", "bid:", "bid:1.5", "bf:1"])
def test_an_amount_that_is_not_on_offer_is_refused(token: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", game="1893", seed="1")
            frame = await table.frame()
            while not frame["decision"] or not frame["decision"]["amount"]:
                frame = await table.step(0, frame)
            seat = frame["decision"]["seat"]
            refused = await table.send(frame, (seat, "bid", token))
            assert refused.status_code == 422
            assert (await table.frame())["number"] == frame["number"]
            asked = await table.get("/why", seat=seat, decision="bid", token=token)
            if asked.status_code == 200:
                assert asked.json()["rule"] == "93-PLACE-04"

    asyncio.run(run())


def test_a_preview_names_the_rule_that_adds_an_option() -> None:
    match = placing("hankar", "1,3", "display noble:buls", money=9)
    assert preview_shown(match, [("noblePick", "display:4")]).rules == ["93-NOBLE-01"]
    assert preview_shown(match, [("noblePick", "revealed")]).rules == ["93-ASYM-HANKAR-2"]
