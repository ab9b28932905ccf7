"""The drawn table of 1897: what a player sees there and does with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.games.b1897.builder import position
from tests.web.people import Person

Arrive = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SEAT = ("", "/hand", "/money", "/points", "/artworks", "/materials", "/houses", "/nobles", "/prison", "/brussels")
TRACKS = ("/track:architecture", "/track:nobility", "/track:prestige")
# Only one side of one Architect can be paid, so a click on a cell is the whole answer.
ONE_WAY = """
phase turn seat:1
grid cell:1,1 artwork:red
grid cell:1,2 artwork:blue
seat:1 money 1
seat:1 prison architect:2/4 architect:2/4
"""


def test_placing_an_architect_takes_two_clicks_at_the_cell(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    before = me.number()
    cell = me.page.locator(".cell.offered").nth(1)
    name = cell.get_attribute("data-cell")
    cell.click()
    expect(me.page.locator(".ask")).to_be_visible()
    assert me.number() == before
    me.page.get_by_role("button", name="pay 3 BEF").click()
    placed = me.page.locator(f'[data-cell="{name}"]')
    expect(placed.locator(".architect")).to_contain_text("3")
    column = int(str(name)[-1]) - 1
    expect(me.page.locator(".sums").nth(column)).to_contain_text("ahead by")


def test_the_question_at_the_cell_closes_without_an_answer(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    before = me.number()
    cell = me.page.locator(".cell.offered").first
    cell.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".ask button").first).to_be_focused()
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".ask button").nth(1)).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".ask")).to_have_count(0)
    expect(cell).to_be_focused()
    cell.click()
    me.page.locator("h1").click()
    expect(me.page.locator(".ask")).to_have_count(0)
    assert me.number() == before


def test_several_architects_go_to_brussels_by_one_click(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    stock = me.page.locator('[data-place="place:stock"]')
    for price, left in ((1, 5), (2, 4)):
        expect(stock.locator(".price")).to_contain_text(f"next use: {price} Architect")
        stock.click()
        offers = me.page.locator(".ask .offer")
        expect(offers.first.locator(".art")).to_have_count(price)
        expect(offers).to_have_count(price + 1)
        active = me.page.locator(".seat-panel.active").get_attribute("data-place")
        offers.first.click()
        expect(me.page.locator(f'[data-place="{active}/hand"]')).to_contain_text(f"Hand {left}")
        if me.wait() == "confirm":
            me.act()
    expect(me.page.locator(".majority")).to_contain_text("ahead by 1")


def test_what_a_click_leads_to_is_asked_where_it_was(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    me.page.locator('[data-place="place:park"]').click()
    me.page.locator(".ask .offer").first.click()
    expect(me.page.locator(".ask")).to_contain_text("Which action do you perform at the Park?")
    me.page.locator(".ask .offer").first.click()
    expect(me.page.locator(".ask")).to_have_count(0)


def test_enter_confirms_what_one_click_has_done(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(position(ONE_WAY, 2), "link")
    me.page.locator(".cell.offered").first.click()
    expect(me.confirm).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(me.page.locator('.opponent.active[data-place="seat:2"]')).to_be_visible()
    expect(me.page.locator(".why")).to_have_count(0)


@pytest.mark.parametrize("others", [("here",), ("here", "here"), ("here", "here", "here")])
def test_every_place_that_pieces_fly_to_is_there(arrive: Arrive, others: tuple[str, ...]) -> None:
    me = arrive()
    me.open_table(*others)
    me.wait()
    shown = set(me.page.eval_on_selector_all("[data-place]", "all => all.map(each => each.dataset.place)"))
    rows = 4 if len(others) == 3 else 3
    wanted = {f"cell:{row},{column}" for row in range(1, rows + 1) for column in range(1, 5)}
    wanted |= {f"coat:{row},{column}" for row in range(1, rows) for column in range(1, 4)}
    wanted |= {f"column:{column}" for column in range(1, 5)}
    wanted |= {"place:stock", "place:hall", "place:park", "prison", "expo", "pile:money", "rounds"}
    wanted |= {f"pile:{sort}{part}" for sort in ("artwork", "material", "house", "noble") for part in ("", "/discards")}
    wanted |= {f"seat:{seat}{part}" for seat in range(1, len(others) + 2) for part in SEAT + TRACKS}
    assert wanted <= shown


def test_a_thumb_finds_every_card_on_a_phone(arrive: Arrive) -> None:
    me = arrive(locale="fr-BE", width=390, height=844, scheme="dark")
    me.open_table("here", "here", "here")
    me.wait()
    small = me.page.eval_on_selector_all(
        ".b1897 button, .b1897 summary",
        "all => all.map(each => each.getBoundingClientRect()).filter(box => box.width < 40 || box.height < 40).length",
    )
    assert small == 0
    me.page.locator(".cell.offered").last.click()
    expect(me.page.locator(".ask")).to_be_in_viewport(ratio=1)
    assert me.page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_while_the_table_asks(arrive: Arrive, scheme: str) -> None:
    me = arrive(scheme=scheme)
    me.open_table("here")
    me.page.locator(".piles summary").click()
    me.page.locator(".cell.offered").first.click()
    expect(me.page.locator(".ask")).to_be_visible()
    me.page.evaluate(AXE.read_text("utf-8"))
    found = me.page.evaluate("async () => (await axe.run()).violations")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")] == []
