"""Two worlds that differ in nothing but what one seat has drawn in secret look the same to everybody else, byte by
byte: every route, pages, records, tables played on, log and measures; while the draw waits, when it was answered, taken
back and confirmed, and after a restart.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from itertools import count, zip_longest
from pathlib import Path

import pytest
from tests.games.b1893.first_edition.playing import RULEBOOK, scripted
from tests.server.playing import Opened, serving
from tests.server.test_faults import change
from tests.server.worlds import (
    GAME,
    KEEP,
    SEATS,
    Numbers,
    World,
    acting,
    asked_routes,
    beside_tables,
    deleting,
    every_answer,
    hosting,
    looking,
    renewing,
    routes_of,
    secret_answers,
    trying,
)

from bruxelles.games import NAMES, find_rulebook
from bruxelles.kernel.commitment import digest_of
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay
from bruxelles.server.app import create_app
from bruxelles.server.bots import Turn
from bruxelles.server.config import Config

LINES = "phase turn seat:1\nround 3\nseat:1 exhibitions 2\nseat:1 money 3"
TURN = "seat:1 turn space:1,1\nseat:1 bid bid:1\n"
PINK = "artwork:pink"  # drawn in both worlds, and kept
DRAWS = ("artwork:pink artwork:blue artwork:green", "artwork:yellow artwork:pink artwork:yellow")
BY_THE_CLOCK = ("/scenes", "/course")  # they take turns with others, as long as the clock says
FEW = secret_answers()[2:3]  # blue, of which only one world has drawn any
Course = Callable[[World], Awaitable[None]]


def record_of(draw: str, answers: str = "") -> str:
    """A game in which seat 1 has drawn at the Workshop."""
    drawing = f"{TURN}seat:1 perform perform\nchance drawArtworks seat:1 {draw}\n"
    return scripted(LINES, drawing + answers, seats=3).record()


class Follower:
    """Bots that keep what both worlds have drawn."""

    async def answer(self, turn: Turn) -> int:
        return find_rulebook(GAME).contents.by_name[KEEP].option(PINK)

    async def close(self) -> None: ...


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> Numbers:
    found = Numbers()
    monkeypatch.setattr(secrets, "token_urlsafe", found.text)
    monkeypatch.setattr(secrets, "token_hex", found.seed)
    return found


class Twins:
    """Two worlds in which the same things are done and asked, one after the other."""

    def __init__(self, folder: Path, numbers: Numbers) -> None:
        self.folder = folder
        self.numbers = numbers
        self.compared = 0

    def compare(
        self, records: Sequence[str], *courses: Course, salts: Sequence[str] = ("", ""), gather: bool = False
    ) -> None:
        """Each course is followed by a restart."""
        told = []
        for number, (record, salt) in enumerate(zip(records, salts, strict=True)):
            self.numbers.begin(salt)
            told.append(asyncio.run(self.told(self.folder / f"{self.compared} {number}", record, courses, gather)))
        self.compared += 1
        for one, other in zip_longest(*told):
            assert one == other

    async def told(self, data: Path, record: str, courses: Sequence[Course], gather: bool) -> list[tuple[str, object]]:
        world: World | None = None
        for course in courses:
            async with serving(data, Follower(), reveal_seconds=600) as client:
                if world is None:
                    asked = {"record": record, "seats": SEATS, "gather": gather}
                    found = await client.http.post("/api/tables/import", json=asked)
                    world = World(client, Opened(client, found.json()), data)
                client.app.state.measured.seconds = 0.0  # whoever asks for measures gets those of now
                client.keys = world.client.keys
                world.client = world.table.client = client
                with world.log.listening():
                    await course(world)
        assert world is not None
        return world.written


@pytest.fixture
def twins(tmp_path: Path, numbers: Numbers) -> Twins:
    return Twins(tmp_path, numbers)


async def keep(world: World) -> None:
    """Seat 1 answers what both worlds have drawn."""
    table = world.table
    found = await table.send(await table.frame(table.token(1)), (1, KEEP, PINK))
    assert found.status_code == 200, found.text


async def turn(world: World, what: str) -> None:
    found = await world.table.turn(what, await world.table.frame(), 1)
    assert found.status_code == 200, found.text


async def ask_all(world: World) -> None:
    await world.ask_all(FEW)


def test_every_route_is_asked(tmp_path: Path) -> None:
    assert asked_routes() == routes_of(create_app(Config(tmp_path)))


def test_every_secret_of_a_game_has_its_worlds() -> None:
    """Whoever adds another one adds worlds that differ in it."""
    secret = set()
    for game in NAMES:
        contents = find_rulebook(game).contents
        secret |= {(game, kind.name) for kind in contents.decisions.values() if kind.private}
        secret |= {(game, kind.name) for kind in contents.chances.values() if kind.private}
        secret |= {(game, kind.name) for kind in contents.facts.values() if kind.private}
    assert secret == {(GAME, KEEP), (GAME, "drawArtworks"), (GAME, "artwork_drawn")}


def test_while_a_draw_waits_nobody_else_learns_of_it(twins: Twins) -> None:
    offered = []

    async def ask(world: World) -> None:
        own = await world.table.frame(world.table.token(1))
        offered.append({option["token"] for option in own["decision"]["options"]})
        await world.ask_all(secret_answers())
        for question in beside_tables():
            await world.ask("nobody", None, question)
        await world.play_on()

    twins.compare([record_of(draw) for draw in DRAWS], ask, ask_all)
    assert offered == [set(draw.split()) for draw in DRAWS], "seat 1 sees no difference either"


def test_no_refusal_tells_others_what_was_drawn(twins: Twins) -> None:
    async def ask(world: World) -> None:
        name, number = world.table.name, (await world.table.frame())["number"]
        for question in (*acting(name, number, every_answer()), *trying(name, every_answer())):
            await world.ask("Bert", world.table.token(2), question)

    twins.compare([record_of(draw) for draw in DRAWS], ask)


def test_an_answer_tells_what_was_kept_and_nothing_else(twins: Twins) -> None:
    async def ask(world: World) -> None:
        async with AsyncExitStack() as looking_on:
            pages = {}
            for who, token in world.links().items():
                pages[who] = await looking_on.enter_async_context(world.table.page(token))
                world.hear(who, await pages[who].hear())

            async def hear() -> None:
                for who, page in pages.items():
                    world.hear(who, await page.hear())
                await world.ask_all(FEW)

            await keep(world)
            await hear()
            for what in ("undo", "redo", "confirm"):
                await turn(world, what)
                await hear()
        await world.play_on()

    twins.compare([record_of(draw) for draw in DRAWS], ask, ask_all)


def test_what_was_drawn_long_ago_stays_secret(twins: Twins) -> None:
    async def ask(world: World) -> None:
        await world.table.play(12)
        await world.ask_all(FEW)
        await world.play_on()

    twins.compare([record_of(draw, f"seat:1 {KEEP} {PINK}") for draw in DRAWS], ask, ask_all)


def test_what_the_host_does_tells_nothing(twins: Twins) -> None:
    async def ask(world: World) -> None:
        await world.ask_by_all(hosting)
        await world.ask_all(FEW)

    async def delete(world: World) -> None:
        world.table.host = (await world.ask_by_all(renewing))["token"]
        await world.ask_by_all(deleting)
        await world.ask_by_all(lambda table: looking(table, 0, 0))
        await world.measure()

    twins.compare([record_of(draw) for draw in DRAWS], ask, delete)


def salts(record: str) -> list[str]:
    """Two seeds by which seat 1 draws differently, though pink both times."""
    found: dict[frozenset[str], str] = {}
    for salt in map(str, count()):
        numbers = Numbers()
        numbers.begin(salt)
        match = replay(read_record(record, find_rulebook), RULEBOOK, numbers.seed())
        match.play("perform")
        if match.decision == KEEP and PINK in match.options:
            found[frozenset(match.options)] = salt
        if len(found) == 2:
            return list(found.values())
    raise AssertionError


async def draw(world: World) -> None:
    table = world.table
    await table.send(await table.frame(), (1, "perform", "perform"))
    await turn(world, "confirm")
    assert (await table.frame())["decision"]["name"] == KEEP


def test_what_a_table_draws_by_itself_is_kept_on_disk_and_told_to_nobody(twins: Twins) -> None:
    async def drawing(world: World) -> None:
        await draw(world)
        await world.ask_all(FEW)

    async def keeping(world: World) -> None:
        await world.ask_all(FEW)
        await keep(world)

    record = scripted(LINES, TURN, seats=3).record()
    twins.compare([record] * 2, drawing, keeping, ask_all, salts=salts(record))


def test_why_a_table_is_frozen_tells_nothing(twins: Twins) -> None:
    async def freezing(world: World) -> None:
        await draw(world)
        await keep(world)
        hidden = f'{{"answers":[[0,"{KEEP}","artwork:black"]],"bot":null,"instead":null}}'
        change(world.data, "update log set what = ? where number = 3", hidden)

    record = scripted(LINES, TURN, seats=3).record()
    twins.compare([record] * 2, freezing, ask_all, salts=salts(record))


def test_why_the_beginning_of_a_table_is_refused_tells_nothing(twins: Twins) -> None:
    async def freezing(world: World) -> None:
        change(
            world.data,
            "update tables set base = replace(base, 'keepArtwork artwork:pink', 'keepArtwork artwork:black')",
        )

    twins.compare([record_of(draw, f"seat:1 {KEEP} {PINK}") for draw in DRAWS], freezing, ask_all)


def test_nobody_is_shown_anothers_share_before_the_first_card(twins: Twins) -> None:
    nonces = iter(sign * 64 for sign in "ab")

    async def ask(world: World) -> None:
        table, nonce, other = world.table, next(nonces), "c" * 64
        for seat, own in ((1, nonce), (2, other)):
            await table.post("/share", table.token(seat), {"digest": digest_of(own)})
        assert (await table.post("/reveal", table.token(1), {"nonce": nonce})).status_code == 200
        await world.ask_all(FEW)
        await world.play_on()
        assert (await table.frame())["gathering"]

    twins.compare([scripted(LINES, TURN, seats=3).record()] * 2, ask, ask_all, gather=True)


def test_the_server_does_as_much_for_one_secret_as_for_another(twins: Twins) -> None:
    async def ask(world: World) -> None:
        name, token = world.table.name, world.table.token(2)
        with world.work.counting():
            for question in (*looking(name, 0, 4), *acting(name, 0, secret_answers()), *trying(name, secret_answers())):
                if not question.route.endswith(BY_THE_CLOCK):
                    await world.ask("Bert", token, question)

    record = record_of(DRAWS[0])
    twins.compare([record, record], ask)  # what is made once for all tables is there from now on
    twins.compare([record_of(draw) for draw in DRAWS], ask)
