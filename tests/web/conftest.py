"""A real server and a real browser, once for all tests of a process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, StorageState, expect, sync_playwright

from bruxelles.words.catalogue import FURTHER
from tests.web.people import Person

ROOT = Path(__file__).parents[2]
PATIENCE = 60_000  # milliseconds: a bot starts and thinks, and the machine is shared


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, pseudo_folder: Path) -> Iterator[str]:
    data = tmp_path_factory.mktemp("tables")
    command = [sys.executable, "-m", "tests.web.serving", str(data)]
    known = {**os.environ, FURTHER: str(pseudo_folder)}
    with subprocess.Popen(command, cwd=ROOT, env=known, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "the tests in the browser need chromium"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


Arrive = Callable[..., Person]
KNOWN = {"hint1897": "off", "hint1893": "off", "hintBelle": "off", "hintSides": "off"}  # nobody is told what is new


def remembered(address: str, **chosen: str) -> StorageState:
    """What the browser knows of somebody from earlier."""
    kept: Any = [{"name": f"bruxelles.{name}", "value": value} for name, value in chosen.items() if value]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": kept}]}


@pytest.fixture
def arrive(browser: Browser, address: str) -> Iterator[Arrive]:
    """Somebody with a browser of their own, in the language, at the size, speed and server that is asked for."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    tables = count(1)

    def with_seed(route: Route) -> None:
        """Cards are dealt as they were yesterday, and without a share that would change them."""
        asked = route.request.post_data_json or {}
        route.continue_(post_data={**asked, "seed": f"table {next(tables)}", "gather": False})

    def person(
        locale: str = "en-GB",
        width: int = 1280,
        height: int = 900,
        scheme: str = "light",
        speed: str = "instant",
        at: str = address,
        gather: bool = False,
        language: str = "",
        newcomer: bool = False,
    ) -> Person:
        context = browser.new_context(
            locale=locale,
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce" if speed == "instant" else "no-preference",
            base_url=at,
            storage_state=remembered(at, speed=speed, language=language, **({} if newcomer else KNOWN)),
        )
        contexts.append(context)
        if not gather:
            context.route("**/api/tables", with_seed)
        page: Page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if "Security" in message.text else None)
        return Person(page)

    yield person
    for context in contexts:
        context.close()
    assert complaints == []
