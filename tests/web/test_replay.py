"""The end of a game and looking back: score, chart, replay, playing on, the shuffle; and the pages that lead there."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from bruxelles.facade import new_game
from tests.web.people import Person

Arrive = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def record_of_a_game(seats: int) -> str:
    """A whole game, played with varied answers."""
    match = new_game("1897", seats=seats, seed="a game to look back at")
    for number in count():
        if match.over:
            return match.record()
        match.play(match.numbers[number * 7 % len(match.numbers)])
    raise AssertionError


def look_back(me: Person) -> None:
    """From the end of a game to its beginning."""
    me.page.locator(".end a.main").click()
    expect(me.page.locator(".replay")).to_have_attribute("data-step", "0")


def finished(me: Person, seats: int = 2) -> None:
    """Somebody at a table where the game is over."""
    names = ["Player 1", "Guest 2", "Guest 3", "Guest 4"][:seats]
    asked = [{"kind": "here" if number else "me", "name": name} for number, name in enumerate(names)]
    body = {"record": record_of_a_game(seats), "seats": asked}
    opened = me.page.request.post("/api/tables/import", data=body).json()
    me.page.goto(f"/#/t/{opened['table']}/{opened['seats'][0]['token']}")
    me.page.locator(".sheet").wait_for()


def test_the_end_names_the_winner_and_draws_the_points(arrive: Arrive) -> None:
    me = arrive()
    finished(me, 3)
    totals = [int(text) for text in me.page.locator(".sheet tfoot tr").first.locator("td").all_inner_texts()]
    expect(me.page.locator(".verdict")).to_contain_text(f"with {max(totals)} points")
    expect(me.page.locator(".plot .line")).to_have_count(3)
    chart = me.page.get_by_role("slider")
    ends = [f"{name} {total}" for name, total in zip(["Player 1", "Guest 2", "Guest 3"], totals, strict=True)]
    for text in ends:
        expect(chart).to_have_attribute("aria-valuetext", re.compile(text))
    chart.focus()
    me.page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuetext", re.compile("Step 1 of .*Player 1 0, Guest 2 0 and Guest 3 0"))
    me.page.locator(".chart summary").click()
    last = me.page.locator(".chart tbody tr").last.locator("td").all_inner_texts()
    assert [int(text) for text in last] == totals


def test_the_chart_leads_to_the_position(arrive: Arrive) -> None:
    me = arrive()
    finished(me)
    chart = me.page.get_by_role("slider")
    chart.focus()
    me.page.keyboard.press("Home")
    me.page.keyboard.press("PageDown")
    place = chart.get_attribute("aria-valuenow")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".replay")).to_have_attribute("data-step", str(int(place or 0) - 1))
    expect(me.page.locator(".top")).to_contain_text("Round 2")


def test_a_game_is_stepped_through_by_keys_slider_and_log(arrive: Arrive) -> None:
    me = arrive()
    finished(me)
    look_back(me)
    replay, keys = me.page.locator(".replay"), me.page.keyboard
    expect(me.page.locator(".told")).to_contain_text("The start of the game")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", "2")
    expect(me.page.locator(".told .answer")).to_contain_text(re.compile("Player 1|Guest"))
    keys.press("ArrowLeft")
    expect(replay).to_have_attribute("data-step", "1")
    keys.press("PageDown")
    expect(me.page.locator(".top")).to_contain_text("Round 2")
    keys.press("PageUp")
    expect(replay).to_have_attribute("data-step", "0")
    keys.press("End")
    expect(me.page.locator(".sheet")).to_be_visible()
    last = int(me.page.locator(".steps li[data-step]").last.get_attribute("data-step") or 0)
    expect(replay).to_have_attribute("data-step", str(last))
    me.page.get_by_label("Back one step").click()
    expect(replay).to_have_attribute("data-step", str(last - 1))
    me.page.locator(".range input").fill("5")
    expect(replay).to_have_attribute("data-step", "5")
    line = me.page.locator(".steps li[data-step='30'] button")
    expect(line.locator(".line").first).not_to_have_text("…")
    told = line.locator(".line").all_inner_texts()
    line.click()
    expect(replay).to_have_attribute("data-step", "30")
    for text in told:
        expect(me.page.locator(".told")).to_contain_text(text)


def board(me: Person) -> list[str]:
    """What lies on the board, without the keys of what may be chosen."""
    return [line for line in me.page.locator(".board").inner_text().split("\n") if len(line.strip()) > 1]


def test_the_board_shows_what_was_then(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    me.wait()
    first = board(me)
    for number in range(6):
        me.act(7 * number)
    me.wait()
    last = me.number()
    now = board(me)
    assert now != first
    me.page.get_by_role("link", name="Replay").click()
    expect(me.page.locator(".replay .board")).to_have_text(re.compile("Art Nouveau"))
    assert board(me) == now
    me.page.keyboard.press("Home")
    expect(me.page.locator(".replay")).to_have_attribute("data-step", "0")
    assert board(me) == first
    me.page.get_by_role("link", name="Back to the game").click()
    expect(me.page.locator(".table")).to_have_attribute("data-number", last)


def test_a_replay_plays_by_itself_and_pauses(arrive: Arrive) -> None:
    me = arrive()
    finished(me)
    look_back(me)
    me.page.keyboard.press("Space")
    expect(me.page.locator(".replay")).not_to_have_attribute("data-step", "0")
    me.page.get_by_role("button", name="Pause").click()
    expect(me.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_step_on_is_shown_as_it_happened(arrive: Arrive) -> None:
    me = arrive(speed="fast")
    finished(me)
    look_back(me)
    for at in range(1, 13):
        me.page.keyboard.press("ArrowRight")
        expect(me.page.locator(".replay")).to_have_attribute("data-step", str(at))
    me.page.keyboard.press("Home")
    expect(me.page.locator(".replay")).to_have_attribute("data-step", "0")


def test_the_address_leads_to_the_same_moment(arrive: Arrive) -> None:
    me = arrive()
    finished(me)
    look_back(me)
    for _ in range(7):
        me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".replay")).to_have_attribute("data-step", "7")
    told = me.page.locator(".told").inner_text()
    me.page.reload()
    expect(me.page.locator(".replay")).to_have_attribute("data-step", "7")
    expect(me.page.locator(".told")).to_have_text(told, use_inner_text=True)


def test_playing_on_from_a_moment_is_a_table_of_its_own(arrive: Arrive) -> None:
    me = arrive()
    finished(me)
    old = me.page.url
    look_back(me)
    for _ in range(12):
        me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".replay")).to_have_attribute("data-step", "12")
    then = board(me)
    me.page.get_by_role("button", name="Continue from here").click()
    me.page.get_by_label("Colour of seat 1").select_option("amber")
    me.page.locator(".play-on").get_by_role("button", name="Open the table").click()
    me.page.locator(".table").wait_for()
    assert me.page.url != old
    assert me.wait() == "choose"
    colour = "amber" if "Player 1" in me.page.locator("#choices").inner_text() else "blue"
    expect(me.page.locator("#choices .sign")).to_have_class(re.compile(f"colour-{colour}"))
    assert board(me) == then
    me.look_behind()
    me.page.locator(".shuffle summary").click()
    expect(me.page.locator(".shuffle .promise")).to_have_count(2)


def test_the_page_checks_the_shuffle_itself(arrive: Arrive) -> None:
    me = arrive()
    finished(me)
    expect(me.page.locator(".promise .finding")).to_contain_text("Promise kept")
    expect(me.page.locator(".shuffle")).to_contain_text("doesn’t prove")
    table = me.page.url.split("/")[-2]
    lie = '[{"since":1,"digest":"sha256:00"}]'
    me.page.evaluate(f"localStorage.setItem('bruxelles.promised.{table}', '{lie}')")
    me.page.reload()
    expect(me.page.locator(".promise .finding")).to_contain_text("is not the one that this browser first saw")


def test_the_page_deals_the_whole_game_again_and_names_a_draw_that_differs(arrive: Arrive) -> None:
    me = arrive()
    finished(me)
    found = me.page.locator(".shuffle > .finding")
    expect(found).to_have_text(re.compile(r"This browser repeated \d+ draws: all as promised\."))

    def garble(route: Route) -> None:
        told = route.fetch().json()
        draws = told["deals"][-1]["draws"]
        draws[0]["drawn"] = "noble:nobody"
        route.fulfill(json=told)

    me.page.route("**/deals", garble)
    me.page.reload()
    expect(found).to_have_text([re.compile("draw 1 of entry"), re.compile(r"entry \d+ now shows a different draw")])
    me.page.route("**/deals", lambda route: route.fulfill(status=503, json={}))
    me.page.reload()
    expect(found).to_contain_text("couldn’t repeat the draws")


def test_my_tables_say_whose_turn_it_is_and_keep_finished_ones_apart(arrive: Arrive) -> None:
    me = arrive()
    finished(me)
    me.open_table("here")
    me.page.goto("/")
    expect(me.page.locator(".tables").nth(1).locator("li")).to_contain_text("Game over")
    expect(me.page.locator(".tables").first.locator("li")).to_contain_text("Your turn")
    me.page.get_by_text("Finished").click()
    me.page.locator(".tables").nth(1).get_by_role("button", name="Forget").click()
    expect(me.page.locator(".tables")).to_have_count(1)
    me.page.locator(".tables").get_by_role("button", name="Forget").click()
    expect(me.page.get_by_text("No tables yet")).to_be_visible()


def test_colours_are_chosen_and_exchanged(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.set_up("1897", seats=2)
    me.page.get_by_label("Colour of seat 2").select_option("red")
    expect(me.page.get_by_label("Colour of seat 1")).to_have_value("blue")
    me.page.locator(".seats-asked li").nth(1).locator("select").first.select_option("here")
    me.page.locator(".setup button.main").click()
    mover = me.page.locator("#choices")
    expect(mover).to_contain_text("chooses")
    colour = "blue" if "Player 1" in mover.inner_text() else "red"
    expect(mover.locator(".sign")).to_have_class(re.compile(f"colour-{colour}"))


def test_an_option_says_what_it_does(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.set_up("1897", seats=2)
    me.page.get_by_text("Rule options").click()
    expect(me.page.locator(".options-asked li").first).to_contain_text("Whatever you would gain beyond that is lost.")
    expect(me.page.locator(".options-asked option", has_text="Player 3")).to_have_count(0)


def test_what_is_wrong_with_a_record_is_said(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.look_for_more()
    record, problem = me.page.locator("textarea"), me.page.locator("#import ~ form .problem")
    record.fill("hello")
    expect(problem).to_contain_text("This isn’t a record")
    record.fill("bruxelles record 1\ngame 1830\nseats 2\n")
    expect(problem).to_contain_text("can’t be played here")
    record.fill("bruxelles record 1\ngame 1897\nseats 2\n")
    me.page.get_by_role("button", name="Continue").click()
    expect(problem).to_contain_text("no line 'edition'")


def test_component_values_are_searched_and_reconstructed_ones_marked(arrive: Arrive) -> None:
    me = arrive(locale="fr-BE")
    me.page.goto("/#/rules")
    me.page.get_by_role("link", name="Valeurs du matériel").click()
    expect(me.page.locator(".components .reconstructed")).not_to_have_count(0)
    me.page.get_by_role("searchbox").fill("échelle prestige")
    expect(me.page.locator(".components dl > div")).to_have_count(1)
    expect(me.page.locator(".components dl > div")).to_contain_text("1, 2, 3, 4, 5")


def test_a_rule_that_is_none_is_said_to_be_none(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/#/rules/97-NONE-99")
    expect(me.page.get_by_role("alert")).to_contain_text("97-NONE-99")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_end_and_looking_back(arrive: Arrive, scheme: str) -> None:
    me = arrive(scheme=scheme)
    finished(me)
    serious(me.page)
    look_back(me)
    me.page.locator(".steps li[data-step='20'] .line").first.wait_for()
    me.page.get_by_role("button", name="Continue from here").click()
    serious(me.page)
    me.page.goto("/#/rules/components")
    me.page.locator(".components dl").first.wait_for()
    serious(me.page)


def serious(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")] == []


def test_a_phone_looks_back_without_scrolling_sideways(arrive: Arrive) -> None:
    me = arrive(locale="fr-BE", width=390, height=844)
    finished(me, 4)
    assert me.page.evaluate("document.documentElement.scrollWidth") == 390
    look_back(me)
    assert me.page.evaluate("document.documentElement.scrollWidth") == 390
    me.page.get_by_label("Une étape en avant").click()
    expect(me.page.locator(".replay")).to_have_attribute("data-step", "1")
    text = me.page.locator("main").inner_text()
    assert not re.search(r"(^|\s)(web|name|fact|log|option|source)\.[a-z]", text)
