"""Pages that find no place, and links that the host renews."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import expect

from tests.web.people import Person

Arrive = Callable[..., Person]
FOLLOWS = "Many people are watching; this page updates every few seconds."
DEAD = "This link doesn’t open a table, or no longer does."


def link(me: Person, what: str) -> str:
    """As it stands in every list of links on the page."""
    shown = {field.input_value() for field in me.page.get_by_label(what, exact=True).all()}
    assert len(shown) == 1, shown
    return shown.pop()


def renew(me: Person, button: str) -> None:
    """As the host."""
    host = me.page.locator("details.host")
    if not me.page.locator("dialog.drawer[open]").count():
        me.look_behind()
    if host.get_attribute("open") is None:
        host.locator("summary").first.click()
    me.page.get_by_role("button", name=button, exact=True).click()


def test_buttons_of_the_host_keep_apart(arrive: Arrive) -> None:
    me = arrive(locale="fr-FR", width=390, height=844)
    me.open_table("link", "here")
    me.look_behind()
    me.page.locator("details.host > summary").click()
    buttons = me.page.locator("details.host > .plain button")
    expect(buttons).to_have_count(6)
    boxes = [box for button in buttons.all() if (box := button.bounding_box())]
    below = [(upper, lower) for upper, lower in pairwise(boxes) if lower["y"] > upper["y"] + 1]
    assert below
    assert all(lower["y"] - upper["y"] - upper["height"] >= 6 for upper, lower in below)


def test_a_page_without_a_place_follows_and_says_so(arrive: Arrive) -> None:
    me, spectator = arrive(), arrive()
    me.open_table("bot")
    spectator.page.route_web_socket("**/live", lambda socket: socket.close(code=4429))
    me.look_behind()
    me.page.locator("details.host summary").first.click()
    spectator.follow(link(me, "Spectators"))
    expect(spectator.page.locator(".connection")).to_have_text(FOLLOWS)
    me.look_away()
    before = me.number()
    me.act()
    expect(spectator.page.locator(".table")).not_to_have_attribute("data-number", before, timeout=30_000)


def test_the_host_renews_links_and_every_page_shows_the_new_ones(arrive: Arrive) -> None:
    me, other, spectator, host = arrive(), arrive(), arrive(), arrive()
    me.open_table("link")
    other.follow(me.links()[0])
    other.page.goto("about:blank")  # so that the table offers its links again
    me.page.locator(".table details.links:not(.host *)").wait_for()
    view = link(me, "Spectators")
    spectator.follow(view)
    renew(me, "New spectator link")
    expect(spectator.page.locator(".connection")).to_have_text(DEAD)
    assert link(me, "Spectators") != view
    spectator.follow(link(me, "Spectators"))
    expect(spectator.page.locator(".connection")).to_have_text("Connected")

    first = link(me, "Host")
    renew(me, "New host link")
    expect(me.page.get_by_text("New host link; the old one no longer works.")).to_be_visible()
    second = link(me, "Host")
    assert second != first
    host.follow(second)
    renew(host, "New host link")
    expect(host.page).not_to_have_url(second)
    expect(host.page.locator(".connection")).to_have_text("Connected")
    third = host.page.url
    renew(host, "New spectator link")
    expect(spectator.page.locator(".connection")).to_have_text(DEAD)
    host.page.reload()
    expect(host.page.locator(".connection")).to_have_text("Connected")
    assert link(host, "Host") == third
