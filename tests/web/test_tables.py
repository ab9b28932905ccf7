"""Whole tables, and what goes wrong at them: any number of seats, one screen, two tabs, a server that dies."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.serving import serving
from playwright.sync_api import expect

from tests.web.people import Person, complaints

Arrive = Callable[..., Person]
RESTART = 120_000  # milliseconds: a server starts again, and pages wait longer from time to time before they try
STALE = "The game had moved on before your answer arrived."


def heading(me: Person) -> str:
    me.wait()
    return me.page.locator("#choices").inner_text()


def look(me: Person) -> tuple[list[str], list[str], list[str]]:
    """What somebody sees: the log, what every seat has, and what is on offer."""
    me.wait()
    panels = me.page.locator(".numbers").all_inner_texts()
    # Without the sign for chance: it comes and goes with the mouse.
    offered = me.choices.locator("> span:not(.chance)").all_inner_texts()
    return me.log.locator("li li").all_inner_texts(), panels, offered


def expect_the_end(me: Person, seats: int) -> None:
    totals = me.page.locator(".sheet tfoot tr").first.locator("td")
    expect(totals).to_have_count(seats)
    best = max(int(text) for text in totals.all_inner_texts())
    expect(me.page.locator(".verdict")).to_contain_text(f"{best} points")
    expect(me.log.locator("li li").last).to_contain_text("The game is over")


def act_on_the_board(me: Person, number: int) -> None:
    """An offered cell, and the answer that is asked for there."""
    before = me.number()
    cells, offers = me.page.locator(".cell.offered"), me.page.locator(".ask .offer:not(.unready)")
    cells.nth(number % cells.count()).click()
    me.page.locator(f'.ask .offer, .table:not([data-number="{before}"])').first.wait_for()
    if me.number() == before:
        offers.nth(number % offers.count()).click()
    expect(me.page.locator(".table")).not_to_have_attribute("data-number", before)


@pytest.mark.slow
@pytest.mark.parametrize("others", [2, 3])
def test_a_whole_game_is_clicked_through_against_bots(arrive: Arrive, others: int) -> None:
    me = arrive()
    wrong = complaints(me.page)
    me.open_table(*["bot"] * others)
    turns = boarded = 0
    while (what := me.wait()) != "over":
        turns += 1
        if what == "choose" and turns % 2 and me.page.locator(".cell.offered").count():
            act_on_the_board(me, turns)
            boarded += 1
        else:
            me.act(7 * turns)
    assert boarded > 2
    expect_the_end(me, 1 + others)
    assert wrong == []


@pytest.mark.slow
def test_a_whole_game_by_keyboard_only(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.page.locator(".hero button.main:enabled").wait_for()
    keys = me.page.keyboard
    while not me.page.evaluate("document.activeElement.matches('.main')"):
        keys.press("Tab")
    keys.press("Enter")
    turns = 0
    while (what := me.wait()) != "over":
        turns += 1
        before = me.number()
        shortcuts = me.page.locator(".choice[aria-keyshortcuts]")
        if what == "choose":
            keys.press(shortcuts.nth(7 * turns % shortcuts.count()).get_attribute("aria-keyshortcuts") or "")
        else:
            keys.press("Enter")
        expect(me.page.locator(".table")).not_to_have_attribute("data-number", before)
    expect_the_end(me, 3)


def test_three_people_at_one_screen_answer_in_turn_and_take_back_across_their_seats(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", "here")
    headings, seen = [heading(me)], [look(me)]
    for _ in range(2):
        before = me.number()
        me.page.locator("[data-answer=pass]").click()
        expect(me.page.locator(".table")).not_to_have_attribute("data-number", before)
        headings.append(heading(me))
        seen.append(look(me))
    assert set(headings) == {"● Player 1 chooses", "■ Guest 2 chooses", "▲ Guest 3 chooses"}
    for was, offered in reversed(list(zip(headings[:2], seen[:2], strict=True))):
        me.page.get_by_role("button", name="Undo").first.click()
        expect(me.page.locator("#choices")).to_have_text(was, use_inner_text=True)
        assert look(me) == offered
    moved: list[str] = []
    while len(set(moved)) < 3:
        if me.wait() == "choose":
            moved.append(heading(me))
        me.act()
    assert list(dict.fromkeys(moved)) == headings


@pytest.mark.slow
def test_a_server_that_is_killed_and_started_again_has_lost_nothing(arrive: Arrive, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = arrive(at=server.address)
        me.open_table("bot", "here")
        acted = 0
        while me.act(acted) != "confirm" or acted < 6:
            acted += 1
        # A bot is thinking now, or chance has just spoken.
        told, rows = me.log.locator("li li").all_inner_texts(), server.log_rows()
        server.kill()
        expect(me.page.locator(".connection.lost")).to_be_visible()
        server.start()
        expect(me.page.locator(".connection.live")).to_be_visible(timeout=RESTART)
        seen, before = look(me), me.number()
        assert seen[0][: len(told)] == told
        server.kill()
        expect(me.page.locator(".connection.lost")).to_be_visible()
        assert look(me) == seen
        me.choose(me.choices.first)
        expect(me.choices.first).to_have_attribute("aria-disabled", "true")
        server.start()
        expect(me.page.locator(".table")).to_have_attribute("data-number", str(int(before) + 1), timeout=RESTART)
        expect(me.page.locator(".connection.live")).to_be_visible(timeout=RESTART)
        assert look(me)[0][: len(seen[0])] == seen[0]
        me.act()
        ((table, kept),) = server.log_rows().items()
        assert kept[: len(rows[table])] == rows[table]
        assert [number for number, _ in kept] == list(range(1, 1 + len(kept)))


COUNT = """() => {
    window.sent = 0;
    const send = window.fetch;
    window.fetch = (path, request) => {
        window.sent += request?.method === "POST" ? 1 : 0;
        return send(path, request);
    };
}"""


def test_a_double_click_counts_once(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    me.wait()
    me.page.evaluate(COUNT)
    before, mouse = int(me.number()), me.page.mouse
    me.open_line(me.choices.nth(1))
    box = me.choices.nth(1).bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.up()
    # The second click comes when the next question stands at the same place.
    expect(me.page.locator(".table")).to_have_attribute("data-number", str(before + 1))
    assert me.wait() == "choose"
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    assert me.page.evaluate("window.sent") == 1
    me.open_line(me.choices.first)
    me.choices.first.dblclick()
    assert me.page.evaluate("window.sent") == 2
    expect(me.page.locator(".table")).to_have_attribute("data-number", str(before + 2))


def second_tab(me: Person) -> Person:
    return Person(me.page.context.new_page())


def test_two_tabs_of_one_seat_stay_equal(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    other = second_tab(me)
    other.follow(me.page.url)
    for number in range(4):
        mover, spectator = (me, other) if number % 2 else (other, me)
        mover.act(number)
        expect(spectator.page.locator(".table")).to_have_attribute("data-number", mover.number())
        assert look(spectator) == look(mover)


def test_a_page_that_answers_late_is_told_so_and_shows_how_the_table_stands(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    deaf = second_tab(me)
    deaf.page.route_web_socket("**/live", lambda socket: None)
    deaf.follow(me.page.url)
    offered = look(deaf)
    me.act()
    now, number = look(me), me.number()
    assert look(deaf) == offered
    deaf.choices.last.click()
    expect(deaf.page.get_by_role("alert")).to_contain_text(STALE)
    expect(deaf.page.locator(".table")).to_have_attribute("data-number", number)
    assert look(deaf) == now == look(me)
    assert me.number() == number


def test_what_is_confirmed_can_not_be_taken_back(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("bot")
    undo = me.page.get_by_role("button", name="Undo").first
    while me.wait() == "choose":
        me.act()
    expect(undo).to_be_enabled()
    me.act()
    me.wait()
    expect(undo).to_be_disabled()
    before = look(me)
    *_, table, token = me.page.url.split("/")
    refused = me.page.request.post(
        f"/api/tables/{table}/undo",
        headers={"Authorization": f"Bearer {token}"},
        data={"seat": 1, "expected": int(me.number()), "key": "taken back too late"},
    )
    assert refused.status == 422
    assert "nothing can be undone" in refused.json()["error"]["message"]
    me.page.keyboard.press("u")
    me.page.reload()
    assert look(me) == before
