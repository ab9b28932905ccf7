"""How pages look, and what that costs: typefaces, and nothing that moves while everybody waits."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.people import Person

Arrive = Callable[..., Person]

LOADED = """document.fonts.ready.then((faces) =>
    [...faces].filter((face) => face.status === "loaded").map((face) => [face.family, face.weight]))"""
ENDLESS = """document.getAnimations({ subtree: true })
    .filter((each) => each.effect.getTiming().iterations === Infinity)
    .map((each) => each.animationName)"""


def test_titles_and_text_have_their_typefaces(arrive: Arrive) -> None:
    me = arrive()
    me.open_table("bot")
    me.wait()
    faces = {(family.strip('"'), weight) for family, weight in me.page.evaluate(LOADED)}
    assert {("Amarante", "normal"), ("Alegreya Sans", "400"), ("Alegreya Sans", "700")} <= faces


def test_without_its_typefaces_a_page_takes_the_same_room(arrive: Arrive) -> None:
    heights = []
    for refused in (False, True):
        me = arrive(locale="fr-BE", width=390)
        if refused:
            me.page.route("**/*.woff2", lambda route: route.abort())
        me.page.goto("/")
        me.page.locator(".box").first.wait_for()
        me.page.evaluate("document.fonts.ready.then(() => null)")
        heights.append(me.page.evaluate("document.documentElement.scrollHeight"))
    with_them, without = heights
    assert abs(with_them - without) < 0.05 * with_them


def test_a_table_that_waits_draws_nothing_for_ever(arrive: Arrive) -> None:
    me = arrive(speed="fast")
    me.open_table("here")
    me.wait()
    assert me.page.locator(".offered").count()
    assert me.page.evaluate(ENDLESS) == []
