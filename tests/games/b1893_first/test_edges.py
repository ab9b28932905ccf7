"""What bots and windows ask of the first edition."""

from __future__ import annotations

from bruxelles.kernel.explain import preview
from bruxelles.kernel.match import Match
from tests.games.b1893.builder import play
from tests.games.b1893.looking import refused
from tests.games.b1893_first.playing import RULEBOOK, new_match, position, scripted, table_of

SALE = (
    "phase turn seat:1\nseat:1 money 2\nseat:1 artworks artwork:green artwork:blue\nmarket artwork:pink artwork:yellow"
)


def liked(match: Match) -> str:
    """The option that looks best to a bot at first sight."""
    table = table_of(match)
    assert table.decision is not None
    priors = {
        token: table.decision.prior(table, option) for token, option in zip(match.options, match.numbers, strict=True)
    }
    assert min(priors.values()) >= 1
    return max(priors, key=lambda token: priors[token])


def test_bots_like_to_act_to_take_a_cube_and_a_new_colour() -> None:
    match = play(position("phase turn seat:1\nseat:1 money 2\nseat:2 houses space:1,4"), "space:1,4 bid:1")
    assert liked(match) == "perform"
    match.play("decline")
    assert liked(match).startswith("cube:")
    drawn = scripted(
        "phase turn seat:1\nround 2\nseat:1 money 3\nseat:1 exhibitions 1\nseat:1 artworks artwork:pink",
        "seat:1 turn space:1,1\nseat:1 bid bid:1\nseat:1 perform perform\n"
        "chance drawArtworks seat:1 artwork:pink artwork:blue",
    )
    assert liked(drawn) == "artwork:blue"


def test_bots_like_what_a_sale_brings() -> None:
    match = play(position(SALE), "space:1,2 bid:1 perform")
    assert liked(match) in ("indicator:3,1", "indicator:3,5")  # 2 BF and 6 VP for one of the two
    match.play(liked(match))
    assert liked(match) == "artwork:green"


def test_only_what_is_seen_in_the_shop_can_be_covered() -> None:
    match = play(position(SALE), "space:1,2 bid:1 perform indicator:3,3 artwork:green")
    assert refused(match, "artwork:black") == "93E1-SALE-02"
    assert refused(match, "artwork:pink") is None


def test_whether_to_act_is_free() -> None:
    match = play(position(SALE), "space:1,2 bid:1")
    assert refused(match, "perform") is None


def test_windows_see_counts_leads_and_a_picture() -> None:
    match = position(SALE)
    match.play("space:1,2")
    seen = preview(match, "bid:1")
    assert [lead.what for lead in seen.leads if lead.after == (0,)] == ["column:2", "iris:1,1", "iris:1,2"]
    assert RULEBOOK.standing(match.state)[0, "artworks"] == 2
    assert "market pink, yellow" in str(match)


def test_the_picture_of_a_new_game_names_the_compass() -> None:
    assert "needles" in str(new_match())
