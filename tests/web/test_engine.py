"""A small line tells what bots think with, while that matters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.people import Person

Arrive = Callable[..., Person]


@pytest.mark.parametrize(
    ("locale", "slow", "ready"),
    [
        ("en-GB", "until it is ready, bots think more slowly", "bots now think at full speed"),
        ("fr-FR", "d’ici là, les robots réfléchissent plus lentement", "réfléchissent maintenant à pleine vitesse"),
    ],
)
def test_a_page_tells_that_bots_are_slow_until_the_engine_is_compiled(
    arrive: Arrive, locale: str, slow: str, ready: str
) -> None:
    me = arrive(locale=locale, new=True)
    me.page.clock.install()
    told: dict[str, object] = {"engine": "pure", "compiling": True}
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json=told)

    me.page.route("**/api/engine", answer)
    me.open_table("bot")
    line = me.page.locator(".engine")
    expect(line).to_contain_text(slow, ignore_case=True)
    told.update(engine="compiled", compiling=False)
    before = len(asked)
    me.page.clock.fast_forward(11_000)
    expect(line).to_contain_text(ready)
    assert len(asked) <= before + 2  # now and then, not all the time
    me.page.goto("/#/")
    expect(me.page.locator(".box").first).to_be_visible()
    expect(me.page.locator(".engine")).to_have_count(0)
