"""Packages: they carry everything, and a game is played from them where nothing else of ours is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.build.packing import copy_checkout, elsewhere, install, make_packages
from tests.build.strangers import assert_carries, assert_plays

if TYPE_CHECKING:
    from tests.build.conftest import Checkout


@pytest.fixture
def place() -> Iterator[Path]:
    with elsewhere() as folder:
        yield folder


@pytest.mark.parametrize("kind", ["sdist", "bdist_wheel"])
@pytest.mark.parametrize(
    ("missing", "what"),
    [
        ("src/bruxelles/server/static/index.html", "client"),
        ("src/bruxelles/server/static/assets/page.js", "client"),
        ("rules/1897.fr.md", "rules"),
        ("src/bruxelles/words/languages/en/names.po", "words"),
        ("src/bruxelles/words/languages/fr/phrases.po", "words"),
    ],
)
def test_no_package_is_made_without_its_contents(checkout: Checkout, missing: str, what: str, kind: str) -> None:
    (checkout.root / missing).unlink()
    made = checkout.python("setup.py", "--quiet", kind, BRUXELLES_PURE="1")
    assert made.returncode != 0
    assert made.stderr.startswith(f"no package is made without the {what}: {missing} is missing; ")
    assert made.stderr.count("\n") == 1
    assert not (checkout.root / "dist").exists()


@pytest.mark.slow
def test_a_wheel_of_a_checkout_plays_anywhere(place: Path) -> None:
    checkout = copy_checkout(place / "checkout")
    left = checkout / "build" / "lib" / "bruxelles" / "server" / "static" / "old.js"
    left.parent.mkdir(parents=True)
    left.write_text("of an earlier client")
    (wheel,) = make_packages(checkout, "--wheel")
    assert_carries(wheel, checkout)
    assert_plays(install(wheel, place), "pure")


@pytest.mark.slow
def test_a_wheel_of_a_source_distribution_plays_anywhere(place: Path) -> None:
    checkout = copy_checkout(place / "checkout")
    wheel, source = make_packages(checkout)
    assert source.name.endswith(".tar.gz")
    assert_carries(wheel, checkout)
    assert_plays(install(wheel, place), "pure")
