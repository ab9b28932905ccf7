"""The first page: one button that plays, boxes to choose from, and what was chosen last."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import Person

Arrive = Callable[..., Person]

# A select would be as wide as its longest option.
CUT = """all => all.filter((each) => {
    const width = each.offsetWidth;
    each.style.cssText = "width: max-content; min-width: max-content; max-width: none";
    const whole = each.offsetWidth;
    each.style.cssText = "";
    return width < whole;
}).map((each) => each.value)"""


def test_three_clicks_lead_from_the_first_page_to_an_own_move(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    expect(me.page.locator(".begin")).to_contain_text("Bruxelles 1897 with Bot 2 and Bot 3")
    me.page.locator(".hero button.main").click()
    me.wait()
    before = me.number()
    me.page.locator(".cell.offered").first.click()
    me.page.locator(".ask .offer:not(.unready)").first.click()
    expect(me.page.locator(".table")).not_to_have_attribute("data-number", before)


def test_the_button_plays_again_what_was_played_last(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("bot", game="1893", variants=("belleEpoque",))
    me.page.goto("/")
    expect(me.page.locator(".begin")).to_contain_text("Bruxelles 1893 with Bot 2")
    me.page.locator(".hero button.main").click()
    expect(me.page.locator(".belle")).to_be_visible()


def test_a_box_opens_its_set_up_and_closes_it(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.set_up("1893")
    expect(me.page.locator(".setup")).to_be_in_viewport()
    expect(me.page.locator("#game-1893")).to_have_attribute("aria-expanded", "true")
    me.set_up("1893")
    expect(me.page.locator(".setup")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-BE"])
def test_the_first_page_needs_no_scrolling_on_a_laptop(arrive: Arrive, locale: str) -> None:
    me = arrive(locale=locale, width=1366, height=768)
    me.page.goto("/")
    me.page.locator(".box").first.wait_for()
    me.page.evaluate("document.fonts.ready")
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("width", [320, 390, 820, 1366])
def test_nothing_is_cut_off_in_a_set_up(arrive: Arrive, width: int) -> None:
    me = arrive(locale="fr-BE", width=width)
    me.page.goto("/")
    me.set_up("1893", seats=5)
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert me.page.locator(".setup select").evaluate_all(CUT) == []
