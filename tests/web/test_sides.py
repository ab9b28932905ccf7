"""Asymmetric boards on the drawn table of 1893: chosen, seen, and played by clicks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games.b1893.asymmetric.builder import asymmetric, owning, placing
from tests.web.people import Person, complaints
from tests.web.test_belle import bid_at
from tests.web.test_board_1893 import AXE, act_on_the_table, click_through, fits_a_phone, last_rounds

Arrive = Callable[..., Person]
CUBES = "seat:1 cubes cube:wood cube:wood cube:stone cube:stone cube:iron cube:joker cube:joker"
BEFORE_A_HOUSE = placing("saintenoy", "2,2", f"needles wood stone\n{CUBES}", money=5)
TURNED_UP = placing("hankar", "1,3", "display noble:buls noble:albert noble:solvay noble:maeterlinck", money=5)


@pytest.mark.slow
def test_a_whole_game_with_asymmetric_boards_and_belle_epoque_is_clicked_through_on_the_table(arrive: Arrive) -> None:
    me = arrive()
    wrong = complaints(me.page)
    me.open_table("bot", "bot", game="1893", variants=("asymmetric", "belleEpoque"))
    expect(me.page.locator(".board-choice")).to_have_count(5)
    assert click_through(me) > 30
    expect(me.page.locator(".boards")).to_have_count(0)
    expect(me.page.locator('[data-place$="/side"]')).to_have_count(3)
    assert wrong == []


@pytest.mark.slow
def test_the_last_rounds_with_asymmetric_boards_are_clicked_through_on_the_table(arrive: Arrive) -> None:
    me = arrive()
    wrong = complaints(me.page)
    me.sit_down(last_rounds("1893", 2, "asymmetric"))
    assert click_through(me) > 30
    expect(me.page.locator('[data-place$="/side"]')).to_have_count(2)
    assert wrong == []


def test_the_home_page_says_what_both_variants_add_and_what_they_do_together(arrive: Arrive) -> None:
    me = arrive(locale="fr-BE")
    me.page.goto("/")
    me.set_up("1893")
    expect(me.page.locator(".variant", has_text="Plateaux asymétriques")).to_contain_text("ses nombres et sa capacité")
    both = me.page.get_by_text("Les deux à la fois")
    me.page.locator("#asymmetric").check()
    expect(both).to_have_count(0)
    me.page.locator("#belleEpoque").check()
    expect(both).to_contain_text("du verre au lieu d’un joker")


def test_without_the_variant_the_table_shows_nothing_of_it(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", game="1893")
    me.wait()
    expect(me.page.locator(".space")).to_have_count(25)
    expect(me.page.locator(".boards, .seat-side, .differs, .strip-side")).to_have_count(0)


def test_every_board_can_be_read_before_one_click_takes_it(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("here", "here", game="1893", variants=("asymmetric",))
    horta = me.page.locator(".board-offer", has_text="Horta")
    expect(horta).to_contain_text("your Materials action also gives 2 BF, even if no cube is left")
    expect(horta).to_contain_text("Architect: 3 4 6 8 9 10 on this side, 2 3 4 6 8 10 on the A-side")
    expect(horta).to_contain_text("reconstructed")
    expect(horta.get_by_role("link", name="Rules for Horta’s board")).to_have_attribute(
        "href", "#/rules/93-ASYM-HORTA-1"
    )
    expect(me.page.locator(".board-offer", has_text="Saintenoy")).not_to_contain_text("reconstructed")
    expect(me.page.locator(".board-choice.offered")).to_have_count(5)
    choice = me.page.locator('[data-place="board:horta"]')
    choice.hover()
    expect(me.page.locator(".choices .preview")).to_contain_text("takes Horta’s Architect board")
    choice.click()
    expect(me.page.locator(".seat-side")).to_have_count(1)
    act_on_the_table(me, 0)
    expect(choice).to_contain_text("taken by")
    choice.click()
    expect(me.page.locator(".why")).to_contain_text("Somebody has already taken this board.")
    expect(me.page.locator(".why")).to_contain_text("93-ASYM-GEN-3")


@pytest.mark.parametrize(
    ("board", "marked"), [("hankar", 6), ("cauchie", 6), ("horta", 5), ("saintenoy", 4), ("strauven", 3)]
)
def test_what_differs_from_the_a_side_is_marked_on_the_seat(arrive: Arrive, board: str, marked: int) -> None:
    me = arrive()
    me.sit_down(owning(board))
    seat = me.page.locator('[data-place="seat:1"]')
    expect(seat.locator(".seat-side")).to_contain_text(board.capitalize())
    expect(seat.locator(".changed")).to_have_count(marked)
    expect(seat.locator(".seat-side .differs")).to_have_count(1)
    expect(seat.locator(".differs")).to_have_count(5 if board == "saintenoy" else 2)


def test_strips_show_which_side_is_up(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(asymmetric("phase turn seat:1\ntop other"))
    sides = me.page.locator(".strip-side").all_text_contents()
    assert ["without" in side for side in sides] == [True, False, True, False, True]


def test_a_needle_steps_by_a_click_where_it_goes(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(BEFORE_A_HOUSE)
    expect(me.page.locator(".question")).to_have_text("Do you move a needle before you build?")
    expect(me.page.locator(".dial .offered")).to_have_count(2)
    expect(me.page.locator('[data-place="seat:1/side"] .ability')).to_have_class(re.compile("offered"))
    me.page.locator('[data-place="needle:stone"]').click()
    expect(me.page.locator(".why")).to_contain_text("The other needle is already there.")
    expect(me.page.locator(".why")).to_contain_text("93-ASYM-SAINTENOY-2")
    iron = me.page.locator('[data-place="needle:iron"]')
    expect(iron).to_have_attribute("aria-label", "The needle on wood moves back to iron")
    iron.hover()
    expect(me.page.locator(".choices .preview")).to_contain_text("How do you pay for the House?")
    iron.click()
    expect(me.page.locator(".ask")).to_contain_text("How do you pay for the House?")
    expect(me.page.locator(".dial .needle")).to_have_count(2)
    expect(iron).to_have_class(re.compile("needle"))


def test_the_ability_opens_its_question(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(BEFORE_A_HOUSE)
    me.page.locator(".ability").first.click()
    expect(me.page.locator(".ask .offer")).to_have_count(3)
    me.page.locator(".ask").get_by_role("button", name="No needle").click()
    expect(me.page.locator(".question")).to_have_text("How do you pay for the House?")


def test_the_noble_turned_up_is_taken_by_a_click_for_nothing(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(TURNED_UP)
    expect(me.page.locator(".matters")).to_contain_text("turned up is free")
    noble = me.page.locator('[data-place="revealed"]')
    expect(noble).to_have_class(re.compile("offered"))
    noble.hover()
    expect(me.page.locator(".choices .preview")).to_contain_text("93-ASYM-HANKAR-2")
    noble.click()
    expect(me.page.locator(".display .noble")).to_have_count(4)
    expect(me.page.locator('[data-place="seat:1/money"]')).to_contain_text("4 BF")
    expect(me.log).to_contain_text("from the pile")


def test_what_an_ability_brings_is_seen_before_and_told_after(arrive: Arrive) -> None:
    me = arrive()
    me.sit_down(owning("horta", "seat:1 money 3"))
    bid_at(me, "space:1,4")
    me.page.locator(".ask").get_by_role("button", name="Wood").click()
    me.page.locator(".ask").get_by_role("button", name="Iron").hover()
    expect(me.page.locator(".choices .preview")).to_contain_text("2 → 4")
    me.page.locator(".ask").get_by_role("button", name="Iron").click()
    expect(me.log).to_contain_text("gets 2 BF from Horta’s board")


def test_a_hint_tells_what_is_new_to_somebody_who_knows_the_game(arrive: Arrive) -> None:
    me = arrive(newcomer=True)
    me.open_table("here", game="1893")
    hint = me.page.locator(".first-hint")
    expect(hint.locator("li")).to_have_count(4)
    hint.get_by_role("button").click()
    me.open_table("here", game="1893", variants=("asymmetric", "belleEpoque"))
    expect(hint).to_contain_text("New in this game")
    expect(hint.locator("li")).to_have_count(6)
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)


def test_asymmetric_boards_fit_a_phone_in_french(arrive: Arrive) -> None:
    me = arrive(locale="fr-BE", width=390, height=844, scheme="dark")
    me.open_table(*["here"] * 4, game="1893", variants=("asymmetric", "belleEpoque"))
    said = me.page.locator(".boards").inner_text()
    fits_a_phone(me, 18)
    said += me.page.locator(".b1893").inner_text()
    assert "chacun en prend un" in said
    assert "web." not in said


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_table_with_everything(arrive: Arrive, scheme: str) -> None:
    me = arrive(scheme=scheme)
    me.open_table("here", game="1893", variants=("asymmetric", "belleEpoque"))
    act_on_the_table(me, 0)
    me.wait()
    me.page.evaluate(AXE.read_text("utf-8"))
    found = me.page.evaluate("async () => (await axe.run()).violations")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")] == []
