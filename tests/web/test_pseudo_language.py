"""The pages in a language made for this test: every text on them comes from its catalogues."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.pseudo.making import CODE
from tests.pseudo.marks import Seen
from tests.web.people import Person

Arrive = Callable[..., Person]
LOOKING = Path(__file__).with_name("looking.js").read_text("utf-8")
SIDES = r"^[AB]$"  # of a board, as they are printed on it
QUOTED = "'edition'"  # from a record
NOT_PLAYABLE = "bruxelles record 1\ngame 1897\nseats 2\n"


class Reader(Person):
    """Somebody who reads every text."""

    def open_against_bot(self, game: str, *variants: str) -> tuple[str, str]:
        """A table with a bot that doesn't think: its number, and the host's token."""
        seats = [{"kind": "me", "name": "1"}, {"kind": "bot", "bot": "random", "name": "2"}]
        asked = {"game": game, "options": dict.fromkeys(variants, "on"), "seats": seats, "seed": "1"}
        opened = self.page.request.post("/api/tables", data=asked).json()
        self.follow(f"/#/t/{opened['table']}/{opened['seats'][0]['token']}")
        return opened["table"], opened["host"]

    def go(self, path: str, until: str) -> None:
        """To a page, with a look at it."""
        self.page.goto(path)
        self.page.locator(until).first.wait_for()
        self.look()

    def look(self) -> None:
        self.page.evaluate("marks.look()")

    def click(self, what: str) -> None:
        self.page.locator(what).first.click()
        self.look()

    def expect_marks(self) -> None:
        seen = Seen(SIDES, QUOTED)
        for text in self.page.evaluate("[...marks.texts]"):
            seen.look(text)
        assert not seen.missing


@pytest.fixture
def reader(arrive: Arrive) -> Reader:
    person = arrive(language=CODE)
    person.page.add_init_script(f"(() => {{ {LOOKING} }})()")
    return Reader(person.page)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "variants"), [("1897", ()), ("1893", ("belleEpoque", "asymmetric")), ("1893-1st", ())]
)
def test_a_whole_game_is_marked_and_so_is_looking_back(reader: Reader, game: str, variants: tuple[str, ...]) -> None:
    table, host = reader.open_against_bot(game, *variants)
    reader.wait()
    reader.page.evaluate("marks.point()")
    reader.page.evaluate("marks.play()")
    expect(reader.page.locator(".chart")).to_be_visible()
    expect(reader.page.locator(".shuffle .finding").nth(1)).to_be_visible()
    reader.look()
    reader.go(f"/#/r/{table}/{host}/0", ".replay .board .seat, .replay .board")
    for key in ("PageDown", "ArrowRight", "End"):
        reader.page.keyboard.press(key)
        reader.look()
    reader.page.keyboard.press("Home")
    reader.click(".beside > button.main")
    reader.expect_marks()


def test_the_table_of_a_host_is_marked(reader: Reader) -> None:
    reader.open_table("bot")
    reader.wait()
    reader.look_behind()
    reader.click(".drawer .all-keys")
    reader.page.keyboard.press("Escape")
    reader.look_behind()
    if not reader.page.locator(".host[open]").count():
        reader.click(".host > summary")
    for number in range(reader.page.locator(".host > ul button").count()):
        reader.page.locator(".host > ul button").nth(number).click()
        reader.look()
    reader.click(".host > button")
    reader.expect_marks()


def test_before_the_first_card_all_is_marked(arrive: Arrive) -> None:
    person = arrive(language=CODE, gather=True)
    person.page.add_init_script(f"(() => {{ {LOOKING} }})()")
    reader = Reader(person.page)
    reader.open_table("link", "here")
    reader.look()
    reader.page.locator(".gather button").first.click()
    reader.page.locator(".table").wait_for()
    reader.look()
    reader.expect_marks()


def test_the_home_page_is_marked(reader: Reader) -> None:
    reader.open_against_bot("1897")
    reader.go("/", ".tables li")
    for game in ("1897", "1893", "1893-1st"):
        reader.set_up(game)
        reader.look()
        for box in reader.page.locator(".variant input").all():
            box.check()
        reader.look()
    reader.page.locator("form.row input").fill("nothing")
    reader.click("form.row button")
    for record in ("1", NOT_PLAYABLE):
        reader.page.locator("textarea").fill(record)
        reader.look()
    reader.page.locator("#import ~ form button").last.click()
    reader.page.locator("#import ~ form .problem").wait_for()
    reader.look()
    reader.click(".settings-panel summary")
    reader.page.locator(".settings-panel input").nth(2).uncheck()
    reader.look()
    reader.go("/#/nothing", "h1")
    reader.go("/#/t/nothing/nothing", ".problem")
    reader.go("/#/r/nothing/nothing", ".problem")
    reader.expect_marks()


def test_the_rules_and_the_components_are_marked(reader: Reader) -> None:
    reader.go("/#/rules/97-NOPE-1", ".rules dt")
    reader.go("/#/rules/components", ".components dt")
    reader.expect_marks()
