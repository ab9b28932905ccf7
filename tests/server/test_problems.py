"""A refusal can be said in the language of whoever reads it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.playing import serving
from tests.server.test_faults import change, played

from bruxelles.words import Message, speak

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def said(problem: dict[str, Any], language: str) -> str:
    return speak(language, strict=language != "en").tell(heard(problem["say"]))


def heard(message: dict[str, Any]) -> Message:
    fields = message["fields"].items()
    return Message(message["key"], {name: heard(each) if isinstance(each, dict) else each for name, each in fields})


def test_a_refusal_tells_script_and_page_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            for path, body, french in (
                (
                    "/api/tables",
                    {"game": "1888", "seats": SEATS},
                    "le jeu «\u00a01888\u00a0» n’existe pas\u00a0; jeux possibles\u00a0: 1897, 1893, 1893-1st",
                ),
                (
                    "/api/tables",
                    {"game": "1897", "seats": SEATS[:1]},
                    "Bruxelles 1897 se joue de 2 à 4 joueurs, pas à 1",
                ),
                (
                    "/api/tables/import",
                    {"record": "bruxelles record 1\nsing", "seats": SEATS},
                    (
                        "ligne 2\u00a0: «\u00a0sing\u00a0» n’a pas de valeur\u00a0; "
                        "une ligne d’en-tête est un mot suivi de sa valeur"
                    ),
                ),
            ):
                problem = (await client.http.post(path, json=body)).json()["error"]
                assert said(problem, "en") == problem["message"]
                assert said(problem, "fr") == french

    asyncio.run(run())


def test_an_answer_that_is_not_on_offer_is_refused_in_french_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here")
            frame = await table.frame(table.token(1))
            seat = frame["decision"]["seat"]
            found = await table.send(frame, (seat, "turn", "sing"), key="new")
            problem = found.json()["error"]
            assert problem["message"].startswith("turn: 'sing' is not a valid turn; choose from nouveau, ")
            assert said(problem, "fr").startswith("turn\u00a0: «\u00a0sing\u00a0» n’est pas valable pour turn\u00a0; ")

    asyncio.run(run())


def test_a_frozen_table_says_why_in_both_languages(tmp_path: Path) -> None:
    async def run() -> None:
        table, _, _ = await played(tmp_path)
        change(tmp_path, "update log set kind = ? where number = 9", "mystery")
        async with serving(tmp_path) as client:
            table.client = client
            problem = (await table.frame())["error"]
            assert said(problem, "en") == problem["message"]
            assert said(problem, "fr") == (
                "impossible de rejouer la ligne 9 du journal\u00a0: le type de ligne «\u00a0mystery\u00a0» n’existe pas"
            )
            refused = await table.send(await table.frame(), (1, "turn", "pass"), key="new")
            assert said(refused.json()["error"], "fr").startswith(
                "impossible de poursuivre cette table\u00a0: impossible de rejouer la ligne 9"
            )

    asyncio.run(run())
