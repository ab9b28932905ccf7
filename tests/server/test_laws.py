"""Whatever people do at a table, in whatever order: the log tells it all again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.playing import Json, Opened, offered, serving, together

from bruxelles.games import NAMES, find_rulebook
from bruxelles.kernel.record import UNSEEN, RecordError
from bruxelles.kernel.replay import load
from bruxelles.server import wire

SEATS = [("me", "link", "here"), ("link", "greedy", "link", "link"), ("me", "here"), ("random", "link")]
BOTS = ("random", "greedy", None)


async def act(table: Opened, frame: Json, dice: random.Random) -> Json:
    """Something that somebody could do now, or couldn't."""
    seat = dice.randrange(len(table.tokens)) + 1
    token = table.tokens[seat - 1] or table.view
    what = dice.choice(["go on"] * 6 + ["undo", "undo", "redo", "confirm", "bot", "late", "chain"])
    if what == "go on":
        await table.step(dice.randrange(50))
    elif what == "bot":
        await table.post(f"/seats/{seat}/bot", table.host, {"bot": dice.choice(BOTS)})
        await table.post(f"/seats/{seat}/bot", table.host, {"bot": None})
    elif what == "late":
        await table.send({"number": dice.randrange(20)}, (seat, "turn", "pass"), by=token)
    elif what == "chain":
        answers, decision = [], frame["decision"]
        while decision:
            token = dice.choice(offered(decision))
            answers.append((decision["seat"], decision["name"], token))
            decision = next((each["then"] for each in decision["options"] if each["token"] == token), None)
        if answers and table.tokens[answers[0][0] - 1]:
            await table.send(frame, *answers)
    else:
        await table.turn(what, frame, seat, token)
    return await table.frame(since=frame["number"])


def is_of_the_described_shape(frame: Json) -> None:
    """Frames are put together from pieces of JSON; the description of the API must be true of them all the same."""
    assert wire.Frame.model_validate(frame).model_dump(mode="json") == frame


@pytest.mark.parametrize("seats", SEATS, ids="-".join)
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_the_log_tells_everything_again(seats: tuple[str, ...], game: str, seed: int, tmp_path: Path) -> None:
    async def run() -> None:
        dice = random.Random(f"{seats} {seed}")
        async with serving(tmp_path) as client:
            table = await client.open(*seats, game=game, seed=str(seed))
            frames = [await table.frame()]
            # A seat that was a bot's from the beginning may be given to somebody.
            for seat, token in enumerate(table.tokens, 1):
                if token is None:
                    found = await table.post(f"/seats/{seat}/link", table.host)
                    table.tokens[seat - 1] = found.json()["token"]
            for _ in range(60):
                before = frames[-1]
                frames.append(await act(table, before, dice))
                is_of_the_described_shape(frames[-1])
            for seat in range(1, len(seats) + 1):
                await table.post(f"/seats/{seat}/bot", table.host, {"bot": None})
            frames.append(await table.frame(since=frames[-1]["number"]))
            last = await table.frame(table.token(1))
            is_of_the_described_shape(last)
            record = (await table.get("/record")).text
            assert together(frames) == (await table.frame())["facts"]
        async with serving(tmp_path) as client:
            table.client = client
            assert await table.frame(table.token(1)) == last
            assert (await table.get("/record")).text == record
            assert last["number"] > 10
            if UNSEEN in record.split():
                with pytest.raises(RecordError, match="this draw is hidden"):
                    load(record, find_rulebook)
            else:
                match = load(record, find_rulebook)
                assert len(match.entries) >= record.count("\n", record.index("\n\n") + 2)

    asyncio.run(run())


def test_every_frame_up_to_the_end_is_of_the_described_shape(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", "here", seed="3")
            frame = await table.frame()
            while not frame["over"]:
                frame = await table.step(frame["number"] * 5, frame)
                is_of_the_described_shape(frame)
            assert frame["sheet"] is not None
            assert frame["seeds"] == ["3"]
            late = await table.send(frame, (1, "turn", "pass"), expected=3)
            assert late.status_code == 409
            assert wire.Stale.model_validate(late.json()).model_dump(mode="json") == late.json()
            is_of_the_described_shape(late.json()["frame"])

    asyncio.run(run())
