"""Which engine a checkout runs."""

from __future__ import annotations

import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bruxelles.switch import fingerprint

if TYPE_CHECKING:
    from tests.build.conftest import Checkout

ROOT = Path(__file__).parents[2]
COMPILED = ("bruxelles.kernel.answer", "bruxelles.kernel.number")


@pytest.fixture
def stamped(checkout: Checkout) -> Checkout:
    """As if compiled: the switch looks at the stamp, and at no library before it is imported."""
    checkout.stamp.parent.mkdir(parents=True)
    lines = [f"{module} {module.replace('.', '/')}.so" for module in COMPILED]
    checkout.stamp.write_text("\n".join([fingerprint(str(checkout.root), COMPILED), *lines, ""]))
    return checkout


def test_a_checkout_without_a_build_runs_pure_and_says_nothing(checkout: Checkout) -> None:
    result = checkout.engine()
    assert (result.stdout, result.stderr) == ("pure\n", "")


def test_a_true_stamp_chooses_the_compiled_engine(stamped: Checkout) -> None:
    assert stamped.engine("auto").stdout == "compiled\n"
    assert stamped.engine("compiled").stdout == "compiled\n"


def test_pure_is_pure_beside_a_true_stamp(stamped: Checkout) -> None:
    assert stamped.engine("pure").stdout == "pure\n"
    assert stamped.use("pure").stdout == "42 .py .py .py\n"


def test_an_edited_source_makes_the_engine_run_pure_with_one_line(stamped: Checkout) -> None:
    (stamped.package / "kernel" / "number.py").write_text("def double(n: int) -> int:\n    return n + n\n")
    result = stamped.use()
    assert result.stdout == "42 .py .py .py\n"
    assert result.stderr.count("\n") == 1
    assert "make build" in result.stderr


@pytest.mark.parametrize("change", ["edited", "removed"])
def test_compiled_refuses_when_a_source_was(change: str, stamped: Checkout) -> None:
    number = stamped.package / "kernel" / "number.py"
    number.unlink() if change == "removed" else number.write_text("double = 2 .__mul__\n")
    result = stamped.engine("compiled")
    assert result.returncode != 0
    assert "EngineError: " in result.stderr
    assert "make build" in result.stderr


def test_an_edited_edge_keeps_the_compiled_engine(stamped: Checkout) -> None:
    (stamped.package / "kernel" / "words.py").write_text('GREETING = "bonjour"\n')
    assert stamped.engine("compiled").stdout == "compiled\n"


def test_compiled_refuses_without_a_build(checkout: Checkout) -> None:
    result = checkout.engine("compiled")
    assert result.returncode != 0
    assert "EngineError: " in result.stderr
    assert "make build" in result.stderr


@pytest.mark.parametrize("choice", ["auto", "compiled", "pure"])
def test_a_library_among_the_sources_is_refused_by_name(choice: str, checkout: Checkout) -> None:
    library = checkout.package / "kernel" / f"number{EXTENSION_SUFFIXES[0]}"
    library.write_bytes(b"")
    result = checkout.engine(choice)
    assert result.returncode != 0
    assert f"EngineError: {library}" in result.stderr


def test_another_word_for_the_engine_is_refused_with_those_it_may_be(checkout: Checkout) -> None:
    result = checkout.engine("fast")
    assert result.returncode != 0
    assert "EngineError: BRUXELLES_ENGINE is 'fast'; it can be auto, compiled or pure" in result.stderr


def test_an_unknown_name_of_the_package_is_an_attribute_error(checkout: Checkout) -> None:
    result = checkout.python("-c", "import bruxelles; bruxelles.old_game")
    assert "AttributeError: module 'bruxelles' has no attribute 'old_game'" in result.stderr


def test_a_program_that_imports_the_package_gets_an_import_error(checkout: Checkout) -> None:
    script = "try:\n    import bruxelles\nexcept ImportError as error:\n    print(error)\n"
    result = checkout.python("-c", script, BRUXELLES_ENGINE="fast")
    assert (result.stdout, result.stderr) == ("BRUXELLES_ENGINE is 'fast'; it can be auto, compiled or pure\n", "")


@pytest.fixture
def speaking(checkout: Checkout) -> Checkout:
    """A checkout with our words, and what they read: the games for what a card does, the box for how much."""
    for folder in ("words", "kernel", "concepts", "games", "components"):
        source, target = ROOT / "src" / "bruxelles" / folder, checkout.package / folder
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    shutil.copy(ROOT / "src" / "bruxelles" / "system_language.py", checkout.package)
    return checkout


@pytest.mark.parametrize("started", [(), ("-m", "bruxelles")], ids=["command", "module"])
@pytest.mark.parametrize(
    ("choice", "locale", "reason"),
    [
        ("fast", "C", "BRUXELLES_ENGINE is 'fast'; it can be auto, compiled or pure"),
        ("fast", "fr_BE.UTF-8", "BRUXELLES_ENGINE vaut « fast » ; les valeurs possibles sont auto, compiled et pure"),
        ("compiled", "C", "BRUXELLES_ENGINE is 'compiled', but there is no compiled engine: run make build"),
        ("compiled", "fr_BE.UTF-8", "BRUXELLES_ENGINE vaut « compiled », mais il n’y a pas de moteur compilé"),
    ],
)
def test_the_command_says_in_one_line_why_no_engine_runs(
    speaking: Checkout, choice: str, locale: str, reason: str, started: tuple[str, ...]
) -> None:
    result = speaking.command(*started, BRUXELLES_ENGINE=choice, LC_ALL=locale, PYTHONUTF8="1")
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.replace("\u00a0", " ").startswith(f"bruxelles: {reason}")


@pytest.mark.parametrize(
    ("locale", "reason"),
    [("C", "would be used instead of its source"), ("fr", "serait utilisé à la place de sa source")],
)
def test_the_command_names_a_library_among_the_sources(speaking: Checkout, locale: str, reason: str) -> None:
    library = speaking.package / "kernel" / f"complaint{EXTENSION_SUFFIXES[0]}"
    library.write_bytes(b"")
    result = speaking.command(LC_ALL=locale, PYTHONUTF8="1")
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith(f"bruxelles: {library} {reason}")


def test_another_trouble_of_the_command_is_shown_as_it_is(checkout: Checkout) -> None:
    result = checkout.command()
    assert (result.returncode, "No module named 'bruxelles.cli'" in result.stderr) == (1, True)
