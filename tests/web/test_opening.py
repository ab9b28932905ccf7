"""What a page needs before it shows a board: little, so that it shows it soon. `benchmarks.opening` has the seconds."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.people import Person

Arrive = Callable[..., Person]
LARGEST = 300_000  # bytes over the wire, all together

TRANSFERRED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map((entry) => [new URL(entry.name).pathname, entry.transferSize])"""


def test_a_board_needs_a_page_a_script_a_style_typefaces_the_words_and_the_table(arrive: Arrive) -> None:
    host, guest = arrive(), arrive(locale="fr-BE", new=True)
    host.open_table("link")
    guest.page.goto(host.links()[0])
    guest.page.locator(".grid .cell").first.wait_for()
    sizes: dict[str, int] = {path: size for path, size in guest.page.evaluate(TRANSFERRED) if path != "/icon.svg"}
    # What explains things comes after the board.
    folders = sorted(path.rpartition("/")[0] for path in sizes if not path.startswith("/api/help/"))
    assert folders == ["", "/api/tables", "/api/words", *["/assets"] * 5]
    assert 0 < sum(sizes.values()) < LARGEST, sizes
