"""The table on one screen: everything that a decision needs is in the window, whole, and nothing lies over it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bruxelles.bots.bot import Budget
from bruxelles.bots.registry import find_bot
from bruxelles.games import find_rulebook
from bruxelles.kernel.match import Match
from tests.web.people import Person

Arrive = Callable[..., Person]
LAPTOP, LARGER, WIDE = (1366, 768), (1440, 900), (1920, 1080)
# What is outside its area of the desk or of the window, clipped, or over another area.
AMISS = """() => {
    const found = [];
    const names = ["main", "city", "own", "others", "side", "log"];
    const areas = names.map(name => document.querySelector(`.desk .${name}`));
    const tell = (what, { className, textContent }) =>
        found.push(`${what}: ${className.baseVal ?? className} ${textContent.trim().slice(0, 40)}`);
    const within = (inner, outer, slack) =>
        inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
        inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const boxes = areas.map(each => each?.getBoundingClientRect());
    for (const [at, area] of areas.entries()) {
        const box = boxes[at];
        if (!box?.width || !box.height) { found.push(`missing: ${names[at]}`); continue; }
        if (!within(box, page, 1)) found.push(`off the screen: ${names[at]}`);
        for (const [other, that] of boxes.entries())
            if (other > at && that && box.left < that.right - 1 && that.left < box.right - 1 &&
                box.top < that.bottom - 1 && that.top < box.bottom - 1)
                found.push(`${names[at]} lies over ${names[other]}`);
        if (names[at] === "log") continue;
        for (const each of area.querySelectorAll("*")) {
            if (!each.checkVisibility() || each.closest(".hidden, .list, .preview, svg *")) continue;
            const own = each.getBoundingClientRect();
            if (!own.width || !own.height) continue;
            if (!within(own, box, 7)) tell(`out of ${names[at]}`, each);
            const { overflowX, overflowY } = getComputedStyle(each);
            if (overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1) tell("clipped", each);
            if (overflowY !== "visible" && each.scrollHeight > each.clientHeight + 1) tell("clipped", each);
        }
    }
    if (document.documentElement.scrollHeight > innerHeight) found.push("the page scrolls");
    return [...new Set(found)];
}"""
ROUND = {"1897": 3, "1893": 4, "1893-1st": 4}
TABLES = [
    ("1897", 2, ()),
    ("1897", 3, ()),
    ("1897", 4, ()),
    ("1893", 2, ()),
    ("1893", 4, ()),
    ("1893-1st", 4, ()),
    ("1893", 4, ("belleEpoque",)),
    ("1893", 4, ("asymmetric",)),
    ("1893", 5, ()),
    ("1893", 5, ("belleEpoque", "asymmetric")),
]


def late(game: str, seats: int, *variants: str) -> Match:
    """The first turn of the last round but one, when people have gathered a lot."""
    rulebook, bot = find_rulebook(game), find_bot("greedy", "late")
    match = Match(rulebook, rulebook.settings(seats, dict.fromkeys(variants, "on")), "late")
    while not (match.decision == "turn" and getattr(match.state, "round", 0) >= ROUND[game]):
        match.play(bot.answer(match.state.copy(), match.numbers, Budget(iterations=1)))
    return match


@pytest.mark.parametrize(("game", "seats", "variants"), TABLES)
def test_everything_is_on_one_screen(arrive: Arrive, game: str, seats: int, variants: tuple[str, ...]) -> None:
    me = arrive()
    me.sit_down(late(game, seats, *variants))
    sizes = (LARGER, WIDE) if seats == 5 else (LAPTOP, LARGER, WIDE)
    for language in ("en", "fr"):
        me.page.locator(f"button[lang={language}]").click()
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        for width, height in sizes:
            me.page.set_viewport_size({"width": width, "height": height})
            assert me.page.evaluate(AMISS) == [], f"{width}×{height}, {language}"
            expect(me.page.locator(".question")).to_be_in_viewport(ratio=1)


def test_another_seat_is_whole_while_it_is_pointed_at_and_after_a_click(arrive: Arrive) -> None:
    me = arrive(width=LAPTOP[0], height=LAPTOP[1])
    me.sit_down(late("1893", 4))
    seat, whole = me.page.locator(".opponent").first, me.page.locator(".opponent .seat-panel")
    expect(whole).to_have_count(0)
    seat.hover()
    expect(whole).to_be_in_viewport(ratio=1)
    me.page.locator("h1").hover()
    expect(whole).to_have_count(0)
    seat.click()
    me.page.locator("h1").hover()
    expect(whole).to_be_in_viewport(ratio=1)
    me.page.locator("h1").click()
    expect(whole).to_have_count(0)


THUMB = """() => {
    const side = document.querySelector(".side").getBoundingClientRect();
    return [side.height / innerHeight, innerHeight - side.bottom, document.documentElement.scrollWidth];
}"""


@pytest.mark.parametrize(("game", "variants"), [("1897", ()), ("1893", ("belleEpoque", "asymmetric"))])
def test_on_a_phone_the_question_takes_a_fifth(arrive: Arrive, game: str, variants: tuple[str, ...]) -> None:
    me = arrive(locale="fr-BE", width=390, height=844)
    me.sit_down(late(game, 4, *variants))
    share, below, width = me.page.evaluate(THUMB)
    assert share <= 0.2
    assert below == 0
    assert width == 390
    me.page.locator(".offered").first.scroll_into_view_if_needed()
    expect(me.page.locator(".drawn > .main .offered").first).to_be_in_viewport()
    me.page.locator(".settings-panel summary").click()
    me.page.locator("button[lang=en]").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")


# A phone held sideways, and a laptop at 200 %.
@pytest.mark.parametrize(("width", "height"), [(844, 390), (683, 384)])
@pytest.mark.parametrize("game", ["1897", "1893"])
def test_on_a_flat_screen_the_question_stands_beside_the_board(
    arrive: Arrive, game: str, width: int, height: int
) -> None:
    me = arrive(width=width, height=height)
    me.sit_down(late(game, 4))
    question, board = me.page.locator(".question").bounding_box(), me.page.locator(".drawn > .main").bounding_box()
    assert question is not None
    assert board is not None
    assert question["x"] >= board["x"] + board["width"]
    assert me.page.evaluate("document.documentElement.scrollWidth") == width
    me.page.mouse.wheel(0, 400)
    expect(me.page.locator(".question")).to_be_in_viewport(ratio=1)
