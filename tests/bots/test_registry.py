"""Bots are known by name: ours from one table, others from whatever is installed, and no package spoils the rest."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from tests.bots import packages

from bruxelles.bots import registry
from bruxelles.bots.bot import BotError
from bruxelles.words import bot_label, languages, speak
from bruxelles.words.catalogue import catalogue

BOT = """
class Last:
    levels = range(2, 4)

    def __init__(self, seed, level=0):
        self.name, self.seed, self.level = "last", seed, level

    def answer(self, state, options, budget):
        return options[-1]
"""
Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Put a package on the path of this process."""
    known = set(sys.modules)

    def put(package: str, bots: Mapping[str, str], **modules: str) -> None:
        monkeypatch.syspath_prepend(packages.install(tmp_path / package, package, bots, modules))
        forget()

    def forget() -> None:
        registry.others.cache_clear()
        registry.loaded.cache_clear()

    yield put
    monkeypatch.undo()
    forget()
    for name in set(sys.modules) - known:
        if name.startswith("plugged"):
            del sys.modules[name]


def refusal(name: str) -> str:
    with pytest.raises(BotError) as refused:
        registry.find_bot(name, "1")
    return str(refused.value)


def test_a_bot_of_another_package_is_found_by_its_name(install: Install) -> None:
    install("plugged", {"last": "plugged_last:Last"}, plugged_last=BOT)
    assert registry.names() == (*registry.OURS, "last")
    registry.check("last")
    assert "plugged_last" not in sys.modules, "nothing is imported before it is needed"
    bot = registry.find_bot("last", "a seed")
    assert vars(bot) == {"name": "last", "seed": "a seed", "level": 0}
    assert vars(registry.find_bot("last:3", "1"))["level"] == 3
    assert "there is no bot 'last:4'" in refusal("last:4")
    assert "choose from random, greedy, search, last, search:1..10000000" in refusal("first")


@pytest.mark.parametrize(
    ("point", "code", "reason"),
    [
        ("plugged_absent:Last", "", "ModuleNotFoundError: No module named 'plugged_absent'"),
        ("plugged_bad:Last", "1 / 0", "ZeroDivisionError: division by zero"),
        ("plugged_bad:Last", "raise SystemExit(3)", "SystemExit: 3"),
        ("plugged_bad:Last", "def Last(", "SyntaxError: "),
        ("plugged_bad:Last", "", "AttributeError: "),
        ("plugged_bad:Last", "Last = 7", "it is neither a class nor a function"),
        ("plugged_bad:Last", "class Last: pass", "TypeError: Last() takes no arguments"),
        ("plugged_bad:Last", "def Last(seed): return seed", "it has no 'answer' method"),
    ],
)
def test_a_bot_that_can_not_be_used_is_refused_by_name(install: Install, point: str, code: str, reason: str) -> None:
    install("plugged-bad", {"last": point}, plugged_bad=code)
    install("plugged-good", {"good": "plugged_good:Last"}, plugged_good=BOT)
    for _ in range(2):
        assert refusal("last").startswith(f"bot last from package plugged-bad can't be used: {reason}")
    assert registry.find_bot("good", "1").name == "last"


def test_what_can_not_be_imported_is_tried_once(install: Install, tmp_path: Path) -> None:
    counting = f"with open({str(tmp_path / 'tried')!r}, 'a') as tried:\n    tried.write('x')\nraise ImportError"
    install("plugged", {"last": "plugged_counting:Last"}, plugged_counting=counting)
    assert refusal("last") == refusal("last")
    assert (tmp_path / "tried").read_text() == "x"


@pytest.mark.parametrize("name", ["greedy", "human", "nobody"])
def test_a_name_that_is_taken_stays_whose_it_is(install: Install, name: str) -> None:
    install("plugged", {name: "plugged_last:Last", "last": "plugged_last:Last"}, plugged_last=BOT)
    assert registry.names() == (*registry.OURS, "last")
    assert str(registry.others().refused[name]) == f"package plugged names a bot '{name}', but that name is taken"
    assert registry.find_bot("greedy", "1").name == "greedy"


def test_two_packages_that_use_one_name_are_both_left_out(install: Install) -> None:
    for package in ("plugged-a", "plugged-b"):
        install(package, {"last": "plugged_last:Last"}, plugged_last=BOT)
    assert registry.names() == tuple(registry.OURS)
    assert refusal("last") in (
        "several packages name a bot 'last': plugged-a, plugged-b",
        "several packages name a bot 'last': plugged-b, plugged-a",
    )


@pytest.mark.parametrize("name", ["Last", "x" * 21, "a.b", "1st", "é", "{amount}", "a b"])
def test_a_name_that_nobody_could_type_is_left_out(install: Install, name: str) -> None:
    install("plugged", {name: "plugged_last:Last"}, plugged_last=BOT)
    assert registry.names() == tuple(registry.OURS)
    assert f"package plugged names a bot '{name}'; a name starts with" in refusal(name)


def test_a_package_that_can_not_be_read_spoils_no_other(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages.write(tmp_path / "odd", "plugged-odd", "[bruxelles.bots]\nlast\n")
    monkeypatch.syspath_prepend(tmp_path / "odd")
    install("plugged", {"last": "plugged_last:Last"}, plugged_last=BOT)
    assert registry.names() == (*registry.OURS, "last")
    (problem,) = registry.others().refused.values()
    assert str(problem).startswith("the bots of package plugged-odd can't be read: ")


def test_whoever_fails_is_answered_for_by_a_weaker_one_that_is_quick() -> None:
    simpler = {name: registry.simpler(name) for name in (*registry.OURS, "of a package that is gone")}
    assert simpler == {"random": None, "greedy": "random", "search": "greedy", "of a package that is gone": "greedy"}


@pytest.mark.parametrize("language", languages())
def test_each_of_ours_has_words_and_all_words_are_for_ours(language: str) -> None:
    worded = {key for key in catalogue(language).messages if key.startswith("bot.")}
    assert worded == {f"bot.{name}{part}" for name in registry.OURS for part in ("", ".about")}


def test_a_bot_without_words_goes_by_its_name() -> None:
    words = speak("en", strict=True)
    assert [words.bot(name) for name in ("search", "search:500", "last", "last:3")] == [
        "Thoughtful",
        "Thoughtful 500",
        "last",
        "last 3",
    ]
    assert bot_label("last") == "last"
