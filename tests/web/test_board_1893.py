"""The drawn table of 1893: what a player sees there and does with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bruxelles.games import find_rulebook
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from tests.games.b1893.builder import position, table_of
from tests.web.people import Person, complaints

Arrive = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SEAT = ("", "/meeples", "/money", "/points", "/artworks", "/cubes", "/houses", "/nobles")
TRACKS = tuple(f"/track:{track}" for track in ("iris", "crown", "architect"))
ROWS = tuple(f"/strategic:{row}" for row in ("meeples", "nobles", "artworks", "money"))
LONG = 180_000  # milliseconds: four bots may play on to the end of a round, and the machine is shared
COLOURS = ("green", "brown", "blue", "yellow", "black")
NEEDLES = ("wood", "iron", "stone", "glass", "money", "any", "empty")


# In the question that is open there, or else all that glows. What only changes an amount chooses nothing.
ON_THE_TABLE = (".ask button:not(:disabled, .close, .amount-count *, .amount-quick *)", ".b1893 button.offered")


def act_on_the_table(me: Person, number: int) -> str:
    return me.click_on(number, ON_THE_TABLE)


def click_through(me: Person, look: Callable[[], None] = lambda: None) -> int:
    """To the end of the game by clicks on the drawn table, now here, now there; looking up now and then."""
    me.page.set_default_timeout(LONG)
    clicks = 0
    while act_on_the_table(me, 5 * clicks) != "over":
        clicks += 1
        if clicks % 8 == 0:
            look()
    return clicks


def last_rounds(game: str, seats: int, *variants: str, since: int = 4) -> Match:
    """A game that has been played at random up to this round."""
    rulebook, player = find_rulebook(game), Dealer("last rounds", "player")
    match = Match(rulebook, rulebook.settings(seats, dict.fromkeys(variants, "on")), "last rounds")
    while table_of(match).round < since:
        match.play(match.numbers[player.below(len(match.numbers))])
    return match


def whole(me: Person) -> int:
    """The seat whose pieces are shown whole."""
    return int(str(me.page.locator(".own .seat-panel").get_attribute("data-place")).removeprefix("seat:"))


def fits_a_phone(me: Person, clicks: int) -> None:
    """Nothing is wider than the screen while so many clicks are made, and nothing too small for a thumb after them."""
    for number in range(clicks):
        act_on_the_table(me, number)
        assert me.page.evaluate("document.documentElement.scrollWidth") == 390
    me.wait()
    small = me.page.eval_on_selector_all(
        ".b1893 button, .b1893 summary",
        "all => all.map(each => [each.className, each.getBoundingClientRect()])"
        ".filter(([, box]) => box.width < 39.5 || box.height < 39.5).map(([name]) => name)",
    )
    assert small == []


def set_out(me: Person) -> None:
    """Up to the first turn: artworks, the Try Square, neutral meeples."""
    while me.page.locator(".space.taken").count() < 2:
        act_on_the_table(me, 0)
    while me.wait() == "confirm":
        me.act()
    expect(me.page.locator(".pass")).to_contain_class("offered")


@pytest.mark.slow
def test_the_last_rounds_are_clicked_through_on_the_table(arrive: Arrive) -> None:
    me = arrive()
    wrong = complaints(me.page)
    me.sit_down(last_rounds("1893", 5))
    assert click_through(me) > 30
    totals = me.page.locator(".sheet table tfoot tr").first.locator("td")
    expect(totals).to_have_count(5)
    assert wrong == []


def test_a_meeple_with_its_bid_takes_two_clicks(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game="1893")
    set_out(me)
    before = me.number()
    space = me.page.locator(".space.offered").first
    name = str(space.get_attribute("data-space"))
    space.click()
    expect(me.page.locator(".ask")).to_contain_text("how much do you bid?")
    assert me.number() == before
    bid = me.page.locator(".ask").get_by_role("button", name="Bid 3 BF", exact=True)
    bid.hover()
    expect(me.page.locator(".bid-says")).to_contain_text("Nobody else has a bid")
    bid.click()
    expect(me.page.locator(f'[data-space="{name}"] .bid')).to_have_text("3")
    expect(me.page.locator(".sums").nth(int(name[-1]) - 1)).to_contain_text("ahead by 3")


def test_the_question_at_the_space_is_answered_and_closed_by_keys(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game="1893")
    set_out(me)
    before = me.number()
    space = me.page.locator(".space.offered").first
    space.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".ask button").first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".ask")).to_have_count(0)
    expect(space).to_be_focused()
    assert me.number() == before
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".ask button").nth(1)).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".space .bid")).to_have_text("2")


def test_a_click_on_another_space_asks_there_instead(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game="1893")
    set_out(me)
    spaces = me.page.locator(".space.offered")
    for number in range(3):
        spaces.nth(number).click()
        expect(spaces.nth(number)).to_have_class(re.compile(r"\basked\b"))
        expect(me.page.locator(".ask-title")).to_contain_text("how much do you bid?")


def test_a_space_chosen_from_the_list_takes_its_bid_there(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game="1893")
    set_out(me)
    me.page.locator(".space.offered").first.click()
    me.page.locator(".ask").get_by_role("button", name="Bid 1 BF", exact=True).click()
    for _ in range(2):
        me.page.locator(".ask-title", has_text="Which cube do you take?").wait_for()
        before = me.number()
        me.page.locator(".ask .offer").first.click()
        expect(me.page.locator(".table")).not_to_have_attribute("data-number", before)
    me.page.locator(".pass.offered").click()
    me.page.locator('.seat-panel.active[data-place="seat:1"]').wait_for()
    choice = me.page.locator('.choice[data-answer^="space:"]').last
    space = str(choice.get_attribute("data-answer"))
    choice.click()
    expect(me.amount).to_be_visible()
    me.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(me.page.locator(".ask")).to_have_count(0)
    me.amount.fill("2")
    me.confirm.click()
    expect(me.page.locator(f'[data-place="{space}"] .bid')).to_have_text("2")


def test_what_glows_nowhere_is_asked_again_at_the_seat(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(position("phase turn seat:1\nseat:1 money 3\nseat:1 nobles noble:solvay\nseat:1 cubes cube:joker", 2))
    me.page.locator('[data-place="place:grand-place"]').click()
    me.page.locator(".ask").get_by_role("button", name="Solvay").click()
    expect(me.page.locator(".ask-title")).to_have_text("What does Ernest Solvay do for you?")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".b1893 button.offered")).to_have_text("What does Ernest Solvay do for you?")
    me.page.locator(".b1893 button.offered").click()
    me.page.locator(".ask button").first.click()
    expect(me.page.locator(".question")).to_have_text("Which cube do you take?")
    expect(me.page.locator(".again")).to_have_count(0)


def test_a_click_on_a_space_that_is_not_active_says_why_not(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game="1893")
    set_out(me)
    me.page.locator(".space.dim").first.click()
    expect(me.page.locator(".why")).to_contain_text("93-PLACE-01")


def test_pointing_at_a_position_shows_what_every_colour_would_pay_there(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game="1893")
    set_out(me)
    pays = me.page.locator(".pays li")
    expect(pays).to_have_count(5)
    expect(pays.first).to_contain_text("yellow Artwork: 2 BF and 2 VP")
    me.page.locator('[data-place="indicator:1,1"]').hover()
    expect(pays.first).to_contain_text("yellow Artwork: 6 BF and 6 VP")
    expect(pays.last).to_contain_text("black Artwork: 4 BF and 4 VP")
    me.page.locator(".panel.display h4").hover()
    expect(pays.first).to_contain_text("yellow Artwork: 2 BF and 2 VP")
    expect(me.page.locator(".pays .own")).to_have_count(1)


@pytest.mark.parametrize("others", [1, 4])
def test_every_place_that_pieces_fly_to_is_there(arrive: Arrive, others: int) -> None:
    me = arrive()
    me.open_table(*["here"] * others, game="1893")
    me.wait()
    shown = set(me.page.eval_on_selector_all("[data-place]", "all => all.map(each => each.dataset.place)"))
    wanted = {f"space:{row},{column}" for row in range(1, 6) for column in range(1, 6)}
    wanted |= {f"indicator:{row},{column}" for row in range(1, 6) for column in range(1, 6)}
    wanted |= {f"iris:{row},{column}" for row in range(1, 5) for column in range(1, 5)}
    wanted |= {f"column:{column}" for column in range(1, 6)} | {f"display:{place}" for place in range(1, 5)}
    wanted |= {f"place:{place}" for place in ("stock", "grand-place", "park", "market")}
    wanted |= {f"supply/artwork:{colour}" for colour in COLOURS} | {f"needle:{place}" for place in NEEDLES}
    wanted |= {f"supply/cube:{cube}" for cube in ("wood", "iron", "stone", "joker")}
    wanted |= {f"pile:{sort}{part}" for sort in ("noble", "prestige", "stock") for part in ("", "/discards")}
    wanted |= {"courthouse", "market", "market/slots", "compass", "display", "stock", "supply", "stacks", "rounds"}
    wanted |= {f"seat:{seat}{part}" for seat in range(1, others + 2) for part in SEAT + TRACKS}
    wanted |= {f"seat:{whole(me)}{part}" for part in ("/tracks", *ROWS)}
    assert wanted <= shown


def test_a_thumb_finds_everything_on_a_phone_in_french(arrive: Arrive) -> None:
    me = arrive(locale="fr-BE", width=390, height=844, scheme="dark")
    me.open_table(*["here"] * 4, game="1893")
    fits_a_phone(me, 12)
    said = me.page.locator(".b1893").inner_text()
    assert "Marché de l’art" in said
    assert "web." not in said


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_while_the_table_asks(arrive: Arrive, scheme: str) -> None:
    me = arrive(scheme=scheme)
    me.open_table("here", game="1893")
    set_out(me)
    me.page.locator(".space.offered").first.click()
    expect(me.page.locator(".ask")).to_be_visible()
    me.page.evaluate(AXE.read_text("utf-8"))
    found = me.page.evaluate("async () => (await axe.run()).violations")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")] == []
