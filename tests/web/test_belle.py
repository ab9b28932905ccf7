"""Belle Époque on the drawn table of 1893: opened on the home page, seen, and played by clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games.b1893.belle.builder import belle, owning
from tests.web.people import Person, complaints
from tests.web.test_board_1893 import act_on_the_table, click_through, fits_a_phone, last_rounds

Arrive = Callable[..., Person]
CARD_OF_THE_WORKSHOP = owning(
    1, 3, lines="seat:1 money 4\nseat:1 artworks white:green artwork:black\nseat:1 travelers 1\nriding 1 0 0 0"
)


def bid_at(me: Person, space: str) -> None:
    me.page.locator(f'[data-space="{space}"]').click()
    me.page.locator(".ask").get_by_role("button", name="Bid 1 BF", exact=True).click()


@pytest.mark.parametrize(("seats", "tiles"), [(2, 3), (5, 6)])
def test_the_table_shows_pavilions_marks_and_tiles(arrive: Arrive, seats: int, tiles: int) -> None:
    me = arrive()
    me.open_table(*["bot"] * (seats - 1), game="1893", variants=("belleEpoque",))
    expect(me.page.locator(".pavilion")).to_have_count(5)
    expect(me.page.locator(".space .mark")).to_have_count(5)
    expect(me.page.locator('[data-place="tiles"] button')).to_have_count(tiles)


@pytest.mark.slow
def test_the_last_rounds_with_belle_epoque_are_clicked_through_on_the_table(arrive: Arrive) -> None:
    me = arrive()
    wrong = complaints(me.page)
    me.sit_down(last_rounds("1893", 5, "belleEpoque"))
    assert click_through(me) > 30
    expect(me.page.locator(".sheet")).to_contain_text("Belle Époque tiles")
    assert wrong == []


def test_the_home_page_says_what_belle_epoque_adds(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.set_up("1897")
    expect(me.page.locator(".variant")).to_have_count(0)
    me.set_up("1893")
    expect(me.page.locator(".variant", has_text="Belle Époque")).to_contain_text("each with a card to use once a round")
    expect(me.page.locator("#belleEpoque")).not_to_be_checked()


def test_without_belle_epoque_the_table_shows_nothing_of_it(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game="1893")
    me.wait()
    expect(me.page.locator(".space")).to_have_count(25)
    expect(me.page.locator(".pavilion, .belle, .seat-belle, .mark")).to_have_count(0)


def test_a_card_glows_when_it_can_be_used_and_one_click_uses_it(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(CARD_OF_THE_WORKSHOP)
    mine = me.page.locator('[data-place="seat:1/cards"]')
    card = mine.locator('[data-card="card:1"]')
    expect(card).to_contain_text("ready for its moment")
    expect(card).not_to_contain_class("offered")
    bid_at(me, "space:1,1")
    me.page.locator(".ask").get_by_role("button", name="blue").click()
    expect(me.page.locator(".ask")).to_contain_text("After your Workshop: 1 BF for each of your Artworks")
    me.page.keyboard.press("Escape")
    expect(card).to_contain_text("can be used now")
    expect(mine.locator(".offered")).to_have_count(1)
    card.hover()
    expect(me.page.locator(".choices")).to_contain_text("3 → 6")
    card.click()
    expect(card).to_contain_text("used this round; ready again next round")
    expect(me.page.locator('[data-place="seat:1/money"]')).to_have_text("Money 6")


def test_a_click_on_a_card_out_of_its_moment_says_why_not(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(CARD_OF_THE_WORKSHOP)
    bid_at(me, "space:1,1")
    me.page.locator(".ask").get_by_role("button", name="blue").click()
    me.page.keyboard.press("Escape")
    me.page.locator('[data-place="seat:1/cards"] [data-card="card:3"]').click()
    expect(me.page.locator(".why")).to_contain_text("This isn’t the card’s moment.")
    expect(me.page.locator(".why")).to_contain_text("93-BE-CGEN-06")


def test_a_pavilion_is_built_by_a_click_beside_its_row(arrive: Arrive) -> None:
    me = arrive()
    cubes = " ".join(["cube:wood"] * 2 + ["cube:stone"] * 2 + ["cube:glass"] * 2)
    me.sit_down(belle(f"phase turn seat:1\npavilion 2 card:16\nseat:1 money 3\nseat:1 cubes {cubes}"))
    site = me.page.locator('[data-place="pavilion:2"]')
    expect(site).to_contain_text("1 glass on top")
    bid_at(me, "space:2,4")
    expect(me.page.locator(".ask")).to_contain_text("What do you build?")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".pavilion.offered")).to_have_count(5)
    site.click()
    for _ in range(4):
        if site.evaluate("each => each.classList.contains('taken')"):
            break
        act_on_the_table(me, 0)
    expect(site).to_contain_class("taken")
    expect(me.page.locator('[data-place="seat:1/cards"]')).to_contain_text("1 VP for each of your Artworks")


def test_a_claim_is_made_on_the_tile(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(belle("phase turn seat:1\ntiles tile:8 tile:12\nseat:1 money 3"))
    bid_at(me, "space:3,4")
    me.page.locator(".ask").get_by_role("button", name="blue").click()
    tile = me.page.locator('[data-place="tile:12"]')
    expect(tile).to_contain_class("offered")
    expect(me.page.locator(".ask")).to_contain_text("Your Nobles cost nothing at the end of the game")
    me.page.keyboard.press("Escape")
    tile.click()
    expect(tile).to_contain_text("claimed by Ana")
    expect(me.page.locator('[data-place="seat:1/tiles"]')).to_contain_text("Tiles claimed 1")


def test_travelers_and_meeples_are_mixed_by_a_number(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(CARD_OF_THE_WORKSHOP)
    expect(me.page.locator('[data-place="train"]')).to_contain_text("2 waiting, 1 in Brussels")
    me.page.locator('[data-place="place:market"]').click()
    me.page.locator(".ask [type=number]").fill("1")
    me.page.locator(".ask button.main").click()
    expect(me.page.locator('[data-place="seat:1/travelers"]')).to_contain_text("0")
    expect(me.page.locator('[data-place="train"]')).to_contain_text("2 waiting, 2 in Brussels")


def test_a_white_artwork_shows_its_colour_and_is_sold_as_another(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(belle("phase turn seat:1\nmarket artwork:green\nseat:1 money 3\nseat:1 artworks white:blue"))
    expect(me.page.locator(".pays")).to_contain_text("White Artworks, sold as the colour you name: ")
    bid_at(me, "space:1,2")
    expect(me.page.locator(".ask")).to_contain_text("Which colour do you sell it as?")
    me.page.locator(".ask").get_by_role("button", name="yellow").click()
    expect(me.log).to_contain_text("declares a yellow Artwork")


@pytest.mark.parametrize("seats", [2, 5])
def test_every_place_that_pieces_of_belle_epoque_fly_to_is_there(arrive: Arrive, seats: int) -> None:
    me = arrive()
    me.sit_down(belle("phase turn seat:1", seats))
    shown = set(me.page.eval_on_selector_all("[data-place]", "all => all.map(each => each.dataset.place)"))
    wanted = {f"pavilion:{number}" for number in range(1, 6)} | {"train", "tiles", "pavilions", "supply/cube:glass"}
    wanted |= {f"seat:{seat}/{part}" for seat in range(1, seats + 1) for part in ("cards", "tiles", "travelers")}
    assert wanted <= shown


def test_belle_epoque_fits_a_phone_in_french(arrive: Arrive) -> None:
    me = arrive(locale="fr-BE", width=390, height=844, scheme="dark")
    me.open_table(*["here"] * 4, game="1893", variants=("belleEpoque",))
    fits_a_phone(me, 12)
    said = me.page.locator(".b1893").inner_text()
    assert "Voyageurs" in said
    assert "qui construit un pavillon prend sa carte" in said
    assert "web." not in said
