"""A real server and a real browser, once for all tests of a process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect, sync_playwright

from bruxelles.words.catalogue import FURTHER
from tests.web.people import Person

ROOT = Path(__file__).parents[2]
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--process-per-site"]
SIZE: ViewportSize = {"width": 1280, "height": 900}
PATIENCE = 60_000  # milliseconds: a bot starts and thinks, and the machine is shared


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each of two workers gets one half of the list: it begins with whole games, so that neither waits for one at the
    end.
    """
    ours = [item for item in items if item.path.is_relative_to(Path(__file__).parent)]
    for item in ours:
        item.add_marker(pytest.mark.browser)
    long = [item for item in ours if item.get_closest_marker("slow")]
    short = [item for item in ours if item not in long]
    ordered = iter(long[::2] + short[::2] + long[1::2] + short[1::2])
    items[:] = [next(ordered) if item in ours else item for item in items]


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
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


Arrive = Callable[..., Person]
KNOWN = {"hint1897": "off", "hint1893": "off", "hintBelle": "off", "hintSides": "off"}  # nobody is told what is new


class Profile:
    """What one browser keeps from page to page. Its first page stays open, so that the next pages find the client in a
    process that has already read it.
    """

    def __init__(self, browser: Browser, address: str, locale: str) -> None:
        self.context = browser.new_context(locale=locale, viewport=SIZE, reduced_motion="reduce", base_url=address)
        self.first = self.context.new_page()
        self.first.goto("/icon.svg")

    def remember(self, chosen: dict[str, str]) -> None:
        self.first.evaluate("chosen => Object.assign(localStorage, chosen)", chosen)

    def forget(self) -> None:
        for page in self.context.pages:
            if page is not self.first:
                page.close()
        self.context.unroute_all()
        self.context.set_offline(False)
        self.first.evaluate("localStorage.clear()")


@pytest.fixture(scope="session")
def free_profiles() -> dict[str, list[Profile]]:
    """Profiles that nobody uses now, by their locale."""
    return defaultdict(list)


@pytest.fixture
def arrive(browser: Browser, address: str, free_profiles: dict[str, list[Profile]]) -> Iterator[Arrive]:
    """Somebody with a browser of their own, in the language, at the size, speed and server that is asked for."""
    used: list[Profile] = []
    lent: list[tuple[str, Profile]] = []
    complaints: list[str] = []
    tables = count(1)

    def with_seed(route: Route) -> None:
        """Cards are dealt as they were yesterday, and without a share that would change them."""
        asked = route.request.post_data_json or {}
        route.continue_(post_data={**asked, "seed": f"table {next(tables)}", "gather": False})

    def person(
        locale: str = "en-GB",
        width: int = SIZE["width"],
        height: int = SIZE["height"],
        scheme: str = "light",
        speed: str = "instant",
        at: str = address,
        gather: bool = False,
        language: str = "",
        newcomer: bool = False,
        new: bool = False,
    ) -> Person:
        if new or at != address:
            profile = Profile(browser, at, locale)
            used.append(profile)
        else:
            free = free_profiles[locale]
            profile = free.pop() if free else Profile(browser, at, locale)
            lent.append((locale, profile))
        known = {"speed": speed, "language": language, **({} if newcomer else KNOWN)}
        profile.remember({f"bruxelles.{name}": value for name, value in known.items() if value})
        if not gather:
            profile.context.route("**/api/tables", with_seed)
        page = profile.context.new_page()
        page.set_default_timeout(PATIENCE)
        if (width, height) != tuple(SIZE.values()):
            page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce" if speed == "instant" else "no-preference",
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if "Security" in message.text else None)
        return Person(page)

    yield person
    for profile in used:
        profile.context.close()
    for locale, profile in lent:
        profile.forget()
        free_profiles[locale].append(profile)
    assert complaints == []
