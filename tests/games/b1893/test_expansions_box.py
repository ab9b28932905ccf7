"""The box of a game holds what its options take out of it, and nothing else."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bruxelles.components import b1893
from bruxelles.components.box import fingerprint
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.kernel.match import Match
from tests.games.b1893.belle.builder import belle_table
from tests.games.b1893.builder import RULEBOOK, bids, new_match, play, position
from tests.games.b1893.looking import answered, corrected, told, upright

WithCard = Callable[[int, int, str], Match]


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


@pytest.fixture(name="with_card")
def given_card(tmp_path: Path) -> WithCard:
    """A position in which seat 1 owns a card, with an amount that differs from ours."""

    def with_card(card: int, amount: int, lines: str) -> Match:
        mine = corrected(tmp_path, f"belle_epoque.cards.{card}.value = {amount}\n")
        return position(f"{lines}\npavilion 1 card:{card} seat:1", 4, "1", mine, belleEpoque="on")

    return with_card


@pytest.mark.rule("93-BE-CARD-13")
def test_card_13_activates_as_many_nobles_as_it_says(with_card: WithCard) -> None:
    lines = "phase turn seat:1\nseat:1 nobles noble:buls noble:albert noble:empain"
    activated = "place:grand-place noble:buls"
    match = play(with_card(13, 2, lines), f"{activated} card:13 noble:albert noble:empain")
    assert (match.seat, upright(match, 1)) == (1, ["noble:brugmann"])
    few = play(with_card(13, 9, lines), f"{activated} card:13 noble:albert noble:empain")
    assert (few.seat, upright(few, 1)) == (1, [])
    none = play(with_card(13, 0, lines), activated)
    assert (none.seat, answered(none, "cardUse")) == (1, [])


@pytest.mark.rule("93-BE-CARD-19")
@pytest.mark.parametrize("amount", [0, 1, 3])
def test_card_19_takes_as_many_travelers_as_it_says(with_card: WithCard, amount: int) -> None:
    match = with_card(19, amount, "phase planning")
    assert (list(belle_table(match).travelers), len(told(match, "card_used"))) == ([amount, 0, 0, 0], min(amount, 1))


@pytest.mark.rule("93-BE-CARD-27")
def test_card_27_lets_a_meeple_count_for_as_many_as_it_says(with_card: WithCard) -> None:
    lines = f"phase irises\n{bids('- - - -', '- 2:1 2:1 -', '- 2:1 1:1 -')}"
    assert told(play(with_card(27, 3, lines), "space:3,3"), "iris_won") == ["seat:1 iris:2,2", "seat:2 iris:2,2"]
    assert told(play(with_card(27, 4, lines), "space:3,3"), "iris_won") == ["seat:1 iris:2,2"]
    assert answered(with_card(27, 2, lines), "c27") == []
