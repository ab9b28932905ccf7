"""What bots and windows ask of the first edition."""

from __future__ import annotations

import pytest

from bruxelles.kernel.explain import preview
from bruxelles.kernel.match import Match
from tests.games.b1893.builder import play
from tests.games.b1893.first_edition.playing import RULEBOOK, new_match, position, scripted, table_of
from tests.games.b1893.looking import refused

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
    assert "shop pink, yellow" in str(match)


PICTURE = """
shields led: none
Stock Exchange card 1 gives 5, pile 10; Bonus pile 20
stock takes 1  grand-place takes 1  park takes 1  market takes 1
figures - for 3, - for 2, - for 1, - for 0
figure pile: empain x3, solvay x3, buls x3, albert x3, van-de-velde x3,
    vandervelde x3, maeterlinck x3
shop green, pink, indicator:3,3
needles iron to wood, any to money
stacks: green x5, pink x5, blue x5, yellow x6, black x5
supply: wood x10, iron x10, stone x10, joker x15
covered in the shop: blue x1, black x1
compass clockwise: iron, wood, stone, any, money, empty
Exhibition tile of 1894 face up

seat 1: 0 VP, 0 BF, iris 1, crown 1, architect 2
  assistants 5; Courthouse 2; Brussels 0; buildings 0; Exhibition tiles 1
"""


def test_the_picture_is_that_of_this_edition() -> None:
    drawn = str(
        position(
            "phase turn seat:1\nround 2\nseat:1 exhibitions 1\ncompass iron wood stone any money empty\n"
            "market artwork:green artwork:pink\ncovered artwork:blue artwork:black",
            seats=2,
        )
    )
    assert drawn.startswith("round 2 of 5, first player seat 1, Bracket on iris:4,4\n")
    assert PICTURE in drawn
    new = str(new_match())
    assert "no Bracket" in new
    assert max(map(len, new.split("\n"))) <= 80


@pytest.mark.rule("93E1-WORK-04")
def test_the_picture_tells_how_many_were_drawn_and_not_which() -> None:
    match = scripted(
        "phase turn seat:1\nround 2\nseat:1 money 3\nseat:1 exhibitions 1",
        "seat:1 turn space:1,1\nseat:1 bid bid:1\nseat:1 perform perform\n"
        "chance drawArtworks seat:1 artwork:pink artwork:blue",
    )
    assert "\nseat 1 has drawn 2 artworks\n" in str(match)
    assert "\nstacks: green x6, pink x6, blue x6, yellow x6, black x6\n" in str(match)


@pytest.mark.rule("93E1-PASS-01")
def test_passing_first_is_foreseen_with_its_exhibition_tile() -> None:
    match = position("phase turn seat:1\nround 2\nseat:1 exhibitions 1", seats=3)
    assert [(each.seat, each.what, each.before, each.after) for each in preview(match, "pass").changes] == [
        (0, "money", 0, 1),
        (0, "exhibitions", 1, 2),
    ]
    assert not any(what == "first-passes" for _, what in RULEBOOK.standing(match.state))
    match.play("pass")
    assert "Exhibition tile taken" in str(match)
