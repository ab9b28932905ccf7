"""The first edition of 1893 on the drawn table: in its own words, and with what one seat draws kept to that seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.b1893.first_edition.playing import scripted
from tests.server.test_secrets import DRAW, LINES
from tests.web.people import Person, complaints
from tests.web.test_board_1893 import AXE, ROWS, SEAT, TRACKS, click_through, fits_a_phone, last_rounds, whole

Arrive = Callable[..., Person]
OTHER_EDITION = {
    "en": r"Nobles?|[Mm]eeples?|[Ii]ris(es)?|Houses?|Crown|Prestige|Try Square|[Ii]ndicator|Art Market|Grand-Place|"
    r"[Ff]ree action|Strategic|brown",
    "fr": r"Maisons?|[Ii]ris|Couronne|Prestige|[Ii]ndicateur|Marché de l’art|[Aa]ction gratuite|Architectes|"
    r"stratégiques?|brunes?",
}
READ = """() => document.body.innerText + [...document.querySelectorAll('[title], [aria-label]')]
    .map(each => `\\n${each.title ?? ''}\\n${each.getAttribute('aria-label') ?? ''}`).join('')"""


def read(me: Person, language: str) -> None:
    """All that is written, shown when something is pointed at, or read aloud."""
    text: str = me.page.evaluate(READ)
    assert re.findall(rf"\b(?:{OTHER_EDITION[language]})\b.*", text) == []
    assert re.findall(r"(?:^|\s)(?:web|name|fact|log|option|decision)\.\S+", text) == []


def sit_down(me: Person, *kinds: str, lines: str = LINES, entries: str = DRAW) -> dict[str, Any]:
    """At a table where seat 1, whose page this is, has drawn a pink and a blue artwork and keeps one."""
    record = scripted(lines, entries, seats=len(kinds)).record()
    people = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Ana", "Ben", "Cleo"), strict=False)]
    opened: dict[str, Any] = me.page.request.post("/api/tables/import", data={"record": record, "seats": people}).json()
    me.follow(f"/#/t/{opened['table']}/{opened['seats'][0]['token']}")
    return opened


@pytest.mark.slow
def test_a_whole_game_of_the_first_edition_is_clicked_through_on_the_table(arrive: Arrive) -> None:
    me = arrive()
    wrong = complaints(me.page)
    me.open_table("bot", game="1893-1st")
    assert click_through(me, lambda: read(me, "en")) > 30
    expect(me.page.locator(".sheet")).to_contain_text("Public Figures row")
    expect(me.page.locator(".sheet")).to_contain_text("Manneken Pis pawn")
    read(me, "en")
    assert wrong == []


@pytest.mark.slow
def test_the_last_rounds_of_experts_are_clicked_through_on_the_table(arrive: Arrive) -> None:
    me = arrive()
    wrong = complaints(me.page)
    me.sit_down(last_rounds("1893-1st", 4, "expert", since=3), others="bot")
    assert click_through(me, lambda: read(me, "en")) > 30
    assert wrong == []


def test_the_home_page_says_what_the_first_edition_is_and_what_experts_get(arrive: Arrive) -> None:
    me = arrive()
    me.page.goto("/")
    me.page.get_by_role("button", name="Bruxelles 1893, first edition").click()
    expect(me.page.locator("[aria-expanded=true] .about-game")).to_contain_text("Exhibition tiles")
    expect(me.page.locator(".variant")).to_contain_text("marked side up")
    assert me.seats.locator("b").all_inner_texts() == ["2", "3", "4", "5"]
    moi = arrive(locale="fr-BE")
    moi.page.goto("/")
    moi.page.get_by_role("button", name="Bruxelles 1893, première édition").click()
    expect(moi.page.locator("[aria-expanded=true] .about-game")).to_contain_text("tuiles Exposition")
    expect(moi.page.locator(".variant")).to_contain_text("face marquée")


@pytest.mark.parametrize("locale", ["en-GB", "fr-BE"])
def test_every_number_of_the_box_has_a_name_of_its_own(arrive: Arrive, locale: str) -> None:
    me = arrive(locale=locale)
    me.page.goto("/#/rules/components")
    named = me.page.locator(".components dl").nth(2).locator("dt")
    expect(named).not_to_have_count(0)
    plain = "all => all.map(each => [each.firstChild.textContent.trim(), each.querySelector('code').textContent])"
    said = dict(named.evaluate_all(plain))
    assert [name for name, code in said.items() if name == code] == []
    assert re.findall(rf"\b(?:{OTHER_EDITION[locale[:2]]})\b.*", "\n".join(said)) == []


def test_a_draw_is_seen_on_one_page_and_kept_by_one_click(arrive: Arrive) -> None:
    ana, ben, guest = arrive(), arrive(), arrive()
    opened = sit_down(ana, "link", "link")
    ben.follow(f"/#/t/{opened['table']}/{opened['seats'][1]['token']}")
    guest.follow(f"/#/t/{opened['table']}/{opened['view']}")
    faces = ana.page.locator("[data-drawn]")
    expect(faces).to_have_count(2)
    expect(ana.page.locator("[data-drawn].offered")).to_have_count(2)
    expect(ana.log).to_contain_text("Ana draws a pink Artwork and a blue Artwork.")
    for other in (ben, guest):
        expect(other.page.locator(".drawn-artworks")).to_contain_text("Ana has drawn 2 Artworks and keeps one.")
        expect(other.page.locator(".backs svg")).to_have_count(2)
        expect(other.log).to_contain_text("Ana draws 2 Artworks.")
        expect(other.page.locator("[data-drawn], .choice")).to_have_count(0)
        assert "draws a pink" not in other.page.content()
        other.page.get_by_role("link", name="Replay").click()
        expect(other.page.locator(".backs svg")).to_have_count(2)
        expect(other.page.locator("[data-drawn]")).to_have_count(0)
        other.page.go_back()
    stacks = [person.page.locator('[data-place="stack:coloured"]').inner_text() for person in (ana, ben, guest)]
    assert len(set(stacks)) == 1
    faces.first.hover()
    expect(ana.page.locator(".choices")).to_contain_text("93E1-WORK-01")
    faces.first.click()
    expect(ana.page.locator('[data-place="seat:1/artworks"]')).to_contain_text("1 × pink Artwork")
    ana.confirm.click()
    for other in (ben, guest):
        expect(other.log).to_contain_text("takes a pink Artwork")
        expect(other.log).not_to_contain_text("draws a")


def test_at_one_screen_a_draw_stays_covered_until_its_player_asks(arrive: Arrive) -> None:
    me = arrive()
    sit_down(me, "here", "here", "here")
    cover = me.page.locator(".cover")
    for _ in range(2):
        expect(cover).to_contain_text("For Ana only")
        expect(me.page.locator("[data-drawn], .choice")).to_have_count(0)
        expect(me.page.locator(".backs svg")).to_have_count(2)
        cover.get_by_role("button", name="I am Ana").click()
        expect(me.page.locator("[data-drawn]")).to_have_count(2)
        me.page.locator("[data-drawn]").first.click()
        expect(me.page.locator('[data-place="seat:1/artworks"]')).to_contain_text("1 × pink Artwork")
        expect(me.log).not_to_contain_text("draws a")
        me.page.get_by_role("button", name="Undo").first.click()


def test_the_action_is_offered_at_its_space_and_can_be_left(arrive: Arrive) -> None:
    me = arrive()
    sit_down(me, "here", "here", entries="seat:1 turn space:1,1\nseat:1 bid bid:1")
    me.wait()
    space = me.page.locator('[data-space="space:1,1"]')
    expect(space).to_contain_class("offered")
    space.click()
    expect(me.page.locator(".ask")).to_contain_text("Do you carry out the action?")
    me.page.locator(".ask").get_by_role("button", name="Skip the action").click()
    expect(me.log).to_contain_text("skips the action (Workshop)")


def test_a_sale_moves_the_cursor_first_and_says_why_a_colour_is_banned(arrive: Arrive) -> None:
    me = arrive()
    owned = "market artwork:pink artwork:green\nseat:1 artworks artwork:pink artwork:blue artwork:yellow"
    asked = "seat:1 turn space:1,2\nseat:1 bid bid:1\nseat:1 perform perform"
    sit_down(me, "here", "here", lines=f"{LINES}\n{owned}", entries=asked)
    me.wait()
    me.page.locator(".position.here").click()
    mine = me.page.locator('[data-place="seat:1/artworks"]')
    expect(mine.locator(".offered")).to_have_count(2)
    mine.get_by_role("button", name="pink").click()
    expect(me.page.locator(".why")).to_contain_text("The shop already shows that colour.")
    expect(me.page.locator(".why")).to_contain_text("93-SALES-01")
    mine.get_by_role("button", name="blue").click()
    expect(me.page.locator(".slot.offered")).to_have_count(2)
    me.page.locator(".slot.offered").first.click()
    expect(me.page.locator('[data-place="market/covered"]')).to_contain_text("1 × pink Artwork")


@pytest.mark.parametrize("seats", [2, 5])
def test_every_place_that_pieces_of_the_first_edition_fly_to_is_there(arrive: Arrive, seats: int) -> None:
    me = arrive()
    me.open_table(*["here"] * (seats - 1), game="1893-1st")
    me.wait()
    shown = set(me.page.eval_on_selector_all("[data-place]", "all => all.map(each => each.dataset.place)"))
    wanted = {"stacks", "stack:coloured", "stack:black", "exhibition", "market/covered", "market/slots"}
    wanted |= {f"seat:{seat}{part}" for seat in range(1, seats + 1) for part in (*SEAT, *TRACKS, "/exhibitions")}
    wanted |= {f"seat:{whole(me)}{part}" for part in ("/tracks", *ROWS)}
    wanted |= {f"needle:{tile}" for tile in ("wood", "stone", "iron", "any", "money", "empty")}
    assert wanted <= shown
    discs = me.page.locator(".shared-track .disc")
    expect(discs).to_have_count(2 * seats)


def test_the_first_edition_fits_a_phone_in_french_and_in_its_own_words(arrive: Arrive) -> None:
    me = arrive(locale="fr-BE", width=390, height=844, scheme="dark")
    me.open_table(*["here"] * 4, game="1893-1st")
    fits_a_phone(me, 12)
    for word in ("Théâtre Royal", "Boutique", "Hôtel de Ville", "Palais Royal", "Assistants", "Édifices", "Exposition"):
        expect(me.page.locator(".b1893")).to_contain_text(word)
    read(me, "fr")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_draw(arrive: Arrive, scheme: str) -> None:
    me = arrive(scheme=scheme)
    sit_down(me, "here", "here")
    me.page.evaluate(AXE.read_text("utf-8"))
    found = me.page.evaluate("async () => (await axe.run()).violations")
    me.page.locator(".cover button").click()
    me.page.locator("[data-drawn]").first.wait_for()
    found += me.page.evaluate("async () => (await axe.run()).violations")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")] == []
