"""Bruxelles 1893 by its list of choices: a number is asked for at every bid, and everything else is as in any game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import Person, complaints
from tests.web.test_board_1893 import last_rounds

Arrive = Callable[..., Person]
GAME = "1893"


def to_a_bid(me: Person) -> Locator:
    """Choose until a number is asked for; the button that takes it."""
    for number in range(60):
        assert me.wait() != "over"
        if me.amount.count():
            break
        spaces = me.page.locator(".choice[data-answer^='space:']:not([data-answer*=' '])")
        if me.page.locator("[data-answer=pass]").count() and spaces.count():
            before = me.number()
            spaces.first.click()
            expect(me.page.locator(".table")).not_to_have_attribute("data-number", before)
        else:
            me.act(number)
    return me.page.locator(".amount .choice")


@pytest.mark.slow
def test_the_last_rounds_are_clicked_through_by_the_list(arrive: Arrive) -> None:
    me = arrive("fr-BE")
    wrong = complaints(me.page)
    me.sit_down(last_rounds(GAME, 3))
    turns = bids = 0
    while me.wait() != "over":
        bids += me.amount.count()
        turns += 1
        me.act(7 * turns)
    assert bids > 4
    expect(me.page.locator(".sheet tfoot tr").first.locator("td")).to_have_count(3)
    text = me.page.locator("main").inner_text()
    assert not re.search(r"\b(option|fact|decision|does|phase|web|terminal|name)\.[\w.]+\w", text)
    assert wrong == []


def test_an_amount_is_counted_slid_picked_or_typed(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game=GAME)
    button = to_a_bid(me)
    most = int(me.amount.get_attribute("max") or "")
    assert most >= 4
    count = me.page.locator(".amount-count button")
    expect(button).to_contain_text("Choose 1 BF")
    expect(count.first).to_be_disabled()
    count.last.click()
    expect(button).to_have_attribute("data-answer", "bid:2")
    me.page.locator(".amount [type=range]").fill("3")
    expect(me.amount).to_have_value("3")
    me.page.locator(".amount-quick button").last.click()
    expect(button).to_have_attribute("data-answer", f"bid:{most}")
    expect(count.last).to_be_disabled()
    me.amount.fill("4")
    expect(me.page.locator(".preview .said")).to_contain_text("Bid 4 BF")
    expect(me.page.locator(".preview .change").first).to_contain_text(f"Money {most} → {most - 4}")
    for wrong in (str(most + 1), "0", "-1", "2.5", ""):
        me.amount.fill(wrong)
        expect(button).to_be_disabled()
        expect(button).to_contain_text(f"A number from 1 BF to {most} BF")
    me.amount.fill("4")
    button.click()
    expect(me.log).to_contain_text("bids 4 BF")


def test_an_amount_by_keyboard_only(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game=GAME)
    button, keys = to_a_bid(me), me.page.keyboard
    slider = me.page.locator(".amount [type=range]")
    expect(slider).to_be_focused()
    keys.press("ArrowRight")
    expect(button).to_have_attribute("data-answer", "bid:2")
    keys.press("3")
    expect(me.amount).to_be_focused()
    expect(button).to_have_attribute("data-answer", "bid:3")
    before = me.number()
    keys.press("Enter")
    expect(me.page.locator(".table")).not_to_have_attribute("data-number", before)
    expect(me.log).to_contain_text("bids 3 BF")
    expect(me.page.get_by_role("button", name="Undo").first).to_be_enabled()
    keys.press("u")
    expect(slider).to_be_visible()


def test_the_home_page_offers_two_to_five_seats_with_a_colour_each(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.set_up("1897", seats=4)
    me.set_up(GAME)
    expect(me.page.locator(".seats-asked li")).to_have_count(4)
    assert me.seats.locator("b").all_inner_texts() == ["2", "3", "4", "5"]
    me.seats.get_by_label("5").check()
    colours = me.page.locator(".seats-asked .colour-asked select")
    assert len({colours.nth(number).input_value() for number in range(5)}) == 5
    me.page.get_by_text("Rule options").click()
    expect(me.page.locator(".options-asked li")).to_have_count(1)
    expect(me.page.locator(".options-asked li")).to_contain_text("93-SETUP-15")
    me.page.locator(".options-asked select").select_option("5")
    me.page.locator(".setup button.main").click()
    expect(me.page.locator(".top")).to_contain_text("First player: Bot 5")
    me.page.goto("/")
    me.set_up("1897")
    assert me.seats.locator("b").all_inner_texts() == ["2", "3", "4"]
    expect(me.page.locator(".seats-asked li")).to_have_count(4)


def test_a_record_with_bids_is_played_on(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game=GAME)
    to_a_bid(me)
    question = me.page.locator(".question").inner_text()
    me.look_behind()
    me.page.locator(".shuffle summary").press("Enter")
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Download the record").click()
    other = arrive()
    other.page.goto("/")
    other.look_for_more()
    other.page.locator("input[type=file]").set_input_files(download.value.path())
    other.page.locator("#import ~ form .seats-asked li").nth(1).locator("select").first.select_option("here")
    other.page.get_by_role("button", name="Continue").click()
    expect(other.page.locator(".question")).to_have_text(question)
    expect(other.amount).to_have_attribute("max", me.amount.get_attribute("max") or "")


@pytest.mark.parametrize(
    ("locale", "sentence", "edition"),
    [("en-GB", "The bid is a whole number", "first edition"), ("fr-BE", "La mise est", "première édition")],
)
def test_the_rules_of_all_games_stand_on_one_page_with_the_values_of_their_boxes(
    arrive: Arrive, locale: str, sentence: str, edition: str
) -> None:
    me = arrive(locale)
    wrong = complaints(me.page)
    me.page.goto("/#/rules/93-PLACE-04")
    expect(me.page.locator(".rules .sought")).to_contain_text(sentence)
    expect(me.page.locator("#rule-97-TURN-02")).to_be_attached()
    expect(me.page.locator("#rule-93-BE-SETUP-01")).to_be_attached()
    me.page.goto("/#/rules/components")
    boxes = me.page.locator(".components h2")
    expect(boxes).to_have_text(["Bruxelles 1897", "Bruxelles 1893", f"Bruxelles 1893, {edition}"])
    expect(me.page.locator(".components dl").nth(1).locator("> div")).not_to_have_count(0)
    assert wrong == []
