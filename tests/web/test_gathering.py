"""Before the first card: every page adds its share to the seed by itself, and those who wait see for whom."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person

Arrive = Callable[..., Person]

WATCHING = """new MutationObserver(() => (window.flashed ||= !!document.querySelector(".gather")))
    .observe(document, { childList: true, subtree: true })"""


def shuffle(person: Person) -> str:
    card = person.page.locator(".shuffle")
    card.evaluate("fold => (fold.open = true)")  # bots are moving: a click could miss it
    return card.inner_text()


def test_who_plays_alone_notices_nothing_and_has_a_share(arrive: Arrive) -> None:
    me = arrive(gather=True)
    me.page.add_init_script(WATCHING)
    me.open_table("bot")
    me.wait()
    assert not me.page.evaluate("window.flashed")
    text = shuffle(me)
    assert "Your own share is included." in text
    assert re.search(r"Player 1’s share\s+[0-9a-f]{64}\s", text)


def test_friends_see_who_is_awaited_and_all_shares_are_in_also_after_a_reload(arrive: Arrive) -> None:
    host, friend = arrive(gather=True), arrive(gather=True)
    host.open_table("link", "bot")
    expect(host.page.locator(".people li")).to_have_text(
        [re.compile("Player 1.*here"), re.compile("Friend 2.*not here yet")]
    )
    expect(host.page.get_by_role("status").filter(has_text="Waiting for Friend 2.")).to_be_visible()
    host.page.reload()
    link = host.page.locator(".gather details.links input").first.input_value()
    friend.follow(link)
    for person in (host, friend):
        person.page.locator(".table").wait_for()
        text = shuffle(person)
        assert "Your own share is included." in text
        assert ("Player 1’s share" in text, "Friend 2’s share" in text) == (True, True)
        assert "No share from" not in text


def test_on_a_telephone_in_french_the_host_deals_without_a_friend_who_comes_later(arrive: Arrive) -> None:
    host, friend = arrive(gather=True, locale="fr-BE", width=390, height=844), arrive(gather=True)
    host.open_table("link")
    link = host.page.locator(".gather details.links input").first.input_value()
    assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    host.page.get_by_role("button", name="Distribuer sans attendre").click()
    host.page.locator(".table").wait_for()
    expect(host.page.locator(".log")).to_contain_text("Ami 2 n’était pas encore là")
    assert "Votre part est prise en compte." in shuffle(host)
    friend.follow(link)
    text = shuffle(friend)
    assert "No share from these players, because they came later or their page was closed: Ami 2." in text
    assert "our own share" not in text
