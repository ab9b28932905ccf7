"""Tables that leave: the page says when, the host may delete one, and a table that is gone is shown as gone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person

Arrive = Callable[..., Person]


def test_the_host_deletes_a_table_and_everybody_is_told(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(locale="fr-FR", width=390, height=844)
    host.open_table("link")
    friend.follow(host.links()[0])
    host.look_behind()
    host.page.locator("details.host > summary").click()
    host.page.get_by_role("button", name="Delete this table").click()
    expect(host.page.get_by_role("button", name="Keep it")).to_be_focused()
    expect(host.page.locator(".sure")).to_contain_text("for everybody and for good")
    host.page.get_by_role("button", name="Keep it").click()
    expect(friend.page.locator(".connection.live")).to_be_visible()
    host.page.get_by_role("button", name="Delete this table").click()
    host.page.get_by_role("button", name="Delete for good").click()
    expect(host.page.get_by_text("No tables yet")).to_be_visible()
    expect(friend.page.get_by_role("alert")).to_have_text("L’hôte a supprimé cette table.")
    friend.page.locator("main a.button").click()
    gone = friend.page.locator(".tables .gone")
    expect(gone).to_contain_text("N’est plus sur ce serveur")
    expect(gone.get_by_role("link")).to_have_count(0)
    gone.get_by_role("button", name="Oublier").click()
    expect(friend.page.get_by_text("Aucune table pour l’instant")).to_be_visible()


def test_the_home_page_says_how_long_tables_are_kept(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    expect(me.page.locator(".keeping")).to_have_text(
        "This server deletes tables that nobody visits: after 7 days if nobody has played yet, "
        "after 90 days if the game is over and after 365 days otherwise."
    )
    me.page.goto("/#/t/nowhere/nothing")
    expect(me.page.get_by_role("alert")).to_contain_text("doesn’t open a table")
    expect(me.page.locator(".keeping")).to_contain_text("after 7 days")
