"""What strangers do with a package: look what it carries, look up a rule, and play to their turn on the first board."""

from __future__ import annotations

import json
import re
from pathlib import Path
from zipfile import ZipFile

import httpx
from tests.build.packing import Installation
from websockets.sync.client import connect

PATIENCE = 60.0
TYPES = {"js": "text/javascript", "css": "text/css", "woff2": "font/woff2"}


def files_below(folder: Path, name: str) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.match("*.egg-info/*"))
    return {
        f"{name}{path.relative_to(folder).as_posix()}": path.read_bytes() for path in files if path.suffix != ".pyc"
    }


def assert_carries(wheel: Path, checkout: Path) -> None:
    """Everything of the checkout, and beside it libraries only: nothing that an earlier package left."""
    wanted = files_below(checkout / "src", "") | files_below(checkout / "rules", "bruxelles/rules/")
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if not name.endswith(("/", ".so")) and ".dist-info/" not in name]
        carried = {name: archive.read(name) for name in names}
    differing = sorted(name for name in carried | wanted if carried.get(name) != wanted.get(name))
    assert not differing, differing


def assert_plays(installation: Installation, engine: str) -> None:
    assert installation.run("bruxelles", "--version").endswith(f", {engine} engine\n")
    assert "Le vendeur choisit" in installation.run("bruxelles", "rules", "97-SALE-02", "--lang", "fr")
    assert "The seller chooses" in installation.run("python", "-m", "bruxelles", "rules", "97-SALE-02", "--lang", "en")
    installation.run("python", "-c", "import bruxelles.terminal.app")
    with installation.play("--lang", "fr") as (line, port):
        assert line.startswith("Bruxelles est accessible à l’adresse"), line
        with httpx.Client(base_url=f"http://localhost:{port}", timeout=PATIENCE) as client:
            assert_serves_the_client(client)
            sits_down_with_a_bot(client, port)


def assert_serves_the_client(client: httpx.Client) -> None:
    page = client.get("/").text
    assets = re.findall(r'"(/assets/[^"]+\.(\w+))"', page)
    assert {ending for _, ending in assets} == set(TYPES)
    for path, ending in assets:
        assert client.get(path).headers["content-type"].startswith(TYPES[ending])
    for lang in ("en", "fr"):
        assert client.get(f"/api/words/{lang}").json()["messages"]
        assert client.get(f"/api/rules/{lang}").json()


def sits_down_with_a_bot(client: httpx.Client, port: int) -> None:
    """Until it is our turn on the first board: the bot, in a process of its own, has answered."""
    seats = [{"kind": "bot", "name": "", "bot": "greedy"}, {"kind": "me", "name": "Zoé"}]
    asked = {"game": "1897", "seats": seats, "options": {"firstPlayer": "1"}}
    opened = client.post("/api/tables", json=asked).raise_for_status().json()
    with connect(f"ws://localhost:{port}/api/tables/{opened['table']}/live") as live:
        live.send(json.dumps({"token": opened["seats"][1]["token"], "since": 0}))
        frame = json.loads(live.recv(timeout=PATIENCE))
        while not (frame["decision"] and frame["decision"]["seat"] == 2):
            frame = json.loads(live.recv(timeout=PATIENCE))
        assert frame["number"] > 0
        assert frame["decision"]["options"]
