"""The pages for everybody: both languages, small screens, keyboards and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.people import Person

Arrive = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def test_french_from_the_first_page_to_the_log(arrive: Arrive) -> None:
    moi = arrive(locale="fr-BE")
    moi.open_table("here")
    expect(moi.page.locator("html")).to_have_attribute("lang", "fr")
    expect(moi.page.locator(".question")).to_have_text("Que faire à ce tour ?")
    expect(moi.log).to_contain_text("Robot" if moi.log.get_by_text("Robot").count() else "Invité 2")
    moi.page.locator("button[lang=en]").click()
    expect(moi.page.locator(".question")).to_have_text("What do you do on your turn?")
    moi.page.reload()
    expect(moi.page.locator(".question")).to_have_text("What do you do on your turn?")


def test_no_key_is_shown_instead_of_words(arrive: Arrive) -> None:
    for locale in ("en-GB", "fr-BE"):
        me = arrive(locale=locale)
        me.open_table("here", "here")
        for _ in range(6):
            me.act()
        text = me.page.locator("body").inner_text()
        for start in ("web.", "name.", "terminal.", "option.", "fact.", "log.", "decision."):
            assert f" {start}" not in text
            assert f"\n{start}" not in text


@pytest.mark.parametrize("path", ["/", "/#/rules", "table"])
def test_a_phone_shows_everything_without_scrolling_sideways(arrive: Arrive, path: str) -> None:
    me = arrive(locale="fr-BE", width=390, height=844)
    if path == "table":
        me.open_table("bot", "bot", "bot")
        me.wait()
    else:
        me.page.goto(path)
        me.page.locator("h1").wait_for()
    assert me.page.evaluate("document.documentElement.scrollWidth") == 390


def test_on_a_phone_the_next_choice_comes_into_view(arrive: Arrive) -> None:
    me = arrive(width=390, height=844)
    me.open_table("here")
    me.page.locator(".cell.taken").first.click()
    expect(me.page.locator(".why")).to_be_in_viewport()
    me.page.locator(".why button").click()
    me.page.locator(".cell.offered").last.click()
    expect(me.page.locator(".ask")).to_be_in_viewport()


def test_a_turn_by_keyboard_only(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.page.locator(".hero button.main:enabled").wait_for()
    keys = me.page.keyboard
    for _ in range(40):
        if me.page.evaluate("document.activeElement.matches('.main')"):
            break
        keys.press("Tab")
    keys.press("Enter")
    assert me.wait() == "choose"
    before = me.number()
    keys.press("1")
    expect(me.page.locator(".table")).not_to_have_attribute("data-number", before)
    me.wait()
    expect(me.page.get_by_role("button", name="Undo").first).to_be_enabled()
    keys.press("u")
    expect(me.page.locator(".question")).to_have_text("What do you do on your turn?")
    me.open_line(me.choices.first)
    me.choices.first.focus()
    keys.press("Enter")
    expect(me.page.locator(".question")).not_to_have_text("What do you do on your turn?")
    while me.wait() == "choose" and not me.page.locator(".question").get_by_text("on your turn").count():
        now = me.number()
        keys.press("1")
        expect(me.page.locator(".table")).not_to_have_attribute("data-number", now)
    assert me.wait() == "confirm"
    keys.press("Enter")
    expect(me.confirm).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/#/rules", "table"])
def test_axe_finds_nothing_serious(arrive: Arrive, path: str, scheme: str) -> None:
    me = arrive(scheme=scheme)
    if path == "table":
        me.open_table("here", "here")
        for _ in range(3):
            me.act()
    else:
        me.page.goto(path)
        me.page.locator(".box, .rules dl").first.wait_for()
        if path == "/":
            me.set_up("1893")
            me.page.locator("details.more").evaluate("more => (more.open = true)")
    me.page.evaluate(AXE.read_text("utf-8"))
    found = me.page.evaluate("async () => (await axe.run()).violations")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")] == []


def test_an_invitation_from_localhost_says_that_it_works_here_only(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("link")
    expect(me.page.locator("details.links").first).to_contain_text("make play LAN=1")


def test_a_bad_link_is_refused_in_words(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/#/t/nowhere/nothing")
    expect(me.page.get_by_role("alert")).to_contain_text("doesn’t open a table")
    me.page.goto("/")
    me.look_for_more()
    me.page.locator("#join ~ form input").fill("nonsense")
    me.page.locator("#join ~ form button").click()
    expect(me.page.get_by_role("alert")).to_contain_text("isn’t a link to a table")


@pytest.mark.parametrize(
    ("locale", "refusal"),
    [
        ("fr-BE", "ligne 4 : « sing » n’a pas de valeur ; une ligne d’en-tête est un mot suivi de sa valeur"),
        ("en-GB", "line 4: 'sing' has no value; a header line is a word and its value"),
    ],
)
def test_what_the_server_refuses_is_said_in_the_language_of_the_page(arrive: Arrive, locale: str, refusal: str) -> None:
    me = arrive(locale=locale)
    me.page.goto("/")
    me.look_for_more()
    me.page.locator("textarea").fill("bruxelles record 1\ngame 1897\nseats 2\nsing")
    me.page.locator("#import ~ form button").click()
    expect(me.page.get_by_role("alert")).to_contain_text(refusal)
