"""Pictures of the real screens for README and docs: `python -m tests.web.pictures` makes docs/pictures anew.

A table is played by quick bots up to the moment that is to be seen; then its first seat is given back to a person.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
# Nobody is introduced to the games.
KNOWN = """localStorage.setItem("bruxelles.speed", "instant");
for (const hint of ["hint1897", "hint1893", "hintBelle", "hintSides"])
    localStorage.setItem(`bruxelles.${hint}`, "off");"""
NAMES = ("Ana", "Ben", "Cleo", "Dirk", "Eva")


class Api:
    """A table opened over HTTP, and what its host does."""

    def __init__(self, address: str, seats: int, seed: str, game: str = "1897", *options: str) -> None:
        self.address = address
        people = [{"kind": "me", "name": NAMES[0]}]
        bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in NAMES[1:seats]]
        body = {"game": game, "options": dict.fromkeys(options, "on"), "seed": seed, "seats": people + bots}
        opened = self.post("/tables", body, "")
        self.table, self.host, self.token = opened["table"], opened["host"], opened["seats"][0]["token"]

    def post(self, path: str, body: object, token: str) -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        with urlopen(Request(f"{self.address}/api{path}", json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)

    def frame(self) -> Any:
        request = Request(f"{self.address}/api/tables/{self.table}", headers={"Authorization": f"Bearer {self.host}"})
        with urlopen(request) as answer:
            return json.load(answer)

    def play_until(self, round_number: int) -> None:
        """Let a bot answer for the first seat up to its turn in this round, or to the end of the game."""
        self.post(f"/tables/{self.table}/seats/1/bot", {"bot": "greedy"}, self.host)
        while not (frame := self.frame())["over"]:
            asked = frame["decision"] or {}
            if frame["view"]["round"] >= round_number and asked.get("seat") == 1 and asked.get("name") == "turn":
                self.post(f"/tables/{self.table}/seats/1/bot", {"bot": None}, self.host)
                return

    def link(self, letter: str = "t") -> str:
        return f"{self.address}/#/{letter}/{self.table}/{self.token}"


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tests.web.serving", data]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
            process.terminate()


def look(browser: Browser, address: str, width: int, height: int, locale: str, scheme: str) -> Page:
    context = browser.new_context(
        locale=locale, viewport={"width": width, "height": height}, color_scheme="dark" if scheme == "dark" else "light"
    )
    context.add_init_script(KNOWN)
    page = context.new_page()
    page.set_default_timeout(20_000)
    page.goto(address)
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(800)  # fonts and the first animation
    return page


def keep(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.png")
    page.context.close()


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with server() as address, sync_playwright() as play:
        chromium = shutil.which("chromium")
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        keep(look(browser, address, 1280, 900, "en-GB", "light"), "home")
        middle = Api(address, 4, "picture")
        middle.play_until(2)
        page = look(browser, middle.link(), 1440, 900, "en-GB", "light")
        page.locator("[data-answer=pass]").hover()
        page.wait_for_timeout(600)
        keep(page, "table")
        keep(look(browser, middle.link(), 390, 844, "fr-BE", "dark"), "phone")
        three = Api(address, 3, "question")
        three.play_until(3)
        page = look(browser, three.link(), 1280, 900, "fr-BE", "dark")
        page.locator("button.offered[data-place^='cell:'], [data-place^='cell:'] button.offered").first.click()
        page.wait_for_timeout(500)
        keep(page, "question")
        five = Api(address, 5, "picture", "1893")
        five.play_until(3)
        page = look(browser, five.link(), 1440, 900, "en-GB", "light")
        page.locator("button.space.offered").first.click()
        page.locator(".amount-of").nth(1).hover()
        page.wait_for_timeout(600)
        keep(page, "table-1893")
        page = look(browser, five.link(), 390, 844, "fr-BE", "light")
        page.locator(".nouveau").evaluate("each => each.scrollIntoView()")
        page.wait_for_timeout(400)
        keep(page, "phone-1893")
        belle = Api(address, 4, "picture", "1893", "belleEpoque", "asymmetric")
        belle.play_until(3)
        page = look(browser, belle.link(), 1440, 900, "en-GB", "light")
        page.wait_for_timeout(600)
        keep(page, "table-belle")
        first = Api(address, 3, "picture", "1893-1st")
        first.play_until(3)
        page = look(browser, first.link(), 1440, 900, "fr-BE", "dark")
        page.wait_for_timeout(600)
        keep(page, "table-first")
        end = Api(address, 3, "end")
        end.play_until(9)
        keep(look(browser, end.link(), 1280, 900, "en-GB", "light"), "end")
        page = look(browser, end.link("r"), 1280, 900, "en-GB", "light")
        page.keyboard.press("Home")
        for _ in range(2):
            page.keyboard.press("PageDown")
        page.wait_for_timeout(800)
        keep(page, "replay")
        keep(look(browser, f"{address}/#/rules/97-SALE-02", 1280, 900, "fr-BE", "light"), "rules")
        browser.close()


if __name__ == "__main__":
    main()
