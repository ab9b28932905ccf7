"""Who may answer what, when, and how often it counts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.playing import Json, Opened, serving


def first_answer(frame: Json, choice: int = 0) -> tuple[int, str, str]:
    decision = frame["decision"]
    return decision["seat"], decision["name"], decision["options"][choice]["token"]


def chain(frame: Json) -> list[tuple[int, str, str]]:
    """Answers to a decision and to those behind it, as far as the frame shows them."""
    answers = []
    decision = frame["decision"]
    while decision:
        option = next((o for o in decision["options"] if o["then"]), decision["options"][0])
        answers.append((decision["seat"], decision["name"], option["token"]))
        decision = option["then"]
    return answers


async def seat_one_begins(table: Opened) -> Json:
    frame = await table.frame(table.token(1))
    assert frame["decision"]["seat"] == 1
    return frame


FIRST = {"options": {"firstPlayer": "1"}, "seed": "1"}


def test_an_answer_sent_twice_counts_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            frame = await seat_one_begins(table)
            one = await table.send(frame, first_answer(frame), key="same")
            two = await table.send(frame, first_answer(frame), key="same")
            assert (one.status_code, one.json()["number"]) == (200, 1)
            assert two.json() == one.json()
            both = await asyncio.gather(*(table.turn("undo", one.json(), 1) for _ in range(5)))
            assert sorted(found.status_code for found in both) == [200, 409, 409, 409, 409]

    asyncio.run(run())


def test_a_key_counts_for_its_sender_only_and_outlives_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            frame = await seat_one_begins(table)
            one = await table.send(frame, first_answer(frame), key="same")
            other = await table.send(one.json(), (2, "turn", "pass"), key="same")
            assert other.status_code == 422
        async with serving(tmp_path) as client:
            table.client = client
            assert (await table.send(frame, first_answer(frame), key="same")).json() == one.json()

    asyncio.run(run())


def test_a_key_used_again_for_something_else_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", "link", **FIRST)
            frame = await seat_one_begins(table)
            one = await table.send(frame, first_answer(frame), key="same")
        async with serving(tmp_path) as client:
            table.client = client
            token, answer = table.token(1), first_answer(frame)
            again = [
                await table.send(frame, first_answer(frame, 1), key="same"),
                await table.send(frame, answer, answer, key="same"),
                await table.send(frame, (2, *answer[1:]), key="same"),
                await table.post("/undo", token, {"expected": 1, "key": "same", "seat": 1}),
            ]
            assert [found.status_code for found in again] == [422] * 4
            assert {found.json()["error"]["message"] for found in again} == {
                "this key was already used for another request; each request needs its own key"
            }
            undone = await table.post("/undo", token, {"expected": 1, "key": "back", "seat": 1})
            other = [
                await table.post("/undo", token, {"expected": 1, "key": "back", "seat": 2}),
                await table.post("/redo", token, {"expected": 2, "key": "back", "seat": 1}),
            ]
            assert [found.status_code for found in (one, undone, *other)] == [200, 200, 422, 422]
            assert (await table.frame())["number"] == 2

    asyncio.run(run())


def test_an_answer_sent_late_is_refused_with_the_table_as_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            frame = await seat_one_begins(table)
            now = (await table.send(frame, first_answer(frame))).json()
            for expected in (0, 2, 99):
                late = await table.send(frame, first_answer(frame), expected=expected)
                assert late.status_code == 409
                assert late.json()["frame"]["number"] == now["number"]
                assert late.json()["error"]["message"] == f"the table is already at 1, not at {expected}"
            assert (await table.frame(table.token(1), 0))["facts"] == (await table.frame(since=0))["facts"]

    asyncio.run(run())


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", "greedy", **FIRST)
            other = await client.open("me", "link", **FIRST)
            frame = await seat_one_begins(table)
            answer = first_answer(frame)
            codes = {
                "another seat": (await table.send(frame, answer, by=table.token(2))).status_code,
                "the host": (await table.send(frame, answer, by=table.host)).status_code,
                "a spectator": (await table.send(frame, answer, by=table.view)).status_code,
                "another table": (await table.send(frame, answer, by=other.token(1))).status_code,
                "nobody": (await table.post("/answers", None, {})).status_code,
                "for a bot": (await table.send(frame, (3, "turn", "pass"), by=table.token(1))).status_code,
                "out of turn": (await table.send(frame, (2, "turn", "pass"))).status_code,
            }
            assert codes == {
                "another seat": 403,
                "the host": 403,
                "a spectator": 403,
                "another table": 401,
                "nobody": 401,
                "for a bot": 403,
                "out of turn": 422,
            }
            assert (await table.frame())["number"] == 0

    asyncio.run(run())


def test_several_answers_are_taken_at_once_or_not_at_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            frame = await seat_one_begins(table)
            answers = chain(frame)
            assert len(answers) == 3
            found = await table.send(frame, *answers[:-1], (1, answers[-1][1], "nonsense"))
            assert found.status_code == 422
            assert {**(await table.frame(table.token(1)))} == frame
            found = await table.send(frame, *answers)
            assert (found.status_code, found.json()["number"]) == (200, 1)
            undone = (await table.turn("undo", found.json(), 1)).json()
            assert (undone["view"], undone["decision"], undone["kept"]) == (
                frame["view"],
                frame["decision"],
                len(frame["facts"]),
            )
            redone = (await table.turn("redo", undone, 1)).json()
            assert redone["view"] == found.json()["view"]

    asyncio.run(run())


def test_what_is_not_on_offer_is_refused_with_the_rule(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            frame = (await table.send(await seat_one_begins(table), (1, "turn", "nouveau"))).json()
            offered = {option["token"] for option in frame["decision"]["options"]}
            taken = next(c["cell"] for row in frame["view"]["grid"] for c in row if c["cell"] not in offered)
            found = await table.send(frame, (1, "cell", taken))
            assert found.status_code == 422
            why = (await table.get("/why", decision="cell", token=taken)).json()
            assert found.json()["error"]["rule"] == why["rule"]
            assert why["message"]["key"] == f"why.{why['rule']}"
            assert set(why["sentence"]) == {"en", "fr"}
            on_offer = (await table.get("/why", decision="cell", token=min(offered))).json()
            assert on_offer == {"rule": None, "message": None, "sentence": None, "first": None}
            assert (await table.get("/why", decision="turn", token="pass")).json()["first"] == "cell"
            for decision, token in (("cell", "nonsense"), ("nonsense", "x")):
                assert (await table.get("/why", decision=decision, token=token)).status_code == 422

    asyncio.run(run())


def test_a_preview_says_what_an_answer_does_and_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            frame = await seat_one_begins(table)
            seen = (await table.get("/preview", seat=1, decision="turn", token="pass")).json()
            assert {"seat": 1, "what": "money"}.items() <= seen["changes"][0].items()
            assert seen["next_seat"] == 2
            assert seen["facts"]
            assert "97-TURN-02" in seen["rules"]
            assert await table.frame(table.token(1)) == frame
            assert (await table.get("/preview", seat=2, decision="turn", token="pass")).status_code == 422
            assert (await table.get("/preview", seat=1, decision="turn", token="nonsense")).status_code == 422

    asyncio.run(run())


def test_a_turn_waits_for_its_confirmation_and_may_be_taken_back_until_then(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link", **FIRST)
            begin = await seat_one_begins(table)
            frame = (await table.send(begin, (1, "turn", "pass"))).json()
            assert (frame["waits"], frame["decision"]) == ({"confirmation_of": 1}, None)
            assert (frame["may_undo"], (await table.frame(table.token(2)))["may_undo"]) == (True, False)
            assert (await table.turn("undo", frame, 2)).status_code == 422
            assert (await table.turn("confirm", frame, 2)).status_code == 403
            assert (await table.send(frame, (1, "turn", "pass"))).status_code == 422
            back = (await table.turn("undo", frame, 1)).json()
            assert (back["decision"], back["may_redo"]) == (begin["decision"], True)
            assert (await table.turn("confirm", back, 1)).status_code == 422
            again = (await table.turn("redo", back, 1)).json()
            gone = (await table.turn("confirm", again, 1)).json()
            assert gone["decision"]["seat"] == 2
            theirs = (await table.send(gone, first_answer(gone))).json()
            assert (await table.turn("undo", theirs, 1)).status_code == 422

    asyncio.run(run())


def test_seats_at_one_screen_are_one_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here", **FIRST)
            assert table.token(1) == table.token(2)
            frame = await seat_one_begins(table)
            assert [seat["mine"] for seat in frame["seats"]] == [True, True]
            frame = (await table.send(frame, (1, "turn", "pass"))).json()
            assert frame["decision"]["seat"] == 2
            assert (await table.turn("undo", frame, 2)).json()["decision"]["seat"] == 1

    asyncio.run(run())


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "1066"}, "there is no game '1066'; choose from 1897, 1893, 1893-1st"),
        ({"options": {"wings": "on"}}, "has no option 'wings'"),
        ({"seats": [{"kind": "me"}]}, "is for 2 to 4 players, not 1"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "seat 2 is a bot's seat but names no bot"),
        ({"seats": [{"kind": "me"}, {"kind": "link", "bot": "greedy"}]}, "seat 2 names a bot but its kind is link"),
        (
            {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]},
            "there is no bot 'deep'; choose from random, greedy, search",
        ),
        ({"colour": "red"}, "Extra inputs are not permitted"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(body: Json, reason: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            asked = {"game": "1897", "seats": [{"kind": "me"}, {"kind": "link"}], **body}
            found = await client.http.post("/api/tables", json=asked)
            assert found.status_code == 422
            assert reason in found.json()["error"]["message"]

    asyncio.run(run())


def test_a_seed_may_be_named_in_tests_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, seeds_allowed=False) as client:
            asked = {"game": "1897", "seats": [{"kind": "me"}, {"kind": "link"}], "seed": "1"}
            assert (await client.http.post("/api/tables", json=asked)).status_code == 403

    asyncio.run(run())
