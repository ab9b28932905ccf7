"""Help at the table: a card for whatever is pointed at, focused or held, and labels for all icons."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from bruxelles.games import find_rulebook
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from tests.games.b1893.belle.builder import belle
from tests.games.b1893.builder import position as of_1893
from tests.games.b1897.builder import position as of_1897
from tests.web.people import Person

Arrive = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def thing(me: Person, address: str) -> Locator:
    return me.page.locator(f'[data-help="{address}"]:visible').first


def card(me: Person) -> Locator:
    return me.page.get_by_role("tooltip")


def shows(me: Person, *texts: str) -> None:
    for text in texts:
        expect(card(me)).to_contain_text(text)


def hold(me: Person, what: Locator) -> None:
    """A finger rests on it for a while."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    touch = me.page.context.new_cdp_session(me.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(card(me)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def after_random_play(game: str, seats: int, *variants: str) -> Match:
    """In the second round of a random game."""
    rulebook, player = find_rulebook(game), Dealer("help", "player")
    match = Match(rulebook, rulebook.settings(seats, dict.fromkeys(variants, "on")), "help")
    while match.view().round < 2 or match.decision != "turn":
        match.play(match.numbers[player.below(len(match.numbers))])
    return match


POINTED = [
    ("en-GB", ("Stock Exchange", "Gain 5 BEF.", "Next use: 1 Architect", "97-STOCK-01")),
    ("fr-BE", ("Bourse", "Gagnez 5\u00a0FB.", "Prochaine utilisation\u00a0: 1 Architecte", "97-STOCK-01")),
]


@pytest.mark.parametrize(("locale", "texts"), POINTED)
def test_pointing_shows_name_effect_worth_and_rule_in_1897(arrive: Arrive, locale: str, texts: tuple[str, ...]) -> None:
    me = arrive(locale=locale)
    me.sit_down(of_1897("phase turn seat:1"))
    stock = thing(me, "place:stock")
    stock.hover()
    shows(me, *texts)
    assert stock.get_attribute("aria-describedby") == card(me).get_attribute("id")
    rule = card(me).get_by_role("link", name="97-STOCK-01")
    rule.hover()
    with me.page.context.expect_page() as opened:
        rule.click()
    assert opened.value.url.endswith("#/rules/97-STOCK-01")
    me.page.mouse.move(2, 2)
    expect(card(me)).to_have_count(0)
    assert stock.get_attribute("aria-describedby") is None


FOCUSED = [
    ("en-GB", ("Workshop", "Take an Artwork of any colour but black.", "Ben’s meeple", "93-WORK-01")),
    ("fr-BE", ("Atelier", "Prenez une Œuvre de la couleur de votre choix, sauf noire.", "Ben", "93-WORK-01")),
]


@pytest.mark.parametrize(("locale", "texts"), FOCUSED)
def test_the_keyboard_shows_name_effect_worth_and_rule_in_1893(
    arrive: Arrive, locale: str, texts: tuple[str, ...]
) -> None:
    me = arrive(locale=locale)
    me.sit_down(of_1893("phase turn seat:1\nseat:1 money 5\nseat:2 meeple space:1,1 bid:2"))
    me.page.keyboard.press("Tab")
    thing(me, "space:1,1").focus()
    shows(me, *texts)
    me.page.keyboard.press("Escape")
    expect(card(me)).to_have_count(0)


HELD = [
    ("en-GB", ("Tile 5", "Crown", "Claimed by Ben", "Ben: 12 VP", "93-BE-TILE-05")),
    ("fr-BE", ("Tuile 5", "Couronne", "Ben", "Ben\u00a0: 12\u00a0PV", "93-BE-TILE-05")),
]


@pytest.mark.parametrize(("locale", "texts"), HELD)
def test_holding_shows_name_effect_worth_and_rule_in_belle_epoque(
    arrive: Arrive, locale: str, texts: tuple[str, ...]
) -> None:
    me = arrive(locale=locale)
    me.sit_down(belle("phase turn seat:1\nseat:2 claims tile:5\nseat:2 tracks 1 6 1", 3))
    before = me.number()
    hold(me, thing(me, "tile:5"))
    shows(me, *texts)
    assert me.number() == before
    expect(me.page.locator(".why")).to_have_count(0)
    me.page.mouse.click(3, 3)
    expect(card(me)).to_have_count(0)


def test_a_tie_says_what_it_means(arrive: Arrive) -> None:
    me = arrive()
    lines = ("cell:1,1 seat:1 architect:1/3 side:1", "cell:2,1 seat:2 architect:1/3 side:1")
    me.sit_down(of_1897("phase turn seat:1\n" + "\n".join(f"grid {line}" for line in lines), 3))
    thing(me, "column:1/tie").hover()
    shows(me, "Tie", "All who tie get the whole bonus.", "Tied: Ana and Ben.", "97-COL-01")


def test_all_things_are_reached_by_arrows(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(of_1893("phase turn seat:1"))
    names = []
    me.page.keyboard.press("H")
    for _ in range(4):
        expect(card(me)).to_be_visible()
        names.append(card(me).get_attribute("aria-label"))
        me.page.keyboard.press("ArrowRight")
        expect(card(me)).not_to_have_attribute("aria-label", str(names[-1]))
    assert len(set(names)) == 4


def test_one_key_labels_all_icons_and_is_remembered(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(of_1893("phase turn seat:1"))
    labels = me.page.locator(".labels span")
    expect(labels).to_have_count(0)
    me.page.keyboard.press("L")
    expect(labels.filter(has_text="Iris 1-1")).to_be_visible()
    me.page.reload()
    expect(labels.filter(has_text="Iris 1-1")).to_be_visible()
    me.page.keyboard.press("L")
    expect(labels).to_have_count(0)


TABLES = [("1897", 3, ()), ("1893", 3, ("belleEpoque", "asymmetric")), ("1893-1st", 3, ())]


@pytest.mark.parametrize(("game", "seats", "variants"), TABLES)
def test_everything_has_help_and_nothing_a_title(
    arrive: Arrive, game: str, seats: int, variants: tuple[str, ...]
) -> None:
    me = arrive(height=1400)
    me.sit_down(after_random_play(game, seats, *variants))
    assert me.page.locator("body [title]").count() == 0
    things = me.page.eval_on_selector_all("[data-help]", "all => all.filter(each => each.checkVisibility()).length")
    assert things > 60
    me.page.clock.install()
    me.page.keyboard.press("H")
    for _ in range(things):
        me.page.clock.run_for(400)
        at = me.page.evaluate("document.activeElement.dataset.help")
        said = card(me).inner_text()
        assert not re.search(r"\b(web|name|card|tile|gift)\.\w", said), at
        assert at.startswith("confidence:") or card(me).get_by_role("link").count(), at
        me.page.keyboard.press("ArrowRight")


def test_the_card_is_accessible(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(of_1893("phase turn seat:1"))
    me.page.keyboard.press("H")
    expect(card(me)).to_be_visible()
    me.page.evaluate(AXE.read_text("utf-8"))
    found = me.page.evaluate("async () => (await axe.run()).violations")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
