"""Games in the browser, as people play them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import Person

Arrive = Callable[..., Person]


@pytest.mark.slow
def test_a_whole_game_against_a_bot(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("bot")
    turns = 0
    while me.act(7 * turns) != "over":
        turns += 1
    assert turns > 20
    sheet = me.page.locator(".sheet table")
    totals = [int(text) for text in sheet.locator("tfoot tr").first.locator("td").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    assert totals == [sum(int(row[seat]) for row in rows) for seat in range(2)]
    expect(me.page.locator(".shuffle")).to_contain_text("Seed")
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Download the record").click()
    assert download.value.path().read_text("utf-8").startswith("bruxelles")


def test_a_record_is_played_on(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    for _ in range(5):
        me.act()
    question, money = me.page.locator(".question").inner_text(), me.page.locator(".numbers").all_inner_texts()
    me.look_behind()
    me.page.locator(".shuffle summary").click()
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Download the record").click()
    other = arrive()
    other.page.goto("/")
    other.look_for_more()
    other.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(other.page.locator("textarea")).not_to_be_empty()
    other.page.locator("#import ~ form .seats-asked li").nth(1).locator("select").first.select_option("here")
    other.page.get_by_role("button", name="Continue").click()
    expect(other.page.locator(".question")).to_have_text(question)
    assert other.page.locator(".numbers").all_inner_texts() == money


def test_two_people_and_a_spectator(arrive: Arrive) -> None:
    host, friend, spectator = arrive(), arrive(), arrive()
    host.open_table("link")
    seat, view, *_ = host.links()
    friend.follow(seat)
    spectator.follow(view)
    players = {"●": host, "■": friend}
    for _ in range(8):
        expect(spectator.page.locator(".choices .sign")).to_be_visible()
        sign = spectator.page.locator(".choices .sign").inner_text()
        mover, other = players[sign], players["■" if sign == "●" else "●"]
        expect(other.choices).to_have_count(0)
        mover.act()
        expect(spectator.page.locator(".table")).to_have_attribute("data-number", mover.number())
        expect(other.page.locator(".table")).to_have_attribute("data-number", mover.number())
    expect(spectator.choices).to_have_count(0)
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    assert spectator.log.all_inner_texts() == host.log.all_inner_texts() == friend.log.all_inner_texts()
    expect(host.page.locator(".opponent")).to_contain_text("here")
    friend.page.goto("about:blank")
    expect(host.page.locator(".opponent")).to_contain_text("away")


def test_a_reload_in_the_middle_of_a_chain_goes_on_where_it_was(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    me.act()
    question = me.page.locator(".question").inner_text()
    offered = me.choices.all_inner_texts()
    assert "Architect" in question
    me.page.reload()
    expect(me.page.locator(".question")).to_have_text(question)
    assert me.choices.all_inner_texts() == offered
    me.page.goto("/")
    expect(me.page.locator(".tables li")).to_contain_text("Your turn")


def test_an_answer_is_taken_back_and_given_again(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    first = me.choices.all_inner_texts()
    me.act()
    then = me.choices.all_inner_texts()
    me.page.get_by_role("button", name="Undo").click()
    expect(me.choices).to_have_text(first)
    me.page.get_by_role("button", name="Redo").click()
    expect(me.choices).to_have_text(then)


def test_a_click_on_what_is_not_on_offer_says_why_not(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    me.page.locator(".cell.taken").first.click()
    why = me.page.locator(".why")
    expect(why).to_contain_text("97-NOUV-04")
    why.get_by_role("link").click()
    expect(me.page.locator(".rules .sought")).to_contain_text("97-NOUV-04")


def test_an_option_shows_what_it_will_do(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    me.page.locator("[data-answer=pass]").hover()
    expect(me.page.locator(".preview")).to_contain_text("the first to pass")
    expect(me.page.locator(".preview .change")).to_contain_text("Money")
    me.page.locator(".preview").get_by_role("link").first.click()
    expect(me.page.locator(".rules .sought")).to_contain_text("97-TURN-02")


def test_the_host_puts_a_bot_on_a_seat_and_renews_its_link(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    host.open_table("link")
    old = host.links()[0]
    host.look_behind()
    host.page.locator("details.host > summary").click()
    host.page.get_by_role("button", name="New link for Friend 2").click()
    expect(host.page.locator(".host")).to_contain_text("the old one no longer works")
    friend.page.goto(old)
    expect(friend.page.get_by_role("alert")).to_contain_text("doesn’t open a table")
    host.page.get_by_role("button", name="Let a bot play for Friend 2").click()
    expect(host.page.locator(".opponent")).to_contain_text("bot, Quick")
    host.page.get_by_role("button", name="Give the seat back to Friend 2").click()
    expect(host.page.locator(".opponent")).to_contain_text("away")


def test_a_lost_connection_comes_back_without_a_gap(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    host.open_table("link")
    friend.follow(host.links()[0])
    friend.page.context.set_offline(True)
    friend.page.locator(".connection.lost").wait_for()
    while host.page.locator(".choices.mine").count():
        host.act()
    friend.page.context.set_offline(False)
    expect(friend.page.locator(".connection.live")).to_be_visible()
    expect(friend.page.locator(".table")).to_have_attribute("data-number", host.number())
    assert friend.log.all_inner_texts() == host.log.all_inner_texts()
