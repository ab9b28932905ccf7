"""The box of a game holds what its options take out of it, and nothing else."""

from pathlib import Path

from bruxelles.components import b1893
from bruxelles.components.box import fingerprint
from bruxelles.games.b1893.belle.table import BelleTable
from tests.games.b1893.builder import RULEBOOK, new_match


def test_a_game_is_known_by_the_values_that_it_is_played_with() -> None:
    assert RULEBOOK.settings(3).components == fingerprint(b1893.ours())
    assert RULEBOOK.settings(3, {"belleEpoque": "on"}).components == fingerprint(b1893.ours("belle-epoque"))


def test_a_corrected_expansion_leaves_the_base_game_as_it_was(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("belle_epoque.pavilions.surcharges.value = [1, 1, 2, 1, 0]\n")
    assert RULEBOOK.settings(3, components=mine) == RULEBOOK.settings(3)
    assert RULEBOOK.settings(3, {"belleEpoque": "on"}, mine).corrections == (
        ("belle_epoque.pavilions.surcharges", "[1,1,2,1,0]"),
    )


def test_the_engine_plays_with_the_corrected_expansion(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("belle_epoque.pavilions.surcharges.value = [1, 1, 2, 1, 0]\n")
    table = new_match(3, components=mine, belleEpoque="on").state
    assert isinstance(table, BelleTable)
    assert list(table.belle().surcharges) == [0, 1, 1, 2, 1, 0]
