"""Packages: they carry everything, and a game is played from them where nothing else of ours is."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import httpx
import pytest
from tests.build.packing import Installation, copy_checkout, install, make_packages
from websockets.sync.client import connect

if TYPE_CHECKING:
    from tests.build.conftest import Checkout

PATIENCE = 60.0


@pytest.fixture
def place() -> Iterator[Path]:
    """Outside every checkout, open to others, with the signs that people put into names."""
    with tempfile.TemporaryDirectory(prefix="à côté de l’été ") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.parametrize("kind", ["sdist", "bdist_wheel"])
@pytest.mark.parametrize(
    ("missing", "what"),
    [
        ("src/bruxelles/server/static/index.html", "client"),
        ("src/bruxelles/server/static/assets/page.js", "client"),
        ("rules/1897.fr.md", "rules"),
        ("src/bruxelles/words/phrases.fr.po", "words"),
    ],
)
def test_no_package_is_made_without_its_contents(checkout: Checkout, missing: str, what: str, kind: str) -> None:
    (checkout.root / missing).unlink()
    made = checkout.python("setup.py", "--quiet", kind, BRUXELLES_PURE="1")
    assert made.returncode != 0
    assert made.stderr.startswith(f"no package is made without the {what}: {missing} is missing; ")
    assert made.stderr.count("\n") == 1
    assert not (checkout.root / "dist").exists()


def files_below(folder: Path, name: str) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file() and "bruxelles.egg-info" not in path.parts)
    return {f"{name}{path.relative_to(folder).as_posix()}": path.read_bytes() for path in files}


def assert_carries(wheel: Path, checkout: Path) -> None:
    """Everything of the checkout, and nothing that an earlier package left."""
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
        carried = {name: archive.read(name) for name in names}
    assert carried == files_below(checkout / "src", "") | files_below(checkout / "rules", "bruxelles/rules/")


def assert_plays(installation: Installation, engine: str) -> None:
    assert installation.run("bruxelles", "--version").endswith(f", {engine} engine\n")
    assert "Le vendeur choisit" in installation.run("bruxelles", "rules", "97-SALE-02", "--lang", "fr")
    assert "The seller chooses" in installation.run("python", "-m", "bruxelles", "rules", "97-SALE-02", "--lang", "en")
    installation.run("python", "-c", "import bruxelles.terminal.app")
    with installation.play("--lang", "fr") as (line, port):
        assert line.startswith("Bruxelles est à l’adresse"), line
        with httpx.Client(base_url=f"http://localhost:{port}", timeout=PATIENCE) as client:
            assert_serves_the_client(client)
            sits_down_with_a_bot(client, port)


def assert_serves_the_client(client: httpx.Client) -> None:
    page = client.get("/").text
    script, style = (page.partition(f'{sign}="/assets/')[2].partition('"')[0] for sign in ("src", "href"))
    assert "javascript" in client.get(f"/assets/{script}").headers["content-type"]
    assert "css" in client.get(f"/assets/{style}").headers["content-type"]
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


@pytest.mark.slow
def test_a_wheel_of_a_checkout_plays_anywhere(place: Path) -> None:
    checkout = copy_checkout(place / "checkout")
    left = checkout / "build" / "lib" / "bruxelles" / "server" / "static" / "old.js"
    left.parent.mkdir(parents=True)
    left.write_text("of an earlier client")
    (wheel,) = make_packages(checkout, "--wheel")
    assert_carries(wheel, checkout)
    assert_plays(install(wheel, place), "pure")


@pytest.mark.slow
def test_a_wheel_of_a_source_distribution_plays_anywhere(place: Path) -> None:
    checkout = copy_checkout(place / "checkout")
    wheel, source = make_packages(checkout)
    assert source.name.endswith(".tar.gz")
    assert_carries(wheel, checkout)
    assert_plays(install(wheel, place), "pure")
