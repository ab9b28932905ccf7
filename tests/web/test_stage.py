"""What others do is shown at a pace for people; what one likes is remembered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.web.people import Person

Arrive = Callable[..., Person]


MY_TURN = "● Your turn – Bruxelles 1897"
# Notes for every change of the page what the film says, how much can be chosen and how much flies.
WATCH = """() => {
    window.seen = [];
    const count = selector => document.querySelectorAll(selector).length;
    new MutationObserver(() => {
        const film = document.querySelector(".film .said")?.innerText ?? "";
        window.seen.push([film, count(".choice, .offered"), count(".flying")]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def hurry(me: Person) -> None:
    """Whoever plays before is not waited for."""
    mine, film = me.page.locator(".choices.mine"), me.page.locator(".film")
    while not mine.count():
        mine.or_(film).first.wait_for()
        me.page.keyboard.press("Escape")


def end_turn(me: Person) -> None:
    """At the Stock Exchange no card is turned up in the middle of a turn: what is confirmed is the whole of it."""
    hurry(me)
    assert me.wait() == "choose"
    before = me.number()
    me.choose(me.page.locator(".choice[data-answer^='stock ']").first)
    expect(me.page.locator(".table")).not_to_have_attribute("data-number", before)
    while me.act() == "choose":
        pass


def stop_the_clock(me: Person) -> None:
    """From now on no scene ends by itself, however slow the machine is."""
    me.page.clock.pause_at(datetime.now() + timedelta(days=1))


def test_a_film_shows_what_a_bot_does_before_anything_can_be_chosen(arrive: Arrive) -> None:
    me = arrive(speed="normal")
    me.open_table("bot")
    hurry(me)
    me.page.evaluate(WATCH)
    end_turn(me)
    assert me.wait() == "choose"
    seen = me.page.evaluate("window.seen")
    assert all(choices == 0 for film, choices, _ in seen if film)
    assert any("Bot 2" in film for film, *_ in seen)


@pytest.mark.parametrize("how", ["button", "key", "table"])
def test_a_film_can_be_skipped(arrive: Arrive, how: str) -> None:
    me = arrive(speed="slow", new=True)
    me.page.clock.install()
    me.open_table("bot")
    stop_the_clock(me)
    end_turn(me)
    me.page.locator(".film .said li").first.wait_for()
    # All that the bot does has arrived.
    expect(me.page).to_have_title(MY_TURN)
    table = me.page.locator(".table")
    expect(table).to_have_attribute("data-ready", "false")
    if how == "key":
        me.page.keyboard.press("Escape")
    else:
        me.page.locator(".film button" if how == "button" else ".board button").first.click()
    expect(table).to_have_attribute("data-ready", "true")
    expect(me.page.locator(".choices.mine")).to_be_visible()
    assert me.page.locator(".why").count() == 0


def test_who_comes_back_sees_what_happened_since(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(speed="fast", new=True)
    friend.page.clock.install()
    host.open_table("here", "link")
    friend.follow(host.links()[0])
    while not friend.page.locator(".choices.mine").count():
        if host.page.locator(".choices.mine").count():
            host.act()
    end_turn(friend)
    address = friend.page.url
    friend.page.goto("about:blank")
    host.wait()
    while host.page.locator(".choices.mine").count():
        host.act()
    friend.page.goto(address)
    since = friend.page.locator(".since")
    expect(since).to_contain_text("Player 1")
    expect(since.locator(".change").first).to_contain_text("→")
    assert friend.wait() == "choose"
    expect(friend.page.locator(".film")).to_have_count(0)
    stop_the_clock(friend)
    since.get_by_role("button", name="Watch again").click()
    expect(friend.page.locator(".film")).to_be_visible()
    expect(friend.choices).to_have_count(0)
    friend.page.keyboard.press("Escape")
    expect(friend.page.locator(".film")).to_have_count(0)
    friend.act()
    expect(since).to_have_count(0)


def test_a_choice_tells_where_it_leads(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    me.open_line(me.choices.first)
    me.choices.first.hover()
    preview = me.page.locator(".preview")
    expect(preview).to_contain_text("Next: Which Architect")
    expect(preview).to_contain_text("Money")
    expect(preview).to_contain_text("Architects in hand")


def test_whoever_does_not_want_to_be_asked_is_not(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", "bot")
    me.page.locator(".settings-panel summary").click()
    me.page.get_by_label("Ask me to confirm each turn").uncheck()
    me.page.keyboard.press("Escape")
    me.page.reload()
    for _ in range(6):
        assert me.act() == "choose"


def test_settings_are_remembered(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.page.locator(".settings-panel summary").click()
    me.page.locator("#speed").select_option("slow")
    me.page.get_by_label("Play a sound when it’s my turn").uncheck()
    me.page.locator("#theme").select_option("dark")
    me.page.reload()
    me.page.locator(".settings-panel summary").click()
    expect(me.page.locator("#speed")).to_have_value("slow")
    expect(me.page.get_by_label("Play a sound when it’s my turn")).not_to_be_checked()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_hint_for_a_first_table_goes_and_comes_back(arrive: Arrive) -> None:
    me = arrive(newcomer=True)
    me.open_table("here")
    hint = me.page.locator(".first-hint")
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    me.page.reload()
    me.wait()
    expect(hint).to_have_count(0)
    me.page.locator(".settings-panel summary").click()
    me.page.get_by_label("Show tips for new players").check()
    expect(hint).to_be_visible()


def test_the_keys_are_told_by_a_key(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    before = me.number()
    me.page.keyboard.press("?")
    keys = me.page.get_by_role("dialog")
    expect(keys).to_contain_text("undo")
    me.page.keyboard.press("1")
    me.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    assert me.number() == before


def test_a_turn_without_a_choice_is_marked_in_the_log(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here")
    forced = me.log.locator(".forced")
    for number in range(80):
        if forced.count() or me.act(number) == "over":
            break
    expect(forced.first).to_have_text("no other choice")


def test_on_a_phone_everything_to_do_stands_at_the_thumb(arrive: Arrive) -> None:
    me = arrive(width=390, height=844)
    me.open_table("bot")
    while me.wait() == "choose":
        me.act()
    for button in (me.confirm, me.page.locator(".choices.mine .thumb button")):
        box = button.bounding_box()
        assert box is not None
        assert box["y"] > 844 / 2
        assert box["height"] >= 40
    me.page.locator(".choices.mine .thumb button").click()
    assert me.wait() == "choose"
    fold = me.page.locator("p.thumb button").last
    expect(me.page.locator(".list")).to_be_visible()
    fold.click()
    expect(me.page.locator(".list")).not_to_be_visible()


HIDDEN = """hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_who_looks_elsewhere_is_told_whose_turn_it_is(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(speed="fast")
    friend.page.add_init_script(
        """window.told = [];
        window.Notification = class {
            static permission = "default";
            static async requestPermission() { return (this.permission = "granted"); }
            constructor(title) { window.told.push(title); }
        };"""
    )
    host.open_table("link")
    friend.follow(host.links()[0])
    friend.page.locator(".settings-panel summary").click()
    friend.page.get_by_label("Notify me when this page is in the background").check()
    expect(friend.page.get_by_label("Notify me when this page is in the background")).to_be_checked()
    friend.page.locator(".choices.mine, .choices .sign").first.wait_for()
    if friend.page.locator(".choices.mine").count():
        end_turn(friend)
    friend.page.evaluate(HIDDEN, True)
    end_turn(host)
    expect(friend.page).to_have_title(MY_TURN)
    assert friend.page.evaluate("window.told") == ["Your turn"]
    expect(friend.choices).to_have_count(0)
    friend.page.evaluate(HIDDEN, False)
    assert friend.wait() == "choose"


def test_without_motion_scenes_still_follow_each_other(arrive: Arrive) -> None:
    me = arrive(speed="fast")
    me.page.emulate_media(reduced_motion="reduce")
    me.open_table("bot")
    hurry(me)
    me.page.evaluate(WATCH)
    end_turn(me)
    assert me.wait() == "choose"
    seen = me.page.evaluate("window.seen")
    assert any("Bot 2" in film for film, *_ in seen)
    assert all(flying == 0 for *_, flying in seen)


# What would fly stays where it starts, until it is looked at.
TETHER = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const motion = animate.apply(this, how);
        if (this.matches(".flying")) motion.pause();
        return motion;
    };
}"""


def test_pieces_fly_from_where_they_were_to_where_they_go(arrive: Arrive) -> None:
    me = arrive(speed="slow")
    me.open_table("bot")
    hurry(me)
    me.page.evaluate(TETHER)
    end_turn(me)
    me.page.locator(".flying").first.wait_for(state="attached")
    moved = me.page.evaluate(
        """() => {
            const piece = document.querySelector(".flying");
            const [motion] = piece.getAnimations();
            const at = time => { motion.currentTime = time; return piece.getBoundingClientRect().toJSON(); };
            const { delay, duration } = motion.effect.getTiming();
            const [from, to] = [at(delay), at(delay + duration - 1)];
            return Math.hypot(from.x - to.x, from.y - to.y);
        }"""
    )
    assert moved > 20
    me.page.locator(".film").wait_for()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".flying")).to_have_count(0)
