"""Somebody at a browser: opens tables, chooses, and looks at what is shown."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from bruxelles.kernel.match import Match

NAMES = ("Ana", "Ben", "Cleo", "Dirk", "Eva")
READY = ".choices.mine .choice[aria-disabled=false], .choices.mine button.main:enabled, .sheet"
CLICKING = Path(__file__).with_name("clicking.js").read_text("utf-8")


def is_overtaken(message: ConsoleMessage) -> bool:
    """A preview that was asked for while the answer was on its way."""
    return "status of 422" in message.text and "/preview?" in message.location["url"]


def complaints(page: Page) -> list[str]:
    """What the browser finds wrong from now on."""
    found: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not is_overtaken(message):
            found.append(message.text)

    page.on("console", hear)
    return found


class Person:
    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choice")

    @property
    def amount(self) -> Locator:
        """Where a number is asked for."""
        return self.page.locator(".amount [type=number]")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".choices.mine button.main")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    def open_table(self, *others: str, game: str = "1897", variants: tuple[str, ...] = ()) -> None:
        """A table from the home page: this person, the others by the kind of their seat, what is added to the game."""
        self.page.goto("/")
        self.set_up(game, 1 + len(others))
        for number, kind in enumerate(others, 1):
            self.page.locator(".seats-asked li").nth(number).locator("select").first.select_option(kind)
        for variant in variants:
            self.page.locator(f"#{variant}").check()
        self.page.locator(".setup button.main").click()
        self.page.locator(".table, .gather").first.wait_for()

    def set_up(self, game: str, seats: int = 0) -> None:
        """Open the box of a game on the home page."""
        self.page.locator(f"#game-{game}").click()
        if seats:
            self.seats.get_by_label(str(seats)).check()

    def look_for_more(self) -> None:
        """Joining by link and continuing from a record are one step away on the home page."""
        self.page.locator("details.more > summary").click()

    @property
    def seats(self) -> Locator:
        """How many can play."""
        return self.page.locator("#count")

    def sit_down(self, match: Match, others: str = "here") -> None:
        """Take the first seat in this position, with others of this kind: at one screen unless told otherwise."""
        kinds = ["me", *[others] * (match.settings.seats - 1)]
        people = [
            {"kind": kind, "name": name, "bot": "greedy" if kind == "bot" else None}
            for kind, name in zip(kinds, NAMES, strict=False)
        ]
        asked = {"record": match.record(), "seats": people}
        answer = self.page.request.post("/api/tables/import", data=asked)
        assert answer.ok, answer.text()
        opened = answer.json()
        self.follow(f"/#/t/{opened['table']}/{opened['seats'][0]['token']}")
        self.wait()

    def follow(self, link: str) -> None:
        self.page.goto(link)
        self.page.locator(".table").wait_for()

    def links(self) -> list[str]:
        """The links that the table offers to copy, as they stand in its fields."""
        fields = self.page.locator("details.links").first.locator("input")
        return [fields.nth(number).input_value() for number in range(fields.count())]

    def wait(self) -> str:
        """Until there is something to do: choose, confirm, or look at the score."""
        self.page.locator(READY).first.wait_for(state="attached")
        if self.page.locator(".sheet").count():
            return "over"
        return "choose" if self.choices.count() else "confirm"

    def act(self, number: int = 0) -> str:
        """One choice, by its number round and round, or a confirmation; until the table has taken it."""
        what = self.wait()
        if what == "over":
            return what
        before = self.number()
        if self.amount.count():
            least, most = (int(self.amount.get_attribute(end) or "") for end in ("min", "max"))
            self.amount.fill(str(least + number % (most - least + 1)))
        if what == "confirm":
            self.confirm.click()
        else:
            self.choose(self.choices.nth(number % max(1, self.choices.count())))
        expect(self.page.locator(".table")).not_to_have_attribute("data-number", before)
        return what

    def click_on(self, number: int, places: tuple[str, ...]) -> str:
        """A click on one of what is offered, by its number round and round, in the first of these places that offers
        something; or a confirmation. Until the table has taken it, or asks further on the board.
        """
        self.page.evaluate(CLICKING)
        while True:
            found = self.page.wait_for_function("asked => clicking.find(...asked)", arg=[number, *places]).json_value()
            if found["what"] == "over":
                return "over"
            self.page.mouse.click(*found["at"])
            if self.page.wait_for_function("() => clicking.outcome()").json_value() == "taken":
                return str(found["what"])

    def choose(self, choice: Locator) -> None:
        self.open_line(choice)
        choice.click()

    def open_line(self, choice: Locator) -> None:
        """Choices of one place are behind a line of the list that opens; on a phone, the list is folded.

        While the board asks, there is no list.
        """
        if self.page.locator(".ask").count():
            self.page.keyboard.press("Escape")
        fold = self.page.locator(".choices.folded p.thumb button").last
        if fold.count():
            fold.click()
        line = choice.locator("xpath=ancestor::div[contains(@class, 'of-place')]/button")
        if line.count() and line.get_attribute("aria-expanded") == "false":
            line.click()

    def look_behind(self) -> None:
        """Open what stands behind the button Table: links, the shuffle, the host's part."""
        self.page.locator("button.more").click()

    def look_away(self) -> None:
        self.page.keyboard.press("Escape")

    def number(self) -> str:
        return self.page.locator(".table").get_attribute("data-number") or ""
