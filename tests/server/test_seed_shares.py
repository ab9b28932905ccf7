"""Before the first card everybody adds a share to the seed, and nobody can choose it in view of the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from tests.server.playing import Client, Json, Opened, sentences, serving

from bruxelles.games import find_rulebook
from bruxelles.kernel.commitment import digest_of
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.verification import verify

ANA, BEN, CLEO = ("1" * 64, "2" * 64, "3" * 64)
FOR_EVER = 3600.0


def served(folder: Path, run: Callable[[Client], Awaitable[None]], reveal_seconds: float = FOR_EVER) -> None:
    async def inside() -> None:
        async with serving(folder, reveal_seconds=reveal_seconds) as client:
            await run(client)

    asyncio.run(inside())


async def share(table: Opened, seat: int, nonce: str) -> Json:
    return told(await table.post("/share", table.token(seat), {"digest": digest_of(nonce)}))


async def reveal(table: Opened, seat: int, nonce: str) -> Json:
    return told(await table.post("/reveal", table.token(seat), {"nonce": nonce}))


def told(found: httpx.Response) -> Json:
    assert found.status_code == 200, found.text
    frame: Json = found.json()
    return frame


def refused(found: httpx.Response) -> tuple[int, str]:
    return found.status_code, found.json()["error"]["message"]


def keys(frame: Json) -> list[str]:
    return [line["key"] for line in sentences(frame) if line["key"].startswith("server.")]


async def dealt(table: Opened, has: Callable[[Json], bool] = lambda frame: frame["gathering"] is None) -> Json:
    """The frame that a page is pushed as soon as something holds."""
    async with table.page(table.view) as page:
        while not has(frame := await page.hear()):
            pass
        return frame


def test_one_person_with_bots_shares_reveals_and_plays(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "greedy", "random", gather=True, seed="a secret")
        frame = await table.frame()
        assert (frame["view"], frame["decision"], frame["entry"], frame["facts"]) == (None, None, 0, [])
        assert frame["commitments"] == [{"since": 1, "digest": digest_of("a secret"), "shares": []}]
        assert frame["gathering"] == {
            "closed": False,
            "people": [{"seats": [1], "digest": None, "revealed": False}],
        }
        frame = await share(table, 1, ANA)
        assert frame["gathering"] == {
            "closed": True,
            "people": [{"seats": [1], "digest": digest_of(ANA), "revealed": False}],
        }
        frame = await reveal(table, 1, ANA)
        assert frame["gathering"] is None
        assert frame["commitments"][0]["shares"] == [{"seat": 1, "nonce": ANA}]
        assert frame["entry"] >= 4
        assert keys(frame) == []
        end = await table.play()
        assert end["seeds"] == ["a secret"]
        record = (await table.get("/record")).text
        assert f"\nshare 1 seat:1 {ANA}\n" in record
        assert verify(read_record(record, find_rulebook), find_rulebook("1897")) == (["kept"], [])

    served(tmp_path, run)


def test_another_share_deals_other_cards_and_no_record_may_claim_it(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        first = {}
        for nonce in (ANA, BEN):
            table = await client.open("me", "random", gather=True)
            await share(table, 1, nonce)
            await reveal(table, 1, nonce)
            first[nonce] = (await table.get("/record")).text
        entries = [text[text.index("\n\n") :] for text in first.values()]
        assert entries[0] != entries[1]
        text = f"{first[ANA]}seed 1\n"
        verify(read_record(text, find_rulebook), find_rulebook("1897"))
        with pytest.raises(ValueError, match="this was not dealt from the committed seed"):
            verify(read_record(text.replace(ANA, BEN), find_rulebook), find_rulebook("1897"))

    served(tmp_path, run)


def test_friends_reveal_when_all_have_promised_and_nobody_hears_a_share_before(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "link", "link", gather=True)
        await share(table, 1, ANA)
        await share(table, 3, CLEO)
        early = await table.post("/reveal", table.token(1), {"nonce": ANA})
        assert refused(early) == (422, "shares are revealed once everybody has promised theirs")
        frame = await share(table, 2, BEN)
        assert frame["gathering"]["closed"]
        await reveal(table, 1, ANA)
        frame = await reveal(table, 2, BEN)
        assert [person["revealed"] for person in frame["gathering"]["people"]] == [True, True, False]
        for token in (table.host, table.view, table.token(3)):
            assert ANA not in (await table.get(by=token)).text
            assert ANA not in (await table.get("/record", by=token)).text
        frame = await reveal(table, 3, CLEO)
        assert [each["nonce"] for each in frame["commitments"][0]["shares"]] == [ANA, BEN, CLEO]

    served(tmp_path, run)


def test_nobody_shares_for_another_or_twice_or_reveals_something_else(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "here", "link", "random", gather=True)
        for token in (table.host, table.view):
            found = await table.post("/share", token, {"digest": digest_of(ANA)})
            assert refused(found) == (403, "only players can share in the shuffle")
        one_screen = await share(table, 2, ANA)
        assert one_screen["gathering"]["people"][0] == {"seats": [1, 2], "digest": digest_of(ANA), "revealed": False}
        assert (await share(table, 1, ANA))["number"] == one_screen["number"]
        found = await table.post("/share", table.token(1), {"digest": digest_of(BEN)})
        assert refused(found) == (422, "another of your pages has already promised a share")
        await share(table, 3, CLEO)
        for nonce in (ANA, BEN):
            found = await table.post("/reveal", table.token(3), {"nonce": nonce})
            assert refused(found) == (422, "this is not the share that was promised")
        for text in ("", "1" * 63, "g" * 64, f"{ANA}\n"):
            assert (await table.post("/reveal", table.token(3), {"nonce": text})).status_code == 422
        number = (await reveal(table, 1, ANA))["number"]
        assert (await reveal(table, 1, ANA))["number"] == number
        frame = await reveal(table, 3, CLEO)
        assert (await reveal(table, 3, CLEO))["number"] == frame["number"]
        found = await table.post("/reveal", table.token(3), {"nonce": BEN})
        assert refused(found) == (422, "the cards have already been dealt")

    served(tmp_path, run)


def test_nothing_is_answered_before_the_cards_are_dealt_and_bots_wait(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("greedy", "me", gather=True, options={"firstPlayer": "1"})
        frame = await table.frame()
        found = await table.send(frame, (2, "turn", "pass"))
        assert refused(found) == (422, "you can't answer: the cards haven't been dealt yet")
        assert (await table.get("/brief")).json()["gathers"]
        assert (await table.frame())["number"] == 0
        for path in ("/scenes", "/course", "/record"):
            assert (await table.get(path)).status_code == 200
        await share(table, 2, ANA)
        await reveal(table, 2, ANA)
        frame = await dealt(table, lambda frame: frame["decision"] and frame["decision"]["seat"] == 2)
        assert frame["number"] > 2
        assert not (await table.get("/brief")).json()["gathers"]

    served(tmp_path, run)


def test_the_host_begins_without_those_who_are_not_here_and_the_log_says_so(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "link", "link", gather=True)
        assert refused(await table.post("/begin", table.token(1))) == (403, "only the host's link can do this")
        await share(table, 1, ANA)
        assert told(await table.post("/begin", table.host))["gathering"]["closed"]
        late = await table.post("/share", table.token(2), {"digest": digest_of(BEN)})
        assert refused(late) == (422, "the shares are being revealed; it is too late to promise one")
        frame = await reveal(table, 1, ANA)
        assert keys(frame) == ["server.share_missing"] * 2
        assert frame["commitments"][0]["shares"] == [{"seat": 1, "nonce": ANA}]
        assert told(await table.post("/begin", table.host))["number"] == frame["number"]

    served(tmp_path, run)


def test_a_table_at_which_nobody_is_yet_is_dealt_from_the_secret_alone_if_its_host_begins(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("link", "link", gather=True, seed="a secret")
        frame = told(await table.post("/begin", table.host))
        assert (frame["gathering"], frame["commitments"][0]["shares"]) == (None, [])
        plain = await client.open("link", "link", seed="a secret")
        assert frame["view"] == (await plain.frame())["view"]

    served(tmp_path, run)


def test_who_promised_and_does_not_reveal_is_left_out_after_a_while(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "link", gather=True)
        await share(table, 1, ANA)
        await share(table, 2, BEN)
        await reveal(table, 2, BEN)
        frame = await dealt(table)
        assert keys(frame) == ["server.share_left_out"]
        assert frame["commitments"][0]["shares"] == [{"seat": 2, "nonce": BEN}]

    served(tmp_path, run, reveal_seconds=0.2)


def test_a_bot_in_the_place_of_somebody_who_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "link", gather=True)
        await share(table, 1, ANA)
        frame = told(await table.post("/seats/2/bot", table.host, {"bot": "random"}))
        assert frame["gathering"]["closed"]
        found = await table.post("/share", table.token(2), {"digest": digest_of(BEN)})
        assert refused(found) == (403, "a bot is playing for seat 2 at the moment")
        assert keys(await reveal(table, 1, ANA)) == ["server.bot_seated"]

    served(tmp_path, run)
