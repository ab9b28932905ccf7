"""Compiling the engine, into a checkout and into a wheel."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

if TYPE_CHECKING:
    from tests.build.conftest import Checkout

WITHOUT_COMPILER = {"CC": "/nonexistent/cc"}


def test_without_a_compiler_the_engine_runs_pure_and_the_build_says_so(checkout: Checkout) -> None:
    result = checkout.build(**WITHOUT_COMPILER)
    assert result.returncode == 0, result.stderr
    assert result.stdout == "no C compiler: the engine runs as plain Python, slower\n"
    assert not checkout.stamp.exists()
    assert checkout.use().stdout == "42 .py .py .py\n"


def test_a_build_without_a_compiler_leaves_no_earlier_one(checkout: Checkout) -> None:
    checkout.stamp.parent.mkdir(parents=True)
    checkout.stamp.write_text("of other sources\n")
    checkout.build(**WITHOUT_COMPILER)
    assert not checkout.stamp.parent.exists()


@pytest.mark.slow
def test_the_compiled_engine_gives_the_same_answer_from_libraries(checkout: Checkout) -> None:
    built = checkout.build()
    assert built.returncode == 0, built.stderr
    result = checkout.use("compiled")
    assert result.stderr == ""
    answer, *suffixes = result.stdout.split()
    assert answer == "42"
    assert ".py" not in suffixes[:2]
    assert suffixes[2] == ".py"
    assert checkout.use("pure").stdout == "42 .py .py .py\n"

    before = checkout.stamp.stat().st_mtime_ns
    again = checkout.build()
    assert (again.returncode, again.stdout) == (0, "")
    assert checkout.stamp.stat().st_mtime_ns == before, "nothing changed, nothing to build"

    (checkout.package / "kernel" / "number.py").write_text("def double(n: int) -> int:\n    return n + n + 1\n")
    assert checkout.build().returncode == 0
    assert checkout.use("compiled").stdout.split()[0] == "45"


@pytest.mark.slow
def test_a_type_error_fails_the_build_loudly(checkout: Checkout) -> None:
    (checkout.package / "kernel" / "number.py").write_text('def double(n: int) -> int:\n    return "2"\n')
    result = checkout.build()
    assert result.returncode != 0
    assert "number.py:2: error: Incompatible return value type" in result.stdout + result.stderr
    assert not checkout.stamp.exists()


def wheel_of(checkout: Checkout, to: Path, **environment: str) -> Path:
    """Make a wheel and unpack it, as an installation would."""
    made = checkout.python(
        "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", "dist", ".", **environment
    )
    assert made.returncode == 0, made.stderr
    (wheel,) = (checkout.root / "dist").glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(to)
    return to


@pytest.mark.slow
def test_a_wheel_carries_libraries_and_ledgers_and_still_runs_pure(checkout: Checkout, tmp_path: Path) -> None:
    site = str(wheel_of(checkout, tmp_path / "site"))
    assert Path(site, "bruxelles", "rules", "1897.md").is_file()
    for choice in ("auto", "compiled"):
        result = checkout.use(choice, PYTHONPATH=site)
        assert result.stdout.split()[0] == "42", result.stderr
        assert result.stdout.count(".py") == 1
    assert checkout.use("pure", PYTHONPATH=site).stdout == "42 .py .py .py\n"


def test_a_pure_wheel_runs_and_refuses_to_be_compiled(checkout: Checkout, tmp_path: Path) -> None:
    site = str(wheel_of(checkout, tmp_path / "site", BRUXELLES_PURE="1"))
    assert checkout.use("auto", PYTHONPATH=site).stdout == "42 .py .py .py\n"
    assert "without a C compiler" in checkout.use("compiled", PYTHONPATH=site).stderr
