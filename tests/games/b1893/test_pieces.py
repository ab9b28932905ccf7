"""Cards, tiles and boards that have rules of their own."""

from __future__ import annotations

from bruxelles.games.b1893.pieces import pieces, rules_of
from bruxelles.words.rules import by_id
from tests.games.b1893.builder import new_match, position
from tests.games.b1893.looking import seen


def own_rule(token: str) -> str:
    """The first rule of a piece, as the ledger counts them."""
    kind, _, name = token.partition(":")
    return f"93-ASYM-{name.upper()}-1" if kind == "board" else f"93-BE-{kind.upper()}-{int(name):02}"


def test_every_piece_names_its_rules_and_its_own_one_first() -> None:
    assert len(pieces()) == 32 + 12 + 5
    for token, piece in pieces().items():
        assert piece.rules[0] == own_rule(token)
        assert set(piece.rules) <= set(by_id("en"))


def test_the_view_says_the_rules_of_the_pieces_that_it_shows() -> None:
    shown = seen(position("phase turn seat:1\npavilion 1 card:25 seat:1", belleEpoque="on"))
    assert shown.belle is not None
    first, *others = shown.belle.pavilions
    assert first.rules == rules_of("card:25") == ("93-BE-CARD-25", "93-BE-CLAR-15")
    assert all(pavilion.rules == rules_of(pavilion.card) for pavilion in others)
    assert all(tile.rules == rules_of(tile.tile) for tile in shown.belle.tiles)
    sides = seen(new_match(3, asymmetric="on")).sides
    assert [side.rules for side in sides] == [rules_of(side.board) for side in sides]
    assert sides[0].rules == ()
